"""Section 7: goods, and their sale when the hourglass is double."""

import pytest

from feldspar.games.burgundy_dice.game import GAME
from feldspar.games.burgundy_dice.rules.components import ACTIONS
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    act,
    bonus_of,
    end_turn,
    given,
    holdings,
    legal,
    next_hourglass,
    refusal,
    roll,
    subtotals,
)


@pytest.mark.rule("BDG-7.1")
def test_a_double_hourglass_sells_goods_before_anybody_marks() -> None:
    state = given(2, held={"goods": 1})
    end_turn(state, hours=2)
    assert state.actors() == [0, 1]
    assert [holdings(estate) for estate in state.estates] == [{"silver": 1, "worker": 1}] * 2
    assert state.scores() == [2, 2]


@pytest.mark.rule("BDG-7.1")
def test_a_single_hourglass_sells_nothing() -> None:
    state = given(2, held={"goods": 1})
    for turns in range(1, 4):
        end_turn(state, hours=1)
        assert [holdings(estate) for estate in state.estates] == [{"goods": 1, "worker": turns}] * 2
        assert state.scores() == [0, 0]


@pytest.mark.rule("BDG-7.2")
def test_every_player_sells_all_the_goods_he_holds() -> None:
    state = given(3)
    for seat, goods in enumerate([0, 1, 4]):
        for _ in range(goods):
            state.estates[seat].earn(bonus_of("goods"))
    assert [holdings(estate).get("goods", 0) for estate in state.estates] == [0, 1, 4]
    end_turn(state, hours=2)
    assert [holdings(estate).get("goods", 0) for estate in state.estates] == [0, 0, 0]
    assert [holdings(estate).get("silver", 0) for estate in state.estates] == [0, 1, 4]
    assert state.scores() == [0, 2, 8]


@pytest.mark.rule("BDG-7.2")
def test_the_goods_of_the_start_castle_are_sold_as_any() -> None:
    state = GAME.new(1, b"")
    next_hourglass(state, 2)
    act(state, 0, "start", "goods")
    assert holdings(state.estates[0]) == {"silver": 1}
    assert state.scores() == [1 + 2]


@pytest.mark.rule("BDG-7.2")
def test_the_goods_of_a_castle_marked_later_are_sold_as_any() -> None:
    state = given(1, dice=("castle", "city", 2, 3), marks={(0, 0): 1, (0, -1): 2})
    next_hourglass(state, 2)
    act(state, 0, "mark", 2, (-1, -1))
    assert holdings(state.estates[0]) == {"silver": 1}
    assert state.scores() == [1 + 2]


@pytest.mark.rule("BDG-7.2")
def test_goods_already_crossed_are_not_sold_again() -> None:
    state = given(1, held={"goods": 2})
    for _ in range(3):
        end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"silver": 2, "worker": 3}
    assert state.scores() == [4]


@pytest.mark.rule("BDG-7.3")
@pytest.mark.parametrize(("goods", "silver", "points"), [(1, 1, 2), (3, 3, 6)])
def test_example_each_goods_sold_gives_one_silver_and_two_points(
    goods: int, silver: int, points: int
) -> None:
    state = given(1, held={"goods": goods})
    end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"silver": silver, "worker": 1}
    assert state.scores() == [points]


@pytest.mark.rule("BDG-7.3")
@pytest.mark.parametrize(("phase", "columns"), [(1, [2, 0, 0]), (2, [0, 2, 0]), (3, [0, 0, 2])])
def test_the_points_of_a_sale_belong_to_the_current_phase(phase: int, columns: list[int]) -> None:
    state = given(2, phase=phase, held={"goods": 1})
    end_turn(state, hours=2)
    assert subtotals(state.estates[0]) == columns


@pytest.mark.rule("BDG-7.3")
def test_a_sale_in_the_first_turn_of_a_phase_counts_for_that_phase() -> None:
    state = given(2, phase=1, hours=10, held={"goods": 1})
    end_turn(state, hours=2)
    assert subtotals(state.estates[0]) == [0, 2, 0]


@pytest.mark.rule("BDG-7.4")
@pytest.mark.parametrize(("kind", "value", "cell"), [("monk", 5, (0, 1)), ("worker", 1, (1, 0))])
def test_after_a_sale_a_bonus_may_still_be_spent(kind: str, value: int, cell: Cell) -> None:
    state = given(1, held={"goods": 1, "monk": 1})
    end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"silver": 1, "monk": 1, "worker": 1}
    roll(state, ("city", "city", 5, 5), 2)
    assert (cell, value) in legal(state, 0, kind)
    next_hourglass(state, 1)
    act(state, 0, kind, value, cell)
    unspent = {"silver": 1, "monk": 1, "worker": 1}
    del unspent[kind]
    assert holdings(state.estates[0]) == unspent


@pytest.mark.rule("BDG-7.4")
def test_the_silver_of_a_sale_may_pay_a_second_mark_in_the_same_turn() -> None:
    state = given(1, held={"goods": 1})
    end_turn(state, hours=2)
    roll(state, ("city", "monastery", 5, 2), 2)
    next_hourglass(state, 1)
    act(state, 0, "mark", 5, (1, 0))
    act(state, 0, "silver", 2, (0, 0))
    assert holdings(state.estates[0]) == {"worker": 1}


@pytest.mark.rule("BDG-7.5")
def test_goods_earned_by_a_mark_wait_for_the_next_double_hourglass() -> None:
    state = given(1, dice=("river", "mine", 5, 3), hourglass=2, marks={(0, 1): 6})
    next_hourglass(state, 1)
    act(state, 0, "mark", 5, (-1, 2))
    assert holdings(state.estates[0]) == {"goods": 1}
    assert state.scores() == [4]  # the river of 2 alone
    end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"silver": 1, "worker": 1}
    assert state.scores() == [4 + 2]


@pytest.mark.rule("BDG-7.6")
def test_goods_allow_no_decision() -> None:
    assert set(ACTIONS.kinds) == {"start", "mark", "monk", "worker", "silver", "take", "done"}
    with_goods, without = given(1, held={"goods": 3}), given(1)
    assert with_goods.legal(0) == without.legal(0)
    assert refusal(with_goods, 0, "monk", 6, (0, 1)) == "BDG-6.3"
    assert refusal(with_goods, 0, "worker", 1, (1, 0)) == "BDG-6.3"


@pytest.mark.rule("BDG-7.6")
def test_goods_buy_no_second_mark() -> None:
    state = given(2, dice=("city", "monastery", 5, 2), held={"goods": 3})
    act(state, 0, "mark", 5, (1, 0))
    assert state.actors() == [1]
    assert holdings(state.estates[0]) == {"goods": 3}


@pytest.mark.rule("BDG-7.6")
def test_unsold_goods_score_nothing_at_the_end() -> None:
    state = given(2, phase=3, hours=10, held={"goods": 4})
    end_turn(state)
    assert state.actors() == []
    assert holdings(state.estates[0]) == {"goods": 4, "worker": 1}
    assert state.scores() == [0, 0]
