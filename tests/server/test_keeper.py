"""What the keeper promises when writing fails, tables are many, or a socket is slow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from feldspar.kernel.serialize.encode import plain
from feldspar.server.live.broadcast import Audiences, Viewer
from feldspar.server.live.presence import Presences
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.store.journal import Missing
from feldspar.server.tables.repository import Keeper
from feldspar.table import Entry, Table
from feldspar.table.contract.views import View
from feldspar.table.views.catch_up import apply_frame
from feldspar.table.views.view import build_view
from tests.server.house import me, opening
from tests.server.memory import MemoryJournal


class Fallible(MemoryJournal):
    """Fails when told to, before it has written anything."""

    failing = False

    async def append(self, *what: Any, **more: Any) -> None:
        await asyncio.sleep(0)  # others run while the disk is busy
        if self.failing:
            raise OSError("the disk is full")
        await super().append(*what, **more)


def told(story: Callable[[Keeper, Fallible], Awaitable[None]], room: int = 10) -> None:
    async def whole() -> None:
        journal = Fallible()
        keeper = Keeper(journal, LocalBus(), room)
        for name in ("a", "b"):
            await keeper.open(name, opening([me()]))
        await story(keeper, journal)

    asyncio.run(whole())


def first_move(table: Table) -> Entry:
    return table.submit(0, build_view(table, 0).moves[0].decision, now())


async def seen(keeper: Keeper, name: str = "a") -> View:
    async with keeper.at(name) as place:
        return place.look("p", None)


def test_what_could_not_be_written_has_not_happened() -> None:
    async def story(keeper: Keeper, journal: Fallible) -> None:
        before, heard = await seen(keeper), list[str]()
        keeper.bus.subscribe("a", heard.append)
        journal.failing = True
        with pytest.raises(OSError, match="disk is full"):
            await keeper.act("a", first_move)
        assert (await seen(keeper), heard) == (before, [])
        journal.failing = False
        await keeper.act("a", first_move)
        assert heard == ["3"]

    told(story)


@pytest.mark.promise("PRO-21")
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
        self.scope: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self.room = asyncio.Semaphore(0)

    async def accept(self) -> None:
        pass

    async def send_text(self, text: str) -> None:
        self.frames.append(json.loads(text))
        await self.room.acquire()

    async def receive(self) -> Any:
        await asyncio.Event().wait()


def test_a_slow_socket_is_told_all_steps_to_the_newest_in_one_frame() -> None:
    async def story(keeper: Keeper, journal: Fallible) -> None:
        socket = SlowSocket()
        viewer = Viewer(
            cast(WebSocket, socket),
            Audiences(keeper, Presences(LocalBus(), 1, 0)).of("a"),
            "p",
            None,
        )
        following = asyncio.create_task(viewer.follow())
        while not socket.frames:
            await asyncio.sleep(0)
        for _ in range(6):
            await keeper.act("a", first_move)
        socket.room.release()
        while len(socket.frames) < 2:
            await asyncio.sleep(0)
        following.cancel()
        first, last = socket.frames
        now_seen = json.loads(json.dumps(plain(await seen(keeper))))
        assert len(last["steps"]) > 1
        assert apply_frame(apply_frame({}, first), last) == now_seen

    told(story)
