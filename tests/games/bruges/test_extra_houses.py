"""BRG-15.9: houses that effects build."""

import pytest

from feldspar.games.bruges.rules.player_board import is_unseen
from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import ARRIVAL, Invent, Row, arrives, is_in_vain, newcomer

UNPAID: Row = {"op": "build_house", "source": "hand", "pay_worker": False}
PAID: Row = {"op": "build_house", "source": "hand", "pay_worker": True}
UNSEEN: Row = {"op": "build_house", "source": "pile", "pay_worker": False}
UNSEEN_PAID: Row = {"op": "build_house", "source": "pile", "pay_worker": True}


@pytest.mark.rule("BRG-15.9")
def test_a_house_of_a_card_of_the_hand_without_a_worker(invent: Invent) -> None:
    state = newcomer(invent, UNPAID, hand=["duke", "baker"], workers={"violet": 1})
    act(state, ARRIVAL)
    assert choices(state) == {"house(duke,none)", "house(baker,none)"}
    assert refusal(state, "house(baker,violet)") == "BRG-15.9"
    assert change(state, "house(duke,none)") == {"hand duke": -1, "house red": 1}
    assert not is_unseen(state.holdings[0].houses[-1])


@pytest.mark.rule("BRG-15.9")
def test_a_house_of_a_card_of_the_hand_for_a_worker_of_its_colour(invent: Invent) -> None:
    state = newcomer(invent, PAID, hand=["duke", "baker"], workers={"violet": 1, "blue": 1})
    act(state, ARRIVAL)
    assert choices(state) == {"house(baker,violet)"}
    assert refusal(state, "house(duke,red)") == "BRG-15.9"
    built = change(state, "house(baker,violet)")
    assert built == {"hand baker": -1, "house violet": 1, "worker violet": -1}
    assert is_in_vain(newcomer(invent, PAID, workers={"blue": 1}))


@pytest.mark.rule("BRG-15.9")
def test_a_house_of_the_top_card_of_a_pile_is_seen_by_nobody(invent: Invent) -> None:
    state = newcomer(invent, UNSEEN, piles=[["duke"], ["monk"]])
    act(state, ARRIVAL)
    assert choices(state) == {"draw(1)", "draw(2)"}
    assert change(state, "draw(2)") == {"pile 2": -1, "house violet": 1}
    assert is_unseen(state.holdings[0].houses[-1])


@pytest.mark.rule("BRG-15.9")
def test_a_house_of_the_top_card_of_a_pile_for_a_worker_of_its_colour(invent: Invent) -> None:
    piles = [["duke"], ["monk"]]
    state = newcomer(invent, UNSEEN_PAID, piles=piles, workers={"red": 1, "violet": 1})
    act(state, ARRIVAL)
    assert choices(state) == {"draw(1)", "draw(2)"}
    assert change(state, "draw(1)") == {"pile 1": -1, "house red": 1, "worker red": -1}
    state = newcomer(invent, UNSEEN_PAID, piles=piles, workers={"violet": 1})
    assert arrives(state) == {"pile 2": -1, "house violet": 1, "worker violet": -1}
    assert is_in_vain(newcomer(invent, UNSEEN_PAID, piles=piles, workers={"blue": 1}))


@pytest.mark.rule("BRG-15.9", "BRG-8.10")
@pytest.mark.parametrize("row", [PAID, UNSEEN_PAID])
def test_such_a_house_is_offered_only_while_its_worker_is_left(invent: Invent, row: Row) -> None:
    invent("fishmonger", "activated", row)  # for a red worker
    piles = [["king"], ["well-builder"]]
    state = given(hand=["duke"], residents=["fishmonger"], workers={"red": 1}, piles=piles)
    assert refusal(state, "activate(fishmonger,red)") == "BRG-8.10"
    hold(state, 0, workers={"red": 1})
    assert choices(state, "activate") == {"activate(fishmonger,red)"}


@pytest.mark.rule("BRG-15.9")
@pytest.mark.parametrize(("row", "answer"), [(UNPAID, "house(duke,none)"), (UNSEEN, "draw(1)")])
def test_such_a_house_is_an_event(invent: Invent, row: Row, answer: str) -> None:
    more: Row = {"hand": ["duke", "baker"], "residents": ["roofer"], "piles": [["king"], ["monk"]]}
    assert arrives(newcomer(invent, row, **more), answer)["florins"] == 2
