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

from feldspar.kernel.serialize.encode import plain
from feldspar.server.live.broadcast import Audiences, Viewer
from feldspar.server.live.presence import Presences
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.tables.cached_table import Place
from feldspar.server.tables.repository import Keeper
from feldspar.table import Entry, Table
from feldspar.table.views.cache import MAX_VIEWS_PER_VIEWER
from feldspar.table.views.catch_up import apply_frame
from feldspar.table.views.view import build_view
from tests.server.house import OPEN, PATIENCE, Guest, View, chosen, house, me, opening
from tests.server.memory import MemoryJournal

MANY = 500


def told(story: Callable[[Keeper], Awaitable[None]], drawn: int = 100) -> None:
    async def whole() -> None:
        keeper = Keeper(MemoryJournal(), LocalBus(), 10, drawn=drawn)
        await keeper.open("t", opening([me(), OPEN, OPEN]))
        for seat, player in ((1, "q"), (2, "r")):
            await keeper.act("t", lambda t, s=seat, p=player: t.join(s, p, p, 0))  # type: ignore[misc]
        await story(keeper)

    asyncio.run(whole())


def decide(table: Table, seat: int = 0) -> Entry:
    return table.submit(seat, build_view(table, seat).moves[0].decision, 0)


def test_an_unchanged_table_is_shown_as_the_same_object() -> None:
    async def story(keeper: Keeper) -> None:
        async with keeper.at("t") as place:
            for player in ("p", "q", "a watcher"):
                assert place.look(player, None) is place.look(player, None)
            assert place.look("a watcher", None) is place.look("another", 7)
            before = place.look("q", None)
        await keeper.act("t", decide)
        async with keeper.at("t") as place:
            after = place.look("q", None)
            assert after.options is before.options
            assert after.fair is before.fair, "what did not change is the same object, too"

    told(story)


def test_who_opened_a_table_without_a_seat_sees_the_same_object_too() -> None:
    async def story() -> None:
        keeper = Keeper(MemoryJournal(), LocalBus(), 10)
        await keeper.open("t", opening([OPEN, OPEN]))
        async with keeper.at("t") as place:
            assert place.look("p", None) is place.look("p", None)
            assert place.look("p", None).opener
            assert not place.look("a watcher", None).opener

    asyncio.run(story())


def test_one_frame_serves_all_who_see_the_same() -> None:
    async def story(keeper: Keeper) -> None:
        async with keeper.at("t") as place:
            whole = [place.frame(place.look(name, None)) for name in ("x", "y")]
            assert whole[0] is whole[1]
            news = place.look("x", None).news
            assert place.frame(place.look("y", None), news) == "", "nothing has changed"
        await keeper.act("t", decide)
        async with keeper.at("t") as place:
            frames = [place.frame(place.look(name, None), news) for name in ("x", "y")]
            assert frames[0]
            assert frames[0] is frames[1]

    told(story)


def test_who_is_far_behind_is_shown_everything_again() -> None:
    async def story(keeper: Keeper) -> None:
        seen: list[View] = []
        for number in range(MAX_VIEWS_PER_VIEWER + 1):
            async with keeper.at("t") as place:
                seen.append(json.loads(json.dumps(plain(place.look("p", None)))))
            await keeper.act("t", (lambda table: table.undo(0, 0)) if number % 2 else decide)
        async with keeper.at("t") as place:
            now = place.look("p", None)
            frames = [json.loads(place.frame(now, one["news"])) for one in seen]
        assert ["view" in frame for frame in frames] == [
            True,
            True,
            *[False] * (MAX_VIEWS_PER_VIEWER - 1),
        ]
        for one, frame in zip(seen, frames, strict=True):
            assert apply_frame(one, frame) == json.loads(json.dumps(plain(now)))

    told(story)


def test_a_table_that_rested_tells_only_what_has_changed() -> None:
    async def story(keeper: Keeper) -> None:
        async with keeper.at("t") as place:
            before = {name: place.look(name, None) for name in ("p", "q", "a watcher")}
        await keeper.open("u", opening([me(), OPEN]))
        async with keeper.at("u"):
            pass
        assert not place._sights._sent, "it rests"
        await keeper.act("t", decide)
        async with keeper.at("t") as place:
            for name, old in before.items():
                now = place.look(name, None)
                frame = json.loads(place.frame(now, old.news) or '{"steps": []}')
                assert "view" not in frame
                seen = json.loads(json.dumps(plain(old)))
                assert apply_frame(seen, frame) == json.loads(json.dumps(plain(now)))

    told(story, drawn=1)


def test_who_asks_anew_while_a_frame_is_drawn_is_told_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawing, go_on = threading.Event(), threading.Event()
    drawn = Place.frame

    def slowly(place: Place, *asked: Any) -> str:
        drawing.set()
        assert go_on.wait(PATIENCE)
        return drawn(place, *asked)

    monkeypatch.setattr(Place, "frame", slowly)

    async def story(keeper: Keeper) -> None:
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        said: asyncio.Queue[Any] = asyncio.Queue()
        await heard.put({"type": "websocket.connect"})
        socket = WebSocket({"type": "websocket"}, heard.get, said.put)
        audiences = Audiences(keeper, Presences(LocalBus(), 10, 1.0))
        viewer = Viewer(socket, audiences.of("t"), "p", 0)
        following = asyncio.create_task(viewer.follow())
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
    async def story(keeper: Keeper) -> None:
        async def looks(place: Place, seats: range) -> None:
            for seat in seats:
                for player in ("p", "q", f"watcher {seat}"):
                    place.frame(place.look(player, seat))

        async with keeper.at("t") as place:
            await looks(place, range(20))
            tracemalloc.start()
            try:
                before = tracemalloc.get_traced_memory()[0]
                await looks(place, range(1000))
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
    async def story(keeper: Keeper) -> None:
        for _ in range(MANY):
            await keeper.act("t", decide)
            await keeper.act("t", lambda table: table.undo(0, 0))
        opened = Keeper(keeper.journal, LocalBus(), 10)
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
        async with opened.at("t") as place:
            took = time.perf_counter() - began
            assert place.table.seq == 4 + 2 * MANY
        done = True
        await beating
        assert took < 5, "it is played again once, not once for every undo"
        assert longest < took / 2, "others are served meanwhile"

    told(story)
