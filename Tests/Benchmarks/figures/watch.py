"""Watching a program until it ends."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .child import Child, Chunk, Medium
from .proc import peak_memory


@dataclass(frozen=True)
class Watched:
    """A program's whole run."""

    began: float
    chunks: list[Chunk]
    cpu: float  # Seconds, user and system.
    wake_ups: int  # Voluntary context switches over all threads.
    preemptions: int  # Involuntary ones.
    memory: int  # Bytes, the most that was seen resident.

    @property
    def text(self) -> str:
        return "".join(chunk.text for chunk in self.chunks)


def watch(command: Sequence[str], medium: Medium, environment: Mapping[str, str], limit: float) -> Watched:
    """Runs a program to its end, which has to come within `limit` seconds."""
    child = Child(command, medium, environment)
    chunks: list[Chunk] = []
    memory = 0
    while (chunk := child.read(timeout=1)) is not None:
        if time.monotonic() > child.began + limit:
            child.end()
            raise RuntimeError(f"{command[0]} was to end within {limit:.0f} s, and did not.")
        if chunk.text:
            chunks.append(chunk)
        memory = max(memory, peak_memory(child.pid))
    usage = child.end()
    return Watched(child.began, chunks, usage.ru_utime + usage.ru_stime, usage.ru_nvcsw, usage.ru_nivcsw, memory)


def first_output(command: Sequence[str], medium: Medium, environment: Mapping[str, str]) -> float:
    """Seconds from the start of a program to its first output. It is ended then."""
    child = Child(command, medium, environment)
    chunk = child.read(timeout=10)
    child.end()
    if chunk is None or not chunk.text:
        raise RuntimeError(f"{command[0]} printed nothing.")
    return chunk.monotonic - child.began
