"""Section 15: the solo game against Aaron."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import pytest

from feldspar.games.burgundy_cards.game import GAME, CardsState
from feldspar.games.burgundy_cards.rules import supply
from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.components import TRIPLE_POINTS, TYPES
from feldspar.games.burgundy_cards.rules.player_board import FROM_ROUND
from feldspar.games.burgundy_cards.rules.units import Card
from tests.games.burgundy_cards.given import (
    act,
    animals,
    choices,
    given,
    goods,
    hold,
    laid,
    of_type,
    pass_round,
    pass_turn,
    place,
    points,
    refusal,
    told,
)

LAST: dict[str, Any] = {"turn": 6, "hand": ["ship-1-1"]}


def worth(*types: str) -> int:
    return sum(TRIPLE_POINTS[TYPES.index(type_)] for type_ in types)


def shown(*types: str, **position: Any) -> CardsState:
    """Aaron has turned up cards of these types in round A, and nothing else."""
    (cards,) = laid(types)
    state = given(1, aaron={"A": cards}, **position)
    act(state, *["aaron"] * len(types))
    return state


# --------------------------------------------------------------------------------------- set-up


@pytest.mark.rule("BCG-15.2", "BCG-15.3", "BCG-15.4")
def test_the_solo_game_is_set_up() -> None:
    state = GAME.new(1, b"alone")
    mine = state.holdings[0]
    assert sum(map(len, state.rows)) == 7
    assert all(state.rows)
    assert state.sevens == [1, 3]  # the next one last
    assert (mine.workers, mine.silver) == (1, 1)
    assert (sum(goods(mine).values()), sum(animals(mine).values())) == (1, 1)
    assert [len(pile) for pile in state.aaron_piles] == [3, 4, 5, 6, 7]
    assert (len(mine.hand), len(mine.pile)) == (2, 4)
    assert len(state.deck) == 114 - 25 - 6 - 7


@pytest.mark.rule("BCG-15.4")
def test_r19_aaron_gets_his_cards_first_then_the_player_then_the_display() -> None:
    state = GAME.new(1, b"order")
    shuffled = state.clone()
    shuffled.shuffles = 0
    supply.shuffle(shuffled, [Card(card) for card in range(114)])
    order = iter(shuffled.deck[::-1])
    for pile in state.aaron_piles:
        assert sorted(pile) == sorted(islice(order, len(pile)))
    mine = state.holdings[0]
    assert sorted(mine.hand) == sorted(islice(order, 2))
    assert mine.pile[::-1] == list(islice(order, 4))
    display = list(islice(order, 7))
    assert [row[0] for row in state.rows] == display[:6]
    assert display[6] in state.rows[DIE[display[6]] - 1][1:]
    assert state.deck[::-1] == list(order)


# ------------------------------------------------------------------------------- Aaron's cards


@pytest.mark.rule("BCG-15.5", "BCG-15.12")
@pytest.mark.parametrize("round", "ABCDE")
def test_his_pile_of_the_round_is_shown_before_the_first_turn(round: str) -> None:
    count = 3 + "ABCDE".index(round)
    state = GAME.new(1, b"piles")
    while state.round < "ABCDE".index(round):
        state.holdings[0].score_points(40, FROM_ROUND)
        pass_round(state)
    piles = [pile[:] for pile in state.aaron_piles]
    for left in range(count, 0, -1):
        assert len(state.aaron_piles[state.round]) == left
        assert choices(state) == {"aaron"}
        for other in ("silver(1)", "buy", "done"):
            assert refusal(state, other) == "BCG-15.5"
        act(state, "aaron")
    assert state.aaron[-count:] == piles[state.round][::-1]
    assert state.aaron_piles[state.round + 1 :] == piles[state.round + 1 :]
    assert refusal(state, "aaron") == "BCG-15.5"
    for turn in range(6):
        assert (state.turn, len(state.holdings[0].hand)) == (turn, 1 if turn == 5 else 2)
        pass_turn(state)
    assert state.round == "ABCDE".index(round) + 1 or not state.actors()


COLUMNS: dict[str, tuple[Sequence[str], Mapping[str, int], int]] = {
    "two are no triple": (["mine"] * 2, {}, 0),
    "three are one": (["mine"] * 3, {"mine": 1}, worth("mine") + 1),
    "a fourth begins anew": (["mine"] * 5, {"mine": 1}, worth("mine") + 1),
    "six are two": (["mine"] * 6, {"mine": 2}, worth("mine", "mine") + 1),
    "cloisters are no jokers": (["mine", "mine", "cloister"], {}, 0),
    "nor are they on their own": (["cloister", "cloister", "ship"], {}, 0),
    "three cloisters are a triple": (["cloister"] * 3, {"cloister": 1}, 6 + 1),
}


@pytest.mark.rule("BCG-15.6", "BCG-15.9", "BCG-15.11")
@pytest.mark.parametrize("what", COLUMNS)
def test_his_columns(what: str) -> None:
    types, triples, total = COLUMNS[what]
    state = shown(*types)
    assert state.aaron_points == total
    assert state.aaron_firsts == sum(1 << TYPES.index(type_) for type_ in triples)
    assert state.firsts == 127 & ~state.aaron_firsts
    assert len(told(state, "log-aaron-triple")) == sum(triples.values())


@pytest.mark.rule("BCG-15.7")
def test_his_buildings_are_of_one_type() -> None:
    state = given(1, aaron={"A": ["bank-1", "church-2", "watchtower-4"]})
    act(state, "aaron", "aaron", "aaron")
    assert state.aaron_points == 3 + 1


@pytest.mark.rule("BCG-15.8")
def test_each_of_his_cloisters_is_a_point_for_the_player_at_once() -> None:
    state = given(1, aaron={"A": ["cloister-1-1", "mine-1-1", "cloister-2-1"]})
    for gained in (1, 1, 2):
        act(state, "aaron")
        assert points(state.holdings[0]) == {"gift": gained}
    assert state.aaron_points == 0


@pytest.mark.rule("BCG-15.9", "BCG-12.2")
def test_a_first_triple_card_goes_to_whoever_is_first() -> None:
    state = shown("mine", "mine", "mine")
    hold(state, 0, columns=[["mine-1-1", "mine-2-1"]])
    place(state, "mine-3-1")
    assert (state.aaron_firsts, points(state.holdings[0])) == (1 << 1, {"triple": worth("mine")})
    state = given(1, columns=[["mine-1-1", "mine-2-1"]], aaron={"B": laid(["mine"] * 3)[0]})
    place(state, "mine-3-1")
    act(state, "bonus(1)")
    pass_round(state)
    act(state, "aaron", "aaron", "aaron")
    assert (state.aaron_firsts, state.holdings[0].firsts) == (0, 1 << 1)
    assert state.aaron_points == worth("mine")


@pytest.mark.rule("BCG-15.10", "BCG-15.6")
def test_with_all_seven_types_he_takes_the_top_card_once() -> None:
    state = shown(*TYPES[:-1])
    assert state.aaron_points == 0
    state = shown(*TYPES, *TYPES)
    assert (state.aaron_points, state.aaron_seven, state.sevens) == (3, 3, [1])
    assert [event.points for event in told(state, "log-aaron-seven")] == [3]


@pytest.mark.rule("BCG-15.10")
@pytest.mark.parametrize(("round", "mine", "his"), [("A", 1, 3), ("B", 3, 1)])
def test_the_second_with_all_seven_types_gets_a_point(round: str, mine: int, his: int) -> None:
    columns = [[of_type(type_)[-3]] for type_ in TYPES if type_ != "mine"]
    state = given(1, columns=columns, aaron={round: laid(TYPES)[0]})
    act(state, *["aaron"] * len(state.aaron_piles[0]))
    place(state, "mine-3-1", "new")
    assert points(state.holdings[0])["seven"] == state.holdings[0].seven == mine
    if round == "B":
        pass_round(state)
        act(state, *["aaron"] * 7)
    assert (state.aaron_points, state.aaron_seven, state.sevens) == (his, his, [])


@pytest.mark.rule("BCG-15.11")
def test_he_gets_nothing_else() -> None:
    """No effects: of a mine, a castle or a church; no round bonus; nothing leaves the table."""
    types = [type_ for type_ in TYPES if type_ != "cloister"]
    (cards,) = laid(["pasture"] * 3 + types)
    state = given(1, rows={2: ["mine-1-1"]}, aaron={"A": cards})
    before = state.clone()
    for _ in cards:
        assert choices(state) == {"aaron"}
        act(state, "aaron")
    assert state.aaron_points == 4 + 1
    assert (state.goods, state.animals, state.rows) == (before.goods, before.animals, before.rows)
    assert (state.deck, state.discard) == (before.deck, before.discard)
    mine, then = state.holdings[0], before.holdings[0]
    assert (mine.silver, mine.workers, mine.score) == (then.silver, then.workers, 0)
