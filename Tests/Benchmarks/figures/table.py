"""The table that is printed: a figure a row, in columns that are read from left to right."""

from __future__ import annotations

from dataclasses import dataclass

HEADINGS = ("figure", "speech-timer", "goal", "met", "sleep", "termdown", "termdown : speech-timer")


@dataclass(frozen=True)
class Goal:
    """The most, or with `at_least` the least, that a figure may be."""

    bound: float
    at_least: bool = False

    def is_met_by(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound

    def __str__(self) -> str:
        return f"{'at least' if self.at_least else 'at most'} {number(self.bound)}"


@dataclass(frozen=True)
class Figure:
    """One thing that was measured, in the unit that its name tells, of speech-timer and of its peers."""

    name: str
    value: float
    goal: Goal | None = None
    sleep: float | None = None
    termdown: float | None = None

    @property
    def is_missed(self) -> bool:
        return self.goal is not None and not self.goal.is_met_by(self.value)

    def cells(self) -> tuple[str, ...]:
        ratio = f"{number(self.termdown / self.value)}" if self.termdown is not None and self.value else "-"
        met = "-" if self.goal is None else "no" if self.is_missed else "yes"
        return (self.name, number(self.value), str(self.goal or "-"), met,
                number(self.sleep), number(self.termdown), ratio)


def number(value: float | None) -> str:
    """With three significant digits at most, and thousands apart."""
    if value is None:
        return "-"
    if abs(value) >= 100 or value == round(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def text(figures: list[Figure]) -> str:
    """The table, its first column to the left and the numbers to the right."""
    rows = [HEADINGS, *(figure.cells() for figure in figures)]
    widths = [max(len(cell) for cell in column) for column in zip(*rows)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))])
        for row in rows)
