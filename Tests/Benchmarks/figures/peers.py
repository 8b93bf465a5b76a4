"""Programs that do a like job, for the ratios."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Termdown:
    """A countdown that is drawn in a terminal each second (PyPI: termdown)."""

    binary: Path
    version: str
    environment: Mapping[str, str]

    @classmethod
    def installed(cls, folder: Path) -> Termdown | str:
        """From PyPI into a private environment within `folder`, at the first time; or why that cannot be."""
        venv = folder / "venv"
        home = folder / "home"
        private = dict(
            os.environ, HOME=str(home), TMPDIR=str(folder), PIP_NO_CACHE_DIR="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
        binary = venv / "bin" / "termdown"
        if not binary.exists():
            for step in ([sys.executable, "-m", "venv", str(venv)],
                         [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "termdown"]):
                done = subprocess.run(step, env=private, capture_output=True, text=True)
                if done.returncode:
                    lines = (done.stderr + done.stdout).strip().splitlines() or ["no reason given"]
                    return f"termdown could not be installed: {lines[-1]}"
        told = subprocess.run([str(binary), "--version"], env=private, capture_output=True, text=True)
        if told.returncode:
            return "termdown is installed but does not run."
        environment = {"PATH": os.environ.get("PATH", os.defpath), "HOME": str(home), "TERM": "xterm-256color",
                       "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
        return cls(binary, told.stdout.split()[-1], environment)

    def command(self, seconds: int) -> list[str]:
        """Plain figures instead of large letters: the cheapest that it can do."""
        return [str(self.binary), "--no-art", str(seconds)]
