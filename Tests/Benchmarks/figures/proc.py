"""What the kernel tells about a process while it runs."""

from __future__ import annotations

import re
from pathlib import Path


def peak_memory(pid: int) -> int:
    """The most memory that was resident, in bytes; 0 once the process is gone.

    Not `ru_maxrss`: that starts from the size of the process that spawned it.
    """
    return 1024 * _number("VmHWM", Path(f"/proc/{pid}/status"))


def wake_ups(pid: int) -> dict[int, int]:
    """How often each thread has waited for something, by thread."""
    return {
        int(task.name): _number("voluntary_ctxt_switches", task / "status")
        for task in Path(f"/proc/{pid}/task").glob("*")
    }


def wake_ups_between(earlier: dict[int, int], later: dict[int, int]) -> int:
    """How often threads woke between two looks; one that is gone by then woke once at least, to end."""
    gone = len(earlier.keys() - later.keys())
    return gone + sum(count - earlier.get(thread, 0) for thread, count in later.items())


def _number(field: str, file: Path) -> int:
    try:
        found = re.search(rf"^{field}:\s*(\d+)", file.read_text(), re.MULTILINE)
    except OSError:
        return 0
    return int(found[1]) if found else 0
