"""A desk at which a screen reader is used: a session's bus that says so, and a speech-dispatcher that says nothing aloud.

One argument: a folder of its own, where their sockets are `bus` and `speech`. Prints a line when they are ready, and ends with
its standard input. What the daemon is told goes to `said` there: seconds of the monotonic clock, the priority and the text of
each message, with tabs between.
"""

import socketserver
import sys
import threading
import time

folder = sys.argv[1]


def truth(serial: int) -> bytes:
    """A reply to a message on the bus that says yes, after the specification of D-Bus."""
    header = b"l\2\0\1" + bytes([4, 0, 0, 0, 9, 0, 0, 0, 15, 0, 0, 0])
    return header + bytes([5, 1]) + b"u\0" + bytes([serial, 0, 0, 0, 8, 1]) + b"g\0\1b\0\0" + bytes([1, 0, 0, 0])


class Bus(socketserver.BaseRequestHandler):
    """Whoever asks has little time, so the answers are there before the questions: a reader is on, and pictures may move."""

    ANSWERS = b"OK 0123\r\n" + truth(2) + truth(3)

    def handle(self) -> None:
        try:
            self.request.sendall(self.ANSWERS)
            while self.request.recv(4096):
                pass
        except ConnectionError:
            pass


class Speech(socketserver.StreamRequestHandler):
    """As much of the daemon's protocol as its client library needs."""

    ANSWERS = {
        "HISTORY GET CLIENT_ID": "245-7\r\n245 OK CLIENT ID SENT",
        "LIST OUTPUT_MODULES": "250-none\r\n250 OK MODULE LIST SENT",
        "SPEAK": "230 OK RECEIVING DATA",
        "QUIT": "231 HAPPY HACKING",
    }

    def handle(self) -> None:
        try:
            self.converse()
        except ConnectionError:
            pass

    def converse(self) -> None:
        priority = ""
        number = 0
        while command := self.rfile.readline().decode().rstrip().upper():
            if command.startswith("SET SELF PRIORITY"):
                priority = command.split()[-1].lower()
            self.answer(self.ANSWERS.get(command, "208 OK"))
            if command == "SPEAK":
                note(priority, self.text())
                number += 1
                self.answer(f"225-{number}\r\n225 OK MESSAGE QUEUED")
                # It is heard in no time at all.
                self.answer(f"701-{number}\r\n701-7\r\n701 BEGIN")
                self.answer(f"702-{number}\r\n702-7\r\n702 END")

    def text(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip()) not in (".", ""):
            lines.append(line)
        return " ".join(lines)

    def answer(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")


def note(priority: str, text: str) -> None:
    with open(folder + "/said", "a", encoding="utf-8") as said:
        print(f"{time.monotonic():.3f}", priority, text, sep="\t", file=said)


class Server(socketserver.ThreadingUnixStreamServer):
    daemon_threads = True


for name, handler in (("bus", Bus), ("speech", Speech)):
    threading.Thread(target=Server(f"{folder}/{name}", handler).serve_forever, args=(0.5,), daemon=True).start()
print("ready", flush=True)
sys.stdin.read()
