"""What a decision does, and what follows from it up to the next decision."""

from feldspar.games.burgundy_cards.rules import aaron, components, supply, turn_flow
from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.pending.about import a_card
from feldspar.games.burgundy_cards.rules.pending.choose import buy
from feldspar.games.burgundy_cards.rules.pending.column import place
from feldspar.games.burgundy_cards.rules.pending.mix import convert
from feldspar.games.burgundy_cards.rules.pending.room import gain_project
from feldspar.games.burgundy_cards.rules.player_board import FROM_GOODS
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Card, Die, Goods
from feldspar.kernel.events import Text, TextArg


def step(position: Position, action: int) -> None:
    """Carry out a legal decision of the active seat."""
    if action < components.A_MIX:
        _act(position, action)
    elif action == components.A_BUY:
        buy(position)
    elif position.stack:
        position.pop().answer(position, action)
    elif action == components.A_AARON:
        aaron.turn_up(position)
        turn_flow.skip_empty_hands(position)
    else:
        turn_flow.end_play(position)
    while position.stack and position.stack[-1].settle(position):
        pass
    if position.played and not position.stack and not position.may_buy(position.mine()):
        turn_flow.end_play(position)


def _act(position: Position, action: int) -> None:
    """One of the six actions (BCG-3.10)."""
    if action < components.A_PLACE:
        token, card = divmod(action, components.CARDS)
        _take(position, Card(card), _use(position, token))
    elif action < components.A_SELL:
        token, card = divmod(action - components.A_PLACE, components.CARDS)
        _place(position, Card(card), _use(position, token))
    elif action < components.A_RESTOCK:
        token, goods = divmod(action - components.A_SELL, len(components.GOODS))
        _sell(position, Goods(goods), _use(position, token))
    elif action < components.A_SILVER:
        _use(position, action - components.A_RESTOCK)
        _take_workers(position)
    elif action < components.A_CONVERT:
        _use(position, action - components.A_SILVER)
        _take_silver(position)
    else:
        token, points = divmod(action - components.A_CONVERT, components.MOST_POINTS)
        _use(position, token)
        convert(position, points + 1)


def _use(position: Position, token: int) -> Die:
    """Use up a hand card, or the action on the stack; return the die it shows, if any."""
    if position.stack:
        position.pop()
        return NO_DIE if token == components.FREE else Die(token + 1)
    holding = position.mine()
    die = Die(token % 6 + 1)
    cards = [card for card in holding.hand if DIE[card] == die]
    card = cards[-1] if token >= 6 else cards[0]
    holding.hand = [other for other in holding.hand if other != card]
    position.throw_away(card)
    position.played = True
    if position.log is not None:
        text = Text("log-play", {"die": die, "card": a_card(card)})
        position.report(position.active, text, "BCG-3.4", means=True)
    return die


def _take(position: Position, card: Card, die: Die) -> None:
    """Section 5: a card of the display becomes a project."""
    row = supply.row_of(position, card)
    paid = components.COST[die][row]
    position.mine().workers -= paid
    if position.log is not None:
        text = Text("log-take", {"card": a_card(card), "row": row, "workers": paid})
        position.report(position.active, text, "BCG-5.1")
    gain_project(position, card)


def _place(position: Position, card: Card, die: Die) -> None:
    """Section 6: a project goes into the estate."""
    paid = components.COST[die][DIE[card]]
    position.mine().workers -= paid
    if position.log is not None:
        text = Text("log-place", {"card": a_card(card), "workers": paid})
        position.report(position.active, text, "BCG-6.1" if die else "BCG-11.15")
    place(position, card)


def _sell(position: Position, goods: Goods, die: Die) -> None:
    """Section 7: all goods of a type, by action or by function."""
    holding = position.mine()
    paid = components.SALE_COST[die][goods]
    count = holding.held(goods)
    silver, points = count * components.GOODS_SILVER, count * components.GOODS_POINTS[goods]
    holding.workers -= paid
    holding.goods -= count << 8 * goods
    holding.sold += count << 8 * goods
    holding.silver += silver
    holding.score_points(points, FROM_GOODS)
    if position.log is not None:
        args: dict[str, TextArg] = {
            "goods": Text("goods-" + components.GOODS[goods]),
            "count": count,
            "silver": silver,
            "workers": paid,
        }
        rule = "BCG-7.5" if die else "BCG-11.14"
        position.report(position.active, Text("log-sell", args), rule, points)
    if position.holder >= 0:  # BCG-15.16: nobody has the card in the solo game
        position.holder = position.active
        position.face_down = True
        if position.log is not None:
            position.report(position.active, Text("log-start-card"), "BCG-7.6")


def _take_workers(position: Position) -> None:
    """BCG-8.1."""
    holding = position.mine()
    count = components.RESTOCK - holding.workers
    holding.workers = components.RESTOCK
    if position.log is not None:
        position.report(position.active, Text("log-restock", {"count": count}), "BCG-8.1")


def _take_silver(position: Position) -> None:
    """BCG-8.2."""
    position.mine().silver += components.SILVER_TAKEN
    if position.log is not None:
        position.report(
            position.active, Text("log-silver", {"count": components.SILVER_TAKEN}), "BCG-8.2"
        )
