"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without the shortcuts of `legal`. The two must agree on
every decision in every position.
"""

from collections.abc import Sequence

from feldspar.games.bruges.characters import (
    ACTIVATED,
    COLOUR,
    EFFECTS,
    FREE,
    WHEN,
    WORKER,
)
from feldspar.games.bruges.figures import (
    ACTIONS,
    DISASTER,
    GATES,
    HAND,
    NO_WORKER,
    PLAYS,
    SPACES,
)
from feldspar.games.bruges.holding import (
    EMPTY,
    PRINTED,
    USED,
    Holding,
    characters,
    face,
    resident,
)
from feldspar.games.bruges.perks import (
    ANY,
    ANY_CANAL,
    ANY_THREAT,
    ANY_WORKER,
    HOUSE_WORKER,
    NONE,
)
from feldspar.games.bruges.position import (
    ADVANCE,
    AGAIN,
    BREACH,
    BUILD,
    BUILD_UNSEEN,
    DIE,
    DIG,
    DISCARD,
    DRAW,
    DRAW_UP,
    EXCHANGE,
    FIRE,
    GIVE,
    OVER,
    PLACE,
    PLAGUE,
    PLAY,
    SPEND,
    STRAIGHTEN,
    STRIKES,
    TAKE,
    TRADE,
    TURNS,
    Position,
)
from feldspar.games.bruges.useful import useful

_ASKED = {
    DRAW_UP: ("BRG-4.1", ("draw", "done")),
    DRAW: ("BRG-15.4", ("draw",)),
    STRIKES: ("BRG-9.9", ("disaster",)),
    PLAGUE: ("BRG-9.4", ("bury",)),
    FIRE: ("BRG-9.6", ("burn", "burn_under", "breach")),
    ADVANCE: ("BRG-5.6", ("advance", "done")),
    AGAIN: ("BRG-15.20", ("again", "done")),
    TAKE: ("BRG-15.2", ("take",)),
    DIE: ("BRG-15.5", ("die",)),
    DISCARD: ("BRG-15.6", ("discard", "done")),
    DIG: ("BRG-15.8", ("dig",)),
    BUILD: ("BRG-15.9", ("house",)),
    BUILD_UNSEEN: ("BRG-15.9", ("draw",)),
    PLACE: ("BRG-15.10", ("place", "done")),
    PLAY: ("BRG-15.11", PLAYS),
    EXCHANGE: ("BRG-15.12", ("pay", "done")),
    TRADE: ("BRG-15.13", ("pay", "throw", "trade", "done")),
    STRAIGHTEN: ("BRG-15.14", ("straighten",)),
    GIVE: ("BRG-15.15", ("pay",)),
    BREACH: ("BRG-15.16", ("breach",)),
    SPEND: ("BRG-16.3", ("recipient",)),
}
"""The rule that asks for a decision, and the kinds of decision that answer it."""
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


def why_not(position: Position, seat: int, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    if position.phase == OVER:
        return "BRG-11.1"
    if position.decider() != seat:
        return "BRG-6.8" if position.stack and position.phase == TURNS else "BRG-3.2"
    kind, args = ACTIONS.decode(action)
    holding = position.holdings[seat]
    if position.stack:
        return _pending(position, holding, position.stack[-1], kind, args)
    if kind == "done":
        return "BRG-6.4" if holding.hand and not position.played else None
    if kind == "activate":
        return _activate(position, seat, holding, args[0], args[1])
    if kind not in PLAYS:
        return _UNASKED[kind]
    return "BRG-6.2" if position.played else _play(holding, kind, args, 0)


# ----------------------------------------------------------------------------------- the turn


def _play(holding: Holding, kind: str, args: Sequence[int], minus: int) -> str | None:
    """Section 7: an action with a card of the hand."""
    card = args[0]
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
        return None if holding.place_price(card, minus) <= holding.florins else "BRG-7.11"
    return None


def _canal(holding: Holding, card: int, section: int) -> str | None:
    built = holding.tiles[section]
    if built == SPACES:
        return "BRG-7.5"
    if COLOUR[card] != GATES[holding.gate][section][built] and not holding.perks[ANY_CANAL]:
        return "BRG-7.6"
    return None if holding.tile_price(section, PRINTED) <= holding.florins else "BRG-7.6"


def _house(holding: Holding, card: int, worker: int) -> str | None:
    mode = holding.perks[HOUSE_WORKER]
    if (worker == NO_WORKER) != (mode == NONE):
        return "BRG-15.30" if mode == NONE else "BRG-7.10"
    if worker == NO_WORKER:
        return None
    if worker != COLOUR[card] and mode != ANY:
        return "BRG-7.10"
    return None if holding.workers[worker] else "BRG-7.10"


def _activate(
    position: Position, seat: int, holding: Holding, card: int, worker: int
) -> str | None:
    """Section 8: a character of one's own, straight, paid for, and of some use."""
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
    return None if useful(position, seat, card, worker) else "BRG-8.10"


# --------------------------------------------------------------------------------- what is asked


def _pending(
    position: Position, holding: Holding, item: int, kind: str, args: Sequence[int]
) -> str | None:
    """What has begun is settled before anything else happens (BRG-6.8)."""
    what, first, second = item & 31, item >> 7 & 255, item >> 15 & 255
    rule, kinds = _ASKED[what]
    if kind not in kinds:
        return "BRG-6.8" if kind == "activate" and position.phase == TURNS else rule
    fine = True
    if what == PLAY:
        return _play(holding, kind, args, 0)
    if what == PLACE and kind == "place":
        return _play(holding, kind, args, first)
    if what == BUILD:
        return _build(holding, args[0], args[1], bool(first))
    if what == TRADE:
        return _trade(holding, EFFECTS[first][second].pay, item >> 27, kind, args)
    if kind == "done":
        held = len(holding.hand) + len(holding.fresh)
        return "BRG-4.1" if what == DRAW_UP and held < HAND else None
    if kind == "draw":
        pile = position.piles[args[0]]
        if not pile:
            return "BRG-4.10"
        pays = what == BUILD_UNSEEN and first
        fine = not pays or holding.workers[COLOUR[pile[-1]]] > 0
    elif kind == "disaster":
        fine = holding.threats[args[0]] >= DISASTER
    elif kind in ("bury", "burn_under"):
        fine = args[0] in characters(holding)
    elif kind == "burn":
        fine = any(
            resident(one) == EMPTY and COLOUR[face(one)] == args[0] for one in holding.houses
        )
    elif kind == "breach":
        fine = holding.tiles[args[0]] > 0
    elif kind == "discard":
        fine = holding.threats[args[0]] > 0 and bool(second >> args[0] & 1)
    elif kind == "dig":
        built = holding.tiles[args[0]] < SPACES
        fine = built and holding.tile_price(args[0], first) <= holding.florins
    elif kind == "pay":
        fine = holding.workers[args[0]] > 0
    elif kind == "straighten":
        fine = args[0] != first and args[0] + USED in holding.residents
    elif kind == "recipient":
        fine = bool(first >> args[0] & 1)
    return None if fine else rule


def _build(holding: Holding, card: int, worker: int, pays: bool) -> str | None:
    """BRG-15.9: no worker, or one of the colour of the card."""
    if card not in holding.hand or worker != (COLOUR[card] if pays else NO_WORKER):
        return "BRG-15.9"
    return None if not pays or holding.workers[worker] else "BRG-15.9"


def _trade(holding: Holding, pay: str, paid: int, kind: str, args: Sequence[int]) -> str | None:
    """BRG-15.13: may be declined, but not half-way."""
    if kind == "done":
        return "BRG-15.13" if paid else None
    if kind == "pay":
        fine = pay == "workers" and holding.workers[args[0]] > 0
    elif kind == "throw":
        fine = pay == "cards" and args[0] in holding.hand
    else:
        fine = pay in ("florins", "vp")
    return None if fine else "BRG-15.13"
