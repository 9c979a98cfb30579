"""A real server on a loopback port, and guests who use it as a page does."""

import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from feldspar.server import run
from feldspar.table.view import View, merged

TITLE = "burgundy_dice"
PATIENCE = 60.0
Seats = list[dict[str, Any]]


@contextmanager
def house(data: Path, **settings: Any) -> Iterator[str]:
    """Serve a folder while the block runs; yields the address."""
    ready = threading.Event()
    with run.bound("127.0.0.1", 0) as listening:
        server = run.server(data, ready.set, **settings)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        assert ready.wait(PATIENCE)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


class Guest:
    """Somebody at a browser: a cookie, questions, and perhaps a socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # nothing here is encrypted
            headers={"accept-encoding": "identity"},
        )
        self.socket: ClientConnection | None = None
        self._call = ExitStack()
        self.frames: list[dict[str, Any]] = []
        self.view: View = {}
        self.seq = 0

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()
        self.http.close()

    # ------------------------------------------------------------------------------- questions

    def set_table(self, seats: Seats, **rest: Any) -> str:
        spec = {"game": TITLE, "seats": seats, **rest}
        answer = self.http.post("/api/tables", json=spec)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def ask(self, table: str, do: str, seat: int, **rest: Any) -> httpx.Response:
        said = {"do": do, "seat": seat, "key": str(uuid.uuid4()), **rest}
        return self.http.post(f"/api/tables/{table}/commands", json=said)

    def do(self, table: str, do: str, seat: int, **rest: Any) -> None:
        answer = self.ask(table, do, seat, **rest)
        assert answer.status_code == 200, answer.text

    def look(self, table: str, seat: int | None = None) -> View:
        answer = self.http.get(
            f"/api/tables/{table}", params={} if seat is None else {"seat": seat}
        )
        assert answer.status_code == 200, answer.text
        seen: View = answer.json()
        return seen

    # ------------------------------------------------------------------------------ the socket

    def follow(self, table: str, seat: int | None = None) -> None:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        called = connect(
            url if seat is None else f"{url}?seat={seat}",
            additional_headers=crumbs(self.http.cookies),
            max_size=None,
            compression=None,
            proxy=None,
        )
        self.socket = self._call.enter_context(called)
        self.hear()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Take the next frame in."""
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        self.view = frame["view"] if "view" in frame else merged(self.view, frame["changes"])
        self.seq = frame["seq"]
        return frame

    def hear_until(self, true: Callable[[View], bool]) -> View:
        end = time.monotonic() + PATIENCE
        while not true(self.view):
            self.hear(max(0.01, end - time.monotonic()))
        return self.view

    def hang_up(self) -> None:
        self._call.close()
        self.socket = None


def crumbs(cookies: httpx.Cookies) -> dict[str, str]:
    """Return the cookies as the header a browser sends."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


def chosen(view: View, number: int) -> str:
    """Return the decision a script takes: any of the legal ones, by number."""
    moves: Any = view["moves"]
    return str(moves[number % len(moves)]["decision"])


def me(name: str = "Claire") -> dict[str, Any]:
    return {"kind": "me", "name": name, "entropy": "aa"}


def bot(name: str = "greedy") -> dict[str, Any]:
    return {"kind": "bot", "name": "Odile", "bot": name}


OPEN: dict[str, Any] = {"kind": "open"}
