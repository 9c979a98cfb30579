"""Section 8: a character is activated only if it changes something."""

from typing import Any

import pytest

from tests.games.bruges.given import act, choices, given, hold, refusal

IN_VAIN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    # what is there when it changes nothing, and what it takes to change something
    "coachman,yellow": ({}, {"hand": ["nun"]}),
    "gatekeeper,brown": ({}, {"threats": {"blue": 1}}),
    "acrobat,red": ({"florins": 1}, {"florins": 2}),
    "alderman,red": ({"florins": 2}, {"florins": 3}),
    "councillor,blue": ({"level": 12}, {"level": 11}),
    "charcoal-burner,brown": ({}, {"workers": {"red": 1}}),
    "painter,yellow": ({}, {"workers": {"yellow": 1}}),
    "loading-master,blue": ({"tiles": (4, 4)}, {"tiles": (4, 5)}),
    "sculptor,red": ({"tiles": (2, 2)}, {"tiles": (3, 2)}),
    "countess,violet": ({}, {"majorities": ["canal"]}),
    "baron,brown": ({"level": 1}, {"level": 2}),
    "sexton,none": ({"threats": {"red": 1}, "florins": 1}, {"florins": 2}),
    "fence,none": ({}, {"hand": ["nun"]}),
    "broker,none": ({}, {"workers": {"red": 1}}),
    "servant,none": ({}, {"workers": {"red": 1}}),
    "charlatan,none": ({"score": 0}, {"score": 1}),
}


@pytest.mark.rule("BRG-8.10")
@pytest.mark.parametrize("activation", IN_VAIN)
def test_nobody_is_activated_in_vain(activation: str) -> None:
    character, worker = activation.split(",")
    before, after = IN_VAIN[activation]
    paid = {} if worker == "none" else {worker: 1}
    state = given(hand=[], residents=[character], workers=paid)
    hold(state, 0, **before)
    assert refusal(state, f"activate({activation})") == "BRG-8.10"
    assert choices(state, "activate") == set()
    hold(state, 0, **after)
    assert choices(state, "activate") == {f"activate({activation})"}
    assert refusal(state, f"activate({activation})") is None


@pytest.mark.rule("BRG-8.10")
def test_dice_cards_and_rotated_characters_decide_too() -> None:
    state = given(residents=["nun"], workers={"yellow": 1}, dice={"red": 2})
    assert refusal(state, "activate(nun,yellow)") == "BRG-8.10"
    state = given(residents=["nun"], workers={"yellow": 1}, dice={"red": 1})
    assert refusal(state, "activate(nun,yellow)") is None
    state = given(residents=["valet"], workers={"red": 1}, rest=False)
    assert refusal(state, "activate(valet,red)") == "BRG-8.10"
    state = given(residents=["composer", "accountant"], workers={"brown": 1})
    assert refusal(state, "activate(composer,brown)") == "BRG-8.10"
    act(state, "activate(accountant,none)")
    assert refusal(state, "activate(composer,brown)") is None


@pytest.mark.rule("BRG-8.10")
def test_one_part_of_the_effect_is_enough() -> None:
    state = given(residents=["prince"], workers={"yellow": 1})
    assert refusal(state, "activate(prince,yellow)") is None
    assert choices(given(residents=["prince"]), "activate") == set()  # but the cost is paid
