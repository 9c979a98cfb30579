"""What those are told who look after a server, and the ids of requests."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from feldspar.server.store.data_folder import TABLES_FILE
from tests.server.client import Guest, house, me

PATHS = ("/healthz", "/readyz")
NAME = "x-request-id"


@pytest.mark.parametrize("path", PATHS)
def test_a_server_that_can_serve_says_so_and_nothing_else(address: str, path: str) -> None:
    answer = httpx.get(address + path, trust_env=False)
    assert (answer.status_code, answer.text) == (
        200,
        {"/healthz": "alive\n", "/readyz": "ready\n"}[path],
    )
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers


def test_without_its_journal_it_lives_but_is_not_ready(tmp_path: Path) -> None:
    with house(tmp_path) as served, Guest(served) as guest:
        guest.set_table([me()])
        db = sqlite3.connect(tmp_path / TABLES_FILE)
        db.execute("ALTER TABLE record RENAME TO gone")
        answer = guest.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "no journal\n")
        assert guest.http.get("/healthz").status_code == 200
        db.execute("ALTER TABLE gone RENAME TO record")
        db.close()
        assert guest.http.get("/readyz").status_code == 200


def test_every_answer_has_an_id_of_its_own(address: str) -> None:
    with httpx.Client(base_url=address, trust_env=False) as http:
        answers = [http.get(path) for path in ("/", "/api/games", "/api/tables/none", "/healthz")]
        assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)
        foreign = http.get("/healthz", headers={"x-request-id": "mine"})
        assert foreign.headers["x-request-id"] != "mine", "anybody can send headers"


def test_only_a_named_proxy_says_an_id_and_only_a_plain_one(tmp_path: Path) -> None:
    with house(tmp_path, proxies=("127.0.0.1",)) as served, Guest(served) as guest:

        def told(said: str) -> str:
            return str(guest.http.get("/healthz", headers={"x-request-id": said}).headers[NAME])

        assert told("0b1-c.D_2") == "0b1-c.D_2"
        for odd in ("", "two words", 'a"b', "x" * 65):
            assert told(odd) != odd
        table = guest.set_table([me()])
        guest.http.headers[NAME] = "socket-7"
        guest.follow(table)
        assert guest.socket is not None
        assert guest.socket.response is not None
        assert guest.socket.response.headers[NAME]
