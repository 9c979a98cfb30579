"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.burgundy_cards.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.figures import (
    A_AARON,
    A_BONUS,
    A_BUY,
    A_CHOOSE,
    A_COLUMN,
    A_CONVERT,
    A_DONE,
    A_DRAW,
    A_DROP,
    A_MIX,
    A_PLACE,
    A_RESTOCK,
    A_SELL,
    A_SILVER,
    A_TAKE,
    CARDS,
    COST,
    FREE,
    GOODS,
    MOST_POINTS,
    NEW_COLUMN,
    OPTIONS,
    PER_POINT,
    RESTOCK,
    SALE_COST,
)
from feldspar.games.burgundy_cards.holding import Holding, fits, may_begin, open_columns
from feldspar.games.burgundy_cards.position import (
    ACT,
    BONUS,
    CHOOSE,
    COLUMN,
    DRAW,
    FREE_ACT,
    MIX,
    PLACE,
    ROOM,
    SELL,
    TAKE,
    WINDOW,
    Position,
)


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if seat != position.active:
        return []
    if position.aaron_waits():
        return [A_AARON]
    holding = position.holdings[seat]
    if position.stack:
        return _pending(position, holding, position.stack[-1])
    found: list[int] = []
    if not position.played:
        hand = holding.hand
        _with_die(found, position, holding, DIE[hand[0]], DIE[hand[0]] - 1)
        if len(hand) > 1:
            die = DIE[hand[1]]
            if die != DIE[hand[0]]:
                _with_die(found, position, holding, die, die - 1)
            elif FACES[hand[1]] != FACES[hand[0]]:
                _with_die(found, position, holding, die, die + 5)
    else:
        found.append(A_DONE)
    if position.may_buy(holding):
        found.append(A_BUY)
    return found


def _pending(position: Position, holding: Holding, item: int) -> list[int]:
    what, arg = item & 15, item >> 4
    found: list[int] = []
    if what == ROOM:
        for card in holding.projects:
            found.append(A_DROP + card)
    elif what == COLUMN:
        found = columns_for(holding, TYPE[arg])
    elif what == BONUS:
        for option in range(len(OPTIONS[position.round])):
            found.append(A_BONUS + option)
    elif what == DRAW:
        for pile in drawable(position, arg):
            found.append(A_DRAW + pile)
    elif what == WINDOW:
        found = [A_BUY, A_DONE]
    elif what == CHOOSE:
        for card in position.revealed:
            found.append(A_CHOOSE + 2 * card)
            found.append(A_CHOOSE + 2 * card + 1)
    elif what == ACT:
        _with_die(found, position, holding, arg, arg - 1)
    elif what == FREE_ACT:
        _freely(found, position, holding)
    elif what == TAKE:
        for row in position.rows:
            for card in row:
                if arg >> TYPE[card] & 1:
                    found.append(A_TAKE + FREE * CARDS + card)
    elif what == PLACE:
        for card in holding.projects:
            found.append(A_PLACE + FREE * CARDS + card)
    elif what == SELL:
        for goods in range(len(GOODS)):
            if holding.held(goods):
                found.append(A_SELL + FREE * len(GOODS) + goods)
    elif what == MIX:
        cards = PER_POINT * arg
        for workers in range(max(0, cards - holding.silver), min(cards, holding.workers) + 1):
            found.append(A_MIX + workers)
    return found


def _with_die(found: list[int], position: Position, holding: Holding, die: int, token: int) -> None:
    """Add the six actions with a die, changed by as many workers as the player has."""
    workers = holding.workers
    base = A_TAKE + token * CARDS
    for row in range(6):
        if position.rows[row] and COST[6 * (die - 1) + row] <= workers:
            for card in position.rows[row]:
                found.append(base + card)
    base = A_PLACE + token * CARDS
    for card in holding.projects:
        if COST[6 * (die - 1) + DIE[card] - 1] <= workers:
            found.append(base + card)
    base = A_SELL + token * len(GOODS)
    for goods in range(len(GOODS)):
        if holding.held(goods) and SALE_COST[3 * (die - 1) + goods] <= workers:
            found.append(base + goods)
    _without_die(found, holding, token)


def _freely(found: list[int], position: Position, holding: Holding) -> None:
    """Add the six actions with any die at all (BCG-11.16)."""
    for row in position.rows:
        for card in row:
            found.append(A_TAKE + FREE * CARDS + card)
    for card in holding.projects:
        found.append(A_PLACE + FREE * CARDS + card)
    for goods in range(len(GOODS)):
        if holding.held(goods):
            found.append(A_SELL + FREE * len(GOODS) + goods)
    _without_die(found, holding, FREE)


def _without_die(found: list[int], holding: Holding, token: int) -> None:
    """Add the three actions that ignore the die (BCG-3.10)."""
    if holding.workers < RESTOCK:
        found.append(A_RESTOCK + token)
    found.append(A_SILVER + token)
    most = min((holding.workers + holding.silver) // PER_POINT, MOST_POINTS)
    for points in range(most):
        found.append(A_CONVERT + token * MOST_POINTS + points)


def columns_for(holding: Holding, type_: int) -> list[int]:
    """Return the columns a card of a type may go to, as decisions (section 10)."""
    found: list[int] = []
    for number, place in enumerate(open_columns(holding)):
        if fits(holding.columns[place], type_):
            found.append(A_COLUMN + number)
    if may_begin(holding, type_):
        found.append(A_COLUMN + NEW_COLUMN)
    return found


def drawable(position: Position, which: int) -> list[int]:
    """Return the piles there is something to draw from: of goods (1), animals (2) or both (3)."""
    found: list[int] = []
    for pile in range(2):
        if which & 1 and position.goods[pile]:
            found.append(pile)
    for pile in range(2):
        if which & 2 and position.animals[pile]:
            found.append(2 + pile)
    return found
