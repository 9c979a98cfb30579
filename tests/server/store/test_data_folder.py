"""The folder with the tables, as a host finds it: private, one server's, or a sentence."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from feldspar.cli import main
from tests.server.client import Guest, house, me


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.promise("PRO-25")
def test_all_of_it_is_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    before = os.umask(0)
    try:
        with house(data) as address, Guest(address) as guest:
            guest.set_table([me()])
            assert mode(data) == 0o700
            assert {path.name: mode(path) for path in data.iterdir()} == dict.fromkeys(
                ("key", "lock", "tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal"), 0o600
            )
    finally:
        os.umask(before)


def test_what_was_open_to_others_is_closed_and_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path):
        pass
    tmp_path.chmod(0o755)
    (tmp_path / "tables.sqlite").chmod(0o644)
    (tmp_path / "key").chmod(0o640)
    with house(tmp_path):
        assert [mode(tmp_path / name) for name in ("", "tables.sqlite", "key")] == [
            *(0o700, 0o600, 0o600)
        ]
    assert caplog.text.count("was accessible to other users") == 3


def test_somebodys_other_folder_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters").write_text("dear")
    tmp_path.chmod(0o755)
    with house(tmp_path):
        assert mode(tmp_path) == 0o755
        assert mode(tmp_path / "tables.sqlite") == 0o600


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """Return the one line `feldspar serve` ends with."""
    assert main(["serve", *map(str, words)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.promise("PRO-25")
def test_a_folder_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as address:
        said = refused(capsys, "--data", tmp_path, "--port", 0)
        assert f"another Feldspar serves {tmp_path}" in said
        with Guest(address) as guest:
            guest.set_table([me()])
    with house(tmp_path):
        pass


def test_a_damaged_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"what is this? " * 100)
    said = refused(capsys, "--data", tmp_path, "--port", 0)
    assert "tables.sqlite is damaged" in said
    assert (tmp_path / "tables.sqlite").read_bytes() == b"what is this? " * 100


def test_a_folder_one_may_not_write_in_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with TemporaryDirectory() as made:
        data = Path(made)
        data.chmod(0o555)
        with nobody_special():
            said = refused(capsys, "--port", 0, "--data", data)
        data.chmod(0o755)
    assert said == f"feldspar: tables cannot be kept in {data}: Permission denied\n"


@contextmanager
def nobody_special() -> Iterator[None]:
    """Act as somebody to whom things can be forbidden; nothing is to root."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_file_where_the_folder_should_be_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("")
    said = refused(capsys, "--data", tmp_path / "data", "--port", 0)
    assert f"tables cannot be kept in {tmp_path / 'data'}" in said


def test_senseless_words_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", tmp_path)
    assert "there is no port 99999" in refused(capsys, "--port", 99999, *data)
    assert "no proxy" in refused(capsys, "--port", 0, "--proxy", "example.org", *data)
    unknown = refused(capsys, "--port", 0, "--limit", "key=1", *data)
    assert "unknown limit 'key'; use NAME=NUMBER with one of: cached_tables, " in unknown
    for limit in ("max_connections", "max_connections=0", "max_connections=many"):
        said = refused(capsys, "--port", 0, "--limit", limit, *data)
        assert f"limit '{limit}': NUMBER must be a whole number of at least 1" in said
