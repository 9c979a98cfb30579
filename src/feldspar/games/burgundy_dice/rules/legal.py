"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.burgundy_dice.rules.components import (
    A_DONE,
    A_MARK,
    A_MONK,
    A_SILVER,
    A_START,
    A_TAKE,
    A_WORKER,
    EVERY_BONUS,
    HEXES,
    MONK,
    WORKER,
)
from feldspar.games.burgundy_dice.rules.player_board import PAIRS, Estate
from feldspar.games.burgundy_dice.rules.position import CASTLES, DIFFERENT_CASTLES, OVER, Position
from feldspar.games.burgundy_dice.rules.units import Value


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if not position.waiting >> seat & 1 or position.stage == OVER:
        return []
    if position.stage == CASTLES:
        return _castles(position)
    estate = position.estates[seat]
    if estate.pair >= 0:
        return _second_marks(position, estate)
    return _marks(position, estate)


def _castles(position: Position) -> list[int]:
    if position.castles != DIFFERENT_CASTLES:
        return [A_START + bonus for bonus in EVERY_BONUS]
    taken = 0
    for estate in position.estates:
        taken |= estate.marked
    castle_of = position.sheet.castle_of
    return [A_START + b for b in EVERY_BONUS if not taken >> castle_of[b] & 1]


def _marks(position: Position, estate: Estate) -> list[int]:
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
    if estate.held(MONK):
        # BDG-6.4: any *other* colour, so two like dice cannot become what they both are.
        within = estate.frontier
        if colour_a == colour_b:
            within &= ~rolled
        _add(found, A_MONK, pip_a, within & estate.fits[pip_a])
        if pip_b != pip_a:
            _add(found, A_MONK, pip_b, within & estate.fits[pip_b])
    if estate.held(WORKER):
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
