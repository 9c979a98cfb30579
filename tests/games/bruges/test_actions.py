"""Section 7: the actions I to III, which bring workers, florins and relief."""

import pytest

from feldspar.games.bruges.rules.components import COLOURS
from tests.games.bruges.given import (
    CARDS,
    act,
    choices,
    given,
    hold,
    names,
    points,
    refusal,
    threats,
    told,
    workers,
)
from tests.games.bruges.phases import throw_dice

each_colour = pytest.mark.parametrize("colour", COLOURS)


@pytest.mark.rule("BRG-7.1")
@each_colour
def test_example_a_card_brings_two_workers_of_its_colour(colour: str) -> None:
    state = given(hand=[CARDS[colour], "baker"], workers={"red": 1, "blue": 2})
    mine = state.holdings[0]
    events = act(state, f"workers({CARDS[colour]})")
    before = {"red": 1, "blue": 2}
    assert workers(mine) == {**before, colour: before.get(colour, 0) + 2}
    assert (names(state.discard), names(mine.hand)) == ([CARDS[colour]], ["baker"])
    assert (mine.florins, mine.score) == (5, 5)
    assert told(events)[:2] == ["log-play", "log-workers"]
    assert [event.means for event in events[:2]] == [True, False]


@pytest.mark.rule("BRG-7.1", "BRG-7.3")
def test_the_actions_one_and_two_need_a_card_of_the_hand_and_nothing_else() -> None:
    state = given(hand=["jester"], florins=0)
    assert choices(state) == {"workers(jester)", "florins(jester)"}
    assert refusal(state, "workers(page)") == refusal(state, "florins(page)") == "BRG-6.2"


@pytest.mark.rule("BRG-7.2", "BRG-8.5")
@each_colour
def test_example_with_the_steward_it_brings_three(colour: str) -> None:
    state = given(hand=[CARDS[colour], "baker"], residents=["steward"])
    act(state, f"workers({CARDS[colour]})")
    assert workers(state.holdings[0]) == {colour: 3}


@pytest.mark.rule("BRG-7.2")
def test_the_steward_helps_nobody_but_the_owner_and_no_other_action() -> None:
    state = given(hand=["peddler"], residents=["steward"], dice={"yellow": 4}, florins=0)
    hold(state, 1, hand=["jester"])
    act(state, "florins(peddler)", "workers(jester)")
    assert (state.holdings[0].florins, workers(state.holdings[0])) == (4, {})
    assert workers(state.holdings[1]) == {"red": 2}


@pytest.mark.rule("BRG-7.3")
@pytest.mark.parametrize("shown", range(1, 7))
@each_colour
def test_a_card_brings_the_florins_its_die_shows(colour: str, shown: int) -> None:
    others = {other: 7 - shown for other in COLOURS if other != colour}
    state = given(hand=[CARDS[colour], "baker"], dice={**others, colour: shown}, florins=1)
    act(state, f"florins({CARDS[colour]})")
    assert state.holdings[0].florins == 1 + shown
    assert (names(state.discard), names(state.holdings[0].hand)) == ([CARDS[colour]], ["baker"])


@pytest.mark.rule("BRG-7.3")
def test_example_a_yellow_card_and_a_yellow_six() -> None:
    state = given(hand=["peddler"], dice={"yellow": 6}, florins=0)
    act(state, "florins(peddler)")
    assert state.holdings[0].florins == 6


@pytest.mark.rule("BRG-7.4", "BRG-7.12")
def test_example_a_brown_card_returns_a_brown_marker_for_a_point() -> None:
    state = given(hand=["page", "jester"], threats={"brown": 2, "red": 1})
    mine = state.holdings[0]
    act(state, "threat(page,brown)")
    assert threats(mine) == {"brown": 1, "red": 1}
    assert points(mine) == {"start": 5, "threat": 1}
    assert (names(state.discard), names(mine.hand)) == (["page"], ["jester"])


@pytest.mark.rule("BRG-7.4")
@each_colour
def test_a_marker_of_the_colour_of_the_card_is_needed(colour: str) -> None:
    every = [f"threat({CARDS[colour]},{marker})" for marker in COLOURS]
    own = f"threat({CARDS[colour]},{colour})"
    without = given(hand=[CARDS[colour]])
    assert [refusal(without, one) for one in every] == ["BRG-7.4"] * 5
    full = given(hand=[CARDS[colour]], threats=dict.fromkeys(COLOURS, 2))
    assert [refusal(full, one) for one in every if one != own] == ["BRG-7.4"] * 4
    assert choices(full, "threat") == {own}


@pytest.mark.rule("BRG-7.4")
def test_the_marker_is_one_of_ones_own() -> None:
    state = given(hand=["page"])
    hold(state, 1, threats={"brown": 2})
    assert refusal(state, "threat(page,brown)") == "BRG-7.4"


@pytest.mark.rule("BRG-7.12")
def test_a_marker_discarded_by_a_character_scores_a_point() -> None:
    state = given(residents=["gatekeeper"], workers={"brown": 1}, threats={"violet": 1, "red": 2})
    act(state, "activate(gatekeeper,brown)", "discard(red)")
    assert threats(state.holdings[0]) == {"violet": 1, "red": 1}
    assert points(state.holdings[0]) == {"start": 5, "threat": 1}


@pytest.mark.rule("BRG-7.12", "BRG-9.2")
@each_colour
def test_markers_returned_after_a_disaster_score_nothing(colour: str) -> None:
    state = given(threats={colour: 2})
    throw_dice(state, **{colour: 5})
    assert threats(state.holdings[0]) == {}
    assert "threat" not in points(state.holdings[0])
