"""What a decision does, and what follows from it up to the next decision."""

from feldspar.games.burgundy_cards import aaron, course, supply
from feldspar.games.burgundy_cards.cards import DIE, FACES
from feldspar.games.burgundy_cards.effects import (
    convert,
    draw_from,
    gain_project,
    pay_for_points,
    place,
    put_into_column,
    sell,
    settle,
    take_option,
    take_silver,
    take_workers,
)
from feldspar.games.burgundy_cards.figures import (
    A_AARON,
    A_BONUS,
    A_BUY,
    A_CHOOSE,
    A_COLUMN,
    A_CONVERT,
    A_DRAW,
    A_DROP,
    A_MIX,
    A_PLACE,
    A_RESTOCK,
    A_SELL,
    A_SILVER,
    BOUGHT,
    CARDS,
    COST,
    FREE,
    GOODS,
    MOST_POINTS,
    PRICE,
    SALE_COST,
)
from feldspar.games.burgundy_cards.holding import Holding
from feldspar.games.burgundy_cards.position import ACT, CHOOSE, Position
from feldspar.kernel.events import Text


def step(position: Position, seat: int, action: int) -> None:
    """Carry out a legal decision."""
    holding = position.holdings[seat]
    if action < A_PLACE:
        token, card = divmod(action, CARDS)
        die = _use(position, holding, seat, token)
        row = supply.row_of(position, card)
        paid = _pay(holding, COST[6 * (die - 1) + row] if die else 0)
        _take(position, seat, card, row, die, paid)
    elif action < A_SELL:
        token, card = divmod(action - A_PLACE, CARDS)
        die = _use(position, holding, seat, token)
        paid = _pay(holding, COST[6 * (die - 1) + DIE[card] - 1] if die else 0)
        place(position, seat, card, die, paid)
    elif action < A_RESTOCK:
        token, goods = divmod(action - A_SELL, len(GOODS))
        die = _use(position, holding, seat, token)
        paid = _pay(holding, SALE_COST[3 * (die - 1) + goods] if die else 0)
        sell(position, seat, goods, die, paid)
    elif action < A_SILVER:
        _use(position, holding, seat, action - A_RESTOCK)
        take_workers(position, seat)
    elif action < A_CONVERT:
        _use(position, holding, seat, action - A_SILVER)
        take_silver(position, seat)
    elif action < A_MIX:
        token, points = divmod(action - A_CONVERT, MOST_POINTS)
        _use(position, holding, seat, token)
        convert(position, seat, points + 1)
    else:
        _answer(position, holding, seat, action)
    settle(position, seat)
    if position.played and not position.stack and not position.may_buy(holding):
        course.end_play(position)


def _answer(position: Position, holding: Holding, seat: int, action: int) -> None:
    """Carry out what is not an action of its own: purchases, and answers to what is asked."""
    if action < A_BUY:
        _mix(position, holding, seat, action - A_MIX)
    elif action < A_CHOOSE:
        _buy(position, holding, seat)
    elif action < A_DROP:
        card, use = divmod(action - A_CHOOSE, 2)
        _choose(position, seat, card, use)
    elif action < A_COLUMN:
        _drop(position, holding, seat, action - A_DROP)
    elif action < A_BONUS:
        card = position.stack[-1] >> 4
        position.pop()
        put_into_column(position, seat, card, action - A_COLUMN)
    elif action < A_DRAW:
        position.pop()
        take_option(position, seat, action - A_BONUS)
    elif action < A_AARON:
        position.pop()
        draw_from(position, seat, action - A_DRAW)
    elif action == A_AARON:
        aaron.turn_up(position)
        course.skip_empty_hands(position)
    elif position.stack:
        position.pop()  # BCG-9.8: nothing is bought before this function
    else:
        course.end_play(position)


def _use(position: Position, holding: Holding, seat: int, token: int) -> int:
    """Use up a hand card, or the action on the stack; return the die it shows, or 0."""
    if position.stack:
        position.pop()
        return 0 if token == FREE else token + 1
    die = token % 6 + 1
    cards = [card for card in holding.hand if DIE[card] == die]
    card = cards[-1] if token >= 6 else cards[0]
    holding.hand = [other for other in holding.hand if other != card]
    position.throw_away(card)
    position.played = True
    if position.log is not None:
        text = Text("log-play", {"die": die, "card": Text("a-" + FACES[card])})
        position.report(seat, text, "BCG-3.4", means=True)
    return die


def _pay(holding: Holding, workers: int) -> int:
    holding.workers -= workers
    return workers


def _take(position: Position, seat: int, card: int, row: int, die: int, paid: int) -> None:
    """Section 5: a card of the display becomes a project."""
    if position.log is not None:
        text = Text("log-take", {"card": Text("a-" + FACES[card]), "row": row + 1, "workers": paid})
        position.report(seat, text, "BCG-5.1")
    gain_project(position, seat, card)


def _buy(position: Position, holding: Holding, seat: int) -> None:
    """BCG-9.1: reveal cards of the draw pile; one will be chosen."""
    holding.silver -= PRICE
    position.bought = True
    revealed: list[int] = []
    for _ in range(BOUGHT):
        card = supply.draw(position)
        if card != supply.NOTHING:
            revealed.append(card)
    position.revealed = revealed
    position.reveals += 1
    position.push(CHOOSE)
    if position.log is not None:
        text = Text("log-buy", {"silver": PRICE, "count": len(revealed)})
        position.report(seat, text, "BCG-9.1")


def _choose(position: Position, seat: int, card: int, use: int) -> None:
    """BCG-9.2, 9.3: one card is a project or an action, the others are discarded."""
    position.pop()
    for other in position.revealed:
        if other != card or use:
            position.throw_away(other)
    position.revealed = [] if use else [card]
    if position.log is not None:
        key = "log-choose-action" if use else "log-choose-project"
        text = Text(key, {"card": Text("a-" + FACES[card]), "die": DIE[card]})
        position.report(seat, text, "BCG-9.3")
    if use:
        position.push(ACT, DIE[card])
    else:
        gain_project(position, seat, card)


def _drop(position: Position, holding: Holding, seat: int, card: int) -> None:
    """BCG-5.5: discard a project, then add the new card."""
    new = position.stack[-1] >> 4
    position.pop()
    holding.projects = [other for other in holding.projects if other != card]
    position.throw_away(card)
    if position.log is not None:
        position.report(seat, Text("log-drop", {"card": Text("a-" + FACES[card])}), "BCG-5.5")
    gain_project(position, seat, new)


def _mix(position: Position, holding: Holding, seat: int, workers: int) -> None:
    """BCG-8.3: how many of the cards returned are workers."""
    points = position.stack[-1] >> 4
    position.pop()
    pay_for_points(position, seat, points, workers)
