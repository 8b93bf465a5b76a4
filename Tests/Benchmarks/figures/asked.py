"""What a countdown does while many other processes ask it."""

from __future__ import annotations

import socket
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from .lateness import Lateness, beside_stated_time
from .table import Figure, Goal
from .tool import Tool
from .watch import watch

ASKERS = 10  # Threads, each of which asks in turn.


def figures(tool: Tool, seconds: int, each_second: int) -> list[Figure]:
    """Asks so often while a countdown prints each second, and measures both."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        Path(folder).chmod(0o700)
        there = replace(tool, environment={**tool.environment, "XDG_RUNTIME_DIR": folder})
        command = there.command(f"{seconds + 2}s", "--every", "1s", "--json")
        watched = pool.submit(watch, command, "pipe", there.environment, seconds + 20)
        asked = _ask(Path(folder) / "speech-timer" / "1", seconds, each_second)
        late = beside_stated_time(watched.result().chunks)
    answers = Lateness.of(asked)
    name = f"asked {len(asked) / seconds:,.0f} times a second"
    return [
        Figure(f"{name}, an answer, ms: median", 1000 * answers.median),
        Figure(f"{name}, an answer, ms: worst", 1000 * answers.worst, Goal(50)),
        Figure(f"{name}, a line beside its own time, ms: worst", 1000 * late.worst, Goal(5)),
    ]


def _ask(path: Path, seconds: int, each_second: int) -> list[float]:
    """How long each answer took, in seconds."""
    limit = time.monotonic() + 5
    while not path.exists():
        if time.monotonic() > limit:
            raise RuntimeError("The countdown that was to be asked never listened.")
        time.sleep(0.01)
    began = time.monotonic()
    took: list[float] = []
    threads = [
        threading.Thread(target=_ask_in_turn, args=(path, began, seconds, number / each_second, each_second, took))
        for number in range(ASKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return took


def _ask_in_turn(
        path: Path, began: float, seconds: int, offset: float, each_second: int, took: list[float]) -> None:
    for turn in range(seconds * each_second // ASKERS):
        due = began + offset + turn * ASKERS / each_second
        time.sleep(max(0.0, due - time.monotonic()))
        start = time.monotonic()
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(5)
            connection.connect(str(path))
            connection.sendall(b"left\n")
            answer = b""
            while part := connection.recv(4096):
                answer += part
        if b'"status":0' not in answer:
            raise RuntimeError(f"Asked how much is left, it answered {answer!r}.")
        took.append(time.monotonic() - start)
