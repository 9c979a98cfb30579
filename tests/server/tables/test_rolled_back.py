"""A journal that lost what was shown of a table: that is noticed, said, and everybody plays on.

So it happens when a standby that was behind takes the place of its database; see
`test_failover.py` for that.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import asyncpg
import pytest
from starlette.websockets import WebSocket

from feldspar import games
from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.live.broadcast import Subscriber, TableChannels
from feldspar.server.live.presence import PresenceTracker
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.store.journal import Head
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Entry, Refused, Table
from feldspar.table.contract.views import Move, View
from feldspar.table.views.catch_up import apply_frame
from feldspar.table.views.view import build_view
from tests.server.client import OPEN, TITLE, Guest, chosen, me, one_of_many, opening
from tests.server.memory_journal import MemoryJournal
from tests.services import database

SOON = 30.0
"""Seconds that a busy machine may take for what should take five."""


class Told:
    """A socket, and all it was told."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}

    async def accept(self) -> None:
        pass

    async def send_text(self, text: str) -> None:
        frame = json.loads(text)
        if "steps" in frame:
            self.frames.append(frame)
            self.view = apply_frame(self.view, frame)

    async def receive(self) -> Any:
        await asyncio.Event().wait()


def pick(moves: Sequence[Move], number: int) -> str:
    return moves[number % len(moves)].decision


def move(number: int, at: int) -> Callable[[Table], Entry]:
    """Propose one of the decisions there are."""
    return lambda table: table.submit(0, pick(build_view(table, 0).moves, number), at)


async def grown(journal: MemoryJournal, *moves: Callable[[Table], Entry]) -> None:
    """Write to a journal what another process would."""
    repository = TableRepository(journal, LocalBus(), 10)
    for one in moves:
        await repository.execute("a", one)


Story = Callable[[TableRepository, MemoryJournal, Told], Awaitable[None]]


def followed(story: Story, room: int = 10) -> None:
    """Let somebody follow a table of four moves, at times 10, 20, 30 and 40."""

    async def whole() -> None:
        journal = MemoryJournal()
        repository = TableRepository(journal, LocalBus(), room, is_cluster=True)
        for name in ("a", "b"):
            await repository.create(name, opening([me()], 1))
        socket = Told()
        audience = TableChannels(repository, PresenceTracker(LocalBus(), 1, 0)).channel_for("a")
        viewer = Subscriber(cast(WebSocket, socket), audience, "p", None)
        following = asyncio.create_task(viewer.serve())
        for time_ in (10, 20, 30, 40):
            await repository.execute("a", move(0, time_))
        await until(lambda: socket.view.get("news") == journal_news(journal))
        comparing = asyncio.create_task(repository.reconcile_loop())
        await story(repository, journal, socket)
        for task in (following, comparing):
            task.cancel()
        await asyncio.gather(following, comparing, return_exceptions=True)

    asyncio.run(whole())


def journal_news(journal: MemoryJournal) -> int:
    return shown(journal).news


def shown(journal: MemoryJournal) -> View:
    table = Table.of(games.load(TITLE), journal.entries["a"])
    return build_view(table, 0)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not done():
            await asyncio.sleep(0.01)


async def told_of_it(journal: MemoryJournal, socket: Told, since: int) -> None:
    """Wait until somebody was shown the table anew; it must be as it is."""
    await until(lambda: any(frame.get("back") for frame in socket.frames[since:]))
    whole = next(frame for frame in socket.frames[since:] if frame.get("back"))
    assert "view" in whole
    await until(lambda: socket.view["log"] == json.loads(json.dumps(to_plain(shown(journal).log))))


@pytest.mark.promise("PRO-75")
def test_a_table_whose_last_entries_are_lost_is_shown_anew(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        since, counted = len(socket.frames), metrics.rewinds._value.get()
        seen_to = list[tuple[str, int | None]]()
        repository.on_due = lambda *what: seen_to.append(what)
        journal.leases.renew(["a"], 600)
        del journal.entries["a"][-2:]
        await told_of_it(journal, socket, since)
        assert [f["back"] for f in socket.frames if f.get("back")] == [20], "when it last changed"
        assert metrics.rewinds._value.get() == counted + 1
        assert caplog.text.count("table a went back: entry 6") == 1
        assert seen_to == [("a", None)], "what is due there may be something else now"
        assert journal.leases.unheld(["a"]) == ["a"], "and nobody must be waited for"
        await repository.execute("a", move(1, 50))
        await until(lambda: socket.view["news"] == journal_news(journal))

    with caplog.at_level(logging.WARNING):
        followed(story)


@pytest.mark.promise("PRO-75")
@pytest.mark.parametrize("more", [2, 3], ids=["as far", "further"])
@pytest.mark.parametrize("room", [10, 1], ids=["at hand", "put away"])
def test_another_history_is_noticed_however_far_it_has_come(more: int, room: int) -> None:
    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        async with repository.locked("b"):
            pass  # with room for one only, the other is put away
        since = len(socket.frames)
        del journal.entries["a"][-2:]
        await grown(journal, *[move(1, 50 + number) for number in range(more)])
        await told_of_it(journal, socket, since)

    followed(story, room)


@pytest.mark.promise("PRO-75")
def test_who_acts_on_what_is_lost_is_refused_and_shown_what_is() -> None:
    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        since, turn = len(socket.frames), socket.view["turn"]
        del journal.entries["a"][-2:]
        await grown(journal, move(1, 50), move(1, 51))  # as far as what was shown
        async with repository.locked("a") as cached:
            assert cached.table.seq == len(journal.entries["a"]), "nobody has noticed"

        def decide(table: Table) -> Entry:
            if table.turn_versions[0] != turn + 1:
                raise Refused("refused-stale")
            raise AssertionError

        before = list(journal.entries["a"])
        with pytest.raises(Refused):
            await repository.execute("a", decide)
        assert journal.entries["a"] == before
        await told_of_it(journal, socket, since)

    followed(story)


@pytest.mark.promise("PRO-75")
def test_nothing_is_written_after_an_entry_that_is_not_the_one_seen() -> None:
    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        del journal.entries["a"][-2:]
        await grown(journal, move(1, 50), move(1, 51))
        await repository.execute("a", move(0, 60))
        assert [entry.at for entry in journal.entries["a"][-3:]] == [50, 51, 60]
        assert shown(journal).news, "all of it can be carried out, one after the other"

    followed(story)


@pytest.mark.promise("PRO-75", "PRO-22")
def test_a_command_that_is_lost_is_not_taken_for_done() -> None:
    """Somebody repeats a move whose answer did not come; here it is known, in the journal not."""

    def repeated(table: Table) -> Entry | None:
        return None if "mine" in table.command_keys else move(0, 50)(table)._replace(key="mine")

    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        await repository.execute("a", repeated)
        del journal.entries["a"][-1:]
        await repository.execute("a", repeated)
        assert journal.entries["a"][-1].key == "mine"

    followed(story)


def test_a_word_that_comes_late_is_no_going_back(caplog: pytest.LogCaptureFixture) -> None:
    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        for word in ("3", "6", "1"):
            repository.bus.publish("a", word)
            repository.mark_stale("a")
        for number in range(20):
            await repository.execute("a", move(0, 50 + number))
            repository.mark_stale("a")
            await asyncio.sleep(0)
        await until(lambda: socket.view["news"] == journal_news(journal))
        assert not [frame for frame in socket.frames if frame.get("back")]

    with caplog.at_level(logging.WARNING):
        followed(story)
    assert not caplog.text


@pytest.mark.promise("PRO-75")
def test_a_table_that_cannot_be_compared_keeps_nobody_from_noticing_the_others(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("feldspar.server.tables.repository.RECONCILE_SECONDS", 0.05)

    async def story(repository: TableRepository, journal: MemoryJournal, socket: Told) -> None:
        async with repository.locked("b"):
            pass
        read, heads = journal.read, journal.read_heads
        failing = ["b", "all"]

        async def odd_read(table: str, after: int = 0) -> list[Entry]:
            if table in failing:
                raise RuntimeError(f"a mistake at {table}")
            return await read(table, after)

        async def odd_heads(tables: Sequence[str]) -> dict[str, Head]:
            if "all" in failing:
                raise RuntimeError("a mistake at all")
            return await heads(tables)

        def odd_hear(word: str) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(journal, "read", odd_read)
        monkeypatch.setattr(journal, "read_heads", odd_heads)
        await until(lambda: "a mistake at all" in caplog.text)
        failing.remove("all")
        del journal.entries["b"][-1:]
        await until(lambda: "a mistake at b" in caplog.text)
        since = len(socket.frames)
        del journal.entries["a"][-2:]
        await told_of_it(journal, socket, since)
        repository.bus.subscribe("b", odd_hear)
        failing.clear()
        await until(lambda: "raise ZeroDivisionError" in caplog.text)
        since = len(socket.frames)
        await repository.execute("a", move(1, 50))
        del journal.entries["a"][-1:]
        await told_of_it(journal, socket, since)
        for name in ("b", "all"):
            assert caplog.text.count(f"RuntimeError: a mistake at {name}") == 1, "said once"

    followed(story)


# --------------------------------------------------------------------- two servers, PostgreSQL


def ask(address: str, *commands: str) -> None:
    async def asked() -> None:
        db = await asyncpg.connect(address)
        async with db.transaction():
            for command in commands:
                await db.execute(command)
        await db.close()

    asyncio.run(asked())


@pytest.mark.promise("PRO-75", "PRO-46")
def test_at_every_server_everybody_is_told_and_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    with (
        database() as address,
        one_of_many(address) as here,
        one_of_many(address) as there,
        Guest(here) as guest,
        Guest(there) as friend,
    ):
        table = guest.set_table([me(), OPEN])
        friend.do(table, "join", 1, name="Bastien")
        for one in (guest, friend):
            one.follow(table)
        players = [guest, friend]

        def play_on() -> list[int]:
            """Let everybody decide who must; return which news everybody has been told then."""
            for seat, one in enumerate(players):
                seen = one.look(table)
                if seen["moves"]:
                    one.do(table, "submit", seat, action=chosen(seen, 0))
            for one in players:
                newest = one.look(table)["news"]
                one.hear_until(lambda view, newest=newest: view["news"] == newest)  # type: ignore[misc]
            return [one.view["news"] for one in players]

        before = play_on()
        ask(
            address,
            f"CREATE TABLE kept AS SELECT * FROM summary WHERE place = '{table}'",
            f"CREATE TABLE told AS SELECT * FROM entry WHERE place = '{table}'",
        )
        assert play_on() > before
        ask(
            address,
            f"DELETE FROM entry WHERE place = '{table}'",
            f"DELETE FROM summary WHERE place = '{table}'",
            "INSERT INTO summary SELECT * FROM kept",
            "INSERT INTO entry SELECT * FROM told",
        )
        began = time.monotonic()
        with caplog.at_level(logging.WARNING):
            for one in players:
                while not one.hear(SOON).get("back"):
                    pass
        print(f"told after {time.monotonic() - began:.1f} s")
        assert time.monotonic() - began < SOON
        assert [one.view["news"] for one in players] == before
        assert caplog.text.count(f"table {table} went back") == 2, "each server has noticed"
        assert play_on() > before
