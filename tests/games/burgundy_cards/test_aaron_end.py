"""Section 15: who wins the solo game, and what is the same as with others at the table."""

from typing import Any

import pytest

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.player_board import FROM_ROUND
from feldspar.kernel.events import WATCHER
from feldspar.kernel.units import Seat
from tests.games.burgundy_cards.given import (
    act,
    choices,
    estate,
    given,
    laid,
    pass_round,
    place,
    points,
    told,
)

LAST: dict[str, Any] = {"turn": 6, "hand": ["ship-1-1"]}


def compared(round: str, mine: int, **position: Any) -> CardsState:
    """A round has ended in which Aaron had 6 points, and the player so many."""
    state = given(1, round=round, **LAST, **position)
    state.aaron_points = 6
    state.holdings[0].score_points(mine, FROM_ROUND)
    pass_round(state)
    return state


@pytest.mark.rule("BCG-15.13", "BCG-15.14", "BCG-15.15")
@pytest.mark.parametrize("round", "ABCDE")
@pytest.mark.parametrize("mine", [0, 5, 6, 7])
def test_after_every_round_points_are_compared(round: str, mine: int) -> None:
    state = compared(round, mine)
    assert state.beaten == (mine < 6)
    over = mine < 6 or round == "E"
    assert state.actors() == ([] if over else [0])
    assert state.round == "ABCDE".index(round) + (not over)
    if over:
        assert state.ranking() == [2 if mine < 6 else 1]
        key = "log-beaten" if mine < 6 else "log-survived"
        told_ = {"round": round, "points": mine, "aaron": 6}
        assert [event.text.args for event in told(state, key)] == [told_]
        assert {state.why_not(0, action) for action in range(ACTIONS.size)} == {"BCG-14.1"}


@pytest.mark.rule("BCG-15.13")
def test_triples_animal_sets_and_goods_sold_of_the_player_count() -> None:
    animals_ = {"animals1": ["pig", "sheep"], "animals2": ["pig"]}
    state = given(1, columns=laid(["pasture"] * 2), goods={"dark": 1}, piles=animals_)
    place(state, "pasture-1-1")
    act(state, "bonus(3)", "draw(animals1)", "draw(animals1)")
    assert points(state.holdings[0]) == {"triple": 4, "first": 1, "animals": 1}
    for his in (6, 7):
        end = state.clone()
        end.turn, end.active, end.aaron_points = 5, Seat(0), his
        end.holdings[0].hand = end.holdings[0].hand[:1]
        end.holdings[0].pile = []
        pass_round(end)
        assert end.beaten == (his == 7)


@pytest.mark.rule("BCG-15.16")
def test_sales_do_not_move_the_start_player_card_and_it_scores_nothing() -> None:
    state = given(1, goods={"light": 2}, round="E", **LAST)
    act(state, "sell(1,light)")
    assert state.actors() == []
    assert (state.holder, state.face_down) == (-1, False)
    assert "start" not in points(state.holdings[0])
    assert told(state, "log-start-card") == told(state, "log-start") == []


@pytest.mark.rule("BCG-15.17", "BCG-16.2")
def test_his_cards_stay_with_him_and_later_piles_are_hidden() -> None:
    state = GAME.new(1, b"his")
    his = {card for pile in state.aaron_piles for card in pile}
    other = state.clone()
    other.aaron_piles = [*state.aaron_piles[:3], state.deck[:6], state.aaron_piles[4]]
    other.deck = state.aaron_piles[3] + state.deck[6:]
    for viewer in (WATCHER, 0):
        assert other.info_key(viewer) == state.info_key(viewer)
    while state.actors():
        state.holdings[0].score_points(40, FROM_ROUND)
        pass_round(state)
        elsewhere = [*state.deck, *state.discard, *(card for row in state.rows for card in row)]
        assert not his & {*elsewhere}
    assert set(state.aaron) == his


ANY: list[dict[str, Any]] = [
    {"projects": ["mine-1-1", "ship-3-1", "bank-5"], "rows": {1: ["church-4"]}},
    {"goods": {"light": 2, "dark": 1}, "workers": 3, "silver": 2},
    {"projects": ["castle-1-1"], "columns": [["castle-2-1", "castle-3-1"]], "silver": 3},
    {"projects": ["city_hall-2", "cloister-1-1"], "columns": [["ship-4-1"], ["cloister-2-1"]]},
]


@pytest.mark.rule("BCG-15.1")
@pytest.mark.parametrize("position", ANY, ids=range(len(ANY)))
def test_all_other_rules_hold_for_one(position: dict[str, Any]) -> None:
    """Whatever one may do with an opponent one may do alone, and it brings the same."""
    alone, two = given(1, **position), given(2, **position)
    assert choices(alone) == choices(two)
    for decision in choices(alone) - {"buy"}:
        after = [one.clone() for one in (alone, two)]
        for state in after:
            act(state, decision)
        one, other = (state.holdings[0] for state in after)
        assert estate(one) == estate(other)
        assert (one.projects, one.points, one.goods) == (other.projects, other.points, other.goods)
        assert (one.silver, one.workers, one.sold) == (other.silver, other.workers, other.sold)
        asked, asked_too = ([one.number() for one in state.stack] for state in after)
        assert asked == asked_too
