"""A page while its server is replaced: it goes on by itself."""

import secrets
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import services
from tests.e2e import sites
from tests.e2e.conftest import ANNOUNCED, People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE, Guest, me
from tests.server.process import Process


@pytest.mark.promise("PRO-48")
def test_a_page_goes_on_when_its_server_is_replaced(
    people: People, installed: Path, tmp_path: Path
) -> None:
    def serve(port: str) -> tuple[str | Path, ...]:
        return (installed, "serve", "--port", port, "--data", tmp_path)

    with sites.served(*serve("0"), announced=ANNOUNCED) as address:
        page = people.page(address)
        table = Guest(page.context).table([me()], DICE)
        page.goto(f"/table/{table}")
        Hand(page).play(1)
    with sites.served(*serve(address.rpartition(":")[2]), announced=ANNOUNCED):
        Hand(page).play(1)


@pytest.mark.promise("PRO-78")
def test_a_page_notices_that_its_server_is_silent(
    people: People, installed: Path, tmp_path: Path
) -> None:
    """A frozen server keeps its sockets open and answers nothing: only silence gives it away."""
    server = Process(tmp_path, 0, "--limit", "heartbeat_seconds=1")
    try:
        page = people.page(server.address)
        table = Guest(page.context).table([me()], DICE)
        page.goto(f"/table/{table}")
        Hand(page).play(1)
        lost = page.get_by_text("The connection is lost.")
        page.wait_for_timeout(6_000)  # longer than it may be silent: it is not
        expect(lost).to_be_hidden()
        server.running.send_signal(signal.SIGSTOP)
        expect(lost).to_be_visible(timeout=20_000)
        server.running.send_signal(signal.SIGCONT)
        expect(lost).to_be_hidden(timeout=60_000)
        Hand(page).play(1)
    finally:
        server.running.send_signal(signal.SIGCONT)
        server.end(signal.SIGTERM)


@contextmanager
def emptied() -> Iterator[str]:
    """Make an empty database; the browser's loop leaves no room for another."""
    name = f"feldspar_{secrets.token_hex(6)}"
    ask(services.DATABASE, f"CREATE DATABASE {name}")
    try:
        yield f"{services.DATABASE.rpartition('/')[0]}/{name}"
    finally:
        ask(services.DATABASE, f"DROP DATABASE {name} WITH (FORCE)")


def ask(database: str, *commands: str) -> None:
    for command in commands:
        subprocess.run(
            ["psql", "-qX", "-v", "ON_ERROR_STOP=1", database, "-c", command], check=True
        )


@pytest.mark.promise("PRO-75")
def test_a_page_whose_table_has_gone_back_says_so_and_plays_on(
    people: People,
) -> None:
    """What was decided is to be decided again: the page must not wait for what came of it."""
    with emptied() as database:
        server = Process(database, 0)
        try:
            page = people.page(server.address)
            table = Guest(page.context).table([me()], DICE)
            page.goto(f"/table/{table}")
            Hand(page).play(1)
            ask(
                database,
                f"CREATE TABLE kept AS SELECT * FROM summary WHERE place = '{table}'",
                f"CREATE TABLE told AS SELECT * FROM entry WHERE place = '{table}'",
            )
            Hand(page).play(2)
            ask(
                database,
                f"BEGIN; DELETE FROM entry WHERE place = '{table}';"
                f" DELETE FROM summary WHERE place = '{table}';"
                " INSERT INTO summary SELECT * FROM kept; INSERT INTO entry SELECT * FROM told;"
                " COMMIT",
            )
            lost = page.get_by_text("The last moves here were lost")
            expect(lost).to_be_visible(timeout=30_000)
            Hand(page).play(2)
            page.get_by_role("alert").get_by_role("button").click()
            expect(lost).to_be_hidden()
        finally:
            server.end(signal.SIGTERM)
