"""How large the program is."""

from __future__ import annotations

import subprocess
from pathlib import Path

from .table import Figure
from .tool import Tool


def figures(tool: Tool, catalogs: Path, folder: Path) -> list[Figure]:
    """MiB of the binary without symbols, as it is installed, and of the catalogs in it."""
    stripped = folder / "stripped"
    subprocess.run(["strip", "-o", str(stripped), str(tool.binary)], check=True)
    size = stripped.stat().st_size
    stripped.unlink()
    words = sum(catalog.stat().st_size for catalog in catalogs.glob("*.json"))
    return [
        Figure("stripped binary, MiB", size / 2**20),
        Figure("of these, the catalogs, MiB", words / 2**20),
    ]
