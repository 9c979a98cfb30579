"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without anything `legal` is made of. The two must agree on
every decision in every position.
"""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules.cards import DIE, FACES
from feldspar.games.burgundy_cards.rules.components import (
    ACTIONS,
    FREE,
    GOODS_DICE,
    PER_POINT,
    PRICE,
    RESTOCK,
)
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Die, Goods

SIX: Final = ("take", "place", "sell", "restock", "silver", "convert")
"""The actions of BCG-3.10."""
_UNASKED: Final = {
    "mix": "BCG-8.3",
    "choose": "BCG-9.2",
    "drop": "BCG-5.5",
    "column": "BCG-6.3",
    "bonus": "BCG-12.4",
    "draw": "BCG-11.3",
}
"""The rule by which something might be asked, which it is not."""


def why_not(position: Position, seat: int, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    if position.active < 0:
        return "BCG-14.1"
    if position.active != seat:
        return "BCG-16.6"
    aaron = position.seats == 1 and len(position.aaron_piles[position.round]) > 0
    if aaron or kind == "aaron":
        return None if aaron and kind == "aaron" else "BCG-15.5"
    if position.stack:  # what is triggered is settled before anything else happens (BCG-11.19)
        return position.stack[-1].why_not(position, kind, args)
    if kind == "buy":
        return purchase_rule(position)
    if kind == "done":
        return None if position.played else "BCG-3.5"
    if kind not in SIX:
        return _UNASKED[kind]
    if position.played:
        return "BCG-3.4"
    if args[0] == FREE:
        return "BCG-11.16"
    die, other = Die(args[0] % 6 + 1), args[0] >= 6
    cards = [card for card in position.mine().hand if DIE[card] == die]
    if not cards or (other and len({FACES[card] for card in cards}) < 2):
        return "BCG-3.4"
    return action_rule(position, kind, args, die)


def purchase_rule(position: Position) -> str | None:
    """Return what forbids a purchase."""
    if position.bought or position.mine().silver < PRICE:
        return "BCG-9.1"
    return None if position.deck or position.discard else "BCG-9.11"


def action_rule(position: Position, kind: str, args: Sequence[int], die: Die) -> str | None:
    """Return what forbids one of the six actions; without a die any will do (section 4)."""
    holding = position.mine()
    if kind == "take":
        rows = [Die(n) for n, cards in enumerate(position.rows, 1) if args[1] in cards]
        return None if rows and _reaches(position, die, rows) else "BCG-5.1"
    if kind == "place":
        there = args[1] in holding.projects
        return None if there and _reaches(position, die, [DIE[args[1]]]) else "BCG-6.1"
    if kind == "sell":
        if not holding.held(Goods(args[1])):
            return "BCG-7.2"
        return None if _reaches(position, die, GOODS_DICE[args[1]]) else "BCG-7.1"
    if kind == "restock":
        return None if holding.workers < RESTOCK else "BCG-8.1"
    if kind == "convert":
        enough = PER_POINT * (args[1] + 1) <= holding.workers + holding.silver
        return None if enough else "BCG-8.4"
    return None


def _reaches(position: Position, die: Die, wanted: Sequence[Die]) -> bool:
    """BCG-4.3: each worker turns a die by one, up or down, and 1 and 6 are neighbours."""
    apart = [abs(die - one) for one in wanted]
    return not die or min([min(one, 6 - one) for one in apart]) <= position.mine().workers
