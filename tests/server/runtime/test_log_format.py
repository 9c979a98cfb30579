"""What the log says, in which form, and what it never says."""

import base64
import json
import logging
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from feldspar.cli import main
from feldspar.server.access.identity import cookie_name
from feldspar.server.runtime.log_format import JsonFormatter, TextFormatter, redact
from feldspar.server.runtime.request_id import request_id
from feldspar.server.store.data_folder import KEY_FILE, TABLES_FILE
from tests.server.client import Guest, bot, me
from tests.server.process import Process

ADDRESS = "postgresql://site:s3c:r@t@db.example:5432/tables?sslmode=require"


def test_passwords_and_cookies_are_struck_out() -> None:
    assert redact(ADDRESS) == "postgresql://site:***@db.example:5432/tables?sslmode=require"
    assert redact("redis://:hush@cache/0, rediss://cache") == "redis://:***@cache/0, rediss://cache"
    cookie = f"{cookie_name(b'k' * 32)}=claire.0123abcd"
    assert redact(f"Cookie: {cookie}; a=b") == f"Cookie: {cookie_name(b'k' * 32)}=***; a=b"
    assert redact("http://127.0.0.1:8000/ at 12:30, me@here") == (
        "http://127.0.0.1:8000/ at 12:30, me@here"
    )


def test_a_line_is_an_object_with_all_that_is_known() -> None:
    request_id.set("r-1")
    try:
        raise ValueError(f"no answer\nfrom {ADDRESS}")
    except ValueError:
        made = logging.getLogger("feldspar.x").makeRecord(
            *("feldspar.x", logging.ERROR, __file__, 1, "“%s”", (ADDRESS,), sys.exc_info())
        )
    line = JsonFormatter().format(made)
    assert "\n" not in line
    said = json.loads(line)
    assert said.pop("time").endswith("Z")
    assert "ValueError: no answer\nfrom postgresql://site:***@db" in said.pop("traceback")
    assert said == {
        "level": "error",
        "logger": "feldspar.x",
        "message": "“postgresql://site:***@db.example:5432/tables?sslmode=require”",
        "request": "r-1",
    }
    assert "s3c" not in TextFormatter("%(message)s").format(made)
    request_id.set("")
    assert "request" not in json.loads(JsonFormatter().format(made))


def test_no_other_form_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--log", "xml"]) == 2
    assert "'xml'" in capsys.readouterr().err


def test_whatever_goes_wrong_no_secret_is_in_the_log(tmp_path: Path) -> None:
    server = Process(tmp_path, 0, FELDSPAR_LOG="json")
    with Guest(server.address) as guest:
        table = guest.set_table([me(), bot()])
        guest.follow(table)
        cookie = next(iter(guest.http.cookies.values()))
        db = sqlite3.connect(tmp_path / TABLES_FILE)
        secrets = [data for (data,) in db.execute("SELECT data FROM entry WHERE seq = 1")]
        guest.http.get("/readyz", headers={"x-forwarded-for": "203.0.113.9"})
        other = guest.set_table([me()])
        db.execute("UPDATE entry SET data = replace(data, '}', '') WHERE place = ?", (other,))
        db.commit()
        broken = guest.http.get(f"/api/tables/{other}/record", params={"key": "q3cr3t"})
        db.execute("ALTER TABLE sitting RENAME TO gone")
        db.commit()
        assert guest.http.get("/api/tables/mine").status_code == 503
        db.execute("ALTER TABLE record RENAME TO lost")
        db.commit()
        assert guest.http.get("/readyz").status_code == 503
        db.close()
    _, said = server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in said.splitlines()]
    about = {line["message"]: line for line in lines}
    unreadable = next(line for said, line in about.items() if other in said)
    assert unreadable["request"] == broken.headers["x-request-id"]
    assert any("proxy" in message for message in about)
    assert any("not ready" in message for message in about)
    key = (tmp_path / KEY_FILE).read_bytes()
    secret = json.loads(secrets[0])["secret"]
    hidden = [cookie, *cookie.split("."), secret, "q3cr3t"]
    hidden += [key.hex(), base64.b64encode(key).decode(), repr(key)]
    assert all(len(one) > 5 for one in hidden)
    assert [one for one in hidden if one in said] == []
