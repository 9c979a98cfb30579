"""Section 9: threat markers, and four of the five disasters."""

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.components import COLOURS
from feldspar.games.bruges.rules.units import Colour
from tests.games.bruges.given import (
    act,
    choices,
    given,
    hold,
    house_colours,
    names,
    points,
    refusal,
    threats,
    told,
    workers,
)
from tests.games.bruges.phases import throw_dice

STRIKES = {
    "blue": "log-flood",
    "brown": "log-plague",
    "yellow": "log-raid",
    "red": "log-fire",
    "violet": "log-intrigue",
}
GIVERS = {
    "blue": "dyke-breaker,blue",
    "brown": "poisoner,brown",
    "yellow": "brigand,yellow",
    "red": "arsonist,red",
    "violet": "plotter,violet",
}
each_colour = pytest.mark.parametrize("colour", COLOURS)


def threatening(colour: str, seats: int = 2) -> BrugesState:
    """Seat 0 may give everybody else a marker of a colour."""
    giver, worker = GIVERS[colour].split(",")
    return given(seats, residents=[giver], workers={worker: 1})


# ------------------------------------------------------------------------------ the third marker


@pytest.mark.rule("BRG-9.1", "BRG-9.2")
@each_colour
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_third_marker_of_a_roll_brings_a_disaster_at_once(colour: str, before: int) -> None:
    state = given(threats={colour: before})
    log = told(throw_dice(state, **{colour: 5}))
    assert (STRIKES[colour] in log) == (before == 2)
    assert threats(state.holdings[0]) == ({} if before == 2 else {colour: before + 1})


@pytest.mark.rule("BRG-9.1", "BRG-9.10")
@each_colour
@pytest.mark.parametrize("before", [0, 1, 2])
def test_so_does_the_third_that_a_character_hands_out(colour: str, before: int) -> None:
    state = threatening(colour)
    hold(state, 1, threats={colour: before})
    log = told(act(state, f"activate({GIVERS[colour]})"))
    assert (STRIKES[colour] in log) == (before == 2)
    assert threats(state.holdings[1]) == ({} if before == 2 else {colour: before + 1})
    assert threats(state.holdings[0]) == {}


@pytest.mark.rule("BRG-9.1")
def test_markers_of_different_colours_bring_none() -> None:
    state = given(threats={"red": 1, "blue": 2, "yellow": 1, "brown": 2}, workers={"red": 1})
    log = told(throw_dice(state, red=6, yellow=5))
    assert not set(log) & set(STRIKES.values())
    assert threats(state.holdings[0]) == {"red": 2, "blue": 2, "yellow": 2, "brown": 2}


@pytest.mark.rule("BRG-9.2")
@each_colour
def test_the_three_markers_go_and_the_next_is_a_first_again(colour: str) -> None:
    state = threatening(colour)
    others = {other: 2 for other in COLOURS if other != colour}
    hold(state, 1, threats={**others, colour: 2})
    act(state, f"activate({GIVERS[colour]})")
    assert threats(state.holdings[1]) == others
    assert set(points(state.holdings[1])) <= {"start", "lost"}  # nothing is scored for them
    throw_dice(state, **{colour: 6})
    assert threats(state.holdings[1]) == {**others, colour: 1}


# ----------------------------------------------------------------------------- the five disasters


@pytest.mark.rule("BRG-9.3")
def test_the_flood_takes_all_workers() -> None:
    state = given(threats={"blue": 2}, workers={"blue": 1, "red": 3, "violet": 2})
    hold(state, 1, workers={"red": 2})
    throw_dice(state, blue=5)
    assert [workers(holding) for holding in state.holdings] == [{}, {"red": 2}]
    assert state.holdings[0].florins == 5


@pytest.mark.rule("BRG-9.4")
def test_the_plague_takes_a_character_of_the_players_choice_and_leaves_the_house() -> None:
    state = given(residents=["monk", "duke", "steward"], houses=["blue"], threats={"brown": 2})
    hold(state, 1, residents=["nun", "canon"])
    throw_dice(state, brown=6)
    assert state.decider() == 0
    assert choices(state) == {"bury(monk)", "bury(duke)", "bury(steward)"}
    for other in ("bury(nun)", "bury(baker)", "burn(blue)", "done", "workers(baker)"):
        assert refusal(state, other) == "BRG-9.4"
    act(state, "bury(duke)")
    mine = state.holdings[0]
    assert (names(mine.residents), names(state.discard)) == (["monk", "steward"], ["duke"])
    assert house_colours(mine) == ["violet", "red", "yellow", "blue"]
    assert mine.empty_house(Colour(COLOURS.index("red"))) == 1  # where the Duke lived
    assert (names(mine.hand), mine.florins) == (["baker"], 5)


@pytest.mark.rule("BRG-9.4")
def test_the_plague_asks_its_victim_in_the_turn_of_another() -> None:
    state = threatening("brown", 3)
    hold(state, 2, residents=["nun", "canon"], threats={"brown": 2})
    act(state, "activate(poisoner,brown)")
    assert (state.active, state.decider()) == (0, 2)
    for seat in (0, 1):
        assert refusal(state, "bury(nun)", seat) == "BRG-6.8"
    act(state, "bury(nun)")
    assert names(state.holdings[2].residents) == ["canon"]
    assert state.decider() == 0


@pytest.mark.rule("BRG-9.4")
def test_r38_an_only_character_is_lost_without_a_question() -> None:
    state = given(residents=["monk"], threats={"brown": 2})
    throw_dice(state, brown=6)
    assert (state.holdings[0].residents, names(state.discard)) == ([], ["monk"])
    assert refusal(state, "bury(monk)") == "BRG-9.4"


@pytest.mark.rule("BRG-9.5")
def test_the_raid_takes_all_florins() -> None:
    state = given(threats={"yellow": 2}, florins=17, workers={"red": 1})
    throw_dice(state, yellow=5)
    assert [holding.florins for holding in state.holdings] == [0, 5]
    assert workers(state.holdings[0]) == {"red": 1}


@pytest.mark.rule("BRG-9.8")
@pytest.mark.parametrize("score", [0, 1, 2, 3, 4, 50])
def test_the_intrigue_takes_three_points_but_not_more_than_there_are(score: int) -> None:
    state = given(threats={"violet": 2})
    hold(state, 0, score=score)
    log = throw_dice(state, violet=6)
    assert state.holdings[0].score == max(0, score - 3)
    assert sum(event.points for event in log) == -min(3, score)
