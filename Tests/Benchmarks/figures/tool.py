"""speech-timer, as it is measured: printing only, in English where nothing else is said."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Tool:
    binary: Path
    environment: Mapping[str, str]

    @classmethod
    def at(cls, binary: Path, home: Path) -> Tool:
        """With a home of its own, and nothing around that changes what it does."""
        path = os.environ.get("PATH", os.defpath)
        return cls(
            binary, {"PATH": path, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "TERM": "xterm-256color",
                     "LC_ALL": "C.UTF-8"})

    def command(self, *arguments: str, locale: str = "en") -> list[str]:
        return [str(self.binary), *arguments, "--speech", "none", "--locale", locale]

    def instants(self, *arguments: str) -> list[float]:
        """When each line of a plain run is due, in seconds from its start, as a rehearsal tells."""
        rehearsal = subprocess.run(
            self.command(*arguments, "--rehearse"), env=self.environment, capture_output=True, text=True, check=True)
        times = [line.split("\t")[0].split(":") for line in rehearsal.stdout.splitlines()]
        return [60.0 * int(minutes) + int(seconds) for minutes, seconds in times]

    def version(self) -> str:
        return subprocess.run([self.binary, "--version"], capture_output=True, text=True, check=True).stdout.strip()
