"""Every legal decision as the things to touch for it, what it costs, and what it would bring."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.figures import (
    ACTIONS,
    BANK_SILVER,
    COST,
    FIRST_POINTS,
    FREE,
    GOODS,
    GOODS_POINTS,
    GOODS_SILVER,
    KNOWLEDGE_WORKERS,
    MINE_SILVER,
    NEW_COLUMN,
    OPTIONS,
    PER_POINT,
    PILES,
    PRICE,
    PROJECTS,
    RESTOCK,
    SALE_COST,
    SILVER_TAKEN,
    TOWER_POINTS,
    TRIPLE_POINTS,
    TYPES,
)
from feldspar.games.burgundy_cards.holding import (
    Holding,
    column_size,
    column_type,
    fits,
    grown,
    may_begin,
    open_columns,
)
from feldspar.games.burgundy_cards.position import ACT, CHOOSE, ROOM, Position
from feldspar.games.burgundy_cards.round_view import gain_text
from feldspar.games.burgundy_cards.supply import row_of
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Price

NO_GAIN = Text("nothing")
AT_ONCE = {
    "mine": ("count-silver", MINE_SILVER),
    "knowledge": ("count-workers", KNOWLEDGE_WORKERS),
    "watchtower": ("count-points", TOWER_POINTS),
    "bank": ("count-silver", BANK_SILVER),
}
"""What some cards bring as soon as they are placed, without a question."""
Args = dict[str, TextArg]


def moves(position: Position, seat: int) -> list[Move]:
    """Return every legal decision of a seat."""
    holding = position.holdings[seat]
    found: list[Move] = []
    for action in position.legal(seat):
        kind, args = ACTIONS.decode(action)
        if kind in ("take", "place", "sell", "restock", "silver", "convert"):
            found.append(_action(position, holding, action, kind, args))
        else:
            found.append(_answer(position, holding, action, kind, args))
    return found


# ------------------------------------------------------------------------------ the six actions


def hand_card(holding: Holding, token: int) -> int:
    """Return the hand card a token for a die means."""
    cards = [card for card in holding.hand if DIE[card] == token % 6 + 1]
    return cards[-1] if token >= 6 else cards[0]


def _token(holding: Holding, card: int) -> int:
    """Return the token that means a hand card: the second of two with the same die has its own."""
    first = DIE[card] - 1
    return first if hand_card(holding, first) == card else first + 6


def _action(
    position: Position, holding: Holding, action: int, kind: str, args: Sequence[int]
) -> Move:
    """One of the six actions: with a hand card, or with nothing to touch for it."""
    token = args[0]
    die = 0 if token == FREE else token % 6 + 1
    hand = () if position.stack else (f"card/{hand_card(holding, token)}",)
    if kind == "take":
        card = args[1]
        row = row_of(position, card)
        workers = COST[6 * (die - 1) + row] if die else 0
        text: Args = {
            "card": Text("a-" + FACES[card]),
            "row": row + 1,
            "full": Text("then-drop") if len(holding.projects) >= PROJECTS else NO_GAIN,
        }
        path = (*hand, f"card/{card}")
    elif kind == "place":
        card = args[1]
        workers = COST[6 * (die - 1) + DIE[card] - 1] if die else 0
        text = {"card": Text("a-" + FACES[card]), "gain": _place_gain(position, holding, card)}
        path = (*hand, f"card/{card}")
    elif kind == "sell":
        goods = args[1]
        count = holding.held(goods)
        workers = SALE_COST[3 * (die - 1) + goods] if die else 0
        text = {
            "goods": Text("goods-" + GOODS[goods]),
            "count": count,
            "silver": count * GOODS_SILVER,
            "points": count * GOODS_POINTS[goods],
        }
        path = (*hand, f"goods/{GOODS[goods]}")
    else:
        # The button comes first, so that it is there before a card is touched.
        workers = 0
        number = args[1] + 1 if kind == "convert" else 0
        text = {
            "count": RESTOCK - holding.workers if kind == "restock" else SILVER_TAKEN,
            "points": number,
            "cards": number * PER_POINT,
        }
        path = (f"choice/convert/{number}" if number else f"choice/{kind}", *hand)
    text["use"] = _use(position, die if hand else 0, workers)
    paid = Price("worker", workers) if workers else None
    return Move(action, path, Text(f"move-{kind}", text), price=paid)


def _use(position: Position, die: int, workers: int) -> Text:
    """Say what is used for an action: the die of a hand card, workers, or nothing."""
    if not die and not workers:
        return NO_GAIN
    return Text("use-die", {"die": die, "workers": workers})


def _place_gain(position: Position, holding: Holding, card: int) -> Text:
    """Say what a card would complete or bring at once, if there is no doubt where it goes."""
    type_ = TYPE[card]
    fitting = [one for one in holding.columns if fits(one, type_)]
    if len(fitting) + may_begin(holding, type_) != 1:
        return NO_GAIN
    if fitting and column_size(fitting[0]) == 2:
        completed = column_type(grown(fitting[0], card, type_))
        return Text("gain-triple", {"points": triple_points(position, completed)})
    found = AT_ONCE.get(FACES[card])
    return Text("gain-at-once", {"gain": Text(found[0], {"n": found[1]})}) if found else NO_GAIN


def triple_points(position: Position, type_: int) -> int:
    """Return what completing a triple of a type scores now, but for the round card."""
    return TRIPLE_POINTS[type_] + FIRST_POINTS * (position.firsts >> type_ & 1)


# --------------------------------------------------------------------------- what else is asked


def _answer(
    position: Position, holding: Holding, action: int, kind: str, args: Sequence[int]
) -> Move:
    if kind == "drop":
        new = Text("a-" + FACES[position.stack[-1] >> 4])
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
        gain = gain_text(OPTIONS[position.round][args[0]])
        return Move(action, (f"choice/bonus/{args[0] + 1}",), gain)
    if kind == "draw":
        name = PILES[args[0]]
        text = Text("move-draw-" + name.rstrip("12"))
        return Move(action, (f"pile/{name}",), text, blind=True)
    if kind == "mix":
        silver = PER_POINT * (position.stack[-1] >> 4) - args[0]
        text = Text("move-mix", {"workers": args[0], "silver": silver})
        return Move(action, (f"choice/mix/{args[0]}",), text)
    if kind == "buy":
        text = Text("move-buy", {"silver": PRICE})
        return Move(action, ("choice/buy",), text, price=Price("silver", PRICE))
    return Move(action, (f"choice/{kind}",), Text(f"move-{kind}"), forced=kind == "aaron")


def _column(position: Position, holding: Holding, action: int, which: int) -> Move:
    card = position.stack[-1] >> 4
    name = Text("a-" + FACES[card])
    if which == NEW_COLUMN:
        return Move(action, ("column/new",), Text("move-column-new", {"card": name}))
    one = holding.columns[open_columns(holding)[which]]
    after = grown(one, card, TYPE[card])
    type_ = column_type(after)
    whole = column_size(after) == 3
    points = triple_points(position, type_) if whole else 0
    gain = Text("gain-triple", {"points": points}) if whole else NO_GAIN
    text = Text("move-column", {"card": name, "type": Text("triple-" + TYPES[type_]), "gain": gain})
    return Move(action, (f"column/{which + 1}",), text)


# -------------------------------------------------------------------- what somebody may have meant


def meant(position: Position, seat: int, touched: Sequence[str]) -> list[int]:
    """Return the decisions that touching these things may mean, the likeliest first."""
    holding = position.holdings[seat]
    things = [thing.split("/") for thing in touched]
    cards = [int(rest[0]) for kind, *rest in things if kind == "card"]
    tokens = [_token(holding, card) for card in cards if card in holding.hand]
    if position.stack:
        top = position.stack[-1]
        tokens = [(top >> 4) - 1] if top & 15 == ACT else [FREE]
    tokens = tokens or [DIE[card] - 1 for card in holding.hand]
    found: list[int] = []
    for card in cards:
        found += _meant_card(position, holding, card, tokens)
    for kind, *rest in things:
        if kind == "goods":
            found += [ACTIONS.encode("sell", token, GOODS.index(rest[0])) for token in tokens]
        elif kind == "pile":
            found.append(ACTIONS.encode("draw", PILES.index(rest[0])))
        elif kind == "column":
            which = NEW_COLUMN if rest[0] == "new" else int(rest[0]) - 1
            found.append(ACTIONS.encode("column", which))
        elif kind == "choice" and rest[0] in ("restock", "silver"):
            found += [ACTIONS.encode(rest[0], token) for token in tokens]
        elif kind == "choice" and rest[0] == "convert":
            found += [ACTIONS.encode("convert", token, int(rest[1]) - 1) for token in tokens]
        elif kind == "choice" and rest[0] in ("buy", "done", "aaron"):
            found.append(ACTIONS.encode(rest[0]))
        elif kind == "choice" and rest[0] == "bonus":
            found.append(ACTIONS.encode("bonus", int(rest[1]) - 1))
        elif kind == "choice" and rest[0] == "mix":
            found.append(ACTIONS.encode("mix", int(rest[1])))
    return found


def _meant_card(position: Position, holding: Holding, card: int, tokens: list[int]) -> list[int]:
    """Return what touching a card may mean, wherever it lies."""
    asked = position.stack[-1] & 15 if position.stack else -1
    if asked == CHOOSE:
        return [ACTIONS.encode("choose", card, use) for use in range(2)]
    if card in holding.projects:
        if asked == ROOM:
            return [ACTIONS.encode("drop", card)]
        return [ACTIONS.encode("place", token, card) for token in tokens]
    if row_of(position, card) >= 0:
        return [ACTIONS.encode("take", token, card) for token in tokens]
    return []
