"""Section 3: three phases of turns, and the time that ends them."""

import pytest

from feldspar.games.burgundy_dice.game import DiceState
from feldspar.games.burgundy_dice.rules.components import ACTIONS
from feldspar.kernel.events import EVERYONE
from tests.games.burgundy_dice.given import (
    LAST,
    act,
    all_take,
    given,
    holdings,
    legal,
    nearly,
    next_hourglass,
    refusal,
    roll,
    subtotals,
    told,
)


def next_turn(state: DiceState, hourglass: int) -> None:
    """Let everybody finish, and the next roll show a single or a double hourglass."""
    next_hourglass(state, hourglass)
    all_take(state)


def time(state: DiceState) -> tuple[int, int]:
    """The current phase, and the boxes ticked in its column."""
    return state.phase + 1, state.hours


def turns(state: DiceState) -> list[tuple[int, int]]:
    """Play on to the end: every turn, as its phase and its number within the phase."""
    found = []
    while state.actors():
        found.append((state.phase + 1, state.turn_in_phase))
        all_take(state)
    return found


# ------------------------------------------------------------------------------ turns and phases


@pytest.mark.rule("BDG-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_three_phases_of_turns_in_order(seats: int) -> None:
    played = turns(given(seats, hours=1))
    last = dict(played)
    assert list(last) == [1, 2, 3]
    assert played == [(phase, n) for phase in (1, 2, 3) for n in range(1, last[phase] + 1)]


@pytest.mark.rule("BDG-3.1")
def test_a_turn_is_one_roll_shared_by_all() -> None:
    state = given(3)
    act(state, 1, "take")
    act(state, 0, "take")
    assert [event.text.key for event in told(state, 2)] == []
    act(state, 2, "take")
    rolls = [event for event in told(state, 2) if event.text.key == "log-roll"]
    assert [event.seat for event in rolls] == [EVERYONE]
    assert (state.turn, state.actors()) == (2, [0, 1, 2])


@pytest.mark.rule("BDG-3.2")
def test_the_steps_of_a_turn_come_in_order() -> None:
    state = given(2, hours=8, marks=nearly("mine"), held={"goods": 1})
    next_hourglass(state, 2)
    all_take(state)
    roll(state, ("mine", "city", 3, 6), hourglass=2)
    act(state, 0, "mark", 3, LAST["mine"])
    act(state, 0, "done")
    act(state, 1, "take")
    events = told(state, 0)
    first = next(n for n, event in enumerate(events) if event.text.key == "log-roll")
    assert [(event.text.key, event.seat) for event in events[first:]][:9] == [
        ("log-roll", EVERYONE),
        ("log-sale", 0),
        ("log-sale", 1),
        ("log-mark", 0),
        ("log-zone", 0),
        ("log-reward", 0),
        ("log-take", 1),
        ("log-complete", 0),
        ("log-roll", EVERYONE),
    ]
    assert (state.phase + 1, state.turn_in_phase) == (2, 1)
    assert subtotals(state.estates[0])[0] == 2 + 4 + 3  # sale, zone, first to fill a colour


@pytest.mark.rule("BDG-3.2")
def test_nothing_follows_until_everybody_has_made_a_combination() -> None:
    state = given(2, hours=10, marks=nearly("mine"), dice=("mine", "mine", 3, 3))
    act(state, 0, "mark", 3, LAST["mine"])
    assert state.scores() == [4, 0]
    assert (time(state), state.turn, state.actors()) == ((1, 10), 1, [1])
    act(state, 1, "mark", 3, LAST["mine"])
    assert [subtotals(estate)[0] for estate in state.estates] == [4 + 3, 4 + 3]
    assert (state.phase + 1, state.turn, state.actors()) == (2, 2, [0, 1])


# ------------------------------------------------------------------------------------------ time


@pytest.mark.rule("BDG-3.3")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("ticked", range(9))
@pytest.mark.parametrize("rolled", [1, 2])
def test_as_many_boxes_are_ticked_as_hourglasses_rolled(
    phase: int, ticked: int, rolled: int
) -> None:
    state = given(2, phase=phase, hours=ticked)
    next_turn(state, rolled)
    assert time(state) == (phase, ticked + rolled)


@pytest.mark.rule("BDG-3.3")
def test_boxes_are_ticked_before_anybody_marks_and_not_again_after() -> None:
    state = given(3, hours=4)
    next_turn(state, 2)
    assert time(state) == (1, 6)
    act(state, 1, "take")
    act(state, 2, "take")
    assert time(state) == (1, 6)


@pytest.mark.rule("BDG-3.4")
def test_a_double_ticks_only_the_last_box_and_nothing_of_the_next_column() -> None:
    """The example: 9 of 10 boxes ticked in column I, roll 2: column I has 10, column II has 0."""
    state = given(2, hours=9)
    next_turn(state, 2)
    assert time(state) == (1, 10)
    next_turn(state, 1)
    assert time(state) == (2, 1)


@pytest.mark.rule("BDG-3.5")
def test_a_double_sells_goods_even_if_it_ticks_one_box() -> None:
    state = given(2, hours=9, held={"goods": 1})
    next_turn(state, 2)
    assert state.hours == 10
    for estate in state.estates:
        assert subtotals(estate) == [2, 0, 0]
        assert holdings(estate) == {"silver": 1, "worker": 1}


@pytest.mark.rule("BDG-3.5")
def test_a_single_on_the_last_box_sells_nothing() -> None:
    state = given(2, hours=9, held={"goods": 1})
    next_turn(state, 1)
    assert state.scores() == [0, 0]
    assert holdings(state.estates[0]) == {"goods": 1, "worker": 1}


@pytest.mark.rule("BDG-3.6")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 3), (3, 2)])
def test_the_turn_of_the_last_box_is_played_in_full(phase: int, points: int) -> None:
    state = given(2, phase=phase, hours=9, marks={(2, -3): 3})
    next_turn(state, 1)
    assert (time(state), state.actors()) == ((phase, 10), [0, 1])
    roll(state, ("mine", "mine", 4, 4))
    act(state, 0, "mark", 4, (3, -3))
    assert subtotals(state.estates[0])[phase - 1] == state.scores()[0] == points
    assert (time(state), state.actors()) == ((phase, 10), [1])


@pytest.mark.rule("BDG-3.7")
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("rolled", [1, 2])
def test_the_turn_after_the_last_box_belongs_to_the_next_phase(phase: int, rolled: int) -> None:
    state = given(2, phase=phase, hours=10)
    next_hourglass(state, rolled)
    act(state, 0, "take")
    assert time(state) == (phase, 10)
    act(state, 1, "take")
    assert time(state) == (phase + 1, rolled)
    assert state.turn_in_phase == 1


@pytest.mark.rule("BDG-3.7")
@pytest.mark.parametrize("ticked", range(10))
def test_no_phase_ends_before_its_last_box(ticked: int) -> None:
    state = given(2, hours=ticked)
    all_take(state)
    assert state.phase + 1 == 1


@pytest.mark.rule("BDG-3.7")
def test_a_colour_completed_in_the_last_turn_is_paid_before_the_phase_ends() -> None:
    state = given(2, hours=10, marks=nearly("mine"), dice=("mine", "mine", 3, 3))
    act(state, 0, "mark", 3, LAST["mine"])
    act(state, 1, "take")
    assert state.phase + 1 == 2
    assert subtotals(state.estates[0]) == [4 + 3, 0, 0]


@pytest.mark.rule("BDG-3.8")
@pytest.mark.parametrize(("rolled", "turns"), [(1, 10), (2, 5)])
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_ten_single_rolls_make_ten_turns_and_five_doubles_five(
    phase: int, rolled: int, turns: int
) -> None:
    state = given(2, phase=phase, hours=rolled)
    for turn in range(1, turns):
        assert (state.phase + 1, state.turn_in_phase) == (phase, turn)
        next_turn(state, rolled)
    assert (time(state), state.turn_in_phase) == ((phase, 10), turns)
    all_take(state)
    assert (state.phase + 1, state.actors()) == ((phase + 1, [0, 1]) if phase < 3 else (3, []))


@pytest.mark.rule("BDG-3.8")
def test_every_phase_lasts_five_to_ten_turns() -> None:
    lengths: set[int] = set()
    for seed in range(40):
        state = given(2, hours=1, seed=b"length %d" % seed)
        lengths.update(dict(turns(state)).values())
    assert min(lengths) >= 5
    assert max(lengths) <= 10
    assert {6, 7, 8, 9} <= lengths


@pytest.mark.rule("BDG-3.9")
def test_the_game_ends_when_phase_iii_ends() -> None:
    state = given(2, phase=3, hours=10)
    act(state, 0, "take")
    assert state.actors() == [1]
    act(state, 1, "take")
    assert (state.actors(), state.legal(0), state.legal(1)) == ([], [], [])
    assert (told(state, 0)[-1].text.key, told(state, 0)[-1].rule) == ("log-end", "BDG-3.9")
    assert {state.why_not(0, decision) for decision in range(ACTIONS.size)} == {"BDG-3.9"}


@pytest.mark.rule("BDG-3.9")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_game_does_not_end_with_an_earlier_phase(phase: int) -> None:
    state = given(2, phase=phase, hours=10)
    all_take(state)
    assert state.actors() == [0, 1]
    assert "log-end" not in [event.text.key for event in told(state, 0)]


# ---------------------------------------------------------------------------------- shared dice


@pytest.mark.rule("BDG-3.10")
@pytest.mark.parametrize(
    "choice",
    [
        ("mark", 4, (2, 1)),
        ("mark", 6, (1, 0)),
        ("monk", 6, (0, 1)),
        ("worker", 1, (2, 1)),
        ("take",),
    ],
    ids=str,
)
def test_a_choice_takes_nothing_from_another_player(
    choice: tuple[str, *tuple[int | tuple[int, int], ...]],
) -> None:
    state = given(2, held={"monk": 1, "worker": 1})
    offer, dice = state.legal(1), (state.colour_a, state.colour_b, state.pip_a, state.pip_b)
    act(state, 0, *choice)
    assert state.legal(1) == offer
    assert (state.colour_a, state.colour_b, state.pip_a, state.pip_b) == dice
    assert refusal(state, 1, *choice) is None


@pytest.mark.rule("BDG-3.10")
def test_all_five_players_may_use_the_same_two_dice() -> None:
    state = given(5, dice=("city", "mine", 6, 1))
    for seat in range(4):
        act(state, seat, "mark", 6, (2, 0))
    assert ((2, 0), 6) in legal(state, 4)
    assert [estate.at[6].bit_count() for estate in state.estates] == [1, 1, 1, 1, 0]
