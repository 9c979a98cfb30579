"""BRG-15.1 to 15.6: florins, workers, points, cards and dice, and markers discarded."""

from typing import Any

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, names, points, refusal
from tests.games.bruges.made_up import ARRIVAL, Invent, activates, arrives, is_in_vain, newcomer

# ------------------------------------------------------------------------------ the general rule


@pytest.mark.rule("BRG-15.1", "BRG-15.3")
@pytest.mark.parametrize(
    ("figures", "amount"),
    [
        ({"n": 3}, 3),
        ({"n": 3, "per": "house"}, 15),
        ({"n": 3, "per": "house", "div": 2}, 6),
        ({"n": 3, "per": "house", "div": 2, "max": 4}, 4),
        ({"n": 3, "per": "house", "div": 6}, 0),
        ({"n": 3, "per": "house", "max": 20}, 15),
    ],
)
@pytest.mark.parametrize(("op", "what"), [("gain_florins", "florins"), ("gain_vp", "points")])
def test_the_amount_is_n_for_each_lot_and_at_most_max(
    invent: Invent, op: str, what: str, figures: dict[str, Any], amount: int
) -> None:
    state = newcomer(invent, {"op": op, **figures}, houses=["blue", "blue", "red", "violet"])
    assert arrives(state) == ({what: amount} if amount else {})


@pytest.mark.rule("BRG-15.1", "BRG-15.7")
def test_effects_are_carried_out_in_their_order(invent: Invent) -> None:
    gain, climb = {"op": "gain_florins", "n": 3}, {"op": "advance", "steps": 1, "price": 3}
    assert arrives(newcomer(invent, gain, climb, florins=0)) == {"level": 1}
    assert arrives(newcomer(invent, climb, gain, florins=0)) == {"florins": 3}


@pytest.mark.rule("BRG-15.1")
def test_things_are_counted_when_the_effect_is_carried_out(invent: Invent) -> None:
    first = {"op": "gain_florins", "n": 4}
    state = newcomer(invent, first, {"op": "gain_vp", "n": 1, "per": "florin", "div": 2}, florins=1)
    assert arrives(state) == {"florins": 4, "points": 2}  # 5 florins


@pytest.mark.rule("BRG-15.1")
def test_a_character_counts_itself(invent: Invent) -> None:
    state = newcomer(invent, {"op": "gain_florins", "n": 1, "per": "character"}, residents=["duke"])
    assert arrives(state) == {"florins": 2}


# --------------------------------------------------------------------------------------- workers


@pytest.mark.rule("BRG-15.2")
def test_workers_of_any_colour_are_chosen_piece_by_piece(invent: Invent) -> None:
    state = newcomer(invent, {"op": "gain_workers", "n": 3, "colour": "any"})
    act(state, ARRIVAL)
    for colour in ("red", "blue"):
        assert choices(state) == {
            f"take({c})" for c in ("blue", "brown", "yellow", "red", "violet")
        }
        assert change(state, f"take({colour})") == {f"worker {colour}": 1}
    assert change(state, "take(red)") == {"worker red": 1}
    assert not choices(state, "take")


@pytest.mark.rule("BRG-15.2")
def test_workers_of_each_colour_and_of_one(invent: Invent) -> None:
    each = {"op": "gain_workers", "n": 2, "colour": "each"}
    colours = ("blue", "brown", "yellow", "red", "violet")
    assert arrives(newcomer(invent, each)) == {f"worker {colour}": 2 for colour in colours}
    red = {"op": "gain_workers", "n": 3, "colour": "red"}
    assert arrives(newcomer(invent, red)) == {"worker red": 3}


@pytest.mark.rule("BRG-15.2")
def test_workers_of_the_colour_of_the_event(invent: Invent) -> None:
    invent("accountant", "event:house_built", {"op": "gain_workers", "n": 2, "colour": "event"})
    state = given(hand=["duke", "baker"], residents=["accountant"], workers={"red": 1})
    built = change(state, "house(duke,red)")
    assert built == {"hand duke": -1, "house red": 1, "worker red": 2 - 1}


@pytest.mark.rule("BRG-15.2")
def test_nobody_is_asked_for_no_worker(invent: Invent) -> None:
    none = {"op": "gain_workers", "n": 1, "colour": "any", "per": "threat_marker"}
    assert is_in_vain(newcomer(invent, none))


@pytest.mark.rule("BRG-15.3")
def test_points_are_scored_at_once(invent: Invent) -> None:
    state = newcomer(invent, {"op": "gain_vp", "n": 3})
    assert arrives(state) == {"points": 3}
    assert points(state.holdings[0]) == {"start": 5, "effect": 3}


# ----------------------------------------------------------------------------------------- cards


@pytest.mark.rule("BRG-15.4")
def test_cards_are_drawn_one_by_one_and_seen_after_the_last(invent: Invent) -> None:
    piles = [["duke", "king"], ["monk"]]
    state = newcomer(invent, {"op": "draw_cards", "n": 3}, piles=piles)
    assert change(state, ARRIVAL, "draw(1)")["fresh duke"] == 1
    assert choices(state) == {"draw(1)", "draw(2)"}
    assert change(state, "draw(2)") == {"fresh monk": 1, "pile 2": -1}
    act(state, "draw(1)")
    holding = state.holdings[0]
    assert (names(holding.hand), holding.fresh) == (["duke", "king", "baker", "monk"], [])


@pytest.mark.rule("BRG-15.4")
def test_drawing_may_bring_the_extra_pile_and_the_last_round(invent: Invent) -> None:
    state = newcomer(invent, {"op": "draw_cards", "n": 2}, piles=[["duke"], ["king"]], rest=False)
    extra = len(state.extra)
    act(state, ARRIVAL, "draw(1)")
    assert (len(state.piles[0]), state.extra, state.last) == (extra, [], 2)
    act(state, "draw(2)")  # the other pile is halved
    assert [len(pile) for pile in state.piles] == [extra - extra // 2, extra // 2]


@pytest.mark.rule("BRG-15.4")
def test_a_single_pile_is_no_choice_and_no_card_is_no_draw(invent: Invent) -> None:
    state = newcomer(invent, {"op": "draw_cards", "n": 2}, piles=[["duke"], []], rest=False)
    state.last, state.extra = 2, []
    assert arrives(state) == {"hand duke": 1, "pile 1": -1}


# ------------------------------------------------------------------------------------------ dice


@pytest.mark.rule("BRG-15.5")
def test_florins_of_a_named_die_or_of_any(invent: Invent) -> None:
    dice = {"blue": 6, "red": 2}
    assert arrives(newcomer(invent, {"op": "gain_die", "die": "blue"}, dice=dice)) == {"florins": 6}
    state = newcomer(invent, {"op": "gain_die", "die": "any"}, dice=dice)
    act(state, ARRIVAL)
    assert choices(state) == {f"die({c})" for c in ("blue", "brown", "yellow", "red", "violet")}
    assert change(state, "die(red)") == {"florins": 2}


# --------------------------------------------------------------------------------------- markers


@pytest.mark.rule("BRG-15.6")
def test_up_to_so_many_markers_are_discarded_for_a_point_each(invent: Invent) -> None:
    threats = {"red": 2, "blue": 1}
    row = {"op": "discard_threat", "n": 2, "colour": "any"}
    state = newcomer(invent, row, threats=threats)
    act(state, ARRIVAL)
    assert choices(state) == {"discard(red)", "discard(blue)", "done"}
    assert change(state, "discard(blue)") == {"threat blue": -1, "points": 1}
    assert refusal(state, "discard(blue)") == "BRG-15.6"
    assert change(state, "discard(red)") == {"threat red": -1, "points": 1}
    assert not choices(state, "discard")
    assert arrives(newcomer(invent, row, threats=threats), "done") == {}
    assert is_in_vain(newcomer(invent, row))


@pytest.mark.rule("BRG-15.6")
def test_only_markers_of_the_allowed_colour(invent: Invent) -> None:
    row = {"op": "discard_threat", "n": 3, "colour": "violet"}
    state = newcomer(invent, row, threats={"red": 2, "violet": 1})
    act(state, ARRIVAL)
    assert choices(state) == {"discard(violet)", "done"}
    assert refusal(state, "discard(red)") == "BRG-15.6"


@pytest.mark.rule("BRG-15.6")
def test_as_many_markers_as_are_counted(invent: Invent) -> None:
    invent("accountant", "free", {"op": "discard_threat", "n": 1, "colour": "any", "per": "house"})
    state = given(residents=["accountant"], houses=["red"], threats={"red": 2, "blue": 2})
    answers = ["discard(red)", "discard(blue)"]
    changes = activates(state, "accountant", "none", *answers)
    assert changes == {"threat red": -1, "threat blue": -1, "points": 2}
    assert not choices(state, "discard")
    hold(state, 0, threats={"red": 1})
    assert refusal(state, "activate(accountant,none)") == "BRG-8.8"
