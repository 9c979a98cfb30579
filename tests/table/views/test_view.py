"""Who sees what: nothing leaks, nothing is lost, and changes add up to the whole."""

import json
from random import Random

import pytest

from feldspar import Game
from feldspar.kernel import scene as scenes
from feldspar.kernel.events import WATCHER
from feldspar.kernel.move_selection import result
from feldspar.kernel.scene import Lettering, Piece, Shape
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import Asked, Fair, Player, View
from feldspar.table.core.fairness import commitment
from feldspar.table.views.view import apply_changes, build_view, diff_views
from tests import laws
from tests.table.auction import AUCTION
from tests.table.tables import (
    DICE,
    PEOPLE,
    SECRET,
    Seen,
    decide,
    decided,
    every_game,
    every_secret_game,
    new_table,
    own_bytes,
    play_out,
    reveal,
    shown,
    state_of,
    twin,
    viewers,
)

# ------------------------------------------------------------------------------------ changes


@every_game
def test_changes_are_small(game: Game) -> None:
    """One decision is told in a fraction of what the whole picture takes."""
    table = new_table(game)
    reveal(table)
    old = [build_view(table, viewer) for viewer in viewers(table)]
    actor = state_of(table).actors()[0]
    decide(table, actor)
    for before in old:
        after = build_view(table, before.viewer)
        assert len(json.dumps(diff_views(before, after))) < len(json.dumps(to_plain(after)))


@every_game
def test_whoever_missed_something_sees_the_same_as_who_saw_all(game: Game) -> None:
    table = new_table(game, "pp")
    first = [build_view(table, viewer) for viewer in viewers(table)]
    before, followed = first, shown(table)
    missed = followed
    choose = Random(5)
    while table.status == "playing" and len(decided(table)) < 12:
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99))
        now = [build_view(table, viewer) for viewer in viewers(table)]
        followed = [laid(f, b, n) for f, b, n in zip(followed, before, now, strict=True)]
        before = now
    assert followed == shown(table)
    assert [laid(m, f, n) for m, f, n in zip(missed, first, before, strict=True)] == followed


def laid(known: Seen, before: View, now: View) -> Seen:
    """Return what somebody knows, with what has changed laid over it as it arrives."""
    return apply_changes(known, json.loads(json.dumps(diff_views(before, now))))


# -------------------------------------------------------------------------------------- views


def test_a_table_that_waits_for_people_can_be_seen() -> None:
    table = Table.of(DICE, [Table.opening_entry(DICE, 2, {}, SECRET, 0, None, "Sunday")])
    table.commit(table.seat_bot(0, "random", "Bot", 0))
    looked = build_view(table, WATCHER)
    assert (looked.status, looked.title, looked.scene) == ("open", "Sunday", None)
    assert (looked.actors, looked.moves, looked.log) == ((), (), ())
    assert looked.players == (
        Player("bot", "Bot", "random", False, False, False),
        Player("open", "", "", False, False, False),
    )
    assert looked.fair == Fair(
        commitment(SECRET), ("", ""), ("", ""), None, (), None, "none", ("dice",), 2
    )


@every_game
def test_only_those_who_must_decide_are_shown_moves(game: Game) -> None:
    table = new_table(game, "ppp")
    choose = Random(3)
    for _ in range(8):
        actors = state_of(table).actors()
        for viewer in viewers(table):
            written = {move.decision for move in build_view(table, viewer).moves}
            legal = state_of(table).legal(viewer) if viewer in actors else []
            assert written == {game.actions.text(action) for action in legal}
        decide(table, choose.choice(actors), choose.randrange(99))


@every_game
def test_moves_are_shown_with_all_there_is_to_know_of_them(game: Game) -> None:
    table = new_table(game)
    actor = state_of(table).actors()[0]
    text = game.actions.text
    for move, told in zip(
        game.moves(state_of(table), actor), build_view(table, actor).moves, strict=True
    ):
        assert told[:6] == (text(move.action), *move[1:6])
        assert told._fields[1:6] == move._fields[1:6]
        assert told.same == text(result(move))
        assert (told.extra, told.idle) == (move.extra, move.idle)


@every_game
@pytest.mark.promise("PRO-38")
def test_a_move_is_final_if_it_cannot_be_taken_back_freely(game: Game) -> None:
    """Of several draws in a row only the first is asked for."""
    table, choose = new_table(game), Random(38)
    told: set[bool] = set()
    while actors := state_of(table).actors():
        seat = choose.choice(actors)
        move = choose.choice(build_view(table, seat).moves)
        last, shown = decided(table)[-1:], state_of(table).reveal_count
        table.commit(table.submit(seat, move.decision, 0))
        if state_of(table).reveal_count == shown:
            assert move.final != (table.undo_kind(seat) == "free"), move
        elif not move.final:
            kind = move.decision.split("(")[0]
            assert [(who, what.split("(")[0]) for who, what in last] == [(seat, "draw")]
            assert kind == "draw"
        told.add(move.final)
    assert told == {True, False}


@every_game
def test_the_end_shows_the_secret_the_scores_and_the_places(game: Game) -> None:
    table = new_table(game)
    looked = build_view(table, 0)
    assert (looked.scores, looked.places, looked.decisions, looked.ended) == ((), (), None, "")
    play_out(table)
    for viewer in viewers(table):
        looked = build_view(table, viewer)
        assert (looked.status, looked.ended) == ("over", "played")
        assert looked.scores == tuple(state_of(table).scores())
        assert looked.places == tuple(state_of(table).ranking())
        assert looked.decisions == len(decided(table))
        assert looked.fair.secret == SECRET.hex()
        assert looked.moves == ()


def test_everybody_sees_who_asks_and_who_is_away() -> None:
    table = new_table(AUCTION, "ppp")
    reveal(table)
    table.commit(table.undo(1, 0))
    table.commit(table.consent(0, True, 0))
    for viewer in viewers(table):
        looked = build_view(table, viewer)
        assert looked.asked == Asked(1, True, (0,))
        assert looked.undo == ""
    table.commit(table.hand_to_bot(2, "greedy", 0))
    for viewer in viewers(table):
        looked = build_view(table, viewer)
        assert (looked.asked, looked.players[2].bot) == (None, "greedy")


# -------------------------------------------------------------------------------------- leaks


@every_game
def test_no_view_and_no_record_tells_the_secret_or_who_people_are(game: Game) -> None:
    table = new_table(game, "ppb", ClockSpec("live"), b"public")
    while table.status == "playing":
        said = [*map(json.dumps, shown(table)), str(table.record())]
        for text in said:
            for secret in (SECRET.hex(), state_of(table).key.hex(), *PEOPLE):
                assert secret not in text
            assert own_bytes(b"public", 0).hex() in text
        if state_of(table).reveal_count > 4:
            break
        decide(table, state_of(table).actors()[-1])


@every_secret_game
def test_secret_decisions_look_alike_to_everybody_else(game: Game) -> None:
    table = new_table(game, "ppp", ClockSpec("live"))
    choose, compared = Random(11), 0
    for _ in range(9):
        actors = state_of(table).actors()
        seat = choose.choice(actors)
        compared += compare_all(table, seat)
        decide(table, seat, choose.randrange(99))
    assert compared, "no decision of this game is secret"


def compare_all(table: Table, seat: int) -> int:
    """Try some decisions of a seat; compare what others see where they should know no better."""
    told: dict[tuple[int, bytes], tuple[View, str]] = {}
    compared = 0
    for action in laws.sample(state_of(table).legal(seat), Random(1)):
        other = twin(table)
        other.commit(other.submit(seat, table.game.actions.text(action), 77))
        if state_of(other).reveal_count != state_of(table).reveal_count:
            continue
        for viewer in range(len(table.seats)):
            if viewer != seat:
                known = viewer, state_of(other).info_key(viewer)
                looked = build_view(other, viewer), str(other.record())
                compared += known in told
                assert told.setdefault(known, looked) == looked
    return compared


def test_a_watcher_sees_no_secret_bid() -> None:
    looked: list[View] = []
    for choice in range(3):
        table = new_table(AUCTION)
        decide(table, 0, choice)
        looked += [build_view(table, WATCHER), build_view(table, 1)]
    assert looked[0] == looked[2] == looked[4]
    assert looked[1] == looked[3] == looked[5]


# ---------------------------------------------------------------------------------- plain data


@every_game
def test_scenes_and_moves_lose_nothing_as_plain_data(game: Game) -> None:
    for seats in game.seats:
        table = laws.Table(game, seats, b"seed", {}, seats)
        for at in (0, 5, 40, -1):
            state = table.position(at)
            for viewer in (WATCHER, *range(seats)):
                scene = game.scene(state, viewer)
                assert_same(scene, json.loads(json.dumps(to_plain(scene))))
            for seat in state.actors():
                moves = game.moves(state, seat)
                assert_same(moves, json.loads(json.dumps(to_plain(moves))))


def assert_same(value: object, found: Plain) -> None:
    """All of a value is there again, by name; floats are as fine as a screen."""
    fields = getattr(value, "_fields", None)
    if fields is not None:
        assert isinstance(found, dict)
        assert found.keys() - {"type"} == {*fields}
        for name in fields:
            assert_same(getattr(value, name), found[name])
    elif isinstance(value, list | tuple):
        assert isinstance(found, list)
        for one, two in zip(value, found, strict=True):
            assert_same(one, two)
    elif isinstance(value, dict):
        assert isinstance(found, dict)
        assert value.keys() == found.keys()
        for name in value:
            assert_same(value[name], found[name])
    elif isinstance(value, float):
        assert found == pytest.approx(value, abs=0.0051)
    else:
        assert (found, type(found)) == (value, type(value))


def test_what_is_not_plain_is_not_hidden() -> None:
    with pytest.raises(AssertionError, match="is no plain data"):
        to_plain({"when": {1, 2}})


def test_items_of_a_scene_say_what_they_are() -> None:
    scene = DICE.scene(laws.Table(DICE, 2, b"seed", {}, 0).position(9), 0)
    kinds = {Piece: "piece", Lettering: "lettering", Shape: "shape", scenes.Table: "table"}
    found = [(item, to_plain(item)) for area in scene.areas for item in area.items]
    assert {type(item) for item, _ in found} == kinds.keys()
    for item, flat in found:
        assert isinstance(flat, dict)
        assert flat["type"] == kinds[type(item)]


def test_what_is_printed_on_a_piece_goes_with_it() -> None:
    coin = Piece("", "coin", -5, 5, 8, face=(Shape("M0 0", "rule"),))
    words = Lettering(0, 2, "6", width=20, lines=2, indent=4)
    flat = to_plain(Piece("card/1", "card", 50, 50, 20, face=(coin, words)))
    assert isinstance(flat, dict)
    assert flat["face"] == [to_plain(coin), to_plain(words)]
    assert to_plain(coin)["face"] == [{"type": "shape", "path": "M0 0", "style": "rule"}]  # type: ignore[call-overload,index]
    assert {"width": 20, "lines": 2, "indent": 4}.items() <= to_plain(words).items()  # type: ignore[union-attr]
