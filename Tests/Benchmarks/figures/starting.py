"""From the start of a program to its first line, and what choosing a language adds."""

from __future__ import annotations

import statistics

from .peers import Termdown
from .table import Figure, Goal
from .tool import Tool
from .watch import first_output

LOCALES = ("en", "es", "ar", "ja")


def figures(tool: Tool, termdown: Termdown | None, starts: int) -> list[Figure]:
    """Milliseconds: the median of many starts. Languages take turns, so that what disturbs one disturbs all."""
    taken: dict[str, list[float]] = {locale: [] for locale in LOCALES}
    for _ in range(starts):
        for locale in LOCALES:
            command = tool.command("10m", "--plain", locale=locale)
            taken[locale].append(1000 * first_output(command, "terminal", tool.environment))
    english, *others = (statistics.median(taken[locale]) for locale in LOCALES)
    theirs = termdown and statistics.median(
        1000 * first_output(termdown.command(600), "terminal", termdown.environment) for _ in range(starts // 4 + 1))
    return [
        Figure("start to first line, ms", english, Goal(50), termdown=theirs),
        *(Figure(f"the same in {locale}, ms more than in en", other - english, Goal(5))
          for locale, other in zip(LOCALES[1:], others)),
    ]
