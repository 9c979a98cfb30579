"""An honest client that plays at a steady pace, from an address of its own.

    python -m tests.hostile.guest PORT FILE [CERTIFICATE]

With a certificate it speaks https, as behind a proxy. Writes a line for each thing asked: when it
was answered, and how long that took, in seconds. Ends when its input does.
"""

import http.client
import json
import ssl
import sys
import threading
import time
from typing import Any

HOME = "127.0.0.2"
PACE = 0.04
"""Seconds from one question to the next."""
PATIENCE = 10.0
"""Seconds for which the store may be away: a guest asks again, as a page does, which counts as
waiting."""


class Visitor:
    """One line, one cookie, one table after the other."""

    def __init__(self, port: int, certificate: str) -> None:
        self.line = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=60, source_address=(HOME, 0)
        )
        if certificate:
            trusted = ssl.create_default_context(cafile=certificate)
            self.line = http.client.HTTPSConnection(
                "localhost", port, timeout=60, source_address=(HOME, 0), context=trusted
            )
        self.cookie = ""
        self.table = ""

    def ask(self, method: str, path: str, said: object = None) -> Any:
        body = None if said is None else json.dumps(said)
        began = time.monotonic()
        while True:
            self.line.request(method, path, body, {"cookie": self.cookie} if self.cookie else {})
            answer = self.line.getresponse()
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
            text = answer.read()
            away = answer.status == 503 and json.loads(text)["key"] == "refused-store"
            if not away or time.monotonic() - began > PATIENCE:
                break
            time.sleep(0.1)
        assert answer.status in (200, 201), (answer.status, text)
        return json.loads(text)

    def step(self, number: int) -> None:
        """Look, and now and then decide, or take it back."""
        if not self.table:
            spec = {"game": "burgundy_dice", "seats": [{"kind": "me", "name": "Guest"}]}
            self.table = self.ask("POST", "/api/tables", spec)["table"]
        view = self.ask("GET", f"/api/tables/{self.table}")
        if view["status"] == "over":
            self.table = ""
        elif number % 8 == 0:
            move = view["moves"][number % len(view["moves"])]["decision"]
            said = {"do": "submit", "seat": 0, "action": move, "turn": view["turn"]}
            self.ask("POST", f"/api/tables/{self.table}/commands", said)


def main(port: str, file: str, certificate: str = "") -> None:
    ended = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        ended.set()

    threading.Thread(target=wait, daemon=True).start()
    visitor, number = Visitor(int(port), certificate), 0
    with open(file, "w", encoding="utf-8") as told:
        while not ended.wait(PACE):
            began = time.monotonic()
            visitor.step(number)
            done = time.monotonic()
            print(f"{done:.6f} {done - began:.6f}", file=told, flush=True)
            number += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
