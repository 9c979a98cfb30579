"""What the keeper promises when writing fails, tables are many, or a socket is slow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from feldspar.kernel.plain import Plain
from feldspar.server.bus import LocalBus
from feldspar.server.keeper import Keeper, Missing, now
from feldspar.server.live import Viewer
from feldspar.table import Entry, Table, desk
from feldspar.table.view import View, merged
from tests.server.house import TITLE, chosen, me
from tests.server.memory import MemoryJournal


class Fallible(MemoryJournal):
    """Fails when told to, before it has written anything."""

    failing = False

    async def append(self, *what: Any) -> None:
        await asyncio.sleep(0)  # others run while the disk is busy
        if self.failing:
            raise OSError("the disk is full")
        await super().append(*what)


def told(story: Callable[[Keeper, Fallible], Awaitable[None]], room: int = 10) -> None:
    async def whole() -> None:
        journal = Fallible()
        keeper = Keeper(journal, LocalBus(), room)
        for name in ("a", "b"):
            spec: dict[str, Plain] = {"game": TITLE, "seats": [me()]}
            await keeper.open(name, desk.opening(spec, "p", b"s" * 32, 0), "p")
        await story(keeper, journal)

    asyncio.run(whole())


def first_move(table: Table) -> Entry:
    return table.submit(0, chosen(desk.look(table, "p"), 0), now())


async def seen(keeper: Keeper, name: str = "a") -> View:
    async with keeper.at(name) as place:
        return place.look("p", None)


def test_what_could_not_be_written_has_not_happened() -> None:
    async def story(keeper: Keeper, journal: Fallible) -> None:
        before, heard = await seen(keeper), list[int]()
        keeper.bus.subscribe("a", heard.append)
        journal.failing = True
        with pytest.raises(OSError, match="disk is full"):
            await keeper.act("a", first_move)
        assert (await seen(keeper), heard) == (before, [])
        journal.failing = False
        await keeper.act("a", first_move)
        assert heard == [3]

    told(story)


def test_nobody_sees_an_entry_before_it_is_written() -> None:
    async def story(keeper: Keeper, journal: Fallible) -> None:
        before = await seen(keeper)
        acting = asyncio.create_task(keeper.act("a", first_move))
        await asyncio.sleep(0)
        looking = asyncio.create_task(seen(keeper))
        journal.failing = True
        with pytest.raises(OSError, match="disk is full"):
            await acting
        assert await looking == before

    told(story)


def test_tables_put_away_come_back_as_they_were() -> None:
    async def story(keeper: Keeper, journal: Fallible) -> None:
        await keeper.act("a", first_move)
        one = await seen(keeper)
        await seen(keeper, "b")
        assert list(keeper._recent) == ["b"]
        assert await seen(keeper) == one
        with pytest.raises(Missing):
            await seen(keeper, "nowhere")
        assert list(keeper._recent) == ["a"]

    told(story, room=1)


class SlowSocket:
    """A socket whose reader takes a frame only when asked to."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.room = asyncio.Semaphore(0)

    async def accept(self) -> None:
        pass

    async def send_text(self, text: str) -> None:
        self.frames.append(json.loads(text))
        await self.room.acquire()

    async def iter_text(self) -> Any:
        await asyncio.Event().wait()
        yield ""


def test_a_slow_socket_is_told_the_newest_not_every_step() -> None:
    async def story(keeper: Keeper, journal: Fallible) -> None:
        socket = SlowSocket()
        viewer = Viewer(cast(WebSocket, socket), keeper, "a", "p", None)
        following = asyncio.create_task(viewer.follow())
        while not socket.frames:
            await asyncio.sleep(0)
        for _ in range(6):
            await keeper.act("a", first_move)
        for _ in range(3):
            socket.room.release()
            await asyncio.sleep(0.01)
        following.cancel()
        first, last = socket.frames
        assert merged(first["view"], last["changes"]) == await seen(keeper)

    told(story)
