"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without the shortcuts of `legal`. The two must agree on
every decision in every position.
"""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.cards import DIE, FACES, TYPE
from feldspar.games.burgundy_cards.figures import (
    ACTIONS,
    CARPENTER,
    CHURCH,
    CLOISTER,
    FREE,
    GOODS_DICE,
    MARKET,
    NEW_COLUMN,
    OPTIONS,
    PER_POINT,
    PRICE,
    RESTOCK,
    TAKES,
    TRIPLE,
    cost,
)
from feldspar.games.burgundy_cards.holding import Holding, column_cards
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

_ACTIONS = ("take", "place", "sell", "restock", "silver", "convert")
"""The six of BCG-3.10."""
_TAKING = {TAKES[CARPENTER]: "BCG-11.7", TAKES[CHURCH]: "BCG-11.8", TAKES[MARKET]: "BCG-11.9"}
_DRAWING = {1: "BCG-11.3", 2: "BCG-11.4", 3: "BCG-11.13"}
_ASKED = {
    ROOM: "BCG-5.5",
    COLUMN: "BCG-10.8",
    BONUS: "BCG-12.4",
    WINDOW: "BCG-9.8",
    CHOOSE: "BCG-9.5",
    ACT: "BCG-9.3",
    FREE_ACT: "BCG-11.16",
    PLACE: "BCG-11.15",
    SELL: "BCG-11.14",
    MIX: "BCG-8.3",
}
"""The rule that asks for a decision, and so forbids any other."""


def why_not(position: Position, seat: int, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    if position.active < 0:
        return "BCG-14.1"
    if position.active != seat:
        return "BCG-16.6"
    if position.aaron_waits() or kind == "aaron":
        return None if position.aaron_waits() and kind == "aaron" else "BCG-15.5"
    holding = position.holdings[seat]
    if position.stack:
        return _pending(position, holding, position.stack[-1], kind, args)
    if kind == "buy":
        return _buy(position, holding)
    if kind == "done":
        return None if position.played else "BCG-3.5"
    if kind not in _ACTIONS:
        return _unasked(kind)
    if position.played:
        return "BCG-3.4"
    if args[0] == FREE:
        return "BCG-11.16"
    die, other = args[0] % 6 + 1, args[0] >= 6
    cards = [card for card in holding.hand if DIE[card] == die]
    if not cards or (other and len({FACES[card] for card in cards}) < 2):
        return "BCG-3.4"
    return _action(position, holding, kind, args, die)


def _unasked(kind: str) -> str:
    """The rule by which something might be asked, which it is not."""
    return {
        "mix": "BCG-8.3",
        "choose": "BCG-9.2",
        "drop": "BCG-5.5",
        "column": "BCG-6.3",
        "bonus": "BCG-12.4",
        "draw": "BCG-11.3",
    }[kind]


def _buy(position: Position, holding: Holding) -> str | None:
    if position.bought or holding.silver < PRICE:
        return "BCG-9.1"
    return None if position.deck or position.discard else "BCG-9.11"


def _pending(
    position: Position, holding: Holding, item: int, kind: str, args: Sequence[int]
) -> str | None:
    """What is triggered is settled before anything else happens (BCG-11.19)."""
    what, arg = item & 15, item >> 4
    if what == WINDOW and kind in ("buy", "done"):
        return None
    if what == ROOM and kind == "drop":
        return None if args[0] in holding.projects else "BCG-5.5"
    if what == COLUMN and kind == "column":
        return _column(holding, TYPE[arg], args[0])
    if what == BONUS and kind == "bonus":
        return None if args[0] < len(OPTIONS[position.round]) else "BCG-12.4"
    if what == DRAW:
        return _draw(position, arg, args[0]) if kind == "draw" else _DRAWING[arg]
    if what == CHOOSE and kind == "choose":
        return None if args[0] in position.revealed else "BCG-9.2"
    if what == MIX and kind == "mix":
        silver = PER_POINT * arg - args[0]
        return None if args[0] <= holding.workers and 0 <= silver <= holding.silver else "BCG-8.3"
    if what == ACT and kind in _ACTIONS:
        return _action(position, holding, kind, args, arg) if args[0] == arg - 1 else "BCG-9.3"
    if what == TAKE:
        if kind != "take" or args[0] != FREE:
            return _TAKING[arg]
        forbidden = _take(position, args[1])
        return forbidden or (None if arg >> TYPE[args[1]] & 1 else _TAKING[arg])
    alone = {PLACE: "place", SELL: "sell"}.get(what)
    if kind == alone or (what == FREE_ACT and kind in _ACTIONS):
        return _action(position, holding, kind, args, 0) if args[0] == FREE else _ASKED[what]
    return _ASKED[what]


def _draw(position: Position, which: int, pile: int) -> str | None:
    kinds, place = divmod(pile, 2)
    if not which >> kinds & 1:
        return _DRAWING[which]
    return None if (position.goods, position.animals)[kinds][place] else "BCG-11.5"


def _action(
    position: Position, holding: Holding, kind: str, args: Sequence[int], die: int
) -> str | None:
    """One of the six actions; a die of 0 may be any (section 4)."""
    if kind == "take":
        forbidden = _take(position, args[1])
        if forbidden is not None:
            return forbidden
        row = next(n for n, cards in enumerate(position.rows) if args[1] in cards)
        return None if not die or cost(die, row + 1) <= holding.workers else "BCG-5.1"
    if kind == "place":
        if args[1] not in holding.projects:
            return "BCG-6.1"
        return None if not die or cost(die, DIE[args[1]]) <= holding.workers else "BCG-6.1"
    if kind == "sell":
        if not holding.held(args[1]):
            return "BCG-7.2"
        nearest = min(cost(die, one) for one in GOODS_DICE[args[1]]) if die else 0
        return None if nearest <= holding.workers else "BCG-7.1"
    if kind == "restock":
        return None if holding.workers < RESTOCK else "BCG-8.1"
    if kind == "convert":
        enough = PER_POINT * (args[1] + 1) <= holding.workers + holding.silver
        return None if enough else "BCG-8.4"
    return None


def _take(position: Position, card: int) -> str | None:
    """BCG-5.1: a card that lies in the display."""
    return None if any(card in row for row in position.rows) else "BCG-5.1"


def _column(holding: Holding, type_: int, which: int) -> str | None:
    """Section 10, card by card: what a column is follows from the cards in it."""
    unfinished = [one for one in holding.columns if len(column_cards(one)) < TRIPLE]
    kinds = [_kind(one) for one in unfinished]
    if which == NEW_COLUMN:
        if type_ not in kinds:
            return None
        return "BCG-10.7" if type_ == CLOISTER else "BCG-10.4"
    if which >= len(unfinished):
        return "BCG-10.1"
    if type_ == CLOISTER or kinds[which] in (type_, CLOISTER):
        return None
    return "BCG-10.2"


def _kind(one: int) -> int:
    """The type of a column: that of its cards which are no cloisters, if there are any."""
    others = [TYPE[card] for card in column_cards(one) if TYPE[card] != CLOISTER]
    return others[0] if others else CLOISTER
