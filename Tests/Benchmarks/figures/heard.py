"""What is heard: when, and what speech costs."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from .table import Figure, Goal
from .tool import Tool

HEARD = Path(__file__).resolve().parent.parent / "audio" / "heard"
# A few whole times, then counted seconds.
ARGUMENTS = ("20s", "--every", "5s", "--final", "10", "--json", "--speech", "espeak", "--locale", "en")


def figures(tool: Tool) -> list[Figure]:
    """Of a countdown whose sound goes to a sound server of its own; nothing where there is none to start."""
    if not shutil.which("pulseaudio") or not shutil.which("parec"):
        print("Without pulseaudio and pulseaudio-utils, nothing is heard.\n")
        return []
    ran = subprocess.run(
        [HEARD, "--", tool.binary, *ARGUMENTS], env=tool.environment, capture_output=True, text=True)
    cost = re.search(r"CPU (\d+) ms, wake-ups (\d+)", ran.stdout)
    late = re.search(r"heard (\d+) of (\d+), .* p95 ([\d.]+) ms, worst ([\d.]+) ms", ran.stdout)
    if not cost or not late:
        raise RuntimeError(f"Nothing was heard: {ran.stdout}{ran.stderr}")
    name = f"spoken, {ARGUMENTS[0]}"
    return [
        Figure(f"{name}: CPU, ms", float(cost[1])),
        Figure(f"{name}: wake-ups, {late[2]} announcements", float(cost[2])),
        Figure(f"{name}: announcements not heard", float(int(late[2]) - int(late[1])), Goal(0)),
        Figure("heard, beside its own time, ms: p95", float(late[3])),
        Figure("heard, beside its own time, ms: worst", float(late[4])),
    ]
