"""Section 7, action VI, and section 8: characters are placed, and lightning strikes."""

from itertools import permutations

import pytest

from feldspar.games.bruges.rules.components import COLOURS
from tests.games.bruges.given import (
    act,
    choices,
    given,
    hold,
    house_colours,
    names,
    points,
    refusal,
    threats,
    told,
    workers,
)
from tests.games.bruges.phases import throw_dice

# -------------------------------------------------------------------------------------- placing


@pytest.mark.rule("BRG-7.11")
def test_example_the_prince_is_placed_for_nine_florins() -> None:
    state = given(hand=["prince", "baker"], houses=["red"], florins=10)
    mine = state.holdings[0]
    act(state, "place(prince,red)")
    assert (names(mine.residents), mine.florins) == (["prince"], 1)
    assert (house_colours(mine), names(mine.hand)) == (["red"], ["baker"])
    assert (state.discard, state.holdings[1].florins) == ([], 5)


@pytest.mark.rule("BRG-7.11")
@pytest.mark.parametrize("florins", [0, 8, 9])
def test_the_price_must_be_paid_in_full(florins: int) -> None:
    state = given(hand=["prince"], houses=["yellow"], florins=florins)
    assert refusal(state, "place(prince,yellow)") == (None if florins == 9 else "BRG-7.11")
    assert len(choices(state, "place")) == int(florins == 9)


@pytest.mark.rule("BRG-7.11")
def test_a_character_moves_into_an_empty_house_of_any_colour() -> None:
    state = given(hand=["peddler"], houses=["blue", "violet", "blue"])
    assert choices(state, "place") == {"place(peddler,blue)", "place(peddler,violet)"}
    for colour in ("brown", "yellow", "red"):
        assert refusal(state, f"place(peddler,{colour})") == "BRG-7.11"


@pytest.mark.rule("BRG-7.11")
def test_a_house_has_one_resident() -> None:
    state = given(hand=["peddler", "servant"], houses=["blue"])
    act(state, "place(peddler,blue)")
    assert refusal(state, "place(servant,blue)") == "BRG-7.11"
    assert choices(state, "place") == set()


@pytest.mark.rule("BRG-7.11")
def test_the_houses_of_others_are_no_place() -> None:
    state = given(hand=["peddler"])
    hold(state, 1, houses=COLOURS)
    assert [refusal(state, f"place(peddler,{c})") for c in COLOURS] == ["BRG-7.11"] * 5


# ------------------------------------------------------------------------------------ lightning


@pytest.mark.rule("BRG-8.1")
def test_example_the_alchemist_brings_six_florins() -> None:
    state = given(hand=["alchemist", "baker"], houses=["red"], florins=3)
    act(state, "place(alchemist,red)")
    assert state.holdings[0].florins == 6


@pytest.mark.rule("BRG-8.1")
def test_lightning_strikes_once_and_is_never_activated() -> None:
    state = given(hand=["peddler", "servant", "jester"], houses=["red"], florins=0)
    act(state, "place(peddler,red)")
    for other in ("workers(servant)", "workers(jester)"):
        assert refusal(state, "activate(peddler,none)") == "BRG-6.3"
        act(state, other)
    assert state.holdings[0].florins == 4


@pytest.mark.rule("BRG-8.1")
def test_what_lightning_does_is_compulsory() -> None:
    state = given(hand=["tightrope-walker"], houses=["red"], florins=5)
    act(state, "place(tightrope-walker,red)")
    assert choices(state) == {"dig(left)", "dig(right)"}
    assert refusal(state, "done") == "BRG-15.8"
    state = given(hand=["page", "servant"], houses=["red"])
    act(state, "place(page,red)")
    assert choices(state) == {"workers(servant)", "florins(servant)", "canal(servant,left)"}
    assert refusal(state, "done") == "BRG-15.11"


@pytest.mark.rule("BRG-8.1")
def test_lightning_does_what_is_possible_and_the_rest_is_left_out() -> None:
    state = given(hand=["tightrope-walker", "baker"], houses=["red"], florins=3)
    act(state, "place(tightrope-walker,red)")  # no florin is left to build with
    assert state.holdings[0].tiles == [0, 0]
    state = given(hand=["constable", "baker"], houses=["red"], florins=3, threats={"red": 1})
    hold(state, 1, florins=0)  # who has nothing to give
    act(state, "place(constable,red)")
    assert choices(state) == {"discard(red)", "done"}


@pytest.mark.rule("BRG-8.1")
def test_what_one_may_do_can_be_declined() -> None:
    state = given(hand=["sword-swallower", "baker"], houses=["red"], threats={"red": 1, "blue": 1})
    act(state, "place(sword-swallower,red)")
    assert choices(state) == {"discard(red)", "discard(blue)", "done"}
    act(state, "discard(blue)", "done")
    assert threats(state.holdings[0]) == {"red": 1}


@pytest.mark.rule("BRG-8.2", "BRG-9.6")
def test_lightning_strikes_again_when_the_character_is_placed_again() -> None:
    state = given(hand=[], residents=["alchemist"], houses=["blue"], threats={"red": 2}, florins=3)
    throw_dice(state, red=6)
    act(state, "burn_under(alchemist)")
    assert (names(state.holdings[0].hand), state.holdings[0].florins) == (["alchemist"], 3)
    assert told(act(state, "place(alchemist,blue)"))[:2] == ["log-place", "log-florins"]
    assert state.holdings[0].florins == 3 - 3 + 6


# ----------------------------------------------------------------------- others, and their order


@pytest.mark.rule("BRG-8.11")
def test_nobody_reacts_to_being_placed() -> None:
    state = given(hand=["fire-eater", "baker"], houses=["red"], florins=6, threats={"violet": 1})
    act(state, "place(fire-eater,red)")
    assert (threats(state.holdings[0]), choices(state, "discard")) == ({"violet": 1}, set())
    state = given(hand=["innkeeper", "baker"], houses=["red"], florins=6)
    act(state, "place(innkeeper,red)")
    assert state.holdings[0].florins == 0
    state = given(hand=["master-of-ceremonies"], houses=["red"], florins=5)
    assert refusal(state, "place(master-of-ceremonies,red)") == "BRG-7.11"  # not cheaper by one


@pytest.mark.rule("BRG-8.11")
def test_from_then_on_they_act_even_in_the_same_turn() -> None:
    state = given(
        hand=["innkeeper", "peddler", "baker"],
        residents=["coachman"],
        houses=["red", "blue"],
        florins=6,
        workers={"yellow": 1},
    )
    act(state, "activate(coachman,yellow)", "place(innkeeper,red)")
    assert state.holdings[0].florins == 0
    act(state, "place(peddler,blue)")
    assert state.holdings[0].florins == 4 + 1


@pytest.mark.rule("BRG-8.11")
def test_a_lasting_effect_begins_with_the_next_card() -> None:
    state = given(
        hand=["master-of-ceremonies", "accountant", "baker"], houses=["red", "blue"], florins=11
    )
    act(state, "place(master-of-ceremonies,red)")
    assert state.holdings[0].florins == 5
    act(state, "place(accountant,blue)")
    assert state.holdings[0].florins == 0


@pytest.mark.rule("BRG-8.12")
def test_the_price_is_paid_before_the_lightning_brings_anything() -> None:
    state = given(hand=["alchemist"], houses=["red"], florins=2)
    assert refusal(state, "place(alchemist,red)") == "BRG-7.11"


@pytest.mark.rule("BRG-8.12")
def test_the_character_is_in_place_when_its_lightning_strikes() -> None:
    state = given(hand=["salt-merchant", "baker"], residents=["monk"], houses=["red"], florins=3)
    act(state, "place(salt-merchant,red)")
    assert state.holdings[0].florins == 2  # for the Monk, and for the Salt merchant


@pytest.mark.rule("BRG-8.12")
@pytest.mark.parametrize("twice", [False, True])
def test_lightning_comes_first_all_of_it_and_then_those_who_react(twice: bool) -> None:
    state = given(
        hand=["peddler", "baker"], residents=["innkeeper", "astronomer"], houses=["red"], florins=0
    )
    log = act(state, "place(peddler,red)")
    assert [event.text.args.get("n") for event in log] == [None, 4]
    assert choices(state) == {"again", "done"}
    log = act(state, "again" if twice else "done")
    assert [event.text.args.get("n") for event in log] == ([4, 1] if twice else [1])
    assert state.holdings[0].florins == (9 if twice else 5)


@pytest.mark.rule("BRG-8.12", "BRG-8.11")
def test_whoever_is_placed_by_lightning_reacts_to_the_one_that_placed_them() -> None:
    state = given(hand=["calligrapher", "innkeeper", "baker"], houses=["red", "blue"], florins=30)
    act(state, "place(calligrapher,red)")
    log = act(state, "place(innkeeper,blue)")
    assert [event.text.args["n"] for event in log if event.text.key == "log-florins"] == [1]


@pytest.mark.rule("BRG-8.13")
@pytest.mark.parametrize("placed", list(permutations(["marquis", "goldsmith", "preacher"])))
def test_those_who_react_do_so_in_the_order_they_were_placed(placed: tuple[str, ...]) -> None:
    state = given(residents=placed, threats={"red": 1}, florins=1)
    throw_dice(state, blue=1)
    log = act(state, "advance")
    while state.decider() == 0 and choices(state, "discard"):
        log += act(state, "discard(red)")
    acts = {"log-florins": "marquis", "log-points": "goldsmith", "log-discard": "preacher"}
    assert [acts[key] for key in told(log)[1:]] == list(placed)
    assert points(state.holdings[0]) == {"start": 5, "effect": 1, "threat": 1}
    assert (state.holdings[0].florins, workers(state.holdings[0])) == (2, {})
