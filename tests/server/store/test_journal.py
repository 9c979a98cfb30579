"""The contract of a journal. Every adapter must pass all of it; add yours to `ADAPTERS`."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from feldspar.server.store.journal import Backlog, Conflict, Head, Journal
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.table import Entry
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import Player, Status
from feldspar.table.core.entries import Moved, Opened
from feldspar.table.views.summary import DUE_NOW, StoredSummary
from tests.server.memory_journal import MemoryJournal
from tests.services import postgres_journal

ADAPTERS: dict[str, Callable[[Path], AbstractContextManager[Journal]]] = {
    "memory": lambda folder: nullcontext(MemoryJournal()),
    "sqlite": lambda folder: nullcontext(SQLiteJournal(folder / "tables.sqlite")),
    "postgres": lambda folder: postgres_journal(),
}
SEAT = Player("open", "é", "", False, kept=True)
TOLD = StoredSummary("game", "Tuesday", "open", (SEAT,), ("p",), (), 1, None)

Play = Callable[[Callable[[Journal], Awaitable[None]]], None]


@pytest.fixture(params=ADAPTERS)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Runs a test with a new journal, and closes it."""

    def played(story: Callable[[Journal], Awaitable[None]]) -> None:
        async def whole(journal: Journal) -> None:
            try:
                await story(journal)
            finally:
                await journal.close()

        with ADAPTERS[request.param](tmp_path) as journal:
            asyncio.run(whole(journal))

    return played


def entry(seq: int, by: str = "") -> Entry:
    opened = Opened("game", 1, 3, {"é": "ü"}, "00ff", ClockSpec("days"), "Tuesday", "p", ("", "q"))
    what = opened if seq == 1 and not by else Moved(2, f"é{seq}", by)
    return Entry(seq, 1000 + seq, what, f"key {seq}")


def test_what_was_written_is_read_in_order_and_after_a_seq(play: Play) -> None:
    async def story(journal: Journal) -> None:
        await journal.append("a", 0, [entry(1), entry(2)], TOLD)
        await journal.append("a", 2, [entry(3)], TOLD)
        await journal.append("b", 0, [entry(1)], TOLD)
        assert await journal.read("a") == [entry(1), entry(2), entry(3)]
        assert await journal.read("a", 2) == [entry(3)]
        assert await journal.read("a", 3) == []
        assert await journal.read("nowhere") == []

    play(story)


@pytest.mark.parametrize("seen", [0, 1, 3])
def test_who_has_not_seen_the_last_entry_may_not_write(play: Play, seen: int) -> None:
    async def story(journal: Journal) -> None:
        await journal.append("a", 0, [entry(1), entry(2)], TOLD)
        with pytest.raises(Conflict):
            await journal.append("a", seen, [entry(seen + 1)], TOLD._replace(title="never"))
        assert await journal.read("a") == [entry(1), entry(2)]
        assert [told.title for _, told in await journal.tables_of("p", 0, 99)] == ["Tuesday"]

    play(story)


@pytest.mark.promise("PRO-75")
def test_who_has_seen_another_last_entry_may_not_write(play: Play) -> None:
    """Its number is the same, but the journal has lost the one and been written to since."""

    async def story(journal: Journal) -> None:
        await journal.append("a", 0, [entry(1), entry(2)], TOLD)
        with pytest.raises(Conflict):
            await journal.append("a", 2, [entry(3)], TOLD, expected_at=entry(2).at - 1)
        assert await journal.read("a") == [entry(1), entry(2)]
        await journal.append("a", 2, [entry(3)], TOLD, expected_at=entry(2).at)
        assert await journal.read("a", 2) == [entry(3)]

    play(story)


@pytest.mark.promise("PRO-22")
def test_of_many_who_race_exactly_one_wins(play: Play) -> None:
    async def story(journal: Journal) -> None:
        async def race(racer: int, seen: int) -> int | None:
            try:
                await journal.append("a", seen, [entry(seen + 1, f"racer {racer}")], TOLD)
            except Conflict:
                return None
            return racer

        for seen in range(5):
            ended = await asyncio.gather(*[race(racer, seen) for racer in range(16)])
            winners = [racer for racer in ended if racer is not None]
            assert len(winners) == 1
            assert await journal.read("a", seen) == [entry(seen + 1, f"racer {winners[0]}")]

    play(story)


def test_tables_do_not_disturb_each_other(play: Play) -> None:
    async def story(journal: Journal) -> None:
        async def write(table: str) -> None:
            for seen in range(10):
                await journal.append(table, seen, [entry(seen + 1)], TOLD)

        tables = [f"t{n}" for n in range(20)]
        await asyncio.gather(*[write(table) for table in tables])
        for table in tables:
            assert await journal.read(table) == [entry(number) for number in range(1, 11)]

    play(story)


def test_a_player_finds_the_tables_they_sit_at_the_latest_first(play: Play) -> None:
    async def story(journal: Journal) -> None:
        await journal.append("a", 0, [entry(1)], TOLD._replace(sitting=("p", "q"), at=5))
        await journal.append("b", 0, [entry(1)], TOLD._replace(sitting=("q",), at=9))
        assert [name for name, _ in await journal.tables_of("p", 0, 99)] == ["a"]
        assert [name for name, _ in await journal.tables_of("q", 0, 99)] == ["b", "a"]
        later = TOLD._replace(sitting=("q",), waiting=("q",), status="playing", at=11)
        await journal.append("a", 1, [entry(2)], later)
        assert await journal.tables_of("p", 0, 99) == []
        assert (await journal.tables_of("q", 0, 99))[0] == ("a", later)

    play(story)


def test_tables_of_a_player_come_in_pages_those_that_go_on_first(play: Play) -> None:
    async def story(journal: Journal) -> None:
        statuses: tuple[Status, ...] = ("over", "playing", "cancelled", "open", "over", "sealing")
        for at, status in enumerate(statuses):
            await journal.append(f"t{at}", 0, [entry(1)], TOLD._replace(status=status, at=at))
        await journal.append("u", 0, [entry(1)], TOLD._replace(sitting=("q",)))

        async def named(after: int, most: int, finished: bool = False) -> list[str]:
            return [name for name, _ in await journal.tables_of("p", after, most, finished)]

        assert await named(0, 99) == ["t5", "t3", "t1", "t4", "t2", "t0"]
        assert [await named(after, 2) for after in (0, 2, 4, 6)] == [
            ["t5", "t3"],
            ["t1", "t4"],
            ["t2", "t0"],
            [],
        ]
        assert await named(0, 99, finished=True) == ["t4", "t0"]
        assert await named(1, 9, finished=True) == ["t0"]
        assert [await journal.count_unfinished("p", most) for most in (2, 99)] == [2, 3]
        assert await journal.count_unfinished("nobody", 9) == 0

    play(story)


def test_a_table_that_has_not_begun_is_found_by_how_its_name_begins(play: Play) -> None:
    async def story(journal: Journal) -> None:
        for name, at in (("abcdx", 5), ("abcdy", 9), ("abd", 7)):
            await journal.append(name, 0, [entry(1)], TOLD._replace(at=at))
        assert await journal.find_open_table("abcd") == "abcdy"
        await journal.append("abcdy", 1, [entry(2)], TOLD._replace(status="playing", at=11))
        assert await journal.find_open_table("abcd") == "abcdx"
        assert await journal.find_open_table("abce") == ""

    play(story)


def test_what_waits_is_counted_and_the_oldest_named(play: Play) -> None:
    async def story(journal: Journal) -> None:
        assert await journal.backlog(900) == Backlog(0)
        for name, due, at in (("a", 500, 100), ("b", None, 1), ("c", DUE_NOW, 300), ("d", 901, 2)):
            await journal.append(name, 0, [entry(1)], TOLD._replace(due=due, at=at))
        assert await journal.backlog(900) == Backlog(2, "c", 300)
        assert await journal.backlog(400) == Backlog(1, "c", 300)
        assert await journal.backlog(900, ["c", "x"]) == Backlog(1, "a", 500)
        assert await journal.backlog(900, ["c", "a"]) == Backlog(0)
        await journal.append("c", 1, [entry(2)], TOLD)
        assert await journal.backlog(900) == Backlog(1, "a", 500)
        assert await journal.summary("c") == (2, TOLD)
        assert await journal.summary("nowhere") is None

    play(story)


def test_the_house_finds_what_is_due_the_earliest_first(play: Play) -> None:
    async def story(journal: Journal) -> None:
        for name, due in (("a", 500), ("b", None), ("c", DUE_NOW)):
            await journal.append(name, 0, [entry(1)], TOLD._replace(due=due))
        assert await journal.next_due(DUE_NOW) == 500
        assert await journal.claim_due(499, 0, 9) == ["c"]
        assert await journal.claim_due(500, 0, 9) == ["c", "a"]
        assert await journal.claim_due(500, 0, 1) == ["c"]
        await journal.append("c", 1, [entry(2)], TOLD._replace(due=700))
        await journal.append("a", 1, [entry(2)], TOLD)
        assert await journal.claim_due(700, 0, 9) == ["c"]
        assert await journal.next_due(700) is None

    play(story)


def test_what_somebody_holds_is_given_to_nobody_else(play: Play) -> None:
    async def story(journal: Journal) -> None:
        for name in ("a", "b"):
            await journal.append(name, 0, [entry(1)], TOLD._replace(due=DUE_NOW))
        await journal.append("c", 0, [entry(1)], TOLD._replace(due=DUE_NOW), lease_seconds=60)
        claims = [journal.claim_due(1, 60, 1) for _ in range(8)]
        given = [table for claimed in await asyncio.gather(*claims) for table in claimed]
        assert sorted(given) == ["a", "b"], "the writer of c sees to it"
        await journal.append("a", 1, [entry(2)], TOLD._replace(due=DUE_NOW))
        assert await journal.claim_due(1, 60, 9) == ["a"], "an entry begins it anew"
        await journal.renew_leases(["b", "c"], 0)
        assert sorted(await journal.claim_due(1, 0.01, 9)) == ["b", "c"]
        await asyncio.sleep(0.05)
        assert sorted(await journal.claim_due(1, 60, 9)) == ["b", "c"], "it was held for a moment"

    play(story)


@pytest.mark.promise("PRO-71")
def test_callers_take_turns_whatever_one_of_them_has_due(play: Play) -> None:
    async def story(journal: Journal) -> None:
        due = TOLD._replace(due=DUE_NOW)
        for number in range(9):
            await journal.append(f"a{number}", 0, [entry(1)], due, caller="a")
        await journal.append("b0", 0, [entry(1)], due, caller="b")
        await journal.append("v0", 0, [entry(1)], due._replace(due=500), caller="v")
        first = await journal.claim_due(600, 60, 4)
        assert [name[0] for name in sorted(first[:3])] == ["a", "b", "v"]
        assert first[3].startswith("a")
        await journal.append("b0", 1, [entry(2)], due)
        second = await journal.claim_due(600, 60, 2)
        assert sorted(name[0] for name in second) == ["a", "b"]
        rest = await journal.claim_due(600, 60, 99)
        assert sorted({*first, *second, *rest} - {"b0", "v0"}) == [f"a{n}" for n in range(9)]

    play(story)


def test_the_caller_of_a_table_is_known_until_it_is_over(play: Play) -> None:
    async def story(journal: Journal) -> None:
        await journal.append("t", 0, [entry(1)], TOLD, caller="4f")
        await journal.append("t", 1, [entry(2)], TOLD)
        assert await journal.caller_of("t") == "4f"
        assert await journal.caller_of("nowhere") == ""
        await journal.append("t", 2, [entry(3)], TOLD._replace(status="over"))
        assert await journal.caller_of("t") == ""

    play(story)


def test_what_was_claimed_in_an_answer_that_was_lost_is_let_go_of(play: Play) -> None:
    async def story(journal: Journal) -> None:
        for name in "ab":
            await journal.append(name, 0, [entry(1)], TOLD._replace(due=DUE_NOW))
        assert sorted(await journal.claim_due(1, 60, 9)) == ["a", "b"]
        await journal.release(1, ["b"])
        assert await journal.claim_due(1, 60, 9) == ["a"]
        await journal.release(1, ["a", "b"])
        assert await journal.claim_due(1, 60, 9) == []

    play(story)


def test_it_is_told_how_far_tables_are_and_which_there_are(play: Play) -> None:
    async def story(journal: Journal) -> None:
        await journal.append("a", 0, [entry(1), entry(2)], TOLD)
        await journal.append("b", 0, [entry(1)], TOLD._replace(title="Monday"))
        assert await journal.read_heads(["b", "a", "nowhere"]) == {
            "a": Head(2, 1002),
            "b": Head(1, 1001),
        }
        assert await journal.read_heads([]) == {}
        assert await journal.list_tables("", 1) == [("a", TOLD)]
        assert await journal.list_tables("a", 9) == [("b", TOLD._replace(title="Monday"))]

    play(story)


def test_what_is_put_away_is_read_as_before(play: Play) -> None:
    async def story(journal: Journal) -> None:
        over = TOLD._replace(status="over", at=5)
        for name, told in (("going on", TOLD), ("over", over), ("lately", over._replace(at=9))):
            await journal.append(name, 0, [entry(1), entry(2)], told)
        assert await journal.archive(9, 9) == ["over"]
        assert await journal.archive(9, 9) == []
        bare = [entry(number)._replace(key="") for number in (1, 2)]
        assert await journal.read("over") == bare
        assert await journal.read("over", 1) == bare[1:]
        assert await journal.read("over", 2) == []
        assert (await journal.read_heads(["over"]))["over"].seq == 2
        with pytest.raises(Conflict):
            await journal.append("over", 0, [entry(1)], over)
        await journal.append("over", 2, [entry(3)], over, expected_at=entry(2).at)
        assert await journal.read("over") == [*bare, entry(3)]
        assert await journal.read("over", 2) == [entry(3)]
        assert await journal.archive(9, 9) == ["over"], "what was added is put away with it"
        assert await journal.read("over") == [*bare, entry(3)._replace(key="")]

    play(story)


def test_a_record_is_kept_beside_its_entries_or_not_at_all(play: Play) -> None:
    async def story(journal: Journal) -> None:
        await journal.append("a", 0, [entry(1)], TOLD)
        assert await journal.record("a") == ""
        with pytest.raises(Conflict):
            await journal.append("a", 0, [entry(1)], TOLD, "never")
        assert await journal.record("a") == ""
        await journal.append("a", 1, [entry(2)], TOLD._replace(status="over"), "é\nend")
        assert await journal.record("a") == "é\nend"
        assert await journal.record("nowhere") == ""

    play(story)


@pytest.mark.promise("PRO-29")
def test_what_nobody_plays_is_forgotten_the_longest_idle_first(play: Play) -> None:
    async def story(journal: Journal) -> None:
        tables: list[tuple[str, Status, int, int | None]] = [
            ("open", "open", 50, None),
            ("sealing", "sealing", 7, None),
            ("telling for months", "sealing", 40, None),
            ("opened later", "open", 150, None),
            ("left", "playing", 8, None),
            ("stuck", "playing", 9, DUE_NOW),
            ("played lately", "playing", 50, None),
            ("clock runs", "playing", 8, 500),
            ("cancelled", "cancelled", 30, None),
            ("over", "over", 1, None),
        ]
        for name, status, at, due in tables:
            told = TOLD._replace(status=status, at=at, due=due)
            await journal.append(name, 0, [entry(1)], told)
        assert await journal.delete_stale(100, 10, 2) == ["sealing", "left"]
        assert await journal.delete_stale(100, 10, 2) == ["stuck", "cancelled"]
        assert await journal.delete_stale(100, 10, 2) == ["open"]
        assert await journal.delete_stale(100, 10, 2) == []
        assert await journal.read("open") == []
        assert await journal.read("left") == []
        mine = {name for name, _ in await journal.tables_of("p", 0, 99)}
        there = {"opened later", "telling for months", "played lately", "clock runs", "over"}
        assert mine == there
        assert await journal.claim_due(9999, 60, 9) == ["clock runs"]
        with pytest.raises(Conflict):
            await journal.append("left", 1, [entry(2)], TOLD)

    play(story)


def test_a_result_is_kept_for_good_and_is_not_said_twice(play: Play) -> None:
    async def story(journal: Journal) -> None:
        assert await journal.results(["a", "b"]) == {}
        await journal.save_result("a", "é")
        await journal.save_result("a", "another")
        await journal.save_result("c", "elsewhere")
        assert await journal.results(["a", "b"]) == {"a": "é"}

    play(story)
