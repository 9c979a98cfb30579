"""Section 9: what a purchase costs, shows and brings."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.rules.components import DATA
from tests.games.burgundy_cards.given import (
    act,
    choices,
    given,
    names,
    pass_play,
    points,
    refusal,
)

TOP = ["mine-2-1", "castle-3-1", "bank-5"]


@pytest.mark.rule("BCG-9.1")
@pytest.mark.parametrize("silver", [0, 2, 3, 7])
def test_three_cards_of_the_draw_pile_cost_three_silver(silver: int) -> None:
    state = given(deck=[*TOP, "ship-4-1"], silver=silver)
    assert refusal(state, "buy") == (None if silver >= 3 else "BCG-9.1")
    if silver >= 3:
        left = len(state.deck)
        act(state, "buy")
        assert state.holdings[0].silver == silver - 3
        assert names(state.revealed) == TOP
        assert (len(state.deck), names(state.deck[-1:])) == (left - 3, ["ship-4-1"])


@pytest.mark.rule("BCG-9.1")
@pytest.mark.parametrize("before", [True, False])
def test_there_is_one_purchase_in_a_play_and_one_in_the_next(before: bool) -> None:
    state = given(deck=TOP, silver=9)
    if before:
        act(state, "buy", "choose(bank-5,project)")
        assert refusal(state, "buy") == "BCG-9.1"
        act(state, "silver(1)")
    else:
        act(state, "silver(1)", "buy", "choose(bank-5,project)")
    assert state.actors() == [1]
    pass_play(state)
    assert state.holdings[0].silver == 7
    assert refusal(state, "buy") is None


@pytest.mark.rule("BCG-9.1")
def test_all_that_an_action_sets_off_is_the_same_play() -> None:
    state = given(hand=["ship-3-2"], projects=["castle-3-2", "mine-6-1"], deck=TOP, silver=9)
    act(state, "place(3,castle-3-2)", "buy", "choose(mine-2-1,project)")
    assert refusal(state, "buy") == "BCG-11.16"
    act(state, "place(free,mine-6-1)")
    assert state.actors() == [1]  # neither before the effect of the mine nor after it
    assert state.holdings[0].silver == 9 - 3 + 2


@pytest.mark.rule("BCG-9.2")
@pytest.mark.parametrize("card", TOP)
@pytest.mark.parametrize("use", ["project", "action"])
def test_one_of_the_cards_is_chosen_and_the_others_are_discarded(card: str, use: str) -> None:
    state = given(deck=[*TOP, "ship-4-1"], discard=["mine-1-1"], silver=3)
    assert refusal(state, f"choose({card},{use})") == "BCG-9.2"
    act(state, "buy")
    assert choices(state) == {f"choose({one},{u})" for one in TOP for u in ("project", "action")}
    for other in ("ship-4-1", "mine-1-1"):
        assert refusal(state, f"choose({other},{use})") == "BCG-9.2"
    act(state, f"choose({card},{use})")
    gone = ["mine-1-1", *(one for one in TOP if one != card or use == "action")]
    assert names(state.discard) == gone
    assert state.revealed == []
    assert names(state.deck[-1:]) == ["ship-4-1"]


@pytest.mark.rule("BCG-9.3")
def test_the_chosen_card_becomes_a_project() -> None:
    state = given(projects=["ship-6-1"], deck=TOP, silver=3)
    act(state, "buy", "choose(bank-5,project)")
    assert names(state.holdings[0].projects) == ["ship-6-1", "bank-5"]
    assert state.holdings[0].silver == 0  # its effect comes when it is placed
    assert choices(state, "silver") == {"silver(1)", "silver(2)"}


@pytest.mark.rule("BCG-9.3")
def test_or_it_is_discarded_for_an_action_with_its_die() -> None:
    state = given(rows={5: ["ship-1-2"], 1: ["ship-5-1"]}, deck=TOP, silver=3)
    act(state, "buy", "choose(bank-5,action)")
    assert choices(state) == {"take(5,ship-1-2)", "restock(5)", "silver(5)"}
    for other in ("silver(1)", "silver(5b)", "silver(free)", "done", "buy", "drop(bank-5)"):
        assert refusal(state, other) == "BCG-9.3"
    act(state, "silver(5)")
    assert state.holdings[0].silver == 1  # one action, and without the effect of the bank
    assert choices(state, "silver") == {"silver(1)", "silver(2)"}


FULL_ACTIONS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "take": (["take(5,church-2)"], {"projects": 2}),
    "place": (["place(5,mine-5-1)", "bonus(4)"], {"projects": 0, "silver": 3 + 3 + 2}),
    "sell": (["sell(5,dark)"], {"silver": 3 + 2}),
    "restock": (["restock(5)"], {"workers": 2}),
    "silver": (["silver(5)"], {"silver": 3 + 1}),
    "convert": (["convert(5,1)", "mix(1)"], {"silver": 1, "workers": 0}),
}


@pytest.mark.rule("BCG-9.4")
@pytest.mark.parametrize("kind", FULL_ACTIONS)
def test_the_extra_action_is_any_of_the_six_with_all_it_brings(kind: str) -> None:
    actions, changed = FULL_ACTIONS[kind]
    position: dict[str, Any] = {
        "projects": ["mine-5-1"],
        "columns": [["mine-1-1", "mine-1-2"]],
        "rows": {5: ["church-2"]},
        "goods": {"dark": 2},
        "workers": 1,
    }
    state = given(deck=TOP, silver=6, **position)
    act(state, "buy", "choose(bank-5,action)")
    same = choices(given(hand=["bank-5"], silver=3, **position)) - {"buy"}
    assert choices(state) == same
    act(state, *actions)
    mine = state.holdings[0]
    expected = {"projects": 1, "silver": 3, "workers": 1} | changed
    got = {"projects": len(mine.projects), "silver": mine.silver, "workers": mine.workers}
    assert got == expected
    won = {
        "place": {"triple": DATA["triples_house"]["mine"], "first": 1},
        "sell": {"goods": 2 * DATA["goods_points"]["dark"]},
        "convert": {"convert": 1},
    }
    assert points(mine) == won.get(kind, {})
    assert len(mine.hand) == 2


@pytest.mark.rule("BCG-9.5")
@pytest.mark.parametrize("use", ["project", "action"])
def test_the_choice_is_made_at_once_and_no_card_goes_into_hand(use: str) -> None:
    state = given(hand=["ship-1-1", "ship-2-1"], deck=TOP, silver=6)
    act(state, "buy")
    for other in ("silver(1)", "done", "buy", "drop(bank-5)"):
        assert refusal(state, other) == "BCG-9.5"
    act(state, f"choose(bank-5,{use})")
    assert names(state.holdings[0].hand) == ["ship-1-1", "ship-2-1"]


# ------------------------------------------------------------------------------------- its price


EARNED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "taken": ({"silver": 2}, ["silver(4)"]),
    "of a mine": ({"silver": 1, "projects": ["mine-4-1"]}, ["place(4,mine-4-1)"]),
    "of a sale": ({"goods": {"medium": 3}}, ["sell(4,medium)"]),
    "of a round bonus, before the effect": (
        {"projects": ["knowledge-4-1"], "columns": [["knowledge-1-1", "knowledge-1-2"]]},
        ["place(4,knowledge-4-1)", "bonus(4)"],
    ),
}


@pytest.mark.rule("BCG-9.9")
@pytest.mark.parametrize("silver", EARNED)
def test_silver_gained_in_the_same_play_pays_for_the_purchase(silver: str) -> None:
    position, actions = EARNED[silver]
    state = given(hand=["ship-4-1"], deck=TOP, **position)
    assert refusal(state, "buy") == "BCG-9.1"
    act(state, *actions)
    assert choices(state) == {"buy", "done"}
    assert state.holdings[0].workers == 0
    act(state, "buy")
    assert state.holdings[0].silver == 0


@pytest.mark.rule("BCG-9.11")
@pytest.mark.parametrize("deck", range(4))
@pytest.mark.parametrize("discard", range(4))
def test_a_purchase_shows_what_there_is(deck: int, discard: int) -> None:
    on_deck, on_discard = TOP[:deck], ["pasture-4-1", "ship-4-1", "ship-5-1"][:discard]
    state = given(deck=on_deck, discard=on_discard, rest=False, silver=3)
    if not deck + discard:
        assert refusal(state, "buy") == "BCG-9.11"
        act(state, "silver(1)")  # but then the card from hand is there to be bought
        assert choices(state) == {"buy", "done"}
        act(state, "buy")
        assert names(state.revealed) == ["ship-1-1"]
        return
    act(state, "buy")
    assert len(state.revealed) == min(3, deck + discard)
    assert names(state.revealed)[:deck] == on_deck
    assert set(names(state.revealed)[deck:]) <= set(on_discard)
    card = names(state.revealed)[0]
    others = len(state.discard) + len(state.revealed) - 1
    act(state, f"choose({card},project)")
    assert names(state.holdings[0].projects) == [card]
    assert len(state.discard) == others
