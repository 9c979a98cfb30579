"""What is decided in a turn: a mark, with the dice as rolled or for a bonus, or none.

The plain half of legality is written to be read beside the rules, and without the shortcuts of the
fast half: it looks at the sheet hex by hex. The two must agree on every decision in every position.
"""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    A_DONE,
    A_MARK,
    A_MONK,
    A_SILVER,
    A_TAKE,
    A_WORKER,
    BOARD,
    BONUSES,
    CASTLE,
    CITY,
    COLOURS,
    CONSOLATION,
    EVERY_VALUE,
    HEXES,
    MINE,
    MONASTERY,
    MONK,
    NO_BONUS,
    PASTURE,
    RIVER,
    SILVER,
    VALUES,
    WORKER,
)
from feldspar.games.burgundy_dice.rules.player_board import PAIRS, Estate, pair, reward, zone_points
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.games.burgundy_dice.rules.units import Bonus, Source, Value
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat

_POINT_RULES: Final = ["BDG-5.2", "BDG-5.2", "BDG-5.2", "BDG-5.2", "BDG-5.9", "BDG-5.10"]
_REWARD_RULES: Final = ["BDG-5.5", "BDG-5.6", "BDG-5.7", "BDG-5.8", "BDG-5.9"]


def legal(position: Position, estate: Estate) -> list[int]:
    """Return every decision of a turn that may be taken now: the fast half."""
    if estate.pair >= 0:
        return _second_marks(position, estate)
    found: list[int] = []
    colour_a, colour_b = position.colour_a, position.colour_b
    pip_a, pip_b = position.pip_a, position.pip_b
    of_colour = estate.sheet.of_colour
    rolled = of_colour[colour_a] | of_colour[colour_b]
    within = estate.frontier & rolled
    if within:
        _add(found, A_MARK, pip_a, within & estate.fits[pip_a])
        if pip_b != pip_a:
            _add(found, A_MARK, pip_b, within & estate.fits[pip_b])
    plain = len(found)
    if estate.count_bonus(MONK):
        # BDG-6.4: any *other* colour, so two like dice cannot become what they both are.
        within = estate.frontier
        if colour_a == colour_b:
            within &= ~rolled
        _add(found, A_MONK, pip_a, within & estate.fits[pip_a])
        if pip_b != pip_a:
            _add(found, A_MONK, pip_b, within & estate.fits[pip_b])
    if estate.count_bonus(WORKER):
        within = estate.frontier & rolled
        if within:
            for value in range(1, 7):
                # BDG-6.5, likewise
                if value != pip_a or pip_a != pip_b:
                    _add(found, A_WORKER, value, within & estate.fits[value])
    if not plain or not position.strict:
        found.append(A_TAKE)
    return found


def _second_marks(position: Position, estate: Estate) -> list[int]:
    found: list[int] = []
    for value in range(1, 7):
        if value == position.pip_a or value == position.pip_b:
            _add(found, A_SILVER, value, second_options(position, estate, Value(value)))
    found.append(A_DONE)
    return found


def second_options(position: Position, estate: Estate, value: Value) -> int:
    """Return the hexes that may be marked with a value after the first mark of a turn."""
    of_colour = estate.sheet.of_colour
    colour_a, colour_b = position.colour_a, position.colour_b
    rolled = of_colour[colour_a] | of_colour[colour_b]
    # BDG-6.8: the very pair used is gone; the like of it needs another die of the same face.
    used, colour = PAIRS[estate.pair]
    if value == used and position.pairs(colour, value) == 1:
        rolled &= ~of_colour[colour]
    return estate.frontier & rolled & estate.fits[value]


def _add(found: list[int], base: int, value: int, hexes: int) -> None:
    first = base + (value - 1) * HEXES
    while hexes:
        hex_ = hexes.bit_length() - 1
        hexes ^= 1 << hex_
        found.append(first + hex_)


def why_not(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> str | None:
    """Return the first rule that forbids a decision of a turn: the plain half."""
    if not position.waiting >> seat & 1:
        return "BDG-13.11"
    estate = position.estates[seat]
    second = estate.pair >= 0
    if kind == "take":
        return "BDG-4.16" if second else _take(position, estate)
    if kind == "done":
        return None if second else "BDG-4.1"
    if second != (kind == "silver"):
        # One mark is made; what may follow is a second one, paid in silver, with dice as rolled.
        return {"silver": "BDG-6.7", "mark": "BDG-4.1"}.get(kind, "BDG-6.10")
    return _mark(position, estate, kind, Hex(args[1]), EVERY_VALUE[args[0]])


def _take(position: Position, estate: Estate) -> str | None:
    """BDG-4.15: a worker instead of a mark."""
    if position.strict and any(
        _mark(position, estate, "mark", Hex(hex_), value) is None
        for hex_ in range(len(BOARD))
        for value in (position.pip_a, position.pip_b)
    ):
        return "BDG-4.15"
    return None


def _mark(position: Position, estate: Estate, kind: str, hex_: Hex, value: Value) -> str | None:
    """BDG-4.2 to 4.13: the dice as rolled; BDG-6.3 to 6.10: what the bonus of that name changes."""
    if kind != "mark" and not estate.count_bonus(Bonus(BONUSES.index(kind))):
        return "BDG-6.3"
    colours, pips = (position.colour_a, position.colour_b), (position.pip_a, position.pip_b)
    colour = estate.sheet.colour[hex_]
    if kind != "monk" and colour not in colours:
        return "BDG-4.2"
    if kind != "worker" and value not in pips:
        return "BDG-4.4"
    # A monk makes another colour of a die, a worker another value.
    if kind == "monk" and colours == (colour, colour):
        return "BDG-6.4"
    if kind == "worker" and pips == (value, value):
        return "BDG-6.5"
    forbidden = _hex(estate, hex_, value)
    if forbidden is not None or kind != "silver":
        return forbidden
    # Silver: at least one of the dice is another than those of the first mark.
    unused = [(pip_die, colour_die) for colour_die in colours for pip_die in pips]
    unused.remove(PAIRS[estate.pair])
    return None if (value, colour) in unused else "BDG-6.8"


def _hex(estate: Estate, hex_: Hex, value: Value) -> str | None:
    """Whether a hex takes a value, wherever the dice for it come from."""
    if _value_in(estate, hex_) is not None:
        return "BDG-4.2"
    beside = [_value_in(estate, near) for near in BOARD.neighbours[hex_]]
    if all(mark is None for mark in beside):
        return "BDG-4.3"
    colour = estate.sheet.colour[hex_]
    zone = [
        _value_in(estate, other)
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


def _value_in(estate: Estate, hex_: int) -> int | None:
    """Return what stands in a hex: a value, 0 for the cross of the start castle, or None."""
    return next((value for value, hexes in enumerate(estate.at) if hexes >> hex_ & 1), None)


def carry_out(position: Position, estate: Estate, seat: Seat, action: int) -> bool:
    """Carry out a decision of a turn; tell whether a second mark may follow (BDG-6.7)."""
    if action >= A_TAKE:
        if action == A_TAKE:
            taken = estate.earn_all(WORKER, CONSOLATION)
            if position.log is not None:
                position.log_event(seat, Text("log-take", {"count": taken}), "BDG-4.15")
        return False
    base = A_MARK
    if action >= A_SILVER:
        base = A_SILVER
        _spend(position, estate, seat, SILVER, "BDG-6.7")
    elif action >= A_WORKER:
        base = A_WORKER
        _spend(position, estate, seat, WORKER, "BDG-6.5")
    elif action >= A_MONK:
        base = A_MONK
        _spend(position, estate, seat, MONK, "BDG-6.4")
    offset = action - base
    value, hex_ = Value(offset // HEXES + 1), Hex(offset % HEXES)
    _write(position, estate, seat, hex_, value)
    if base != A_MARK or not estate.count_bonus(SILVER):
        return False
    estate.pair = pair(value, position.sheet.colour[hex_])
    pip_a, pip_b = position.pip_a, position.pip_b
    return bool(second_options(position, estate, pip_a) or second_options(position, estate, pip_b))


def _spend(position: Position, estate: Estate, seat: Seat, bonus: Bonus, rule: str) -> None:
    estate.spend(bonus)
    if position.log is not None:
        text = Text("log-spend", {"bonus": Text("one-" + BONUSES[bonus])})
        position.log_event(seat, text, rule, is_cost=True)


def _write(position: Position, estate: Estate, seat: Seat, hex_: Hex, value: Value) -> None:
    """Write a value; a finished zone scores and pays at once (section 5)."""
    estate.write(hex_, value)
    sheet = position.sheet
    colour = sheet.colour[hex_]
    if position.log is not None:
        text = Text(
            "log-mark",
            {"value": value, "hex": BOARD.names[hex_], "place": Text("the-" + COLOURS[colour])},
        )
        position.log_event(seat, text, "BDG-4.1")
    if not estate.is_finished(hex_):
        return
    points = zone_points(sheet, hex_, position.phase)
    estate.book(points, Source(colour), position.phase)
    estate.complete(colour)
    bonus = reward(sheet, hex_)
    earned = bonus != NO_BONUS and estate.earn(bonus)
    if position.log is not None:
        text = Text("log-zone", {"zone": Text("a-" + COLOURS[colour]), "size": sheet.size[hex_]})
        position.log_event(seat, text, _POINT_RULES[colour], points)
        if earned:
            text = Text("log-reward", {"bonus": Text("one-" + BONUSES[bonus])})
            position.log_event(seat, text, _REWARD_RULES[colour])
