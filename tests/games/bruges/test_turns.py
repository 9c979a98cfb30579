"""Section 6: a card for an action, and characters activated before and after it."""

from itertools import permutations

import pytest

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, NAMES
from tests.games.bruges.given import act, choices, given, hold, names, points, refusal, workers
from tests.games.bruges.phases import of_colours

each_colour = pytest.mark.parametrize("colour", COLOURS)

# --------------------------------------------------------------------------------- one card a turn


@pytest.mark.rule("BRG-6.2")
def test_exactly_one_card_is_played_for_exactly_one_action() -> None:
    state = given(
        hand=["baker", "poet"],
        residents=["accountant"],
        houses=["red"],
        workers={"blue": 1, "violet": 1},
        threats={"blue": 1},
    )
    second = ["workers(poet)", "florins(poet)", "threat(poet,blue)"]
    second += ["canal(poet,left)", "house(poet,blue)", "place(poet,red)"]
    assert {*second} < choices(state)
    act(state, "workers(baker)")
    assert names(state.holdings[0].hand) == ["poet"]
    assert {refusal(state, written) for written in second} == {"BRG-6.2"}
    assert choices(state) == {"activate(accountant,none)", "done"}


@pytest.mark.rule("BRG-6.2")
def test_the_card_comes_from_ones_own_hand() -> None:
    state = given(hand=["baker"], residents=["mayor"])
    hold(state, 1, hand=["poet"])
    for card in ("poet", "mayor", "judge"):
        assert refusal(state, f"florins({card})") == "BRG-6.2"


@pytest.mark.rule("BRG-6.4")
@each_colour
def test_a_card_must_be_played_and_workers_and_florins_can_always_be_taken(colour: str) -> None:
    (card,) = of_colours(colour)
    state = given(hand=[card], florins=0)
    assert refusal(state, "done") == "BRG-6.4"
    assert choices(state) == {f"workers({card})", f"florins({card})"}


@pytest.mark.rule("BRG-6.6")
@each_colour
def test_for_five_actions_only_the_colour_of_a_card_counts(colour: str) -> None:
    cards = [name for number, name in enumerate(NAMES[:160]) if COLOURS[COLOUR[number]] == colour]
    state = given(
        hand=cards,
        florins=12,
        workers=dict.fromkeys(COLOURS, 1),
        threats=dict.fromkeys(COLOURS, 1),
        houses=["red"],
    )
    hold(state, 0, tiles=(COLOURS.index(colour), 0))
    state.holdings[0].gate = 0
    offered = {
        card: {one.replace(card, "card") for one in choices(state) if f"({card}" in one}
        for card in cards
    }
    left = ["blue", "red", "yellow", "violet", "brown"][COLOURS.index(colour)]
    expected = {"workers(card)", "florins(card)", f"threat(card,{colour})", f"house(card,{colour})"}
    expected |= {"place(card,red)"}
    expected |= {"canal(card,left)"} if left == colour else set()
    expected |= {"canal(card,right)"} if colour == "brown" else set()
    assert all(offer == expected for offer in offered.values())


@pytest.mark.rule("BRG-6.6")
@pytest.mark.parametrize("written", ["workers", "florins", "threat", "canal", "house"])
def test_what_a_played_card_shows_does_not_happen(written: str) -> None:
    """The Queen advances two levels and takes three florins, once she is placed."""
    state = given(hand=["queen"], workers={"blue": 1}, threats={"blue": 1}, dice={"blue": 4})
    action = {"threat": "threat(queen,blue)", "canal": "canal(queen,left)"}
    action["house"] = "house(queen,blue)"
    act(state, action.get(written, f"{written}(queen)"))
    holding = state.holdings[0]
    assert (holding.level, holding.residents) == (0, [])
    assert holding.florins == {"florins": 9, "canal": 4}.get(written, 5)


# ------------------------------------------------------------------------------------- activations

ACTIVATIONS = ["activate(accountant,none)", "activate(prince,yellow)", "activate(poet,violet)"]


@pytest.mark.rule("BRG-6.3")
@pytest.mark.parametrize("order", [*permutations([*ACTIVATIONS, "workers(baker)"])])
def test_characters_act_before_and_after_the_card_in_any_order(order: tuple[str, ...]) -> None:
    state = given(
        hand=["baker"],
        residents=["accountant", "prince", "poet"],
        workers={"yellow": 1, "violet": 1},
    )
    hold(state, 1, hand=["fence"])
    act(state, *order)
    holding = state.holdings[0]
    assert (holding.florins, points(holding)) == (5 + 2 + 2, {"start": 5, "effect": 2})
    assert workers(holding) == {"violet": 2}
    assert state.decider() == 1  # there was nothing left to do


@pytest.mark.rule("BRG-6.3")
def test_activations_are_free_to_be_left_alone() -> None:
    state = given(residents=["accountant"])
    hold(state, 1, hand=["fence"])
    act(state, "workers(baker)", "done")
    assert (state.decider(), state.holdings[0].florins) == (1, 5)


@pytest.mark.rule("BRG-6.3")
@pytest.mark.parametrize("card", ["alchemist", "inventor", "fire-eater", "bishop"])
def test_others_than_worker_and_first_infinity_are_not_activated(card: str) -> None:
    state = given(residents=[card], workers=dict.fromkeys(COLOURS, 1), threats={"red": 1})
    for worker in (*COLOURS, "none"):
        assert refusal(state, f"activate({card},{worker})") == "BRG-6.3"


@pytest.mark.rule("BRG-6.3")
def test_only_ones_own_characters_are_activated() -> None:
    state = given(hand=["accountant"])
    hold(state, 1, residents=["charlatan"])
    for card in ("accountant", "charlatan", "fence"):
        assert refusal(state, f"activate({card},none)") == "BRG-6.3"


# ------------------------------------------------------------------------------------ empty hands


@pytest.mark.rule("BRG-6.5")
def test_an_empty_hand_plays_nothing_but_may_activate() -> None:
    state = given(hand=(), residents=["accountant", "prince"], workers={"yellow": 1})
    hold(state, 1, hand=["fence"])
    assert choices(state) == {"done", *ACTIVATIONS[:2]}
    assert refusal(state, "workers(baker)") == "BRG-6.2"
    act(state, ACTIVATIONS[0])
    assert state.holdings[0].florins == 7
    act(state, "done")
    assert state.decider() == 1


@pytest.mark.rule("BRG-6.5")
@pytest.mark.parametrize("empty", [1, 2])
def test_who_has_no_card_and_nobody_to_activate_has_no_turn(empty: int) -> None:
    state = given(3, hand=["baker", "poet"])
    hold(state, 3 - empty, hand=["fence"])
    act(state, "workers(baker)")
    if empty == 2:
        act(state, "workers(fence)")
    assert state.decider() == (0 if empty == 2 else 2)


@pytest.mark.rule("BRG-6.5")
def test_a_card_drawn_with_an_empty_hand_must_be_played() -> None:
    state = given(hand=(), residents=["valet"], workers={"red": 1}, piles=(["baker"], []))
    hold(state, 1, hand=["fence"])
    act(state, "activate(valet,red)", "draw(1)")
    assert (state.decider(), names(state.holdings[0].hand)) == (0, ["baker"])
    assert refusal(state, "done") == "BRG-6.4"
    act(state, "workers(baker)")
    assert state.decider() == 1


# --------------------------------------------------------------------------------- in the middle


@pytest.mark.rule("BRG-6.8")
@pytest.mark.parametrize(
    "written",
    [
        "place(duke,red)",  # the Fire-eater may discard a marker
        "place(cook,red)",  # takes two workers of choice
        "activate(valet,red)",  # draws a card from one of two piles
        "activate(jester,none)",
    ],
)
def test_nobody_is_activated_in_the_middle_of_something(written: str) -> None:
    state = given(
        hand=["duke", "cook"],
        residents=["accountant", "valet", "jester", "fire-eater"],
        houses=["red"],
        workers={"red": 2},
        threats={"red": 1},
        florins=12,
    )
    hold(state, 1, residents=["fence"], hand=["poet"])
    act(state, written)
    assert state.decider() == 0
    assert refusal(state, "activate(accountant,none)") == "BRG-6.8"
    assert not choices(state, "activate")
    assert refusal(state, "activate(fence,none)", 1) == "BRG-6.8"


@pytest.mark.rule("BRG-6.8")
def test_nor_by_an_opponent_who_is_asked_something() -> None:
    state = given(hand=["beggar"], residents=["accountant"], houses=["red"])
    hold(state, 1, residents=["fence"], hand=["poet"], workers={"red": 2, "blue": 2})
    act(state, "place(beggar,red)")
    assert state.decider() == 1
    assert refusal(state, "activate(fence,none)") == "BRG-6.8"
    assert refusal(state, "activate(accountant,none)", 0) == "BRG-6.8"
