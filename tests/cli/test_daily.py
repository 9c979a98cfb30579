"""The table of the day in the terminal: the same as in a page without a server."""

from pathlib import Path

import pytest

import feldspar
from feldspar import Record
from feldspar.cli import main
from feldspar.table.content import daily
from feldspar.table.services.daily_check import verify_daily

DAY = "2026-11-15"
NOON = daily.end_of_day(DAY) - daily.DAY_MILLISECONDS // 2


@pytest.mark.promise("PRO-49")
@pytest.mark.parametrize("title", ["burgundy_dice", "bruges"])
def test_what_is_played_in_the_terminal_is_proved_as_anywhere(
    title: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("time.time_ns", lambda: NOON * 1_000_000)
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert main(["daily", title, "--yes", "--record", str(tmp_path / "day")]) == 0
    record = Record.parse((tmp_path / "day").read_text("utf-8"))
    proof = verify_daily(
        record, feldspar.game(title), DAY, daily.date_secret(DAY), [NOON] * len(record.decisions)
    )
    assert proof.wrong == ""
    told = capsys.readouterr().out
    assert f"The table of {DAY}" in told
    assert f"{proof.points} point" in told.splitlines()[-1]


def test_what_has_no_table_of_the_day_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "feldspar.cli.daily.load_daily", lambda game: None if game.id == "bruges" else 1
    )
    assert main(["daily", "bruges"]) == 2
    assert "no table of the day" in capsys.readouterr().err
