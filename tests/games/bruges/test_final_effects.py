"""BRG-15.33, 15.34 and 15.36: what characters score in the end, and under which conditions."""

from typing import Any

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.player_board import LAURELS
from feldspar.games.bruges.rules.scoring import final_points
from feldspar.kernel.units import Seat
from tests.games.bruges.given import given, hold, points
from tests.games.bruges.made_up import Invent
from tests.games.bruges.phases import end_round

COLOURS = ("blue", "brown", "yellow", "red", "violet")


def at_the_end(state: BrugesState) -> int:
    """What seat 0 scores by laurels when the game ends with this round."""
    state.last = state.round
    end_round(state)
    assert not state.actors()
    return points(state.holdings[0]).get("laurel", 0)


@pytest.mark.rule("BRG-15.33")
@pytest.mark.parametrize(
    ("figures", "scored"),
    [
        ({"n": 2, "per": "house"}, 10),
        ({"n": 2, "per": "house", "div": 2}, 4),
        ({"n": 2, "per": "house", "div": 2, "max": 3}, 3),
        ({"n": 2, "per": "house", "max": 30}, 10),
        ({"n": 2, "per": "threat_marker"}, 0),
    ],
)
def test_points_for_each_lot_at_most_max(
    invent: Invent, figures: dict[str, Any], scored: int
) -> None:
    invent("accountant", "final", {"op": "score", **figures})
    state = given(residents=["accountant"], houses=["red", "red", "blue", "violet"])
    assert final_points(state, Seat(0))[LAURELS] == scored
    assert at_the_end(state) == scored


@pytest.mark.rule("BRG-15.33")
def test_all_effects_of_all_laurels_are_added(invent: Invent) -> None:
    rows = [{"op": "score", "n": 1, "per": "house"}, {"op": "score", "n": 3, "per": "worker"}]
    invent("accountant", "final", *rows)
    invent("servant", "final", {"op": "score", "n": 1, "per": "character"})
    state = given(residents=["accountant", "servant"], workers={"red": 2})
    assert at_the_end(state) == 2 + 6 + 2


@pytest.mark.rule("BRG-15.34")
@pytest.mark.parametrize(("threats", "scored"), [({}, 7), ({"red": 1}, 0)])
def test_points_if_a_condition_holds(invent: Invent, threats: dict[str, int], scored: int) -> None:
    invent("accountant", "final", {"op": "score_if", "n": 7, "cond": "no_threat"})
    state = given(residents=["accountant"], threats=threats)
    assert at_the_end(state) == scored


@pytest.mark.rule("BRG-15.36")
@pytest.mark.parametrize("missing", [None, *COLOURS])
def test_a_house_of_each_colour(invent: Invent, missing: str | None) -> None:
    condition = {"op": "score_if", "n": 7, "cond": "house_of_each_colour"}
    invent("accountant", "final", condition)  # lives in a violet house
    houses = [colour for colour in COLOURS if colour not in (missing, "violet")]
    residents = ["accountant"]
    if missing == "violet":
        invent("servant", "final", condition)  # lives in a blue one
        residents = ["servant"]
    state = given(residents=residents, houses=[*houses, *houses])
    assert at_the_end(state) == (0 if missing else 7)


@pytest.mark.rule("BRG-15.36")
@pytest.mark.parametrize("colour", [None, *COLOURS])
def test_no_threat_of_any_colour(invent: Invent, colour: str | None) -> None:
    invent("accountant", "final", {"op": "score_if", "n": 7, "cond": "no_threat"})
    state = given(residents=["accountant"], threats={colour: 1} if colour else {})
    hold(state, 1, threats={"red": 2})
    assert at_the_end(state) == (0 if colour else 7)


@pytest.mark.rule("BRG-15.33", "BRG-15.34")
def test_a_laurel_scores_nothing_before(invent: Invent) -> None:
    invent("page", "final", {"op": "score", "n": 9, "per": "house"})
    state = given(hand=["page", "baker"], houses=["red"])
    state.play(0, "place(page,red)")
    assert points(state.holdings[0]) == {"start": 5}
