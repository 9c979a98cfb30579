"""A store that fails for a while: people are told, and the house tries again by itself."""

import asyncio
import logging
import sqlite3
from contextlib import ExitStack
from pathlib import Path

import pytest

from feldspar.server.jobs import scheduler
from tests.server.client import OPEN, Guest, chosen, house, me, until
from tests.server.jobs.test_scheduler import leave_to_a_bot
from tests.server.sqlite_lock import locked

QUICK = {"store_timeout": 0.1}


@pytest.mark.promise("PRO-24")
def test_who_cannot_be_served_is_told_to_come_again(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        decision = chosen(guest.look(table), 0)
        with locked(tmp_path):
            answer = guest.ask(table, "submit", 0, action=decision)
            assert (answer.status_code, answer.json()["key"]) == (503, "refused-store")
            assert int(answer.headers["retry-after"]) > 0
            assert guest.look(table)["decisions"] is None, "reading goes on"
        guest.do(table, "submit", 0, action=decision)


@pytest.mark.promise("PRO-24")
def test_a_full_disk_is_told_and_nothing_of_it_is_written(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as address, Guest(address) as guest:
        table = guest.set_table([me()])
        seen = guest.look(table)
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            other.execute("CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT no_disk(); END")
        answer = guest.ask(table, "submit", 0, action=chosen(seen, 0))
        assert (answer.status_code, answer.json()["key"]) == (503, "refused-store")
        assert guest.look(table) == seen
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            other.execute("DROP TRIGGER full")
        other.close()
        guest.do(table, "submit", 0, action=chosen(seen, 0))


@pytest.mark.promise("PRO-24")
def test_a_bot_that_could_not_write_decides_when_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(leave_to_a_bot(tmp_path))
    with caplog.at_level(logging.WARNING, scheduler.log.name), ExitStack() as stack:
        with locked(tmp_path):
            guest = stack.enter_context(Guest(stack.enter_context(house(tmp_path, **QUICK))))
            guest.follow("left")
            until(lambda: "table left: automatic action failed" in caplog.text)
            assert guest.look("left") == guest.view
        guest.hear_until(lambda view: view["actors"] == [0])
    assert "Traceback" not in caplog.text


@pytest.mark.promise("PRO-24")
def test_a_clock_that_could_not_be_seen_to_is_seen_to_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path, **QUICK) as address, Guest(address) as guest, Guest(address) as friend:
        table = guest.set_table([me(), OPEN], clock={"kind": "live", "seconds": 1, "increment": 0})
        friend.do(table, "join", 1, name="Bastien")
        guest.follow(table)
        with caplog.at_level(logging.WARNING, scheduler.log.name), locked(tmp_path):
            until(lambda: f"table {table}: automatic action failed" in caplog.text)
        guest.hear_until(lambda view: any(seat["late"] for seat in view["players"]))
    assert "Traceback" not in caplog.text
