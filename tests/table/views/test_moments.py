"""Recorded games, seen again decision by decision."""

import re
from pathlib import Path

import pytest

from feldspar import Game, Record, games
from feldspar.kernel.events import WATCHER
from feldspar.table.contract.commands import MomentSpec
from feldspar.table.contract.views import Fair, Player, View
from feldspar.table.core import fairness
from feldspar.table.services import replays
from feldspar.table.views.view import build_view
from tests.table.tables import (
    DICE,
    PEOPLE,
    SECRET,
    decide,
    decided,
    every_title,
    new_table,
    own_bytes,
    play_out,
    refused,
    reveal,
    sealed_for,
    state_of,
)


def recorded(game: Game = DICE) -> Record:
    table = new_table(game, "pp", entropy=b"ours")
    table.title = "Sunday"
    play_out(table, 4)
    return table.record()


def moment(record: Record, at: int, seat: int = WATCHER) -> View:
    return replays.view_moment(MomentSpec(str(record), at, seat))


@every_title
def test_every_moment_of_a_record_can_be_seen_again(game: Game) -> None:
    record = recorded(game)
    table = new_table(game, "pp", entropy=b"ours")
    for at in range(len(record.decisions) + 1):
        if at:
            seat, written = record.decisions[at - 1]
            table.commit(table.submit(seat, written, 0))
        if at > 20 and at % 10 and at < len(record.decisions) - 5:
            continue  # some of a long game will do
        seen, then = moment(record, at, at % 2), build_view(table, at % 2)
        for name in ("game", "options", "status", "viewer", "actors", "scene", "scores", "places"):
            assert getattr(seen, name) == getattr(then, name), (at, name)
        assert [line._replace(at=None) for line in seen.log] == [
            line._replace(at=None) for line in then.log
        ]
        assert all(line.at is not None and 0 <= line.at <= at for line in seen.log)
        if table.status == "over":
            assert seen.log == then.log
        else:
            assert not any(line.at for line in then.log)
        assert seen.decisions == len(record.decisions)
        assert (seen.moves, seen.mine, seen.undo, seen.asked) == ((), (), "", None)


def test_a_moment_shows_who_played_and_that_the_dice_were_fair() -> None:
    record = recorded()
    seen = moment(record, 3, 0)
    assert seen.title == "Sunday"
    assert seen.players == tuple(
        [Player("human", name, "", False, False, False) for name in ("Ada", "Bob")]
    )
    ours = [own_bytes(b"ours", seat) for seat in range(2)]
    commitment = fairness.commitment(SECRET)
    seals = tuple([fairness.seal(commitment, seat, own) for seat, own in enumerate(ours)])
    told = tuple([own.hex() for own in ours])
    assert seen.fair == Fair(
        commitment, seals, told, SECRET.hex(), (), None, "sealed", ("dice",), 2
    )


@pytest.mark.parametrize(
    ("adding", "promise"),
    [([], "none"), ([1], "partial"), ([0, 1], "sealed")],
)
def test_a_moment_promises_what_the_table_did(adding: list[int], promise: str) -> None:
    table, own = new_table(DICE, "--"), b"sixteen of them."
    for seat in range(2):
        sealed = sealed_for(table, seat, own) if seat in adding else ""
        table.commit(table.join(seat, PEOPLE[seat], "", 0, sealed))
    for seat in adding:
        table.commit(table.unseal(seat, own, 0))
    play_out(table)
    assert moment(table.record(), 3).fair.promise == table.dice_promise() == promise


def test_a_moment_at_the_end_shows_who_resigned_and_how_often_dice_were_taken_back() -> None:
    table = new_table(DICE, "ppb")
    reveal(table)
    table.commit(table.resign(1, "greedy", 0))
    table.commit(table.undo(0, 0))
    while not (actors := state_of(table).actors()) or len(decided(table)) < 9:
        decide(table, actors[0])
    table.commit(table.resign(0, "greedy", 0))
    record = Record.parse(str(table.record()))
    end, before = moment(record, 99, 0), moment(record, 8, 0)
    assert (end.status, end.ended, end.places) == ("over", "resigned", tuple(table.places()))
    assert [player.resigned for player in end.players] == [True, True, False]
    assert [player.bot for player in end.players] == ["", "", "random"]
    assert end.takebacks == table.takebacks > 0
    assert (before.status, before.ended, before.places) == ("playing", "", ())


def test_moments_before_the_beginning_and_after_the_end() -> None:
    record, last = recorded(), len(recorded().decisions)
    assert moment(record, 0, 0).status == "playing"
    assert moment(record, last + 9, 0) == moment(record, last, 0)
    assert moment(record, last, 0).status == "over"
    for nowhere in (-1, 2, 99):
        assert moment(record, 3, nowhere).viewer == WATCHER


def test_records_from_elsewhere_can_be_seen() -> None:
    for path in sorted(Path(__file__).parents[2].glob("records/*/*.record"))[:4]:
        seen = replays.view_moment(MomentSpec(path.read_text(encoding="utf-8"), 10**6, 0))
        assert seen.status == "over"
        none = ("",) * len(seen.players)
        lots = games.load(seen.game).lots
        assert seen.fair == Fair("", none, none, None, (), None, "none", lots, 1)


def test_a_game_that_is_not_over_cannot_be_seen_again() -> None:
    with refused("refused-not-over"):
        moment(new_table(DICE).record(), 0, 0)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("feldspar record 2", "feldspar record 9", "line 1"),
        ("game: burgundy_dice", "game: chess", "no game is called 'chess'"),
        ("rules: 1", "rules: 9", "rules 9"),
        ("seats: 2", "seats: 9", "cannot be set up"),
        ("option sheet: A", "option sheet: Z", "cannot be set up"),
        ("0 start", "1 start", "decision"),
        ("0 start", "7 start", "there is no seat 7"),
        ("0 start", "0 stop", "no decision is called 'stop'"),
    ],
)
def test_a_broken_record_is_explained(old: str, new: str, said: str) -> None:
    text = str(recorded())
    assert old in text
    with pytest.raises(ValueError, match=re.escape(said)):
        replays.view_moment(MomentSpec(text.replace(old, new, 1), 10**6, 0))


def test_a_decision_that_cannot_be_played_is_told_with_its_line() -> None:
    lines = str(recorded()).split("\n")
    third = lines.index("") + 3
    lines[third] = "1 xyz"
    with pytest.raises(ValueError, match=rf"^line {third + 1}: decision 3 \(1 xyz\): no decision"):
        replays.view_moment(MomentSpec("\n".join(lines), 10**6, 0))
    assert replays.view_moment(MomentSpec("\n".join(lines), 2, 0)).log


def test_a_title_from_elsewhere_is_as_short_and_plain_as_one_of_ours() -> None:
    record = recorded()
    record.title = "\u202e" + "long " * 100
    assert moment(record, 3).title == ("long " * 8).strip()
