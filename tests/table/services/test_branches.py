"""Copies of recorded games: one plays on from any moment, and nothing of the record changes."""

from random import Random

import pytest

from feldspar import Game, Record
from feldspar.kernel.events import WATCHER
from feldspar.kernel.scene import Piece
from feldspar.table import Refused, Table
from feldspar.table.content import guide
from feldspar.table.content.puzzles import load_puzzles
from feldspar.table.contract.commands import AnswerSpec, CopySpec, WhySpec
from feldspar.table.contract.views import View
from feldspar.table.services import advice, branches
from feldspar.table.services.query import decode_request
from feldspar.table.views.view import build_view
from tests.table.tables import (
    DICE,
    GAMES,
    decide,
    decided,
    every_title,
    new_table,
    play_out,
    refused,
    state_of,
)

POSED = [game for game in GAMES if load_puzzles(game)]


def recorded(game: Game = DICE) -> Record:
    table = new_table(game, "pp", entropy=b"ours")
    play_out(table, 4)
    return table.record()


def line_of(record: Record, begin: int = 0, end: int | None = None) -> tuple[str, ...]:
    """Decisions of a record as they stand in it."""
    return tuple(f"{seat} {written}" for seat, written in record.decisions[begin:end])


def copy(record: Record, at: int, line: tuple[str, ...] = (), seat: int | None = 0) -> View:
    return branches.view_branch(CopySpec(str(record), at, line, seat))


@every_title
def test_a_line_of_the_same_decisions_leads_to_the_same_end(game: Game) -> None:
    record, count = recorded(game), len(recorded(game).decisions)
    end = copy(record, count)
    assert (end.status, end.ended) == ("over", "played")
    for at in (0, count // 3, count - 1):
        again = copy(record, at, line_of(record, at))
        assert again == end
        assert not any(again.clock.awaited), "nobody is waited for in a copy"
    assert not any(copy(record, 3).clock.awaited)


@every_title
def test_a_copy_offers_what_the_table_did(game: Game) -> None:
    record, chance = recorded(game), Random(3)
    table = new_table(game, "pp", entropy=b"ours")
    at = len(record.decisions) // 2
    for seat, written in record.decisions[:at]:
        table.commit(table.submit(seat, written, 0))
    for _ in range(12):
        for seat in (0, 1, WATCHER):
            there, here = (
                build_view(table, seat),
                copy(record, at, tuple(_written(table, at)), seat),
            )
            for name in ("status", "viewer", "actors", "scene", "scores", "places", "ended"):
                assert getattr(here, name) == getattr(there, name), name
            assert here.moves == tuple([move._replace(final=False) for move in there.moves])
            assert (here.mine, here.undo, here.waits) == ((), "", False)
            assert [(line.text, line.points) for line in here.log] == [
                (line.text, line.points) for line in there.log
            ]
        if not (actors := state_of(table).actors()):
            break
        decide(table, actors[0], chance.randrange(99))
    assert len(_written(table, at)) > 3


def _written(table: Table, at: int) -> list[str]:
    return [f"{seat} {written}" for seat, written in decided(table)[at:]]


@every_title
def test_other_dice_are_others_and_each_always_the_same(game: Game) -> None:
    record = recorded(game)
    at = len(record.decisions) // 2
    ends = []
    for dice in ((), ("dice 1",), ("dice 2",), ("dice 1",)):
        line: tuple[str, ...] = dice
        seen = copy(record, at, line)
        assert seen.scene == copy(record, at).scene, "nothing that can be seen has changed"
        while seen.status == "playing":
            seen = copy(record, at, line, None)
            decision = seen.moves[len(line) % len(seen.moves)].decision
            line = (*line, f"{seen.viewer} {decision}")
            seen = copy(record, at, line)
        ends.append((line[len(dice) :], seen))
    assert ends[1] == ends[3]
    assert len({line for line, _ in ends}) == 3


@every_title
def test_nobody_at_the_table_can_tell_that_it_was_dealt_anew(game: Game) -> None:
    record = recorded(game)
    for at in range(0, len(record.decisions), 7):
        state = record.play(game, at)
        other = state.with_other_chance(b"other dice")
        assert other != state
        assert other == state.with_other_chance(b"other dice")
        assert other.actors() == state.actors()
        for viewer in (0, 1, WATCHER):
            assert other.info_key(viewer) == state.info_key(viewer)
            assert game.scene(other, viewer) == game.scene(state, viewer)
        for seat in state.actors():
            assert other.legal(seat) == state.legal(seat)


def test_a_line_tells_after_how_many_decisions_each_thing_happened() -> None:
    record = recorded()
    seen = copy(record, 4, line_of(record, 4, 9), seat=record.decisions[8][0])
    assert {line.at for line in seen.log} <= set(range(10))
    assert max(line.at or 0 for line in seen.log) == 9
    assert seen.decisions == len(record.decisions)


def test_what_the_rules_forbid_is_refused_as_at_a_table() -> None:
    record = recorded()
    with refused("refused-rule", "BDG-2.3"):
        copy(record, 0, ("0 take",))
    for line in (("0 stop",), ("0 start(monk", "1 start(monk)")):
        with refused("refused-unknown"):
            copy(record, 0, line)
    with refused("refused-seat"):
        copy(record, 0, ("7 start(monk)",))
    with refused("refused-rule", "BDG-3.9"):
        copy(record, len(record.decisions), line_of(record, 0, 1))
    for said in ("start(monk)", "dice 0", "dice -1", "dice 12345", "dice 1 "):
        with pytest.raises(Refused, match="line"):
            decode_request(CopySpec, {"record": str(record), "at": 0, "line": [said]})


@pytest.mark.promise("PRO-45")
def test_a_game_that_is_not_over_cannot_be_copied() -> None:
    with refused("refused-not-over"):
        copy(new_table(DICE).record(), 0)


def test_whoever_resigned_plays_on_in_a_copy() -> None:
    table = new_table(DICE, "pp")
    decide(table, 0)
    table.commit(table.resign(1, "greedy", 0))
    record = table.record()
    assert record.resigned
    seen = copy(record, len(record.decisions), seat=1)
    assert (seen.status, seen.ended, seen.places) == ("playing", "", ())
    assert seen.moves
    assert not any(player.resigned for player in seen.players)


@every_title
def test_a_bot_decides_in_a_copy_and_always_the_same(game: Game) -> None:
    record = recorded(game)
    text, at = str(record), len(record.decisions) // 2
    line: tuple[str, ...] = ("dice 5",)
    for _ in range(6):
        asked = CopySpec(text, at, line, 0)
        seen = branches.view_branch(asked)
        if seen.status == "over":
            break
        who = seen.actors[-1]
        found = branches.answer_now(AnswerSpec(asked, who, "level-2"))
        assert found == branches.answer_now(AnswerSpec(asked, who, "level-2"))
        line = (*line, found.decision)
        assert found.view == copy(record, at, line)
    assert len(line) > 3
    assert str(record) == text


def test_a_bot_decides_only_where_it_may() -> None:
    asked = CopySpec(str(recorded()), 0, ("0 start(monk)",))
    with refused("refused-stale"):
        branches.answer_now(AnswerSpec(asked, 0, "level-2"))
    for bot in ("deep blue", "os:abort"):
        with refused("refused-bot"):
            branches.answer_now(AnswerSpec(asked, 1, bot))
    assert branches.answer_now(AnswerSpec(asked, 1, "level-2")).decision.startswith("1 start(")


def test_a_copy_says_why_not() -> None:
    record = recorded()
    at = next(n for n, (_, written) in enumerate(record.decisions) if written.startswith("mark"))
    seat = record.decisions[at][0]
    asked = CopySpec(str(record), at, (), seat)
    lit = {thing for move in branches.view_branch(asked).moves for thing in move.path}
    scene = branches.view_branch(asked).scene
    assert scene
    things = [
        item.id
        for area in scene.areas
        if area.seat == seat
        for item in area.items
        if isinstance(item, Piece) and item.id and item.id not in lit
    ]
    found = [branches.why(WhySpec(asked, (thing,))) for thing in things]
    assert any(why.rule for why in found)


@every_title
def test_hopes_are_shares_and_become_the_result(game: Game) -> None:
    record = recorded(game)
    text, count = str(record), len(record.decisions)
    middle = branches.estimate_chances(CopySpec(text, count // 2, (), 0))
    assert sum(middle.chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in middle.chances)
    assert 0.0 < middle.doubt < 0.2
    end = branches.estimate_chances(CopySpec(text, count // 2, line_of(record, count // 2), 0))
    seen = copy(record, count)
    assert end.points == tuple(float(score) for score in seen.scores)
    assert [chance > 0 for chance in end.chances] == [place == 1 for place in seen.places]
    assert (sum(end.chances), end.doubt) == (1.0, 0.0)


@every_title
def test_hopes_follow_from_what_the_viewer_knows_alone(game: Game) -> None:
    record = recorded(game)
    for at in range(5, len(record.decisions), 19):
        state = record.play(game, at)
        for viewer in (0, 1, WATCHER):
            other = state.determinize(viewer, b"another world")
            assert other != state
            assert advice.estimate_chances(other, viewer) == advice.estimate_chances(state, viewer)
        assert branches.estimate_chances(
            CopySpec(str(record), at, ("dice 1",), 0)
        ) == advice.estimate_chances(state, 0)


def test_who_is_alone_for_points_hopes_for_points_only() -> None:
    table = new_table(DICE, "p")
    play_out(table, 4)
    text, count = str(table.record()), len(decided(table))
    early = branches.estimate_chances(CopySpec(text, 2))
    assert (early.chances, len(early.points)) == ((), 1)
    assert 20 < early.points[0] < 100
    assert branches.estimate_chances(CopySpec(text, count)).points == tuple(
        state_of(table).scores()
    )


# ------------------------------------------------------------------- positions that have a name


@every_title
def test_a_puzzle_and_every_example_can_be_played_on_from(game: Game) -> None:
    names = [f"puzzle/{game.id}/1" for _ in load_puzzles(game)[:1]]
    names += [f"example/{game.id}/{one.rule}/{one.nth}" for one in guide.load_examples(game)]
    for name in names:
        asked = CopySpec(position=name)
        for _ in range(3):
            seen = branches.view_branch(asked)
            if not seen.moves:
                break
            assert seen.viewer == seen.actors[0]
            assert not any(move.final for move in seen.moves)
            asked = asked._replace(line=(*asked.line, f"{seen.viewer} {seen.moves[-1].decision}"))
        assert asked.line, name
        assert branches.view_branch(asked) == branches.view_branch(asked)


@pytest.mark.parametrize("game", POSED, ids=lambda game: str(game.id))
def test_bots_answer_beyond_a_position_and_other_dice_are_others(game: Game) -> None:
    asked = CopySpec(position=f"puzzle/{game.id}/{min(2, len(load_puzzles(game)))}")
    who = branches.view_branch(asked).actors[0]
    found = branches.answer_now(AnswerSpec(asked, who, "level-2"))
    assert found == branches.answer_now(AnswerSpec(asked, who, "level-2"))
    assert found.view == branches.view_branch(asked._replace(line=(found.decision,)))
    assert branches.estimate_chances(asked._replace(seat=who)).points
    worlds = []
    for dice in ("dice 1", "dice 2"):
        line: tuple[str, ...] = (dice,)
        for _ in range(12):
            seen = branches.view_branch(asked._replace(line=line))
            if not seen.actors:
                break
            told = branches.answer_now(
                AnswerSpec(asked._replace(line=line), seen.actors[0], "level-1")
            )
            line = (*line, told.decision)
        worlds.append(line[1:])
    assert worlds[0] != worlds[1]


@pytest.mark.parametrize(
    "name",
    [
        "puzzle",
        "puzzle/chess/1",
        "puzzle/burgundy/0",
        "puzzle/burgundy/01",
        "puzzle/burgundy/9999",
        "example/burgundy/BUR-1.1",
        "example/burgundy/../../turn/0",
        "lesson/burgundy/1",
    ],
)
def test_no_other_position_has_a_name(name: str) -> None:
    with refused("refused-no-position"):
        branches.view_branch(CopySpec(position=name))
