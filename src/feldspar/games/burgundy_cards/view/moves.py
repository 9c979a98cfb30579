"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.supply import row_of
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Card, Die, Goods, Token, Type
from feldspar.games.burgundy_cards.rules.why_not import SIX
from feldspar.games.burgundy_cards.view import pending
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.games.burgundy_cards.view.pending import Args, a_card
from feldspar.games.burgundy_cards.view.rounds import gain_text
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Path, Price
from feldspar.kernel.toolkit.memoize import remembered

AT_ONCE = {
    "mine": ("count-silver", components.MINE_SILVER),
    "knowledge": ("count-workers", components.KNOWLEDGE_WORKERS),
    "watchtower": ("count-points", components.TOWER_POINTS),
    "bank": ("count-silver", components.BANK_SILVER),
}
"""What some cards bring as soon as they are placed, without a question."""


def moves(position: Position, seat: int) -> list[Move]:
    """Return every legal decision of a seat."""
    holding = position.holdings[seat]
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = components.ACTIONS.decode(action)
        make = _action if kind in SIX else _answer
        move = make(position, holding, action, kind, args)
        found += [move._replace(path=path) for path in paths(position, seat, action)]
    return found


# ------------------------------------------------------------------------------ what is touched


def paths(position: Position, seat: int, action: int) -> list[Path]:
    """Return the things to touch for a decision, legal or not, wherever they may be."""
    kind, args = components.ACTIONS.decode(action)
    holding = position.holdings[seat]
    if kind in SIX:
        return _with_card(position, holding, kind, args)
    if kind == "drop":
        return [(f"card/{args[0]}",)] if args[0] in holding.projects else []
    if kind == "choose":
        return [(f"card/{args[0]}", "choice/action" if args[1] else "choice/project")]
    if kind == "column":
        return [("column/new" if args[0] == components.NEW_COLUMN else f"column/{args[0] + 1}",)]
    if kind == "draw":
        return [(f"pile/{components.PILES[args[0]]}",)]
    if kind == "bonus":
        return [(f"choice/bonus/{args[0] + 1}",)]
    return [(f"choice/mix/{args[0]}" if kind == "mix" else f"choice/{kind}",)]


def _with_card(position: Position, holding: Holding, kind: str, args: Sequence[int]) -> list[Path]:
    """Return the path of one of the six actions, if the hand card for it is there."""
    hand = _hand(position, holding, Token(args[0]))
    if kind in ("take", "place"):
        there = row_of(position, Card(args[1])) if kind == "take" else args[1] in holding.projects
        return [(*used, f"card/{args[1]}") for used in hand if there]
    if kind == "sell":
        return [(*used, f"goods/{components.GOODS[args[1]]}") for used in hand]
    # The button comes first, so that it is there before a card is touched.
    button = f"choice/convert/{args[1] + 1}" if kind == "convert" else f"choice/{kind}"
    return [(button, *used) for used in hand]


def _hand(position: Position, holding: Holding, token: Token) -> list[Path]:
    """Return the hand card of a token; nothing to touch for an answer, or if all are played."""
    if position.stack or not holding.hand:
        die = pending.extra_die(position)
        return [()] if token == (die - 1 if die else components.FREE) else []
    cards = [card for card in holding.hand if DIE[card] == token % 6 + 1]
    # The second of two with the same die has its own token.
    return [(f"card/{card}",) for card in (cards[1:] if token >= 6 else cards[:1])]


def thinkable(position: Position, seat: int) -> list[int]:
    """Return decisions with the cards there are, legal or not."""
    holding = position.holdings[seat]
    tokens = [
        token for token in range(components.FREE + 1) if _hand(position, holding, Token(token))
    ]
    cards = [*holding.hand, *holding.projects, *position.revealed]
    cards += [card for row in position.rows for card in row]
    return components.ACTIONS.every(die=tokens, card=cards)


# ------------------------------------------------------------------------------ the six actions


def _action(
    position: Position, holding: Holding, action: int, kind: str, args: Sequence[int]
) -> Move:
    """One of the six actions: with a hand card, or with nothing to touch for it."""
    die = NO_DIE if args[0] == components.FREE else Die(args[0] % 6 + 1)
    shown = NO_DIE if position.stack else die
    if kind == "take":
        card, full = Card(args[1]), len(holding.projects) >= components.PROJECTS
        row = row_of(position, card)
        return _take(action, shown, components.COST[die][row], card, row, full)
    if kind == "place":
        card = Card(args[1])
        told: Args = {"card": a_card(card), "gain": _place_gain(position, holding, card)}
        return _with(action, kind, shown, components.COST[die][DIE[card]], told)
    if kind == "sell":
        goods = Goods(args[1])
        return _sell(action, shown, components.SALE_COST[die][goods], goods, holding.held(goods))
    number = args[1] + 1 if kind == "convert" else 0
    count = components.RESTOCK - holding.workers if kind == "restock" else components.SILVER_TAKEN
    return _gain(action, kind, shown, count, number)


def _with(action: int, kind: str, die: Die, workers: int, told: Args) -> Move:
    """Return an action with the die of a hand card, workers, or nothing."""
    use = Text("use-die", {"die": die, "workers": workers}) if die or workers else NOTHING
    paid = Price("worker", workers) if workers else None
    return Move(action, (), Text(f"move-{kind}", {**told, "use": use}), price=paid)


@remembered
def _take(action: int, die: Die, workers: int, card: Card, row: Die, full: bool) -> Move:
    """Take a card from the display."""
    then = Text("then-drop") if full else NOTHING
    return _with(action, "take", die, workers, {"card": a_card(card), "row": row, "full": then})


@remembered
def _sell(action: int, die: Die, workers: int, goods: Goods, count: int) -> Move:
    """Sell all goods of a type."""
    told: Args = {
        "goods": Text("goods-" + components.GOODS[goods]),
        "count": count,
        "silver": count * components.GOODS_SILVER,
        "points": count * components.GOODS_POINTS[goods],
    }
    return _with(action, "sell", die, workers, told)


@remembered
def _gain(action: int, kind: str, die: Die, count: int, points: int) -> Move:
    """Take so many workers or so much silver, or return cards for points."""
    told: Args = {"count": count, "points": points, "cards": points * components.PER_POINT}
    return _with(action, kind, die, 0, told)


def _place_gain(position: Position, holding: Holding, card: Card) -> Text:
    """Say what a card would complete or bring at once, if there is no doubt where it goes."""
    type_ = TYPE[card]
    fitting = [one for one in holding.columns if one.fits(type_)]
    if len(fitting) + holding.may_begin(type_) != 1:
        return NOTHING
    if fitting and fitting[0].size == 2:
        completed = fitting[0].grown(card).type
        return Text("gain-triple", {"points": triple_points(position, completed)})
    found = AT_ONCE.get(FACES[card])
    return Text("gain-at-once", {"gain": Text(found[0], {"n": found[1]})}) if found else NOTHING


def triple_points(position: Position, type_: Type) -> int:
    """Return what completing a triple of a type scores now, but for the round card."""
    return components.TRIPLE_POINTS[type_] + components.FIRST_POINTS * (
        position.firsts >> type_ & 1
    )


# --------------------------------------------------------------------------- what else is asked


def _answer(
    position: Position, holding: Holding, action: int, kind: str, args: Sequence[int]
) -> Move:
    if kind == "drop":
        new = a_card(pending.wanted(position))
        return Move(action, (), Text("move-drop", {"card": a_card(Card(args[0])), "new": new}))
    if kind == "choose":
        use = "action" if args[1] else "project"
        card = a_card(Card(args[0]))
        return Move(action, (), Text(f"move-choose-{use}", {"card": card, "die": DIE[args[0]]}))
    if kind == "column":
        return _column(position, holding, action, args[0])
    if kind == "bonus":
        return Move(action, (), gain_text(components.OPTIONS[position.round][args[0]]))
    if kind == "draw":
        pile = components.PILES[args[0]].rstrip("12")
        return Move(action, (), Text(f"move-draw-{pile}"), blind=True)
    if kind == "mix":
        return Move(action, (), pending.mixed(position, args[0]))
    if kind == "buy":
        text = Text("move-buy", {"silver": components.PRICE})
        return Move(action, (), text, price=Price("silver", components.PRICE))
    return Move(action, (), Text(f"move-{kind}"), forced=kind == "aaron")


def _column(position: Position, holding: Holding, action: int, which: int) -> Move:
    card = pending.wanted(position)
    name = a_card(card)
    if which == components.NEW_COLUMN:
        seven = _seven(position, holding, [*holding.columns, Column(TYPE[card], [card])])
        return Move(action, (), Text("move-column-new", {"card": name, "seven": seven}))
    columns = holding.columns[:]
    place = holding.open_columns()[which]
    after = columns[place] = columns[place].grown(card)
    points = triple_points(position, after.type)
    gain = Text("gain-triple", {"points": points}) if after.size == components.TRIPLE else NOTHING
    told: Args = {
        "card": name,
        "type": Text("triple-" + components.TYPES[after.type]),
        "gain": gain,
        "seven": _seven(position, holding, columns),
    }
    return Move(action, (), Text("move-column", told))


def _seven(position: Position, holding: Holding, columns: Sequence[Column]) -> Text:
    """Say what all seven types bring, if so many columns have them for the first time."""
    whole = len({column.type for column in columns}) == len(components.TYPES)
    if not whole or holding.seven or not position.sevens:
        return NOTHING
    return Text("gain-seven", {"points": position.sevens[-1]})
