"""Sections 18 and 19: the end of a phase, and the end of the game."""

from collections import Counter
from typing import Any

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import GOODS
from feldspar.games.burgundy.rules.decisions import ACTIONS
from tests.games.burgundy.given import (
    act,
    given,
    know,
    lay,
    pass_round,
    told,
)

MINES = ["e3", "f2", "g1"]
PASSING = 2
"""Points for the workers that two dice bring: everybody passes the last round in these tests."""


def mines(count: int) -> dict[str, str]:
    """So many mines, as tiles in an estate."""
    return dict.fromkeys(MINES[:count], "mine")


def ended(**position: Any) -> BurgundyState:
    """A game whose last round was just passed by everybody."""
    state = given(phase="E", round=5, **position)
    pass_round(state)
    assert state.actors() == []
    return state


def by_rule(state: BurgundyState, seat: int = 0) -> dict[str, int]:
    """The points a seat was told of, by the rule they follow from."""
    points: Counter[str] = Counter()
    for event in told(state, seat=seat):
        points[event.rule] += event.points
    return dict(+points)


# ----------------------------------------------------------------------------- the end of a phase


@pytest.mark.rule("BUR-18.1", "BUR-12.2")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("phase", "ABCD")
def test_after_the_fifth_round_every_player_gains_a_silver_for_each_mine(
    phase: str, count: int
) -> None:
    state = given(3, phase=phase, round=5, silver=4, placed=mines(count))
    lay(state, 1, mines(2))
    pass_round(state)
    assert (state.phase, state.round) == ("ABCDE".index(phase) + 1, 0)
    assert [estate.silver for estate in state.estates] == [4 + count, 2, 0]
    assert [estate.workers for estate in state.estates] == [4, 4, 4]


@pytest.mark.rule("BUR-18.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_mines_pay_at_the_end_of_a_phase_only(round: int) -> None:
    state = given(round=round, placed=mines(3))
    know(state, 0, 2)
    pass_round(state)
    assert (state.estates[0].silver, state.estates[0].workers) == (0, 4)
    assert told(state, "log-income") == []


@pytest.mark.rule("BUR-18.1", "BUR-21.2")
def test_with_tile_2_mines_also_give_workers_to_its_owner_only() -> None:
    state = given(2, round=5, placed=mines(3), knowledge=[2])
    lay(state, 1, mines(2))
    pass_round(state)
    assert [estate.silver for estate in state.estates] == [3, 2]
    assert [estate.workers for estate in state.estates] == [4 + 3, 4]


@pytest.mark.rule("BUR-18.2")
def test_mines_pay_at_the_end_of_phase_e_before_the_final_scoring() -> None:
    state = ended(silver=1, workers=1, placed=mines(3), knowledge=[2])
    assert by_rule(state) == {"BUR-19.3": 1 + 3, "BUR-19.4": (1 + 4 + 3) // 2}
    keys = [event.text.key for event in told(state)]
    assert keys.index("log-income") < keys.index("log-end")


# ------------------------------------------------------------------------------ the final scoring


@pytest.mark.rule("BUR-19.1", "BUR-4.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_ends_after_25_rounds(seats: int) -> None:
    state = GAME.new(seats, b"25 rounds")
    rounds = []
    while state.actors():
        rounds.append((state.phase, state.round))
        pass_round(state)
    assert rounds == [(phase, round) for phase in range(5) for round in range(5)]
    assert [state.legal(seat) for seat in range(seats)] == [[]] * seats
    for action in range(ACTIONS.size):
        assert state.why_not(0, action) == "BUR-19.1"


@pytest.mark.rule("BUR-19.2")
@pytest.mark.parametrize("goods", [{"red": 1}, {"turquoise": 2, "pink": 1, "orange": 4}])
def test_each_unsold_goods_tile_scores_a_point(goods: dict[str, int]) -> None:
    state = ended(goods=goods)
    assert by_rule(state) == {"BUR-19.2": sum(goods.values()), "BUR-19.4": PASSING}
    assert state.scores() == [sum(goods.values()) + PASSING, PASSING]


@pytest.mark.rule("BUR-19.2")
def test_goods_sold_score_nothing_more() -> None:
    state = given(phase="E", round=5, dice=(4, 1), goods={"red": 3})
    act(state, "sell(4,red)")
    pass_round(state)
    assert by_rule(state) == {"BUR-15.5": 6, "BUR-19.3": 1, "BUR-19.4": 1}


@pytest.mark.rule("BUR-19.3")
@pytest.mark.parametrize("silver", [1, 2, 7])
def test_each_silver_scores_a_point(silver: int) -> None:
    assert by_rule(ended(silver=silver)) == {"BUR-19.3": silver, "BUR-19.4": PASSING}


@pytest.mark.rule("BUR-19.4")
@pytest.mark.parametrize(("workers", "points"), [(0, 2), (1, 2), (2, 3), (3, 3), (6, 5)])
def test_every_two_workers_score_a_point_and_an_odd_one_nothing(workers: int, points: int) -> None:
    assert by_rule(ended(workers=workers)) == {"BUR-19.4": points}


SCORING: dict[int, tuple[str, int]] = {
    15: ("BUR-21.16", 2 * 3),
    **dict.fromkeys(range(16, 24), ("BUR-21.17", 4)),
    24: ("BUR-21.18", 2 * 4),
    25: ("BUR-21.19", 5),
    26: ("BUR-21.20", 2 * 2),
}
"""What each tile scores in `of_everything`."""


def of_everything(**position: Any) -> BurgundyState:
    """A position with one building of each kind, two kinds of animal, two types sold, two bonus
    tiles won; the game is over after the round."""
    buildings = {
        "e1": "warehouse",
        "e2": "watchtower",
        "f1": "carpenter",
        "e4": "church",
        "e5": "market",
        "f4": "boarding_house",
        "f5": "bank",
        "g4": "city_hall",
    }
    placed = {space: f"building-{kind}" for space, kind in buildings.items()}
    placed |= {"c1": "animal-cow-2", "c2": "animal-pig-3", "e6": "animal-cow-3"}
    state = given(phase="E", round=5, placed=placed, **position)
    state.estates[0].sold = 3 << 8 * GOODS.index("red") | 2 << 8 * GOODS.index("orange")
    state.estates[0].bonuses = 0b100000_000001
    return state


@pytest.mark.rule("BUR-19.5")
@pytest.mark.parametrize("number", range(1, 27))
def test_tiles_15_to_26_score_at_the_end_and_no_others(number: int) -> None:
    state = of_everything(knowledge=[number])
    pass_round(state)
    scored = [(event.rule, event.points) for event in told(state, "log-knowledge")]
    assert scored == ([SCORING[number]] if number in SCORING else [])


@pytest.mark.rule("BUR-19.5")
def test_all_tiles_in_the_estate_score_together() -> None:
    state = of_everything(knowledge=range(15, 27))
    pass_round(state)
    assert sum(event.points for event in told(state, "log-knowledge")) == 6 + 8 * 4 + 8 + 5 + 4


@pytest.mark.rule("BUR-19.6")
@pytest.mark.parametrize("number", [2, *SCORING])
def test_a_knowledge_tile_in_storage_counts_for_nothing(number: int) -> None:
    without, with_it = of_everything(), of_everything(storage=[f"knowledge-{number}"])
    for state in (without, with_it):
        lay(state, 0, mines(3))
        pass_round(state)
    assert with_it.scores() == without.scores()
    assert with_it.estates[0].workers == without.estates[0].workers == 4


@pytest.mark.rule("BUR-19.6")
def test_tiles_in_storage_score_nothing() -> None:
    assert ended(storage=["animal-cow-4", "building-watchtower", "mine"]).scores() == [PASSING] * 2
