"""My tables come in pages, however many there are, and an index finds them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from feldspar.server.access.identity import cookie_name, server_key, sign_player
from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.store.data_folder import KEY_FILE, TABLES_FILE
from feldspar.server.store.journal import Journal
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.server.tables.repository import TableRepository
from tests.server.client import Guest, house, me, opening
from tests.services import database

MANY = 230
OVER = 30


async def lay(journal: Journal) -> None:
    """Open many tables of "p", and end the game at the last of them."""
    repository = TableRepository(journal, LocalBus(), 9)
    for number in range(MANY):
        await repository.create(f"t{number:03}", opening([me()], 1_000_000 + number))
    for number in range(MANY - OVER, MANY):
        await repository.execute(
            f"t{number:03}", lambda table: table.resign(0, "greedy", 2_000_000 + table.seq)
        )
    await journal.close()


def test_my_tables_come_in_pages_those_that_go_on_first(tmp_path: Path) -> None:
    asyncio.run(lay(SQLiteJournal(tmp_path / TABLES_FILE)))
    settings = {
        "delete_unstarted_after_days": 100_000,
        "delete_idle_after_days": 100_000,
        "archive_after_days": 100_000,
    }
    with house(tmp_path, **settings) as address, Guest(address) as guest:
        key = server_key(tmp_path / KEY_FILE)
        guest.http.cookies.set(cookie_name(key), sign_player(key, "p"))
        found, sizes = list[str](), list[int]()
        after: int | None = 0
        while after is not None:
            answer = guest.http.get("/api/tables/mine", params={"after": after}).json()
            found += [told["id"] for told in answer["tables"]]
            sizes.append(len(answer["tables"]))
            after = answer["next"]
        assert sizes == [100, 100, 30]
        going_on = [f"t{number:03}" for number in reversed(range(MANY - OVER))]
        assert found[: MANY - OVER] == going_on
        assert sorted(found) == [f"t{number:03}" for number in range(MANY)]
        assert guest.http.get("/api/tables/mine").json()["tables"][0]["id"] == going_on[0]
        for strange in ("-3", "9" * 30):
            answer = guest.http.get("/api/tables/mine", params={"after": strange})
            assert answer.status_code in (200, 422), answer.text
        refused = guest.http.post("/api/tables", json={"game": "burgundy_dice", "seats": [me()]})
        assert refused.json()["key"] == "refused-too-many"
        played = guest.http.get("/api/history").json()
        assert (len(played["games"]), played["next"]) == (OVER, None)


def test_an_index_finds_the_tables_of_a_player_in_a_file(tmp_path: Path) -> None:
    journal = SQLiteJournal(tmp_path / TABLES_FILE)
    asyncio.run(journal.close())
    with closing(sqlite3.connect(tmp_path / TABLES_FILE)) as db:
        plan = db.execute(
            "EXPLAIN QUERY PLAN SELECT place FROM sitting JOIN summary USING (place)"
            " WHERE player = 'p' ORDER BY at DESC LIMIT 9"
        ).fetchall()
    assert not [step for *_, step in plan if step.startswith("SCAN")], plan


def test_an_index_finds_the_tables_of_a_player_in_a_database() -> None:
    async def story(address: str) -> None:
        journal = PostgresJournal(address)
        asked = list[str]()

        async def told(query: str, *values: object) -> list[object]:
            asked.append(query)
            return [(0,)] if "count" in query else []

        journal._query = told  # type: ignore[method-assign]
        await journal.count_unfinished("p", 9)
        await journal.tables_of("p", 0, 0, finished=True)
        db = await asyncpg.connect(address)
        await db.execute("SET enable_seqscan = off")
        for query in asked:
            spoken = query.replace("$1", "'p'").replace("$2", "9").replace("$3", "9")
            plan = "\n".join([line for (line,) in await db.fetch(f"EXPLAIN {spoken}")])
            assert "Index Cond: (sitting @> '{p}'::text[])" in plan
            assert "Seq Scan" not in plan
        await db.close()

    with database() as address:
        asyncio.run(prepare_database(address, 30))
        asyncio.run(story(address))
