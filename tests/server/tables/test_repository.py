"""What the keeper promises when writing fails, tables are many, or a socket is slow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.live.broadcast import Subscriber, TableChannels
from feldspar.server.live.presence import PresenceTracker
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.store.journal import NotFound
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry, Table
from feldspar.table.contract.views import View
from feldspar.table.views.catch_up import apply_frame
from feldspar.table.views.view import build_view
from tests.server.client import me, opening
from tests.server.memory_journal import MemoryJournal


class Fallible(MemoryJournal):
    """Fails when told to, before it has written anything."""

    failing = False

    async def append(self, *what: Any, **more: Any) -> None:
        await asyncio.sleep(0)  # others run while the disk is busy
        if self.failing:
            raise OSError("the disk is full")
        await super().append(*what, **more)


def told(story: Callable[[TableRepository, Fallible], Awaitable[None]], room: int = 10) -> None:
    async def whole() -> None:
        journal = Fallible()
        repository = TableRepository(journal, LocalBus(), room)
        for name in ("a", "b"):
            await repository.create(name, opening([me()]))
        await story(repository, journal)

    asyncio.run(whole())


def first_move(table: Table) -> Entry:
    return table.submit(0, build_view(table, 0).moves[0].decision, now())


async def seen(repository: TableRepository, name: str = "a") -> View:
    async with repository.locked(name) as cached:
        return cached.view_for("p", None)


def test_what_could_not_be_written_has_not_happened() -> None:
    async def story(repository: TableRepository, journal: Fallible) -> None:
        before, heard = await seen(repository), list[str]()
        repository.bus.subscribe("a", heard.append)
        journal.failing = True
        with pytest.raises(OSError, match="disk is full"):
            await repository.execute("a", first_move)
        assert (await seen(repository), heard) == (before, [])
        journal.failing = False
        await repository.execute("a", first_move)
        assert heard == ["3"]

    told(story)


@pytest.mark.promise("PRO-21")
def test_nobody_sees_an_entry_before_it_is_written() -> None:
    async def story(repository: TableRepository, journal: Fallible) -> None:
        before = await seen(repository)
        acting = asyncio.create_task(repository.execute("a", first_move))
        await asyncio.sleep(0)
        looking = asyncio.create_task(seen(repository))
        journal.failing = True
        with pytest.raises(OSError, match="disk is full"):
            await acting
        assert await looking == before

    told(story)


def test_tables_put_away_come_back_as_they_were() -> None:
    async def story(repository: TableRepository, journal: Fallible) -> None:
        await repository.execute("a", first_move)
        one = await seen(repository)
        await seen(repository, "b")
        assert list(repository._recent) == ["b"]
        assert await seen(repository) == one
        with pytest.raises(NotFound):
            await seen(repository, "nowhere")
        assert list(repository._recent) == ["a"]

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
    async def story(repository: TableRepository, journal: Fallible) -> None:
        socket = SlowSocket()
        viewer = Subscriber(
            cast(WebSocket, socket),
            TableChannels(repository, PresenceTracker(LocalBus(), 1, 0)).channel_for("a"),
            "p",
            None,
        )
        following = asyncio.create_task(viewer.serve())
        while not socket.frames:
            await asyncio.sleep(0)
        for _ in range(6):
            await repository.execute("a", first_move)
        socket.room.release()
        while len(socket.frames) < 2:
            await asyncio.sleep(0)
        following.cancel()
        first, last = socket.frames
        now_seen = json.loads(json.dumps(to_plain(await seen(repository))))
        assert len(last["steps"]) > 1
        assert apply_frame(apply_frame({}, first), last) == now_seen

    told(story)
