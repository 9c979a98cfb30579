"""A real server on a loopback port, and clients that use it as a page does."""

import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from feldspar.kernel.serialize.decode import decode
from feldspar.server import serve
from feldspar.table import Entry
from feldspar.table.contract.commands import TableSpec
from feldspar.table.services import tables
from feldspar.table.views.catch_up import apply_frame
from tests.services import REDIS

TITLE = "burgundy_dice"
PATIENCE = 60.0
HASTY = {"commands_per_minute": 100_000, "commands_per_client_per_minute": 100_000}
"""Scripts decide faster than people do."""
Seats = list[dict[str, Any]]
View = dict[str, Any]


def house(data: Path, **settings: Any) -> AbstractContextManager[str]:
    """Serve a folder while the block runs; yields the address."""
    return _served(lambda ready: serve.local_server(data, ready, **{**HASTY, **settings}))


def one_of_many(database: str, redis: str = REDIS, **settings: Any) -> AbstractContextManager[str]:
    """Serve a database while the block runs, perhaps with others; yields the address."""
    settings = {**HASTY, **settings}
    return _served(lambda ready: serve.cluster_server(database, redis, ready, **settings))


@contextmanager
def _served(serving: Callable[[Callable[[], None]], serve.AnnouncingServer]) -> Iterator[str]:
    ready = threading.Event()
    with serve.bind_port("127.0.0.1", 0) as listening:
        server = serving(ready.set)
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
        self.presence: list[dict[str, Any] | None] = []
        """What was last said of who is here."""

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

    def play_out(self, table: str) -> None:
        """Decide for all of one's seats until the game is over; no bot must be waited for."""
        for number in range(1000):
            view = self.look(table)
            if view["status"] == "over":
                return
            self.do(table, "submit", view["viewer"], action=chosen(view, number))
        raise AssertionError("the game does not end")

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
        """Take the next frame of the table in; who is here is told in others, as are heartbeats."""
        while "steps" not in (frame := self._next(timeout)):
            pass
        return frame

    def _next(self, timeout: float) -> dict[str, Any]:
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if "presence" in frame:
            self.presence = frame["presence"]
        if "steps" not in frame:
            return frame
        self.frames.append(frame)
        self.view = apply_frame(self.view, frame)
        return frame

    def hear_of(self, here: list[bool | None]) -> None:
        """Listen until exactly those are said to be here, or away."""
        end = time.monotonic() + PATIENCE
        while [one and one["here"] for one in self.presence] != here:
            self._next(max(0.01, end - time.monotonic()))

    def hear_until(self, true: Callable[[View], bool]) -> View:
        end = time.monotonic() + PATIENCE
        while not true(self.view):
            self.hear(max(0.01, end - time.monotonic()))
        return self.view

    def hang_up(self) -> None:
        self._call.close()
        self.socket = None


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.01)


def crumbs(cookies: httpx.Cookies) -> dict[str, str]:
    """Return the cookies as the header a browser sends."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


def chosen(view: View, number: int) -> str:
    """Return the decision a script takes: any of the legal ones, by number."""
    moves: Any = view["moves"]
    return str(moves[number % len(moves)]["decision"])


def opening(seats: Seats, now: int = 0, **rest: Any) -> list[Entry]:
    """Return the first entries of a table that "p" has set."""
    spec = decode(TableSpec, {"game": TITLE, "seats": seats, **rest})
    return tables.open_table(spec, "p", b"s" * 32, now, search_seconds=5)


def me(name: str = "Claire") -> dict[str, Any]:
    return {"kind": "me", "name": name}


def bot(name: str = "level-2") -> dict[str, Any]:
    return {"kind": "bot", "name": "Odile", "bot": name}


OPEN: dict[str, Any] = {"kind": "open"}
