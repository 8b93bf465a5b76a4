"""A program under measurement: started, read, and waited for."""

from __future__ import annotations

import os
import pty
import resource
import select
import signal
import termios
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Medium = Literal["terminal", "pipe"]


@dataclass(frozen=True)
class Chunk:
    """What one read gave, and when it came, on both clocks."""

    monotonic: float
    realtime: float
    text: str


class Child:
    """A process in a session of its own, whose output arrives with stamps.

    In a terminal the three standard descriptors are the terminal, as for a person. With a pipe, standard input is one too.
    It is spawned without a fork of this process, which would be paid for by what is measured.
    """

    def __init__(self, command: Sequence[str], medium: Medium, environment: Mapping[str, str]) -> None:
        actions: list[tuple[object, ...]]
        if medium == "terminal":
            self._output, terminal = pty.openpty()
            termios.tcsetwinsize(self._output, (24, 80))
            self._input = os.dup(self._output)
            theirs = [terminal]
            # Opened by the leader of a session, it becomes its controlling terminal.
            actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(terminal), os.O_RDWR, 0), (os.POSIX_SPAWN_DUP2, 0, 1)]
        else:
            read_end, self._input = os.pipe()
            self._output, write_end = os.pipe()
            theirs = [read_end, write_end]
            actions = [(os.POSIX_SPAWN_DUP2, read_end, 0), (os.POSIX_SPAWN_DUP2, write_end, 1)]
        actions.append((os.POSIX_SPAWN_DUP2, 1, 2))
        self.began = time.monotonic()
        self.pid = os.posix_spawnp(
            command[0], command, environment, file_actions=actions, setsid=True, setsigdef=[signal.SIGPIPE])
        for descriptor in theirs:
            os.close(descriptor)

    def read(self, timeout: float) -> Chunk | None:
        """The next output; an empty one if nothing comes in time, none at the end."""
        if not select.select([self._output], [], [], max(0.0, timeout))[0]:
            return Chunk(time.monotonic(), time.time(), "")
        try:
            data = os.read(self._output, 65536)
        except OSError:  # A terminal whose other side is gone.
            return None
        monotonic, realtime = time.monotonic(), time.time()
        return Chunk(monotonic, realtime, data.decode(errors="replace")) if data else None

    def write(self, text: str) -> None:
        os.write(self._input, text.encode())

    def end(self) -> resource.struct_rusage:
        """Ends it if it still runs, and tells what it has used, all threads together."""
        # As by hand: a timer that is told to end otherwise keeps what it would need to go on.
        os.kill(self.pid, signal.SIGINT)  # A process that has ended but was not waited for takes no notice.
        limit = time.monotonic() + 5
        while True:
            pid, _, usage = os.wait4(self.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() > limit:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(0.001)
        os.close(self._output)
        os.close(self._input)
        return usage
