"""Section 9: a purchase before, within or after the normal action."""

from typing import Any

import pytest

from tests.games.burgundy_cards.given import act, choices, estate, given, names, refusal, row

TOP = ["mine-2-1", "castle-3-1", "bank-5"]


@pytest.mark.rule("BCG-9.6", "BCG-9.10")
@pytest.mark.parametrize("use", ["project", "action"])
def test_a_purchase_before_the_normal_action_does_not_replace_it(use: str) -> None:
    state = given(hand=["ship-1-1", "ship-2-1"], deck=TOP, silver=3)
    assert "buy" in choices(state)
    act(state, "buy", f"choose(mine-2-1,{use})")
    if use == "action":
        act(state, "silver(2)")
    assert refusal(state, "done") == "BCG-3.5"
    assert state.actors() == [0]
    assert len(state.holdings[0].hand) == 2
    act(state, "silver(1)")
    assert len(state.holdings[0].hand) == 1
    assert state.actors() == [1]


@pytest.mark.rule("BCG-9.7")
def test_a_purchase_may_follow_the_normal_action_or_be_forgone() -> None:
    for bought in (True, False):
        state = given(deck=TOP, silver=3)
        act(state, "silver(1)")
        assert choices(state) == {"buy", "done"}
        act(state, *(["buy", "choose(bank-5,action)", "silver(5)"] if bought else ["done"]))
        assert state.holdings[0].silver == (2 if bought else 4)
        assert len(state.holdings[0].hand) == 1
        assert state.actors() == [1]


UNRESOLVED: dict[str, tuple[dict[str, Any], str, str]] = {
    "a project to discard": (
        {"projects": ["bank-1", "bank-3", "church-2"], "rows": {4: ["ship-1-2"]}},
        "take(4,ship-1-2)",
        "BCG-5.5",
    ),
    "a column to choose": (
        {"projects": ["mine-4-1"], "columns": [["cloister-1-1"]]},
        "place(4,mine-4-1)",
        "BCG-10.8",
    ),
    "a bonus to choose": (
        {"projects": ["mine-4-1"], "columns": [["mine-1-1", "mine-1-2"]]},
        "place(4,mine-4-1)",
        "BCG-12.4",
    ),
    "a mixture to choose": ({"workers": 3}, "convert(4,1)", "BCG-8.3"),
}


@pytest.mark.rule("BCG-9.7")
@pytest.mark.parametrize("what", UNRESOLVED)
def test_nothing_is_bought_before_all_is_resolved(what: str) -> None:
    position, action, rule = UNRESOLVED[what]
    state = given(hand=["ship-4-1"], deck=TOP, silver=3, **position)
    act(state, action)
    assert refusal(state, "buy") == refusal(state, "done") == rule


CHAIN = ["place(3,castle-3-2)", "place(free,city_hall-2)", "place(free,knowledge-6-1)"]


@pytest.mark.rule("BCG-9.8")
@pytest.mark.parametrize("when", range(4))
def test_a_purchase_may_come_before_the_effect_of_each_card_placed(when: int) -> None:
    state = given(
        hand=["ship-3-2"],
        projects=["castle-3-2", "city_hall-2", "knowledge-6-1"],
        deck=TOP,
        silver=3,
    )
    mine = state.holdings[0]
    for moment, action in enumerate([*CHAIN, None]):
        if action:
            act(state, action)
        if moment <= when:
            assert choices(state) == {"buy", "done"}
            assert mine.workers == (2 if action is None else 0)  # which the last card brings
        if moment < when:
            act(state, "done")
        elif moment == when:
            act(state, "buy", "choose(bank-5,project)")
    assert [cards for _, cards in estate(mine)] == [
        ["castle-3-2"],
        ["city_hall-2"],
        ["knowledge-6-1"],
    ]
    assert (mine.workers, mine.silver, names(mine.projects)) == (2, 0, ["bank-5"])
    assert state.actors() == [1]


@pytest.mark.rule("BCG-9.8")
def test_after_a_cloister_which_has_no_effect_a_purchase_is_offered_once() -> None:
    state = given(hand=["ship-4-1"], projects=["cloister-4-1"], deck=TOP, silver=3)
    act(state, "place(4,cloister-4-1)")
    assert choices(state) == {"buy", "done"}
    act(state, "done")
    assert state.actors() == [1]


@pytest.mark.rule("BCG-9.8")
def test_lea_buys_between_placing_a_castle_and_its_effect() -> None:
    """The rulebook's example: castles X, Y and Z."""
    x, y, z = "castle-4-1", "castle-1-1", "castle-6-1"
    state = given(
        hand=["ship-4-1", "ship-5-1"],
        projects=[x],
        columns=[["bank-1"]],
        rows={3: [z]},
        deck=["mine-2-1", y, "pasture-6-1"],
        silver=3,
    )
    discarded = len(state.discard)
    act(state, f"place(4,{x})", "buy")
    assert names(state.revealed) == ["mine-2-1", y, "pasture-6-1"]
    act(state, f"choose({y},project)", f"place(free,{y})", f"take(free,{z})")
    lea = state.holdings[0]
    assert estate(lea) == [("building", ["bank-1"]), ("castle", [x, y])]
    assert names(lea.projects) == [z]
    assert row(state, 3) == []
    assert lea.silver == 0
    assert names(state.discard[discarded:]) == ["ship-4-1", "mine-2-1", "pasture-6-1"]
    assert names(lea.hand) == ["ship-5-1"]
    assert state.actors() == [1]  # the purchase is used up and the normal action done
