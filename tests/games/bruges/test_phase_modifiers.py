"""BRG-15.22 to 15.25: what changes the phases around the turns."""

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import Invent, Row
from tests.games.bruges.phases import begin_round, end_round, throw_dice

# ------------------------------------------------------------------------------------- progress


@pytest.mark.rule("BRG-15.22")
@pytest.mark.parametrize(
    ("minus", "dice", "price"),
    [
        ([], {"red": 2, "blue": 2, "brown": 1}, 5),
        ([1], {"red": 2, "blue": 2, "brown": 1}, 4),
        ([1, 3], {"red": 2, "blue": 2, "brown": 1}, 1),
        ([3], {"red": 2}, 0),
    ],
)
def test_the_price_of_the_dice_is_lowered_by_all_together_but_not_below_none(
    invent: Invent, minus: list[int], dice: dict[str, int], price: int
) -> None:
    cards = ["accountant", "servant"][: len(minus)]
    for card, less in zip(cards, minus, strict=True):
        invent(card, "passive", {"op": "advance_price", "minus": less})
    state = given(residents=cards, florins=price)
    throw_dice(state, **dice)
    assert choices(state) == {"advance", "done"}
    paid = change(state, "advance")
    assert paid == {"level": 1, **({"florins": -price} if price else {})}


@pytest.mark.rule("BRG-15.22")
def test_a_lower_price_lets_nobody_advance_without_a_1_or_2(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "advance_price", "minus": 6})
    state = given(residents=["accountant"], florins=9)
    throw_dice(state)
    assert not choices(state, "advance")


@pytest.mark.rule("BRG-15.23")
def test_without_a_1_or_2_a_level_may_be_bought(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "advance_blocked", "price": 3})
    invent("servant", "passive", {"op": "advance_price", "minus": 2})
    more: Row = {"residents": ["accountant", "servant"]}
    state = given(florins=3, **more)
    throw_dice(state)
    assert choices(state) == {"advance", "done"}
    assert change(state, "advance") == {"level": 1, "florins": -3}  # and no discount
    state = given(florins=2, **more)
    throw_dice(state)
    assert not choices(state, "advance")


@pytest.mark.rule("BRG-15.23")
def test_with_a_1_or_2_the_dice_set_the_price(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "advance_blocked", "price": 3})
    dear = given(residents=["accountant"], florins=5)
    throw_dice(dear, red=2, blue=2, brown=2)
    assert not choices(dear, "advance")
    cheap = given(residents=["accountant"], florins=5)
    throw_dice(cheap, red=1)
    assert change(cheap, "advance") == {"level": 1, "florins": -1}


@pytest.mark.rule("BRG-15.23")
def test_the_lowest_such_price_counts(invent: Invent) -> None:
    for card, price in (("accountant", 4), ("servant", 2), ("jester", 3)):
        invent(card, "passive", {"op": "advance_blocked", "price": price})
    state = given(residents=["accountant", "servant", "jester"])
    throw_dice(state)
    assert change(state, "advance") == {"level": 1, "florins": -2}


# ------------------------------------------------------------------------------------------ cards


@pytest.mark.rule("BRG-15.24")
def test_the_highest_hand_size_is_the_limit_and_need_not_be_reached(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "hand_size", "n": 7})
    invent("servant", "passive", {"op": "hand_size", "n": 6})
    state = given(hand=["duke"], residents=["accountant", "servant"])
    begin_round(state)
    act(state, "draw(1)", "draw(1)", "draw(1)")
    assert refusal(state, "done") == "BRG-4.1"  # four cards
    act(state, "draw(1)")
    assert choices(state) == {"draw(1)", "draw(2)", "done"}
    stopped = state.clone()
    act(stopped, "done")
    assert (len(stopped.holdings[0].hand), stopped.decider()) == (5, 1)
    act(state, "draw(1)", "draw(1)")
    assert (len(state.holdings[0].hand), state.decider()) == (7, 1)


# ------------------------------------------------------------------------------------- majorities


@pytest.mark.rule("BRG-15.25")
def test_who_shares_the_first_place_turns_the_marker_but_not_the_others(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "majority_tie"})
    state = given(3, residents=["accountant"])
    for seat, level, tiles in ((0, 2, (1, 1)), (1, 2, (2, 0)), (2, 1, (1, 0))):
        hold(state, seat, level=level, tiles=tiles)
    hold(state, 1, residents=["duke"])
    end_round(state)
    assert [holding.majorities for holding in state.holdings] == [7, 0, 0]


@pytest.mark.rule("BRG-15.25")
def test_sharing_nothing_or_the_second_place_is_not_enough(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "majority_tie"})
    state = given(3, residents=["accountant"])
    for seat, level in ((0, 1), (1, 1), (2, 2)):
        hold(state, seat, level=level)
    hold(state, 1, residents=["duke", "king"])
    end_round(state)
    assert [holding.majorities for holding in state.holdings] == [0, 2, 1]
