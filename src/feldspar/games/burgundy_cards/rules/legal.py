"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Die, Token


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if seat != position.active:
        return []
    if position.aaron_waits():
        return [components.A_AARON]
    if position.stack:
        return position.stack[-1].answers(position)
    holding = position.holdings[seat]
    found: list[int] = []
    if position.played:
        found.append(components.A_DONE)
    else:
        hand = holding.hand
        die = DIE[hand[0]]
        add_actions(found, position, die, Token(die - 1))
        if len(hand) > 1:
            other = DIE[hand[1]]
            if other != die:
                add_actions(found, position, other, Token(other - 1))
            elif FACES[hand[1]] != FACES[hand[0]]:
                add_actions(found, position, other, Token(other + 5))
    if position.may_buy(holding):
        found.append(components.A_BUY)
    return found


def add_actions(found: list[int], position: Position, die: Die, token: Token) -> None:
    """Add the six actions with a die, changed by as many workers as the player has."""
    holding = position.mine()
    workers = holding.workers
    costs = components.COST[die]
    base = components.A_TAKE + token * components.CARDS
    for row, cards in enumerate(position.rows):
        if costs[row + 1] <= workers:
            for card in cards:
                found.append(base + card)
    base = components.A_PLACE + token * components.CARDS
    for card in holding.projects:
        if costs[DIE[card]] <= workers:
            found.append(base + card)
    if holding.goods:
        costs = components.SALE_COST[die]
        base = components.A_SELL + token * len(components.ALL_GOODS)
        for goods in components.ALL_GOODS:
            if holding.held(goods) and costs[goods] <= workers:
                found.append(base + goods)
    if workers < components.RESTOCK:
        found.append(components.A_RESTOCK + token)
    found.append(components.A_SILVER + token)
    base = components.A_CONVERT + token * components.MOST_POINTS
    for points in range(
        min((workers + holding.silver) // components.PER_POINT, components.MOST_POINTS)
    ):
        found.append(base + points)
