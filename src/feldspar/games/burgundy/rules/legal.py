"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.burgundy.rules.components import HEXES, SHIFT, SHIFT_TAKE
from feldspar.games.burgundy.rules.decisions import (
    A_BUY,
    A_DONE,
    A_START,
    PLACE_WITH,
    SELL_WITH,
    TAKE_WITH,
    WORKERS_WITH,
)
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import SETUP, Position
from feldspar.games.burgundy.rules.reach import (
    HEXES_REACHED,
    NUMBERS_REACHED,
    SHIFTED,
    SLOTS_REACHED,
    reach,
)
from feldspar.games.burgundy.rules.sheet import DUCHIES, SHEETS
from feldspar.games.burgundy.rules.tiles import NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if not position.waiting >> seat & 1:
        return []
    if position.stage == SETUP:
        return _starts(position, seat)
    asked = position.asked
    return asked.answers(position) if asked is not None else _turn(position, seat)


def _starts(position: Position, seat: int) -> list[int]:
    """BUR-22.1: a side of the sheet, and a castle space on it."""
    found: list[int] = []
    for number in SHEETS[position.sheets[seat]]:
        for hex_ in DUCHIES[number - 1].castles:
            found.append(A_START + (number - 1) * HEXES + hex_)
    return found


def _turn(position: Position, seat: int) -> list[int]:
    found: list[int] = []
    estate = position.estates[seat]
    used = position.used
    first = position.dice[2 * seat]
    second = position.dice[2 * seat + 1]
    if not used & 1:
        with_die(found, position, estate, first)
    if not used & 2 and (second != first or used & 1):
        with_die(found, position, estate, second)
    add(found, A_BUY, position.may_buy(estate))
    if used == 3:
        found.append(A_DONE)
    return found


def with_die(found: list[int], position: Position, estate: Estate, die: Die) -> None:
    """Add what a die can be used for, changed by as many workers as the player has."""
    plain = reach(estate, die)
    taking = SLOTS_REACHED[plain + SHIFTED if estate.powers >> SHIFT_TAKE & 1 else plain]
    add(found, TAKE_WITH[die], position.filled & taking)
    placements(found, estate, die, plain)
    add(found, SELL_WITH[die], estate.stock & NUMBERS_REACHED[plain])
    found.append(WORKERS_WITH[die])


def placements(found: list[int], estate: Estate, die: Die, plain: int) -> None:
    """Add where each stored tile may be placed with a die that reaches so far without a shift."""
    first = PLACE_WITH[die]
    powers = estate.powers
    for tile in estate.storage:
        if tile != NO_TILE:
            shifted = powers >> SHIFT[TYPE[tile]] & 1
            placing = HEXES_REACHED[plain + SHIFTED if shifted else plain]
            add(found, first, estate.fits(tile) & placing)
        first += HEXES


def add(found: list[int], first: int, members: int) -> None:
    """Add a decision for each member of a set, counted from the first of its kind."""
    while members:
        member = members.bit_length() - 1
        members ^= 1 << member
        found.append(first + member)
