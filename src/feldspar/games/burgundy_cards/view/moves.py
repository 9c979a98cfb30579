"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import figures
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.rules.holding import Holding
from feldspar.games.burgundy_cards.rules.judge import SIX
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.supply import row_of
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Card, Die, Goods, Token, Type
from feldspar.games.burgundy_cards.view import questions
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.games.burgundy_cards.view.questions import Args
from feldspar.games.burgundy_cards.view.rounds import gain_text
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Price

AT_ONCE = {
    "mine": ("count-silver", figures.MINE_SILVER),
    "knowledge": ("count-workers", figures.KNOWLEDGE_WORKERS),
    "watchtower": ("count-points", figures.TOWER_POINTS),
    "bank": ("count-silver", figures.BANK_SILVER),
}
"""What some cards bring as soon as they are placed, without a question."""


def moves(position: Position, seat: int) -> list[Move]:
    """Return every legal decision of a seat."""
    holding = position.holdings[seat]
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = figures.ACTIONS.decode(action)
        move = _action if kind in SIX else _answer
        found.append(move(position, holding, action, kind, args))
    return found


# ------------------------------------------------------------------------------ the six actions


def hand_card(holding: Holding, token: Token) -> Card:
    """Return the hand card a token for a die means."""
    cards = [card for card in holding.hand if DIE[card] == token % 6 + 1]
    return cards[-1] if token >= 6 else cards[0]


def _token(holding: Holding, card: Card) -> Token:
    """Return the token that means a hand card: the second of two with the same die has its own."""
    first = Token(DIE[card] - 1)
    return first if hand_card(holding, first) == card else Token(first + 6)


def _action(
    position: Position, holding: Holding, action: int, kind: str, args: Sequence[int]
) -> Move:
    """One of the six actions: with a hand card, or with nothing to touch for it."""
    token = Token(args[0])
    die = NO_DIE if token == figures.FREE else Die(token % 6 + 1)
    hand = () if position.stack else (f"card/{hand_card(holding, token)}",)
    workers, path = 0, hand
    if kind == "take":
        workers, text = _take(position, holding, Card(args[1]), die)
        path = (*hand, f"card/{args[1]}")
    elif kind == "place":
        card = Card(args[1])
        workers = figures.COST[die][DIE[card]]
        text = {"card": Text("a-" + FACES[card]), "gain": _place_gain(position, holding, card)}
        path = (*hand, f"card/{card}")
    elif kind == "sell":
        workers, text = _sell(holding, Goods(args[1]), die)
        path = (*hand, f"goods/{figures.GOODS[args[1]]}")
    else:
        # The button comes first, so that it is there before a card is touched.
        number = args[1] + 1 if kind == "convert" else 0
        count = figures.RESTOCK - holding.workers if kind == "restock" else figures.SILVER_TAKEN
        text = {"count": count, "points": number, "cards": number * figures.PER_POINT}
        path = (f"choice/convert/{number}" if number else f"choice/{kind}", *hand)
    text["use"] = _use(die if hand else NO_DIE, workers)
    paid = Price("worker", workers) if workers else None
    return Move(action, path, Text(f"move-{kind}", text), price=paid)


def _take(position: Position, holding: Holding, card: Card, die: Die) -> tuple[int, Args]:
    """Return what it costs to take a card from the display, and what to say of it."""
    row = row_of(position, card)
    full = Text("then-drop") if len(holding.projects) >= figures.PROJECTS else NOTHING
    return figures.COST[die][row], {"card": Text("a-" + FACES[card]), "row": row, "full": full}


def _sell(holding: Holding, goods: Goods, die: Die) -> tuple[int, Args]:
    """Return what it costs to sell goods, and what it brings."""
    count = holding.held(goods)
    return figures.SALE_COST[die][goods], {
        "goods": Text("goods-" + figures.GOODS[goods]),
        "count": count,
        "silver": count * figures.GOODS_SILVER,
        "points": count * figures.GOODS_POINTS[goods],
    }


def _use(die: Die, workers: int) -> Text:
    """Say what is used for an action: the die of a hand card, workers, or nothing."""
    if not die and not workers:
        return NOTHING
    return Text("use-die", {"die": die, "workers": workers})


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
    return figures.TRIPLE_POINTS[type_] + figures.FIRST_POINTS * (position.firsts >> type_ & 1)


# --------------------------------------------------------------------------- what else is asked


def _answer(
    position: Position, holding: Holding, action: int, kind: str, args: Sequence[int]
) -> Move:
    if kind == "drop":
        new = Text("a-" + FACES[questions.wanted(position)])
        text = Text("move-drop", {"card": Text("a-" + FACES[args[0]]), "new": new})
        return Move(action, (f"card/{args[0]}",), text)
    if kind == "choose":
        use = "action" if args[1] else "project"
        card = Text("a-" + FACES[args[0]])
        text = Text(f"move-choose-{use}", {"card": card, "die": DIE[args[0]]})
        return Move(action, (f"card/{args[0]}", f"choice/{use}"), text)
    if kind == "column":
        return _column(position, holding, action, args[0])
    if kind == "bonus":
        gain = gain_text(figures.OPTIONS[position.round][args[0]])
        return Move(action, (f"choice/bonus/{args[0] + 1}",), gain)
    if kind == "draw":
        name = figures.PILES[args[0]]
        text = Text("move-draw-" + name.rstrip("12"))
        return Move(action, (f"pile/{name}",), text, blind=True)
    if kind == "mix":
        return Move(action, (f"choice/mix/{args[0]}",), questions.mixed(position, args[0]))
    if kind == "buy":
        text = Text("move-buy", {"silver": figures.PRICE})
        return Move(action, ("choice/buy",), text, price=Price("silver", figures.PRICE))
    return Move(action, (f"choice/{kind}",), Text(f"move-{kind}"), forced=kind == "aaron")


def _column(position: Position, holding: Holding, action: int, which: int) -> Move:
    card = questions.wanted(position)
    name = Text("a-" + FACES[card])
    if which == figures.NEW_COLUMN:
        return Move(action, ("column/new",), Text("move-column-new", {"card": name}))
    after = holding.columns[holding.open_columns()[which]].grown(card)
    points = triple_points(position, after.type)
    gain = Text("gain-triple", {"points": points}) if after.size == figures.TRIPLE else NOTHING
    type_ = Text("triple-" + figures.TYPES[after.type])
    text = Text("move-column", {"card": name, "type": type_, "gain": gain})
    return Move(action, (f"column/{which + 1}",), text)


# -------------------------------------------------------------------- what somebody may have meant


def meant(position: Position, seat: int, touched: Sequence[str]) -> list[int]:
    """Return the decisions that touching these things may mean, the likeliest first."""
    holding = position.holdings[seat]
    things = [thing.split("/") for thing in touched]
    cards = [Card(int(rest[0])) for kind, *rest in things if kind == "card"]
    tokens = [_token(holding, card) for card in cards if card in holding.hand]
    if position.stack:
        die = questions.extra_die(position)
        tokens = [Token(die - 1) if die else figures.FREE]
    tokens = tokens or [Token(DIE[card] - 1) for card in holding.hand]
    found: list[int] = []
    for card in cards:
        found += questions.meant(position, holding, card) or _with_card(
            position, holding, card, tokens
        )
    for kind, *rest in things:
        if kind == "goods":
            goods = figures.GOODS.index(rest[0])
            found += [figures.ACTIONS.encode("sell", token, goods) for token in tokens]
        elif kind == "pile":
            found.append(figures.ACTIONS.encode("draw", figures.PILES.index(rest[0])))
        elif kind == "column":
            which = figures.NEW_COLUMN if rest[0] == "new" else int(rest[0]) - 1
            found.append(figures.ACTIONS.encode("column", which))
        elif kind == "choice":
            found += _chosen(rest[0], [int(number) for number in rest[1:]], tokens)
    return found


def _with_card(
    position: Position, holding: Holding, card: Card, tokens: Sequence[Token]
) -> list[int]:
    """Return the actions that touching a card may mean, wherever it lies."""
    if card in holding.projects:
        return [figures.ACTIONS.encode("place", token, card) for token in tokens]
    if row_of(position, card):
        return [figures.ACTIONS.encode("take", token, card) for token in tokens]
    return []


def _chosen(kind: str, numbers: list[int], tokens: Sequence[Token]) -> list[int]:
    """Return what a choice means: an action with each of some dice, or something else."""
    if kind in ("restock", "silver", "convert"):
        return [figures.ACTIONS.encode(kind, token, *[n - 1 for n in numbers]) for token in tokens]
    if kind in ("buy", "done", "aaron", "bonus"):
        return [figures.ACTIONS.encode(kind, *[n - 1 for n in numbers])]
    return [figures.ACTIONS.encode(kind, *numbers)] if kind == "mix" else []
