"""Who wins: BUR-19.7 and section 20, by both readings of ruling R3."""

import pytest

from feldspar.games.burgundy.game import GAME
from feldspar.games.burgundy.rules.player_board import FROM_REGION
from tests.games.burgundy.given import act, given, lay, pass_round, pass_turn, rolled, seated, store


def ranking(
    scores: list[int], covered: list[int], order: list[int], ties: str = "fewest"
) -> list[int]:
    """The places in a game that ended so; `covered` counts ships in the estates.

    `order` is that of the turn-order track, the first first.
    """
    state = given(len(scores), phase="E", round=5, ties=ties)
    state.ranked = seated(*order)
    for seat, estate in enumerate(state.estates):
        estate.score_points(scores[seat], FROM_REGION)
        lay(state, seat, dict.fromkeys(["d3", "d2", "d1"][: covered[seat]], "ship"))
    pass_round(state)
    return state.ranking()


@pytest.mark.rule("BUR-19.7")
@pytest.mark.parametrize("ties", ["fewest", "most"])
def test_the_player_with_the_most_points_wins(ties: str) -> None:
    for covered in ([0, 3], [3, 0]):
        for order in ([0, 1], [1, 0]):
            assert ranking([41, 40], covered, order, ties) == [1, 2]
    assert ranking([31, 52, 44], [0, 0, 0], [0, 1, 2], ties) == [3, 1, 2]
    assert ranking([9, 8, 7, 10], [0, 0, 0, 0], [0, 1, 2, 3], ties) == [2, 3, 4, 1]


@pytest.mark.rule("BUR-20.1")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0]])
def test_of_those_tied_the_one_with_the_fewest_empty_spaces_wins(order: list[int]) -> None:
    assert ranking([40, 40, 39], [2, 1, 3], order) == [1, 2, 3]
    assert ranking([40, 40, 40], [1, 3, 2], order) == [3, 1, 2]
    assert ranking([50, 40, 40], [0, 1, 2], order) == [1, 3, 2]  # lower places too


@pytest.mark.rule("BUR-20.1")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0]])
def test_r3_by_the_other_reading_the_most_empty_spaces_win(order: list[int]) -> None:
    assert GAME.options["ties"].values[0] == "fewest"
    assert ranking([40, 40, 39], [2, 1, 3], order, "most") == [2, 1, 3]
    assert ranking([40, 40, 40], [1, 3, 2], order, "most") == [1, 3, 2]
    assert ranking([50, 40, 40], [0, 1, 2], order, "most") == [1, 2, 3]


@pytest.mark.rule("BUR-20.2")
@pytest.mark.parametrize("ties", ["fewest", "most"])
def test_of_those_still_tied_the_last_in_turn_order_wins(ties: str) -> None:
    assert ranking([40, 40], [1, 1], [0, 1], ties) == [2, 1]
    assert ranking([40, 40], [1, 1], [1, 0], ties) == [1, 2]
    assert ranking([40, 40, 40, 40], [2, 2, 2, 2], [2, 0, 3, 1], ties) == [3, 1, 4, 2]
    assert ranking([40, 40, 39], [1, 1, 1], [1, 0, 2], ties) == [1, 2, 3]


@pytest.mark.rule("BUR-20.2")
@pytest.mark.parametrize(("sails", "places"), [(False, [2, 1]), (True, [1, 2])])
def test_turn_order_is_taken_as_it_stands_after_the_last_round(
    sails: bool, places: list[int]
) -> None:
    state = given(2, phase="E", round=5)
    lay(state, 0, {"d3": "ship"})
    state.dice = rolled(1, 1, 2, 1)
    if sails:  # the same estates and points either way, but the pawn comes to the front
        store(state, 1, ["ship"])
        state.estates[1].workers = 2
        pass_turn(state)
        act(state, "place(2,1,d3)", seat=1)
    else:
        lay(state, 1, {"d3": "ship"})
    pass_round(state)
    assert state.scores() == [2, 2]
    assert [estate.covered for estate in state.estates] == [state.estates[0].covered] * 2
    assert state.ranking() == places
