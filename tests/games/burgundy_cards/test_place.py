"""Section 6: placing a project."""

from random import Random

import pytest

from feldspar.games.burgundy_cards.game import GAME
from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.units import Card
from tests.games.burgundy_cards.given import (
    act,
    choices,
    estate,
    given,
    names,
    refusal,
    told,
)


@pytest.mark.rule("BCG-6.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_project_with_the_die_goes_into_the_estate(die: int) -> None:
    state = given(hand=[f"ship-{die}-1"], projects=["mine-4-1", "bank-1"])
    assert refusal(state, f"place({die},mine-4-1)") == (None if die == 4 else "BCG-6.1")
    if die == 4:
        act(state, "place(4,mine-4-1)")
        assert estate(state.holdings[0]) == [("mine", ["mine-4-1"])]
        assert names(state.holdings[0].projects) == ["bank-1"]
        assert names(state.discard) == ["ship-4-1"]


@pytest.mark.rule("BCG-6.1")
@pytest.mark.parametrize("card", ["ship-4-1", "mine-4-1", "castle-4-1", "cloister-4-1"])
def test_only_projects_are_placed(card: str) -> None:
    state = given(
        hand=["ship-4-1"],
        rows={4: ["mine-4-1"]},
        discard=["castle-4-1"],
        columns=[["cloister-4-1"]],
        workers=3,
    )
    assert refusal(state, f"place(4,{card})") == "BCG-6.1"
    assert choices(state, "place") == set()


@pytest.mark.rule("BCG-6.2")
@pytest.mark.parametrize("card", ["mine-4-1", "knowledge-4-1", "watchtower-4"])
def test_of_several_projects_with_the_die_one_is_placed(card: str) -> None:
    projects = ["mine-4-1", "knowledge-4-1", "watchtower-4"]
    state = given(hand=["ship-4-1"], projects=projects)
    assert choices(state, "place") == {f"place(4,{name})" for name in projects}
    act(state, f"place(4,{card})")
    assert [cards for _, cards in estate(state.holdings[0])] == [[card]]
    assert names(state.holdings[0].projects) == [name for name in projects if name != card]
    assert state.actors() == [1]


@pytest.mark.rule("BCG-6.3")
def test_the_column_is_chosen_and_then_the_steps_follow_in_order() -> None:
    cloisters = [[f"cloister-{n}-{copy}" for n in (1, 2, 3)] for copy in (1, 2)]
    others = [[f"{type_}-5-1"] for type_ in ("castle", "knowledge", "ship", "pasture")]
    state = given(
        hand=["ship-4-1"],
        projects=["mine-4-1"],
        columns=[cloisters[0], *others, ["bank-5"], cloisters[1][:2]],
        deck=["bank-3"],
    )
    act(state, "place(4,mine-4-1)")
    assert choices(state) == {"column(6)", "column(new)"}
    for other, rule in {"column(1)": "2", "column(7)": "1", "done": "8", "buy": "8"}.items():
        assert refusal(state, other) == f"BCG-10.{rule}"
    act(state, "column(6)", "bonus(4)", "buy", "choose(bank-3,project)")
    assert estate(state.holdings[0])[6] == ("mine", [*cloisters[1][:2], "mine-4-1"])
    order = ["play", "place", "triple", "first", "bonus", "seven", "buy", "choose-project"]
    expected = [f"log-{name}" for name in [*order, "gain-silver"]]
    assert [event.text.key for event in told(state)] == expected


@pytest.mark.rule("BCG-6.3")
def test_no_column_is_asked_for_where_only_one_is_possible() -> None:
    state = given(
        hand=["ship-4-1"], projects=["mine-4-1"], columns=[["mine-1-1"], ["bank-1"]], silver=3
    )
    assert refusal(state, "column(1)") == "BCG-6.3"
    act(state, "place(4,mine-4-1)")
    assert estate(state.holdings[0])[0] == ("mine", ["mine-1-1", "mine-4-1"])


@pytest.mark.rule("BCG-6.4")
@pytest.mark.parametrize("seed", range(4))
def test_a_placed_card_is_never_moved_again(seed: int) -> None:
    state = GAME.new(2, b"%d" % seed)
    random = Random(seed)
    placed: list[list[list[Card]]] = [[], []]
    while state.actors():
        seat = state.active
        legal = state.legal(seat)
        placing = [action for action in legal if ACTIONS.decode(action).kind == "place"]
        taking = [action for action in legal if ACTIONS.decode(action).kind == "take"]
        state.apply(seat, random.choice(placing or taking or legal))
        for other, before in enumerate(placed):
            now = [one.cards for one in state.holdings[other].columns]
            for old, new in zip(before, now, strict=False):
                assert new[: len(old)] == old
            assert len(now) >= len(before)
            placed[other] = now
    assert max(len(columns) for columns in placed) > 3
