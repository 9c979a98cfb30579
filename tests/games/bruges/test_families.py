"""BRG-16.6 to 16.8: three families of five characters, one for each colour of worker."""

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold
from tests.games.bruges.made_up import activates

BUILDERS = {
    "acrobat": "red",
    "bard": "blue",
    "juggler": "yellow",
    "minstrel": "violet",
    "dancer": "brown",
}
COURIERS = {
    "messenger": "blue",
    "herald": "red",
    "coachman": "yellow",
    "scribe": "violet",
    "stable-boy": "brown",
}
EXCHANGERS = {
    "charcoal-burner": "brown",
    "mason": "red",
    "miller": "yellow",
    "shoemaker": "blue",
    "winegrower": "violet",
}


@pytest.mark.rule("BRG-16.6")
@pytest.mark.parametrize("card", BUILDERS)
def test_canal_builders_build_without_a_card_for_twice_the_price(card: str) -> None:
    worker = BUILDERS[card]
    state = given(residents=[card], workers={worker: 1}, florins=8)
    hold(state, 0, tiles=(2, 0))
    assert activates(state, card, worker, "dig(left)") == {"tile left": 1, "florins": -6}


@pytest.mark.rule("BRG-16.6")
def test_example_the_acrobat_with_the_well_builder_pays_nothing() -> None:
    state = given(residents=["acrobat", "well-builder"], workers={"red": 1}, florins=0)
    assert activates(state, "acrobat", "red", "dig(left)") == {"tile left": 1}


@pytest.mark.rule("BRG-16.7")
@pytest.mark.parametrize("card", COURIERS)
def test_couriers_play_one_more_card_at_once(card: str) -> None:
    worker = COURIERS[card]
    state = given(hand=["duke", "baker"], residents=[card], workers={worker: 1})
    act(state, f"activate({card},{worker})")
    assert not choices(state, "activate")
    assert not choices(state, "done")
    act(state, "florins(duke)")
    assert "florins(baker)" in choices(state)


@pytest.mark.rule("BRG-16.7")
def test_example_with_the_coachman_the_round_ends_without_a_card_and_five_are_drawn() -> None:
    hand = ["duke", "king", "earl", "baker", "queen"]
    state = given(hand=hand, residents=["coachman"], workers={"yellow": 1})
    act(state, "activate(coachman,yellow)", "florins(duke)")
    act(state, "florins(king)", "florins(earl)", "florins(baker)", "florins(queen)")
    # Seat 1 has no cards: the four turns are over, and everybody draws; seat 1 comes first.
    act(state, *["draw(1)"] * 5)
    assert (state.decider(), state.round, state.holdings[0].hand) == (0, 2, [])
    act(state, *["draw(1)"] * 5)
    assert len(state.holdings[0].hand) == 5


@pytest.mark.rule("BRG-16.8")
@pytest.mark.parametrize("card", EXCHANGERS)
def test_exchangers_exchange_any_number_but_the_worker_paid(card: str) -> None:
    worker = EXCHANGERS[card]
    other = "red" if worker != "red" else "blue"
    state = given(residents=[card], workers={worker: 2, other: 4})
    paid = [f"pay({worker})", *[f"pay({other})"] * 4]
    act(state, f"activate({card},{worker})", *paid)
    assert not choices(state, "pay")
    changes = change(state, *[f"take({other})"] * 5)
    assert changes == {f"worker {other}": 5}
    assert not choices(state, "take")
