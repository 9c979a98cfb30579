"""Workers: they think for servers that do not, wherever they run, and any of them can be lost."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from feldspar.cli import main
from feldspar.kernel.notation.record import Record
from feldspar.server.live.broadcast import CLOSE_NO_TABLE
from tests.server.bots.test_process_pool import gone, priority, thinkers_of
from tests.server.client import Guest, bot, chosen, me, one_of_many, until
from tests.server.process import Worker
from tests.services import database

SOON = 5.0
"""Seconds in which a quick bot has decided, however slow the machine; and others have not."""


@pytest.fixture
def tables() -> Iterator[str]:
    with database() as address:
        yield address


@contextmanager
def served(tables: str, **settings: Any) -> Iterator[Guest]:
    """A guest of a server at which nobody thinks."""
    settings = {"search_seconds": 5, **settings}
    with one_of_many(tables, bot_processes=0, **settings) as address, Guest(address) as guest:
        yield guest


@contextmanager
def working(tables: str, *more: str) -> Iterator[Worker]:
    worker = Worker(tables, *more)
    try:
        yield worker
    finally:
        worker.end(signal.SIGKILL)


def thinks(worker: Worker) -> int:
    """Wait for the process in which a worker thinks; return its number."""
    until(lambda: bool(thinkers_of(worker)))
    (thinker,) = thinkers_of(worker)
    until(lambda: priority(thinker) > priority(worker.running.pid))  # it has started
    return thinker


def queried(tables: str, *queries: str) -> list[Any]:
    """Ask the database itself."""

    async def asked() -> list[Any]:
        db = await asyncpg.connect(tables)
        try:
            return [await db.fetch(query) for query in queries]
        finally:
            await db.close()

    return asyncio.run(asked())


# ------------------------------------------------------------------------------------- one worker


def test_a_worker_plays_a_whole_game_for_a_server_that_cannot(tables: str) -> None:
    with served(tables) as guest:
        table = guest.set_table([me(), bot()])
        guest.follow(table)
        assert guest.look(table)["actors"] == [0, 1], "nobody decides for the bot"
        with working(tables) as worker:
            for number in range(1000):
                view = guest.hear_until(
                    lambda view: bool(view["moves"]) or "over" in view["status"]
                )
                if view["status"] == "over":
                    break
                guest.do(table, "submit", 0, action=chosen(view, number), turn=view["turn"])
                guest.hear_until(lambda now, was=view["turn"]: now["turn"] != was)  # type: ignore[misc]
            record = Record.parse(guest.http.get(f"/api/tables/{table}/record").text)
            assert record.end
            assert {seat for seat, _ in record.decisions} == {0, 1}
            assert worker.end(signal.SIGTERM) == (0, "")


def test_hints_and_reviews_are_thought_at_a_worker(tables: str) -> None:
    with served(tables) as guest, working(tables) as worker:
        table = guest.set_table([me()], hints=True)
        guest.do(table, "hint", 0)
        told = guest.http.get(f"/api/tables/{table}/advice", params={"seat": 0})
        assert told.status_code == 200, told.text
        decisions = {move["decision"] for move in guest.look(table)["moves"]}
        assert {one["decision"] for one in told.json()["best"]} <= decisions
        assert thinkers_of(worker)
        guest.play_out(table)
        record = guest.http.get(f"/api/tables/{table}/record").text
        part = guest.http.post("/api/review", json={"record": record, "at": 4, "most": 1})
        assert part.status_code == 200, part.text
        assert len(part.json()["judged"]) == 1
        wrong = guest.http.post("/api/review", json={"record": "chess", "at": 0})
        assert wrong.json()["key"] == "refused-record-start", "a refusal comes back as one"
        copy = {"record": record, "at": 0, "line": []}
        answer = guest.http.post(
            "/api/copy/answer", json={"copy": copy, "who": 0, "bot": "level-5"}
        )
        assert answer.status_code == 200, answer.text


def test_a_slow_bot_delays_neither_a_quick_one_nor_a_person(tables: str) -> None:
    with served(tables) as guest, working(tables, "--limit", "bot_processes=1"):
        slow = [guest.set_table([me(), bot("search(seconds=3)")]) for _ in range(3)]
        began = time.monotonic()
        quick = guest.set_table([me(), bot()])
        guest.follow(quick)
        guest.hear_until(lambda view: 1 not in view["actors"])
        assert time.monotonic() - began < SOON
        assert [table for table in slow if 1 in guest.look(table)["actors"]], "others think on"
        until(lambda: all(1 not in guest.look(table)["actors"] for table in slow))
        by = "SELECT DISTINCT place, data::json ->> 'by' FROM entry WHERE kind = 'moved'"
        expected = {(quick, "level-2"), *[(table, "search(seconds=3)") for table in slow]}
        assert {*map(tuple, queried(tables, by)[0])} == expected, "each in turn, nobody instead"


@pytest.mark.promise("PRO-71")
def test_one_addresses_tables_do_not_keep_anothers_bot_waiting(tables: str) -> None:
    with served(tables) as floods, Guest(floods.address) as stranger:
        stranger.http = httpx.Client(
            base_url=floods.address,
            timeout=60,
            trust_env=False,
            transport=httpx.HTTPTransport(local_address="127.0.0.95"),
        )
        long = bot("search(seconds=1)")
        for _ in range(12):
            floods.set_table([me(), long, long, long])
        with working(tables, "--limit", "bot_processes=1") as worker:
            thinks(worker)
            table = stranger.set_table([me(), bot("level-5")])
            until(lambda: 1 not in stranger.look(table)["actors"])
        mine, others = queried(
            tables,
            f"SELECT at, data::json ->> 'by' FROM entry WHERE place = '{table}' ORDER BY seq",
            f"SELECT at FROM entry WHERE kind = 'moved' AND place <> '{table}'",
        )
        assert {by for _, by in mine} == {None, "level-5"}, "nobody decides instead"
        opened, decided = mine[0][0], min(at for at, by in mine if by)
        between = [at for (at,) in others if opened < at < decided]
        assert len(between) <= 3, "the thought under way, and perhaps one that was taken with it"


def test_nobody_thinks_where_there_is_no_worker_and_it_is_said_in_time(tables: str) -> None:
    with served(tables, bot_timeout=1.0) as guest:
        table = guest.set_table([me()], hints=True)
        guest.do(table, "hint", 0)
        told = guest.http.get(f"/api/tables/{table}/advice", params={"seat": 0})
        assert (told.status_code, told.json()["key"]) == (503, "refused-busy")


def test_a_worker_stops_when_told_though_its_database_is_gone() -> None:
    with ExitStack() as stack:
        with database() as tables:
            worker = stack.enter_context(working(tables))
            registered = "SELECT FROM chore"
            until(lambda: bool(queried(tables, registered)[0]))
        assert worker.end(signal.SIGTERM)[0] == 0


# ------------------------------------------------------------------------------------ two workers


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_another_worker_takes_over_at_once_or_after_the_lease(
    tables: str, end: signal.Signals
) -> None:
    with served(tables) as guest, ExitStack() as stack:
        first = stack.enter_context(working(tables))
        table = guest.set_table([me(), bot("search(seconds=2)")])
        guest.follow(table)
        thinker = thinks(first)
        first.end(end)
        until(lambda: gone(thinker))
        assert 1 in guest.look(table)["actors"], "it was amid a thought"
        (held,) = queried(tables, "SELECT FROM summary WHERE held > now()")
        assert bool(held) == (end == signal.SIGKILL), "who is told to stop lets go"
        stack.enter_context(working(tables))
        guest.hear_until(lambda view: 1 not in view["actors"])


def test_a_question_survives_the_worker_that_took_it(tables: str) -> None:
    with served(tables, bot_timeout=60.0) as guest, ExitStack() as stack:
        first = stack.enter_context(working(tables))
        table = guest.set_table([me()], hints=True)
        guest.do(table, "hint", 0)

        async def asked() -> int:
            def ask() -> int:
                return guest.http.get(f"/api/tables/{table}/advice?seat=0").status_code

            asking = asyncio.create_task(asyncio.to_thread(ask))
            await asyncio.to_thread(thinks, first)
            assert not asking.done()
            await asyncio.to_thread(first.end, signal.SIGKILL)
            stack.enter_context(working(tables))
            return await asking

        assert asyncio.run(asked()) == 200


# ----------------------------------------------------------------------------------- the chores


def test_workers_forget_and_put_away_and_who_looks_hears_of_it(tables: str) -> None:
    with served(tables) as guest:
        table, over = guest.set_table([me(), {"kind": "open"}]), guest.set_table([me()])
        guest.play_out(over)
        record = guest.http.get(f"/api/tables/{over}/record").text
        guest.follow(table)
        queried(tables, "UPDATE summary SET at = 1")
        with working(tables) as worker:
            until(lambda: guest.http.get(f"/api/tables/{table}").status_code == 404)
            until(lambda: bool(queried(tables, "SELECT FROM summary WHERE archived")[0]))
            until(lambda: not queried(tables, "SELECT FROM chore WHERE due < now()")[0])
            assert worker.end(signal.SIGTERM) == (0, "")
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_NO_TABLE
        assert guest.http.get(f"/api/tables/{over}/record").text == record
        assert guest.look(over)["status"] == "over"


def test_a_chore_whose_worker_was_killed_is_done_by_another(tables: str) -> None:
    with served(tables):
        queried(
            tables,
            "INSERT INTO chore VALUES"
            " ('forget', now(), now() + interval '3 seconds', 'feldspar gone:1 00000000')",
        )
        with working(tables):
            until(lambda: not queried(tables, "SELECT FROM chore WHERE due <= now()")[0])


# -------------------------------------------------------------------------------- at the command


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["worker"], "say --database"),
        (["worker", "--database", "postgresql://x", "--limit", "bot_processes=0"], "nothing to do"),
        (["worker", "--database", "postgresql://127.0.0.1:1/x"], "cannot be reached"),
        (["serve", "--limit", "bot_processes=0"], "--database and --redis"),
        (["serve", "--limit", "cached_tables=0"], "limit 'cached_tables=0': NUMBER must be"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    said: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(said) == 2
    complaint = capsys.readouterr().err
    assert told in complaint
    assert complaint.count("\n") == 1
