"""What a ring costs, for each change that can be seen, beside termdown's figures."""

from __future__ import annotations

import time
from dataclasses import dataclass

from .child import Child, Chunk, Medium
from .lateness import bursts
from .table import Figure, Goal
from .tool import Tool
from .watch import Watched

LONG = "25m"


@dataclass(frozen=True)
class Drawing:
    """A run that drew."""

    frames: int
    size: int  # Bytes.
    cpu: float
    wake_ups: int

    @classmethod
    def of(cls, run: Watched, gap: float) -> Drawing:
        """What comes within `gap` seconds is one frame."""
        return cls(len(bursts(run.chunks, gap)), len(run.text.encode()), run.cpu, run.wake_ups)


def ring(tool: Tool, duration: str, *options: str) -> tuple[list[str], Medium, dict[str, str]]:
    """How a ring with all its colours is run: the command, where, and in which environment."""
    command = tool.command(duration, "--display", "ring", *options)
    return command, "terminal", {**tool.environment, "COLORTERM": "truecolor"}


def share_of_core(tool: Tool, seconds: float) -> float:
    """Of a long ring, the CPU seconds a second, its start included."""
    child = Child(*ring(tool, LONG))
    began = time.monotonic()
    chunk: Chunk | None = Chunk(0, 0, "")
    while chunk is not None and time.monotonic() < began + seconds:
        chunk = child.read(timeout=0.5)
    if chunk is None:
        raise RuntimeError("The long ring ended.")
    usage = child.end()
    return (usage.ru_utime + usage.ru_stime) / seconds


def figures(seconds: int, smooth: Watched, calm: Watched, long_share: float, drawn: Watched | None) -> list[Figure]:
    ours, slow, theirs = Drawing.of(smooth, 0.01), Drawing.of(calm, 0.01), drawn and Drawing.of(drawn, 0.3)
    return [
        Figure(f"ring, {seconds} s: visible changes", ours.frames, None, termdown=theirs and theirs.frames),
        Figure(f"ring, {seconds} s: CPU, ms", 1000 * ours.cpu, None, termdown=theirs and 1000 * theirs.cpu),
        Figure(
            "ring: CPU a visible change, ms", 1000 * ours.cpu / ours.frames,
            theirs and Goal(100 * theirs.cpu / theirs.frames), termdown=theirs and 1000 * theirs.cpu / theirs.frames),
        Figure(
            "ring: wake-ups a visible change", ours.wake_ups / ours.frames,
            theirs and Goal(theirs.wake_ups / theirs.frames / 20), termdown=theirs and theirs.wake_ups / theirs.frames),
        Figure(
            "ring: bytes a visible change", ours.size / ours.frames, None,
            termdown=theirs and theirs.size / theirs.frames),
        Figure(f"ring once a second, {seconds} s: CPU, ms", 1000 * slow.cpu, theirs and Goal(100 * theirs.cpu),
               termdown=theirs and 1000 * theirs.cpu),
        Figure(f"ring once a second, {seconds} s: wake-ups", slow.wake_ups, theirs and Goal(theirs.wake_ups / 20),
               termdown=theirs and theirs.wake_ups),
        Figure(f"ring of {LONG}: CPU, percent of a core", 100 * long_share, Goal(1)),
    ]
