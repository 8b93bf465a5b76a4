"""Whether memory grows with what has been told."""

from __future__ import annotations

import subprocess

from .proc import peak_memory
from .table import Figure, Goal
from .tool import Tool

DAY = 86_400
HOUR = 3_600


def figures(tool: Tool) -> list[Figure]:
    """MiB by which the peak grows between the first and the last hour of a day rehearsed by the second."""
    command = tool.command("24h", "--every", "1s", "--rehearse", "--json")
    peaks = []
    with subprocess.Popen(command, env=tool.environment, stdout=subprocess.PIPE) as child:
        assert child.stdout
        for number, _ in enumerate(child.stdout):
            # It cannot be over yet: a pipe holds some hundred lines.
            if number in (HOUR, DAY - HOUR):
                peaks.append(peak_memory(child.pid))
    if child.returncode or len(peaks) != 2 or not all(peaks):
        raise RuntimeError(f"The rehearsal ended with {child.returncode}, peaks {peaks}.")
    return [Figure("memory grown in 22 h by the second, MiB", (peaks[1] - peaks[0]) / 2**20, Goal(1))]
