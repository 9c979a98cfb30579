"""Clients so cheap that thousands of them fit in one process.

Each has one line for what it asks and one for what it is told, and knows of a table only what it
takes to decide: whose turn it is, and what may be done.
"""

import asyncio
import json
import time
import uuid
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

from feldspar.server.store.journal import Journal
from feldspar.table.core.entries import Moved
from feldspar.table.views.view import apply_changes

NEEDED: Final = ("status", "turn", "moves", "viewer", "news")
Step = dict[str, msgspec.Raw]


class Told(msgspec.Struct):
    """A frame, of which most is not even looked at."""

    view: Step = {}
    steps: list[Step] = []
    back: int = 0


_read = msgspec.json.Decoder(Told)


def _plain(step: Step) -> dict[str, Any]:
    return {name: msgspec.json.decode(step[name]) for name in NEEDED if name in step}


class Line:
    """One connection on which one request is asked at a time."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.host, self.port = address.removeprefix("http://").split(":")
        self.cookie = ""
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, said: Any = None) -> tuple[int, bytes]:
        """Return the status and the body of an answer; on a line that was let go, ask again."""
        body = b"" if said is None else json.dumps(said).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"cookie: {self.cookie}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        used = self._lines is not None
        try:
            return await self._asked(head.encode() + body)
        except (asyncio.IncompleteReadError, ConnectionError):
            if not used:
                raise
        return await self._asked(head.encode() + body)

    async def _asked(self, request: bytes) -> tuple[int, bytes]:
        if self._lines is None:
            self._lines = await asyncio.open_connection(self.host, int(self.port))
        reader, writer = self._lines
        try:
            writer.write(request)
            heads = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            fields = dict(one.lower().split(": ", 1) for one in heads[1:] if ": " in one)
            for one in heads:
                if one.lower().startswith("set-cookie: "):
                    self.cookie = one.split(": ", 1)[1].partition(";")[0]
            found = await reader.readexactly(int(fields.get("content-length", "0")))
        except BaseException:
            self.close()
            raise
        if fields.get("connection") == "close":
            self.close()
        return int(heads[0].split()[1]), found

    def close(self) -> None:
        if self._lines is not None:
            self._lines[1].close()
        self._lines = None


class Sitting:
    """Somebody at a seat, with a socket."""

    def __init__(self, line: Line, table: str, seat: int) -> None:
        self.line = line
        self.table = table
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.decided: Any = None
        """The turn decided last: frames under way meanwhile still show it."""
        self.went_back = 0
        """How often the table has lost what was told."""
        self.frames = 0
        self.bytes = 0
        self.hear: Callable[[Sitting], None] = lambda sitting: None

    @property
    def may(self) -> bool:
        """Whether it is up to this one to decide."""
        turn = self.view.get("turn")
        return bool(self.view.get("moves")) and turn != self.decided

    async def follow(self) -> None:
        """Take in all that is told, until cancelled or hung up on."""
        async with self._connected() as live:
            async for text in live:
                self._take(text if isinstance(text, bytes) else text.encode())

    def _connected(self) -> "connect":
        url = (
            f"ws://{self.line.host}:{self.line.port}/api/tables/{self.table}/live?seat={self.seat}"
        )
        return connect(
            url,
            additional_headers={"cookie": self.line.cookie},
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=120,
            ping_interval=None,
        )

    def _take(self, text: bytes) -> None:
        said = _read.decode(text)
        if not said.view and not said.steps:
            return  # it tells who is here
        self.frames += 1
        self.bytes += len(text)
        if said.view:
            self.view = _plain(said.view)
        if said.back:  # what was decided is lost
            self.decided = None
            self.went_back += 1
        for step in said.steps:
            self.view = apply_changes(self.view, _plain(step))
        self.hear(self)

    async def decide(self, number: int) -> float:
        """Decide something; return the seconds until it was acknowledged."""
        moves = self.view["moves"]
        action, turn = moves[number % len(moves)]["decision"], self.view["turn"]
        self.decided = turn
        said = {"do": "submit", "seat": self.seat, "action": action, "turn": turn}
        began = time.perf_counter()
        status, found = await self.line.ask(
            "POST", f"/api/tables/{self.table}/commands", {**said, "key": str(uuid.uuid4())}
        )
        if status == 200:
            self.acknowledged.append(action)
        else:
            self.refused.append(f"{status} {found[:200].decode()}")
            self.decided = None
        return time.perf_counter() - began


async def sat(lines: list[Line], title: str, bots: int = 0, **more: object) -> list[Sitting]:
    """Set a table for as many people as there are lines, and bots; return who sits there."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Aline"}]
    seats += [{"kind": "open"}] * (len(lines) - 1)
    seats += [{"kind": "bot", "name": "Odile", "bot": "level-1"}] * bots
    asked = {"game": title, "seats": seats, **more}
    status, found = await lines[0].ask("POST", "/api/tables", asked)
    assert status == 201, found
    table = json.loads(found)["table"]
    for seat, line in enumerate(lines[1:], start=1):
        said = {"do": "join", "seat": seat, "name": f"Guest {seat}", "key": str(uuid.uuid4())}
        status, found = await line.ask("POST", f"/api/tables/{table}/commands", said)
        assert status == 200, found
    return [Sitting(line, table, seat) for seat, line in enumerate(lines)]


async def kept(journal: Journal, table: str) -> dict[int, list[str]]:
    """Return what the people at each seat have decided, by the journal, which has no gaps."""
    entries = await journal.read(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    made = defaultdict[int, list[str]](list)
    for entry in entries:
        if isinstance(entry.what, Moved) and not entry.what.by:
            made[entry.what.seat].append(entry.what.action)
    return made


async def taken(journal: Journal, table: str, people: int) -> int:
    """Return how often a bot has decided for one of these people, whose seats come first."""
    moves = [entry.what for entry in await journal.read(table) if isinstance(entry.what, Moved)]
    return sum(bool(move.by) and move.seat < people for move in moves)
