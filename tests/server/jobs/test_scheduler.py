"""What the house does unasked: clocks and bots, also those it finds when it starts."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from feldspar import games
from feldspar.server.bots.executor import DecisionJob
from feldspar.server.bots.process_pool import BotProcess, BotProcessPool
from feldspar.server.jobs.scheduler import LEASE_SECONDS, DueTableScheduler
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.store.journal import StoreUnavailable
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Table
from feldspar.table.core.entries import GivenBack, Held
from tests.server.client import OPEN, PATIENCE, TITLE, Guest, bot, chosen, house, me, opening
from tests.server.controlled_bots import think_on_demand
from tests.server.memory_journal import MemoryJournal

LIVE = {"kind": "live", "seconds": 1, "increment": 0}


def test_a_bot_decides_once_for_whose_time_runs_out(arrive: Callable[[], Guest]) -> None:
    guest, other = arrive(), arrive()
    table = guest.set_table([me(), OPEN], clock=LIVE)
    guest.follow(table)
    other.do(table, "join", 1, name="Bastien")
    began = time.monotonic()
    guest.hear_until(lambda view: view["waits"])
    assert time.monotonic() - began > 0.5
    seen = guest.look(table)
    assert [(seat["bot"], seat["late"]) for seat in seen["players"]] == [("", True)] * 2
    told = [line["text"]["key"] for line in seen["log"]]
    assert told.count("log-overdue") == 2, "one decision for each; then the table waits for people"
    guest.do(table, "give_back", 0)
    assert not guest.look(table)["players"][0]["late"]


def test_whoever_lets_time_run_out_may_have_to_resign(arrive: Callable[[], Guest]) -> None:
    guest, other = arrive(), arrive()
    table = guest.set_table([me(), OPEN], clock={**LIVE, "overtime": "resign"})
    guest.follow(table)
    other.do(table, "join", 1, name="Bastien")
    guest.hear_until(lambda view: view["status"] == "over")
    assert guest.view["ended"] == "resigned"
    assert guest.look(table)["players"][0]["resigned"]


def test_who_decides_in_time_goes_on(arrive: Callable[[], Guest]) -> None:
    guest = arrive()
    table = guest.set_table([me()], clock={"kind": "live", "seconds": 3, "increment": 600})
    guest.do(table, "submit", 0, action=chosen(guest.look(table), 0))
    time.sleep(3.1)
    seen = guest.look(table)["players"][0]
    assert (seen["bot"], seen["late"]) == ("", False)


def test_a_seat_is_held_for_a_while_and_given_back(arrive: Callable[[], Guest]) -> None:
    guest, other = arrive(), arrive()
    table = guest.set_table([me(), OPEN])
    other.do(table, "join", 1, name="Bastien")
    guest.follow(table)
    guest.do(table, "hold", 0)
    guest.hear_until(lambda view: 0 not in view["actors"])
    guest.do(table, "give_back", 0)
    guest.hear_until(lambda view: view["players"][0]["bot"] == "")
    assert guest.look(table)["actors"] == [1]
    guest.do(table, "undo", 0)
    assert guest.look(table)["moves"]


def test_a_new_server_goes_on_with_the_bots_and_clocks_it_finds(tmp_path: Path) -> None:
    asyncio.run(leave_to_a_bot(tmp_path))
    with house(tmp_path) as address, Guest(address) as guest:
        clocked = guest.set_table([me(), me()], clock=LIVE)
        quiet = guest.set_table([me()])
        decision = chosen(guest.look(quiet), 0)
        cookies = guest.http.cookies
    time.sleep(1.2)
    with house(tmp_path) as address, Guest(address) as guest:
        guest.http.cookies = cookies
        for table in (clocked, "left"):
            guest.follow(table)
            guest.hear_until(lambda view: 1 not in view["actors"] or view["waits"])
            guest.hang_up()
        guest.do(quiet, "submit", 0, action=decision)
        mine = guest.http.get("/api/tables/mine").json()["tables"]
        assert {told["id"]: told["yours"] for told in mine} == {
            quiet: True,
            clocked: True,
        }


async def leave_to_a_bot(folder: Path) -> None:
    """Leave a table at which a bot must decide, as a server does that is stopped."""
    journal = SQLiteJournal(folder / "tables.sqlite")
    await TableRepository(journal, LocalBus(), 1).create("left", opening([me(), bot()], now()))
    await journal.close()


def test_two_keepers_of_one_journal_stay_of_one_mind() -> None:
    async def story() -> None:
        journal, bus = MemoryJournal(), LocalBus()
        one, other = TableRepository(journal, bus, 10), TableRepository(journal, bus, 10)
        await one.create("t", opening([me(), OPEN]))
        await one.execute("t", lambda table: table.join(1, "q", "Bastien", 0))
        for repository in (one, other) * 2:  # each time the other's table is out of date
            async with repository.locked("t") as cached:
                assert cached.table is not None
            await repository.execute("t", lambda table: table.hand_to_bot(0, "greedy", 1))
            await repository.execute("t", lambda table: table.reclaim(0, 2))
        entries = await journal.read("t")
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert [type(entry.what) for entry in entries[3:]] == [Held, GivenBack] * 4
        assert Table.of(games.load(TITLE), entries).seats[0].bot == ""

    asyncio.run(story())


def test_a_steward_leaves_to_others_what_is_too_much_for_its_thinkers() -> None:
    async def story() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 10)
        slow = [f"slow {number}" for number in range(4)]
        for name in slow:
            await repository.create(name, opening([me(), bot("search(seconds=5)")], now()))
        await repository.create("quick", opening([me(), bot()], now()))
        with BotProcessPool(1, 300, has_peers=True) as pool:
            seeing = DueTableScheduler(repository, pool)
            working = asyncio.create_task(seeing.run())
            async with asyncio.timeout(PATIENCE):
                while len(seeing._running) != 2 or not pool.queue.waiting:
                    await asyncio.sleep(0.01)
                left = [name for name in slow if name not in seeing._running]
                assert len(left) == 2
                while not set(left) & {
                    *await repository.journal.claim_due(now(), LEASE_SECONDS, 9)
                }:
                    await asyncio.sleep(0.05)
                async with repository.locked("quick") as cached:
                    assert cached.table.bots_to_move() == []
            held = list(seeing._running)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            assert {*held} <= {*await repository.journal.claim_due(now(), LEASE_SECONDS, 9)}, (
                "it has let go"
            )

    asyncio.run(story())


@pytest.mark.promise("PRO-71")
def test_who_had_a_turn_at_a_steward_leaves_room_for_whom_it_would_leave_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bots follow bots at two tables, so that no room is ever left: a third has its turn, too."""
    begun, goes_on = think_on_demand(monkeypatch)
    first, stranger = "search(seconds=5)", "level-5"

    async def decided(repository: TableRepository, table: str) -> bool:
        async with repository.locked(table) as cached:
            return not cached.table.bots_to_move()

    async def story() -> None:
        repository = TableRepository(MemoryJournal(), LocalBus(), 10)
        for caller in ("a", "b"):
            await repository.create(caller, opening([me(), bot(first), bot(first)], now()), caller)
        with BotProcessPool(1, PATIENCE, has_peers=True) as pool:

            def waiting() -> list[str]:
                return [job.caller for job in pool.queue._waiting]

            seeing = DueTableScheduler(repository, pool, poll_seconds=0.05)
            working = asyncio.create_task(seeing.run())
            async with asyncio.timeout(PATIENCE):
                while not waiting():
                    await asyncio.sleep(0.01)
                (again,) = {"a", "b"} - {*waiting()}
                goes_on.release()
                while waiting() != [again]:  # it takes the room that it has left
                    await asyncio.sleep(0.01)
                await repository.create("v", opening([me(), bot(stranger)], now()), "v")
                while waiting() != ["v"] or again in seeing._running:
                    await asyncio.sleep(0.01)
                goes_on.release(9999)
                for table in ("a", "b", "v"):
                    while not await decided(repository, table):
                        await asyncio.sleep(0.01)
            assert begun[:3] == [first, first, stranger]
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)

    asyncio.run(story())


class Deaf(MemoryJournal):
    """Gives tables away once, and then no answer."""

    deaf = True

    async def claim_due(self, now: int, lease_seconds: float, limit: int) -> list[str]:
        found = await super().claim_due(now, lease_seconds, limit)
        if self.deaf:
            self.deaf = False
            raise StoreUnavailable("no answer came")
        return found


@pytest.mark.promise("PRO-24")
def test_what_was_given_in_an_answer_that_was_lost_is_asked_for_again_at_once() -> None:
    async def story() -> None:
        repository = TableRepository(Deaf(), LocalBus(), 10)
        await repository.create("t", opening([me(), bot()], now()))
        with BotProcessPool(1, 300, has_peers=True) as pool:
            seeing = DueTableScheduler(repository, pool)
            with pytest.raises(StoreUnavailable):
                await seeing.claim()
            await seeing.claim()
            assert list(seeing._running) == ["t"], "nobody waits until it is held no more"
            await asyncio.gather(*seeing._running.values())

    asyncio.run(story())


@pytest.mark.promise("PRO-13")
def test_a_slow_stand_in_stops_nobodys_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ends = threading.Semaphore(0), threading.Event()

    def think(_: BotProcess, job: Any) -> str:
        begun.release()
        assert ends.wait(PATIENCE)
        order: DecisionJob = job.args[0]
        return order.state.game.actions.text(order.state.legal(order.seat)[0])

    monkeypatch.setattr(BotProcess, "run", think)
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    with house(tmp_path) as address, Guest(address) as one, Guest(address) as other:
        table = one.set_table([me(), OPEN], clock=clock, stand_in="level-5")
        other.do(table, "join", 1, name="Bastien")
        due = one.look(table)["clock"]["due"][0]
        one.do(table, "hold", 0)
        assert begun.acquire(timeout=PATIENCE), "the bot thinks"
        for _ in range(3):
            assert other.look(table)["clock"]["due"][0] == due, "and the clock runs"
            one.do(table, "give_back", 0)
            assert one.look(table)["clock"]["due"][0] == due, "as if nobody had gone"
            one.do(table, "hold", 0)
        ends.set()
        other.follow(table)
        other.hear_until(lambda view: view["clock"]["due"][0] != due)
