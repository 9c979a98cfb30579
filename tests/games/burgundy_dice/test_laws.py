"""What is true in every game of the dice game, whatever is rolled and decided."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import (
    BOARD,
    BONUSES,
    CASTLE,
    CITY,
    COLOURS,
    GOODS,
    PASTURE,
    VALUES,
)
from feldspar.games.burgundy_dice.rules.player_board import Estate, unpack
from feldspar.games.burgundy_dice.rules.position import MARKS, OVER
from feldspar.kernel.events import WATCHER, Event, Text
from feldspar.kernel.toolkit.hexes import members
from tests.laws import MOMENTS, Table, play, states, tables, tries

any_table = given(tables(GAME))
often = tries(60)

Dice = tuple[int, int, int, int, int]
Bonuses = Counter[str]


def written(estate: Estate) -> dict[int, int]:
    """What stands in each hex that is marked."""
    found = [(hex_, value) for value, hexes in enumerate(estate.at) for hex_ in members(hexes)]
    assert len(found) == len(dict(found))
    return dict(found)


def count(packed: int) -> Bonuses:
    """Unpack bonuses into a count of each kind."""
    return Counter({kind: packed >> 8 * i & 255 for i, kind in enumerate(BONUSES)})


def log(state: DiceState, seat: int, *keys: str) -> list[Event]:
    """What a seat has been told of itself, by the keys of the messages."""
    told = [event for event in state.log or [] if event.seat == seat]
    return [event for event in told if event.visible_to(seat) and event.text.key in keys]


def named(event: Event, arg: str) -> str:
    """The bonus or number an event speaks of."""
    value = event.text.args[arg]
    return value.key.rpartition("-")[2] if isinstance(value, Text) else str(value)


@pytest.mark.rule("BDG-4.18")
@often
@any_table
def test_marks_are_never_removed_or_changed(table: Table) -> None:
    before: list[dict[int, int]] = [{} for _ in range(table.seats)]
    for state in states(table, DiceState):
        after = [written(estate) for estate in state.estates]
        assert all(old.items() <= new.items() for old, new in zip(before, after, strict=True))
        before = after


@often
@any_table
def test_points_are_the_sum_of_the_score_column_and_of_what_was_told(table: Table) -> None:
    for state in states(table, DiceState):
        for seat, estate in enumerate(state.estates):
            told = [e for e in state.log or [] if e.seat == seat and e.visible_to(seat)]
            assert estate.score == sum(unpack(line)[0] for line in estate.entries)
            assert estate.score == sum(event.points for event in told)


@pytest.mark.rule("BDG-12.4")
@often
@any_table
def test_after_each_turn_everybody_has_been_told_the_same(table: Table) -> None:
    turn = 0
    for state in states(table, DiceState):
        if state.turn != turn or state.stage == OVER:
            turn = state.turn
            for seat, score in enumerate(state.scores()):
                for viewer in (WATCHER, *range(state.seats)):
                    told = [e for e in state.log or [] if e.seat == seat]
                    assert score == sum(e.points for e in told if e.visible_to(viewer))


@often
@any_table
def test_what_an_estate_remembers_follows_from_its_marks(table: Table) -> None:
    seen = [-1] * table.seats
    for state in states(table, DiceState):
        for seat, estate in enumerate(state.estates):
            assert not estate.paid & ~estate.full
            if estate.marked != seen[seat]:
                seen[seat] = estate.marked
                marks = written(estate)
                assert members(estate.marked) == sorted(marks)
                assert members(estate.frontier) == frontier(marks)
                assert estate.fits[1:] == fits(estate, marks)
                assert estate.full == full(estate, marks)


def frontier(marks: dict[int, int]) -> list[int]:
    """The empty hexes beside a mark."""
    beside = {near for hex_ in marks for near in BOARD.neighbours[hex_]}
    return sorted(beside - marks.keys())


def fits(estate: Estate, marks: dict[int, int]) -> list[int]:
    """For each value, the hexes whose own rule (section 4) takes it, wherever they lie."""
    found = [0] * 6
    for hex_, colour in enumerate(estate.sheet.colour):
        zone = {marks[other] for other in members(estate.sheet.zone[hex_]) if other in marks}
        taken = set(VALUES[colour])
        if colour == CITY:
            taken -= zone
        elif colour == PASTURE:
            taken &= zone or taken
        elif colour == CASTLE:
            taken &= {marks[near] for near in BOARD.neighbours[hex_] if near in marks}
        for value in taken:
            found[value - 1] |= 1 << hex_
    return found


def full(estate: Estate, marks: dict[int, int]) -> int:
    """The colours without an empty hex."""
    empty = {colour for hex_, colour in enumerate(estate.sheet.colour) if hex_ not in marks}
    return sum(1 << colour for colour in range(len(COLOURS)) if colour not in empty)


@pytest.mark.rule("BDG-6.1", "BDG-6.11")
@often
@any_table
def test_a_turn_has_at_most_two_marks_and_one_bonus(table: Table) -> None:
    turn, marked, spent = -1, [0] * table.seats, [0] * table.seats
    for state in states(table, DiceState):
        if state.turn != turn:  # this turn's goods are sold before it counts
            turn = state.turn
            marked = [len(written(estate)) for estate in state.estates]
            spent = [count(estate.spent).total() for estate in state.estates]
        for seat, estate in enumerate(state.estates):
            assert len(written(estate)) - marked[seat] <= 2
            assert count(estate.spent).total() - spent[seat] <= 1


@pytest.mark.rule("BDG-3.8", "BDG-11.1")
@often
@any_table
def test_a_phase_lasts_five_to_ten_turns_and_eight_alone(table: Table) -> None:
    turns: Counter[int] = Counter()
    for state in states(table, DiceState):
        turns[state.phase] = max(turns[state.phase], state.turn_in_phase)
        assert state.turn == turns.total()
    assert list(turns) == [0, 1, 2]
    lengths = [8] if table.seats == 1 else range(5, 11)
    assert all(turn in lengths for turn in turns.values())


@often
@any_table
def test_bonuses_are_never_lost_or_made_up(table: Table) -> None:
    for state in states(table, DiceState):
        for seat, estate in enumerate(state.estates):
            earned, spent = Bonuses(), Bonuses()
            for event in log(state, seat, "log-start", "log-reward"):
                earned[named(event, "bonus")] += 1
            for event in log(state, seat, "log-take"):
                earned["worker"] += int(named(event, "count"))
            for event in log(state, seat, "log-sale"):
                earned["silver"] += int(named(event, "silver"))
                spent["goods"] += int(named(event, "count"))
            for event in log(state, seat, "log-spend"):
                spent[named(event, "bonus")] += 1
            assert count(estate.earned) == earned
            assert count(estate.spent) == spent
            assert spent <= earned


@pytest.mark.rule("BDG-6.3")
@often
@any_table
def test_a_decision_spends_the_bonus_it_is_named_after_and_no_other(table: Table) -> None:
    state = table.new()
    assert isinstance(state, DiceState)
    before = [count(estate.spent) for estate in state.estates]
    for seat, action in play(state, table.choose()):
        kind = GAME.actions.decode(action).kind
        before[seat] += Bonuses([kind] if kind in BONUSES else [])
        after = [count(estate.spent) for estate in state.estates]
        for old, new in zip(before, after, strict=True):
            old["goods"] = new["goods"]  # sold by themselves
        assert after == before


@pytest.mark.rule("BDG-7.2")
@often
@any_table
def test_goods_are_gone_when_a_double_hourglass_was_rolled(table: Table) -> None:
    turn = 0
    for state in states(table, DiceState):
        if state.turn != turn and state.hourglass == 2:
            assert not any(estate.count_bonus(GOODS) for estate in state.estates)
        turn = state.turn


@pytest.mark.rule("BDG-3.10")
@often
@given(tables(GAME), st.integers(0, 2**32 - 1))
def test_the_dice_are_the_same_whatever_is_decided(table: Table, noise: int) -> None:
    def rolls(table: Table) -> dict[int, Dice]:
        return {
            s.turn: (s.colour_a, s.colour_b, s.pip_a, s.pip_b, s.hourglass)
            for s in states(table, DiceState)
        }

    assert rolls(table) == rolls(table._replace(noise=noise))
    assert rolls(table) != rolls(table._replace(seed=table.seed + b"another"))


@often
@given(tables(GAME), MOMENTS)
def test_a_guess_at_a_secret_choice_is_a_choice(table: Table, moment: int) -> None:
    state = table.position(moment)
    for viewer in range(table.seats):
        guess = state.determinize(viewer, table.seed)
        assert isinstance(guess, DiceState)
        for seat in {*range(table.seats)} - {*guess.actors()}:
            estate = guess.estates[seat]
            if guess.stage == MARKS:
                assert estate.marked != estate.was_marked or estate.earned != estate.was_earned
