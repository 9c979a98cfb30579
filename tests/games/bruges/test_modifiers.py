"""BRG-15.19 to 15.21 and 15.26 to 15.32: what changes the actions, activations and disasters."""

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import ARRIVAL, Invent, Row, activates, newcomer

# ----------------------------------------------------------------------------------------- canals


@pytest.mark.rule("BRG-15.19")
def test_a_card_of_any_colour_builds_a_canal_tile(invent: Invent) -> None:
    state = given(hand=["duke", "baker"])  # the spaces are blue and brown
    assert not choices(state, "canal")
    assert refusal(state, "canal(duke,left)") == "BRG-7.6"
    invent("accountant", "passive", {"op": "canal_any_card"})
    state = given(hand=["duke", "baker"], residents=["accountant"])
    assert choices(state, "canal") == {
        f"canal({card},{section})" for card in ("duke", "baker") for section in ("left", "right")
    }
    built = {"hand duke": -1, "discarded duke": 1, "tile left": 1, "florins": -1}
    assert change(state, "canal(duke,left)") == built


@pytest.mark.rule("BRG-15.21")
@pytest.mark.parametrize(
    ("prices", "paid"), [([], 3), ([2], 2), ([2, 1], 1), ([1, 2], 1), ([0], 0)]
)
def test_every_canal_tile_costs_what_is_set(invent: Invent, prices: list[int], paid: int) -> None:
    cards = ["accountant", "servant"][: len(prices)]
    for card, price in zip(cards, prices, strict=True):
        invent(card, "passive", {"op": "canal_price", "set": price})
    state = given(hand=["prince", "baker"], residents=cards)
    hold(state, 0, tiles=(2, 0))  # the third space is yellow
    state.holdings[0].florins = paid
    assert change(state, "canal(prince,left)").get("florins", 0) == -paid


@pytest.mark.rule("BRG-15.21")
@pytest.mark.parametrize(("how", "paid"), [("double", 1), ("printed", 1), ("free", 0)])
def test_a_set_price_is_not_doubled(invent: Invent, how: str, paid: int) -> None:
    invent("accountant", "passive", {"op": "canal_price", "set": 1})
    state = newcomer(invent, {"op": "build_canal", "price": how}, residents=["accountant"])
    hold(state, 0, tiles=(3, 0), florins=1)
    assert change(state, ARRIVAL, "dig(left)").get("florins", 0) == -paid


# -------------------------------------------------------------------------------------- lightning


@pytest.mark.rule("BRG-15.20")
def test_lightning_may_strike_twice_in_a_row(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "double_lightning"})
    rows: list[Row] = [{"op": "gain_florins", "n": 2}, {"op": "gain_vp", "n": 1}]
    state = newcomer(invent, *rows, residents=["accountant", "innkeeper"])
    changes = change(state, ARRIVAL)
    assert (changes["florins"], changes["points"]) == (2, 1)
    assert choices(state) == {"again", "done"}
    # The innkeeper hears of it after the second time.
    assert change(state, "again") == {"florins": 2 + 1, "points": 1}
    assert not choices(state, "again")
    state = newcomer(invent, *rows, residents=["accountant"])
    act(state, ARRIVAL)
    assert change(state, "done") == {}


@pytest.mark.rule("BRG-15.20")
def test_the_second_time_comes_after_all_of_the_first(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "double_lightning"})
    row = {"op": "gain_workers", "n": 2, "colour": "any"}
    state = newcomer(invent, row, residents=["accountant"])
    act(state, ARRIVAL, "take(red)", "take(red)")
    assert choices(state) == {"again", "done"}
    assert change(state, "again", "take(blue)", "take(blue)") == {"worker blue": 2}
    assert not choices(state, "again")


@pytest.mark.rule("BRG-15.20")
def test_nothing_is_asked_when_a_second_time_would_be_in_vain(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "double_lightning"})
    row = {"op": "opponents_give", "what": "florins", "n": 9}
    state = newcomer(invent, row, residents=["accountant"])
    act(state, ARRIVAL)
    assert "workers(baker)" in choices(state)


@pytest.mark.rule("BRG-15.20")
def test_only_lightning_and_only_of_later_characters_strikes_twice(invent: Invent) -> None:
    invent("page", "placed", {"op": "gain_florins", "n": 2})
    invent("accountant", "passive", {"op": "double_lightning"})
    hand = ["page", "accountant", "baker"]
    state = given(hand=hand, houses=["red", "blue"], florins=6, workers={"red": 1})
    assert change(state, "place(accountant,blue)")["florins"] == -6
    state = given(hand=["baker"], residents=["accountant", "fishmonger"], workers={"red": 1})
    assert activates(state, "fishmonger", "red") == {"florins": 4}
    assert not choices(state, "again")


# --------------------------------------------------------------------------- actions I, II and III


@pytest.mark.rule("BRG-15.26")
def test_more_workers_with_action_i(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "workers_bonus", "n": 2})
    invent("servant", "passive", {"op": "workers_bonus", "n": 3})
    state = given(hand=["duke", "baker"], residents=["accountant", "servant"])
    taken = {"hand duke": -1, "discarded duke": 1, "worker red": 2 + 2 + 3}
    assert change(state, "workers(duke)") == taken


@pytest.mark.rule("BRG-15.27")
def test_more_florins_with_action_ii(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "florins_bonus", "n": 2})
    invent("servant", "passive", {"op": "florins_bonus", "n": 3})
    state = given(hand=["duke", "baker"], residents=["accountant", "servant"], dice={"red": 6})
    taken = {"hand duke": -1, "discarded duke": 1, "florins": 6 + 2 + 3}
    assert change(state, "florins(duke)") == taken


@pytest.mark.rule("BRG-15.28")
def test_a_marker_of_any_colour_with_action_iii(invent: Invent) -> None:
    threats = {"blue": 2, "red": 1}
    state = given(hand=["duke", "baker"], threats=threats)
    assert choices(state, "threat") == {"threat(duke,red)"}
    invent("accountant", "passive", {"op": "threat_any_card"})
    state = given(hand=["duke", "king"], residents=["accountant"], threats=threats)
    assert choices(state, "threat") == {
        f"threat({card},{colour})" for card in ("duke", "king") for colour in ("blue", "red")
    }
    discarded = {"hand duke": -1, "discarded duke": 1, "threat blue": -1, "points": 1}
    assert change(state, "threat(duke,blue)") == discarded


# ---------------------------------------------------------------------------- actions V and VI


@pytest.mark.rule("BRG-15.29")
@pytest.mark.parametrize(("card", "price"), [("duke", 12 - 2 - 3), ("nun", 6 - 2), ("page", 0)])
def test_characters_cost_less_all_of_them_or_a_group(invent: Invent, card: str, price: int) -> None:
    invent("accountant", "passive", {"op": "character_price", "minus": 2})
    invent("servant", "passive", {"op": "character_price", "minus": 3, "group": "nobility"})
    more: Row = {"residents": ["accountant", "servant"], "houses": ["red"]}
    if price:
        poor = given(hand=[card, "baker"], florins=price - 1, **more)
        assert refusal(poor, f"place({card},red)") == "BRG-7.11"
    invent(card, "final", {"op": "score", "n": 1, "per": "character"})
    state = given(hand=[card, "baker"], florins=price, **more)
    placed = {f"hand {card}": -1, f"{card} in red": 1, "florins": -price}
    assert change(state, f"place({card},red)") == {k: n for k, n in placed.items() if n}


@pytest.mark.rule("BRG-15.30")
@pytest.mark.parametrize(
    ("modes", "offered"),
    [
        ([], {"red"}),
        (["any"], {"red", "blue"}),
        (["none"], {"none"}),
        (["none", "any"], {"none"}),
        (["any", "none"], {"none"}),
    ],
)
def test_the_worker_a_house_takes(invent: Invent, modes: list[str], offered: set[str]) -> None:
    cards = ["accountant", "servant"][: len(modes)]
    for card, mode in zip(cards, modes, strict=True):
        invent(card, "passive", {"op": "house_worker", "mode": mode})
    state = given(hand=["duke"], residents=cards, workers={"red": 1, "blue": 1})
    assert choices(state, "house") == {f"house(duke,{worker})" for worker in offered}
    hold(state, 0, hand=["baker"])
    worker = "blue" if "blue" in offered else min(offered)
    paid = {} if worker == "none" else {f"worker {worker}": -1}
    assert change(state, f"house(duke,{worker})") == {"hand duke": -1, "house red": 1, **paid}


# ---------------------------------------------------------------------- disasters and activations

LOST = {"blue": "flood", "brown": "plague", "yellow": "raid", "red": "fire", "violet": "intrigue"}


@pytest.mark.rule("BRG-15.31")
@pytest.mark.parametrize("colour", LOST)
@pytest.mark.parametrize("immune", [False, True])
def test_a_disaster_does_nothing_to_the_immune(invent: Invent, colour: str, immune: bool) -> None:
    other = "raid" if colour != "yellow" else "flood"
    row = {"op": "immunity", "disaster": LOST[colour] if immune else other}
    invent("accountant", "passive", row)
    state = newcomer(invent, {"op": "give_threat", "colour": colour, "n": 1})
    hold(state, 1, residents=["accountant", "chaplain"], workers={"red": 1}, threats={colour: 2})
    changes = change(state, ARRIVAL)
    asked = choices(state)
    if immune:
        assert changes == {"hand page": -1, "page in red": 1, f"1: threat {colour}": -2}
        assert "workers(baker)" in asked
    elif colour in ("brown", "red"):  # to be chosen
        kind = "bury" if colour == "brown" else "burn_under"
        assert asked == {f"{kind}(accountant)", f"{kind}(chaplain)"}
    else:
        loss = {"blue": "worker red", "yellow": "florins", "violet": "points"}[colour]
        assert changes[f"1: {loss}"] < 0
        assert "take(red)" in asked  # the chaplain, after a disaster


@pytest.mark.rule("BRG-15.32")
def test_a_worker_of_any_colour_activates(invent: Invent) -> None:
    workers = {"blue": 1, "violet": 1}
    state = given(residents=["fishmonger"], workers=workers)
    assert refusal(state, "activate(fishmonger,blue)") == "BRG-8.3"
    invent("accountant", "passive", {"op": "activation_any_worker"})
    state = given(residents=["fishmonger", "accountant"], workers=workers)
    offered = {"activate(fishmonger,blue)", "activate(fishmonger,violet)"}
    assert choices(state, "activate") == offered
    assert refusal(state, "activate(fishmonger,red)") == "BRG-8.3"
    assert activates(state, "fishmonger", "violet") == {"florins": 4}


@pytest.mark.rule("BRG-15.32")
def test_it_still_takes_a_worker(invent: Invent) -> None:
    invent("accountant", "passive", {"op": "activation_any_worker"})
    state = given(residents=["fishmonger", "accountant"])
    assert refusal(state, "activate(fishmonger,none)") == "BRG-8.3"
