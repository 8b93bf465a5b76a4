"""What a paused countdown does: nothing, but for its reminder after a minute."""

from __future__ import annotations

import time
from dataclasses import dataclass

from .child import Child
from .proc import wake_ups, wake_ups_between
from .tool import Tool

REMINDER = 60.0  # Seconds after the pause at which it says that it is still paused.
SETTLING = 6.0  # Seconds until the threads that answered the command are idle, and Dispatch has let them go.
MARGIN = 1.0  # Seconds on either side of the reminder.


@dataclass(frozen=True)
class Pause:
    seconds: float
    wake_ups: int
    of_reminder: int | None  # None if the pause was too short to have one.


def pause(tool: Tool, seconds: float) -> Pause:
    """Pauses a run, and counts the wake-ups of all its threads until just before the reminder, and those of it."""
    child = Child(tool.command("10m", "--plain", "--control"), "pipe", tool.environment)
    child.read(timeout=10)
    child.write("pause\n")
    answer = child.read(timeout=10)
    if answer is None or not answer.text.startswith("Paused"):
        raise RuntimeError("The countdown did not pause.")
    time.sleep(SETTLING)
    before = wake_ups(child.pid)
    quiet = min(seconds, REMINDER) - SETTLING - MARGIN
    time.sleep(quiet)
    after = wake_ups(child.pid)
    of_reminder = None
    if seconds >= REMINDER:
        reminder = child.read(timeout=2 * MARGIN)
        if reminder is None or not reminder.text:
            raise RuntimeError("No reminder of the pause came.")
        time.sleep(MARGIN)
        of_reminder = wake_ups_between(after, wake_ups(child.pid))
    child.end()
    return Pause(quiet, wake_ups_between(before, after), of_reminder)
