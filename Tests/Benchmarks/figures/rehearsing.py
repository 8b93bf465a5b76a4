"""A day rehearsed at every second: how many announcements the tool makes in a second."""

from __future__ import annotations

import os
import time
from pathlib import Path

from .table import Figure, Goal
from .tool import Tool

DAY = 86_400


def figures(tool: Tool, folder: Path, tries: int) -> list[Figure]:
    """The best of some tries, on one core, written to a file: seconds on the clock, and of CPU."""
    found = []
    for form, option in (("plain", "--plain"), ("JSON", "--json")):
        wall, cpu = min(_rehearse(tool, option, folder / "rehearsal") for _ in range(tries))
        found += [
            Figure(f"24 h rehearsed by the second, {form}: seconds", wall, Goal(2)),
            Figure(f"24 h rehearsed by the second, {form}: CPU seconds", cpu),
            Figure(f"announcements a CPU second, {form}", DAY / cpu),
        ]
    return found


def _rehearse(tool: Tool, option: str, file: Path) -> tuple[float, float]:
    command = tool.command("24h", "--every", "1s", "--rehearse", option)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})  # The child's, which gets it from here.
    try:
        began = time.monotonic()
        create = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        pid = os.posix_spawn(
            command[0], command, tool.environment, file_actions=[(os.POSIX_SPAWN_OPEN, 1, str(file), create, 0o600)])
        _, status, usage = os.wait4(pid, 0)
        wall = time.monotonic() - began
    finally:
        os.sched_setaffinity(0, cores)
    lines = file.read_bytes().count(b"\n")
    file.unlink()
    if status or lines != DAY + 1:  # The start is one more.
        raise RuntimeError(f"The rehearsal ended with {status} after {lines:,} lines.")
    return wall, usage.ru_utime + usage.ru_stime
