"""The hash chain: whatever is changed in a store is noticed, in a file and in a database."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from feldspar.cli import main
from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.cluster.postgres_migration import migrate
from feldspar.server.cluster.postgres_schema import STEPS
from feldspar.server.diagnostics import verify_store
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.store import hash_chain
from feldspar.server.store.codec import compress_rows, decompress_rows
from feldspar.server.store.data_folder import TABLES_FILE
from feldspar.server.store.journal import Journal, StoreUnavailable
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused
from feldspar.table.core.entries import CorruptJournal
from feldspar.table.services import tables as desk
from feldspar.table.views.result import build_result
from feldspar.table.views.view import build_view
from tests.server.client import me, opening
from tests.services import database

MOVES = 6
LATE = 2**62
ENDED = ('"ended":"resigned"', '"ended":"played"')
UNREADABLE = "refused-unreadable"


class Store:
    """A file or a database, which can be written to behind the back of whoever serves it."""

    def __init__(self, where: Path | str) -> None:
        self.where = where

    def journal(self) -> Journal:
        if isinstance(self.where, str):
            return PostgresJournal(self.where)
        return SQLiteJournal(self.where / TABLES_FILE)

    def run(self, query: str, *values: Any) -> list[Any]:
        """Run a statement, whose values are called $1, $2 and so on."""
        if isinstance(self.where, str):
            return asyncio.run(self._run(query, values))
        with closing(sqlite3.connect(self.where / TABLES_FILE)) as db, db:
            named = {str(number): value for number, value in enumerate(values, start=1)}
            return db.execute(query, named).fetchall()

    async def _run(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        db = await asyncpg.connect(str(self.where))
        try:
            return [tuple(row) for row in await db.fetch(query, *values)]
        finally:
            await db.close()

    def put_back(self, row: tuple[Any, ...]) -> None:
        """Write a whole row of entries again."""
        columns = "place, seq, at, kind, seat, data, hash"
        self.run(f"INSERT INTO entry ({columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)", *row)

    def verified(self, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
        """Return what `feldspar verify` says."""
        return self.command(capsys, "verify")

    def command(self, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
        """Return what a command says of it."""
        capsys.readouterr()
        kept = "--database" if isinstance(self.where, str) else "--data"
        status = main([*words, kept, str(self.where)])
        return status, capsys.readouterr().out.splitlines()

    def shown(self, table: str) -> str:
        """Look at a table as a server that has just started; return what is said against it."""

        async def look() -> str:
            journal = self.journal()
            try:
                async with TableRepository(journal, LocalBus(), 9).locked(table):
                    return ""
            except Refused as refused:
                return str(refused) if refused.key == UNREADABLE else refused.key
            finally:
                await journal.close()

        return asyncio.run(look())

    def seqs(self, table: str, after: int) -> list[int]:
        """Return which entries of a table are read."""

        async def read() -> list[int]:
            journal = self.journal()
            try:
                return [entry.seq for entry in await journal.read(table, after)]
            finally:
                await journal.close()

        return asyncio.run(read())

    def archive(self) -> list[str]:
        async def away() -> list[str]:
            journal = self.journal()
            found = await journal.archive(LATE, 9)
            await journal.close()
            return found

        return asyncio.run(away())


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with database() as made:
        asyncio.run(prepare_database(made, 30))
        yield made


@pytest.fixture
def tables(address: str) -> Store:
    """A database without tables."""
    made = Store(address)
    for part in ("entry", "summary", "archive", "record", "result"):
        made.run(f"DELETE FROM {part}")
    return made


@pytest.fixture(params=["file", "database"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "file":
        return Store(tmp_path)
    made: Store = request.getfixturevalue("tables")
    return made


def play(store: Store, *tables: str, moves: int = MOVES, resign: bool = False) -> None:
    """Open tables that there are not yet, and decide at each of them."""

    async def story() -> None:
        journal = store.journal()
        repository = TableRepository(journal, LocalBus(), 9)
        for table in tables:
            if not await journal.read_heads([table]):
                await repository.create(table, opening([me()]))
            for _ in range(moves):
                await repository.execute(
                    table,
                    lambda at: at.submit(0, build_view(at, 0).moves[0].decision, at.seq * 1000),
                )
            if resign:
                await repository.execute(table, lambda at: at.resign(0, "greedy", at.seq * 1000))
        await journal.close()

    asyncio.run(story())


def other_move(store: Store, table: str) -> tuple[int, str]:
    """Return the last entry of a table, and the data of another legal move in its place."""

    async def story() -> tuple[int, str]:
        journal = store.journal()
        entries = await journal.read(table)
        await journal.close()
        before = desk.replay_journal(entries[:-1])
        played = entries[-1].what._asdict()["action"]
        others = [move.decision for move in build_view(before, 0).moves if move.decision != played]
        return entries[-1].seq, json.dumps({"format": 2, "action": others[0]})

    return asyncio.run(story())


@pytest.mark.promise("PRO-23", "PRO-76")
def test_one_legal_move_changed_to_another_is_noticed(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, "changed", "left alone")
    assert store.verified(capsys) == (0, ["2 tables checked", "all are what was written"])
    seq, data = other_move(store, "changed")
    store.run("UPDATE entry SET data = $1 WHERE place = $2 AND seq = $3", data, "changed", seq)
    why = f"entry {seq} is not what was written: its hash does not fit"
    assert store.shown("changed") == why
    assert store.shown("left alone") == ""
    play(store, "left alone", moves=1)
    told = ["2 tables checked", f"  changed: {why}", "1 are not what was written"]
    assert store.verified(capsys) == (1, told)


CHANGES: dict[str, tuple[str, str]] = {
    "a time": ("UPDATE entry SET at = at + 1 WHERE place = 't' AND seq = 4", "entry 4 is not"),
    "a seat": ("UPDATE entry SET seat = 1 WHERE place = 't' AND seq = 4", "entry 4 is not"),
    "a space": (
        "UPDATE entry SET data = replace(data, ':', ': ') WHERE place = 't' AND seq = 4",
        "entry 4 is not",
    ),
    "an entry is gone": ("DELETE FROM entry WHERE place = 't' AND seq = 4", "entry 5 is not"),
    "a hash is gone": (
        "UPDATE entry SET hash = NULL WHERE place = 't' AND seq = 4",
        "entry 5 is not",
    ),
    "that of another table": (
        "UPDATE entry SET (at, kind, seat, data, hash) = (SELECT at, kind, seat, data, hash"
        " FROM entry WHERE place = 'other' AND seq = 4) WHERE place = 't' AND seq = 4",
        "entry 4 is not",
    ),
    "the last is gone": (
        "DELETE FROM entry WHERE place = 't' AND seq = 8",
        "entry 8 was written and is missing",
    ),
    "all are gone": (
        "DELETE FROM entry WHERE place = 't'",
        "entry 8 was written and is missing",
    ),
    "one was put in at the end": (
        "INSERT INTO entry (place, seq, at, kind, seat, data)"
        " SELECT place, 9, at, kind, seat, data FROM entry WHERE place = 't' AND seq = 8",
        "entry 9 is there, and the last that was written is 8",
    ),
}


@pytest.mark.promise("PRO-76")
def test_whatever_is_changed_is_noticed_and_named(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, "t", "other")
    kept = store.run("SELECT place, seq, at, kind, seat, data, hash FROM entry WHERE place = 't'")
    for change, why in CHANGES.values():
        store.run(change)
        status, told = store.verified(capsys)
        assert (status, told[-2].startswith(f"  t: {why}")) == (1, True), (change, told)
        assert store.shown("t").startswith(why), "as soon as it is read"
        store.run("DELETE FROM entry WHERE place = 't'")
        for row in kept:
            store.put_back(row)
    assert store.verified(capsys)[0] == 0


@pytest.mark.promise("PRO-76")
def test_a_report_names_the_last_entry_that_is_missing(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, "t")
    store.run("DELETE FROM entry WHERE seq > 6")
    status, told = store.command(capsys, "table", "t")
    assert status == 1
    why = "entry 8 was written and is missing"
    assert f"  readable   {why}" in told
    assert told[-1] == f"It cannot be read: {why}. Restore its entries from a backup."


@pytest.mark.promise("PRO-23", "PRO-76")
def test_a_missing_end_is_noticed_from_wherever_it_is_read(store: Store) -> None:
    """Also where it was archived, and by who has seen it, or all but it."""

    def noticed() -> None:
        for after in (0, 3, 8, 9):
            with pytest.raises(CorruptJournal, match="entry 9 was written and is missing"):
                store.seqs("t", after)

    play(store, "t", resign=True)
    kept = store.run("SELECT place, seq, at, kind, seat, data, hash FROM entry WHERE seq = 9")
    store.run("DELETE FROM entry WHERE seq = 9")
    noticed()
    store.put_back(kept[0])
    assert store.archive() == ["t"]
    assert store.shown("t") == ""
    store.run("DELETE FROM archive")
    noticed()


@pytest.mark.promise("PRO-75")
def test_a_store_that_has_lost_the_end_altogether_is_not_damaged(store: Store) -> None:
    """A standby that was behind never had the last entries: nothing says that there were any."""

    play(store, "t")
    store.run("CREATE TABLE told AS SELECT * FROM summary")
    play(store, "t", moves=3)
    assert store.seqs("t", 9) == [10, 11]
    store.run("DELETE FROM entry WHERE seq > 8")
    store.run("DELETE FROM summary")
    store.run("INSERT INTO summary SELECT * FROM told")
    store.run("DROP TABLE told")
    assert store.shown("t") == ""
    for after in range(6, 12):
        assert store.seqs("t", after) == [seq for seq in (7, 8) if seq > after]
    play(store, "t", moves=1)
    assert store.seqs("t", 7) == [8, 9]


@pytest.mark.promise("PRO-76")
def test_the_end_cannot_be_taken_back_without_notice(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, "t")
    store.run("DELETE FROM entry WHERE seq = 8")
    store.run("UPDATE summary SET seq = 7")
    hashed = isinstance(store.where, str)
    if hashed:
        store.run("UPDATE summary SET hashed_seq = 7")
    status, told = store.verified(capsys)
    assert status == 1
    assert told[1] == "  t: entry 7 is not the last that was written: its hash does not fit"


@pytest.mark.promise("PRO-23", "PRO-76")
def test_entries_of_earlier_versions_have_no_hash_and_the_chain_begins_after_them(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, "old", "begun before")
    store.run("UPDATE entry SET hash = NULL")
    store.run("UPDATE summary SET hash = NULL")
    if isinstance(store.where, str):
        store.run("UPDATE summary SET hashed_seq = 0")
    play(store, "begun before", moves=3)
    assert store.shown("old") == store.shown("begun before") == ""
    told = [
        "2 tables checked",
        "1 of them have no hashes: an earlier version wrote them",
        "all are what was written",
    ]
    assert store.verified(capsys) == (0, told)
    store.run("UPDATE entry SET at = at + 1 WHERE place = 'begun before' AND seq = 11")
    assert store.shown("begun before").startswith("entry 11 is not")


def test_an_earlier_version_may_write_in_between_while_servers_are_replaced(
    tables: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(tables, "t", moves=2)
    tables.run(  # as it does
        "WITH head AS (UPDATE summary SET seq = 5 WHERE place = 't' RETURNING 1)"
        " INSERT INTO entry SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::text[],"
        " $5::smallint[], $6::text[]) WHERE EXISTS (SELECT FROM head)",
        *("t", [5], [9000], ["hinted"], [0], ['{"format":2}']),
    )
    play(tables, "t", moves=2)
    assert tables.shown("t") == ""
    told = "1 of them have entries without a hash after others that have one"
    assert tables.verified(capsys) == (0, ["1 tables checked", told, "all are what was written"])


def test_an_earlier_version_may_put_a_table_away_while_servers_are_replaced(
    tables: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(tables, "t", resign=True)
    assert tables.archive() == ["t"]
    tables.run("UPDATE archive SET hash = NULL")  # as it leaves it
    told = [
        "1 tables checked",
        "1 of them have no hashes: an earlier version wrote them",
        "all are what was written",
    ]
    assert tables.verified(capsys) == (0, told)

    async def play_again() -> None:
        journal = tables.journal()
        await TableRepository(journal, LocalBus(), 9).execute(
            "t", lambda at: at.link_rematch("next", 0, 9000)
        )
        await journal.close()

    asyncio.run(play_again())
    assert tables.shown("t") == ""
    assert tables.verified(capsys) == (0, [told[0], told[2]])
    tables.run("UPDATE entry SET at = at + 1")
    assert tables.shown("t").startswith("entry 10 is not")


@pytest.mark.promise("PRO-76")
def test_what_was_archived_is_checked_as_well(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, "a", "b", resign=True)
    assert sorted(store.archive()) == ["a", "b"]
    assert store.verified(capsys)[0] == 0
    ((pack,),) = store.run("SELECT pack FROM archive WHERE place = 'a'")
    lines = decompress_rows(pack)
    lines[3] = (*lines[3][:1], lines[3][1] + 1, *lines[3][2:])
    store.run("UPDATE archive SET pack = $1 WHERE place = 'a'", compress_rows(lines))
    why = f"entries 1 to {len(lines)} are not what was archived"
    assert (store.shown("a"), store.shown("b")) == (why, "")
    assert f"  a: {why}" in store.verified(capsys)[1]


@pytest.mark.promise("PRO-23")
def test_a_damaged_table_is_not_archived_and_keeps_no_other_from_it(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    play(store, "bad", "worse", "empty", "short", "good", resign=True)
    store.run("UPDATE entry SET at = at + 1 WHERE place = 'bad' AND seq = 4")
    store.run("UPDATE entry SET data = '5', hash = NULL WHERE place = 'worse'")
    store.run("DELETE FROM entry WHERE place = 'empty' OR place = 'short' AND seq = 9")
    assert store.archive() == ["good"]
    assert store.archive() == []
    assert caplog.text.count("is damaged and was not archived") == 4
    for table, kept in (("bad", 9), ("short", 8)):
        assert store.run("SELECT count(*) FROM entry WHERE place = $1", table) == [(kept,)], "kept"


@pytest.mark.promise("PRO-76")
def test_what_is_kept_of_a_finished_game_must_agree_with_its_entries(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    async def keep_result() -> None:
        journal = store.journal()
        async with TableRepository(journal, LocalBus(), 9).locked("a") as cached:
            await journal.save_result("a", str(build_result(cached.table)))
        await journal.close()

    play(store, "a", "b", resign=True)
    asyncio.run(keep_result())
    assert store.verified(capsys)[0] == 0
    store.run("UPDATE result SET text = replace(text, $1, $2)", *ENDED)
    store.run("UPDATE record SET text = replace(text, 'scores: ', 'scores: 1') WHERE place = 'b'")
    status, told = store.verified(capsys)
    assert status == 1
    assert told[1:] == [
        "  a: its result does not agree with its entries",
        "  b: its record does not agree with its entries",
        "2 are not what was written",
    ]


def test_a_store_of_an_earlier_version_is_verified_and_left_as_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def made(address: str) -> None:
        db = await asyncpg.connect(address)
        await migrate(db, STEPS[:4])
        await db.close()

    with database() as address:
        asyncio.run(made(address))
        store = Store(address)
        assert store.verified(capsys) == (0, ["0 tables checked", "all are what was written"])
        assert store.run("SELECT version FROM house") == [(4,)]


def test_the_hashes_are_these_for_good() -> None:
    lines = [(1, 1000, "opened", -1, '{"é":1}'), (2, 2000, "moved", 0, "{}")]
    made = [one.hex() for one in hash_chain.hash_rows("t", lines)]
    assert made[0] == "7a5a5e693e4b9305b6340da3cb8b7a1e5516d1530c802dfa7b3948e0d699acf9"
    assert made[1] == "dbb4b6caa1b37bfaf7b01e22a3ff4eb29309fb4fcdeac8803350929ec852044d"
    pack = hash_chain.hash_pack("t", b"pack").hex()
    assert pack == "8c3e4d5bb912173f908dde3ce90a73b3be51538ff7558eb69851fcdc39ca24b8"


@pytest.mark.parametrize(
    "lost", [1, len(verify_store.RETRY_SECONDS), len(verify_store.RETRY_SECONDS) + 1]
)
def test_verify_asks_again_where_an_answer_is_lost(
    lost: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, ask = Store(tmp_path), SQLiteJournal._query
    play(store, "t", resign=True)
    asked = Counter[tuple[object, ...]]()

    async def lose(journal: SQLiteJournal, query: str, values: Any) -> list[Any]:
        asked[query, str(values)] += 1
        if asked[query, str(values)] <= lost:
            raise StoreUnavailable("the answer is lost")
        return await ask(journal, query, values)

    monkeypatch.setattr(SQLiteJournal, "_query", lose)
    monkeypatch.setattr(verify_store, "RETRY_SECONDS", [0.0] * len(verify_store.RETRY_SECONDS))
    if lost <= len(verify_store.RETRY_SECONDS):
        assert store.verified(capsys) == (0, ["1 tables checked", "all are what was written"])
        assert len(asked) == 6, "tables twice, hashes, entries, record and result"
    else:
        assert store.verified(capsys)[0] != 0


def test_verify_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify"]) == 2
    assert "say what: a .record file, --data DIR or --database URL" in capsys.readouterr().err
