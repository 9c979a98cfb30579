"""The plain half of legality: names the first rule that forbids a decision.

Written to be read beside the rules, and without the shortcuts of `legal`: it looks at the sheet
hex by hex. The two must agree on every decision in every position.
"""

from feldspar.games.burgundy_dice.rules.components import (
    ACTIONS,
    BOARD,
    CASTLE,
    CITY,
    EVERY_VALUE,
    MINE,
    MONASTERY,
    MONK,
    PASTURE,
    RIVER,
    SILVER,
    VALUES,
    WORKER,
)
from feldspar.games.burgundy_dice.rules.player_board import PAIRS, Estate
from feldspar.games.burgundy_dice.rules.position import (
    CASTLES,
    DIFFERENT_CASTLES,
    FREE,
    OVER,
    Position,
)
from feldspar.games.burgundy_dice.rules.units import Bonus, Value
from feldspar.kernel.units import Hex, Seat


def why_not(position: Position, seat: Seat, action: int) -> str | None:
    """Return the id of the first rule that forbids a decision, or None if it is legal."""
    kind, args = ACTIONS.decode(action)
    if position.stage == OVER:
        return "BDG-3.9"
    if position.stage == CASTLES:
        return _start(position, seat, Bonus(args[0])) if kind == "start" else "BDG-2.3"
    if kind == "start":
        return "BDG-2.3"
    if not position.waiting >> seat & 1:
        return "BDG-13.11"
    estate = position.estates[seat]
    second = estate.pair >= 0
    if kind == "take":
        return _take(position, estate, second)
    if kind == "done":
        return None if second else "BDG-4.1"
    value, hex_ = EVERY_VALUE[args[0]], Hex(args[1])
    if kind == "silver":
        return _silver(position, estate, hex_, value) if second else "BDG-6.7"
    if second:
        # One mark is made; what may follow is a second one, paid in silver, with dice as rolled.
        return "BDG-4.1" if kind == "mark" else "BDG-6.10"
    if kind == "mark":
        return _plain(position, estate, hex_, value)
    if kind == "monk":
        return _monk(position, estate, hex_, value)
    return _worker(position, estate, hex_, value)


def _start(position: Position, seat: Seat, bonus: Bonus) -> str | None:
    """BDG-2.3, and the variants of section 10."""
    if not position.waiting >> seat & 1:
        if position.castles == FREE:
            return "BDG-2.3"
        return "BDG-10.1" if position.castles == DIFFERENT_CASTLES else "BDG-10.3"
    if position.castles == DIFFERENT_CASTLES:
        castle = position.sheet.castle_of[bonus]
        if any(estate.marked >> castle & 1 for estate in position.estates):
            return "BDG-10.1"
    return None


def _take(position: Position, estate: Estate, second: bool) -> str | None:
    """BDG-4.15: a worker instead of a mark."""
    if second:
        return "BDG-4.16"
    if position.strict and any(
        _plain(position, estate, Hex(hex_), value) is None
        for hex_ in range(len(BOARD))
        for value in (position.pip_a, position.pip_b)
    ):
        return "BDG-4.15"
    return None


def _plain(position: Position, estate: Estate, hex_: Hex, value: Value) -> str | None:
    """BDG-4.2 to 4.13: a mark with the dice as rolled."""
    if estate.sheet.colour[hex_] not in (position.colour_a, position.colour_b):
        return "BDG-4.2"
    if value not in (position.pip_a, position.pip_b):
        return "BDG-4.4"
    return _hex(estate, hex_, value)


def _monk(position: Position, estate: Estate, hex_: Hex, value: Value) -> str | None:
    """BDG-6.4: a colour die counts as another colour."""
    if not estate.held(MONK):
        return "BDG-6.3"
    if value not in (position.pip_a, position.pip_b):
        return "BDG-4.4"
    if position.colour_a == position.colour_b == estate.sheet.colour[hex_]:
        return "BDG-6.4"
    return _hex(estate, hex_, value)


def _worker(position: Position, estate: Estate, hex_: Hex, value: Value) -> str | None:
    """BDG-6.5: a pip die counts as another value."""
    if not estate.held(WORKER):
        return "BDG-6.3"
    if estate.sheet.colour[hex_] not in (position.colour_a, position.colour_b):
        return "BDG-4.2"
    if position.pip_a == position.pip_b == value:
        return "BDG-6.5"
    return _hex(estate, hex_, value)


def _silver(position: Position, estate: Estate, hex_: Hex, value: Value) -> str | None:
    """BDG-6.7 to 6.10: a second mark with at least one other die."""
    if not estate.held(SILVER):
        return "BDG-6.3"
    forbidden = _plain(position, estate, hex_, value)
    if forbidden is not None:
        return forbidden
    colour = estate.sheet.colour[hex_]
    unused = [
        (pip_die, colour_die)
        for colour_die in (position.colour_a, position.colour_b)
        for pip_die in (position.pip_a, position.pip_b)
    ]
    unused.remove(PAIRS[estate.pair])
    return None if (value, colour) in unused else "BDG-6.8"


def _hex(estate: Estate, hex_: Hex, value: Value) -> str | None:
    """Whether a hex takes a value, wherever the dice for it come from."""
    if _written(estate, hex_) is not None:
        return "BDG-4.2"
    beside = [_written(estate, near) for near in BOARD.neighbours[hex_]]
    if all(mark is None for mark in beside):
        return "BDG-4.3"
    colour = estate.sheet.colour[hex_]
    zone = [
        _written(estate, other)
        for other in range(len(BOARD))
        if estate.sheet.zone[hex_] >> other & 1
    ]
    if colour in (MONASTERY, MINE, RIVER) and value not in VALUES[colour]:
        return {MONASTERY: "BDG-4.5", MINE: "BDG-4.6", RIVER: "BDG-4.7"}[colour]
    if colour == CITY and value in zone:
        return "BDG-4.9"
    if colour == CASTLE and value not in beside:
        return "BDG-4.11"
    if colour == PASTURE and any(mark not in (None, value) for mark in zone):
        return "BDG-4.13"
    return None


def _written(estate: Estate, hex_: int) -> int | None:
    """Return what stands in a hex: a value, 0 for the cross of the start castle, or None."""
    return next((value for value, hexes in enumerate(estate.at) if hexes >> hex_ & 1), None)
