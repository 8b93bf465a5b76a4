"""What a countdown costs, and how late its lines are."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from . import ring
from .child import Medium
from .lateness import Lateness, beside_first, beside_stated_time, bursts
from .pause import Pause, pause
from .peers import Termdown
from .table import Figure, Goal
from .tool import Tool
from .watch import Watched, watch

T = TypeVar("T")

STAGGER = 0.13  # Seconds between starts, so that no two programs wake at the same time.
WAKE_UPS_OF_START, WAKE_UPS_OF_LINE = 20, 15


def figures(tool: Tool, termdown: Termdown | None, seconds: int) -> list[Figure]:
    """Runs all of them side by side, each out of step with the others, since they hardly do a thing."""
    each_second = (f"{seconds}s", "--every", "1s")
    with ThreadPoolExecutor() as pool:
        begin = _Staggered(pool, seconds + 10)
        asleep = begin.watch(["sleep", str(seconds)], "terminal", tool.environment)
        plain = begin.watch(tool.command(f"{seconds}s", "--plain"), "terminal", tool.environment)
        lines = begin.watch(tool.command(*each_second, "--plain"), "terminal", tool.environment)
        objects = begin.watch(tool.command(*each_second, "--json"), "pipe", tool.environment)
        paused = begin.run(lambda: pause(tool, seconds))
        smooth = begin.watch(*ring.ring(tool, f"{seconds}s"))
        calm = begin.watch(*ring.ring(tool, f"{seconds}s", "--reduced-motion"))
        long_share = begin.run(lambda: ring.share_of_core(tool, seconds))
        drawn = termdown and begin.watch(termdown.command(seconds), "terminal", termdown.environment)
    theirs = drawn and drawn.result()
    return [
        *_cost(seconds, plain.result(), asleep.result(), theirs),
        *_pause(paused.result()),
        *_lateness("JSON line, beside its own time", beside_stated_time(objects.result().chunks), None),
        *_lateness(
            "line in a terminal, beside the first",
            beside_first(lines.result().chunks, tool.instants(*each_second)),
            theirs and _of_drawings(theirs, seconds)),
        *ring.figures(seconds, smooth.result(), calm.result(), long_share.result(), theirs),
    ]


class _Staggered:
    """Starts one thing after another, each in a thread of its own."""

    def __init__(self, pool: ThreadPoolExecutor, limit: float) -> None:
        self._pool = pool
        self._limit = limit

    def run(self, job: Callable[[], T]) -> Future[T]:
        time.sleep(STAGGER)
        return self._pool.submit(job)

    def watch(self, command: Sequence[str], medium: Medium, environment: Mapping[str, str]) -> Future[Watched]:
        return self.run(lambda: watch(command, medium, environment, self._limit))


def _cost(seconds: int, plain: Watched, asleep: Watched, drawn: Watched | None) -> list[Figure]:
    later_lines = len(plain.text.split("\n")) - 2  # The last newline ends the last line, and the first is the start's.
    return [
        Figure(f"{seconds} s: CPU, ms", 1000 * plain.cpu, Goal(30), 1000 * asleep.cpu, drawn and 1000 * drawn.cpu),
        Figure(
            f"{seconds} s: wake-ups, the start and {later_lines} lines", plain.wake_ups,
            Goal(WAKE_UPS_OF_START + WAKE_UPS_OF_LINE * later_lines), asleep.wake_ups, drawn and drawn.wake_ups),
        Figure(
            f"{seconds} s: preemptions", plain.preemptions, None, asleep.preemptions, drawn and drawn.preemptions),
        Figure(
            f"{seconds} s: most memory, MiB", plain.memory / 2**20, Goal(25), asleep.memory / 2**20,
            drawn and drawn.memory / 2**20),
    ]


def _pause(paused: Pause) -> list[Figure]:
    figures = [Figure(f"paused {paused.seconds:.0f} s: wake-ups", paused.wake_ups, Goal(0))]
    if paused.of_reminder is not None:
        figures.append(Figure("paused: wake-ups of the reminder", paused.of_reminder, Goal(WAKE_UPS_OF_LINE)))
    return figures


def _lateness(of: str, ours: Lateness, theirs: Lateness | None) -> list[Figure]:
    return [
        Figure(f"{of}, ms: median", 1000 * ours.median, None, termdown=theirs and 1000 * theirs.median),
        Figure(f"{of}, ms: p95 of {ours.lines}", 1000 * ours.p95, None, termdown=theirs and 1000 * theirs.p95),
        Figure(f"{of}, ms: worst", 1000 * ours.worst, Goal(5), termdown=theirs and 1000 * theirs.worst),
    ]


def _of_drawings(drawn: Watched, seconds: int) -> Lateness | None:
    """It draws anew each second from its start on; the last drawing, which tidies the screen, is not one of them."""
    drawings = bursts(drawn.chunks)[:seconds]
    return beside_first(drawings, [float(second) for second in range(len(drawings))])
