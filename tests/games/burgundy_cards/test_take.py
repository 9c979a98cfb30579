"""Section 5: taking a card from the display, and making room for it."""

from typing import Any

import pytest

from tests.games.burgundy_cards.given import act, choices, given, names, refusal, row

FULL = ["bank-1", "bank-3", "bank-5"]


@pytest.mark.rule("BCG-5.1")
@pytest.mark.parametrize("card", ["ship-4-1", "castle-4-1", "market-1"])
def test_any_card_of_the_row_of_the_die_becomes_a_project(card: str) -> None:
    cards = ["ship-4-1", "castle-4-1", "market-1"]
    state = given(hand=["mine-4-1"], projects=["bank-1"], rows={4: cards, 5: ["market-5"]})
    assert choices(state, "take") == {f"take(4,{name})" for name in cards}
    act(state, f"take(4,{card})")
    assert names(state.holdings[0].projects) == ["bank-1", card]
    assert row(state, 4) == [name for name in cards if name != card]
    assert row(state, 5) == ["market-5"]
    assert names(state.discard) == ["mine-4-1"]


@pytest.mark.rule("BCG-5.1")
@pytest.mark.parametrize("card", ["market-5", "mine-4-2", "mine-4-1", "bank-1", "castle-1-1"])
def test_no_card_is_taken_from_another_row_or_place(card: str) -> None:
    state = given(
        hand=["mine-4-1"],
        projects=["bank-1"],
        rows={4: ["ship-4-1"], 3: ["market-5"]},
        discard=["castle-1-1"],
        deck=["mine-4-2"],
    )
    assert refusal(state, f"take(4,{card})") == "BCG-5.1"


@pytest.mark.rule("BCG-5.2")
@pytest.mark.parametrize("printed", range(1, 7))
def test_the_die_printed_on_the_card_taken_does_not_matter(printed: int) -> None:
    card = f"pasture-{printed}-1"
    for number in range(1, 7):
        state = given(hand=["mine-4-1"], rows={number: [card]})
        assert refusal(state, f"take(4,{card})") == (None if number == 4 else "BCG-5.1")


@pytest.mark.rule("BCG-5.3")
def test_nothing_is_taken_from_a_row_without_cards() -> None:
    state = given(hand=["mine-4-1", "mine-5-1"], rows={4: ["ship-4-1"]})
    assert choices(state, "take") == {"take(4,ship-4-1)"}
    assert choices(given(hand=["mine-4-1"]), "take") == set()


@pytest.mark.rule("BCG-5.4", "BCG-5.5")
@pytest.mark.parametrize("dropped", FULL)
def test_for_a_fourth_project_one_of_the_three_is_discarded_first(dropped: str) -> None:
    state = given(hand=["mine-4-1", "mine-5-1"], projects=FULL, rows={4: ["ship-4-1"]}, silver=3)
    act(state, "take(4,ship-4-1)")
    assert names(state.holdings[0].projects) == FULL
    assert choices(state) == {f"drop({name})" for name in FULL}
    for other in ("drop(ship-4-1)", "drop(mine-5-1)", "buy", "done", "silver(5)"):
        assert refusal(state, other) == "BCG-5.5"
    act(state, f"drop({dropped})")
    kept = [name for name in FULL if name != dropped]
    assert names(state.holdings[0].projects) == [*kept, "ship-4-1"]
    assert names(state.discard) == ["mine-4-1", dropped]
    assert row(state, 4) == []


@pytest.mark.rule("BCG-5.4", "BCG-5.5")
def test_with_room_for_the_card_nothing_is_discarded() -> None:
    state = given(hand=["mine-4-1"], projects=FULL[:2], rows={4: ["ship-4-1"]}, silver=3)
    assert refusal(state, "drop(bank-1)") == "BCG-5.5"
    act(state, "take(4,ship-4-1)")
    assert names(state.holdings[0].projects) == [*FULL[:2], "ship-4-1"]
    assert refusal(state, "drop(bank-1)") == "BCG-5.5"


BUY = ["buy", "choose(mine-2-2,project)"]
PLACED = {"hand": ["ship-6-1"], "workers": 3, "deck": ["mine-2-2", "cloister-1-1", "cloister-1-2"]}
WAYS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "a purchase": ({"deck": ["mine-2-2"], "projects": FULL}, BUY, "mine-2-2"),
    "an extra action": (
        {"deck": ["mine-2-2"], "projects": FULL, "rows": {2: ["ship-4-1"]}},
        ["buy", "choose(mine-2-2,action)", "take(2,ship-4-1)"],
        "ship-4-1",
    ),
    **{
        f"a {card}": (
            {**PLACED, "projects": [card, *FULL[:2]], "rows": {3: [taken]}},
            [f"place(6,{card})", *BUY, f"take(free,{taken})"],
            taken,
        )
        for card, taken in [
            ("carpenter-5", "warehouse-1"),
            ("church-6", "castle-1-1"),
            ("market-5", "pasture-4-1"),
            ("castle-5-1", "knowledge-4-1"),
        ]
    },
}


@pytest.mark.rule("BCG-5.6")
@pytest.mark.parametrize("way", WAYS)
def test_however_a_project_is_gained_there_are_never_more_than_three(way: str) -> None:
    position, actions, gained = WAYS[way]
    state = given(silver=3, **position)
    act(state, *actions)
    before = names(state.holdings[0].projects)
    assert len(before) == 3
    assert gained not in before
    assert choices(state) == {f"drop({name})" for name in before}
    act(state, f"drop({before[1]})")
    assert names(state.holdings[0].projects) == [before[0], before[2], gained]
    assert names(state.discard)[-1] == before[1]
    assert state.revealed == []
