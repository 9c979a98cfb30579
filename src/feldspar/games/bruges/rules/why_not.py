"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without the shortcuts of `legal`. The two must agree on
every decision in every position.
"""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import ACTIVATED, COLOUR, FREE, WHEN, WORKER
from feldspar.games.bruges.rules.components import ACTIONS, GATES, NO_WORKER, PLAYS, SPACES
from feldspar.games.bruges.rules.perks import (
    ANY_CANAL,
    ANY_THREAT,
    ANY_WORKER,
    HOUSE_TAKES_ANY,
    HOUSE_TAKES_NONE,
    HOUSE_WORKER,
)
from feldspar.games.bruges.rules.player_board import (
    EMPTY,
    PRINTED_PRICE,
    USED,
    Holding,
    characters,
    face,
    resident,
)
from feldspar.games.bruges.rules.pointless_moves import in_vain
from feldspar.games.bruges.rules.position import OVER, TURNS, Position
from feldspar.games.bruges.rules.prices import character_costs, tile_costs
from feldspar.games.bruges.rules.units import Card, Colour, Seat

_UNASKED = {
    "throw": "BRG-15.13",
    "straighten": "BRG-15.14",
    "bury": "BRG-9.4",
    "burn": "BRG-9.6",
    "burn_under": "BRG-9.6",
    "breach": "BRG-9.7",
    "dig": "BRG-15.8",
    "draw": "BRG-4.1",
    "take": "BRG-15.2",
    "pay": "BRG-15.12",
    "discard": "BRG-15.6",
    "die": "BRG-15.5",
    "disaster": "BRG-9.9",
    "recipient": "BRG-16.3",
    "advance": "BRG-5.6",
    "trade": "BRG-15.13",
    "again": "BRG-15.20",
}
"""The rule by which something might be asked, which it is not."""


def why_not(position: Position, seat: Seat, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    if position.phase == OVER:
        return "BRG-11.1"
    if position.decider() != seat:
        return "BRG-6.8" if position.stack and position.phase == TURNS else "BRG-3.2"
    kind, args = ACTIONS.decode(action)
    holding = position.holdings[seat]
    if position.stack:  # what has begun is settled before anything else happens
        question = position.stack[-1]
        if kind in question.kinds:
            return question.why_not(position, kind, args)
        return "BRG-6.8" if kind == "activate" and position.phase == TURNS else question.rule
    if kind == "done":
        return "BRG-6.4" if holding.hand and not position.played else None
    if kind == "activate":
        return _activate(position, seat, Card(args[0]), Colour(args[1]))
    if kind not in PLAYS:
        return _UNASKED[kind]
    return "BRG-6.2" if position.played else play(holding, kind, args, 0)


def play(holding: Holding, kind: str, args: Sequence[int], minus: int) -> str | None:
    """Section 7: an action with a card of the hand."""
    card = Card(args[0])
    if card not in holding.hand:
        return "BRG-6.2"
    if kind == "threat":
        if not holding.threats[args[1]]:
            return "BRG-7.4"
        return None if args[1] == COLOUR[card] or holding.perks[ANY_THREAT] else "BRG-7.4"
    if kind == "canal":
        return _canal(holding, card, args[1])
    if kind == "house":
        return _house(holding, card, args[1])
    if kind == "place":
        empty = [COLOUR[face(one)] for one in holding.houses if resident(one) == EMPTY]
        if args[1] not in empty:
            return "BRG-7.11"
        return None if character_costs(holding, card, minus) <= holding.florins else "BRG-7.11"
    return None


def _canal(holding: Holding, card: Card, section: int) -> str | None:
    built = holding.tiles[section]
    if built == SPACES:
        return "BRG-7.5"
    if COLOUR[card] != GATES[holding.gate][section][built] and not holding.perks[ANY_CANAL]:
        return "BRG-7.6"
    return None if tile_costs(holding, built, PRINTED_PRICE) <= holding.florins else "BRG-7.6"


def _house(holding: Holding, card: Card, worker: int) -> str | None:
    mode = holding.perks[HOUSE_WORKER]
    if (worker == NO_WORKER) != (mode == HOUSE_TAKES_NONE):
        return "BRG-15.30" if mode == HOUSE_TAKES_NONE else "BRG-7.10"
    if worker == NO_WORKER:
        return None
    if worker != COLOUR[card] and mode != HOUSE_TAKES_ANY:
        return "BRG-7.10"
    return None if holding.workers[worker] else "BRG-7.10"


def _activate(position: Position, seat: Seat, card: Card, worker: Colour) -> str | None:
    """Section 8: a character of one's own, straight, paid for, and of some use."""
    holding = position.holdings[seat]
    if card not in characters(holding) or WHEN[card] not in (ACTIVATED, FREE):
        return "BRG-6.3"
    if card + USED in holding.residents:
        return "BRG-8.8"
    if (worker == NO_WORKER) != (WHEN[card] == FREE):
        return "BRG-8.4" if WHEN[card] == FREE else "BRG-8.3"
    if worker != NO_WORKER:
        if worker != WORKER[card] and not holding.perks[ANY_WORKER]:
            return "BRG-8.3"
        if not holding.workers[worker]:
            return "BRG-8.3"
    return "BRG-8.10" if in_vain(position, seat, card, worker) else None
