"""`feldspar serve`, as a person at a shell meets it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from feldspar.cli import main
from feldspar.server.serve import bind_port, data_folder
from tests.server.client import PATIENCE, Guest, me
from tests.server.process import Process


def test_it_says_where_it_is_opens_the_browser_and_stops_when_told(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    server = Process(tmp_path / "data", 0, "--open", BROWSER=f"{browser} %s")
    try:
        games = httpx.get(f"{server.address}/api/games", trust_env=False, timeout=PATIENCE)
        assert games.status_code == 200
        end = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.02)
        assert opened.read_text() == f"{server.address}/\n"
        assert {path.name for path in (tmp_path / "data").iterdir()} >= {"key", "tables.sqlite"}
    finally:
        status, complaints = server.end(signal.SIGINT)
    assert (status, complaints.strip()) == (130, "")


def test_sockets_are_told_when_it_stops(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with Guest(server.address) as guest:
        guest.follow(guest.set_table([me()]))
        assert server.end(signal.SIGTERM) == (-signal.SIGTERM, "")
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART


def test_a_port_that_is_taken_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with bind_port("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert f"cannot listen at 127.0.0.1, port {port}: " in said
    assert said.count("\n") == 1


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with bind_port("127.0.0.1", None) as one, bind_port("127.0.0.1", None) as other:
        assert one.getsockname()[1] != other.getsockname()[1]


def test_without_the_extra_it_says_how_to_get_it() -> None:
    bare = (
        "import sys; sys.modules['starlette'] = None\n"
        "from feldspar.cli import main; main(['serve'])"
    )
    ended = subprocess.run([sys.executable, "-c", bare], capture_output=True, text=True, check=True)
    assert ended.stderr == "feldspar: the server is an extra: pip install 'feldspar[server]'\n"


def test_data_is_kept_where_the_user_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "feldspar"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder().parts[-3:] == (".local", "share", "feldspar")
