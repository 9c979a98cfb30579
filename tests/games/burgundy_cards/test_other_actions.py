"""Section 8: restocking workers, taking silver, and converting both into points."""

import pytest

from tests.games.burgundy_cards.given import (
    act,
    choices,
    given,
    pass_play,
    points,
    refusal,
    told,
)


@pytest.mark.rule("BCG-8.1")
@pytest.mark.parametrize("workers", [0, 1])
def test_workers_are_taken_up_to_2(workers: int) -> None:
    """The rules' example: with 1 worker 1 is taken, with 0 workers 2."""
    state = given(hand=["ship-4-1"], workers=workers)
    act(state, "restock(4)")
    assert state.holdings[0].workers == 2
    assert [event.text.args for event in told(state, "log-restock")] == [{"count": 2 - workers}]


@pytest.mark.rule("BCG-8.1")
@pytest.mark.parametrize("workers", [2, 3, 9])
def test_with_2_workers_or_more_none_are_taken(workers: int) -> None:
    state = given(hand=["ship-4-1"], workers=workers)
    assert refusal(state, "restock(4)") == "BCG-8.1"


@pytest.mark.rule("BCG-8.2")
@pytest.mark.parametrize("silver", [0, 1, 20])
def test_exactly_1_silver_is_taken(silver: int) -> None:
    state = given(hand=["ship-4-1"], silver=silver)
    act(state, "silver(4)")
    assert state.holdings[0].silver == silver + 1
    assert (state.holdings[0].workers, state.holdings[0].score) == (0, 0)


# ------------------------------------------------------------------------------------- converting


@pytest.mark.rule("BCG-8.3")
def test_tom_returns_5_workers_and_1_silver_for_2_points() -> None:
    """The rulebook's example."""
    state = given(hand=["ship-4-1"], workers=5, silver=1)
    act(state, "convert(4,2)")
    tom = state.holdings[0]
    assert (tom.workers, tom.silver, points(tom)) == (0, 0, {"convert": 2})
    assert state.actors() == [1]  # there was no other mixture


MIXTURES = [  # workers and silver held, points, how many of the cards may be workers
    (3, 0, 1, [3]),
    (0, 3, 1, [0]),
    (4, 4, 1, [0, 1, 2, 3]),
    (4, 4, 2, [2, 3, 4]),
    (2, 3, 1, [0, 1, 2]),
    (1, 5, 2, [1]),
    (5, 2, 2, [4, 5]),
]


@pytest.mark.rule("BCG-8.3")
@pytest.mark.parametrize(("workers", "silver", "gained", "mixtures"), MIXTURES)
def test_workers_and_silver_are_returned_in_any_mixture(
    workers: int, silver: int, gained: int, mixtures: list[int]
) -> None:
    for returned in mixtures:
        state = given(hand=["ship-4-1"], workers=workers, silver=silver)
        act(state, f"convert(4,{gained})")
        if len(mixtures) > 1:
            assert choices(state) == {f"mix({n})" for n in mixtures}
            assert refusal(state, f"mix({max(mixtures) + 1})") == "BCG-8.3"
            assert refusal(state, "done") == "BCG-8.3"
            act(state, f"mix({returned})")
        mine = state.holdings[0]
        assert (mine.workers, mine.silver) == (
            workers - returned,
            silver - (3 * gained - returned),
        )
        assert points(mine) == {"convert": gained}


@pytest.mark.rule("BCG-8.3")
def test_no_mixture_is_asked_for_before_points_are() -> None:
    assert refusal(given(workers=3, silver=3), "mix(1)") == "BCG-8.3"


@pytest.mark.rule("BCG-8.4")
@pytest.mark.parametrize("cards", range(10))
@pytest.mark.parametrize("workers", [0, 2, 9])
def test_a_point_takes_three_cards_and_at_least_one_point_is_made(workers: int, cards: int) -> None:
    workers = min(workers, cards)
    state = given(hand=["ship-4-1"], workers=workers, silver=cards - workers)
    possible = [n for n in (1, 2, 3) if 3 * n <= cards]
    assert choices(state, "convert") == {f"convert(4,{n})" for n in possible}
    assert refusal(state, f"convert(4,{len(possible) + 1})") == "BCG-8.4"


@pytest.mark.rule("BCG-8.4")
def test_what_is_left_of_a_conversion_is_kept() -> None:
    state = given(hand=["ship-4-1", "ship-5-1"], workers=2, silver=3)
    act(state, "convert(4,1)", "mix(2)")
    mine = state.holdings[0]
    assert (mine.workers, mine.silver, mine.score) == (0, 2, 1)
    pass_play(state)
    assert choices(state, "convert") == set()


def test_at_most_60_cards_are_converted_at_once() -> None:
    """Ruling R27."""
    state = given(hand=["ship-4-1"], workers=80)
    assert len(choices(state, "convert")) == 20
    act(state, "convert(4,20)")
    assert (state.holdings[0].workers, state.holdings[0].score) == (20, 20)
