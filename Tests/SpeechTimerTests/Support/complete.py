"""Types lines into an interactive shell, with Tab where it says so, and prints what command came of each.

Arguments: the shell (bash, zsh or fish), the folder of the completions, the program, then the lines. The program of the
shell is a stand-in that prints its arguments, and asks the real one for completions.
"""

import os
import pty
import re
import select
import sys
import tempfile
import time
from pathlib import Path

SETUP = {
    "bash": (".bashrc", "PS1='> '; source {folder}/speech-timer.bash\n"),
    "zsh": (".zshrc", "PS1='> '; fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -D\n"),
    "fish": (
        ".config/fish/config.fish",
        "function fish_prompt; echo -n '> '; end; set -g fish_greeting; source {folder}/speech-timer.fish\n",
    ),
}
STAND_IN = """#!/bin/sh
[ "$1" != complete ] || exec '{program}' "$@"
echo "got$(printf '<%s>' "$@")."
"""


def main() -> None:
    shell, folder, program, *lines = sys.argv[1:]
    with tempfile.TemporaryDirectory() as home:
        stand_in = Path(home, "bin", "speech-timer")
        stand_in.parent.mkdir()
        stand_in.write_text(STAND_IN.format(program=program))
        stand_in.chmod(0o755)
        name, text = SETUP[shell]
        setup = Path(home, name)
        setup.parent.mkdir(parents=True, exist_ok=True)
        setup.write_text(text.format(folder=folder))
        Path(home, "a file.wav").touch()
        # Where this is missing, fish reads all manuals in the background.
        Path(home, ".local/share/fish/generated_completions").mkdir(parents=True)
        environment = {
            "HOME": home, "TERM": "dumb" if shell == "bash" else "xterm", "LC_ALL": "C.UTF-8",
            "PATH": f"{stand_in.parent}:{os.environ['PATH']}",
            "XDG_RUNTIME_DIR": os.environ["XDG_RUNTIME_DIR"],
        }
        for line in lines:
            print(completed(shell, environment, line))


def completed(shell: str, environment: dict[str, str], line: str) -> str:
    """What the stand-in was given."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(environment["HOME"])
        os.execvpe(shell, [shell, "-i"], environment)
    read_until(terminal, "> ")
    os.write(terminal, f"{line}\r".encode())
    text = read_until(terminal, "got<.*>\\.")
    os.write(terminal, b"exit\r")
    os.close(terminal)
    os.waitpid(pid, 0)
    found = re.search("got(<.*>)\\.", text)
    return found[1] if found else f"nothing; shown was {text!r}"


def read_until(terminal: int, pattern: str) -> str:
    text = ""
    limit = time.monotonic() + 20
    while not re.search(pattern, text) and time.monotonic() < limit:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                text += os.read(terminal, 65536).decode(errors="replace")
            except OSError:
                break
    return text


main()
