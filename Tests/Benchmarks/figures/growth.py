"""Whether memory grows with what has been told, said and asked."""

from __future__ import annotations

import itertools
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from .proc import peak_memory
from .table import Figure, Goal
from .tool import Tool

DAY = 86_400
HOUR = 3_600
SPOKEN = ("--speech", "espeak")
CHANGES = 50_000
# As they come from other processes: each changes something, or answers.
REQUESTS = ("pause", "left Tea", "resume", "add 1m Tea", "add -1m Tea", "mute", "list", "unmute", "reset Eggs", "lfet")


def figures(tool: Tool) -> list[Figure]:
    """MiB by which the peak grows from an early moment to a late one."""
    return [
        Figure("memory grown in 22 h by the second, MiB", _grown(_told(tool)), Goal(1)),
        Figure("memory grown in 50 min spoken by the second, MiB", _grown(_said(tool)), Goal(1)),
        Figure(f"memory grown by {CHANGES:,} requests, MiB", _grown(_asked(tool)), Goal(1)),
    ]


def _grown(peaks: Sequence[int]) -> float:
    if len(peaks) != 2 or not all(peaks):
        raise RuntimeError(f"It ended too early, or late: peaks {peaks}.")
    return (peaks[1] - peaks[0]) / 2**20


def _told(tool: Tool) -> list[int]:
    """Between the first and the last hour of a day rehearsed by the second."""
    peaks = []
    with _running(tool, tool.command("24h", "--every", "1s", "--rehearse", "--json")) as child:
        assert child.stdout
        for number, _ in enumerate(child.stdout):
            # It cannot be over yet: a pipe holds some hundred lines.
            if number in (HOUR, DAY - HOUR):
                peaks.append(peak_memory(child.pid))
    return peaks


def _said(tool: Tool) -> list[int]:
    """Between the first and the last minutes of an hour of speech, read as it is made."""
    arguments = ("1h", "--every", "1s", "--rehearse", "--wav", "-")
    whole, step = 2 * 22_050 * HOUR, 2 * 22_050 * 60
    early, late = whole // 12, whole - whole // 12
    read, peaks = 0, []
    with _running(tool, [*tool.command(*arguments), *SPOKEN]) as child:
        assert child.stdout
        while piece := child.stdout.read(step):
            if read < early <= read + len(piece) or read < late <= read + len(piece):
                peaks.append(peak_memory(child.pid))
            read += len(piece)
    return peaks


def _asked(tool: Tool) -> list[int]:
    """Between the first quarter of many requests and their end, while it speaks each second."""
    arguments = ("Tea=2h", "Eggs=3h", "--every", "1s", "--json", "--wav", "/dev/null")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o700)
        there = replace(tool, environment={**tool.environment, "XDG_RUNTIME_DIR": folder})
        path = Path(folder) / "speech-timer" / "1"
        with _running(there, [*there.command(*arguments), *SPOKEN], output=subprocess.DEVNULL) as child:
            limit = time.monotonic() + 10
            while not path.exists() and time.monotonic() < limit:
                time.sleep(0.01)
            peaks = []
            for number, request in enumerate(itertools.islice(itertools.cycle(REQUESTS), CHANGES), 1):
                _ask(path, request)
                if number in (CHANGES // 4, CHANGES):
                    peaks.append(peak_memory(child.pid))
            _ask(path, "stop")
    return peaks


def _ask(path: Path, request: str) -> None:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(10)
        connection.connect(str(path))
        connection.sendall(request.encode() + b"\n")
        while connection.recv(4096):
            pass


@contextmanager
def _running(
        tool: Tool, command: Sequence[str], output: int = subprocess.PIPE) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
            command, env=tool.environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.DEVNULL) as child:
        try:
            yield child
            child.wait(30)
        finally:
            child.kill()
