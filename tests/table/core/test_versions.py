"""A title whose figures have changed: every game goes on by the version it was begun with."""

import json
import pickle
from pathlib import Path

import pytest

import feldspar
from feldspar import Game, Record
from feldspar.table import Table
from feldspar.table.contract.commands import MomentSpec, SeatSpec, TableSpec
from feldspar.table.core import fairness
from feldspar.table.core.entries import Entry, Opened, StoredEntry, UnsupportedVersion, decode_entry
from feldspar.table.services import replays, tables
from tests.recording import PATHS, read
from tests.table.tables import PEOPLE, SECRET, new_table, play_out, state_of

JOURNALS = Path(__file__).parents[2] / "journals"
EARLIER = [
    (title, game.rules)
    for title in feldspar.titles()
    for game in feldspar.game(title).versions[:-1]
]
every_earlier = pytest.mark.parametrize(("title", "rules"), EARLIER)


def version(title: str, rules: int) -> Game:
    game = feldspar.game(title).by(title, rules)
    assert game is not None
    return game


def rules_of(first: Entry) -> int:
    assert isinstance(first.what, Opened)
    return first.what.rules


def finished(title: str, rules: int) -> Table:
    """A game that was begun by a version, played to its end."""
    table = new_table(version(title, rules), "pp")
    play_out(table, noise=3, now=1_000)
    assert table.status == "over"
    return table


def test_there_is_a_title_with_an_earlier_version() -> None:
    assert EARLIER


@pytest.mark.parametrize("title", feldspar.titles())
def test_a_title_knows_its_versions_and_each_knows_the_newest(title: str) -> None:
    game = feldspar.game(title)
    assert game.newest() is game
    for one in game.versions:
        assert one.by(title, one.rules) is one
        assert one.newest() is game
        assert one.options == game.options
    numbers = [one.rules for one in game.versions or (game,)]
    assert numbers == [*range(numbers[0], game.rules + 1)]
    assert game.by(title, game.rules + 1) is None
    assert game.by("chess", game.rules) is None


@pytest.mark.parametrize("title", feldspar.titles())
def test_a_new_table_is_set_by_the_newest_version(title: str) -> None:
    seats = (SeatSpec("me", "Ada"), SeatSpec("bot", "", "level-2"))
    first, *_ = tables.open_table(TableSpec(game=title, seats=seats), PEOPLE[0], SECRET, 0)
    assert rules_of(first) == feldspar.game(title).newest().rules


@pytest.mark.promise("PRO-23")
@every_earlier
def test_a_table_goes_on_by_the_version_it_was_begun_with(title: str, rules: int) -> None:
    table = finished(title, rules)
    assert state_of(table).game is version(title, rules)
    text = str(table.record())
    assert f"\nrules: {rules}\n" in text
    record = Record.parse(text)
    assert not fairness.verify(record, feldspar.game(title)).wrong
    assert feldspar.replay(record).state_key() == state_of(table).state_key()


@pytest.mark.promise("PRO-23")
@every_earlier
def test_a_journal_and_a_record_are_not_played_by_another_version(title: str, rules: int) -> None:
    opened = Table.opening_entry(version(title, rules), 2, {}, SECRET, 0)
    again = tables.replay_journal([opened])  # by the newest, if it were not for what is written
    assert again.game is version(title, rules)
    assert isinstance(opened.what, Opened)
    unknown = opened._replace(what=opened.what._replace(rules=feldspar.game(title).rules + 1))
    with pytest.raises(UnsupportedVersion, match="it cannot be played by"):
        tables.replay_journal([unknown])


@every_earlier
def test_the_same_table_once_more_is_set_by_the_newest(title: str, rules: int) -> None:
    table = finished(title, rules)
    first, *_ = tables.open_rematch(table, PEOPLE[0], SECRET, 2_000)
    assert rules_of(first) == feldspar.game(title).rules > rules


@every_earlier
def test_a_replay_shows_and_checks_a_game_by_its_own_version(title: str, rules: int) -> None:
    text = str(finished(title, rules).record())
    record = Record.parse(text)
    assert not replays.verify_record(record).wrong
    last = replays.view_moment(MomentSpec(record=text, at=len(record.decisions)))
    assert last.status == "over"
    assert [str(points) for points in last.scores] == record.end["scores"].split()


@every_earlier
def test_a_state_that_was_sent_elsewhere_keeps_its_version(title: str, rules: int) -> None:
    state = version(title, rules).new(2, b"sent")
    assert pickle.loads(pickle.dumps(state)).game is state.game


@every_earlier
def test_there_are_records_of_every_version(title: str, rules: int) -> None:
    played = [Record.parse(read(path)).rules for path in PATHS if path.parent.name == title]
    assert {*played} == {game.rules for game in feldspar.game(title).versions}
    begun = [json.loads(path.read_text("utf-8").splitlines()[0]) for path in JOURNALS.glob("*/*l")]
    opened = [decode_entry(StoredEntry(**line)).what for line in begun]
    assert (title, rules) in [(one.game, one.rules) for one in opened if isinstance(one, Opened)]
