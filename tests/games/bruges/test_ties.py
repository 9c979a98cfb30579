"""Section 12: who wins of those tied."""

import pytest

from tests.games.bruges.given import given, hold
from tests.games.bruges.phases import end_round


def ranking(scores: list[int], florins: list[int]) -> list[int]:
    """The places in a game that ended so."""
    state = given(len(scores), hand=[])
    for seat, (score, money) in enumerate(zip(scores, florins, strict=True)):
        hold(state, seat, score=score, florins=money, workers={"red": seat})
    state.last = state.round
    end_round(state)
    assert state.actors() == []
    return state.ranking()


@pytest.mark.rule("BRG-12.1")
@pytest.mark.parametrize(
    ("scores", "florins", "places"),
    [
        ([20, 20], [4, 3], [1, 2]),
        ([20, 20], [0, 1], [2, 1]),
        ([20, 20, 20], [5, 9, 7], [3, 1, 2]),
        ([30, 20, 20], [0, 1, 2], [1, 3, 2]),
        ([20, 19], [0, 50], [1, 2]),  # florins never outweigh a point
    ],
)
def test_of_those_tied_the_one_with_more_florins_wins(
    scores: list[int], florins: list[int], places: list[int]
) -> None:
    assert ranking(scores, florins) == places


@pytest.mark.rule("BRG-12.2")
@pytest.mark.parametrize(
    ("scores", "florins", "places"),
    [
        ([20, 20], [3, 3], [1, 1]),
        ([20, 20, 20], [1, 3, 3], [3, 1, 1]),
        ([20, 20, 20, 20], [0, 0, 0, 0], [1, 1, 1, 1]),
        ([25, 20, 25, 20], [2, 4, 2, 4], [1, 3, 1, 3]),
    ],
)
def test_those_still_tied_share_their_place(
    scores: list[int], florins: list[int], places: list[int]
) -> None:
    assert ranking(scores, florins) == places
