"""Section 5, step A: five dice are rolled, and threaten everybody."""

import pytest

from feldspar.games.bruges.rules.position import DICE, TURNS
from feldspar.kernel.units import Seat
from tests.games.bruges.given import CALM, act, choices, given, hold, points, threats, told
from tests.games.bruges.phases import throw_dice

each_number = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("BRG-5.1")
def test_the_dice_are_rolled_once_and_stay_until_the_end_of_the_round() -> None:
    state = given(hand=["brigand", "fence"])  # two blue cards
    hold(state, 1, hand=["poet"])
    events = throw_dice(state, blue=6)
    assert told(events).count("log-dice") == 1
    rolled = state.dice
    act(state, "florins(brigand)", "workers(poet)")
    assert (state.dice, state.turn) == (rolled, 1)
    act(state, "florins(fence)")
    assert state.holdings[0].florins == 5 + 6 + 6
    assert state.phase == 1  # nobody has a card left
    assert state.dice == rolled


# ----------------------------------------------------------------------------------- the threats


@pytest.mark.rule("BRG-5.2")
@each_number
def test_a_five_and_a_six_threaten_everybody(seats: int) -> None:
    """The rulebook's example: red 5 and yellow 6."""
    state = given(seats)
    throw_dice(state, red=5, yellow=6)
    assert [threats(holding) for holding in state.holdings] == [{"red": 1, "yellow": 1}] * seats


@pytest.mark.rule("BRG-5.2", "BRG-5.12")
@pytest.mark.parametrize("colour", CALM)
@pytest.mark.parametrize("face", range(1, 7))
def test_only_fives_and_sixes_threaten_and_only_ones_and_twos_let_one_advance(
    colour: str, face: int
) -> None:
    state = given()
    throw_dice(state, **{colour: face})
    expected = {colour: 1} if face > 4 else {}
    assert [threats(holding) for holding in state.holdings] == [expected] * 2
    assert state.phase == (DICE if face < 3 else TURNS)
    assert (choices(state) == {"advance", "done"}) == (face < 3)


@pytest.mark.rule("BRG-5.3")
@pytest.mark.parametrize(("before", "florins"), [(0, 5), (1, 5), (2, 0)])
def test_the_third_marker_brings_the_disaster_at_once(before: int, florins: int) -> None:
    state = given(threats={"yellow": before})
    events = throw_dice(state, yellow=5)
    assert state.holdings[0].florins == florins
    assert threats(state.holdings[0]) == ({"yellow": before + 1} if before < 2 else {})
    assert ("log-raid" in told(events)) == (before == 2)
    assert state.holdings[1].florins == 5


SUFFERERS = [["prince", "duke"], ["judge", "mayor"], ["student", "poet"]]


@pytest.mark.rule("BRG-5.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_receives_all_markers_and_suffers_before_the_next_is_served(first: int) -> None:
    state = given(3)
    for seat in range(3):
        hold(state, seat, threats={"red": 2, "brown": 2}, residents=SUFFERERS[seat])
    state.first = Seat(first)
    throw_dice(state, red=5, brown=6, violet=5)
    for place in range(3):
        seat = (first + place) % 3
        assert state.decider() == seat
        assert threats(state.holdings[seat]) == {"red": 3, "brown": 3, "violet": 1}
        for later in range(place + 1, 3):
            waiting = state.holdings[(first + later) % 3]
            assert threats(waiting) == {"red": 2, "brown": 2}
        act(state, "disaster(brown)", f"bury({SUFFERERS[seat][0]})")
        assert state.decider() == seat  # Fire takes an empty house, or the other
        act(state, f"burn_under({SUFFERERS[seat][1]})")
        assert threats(state.holdings[seat]) == {"violet": 1}


def test_markers_of_a_roll_score_nothing() -> None:
    state = given(threats={"yellow": 2})
    throw_dice(state, yellow=5, red=6)
    assert [points(holding) for holding in state.holdings] == [{"start": 5}] * 2
