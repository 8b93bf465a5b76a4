"""What a thousand countdowns in one process cost."""

from __future__ import annotations

from .countdown import WAKE_UPS_OF_LINE, WAKE_UPS_OF_START
from .table import Figure, Goal
from .tool import Tool
from .watch import watch

COUNTDOWNS = 1_000
ENDS = 5  # Seconds, in each of which as many of them end.


def figures(tool: Tool, seconds: int) -> list[Figure]:
    """They end in the last seconds of so many; what ends at once is woken for once."""
    times = [f"T{number}={seconds - number % ENDS}s" for number in range(COUNTDOWNS)]
    run = watch(tool.command(*times, "--only-end", "--plain"), "terminal", tool.environment, seconds + 20)
    ended = run.text.count("time is up")
    if ended != COUNTDOWNS:
        raise RuntimeError(f"Of {COUNTDOWNS:,} countdowns {ended:,} ended.")
    name = f"{COUNTDOWNS:,} countdowns, {seconds} s"
    return [
        Figure(f"{name}: CPU, ms", 1000 * run.cpu),
        Figure(
            f"{name}: wake-ups, the start and {ENDS} seconds with ends", run.wake_ups,
            Goal(WAKE_UPS_OF_START + WAKE_UPS_OF_LINE * ENDS)),
        Figure(f"{name}: most memory, MiB", run.memory / 2**20),
    ]
