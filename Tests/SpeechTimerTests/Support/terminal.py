"""Runs a command on a terminal of its own, as an interactive shell would, and types on it.

One argument: a JSON object with
  command  the words of the command
  env      the environment
  steps    one after the other [seconds since the last text that was waited for, what, argument], where `what` is
           keys TEXT | signal NAME | foreground | background | resize COLUMNSxROWS, or
           text TEXT, which waits for a text behind the last one; the very first text of all is always waited for
  limit    seconds after which it is killed
Prints one JSON object: the text that came, when each piece of it came, how the command ended, how often it stopped, and
whether the terminal's settings were the same before, after each stop, and at the end.
"""

import json
import os
import pty
import select
import signal
import sys
import termios
import time


def shell(command: list[str], env: dict[str, str], news: int) -> None:
    """The session's leader: gives the terminal to the command, and takes it back when that stops or ends."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    before = termios.tcgetattr(0)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        os.setpgid(0, 0)
        while os.tcgetpgrp(0) != os.getpid():
            time.sleep(0.001)
        os.closerange(3, 256)
        os.execvpe(command[0], command, env)
    os.setpgid(child, child)
    os.tcsetpgrp(0, child)

    def proceed(number: int, _frame: object) -> None:
        if number == signal.SIGUSR1:
            os.tcsetpgrp(0, child)
        os.kill(child, signal.SIGCONT)

    signal.signal(signal.SIGUSR1, proceed)
    signal.signal(signal.SIGUSR2, proceed)
    tell(news, pid=child)
    while True:
        _, status = os.waitpid(child, os.WUNTRACED)
        try:
            os.tcsetpgrp(0, os.getpgrp())
            same = termios.tcgetattr(0) == before
        except (OSError, termios.error):
            same = True
        if os.WIFSTOPPED(status):
            tell(news, stopped=True, restored=same)
            continue
        ended_by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 0
        tell(news, status=code, signal=ended_by, restored=same)
        os._exit(0)


def tell(news: int, **facts: object) -> None:
    os.write(news, (json.dumps(facts) + "\n").encode())


def main() -> None:
    # A test runner may block signals, and its children would inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    task = json.loads(sys.argv[1])
    reading, writing = os.pipe()
    leader, terminal = pty.fork()
    if leader == 0:
        shell(task["command"], task["env"], writing)
    os.close(writing)
    child = 0
    pieces: list[tuple[float, str]] = []
    result: dict[str, object] = {"stops": 0, "restored": True}
    steps = task["steps"]
    seen = 0
    begun = time.monotonic()
    start: float | None = None
    since = 0.0
    facts = b""
    while True:
        now = time.monotonic() - since if start else 0.0
        if time.monotonic() - begun > task["limit"]:
            result["killed"] = True
            os.kill(child, signal.SIGKILL)
            steps, task["limit"] = [], task["limit"] + 5
        if steps and steps[0][1] == "text":
            text = "".join(text for _, text in pieces)
            found = text.find(steps[0][2], seen)
            if found >= 0:
                seen = found + len(steps.pop(0)[2])
                since = time.monotonic()
                continue
        elif child and start and steps and steps[0][0] <= now:
            _, what, *argument = steps.pop(0)
            if what == "keys":
                os.write(terminal, argument[0].encode())
            elif what == "signal":
                os.kill(child, getattr(signal, "SIG" + argument[0]))
            elif what == "foreground":
                os.kill(leader, signal.SIGUSR1)
            elif what == "background":
                os.kill(leader, signal.SIGUSR2)
            elif what == "resize":
                columns, rows = argument[0].split("x")
                termios.tcsetwinsize(terminal, (int(rows), int(columns)))
            continue
        wait = min(0.5, max(0.0, steps[0][0] - now)) if start and steps and steps[0][1] != "text" else 0.5
        ready, _, _ = select.select([reading] + ([terminal] if terminal >= 0 else []), [], [], wait)
        if terminal in ready:
            try:
                data = os.read(terminal, 65536)
            except OSError:
                data = b""
            if data:
                if not start:
                    start = since = time.monotonic()
                pieces.append((time.monotonic() - start, data.decode("utf-8", "replace")))
            else:
                terminal = -1
        if reading in ready:
            data = os.read(reading, 65536)
            if not data:
                break
            facts += data
            *lines, facts = facts.split(b"\n")
            for line in lines:
                fact = json.loads(line)
                child = fact.pop("pid", child)
                if fact.pop("stopped", False):
                    result["stops"] += 1
                result["restored"] = result["restored"] and fact.pop("restored", True)
                result.update(fact)
    os.waitpid(leader, 0)
    result["text"] = "".join(text for _, text in pieces)
    result["pieces"] = pieces
    print(json.dumps(result))


main()
