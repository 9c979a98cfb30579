"""What is the same for many is made once, and what nobody may notice is sent to nobody."""

import asyncio
import json
import threading
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.live.broadcast import Subscriber, TableChannels
from feldspar.server.live.presence import PresenceTracker
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.tables.cached_table import CachedTable
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry, Table
from feldspar.table.views.cache import MAX_VIEWS_PER_VIEWER
from feldspar.table.views.catch_up import apply_frame
from feldspar.table.views.view import build_view
from tests.server.client import OPEN, PATIENCE, Guest, View, chosen, house, me, opening
from tests.server.memory_journal import MemoryJournal

MANY = 500


def told(story: Callable[[TableRepository], Awaitable[None]], drawn: int = 100) -> None:
    async def whole() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 10, cached_views=drawn)
        await repository.create("t", opening([me(), OPEN, OPEN]))
        for seat, player in ((1, "q"), (2, "r")):
            await repository.execute("t", lambda t, s=seat, p=player: t.join(s, p, p, 0))  # type: ignore[misc]
        await story(repository)

    asyncio.run(whole())


def decide(table: Table, seat: int = 0) -> Entry:
    return table.submit(seat, build_view(table, seat).moves[0].decision, 0)


def test_an_unchanged_table_is_shown_as_the_same_object() -> None:
    async def story(repository: TableRepository) -> None:
        async with repository.locked("t") as cached:
            for player in ("p", "q", "a watcher"):
                assert cached.view_for(player, None) is cached.view_for(player, None)
            assert cached.view_for("a watcher", None) is cached.view_for("another", 7)
            before = cached.view_for("q", None)
        await repository.execute("t", decide)
        async with repository.locked("t") as cached:
            after = cached.view_for("q", None)
            assert after.options is before.options
            assert after.fair is before.fair, "what did not change is the same object, too"

    told(story)


def test_who_opened_a_table_without_a_seat_sees_the_same_object_too() -> None:
    async def story() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 10)
        await repository.create("t", opening([OPEN, OPEN]))
        async with repository.locked("t") as cached:
            assert cached.view_for("p", None) is cached.view_for("p", None)
            assert cached.view_for("p", None).opener
            assert not cached.view_for("a watcher", None).opener

    asyncio.run(story())


def test_one_frame_serves_all_who_see_the_same() -> None:
    async def story(repository: TableRepository) -> None:
        async with repository.locked("t") as cached:
            whole = [cached.frame(cached.view_for(name, None)) for name in ("x", "y")]
            assert whole[0] is whole[1]
            news = cached.view_for("x", None).news
            assert cached.frame(cached.view_for("y", None), news) == "", "nothing has changed"
        await repository.execute("t", decide)
        async with repository.locked("t") as cached:
            frames = [cached.frame(cached.view_for(name, None), news) for name in ("x", "y")]
            assert frames[0]
            assert frames[0] is frames[1]

    told(story)


def test_who_is_far_behind_is_shown_everything_again() -> None:
    async def story(repository: TableRepository) -> None:
        seen: list[View] = []
        for number in range(MAX_VIEWS_PER_VIEWER + 1):
            async with repository.locked("t") as cached:
                seen.append(json.loads(json.dumps(to_plain(cached.view_for("p", None)))))
            await repository.execute(
                "t", (lambda table: table.undo(0, 0)) if number % 2 else decide
            )
        async with repository.locked("t") as cached:
            now = cached.view_for("p", None)
            frames = [json.loads(cached.frame(now, one["news"])) for one in seen]
        assert ["view" in frame for frame in frames] == [
            True,
            True,
            *[False] * (MAX_VIEWS_PER_VIEWER - 1),
        ]
        for one, frame in zip(seen, frames, strict=True):
            assert apply_frame(one, frame) == json.loads(json.dumps(to_plain(now)))

    told(story)


def test_a_table_that_rested_tells_only_what_has_changed() -> None:
    async def story(repository: TableRepository) -> None:
        async with repository.locked("t") as cached:
            before = {name: cached.view_for(name, None) for name in ("p", "q", "a watcher")}
        await repository.create("u", opening([me(), OPEN]))
        async with repository.locked("u"):
            pass
        assert not cached._view_cache._sent, "it rests"
        await repository.execute("t", decide)
        async with repository.locked("t") as cached:
            for name, old in before.items():
                now = cached.view_for(name, None)
                frame = json.loads(cached.frame(now, old.news) or '{"steps": []}')
                assert "view" not in frame
                seen = json.loads(json.dumps(to_plain(old)))
                assert apply_frame(seen, frame) == json.loads(json.dumps(to_plain(now)))

    told(story, drawn=1)


def test_who_asks_anew_while_a_frame_is_drawn_is_told_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawing, go_on = threading.Event(), threading.Event()
    drawn = CachedTable.frame

    def slowly(cached: CachedTable, *asked: Any) -> str:
        drawing.set()
        assert go_on.wait(PATIENCE)
        return drawn(cached, *asked)

    monkeypatch.setattr(CachedTable, "frame", slowly)

    async def story(repository: TableRepository) -> None:
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        said: asyncio.Queue[Any] = asyncio.Queue()
        await heard.put({"type": "websocket.connect"})
        socket = WebSocket({"type": "websocket"}, heard.get, said.put)
        audiences = TableChannels(repository, PresenceTracker(LocalBus(), 10, 1.0))
        viewer = Subscriber(socket, audiences.channel_for("t"), "p", 0)
        following = asyncio.create_task(viewer.serve())
        assert (await said.get())["type"] == "websocket.accept"
        await asyncio.to_thread(drawing.wait, PATIENCE)
        await heard.put({"type": "websocket.receive", "text": '{"seat": 0}'})
        while not heard.empty():
            await asyncio.sleep(0)
        go_on.set()
        whole = 0
        async with asyncio.timeout(PATIENCE):
            while whole < 2:  # between them it is said who is here
                whole += "view" in json.loads((await said.get())["text"])
        await heard.put({"type": "websocket.disconnect", "code": 1000})
        await following

    told(story)


@pytest.mark.promise("PRO-28")
def test_looking_at_a_table_takes_no_memory_however_often_and_from_wherever() -> None:
    async def story(repository: TableRepository) -> None:
        async def looks(cached: CachedTable, seats: range) -> None:
            for seat in seats:
                for player in ("p", "q", f"watcher {seat}"):
                    cached.frame(cached.view_for(player, seat))

        async with repository.locked("t") as cached:
            await looks(cached, range(20))
            tracemalloc.start()
            try:
                before = tracemalloc.get_traced_memory()[0]
                await looks(cached, range(1000))
                grown = tracemalloc.get_traced_memory()[0] - before
            finally:
                tracemalloc.stop()
        assert grown < 20_000

    told(story)


def test_a_thousand_looks_over_http_are_answered_alike(arrive: Callable[[], Guest]) -> None:
    host, watcher = arrive(), arrive()
    table = host.set_table([me(), me("Odile")])
    seen = watcher.look(table)
    for seat in range(0, 1000, 50):
        assert watcher.look(table, seat) == seen
    assert [host.look(table, seat)["viewer"] for seat in (0, 1, 2, 999)] == [0, 1, 0, 0]


@pytest.mark.promise("PRO-19")
def test_a_secret_decision_sends_nothing_to_anybody_else(tmp_path: Path) -> None:
    with house(tmp_path, secret=lambda: b"s" * 32) as address, ExitStack() as stack:
        guests = [stack.enter_context(Guest(address)) for _ in range(4)]
        table = guests[0].set_table([me(), OPEN, OPEN])
        for seat in (1, 2):
            guests[seat].do(table, "join", seat)
        seat, unseen = decided_unseen(table, guests)
        others = [guest for guest in guests if guest is not guests[seat]]
        for guest in others:
            guest.follow(table)
        guests[seat].do(table, "undo", seat)  # as secret
        again = guests[seat].look(table)["moves"]
        guests[seat].do(table, "submit", seat, action=again[0]["decision"])
        assert guests[3].look(table) == unseen
        guests[seat].do(table, "resign", seat)  # everybody sees that
        for guest in others:
            guest.hear_until(lambda view: view["players"][seat]["resigned"])
            assert len(guest.frames) == 2


def decided_unseen(table: str, guests: list[Guest]) -> tuple[int, View]:
    """Play until somebody has decided what no watcher notices; return who, and what all see."""
    for number in range(100):
        before = guests[3].look(table)
        seat = before["actors"][0]
        guests[seat].do(table, "submit", seat, action=chosen(guests[seat].look(table), number))
        if guests[3].look(table) == before:
            return seat, before
    raise AssertionError("no decision of this game is unseen")


@pytest.mark.promise("PRO-28")
def test_a_table_with_many_undos_opens_quickly_and_off_the_loop() -> None:
    async def story(repository: TableRepository) -> None:
        for _ in range(MANY):
            await repository.execute("t", decide)
            await repository.execute("t", lambda table: table.undo(0, 0))
        opened = TableRepository(repository.journal, LocalBus(), 10)
        longest, done = 0.0, False

        async def beat() -> None:
            nonlocal longest
            while not done:
                began = time.perf_counter()
                await asyncio.sleep(0.001)
                longest = max(longest, time.perf_counter() - began)

        beating = asyncio.create_task(beat())
        await asyncio.sleep(0)
        began = time.perf_counter()
        async with opened.locked("t") as cached:
            took = time.perf_counter() - began
            assert cached.table.seq == 4 + 2 * MANY
        done = True
        await beating
        assert took < 5, "it is played again once, not once for every undo"
        assert longest < took / 2, "others are served meanwhile"

    told(story)
