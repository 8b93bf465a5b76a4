"""How late lines are, beside the seconds they are for."""

from __future__ import annotations

import datetime
import json
import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from .child import Chunk


@dataclass(frozen=True)
class Lateness:
    """Of a whole run, in seconds."""

    lines: int
    median: float
    p95: float
    worst: float

    @classmethod
    def of(cls, late: Sequence[float]) -> Lateness:
        """From each line's. Early counts as much as late."""
        ranked = sorted(abs(seconds) for seconds in late)
        return cls(len(ranked), statistics.median(ranked), ranked[math.ceil(0.95 * len(ranked)) - 1], ranked[-1])


def beside_stated_time(chunks: Sequence[Chunk]) -> Lateness:
    """Of JSON lines, beside the instant that each line says it is for."""
    late = []
    for chunk in chunks:
        for line in chunk.text.splitlines():
            stated = datetime.datetime.fromisoformat(json.loads(line)["time"]).timestamp()
            late.append(chunk.realtime - stated)
    return Lateness.of(late)


def beside_first(chunks: Sequence[Chunk], instants: Sequence[float]) -> Lateness:
    """Of lines due at `instants`, beside the first of them: a program that is late by the same each time is not late."""
    lines = [chunk for chunk in chunks if chunk.text.strip()]
    if len(lines) != len(instants):
        raise RuntimeError(f"{len(instants)} lines were due, and {len(lines)} came.")
    first, *others = zip(lines, instants)
    return Lateness.of([
        (chunk.monotonic - first[0].monotonic) - (instant - first[1]) for chunk, instant in others])


def bursts(chunks: Sequence[Chunk], gap: float = 0.3) -> list[Chunk]:
    """The first chunk of each redrawing: those that follow within `gap` seconds belong to it."""
    return [
        chunk for earlier, chunk in zip([None, *chunks], chunks)
        if earlier is None or chunk.monotonic - earlier.monotonic > gap]
