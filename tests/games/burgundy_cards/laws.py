"""What is true of every position, whatever was decided: nothing is lost, and counting again agrees.

`watching` is what `tests.endurance` asks every title for.
"""

from collections.abc import Callable

from feldspar import State
from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.cards import FACES, TYPE
from feldspar.games.burgundy_cards.rules.components import (
    CLOISTER,
    GOODS_POINTS,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import (
    FROM_ANIMALS,
    FROM_FIRST,
    FROM_GIFT,
    FROM_GOODS,
    FROM_SEVEN,
    FROM_TRIPLE,
    FROM_WATCHTOWER,
    Holding,
)
from tests.games.burgundy_cards.account import SETS as SET_POINTS
from tests.games.burgundy_cards.ledger import SEVENS, Ledger

ALL_CARDS = list(range(114))
SIX_GOODS = sum(6 << 8 * kind for kind in range(3))
FIVE_ANIMALS = sum(5 << 8 * kind for kind in range(4))


def watching(state: State) -> Callable[[], None]:
    """Return a check that may be called at any time from the opening of a game on, with its log."""
    assert isinstance(state, CardsState)
    ledger = Ledger(state)

    def check() -> None:
        all_cards_are_there(state)
        for holding in state.holdings:
            columns_are_lawful(holding)
            an_estate_is_worth_its_points(holding, bool(state.stack))
        aaron_is_worth_his_points(state)
        ledger.listen(state.log or [])
        ledger.agrees(state)

    return check


def all_cards_are_there(state: CardsState) -> None:
    """Each action card in one place, goods and animals by kind, and the cards of awards."""
    cards = state.deck + state.discard + state.revealed + state.aaron
    goods = sum([1 << 8 * kind for pile in state.goods for kind in pile])
    animals = sum([1 << 8 * kind for pile in state.animals for kind in pile])
    firsts = [state.firsts, state.aaron_firsts]
    sevens = [*state.sevens, state.aaron_seven]
    for pile in state.rows + state.aaron_piles:
        cards += pile
    for holding in state.holdings:
        cards += holding.hand + holding.pile + holding.projects
        for one in holding.columns:
            cards += one.cards
        goods += holding.goods + holding.sold
        animals += holding.animals
        firsts.append(holding.firsts)
        sevens.append(holding.seven)
        assert len(holding.projects) <= 3
        assert len(holding.hand) <= 2
    assert sorted(cards) == ALL_CARDS
    assert (goods, animals) == (SIX_GOODS, FIVE_ANIMALS)
    assert sum(firsts) == 127  # no type twice, as then another were missing
    assert sorted(filter(None, sevens), reverse=True) == SEVENS[state.seats]
    assert bool(state.revealed) <= bool(state.stack)


def columns_are_lawful(holding: Holding) -> None:
    """Section 10: one type each, real cards of it but for cloisters, and one open column of a type
    unless it was begun with a cloister."""
    begun = []
    for one in holding.columns:
        cards = one.cards
        assert 1 <= one.size == len(cards) <= 3
        real = {TYPE[card] for card in cards} - {CLOISTER}
        assert real == ({one.type} - {CLOISTER})
        if len(cards) < 3 and (TYPE[cards[0]] != CLOISTER or not real):
            begun.append(one.type)
    assert len(begun) == len(set(begun))


def an_estate_is_worth_its_points(holding: Holding, unsettled: bool) -> None:
    """All that lies there to be counted has been counted; a watchtower when it has its effect."""
    points = holding.points
    triples = [one.type for one in holding.columns if one.size == 3]
    cards = [card for one in holding.columns for card in one.cards]
    kinds = [holding.animals >> 8 * kind & 255 for kind in range(4)]
    sold = [holding.sold >> 8 * kind & 255 for kind in range(3)]
    assert holding.score == sum(points)
    assert points[FROM_TRIPLE] == sum([TRIPLE_POINTS[type_] for type_ in triples])
    assert points[FROM_FIRST] == holding.firsts.bit_count()
    assert points[FROM_SEVEN] == holding.seven
    assert points[FROM_GOODS] == sum([n * GOODS_POINTS[kind] for kind, n in enumerate(sold)])
    assert points[FROM_ANIMALS] == sum([SET_POINTS[sum([n > m for n in kinds])] for m in range(5)])
    towers = [FACES[card] for card in cards].count("watchtower")
    assert towers - unsettled <= points[FROM_WATCHTOWER] <= towers
    assert all(type_ in triples for type_ in range(len(TYPES)) if holding.firsts >> type_ & 1)


def aaron_is_worth_his_points(state: CardsState) -> None:
    """Section 15: whole triples of each type, and his cards of awards; cloisters are gifts."""
    counts = [0] * len(TYPES)
    for card in state.aaron:
        counts[TYPE[card]] += 1
    worth = sum([n // 3 * TRIPLE_POINTS[type_] for type_, n in enumerate(counts)])
    assert state.aaron_points == worth + state.aaron_firsts.bit_count() + state.aaron_seven
    assert bool(state.aaron_seven) <= all(counts)
    assert state.holdings[0].points[FROM_GIFT] == counts[CLOISTER]
    done = sum([3, 4, 5, 6, 7][: state.round + 1]) if state.seats == 1 else 0
    waiting = len(state.aaron_piles[state.round]) if state.seats == 1 else 0
    assert len(state.aaron) == done - waiting
