"""The fast half of legality: generates every decision a seat may take now."""

from feldspar.games.burgundy.duchy import DUCHIES, SHEETS
from feldspar.games.burgundy.estate import ALL_HEXES, Estate
from feldspar.games.burgundy.figures import (
    A_BUY,
    A_COLLECT,
    A_DISCARD,
    A_DONE,
    A_KEEP,
    A_PLACE,
    A_SELL,
    A_SKIP,
    A_START,
    A_TAKE,
    A_WORKERS,
    CITY_HALL,
    DEPOTS,
    FREE,
    HEXES,
    HEXES_REACHED,
    LONG_STEP,
    MOST_WORKERS,
    NUMBERED,
    NUMBERED_SLOTS,
    NUMBERS_REACHED,
    PER_DIE,
    SHIFT,
    SHIFT_TAKE,
    SLOTS_REACHED,
    STORAGE,
    TAKES,
    TWO_DEPOTS,
    WAREHOUSE,
    reach_index,
)
from feldspar.games.burgundy.position import (
    BENEFIT,
    COLLECT,
    EXTRA,
    KEEP,
    NOTHING,
    SETUP,
    STORE,
    Position,
)
from feldspar.games.burgundy.tiles import NO_TILE, TYPE


def legal(position: Position, seat: int) -> list[int]:
    """Return every decision a seat may take now; none if it has nothing to decide."""
    if not position.waiting >> seat & 1:
        return []
    if position.stage == SETUP:
        return _starts(position, seat)
    estate = position.estates[seat]
    pending = position.pending
    if pending == NOTHING:
        return _turn(position, estate, seat)
    if pending == STORE:
        return [A_DISCARD + place for place in range(STORAGE)]
    if pending == COLLECT:
        count = 2 * DEPOTS if estate.has(TWO_DEPOTS) else DEPOTS
        return [A_COLLECT + which for which in range(count)]
    found: list[int] = []
    if pending == KEEP:
        _add(found, A_KEEP, offered(position, position.wanted) & ~estate.stock)
    elif pending == EXTRA:
        _add(found, A_TAKE + FREE * NUMBERED, position.filled & NUMBERED_SLOTS)
        _place_freely(found, estate)
        _add(found, A_SELL + FREE * DEPOTS, estate.stock)
        found.append(A_WORKERS + FREE)
    else:
        _benefit(found, position, estate, pending - BENEFIT)
        found.append(A_SKIP)
    return found


def _starts(position: Position, seat: int) -> list[int]:
    """BUR-22.1: a side of the sheet, and a castle space on it."""
    found: list[int] = []
    for number in SHEETS[position.sheets[seat]]:
        for hex_ in DUCHIES[number - 1].castles:
            found.append(A_START + (number - 1) * HEXES + hex_)
    return found


def _turn(position: Position, estate: Estate, seat: int) -> list[int]:
    found: list[int] = []
    used = position.used
    first = 0 if used & 1 else position.dice[2 * seat]
    second = 0 if used & 2 else position.dice[2 * seat + 1]
    if first:
        _with_die(found, position, estate, first)
    if second and second != first:
        _with_die(found, position, estate, second)
    _add(found, A_BUY, position.may_buy(estate))
    if used == 3:
        found.append(A_DONE)
    return found


def _with_die(found: list[int], position: Position, estate: Estate, die: int) -> None:
    """Add what a die can be used for, changed by as many workers as the player has."""
    workers = estate.workers
    if workers > MOST_WORKERS:
        workers = MOST_WORKERS
    powers = estate.powers
    long_step = powers >> LONG_STEP & 1
    plain = reach_index(die, 0, long_step) * 4 + workers
    shifted = reach_index(die, 1, long_step) * 4 + workers
    reach = SLOTS_REACHED[shifted if powers >> SHIFT_TAKE & 1 else plain]
    _add(found, A_TAKE + (die - 1) * NUMBERED, position.filled & reach)
    base = A_PLACE + (die - 1) * PER_DIE
    for tile in estate.storage:
        if tile != NO_TILE:
            shift = powers >> SHIFT[TYPE[tile]] & 1
            reach = HEXES_REACHED[shifted if shift else plain]
            _add(found, base, estate.fits(tile) & reach)
        base += HEXES
    _add(found, A_SELL + (die - 1) * DEPOTS, estate.stock & NUMBERS_REACHED[plain])
    found.append(A_WORKERS + die - 1)


def _place_freely(found: list[int], estate: Estate) -> None:
    """Add every placement that needs no die (BUR-8.8)."""
    base = A_PLACE + FREE * PER_DIE
    for tile in estate.storage:
        if tile != NO_TILE:
            _add(found, base, estate.fits(tile) & ALL_HEXES)
        base += HEXES


def _benefit(found: list[int], position: Position, estate: Estate, building: int) -> None:
    """Add what the benefit of a building can be used for (section 13)."""
    if building == WAREHOUSE:
        _add(found, A_SELL + FREE * DEPOTS, estate.stock)
    elif building == CITY_HALL:
        _place_freely(found, estate)
    else:
        _add(found, A_TAKE + FREE * NUMBERED, takeable(position, TAKES[building]))


def useful(position: Position, estate: Estate, building: int) -> bool:
    """Tell whether the benefit of a building can be used at all (BUR-13.12)."""
    found: list[int] = []
    _benefit(found, position, estate, building)
    return len(found) > 0


def takeable(position: Position, types: int) -> int:
    """Return the slots of the numbered depots that hold a tile of some types."""
    found = 0
    slots = position.filled & NUMBERED_SLOTS
    while slots:
        slot = slots.bit_length() - 1
        slots ^= 1 << slot
        if types >> TYPE[position.slots[slot]] & 1:
            found |= 1 << slot
    return found


def offered(position: Position, depots: int) -> int:
    """Return the types of goods that lie on some depots, as bits."""
    found = 0
    for depot in range(DEPOTS):
        if depots >> depot & 1:
            wares = position.wares[depot]
            for goods in range(DEPOTS):
                if wares >> 8 * goods & 255:
                    found |= 1 << goods
    return found


def _add(found: list[int], base: int, members: int) -> None:
    while members:
        member = members.bit_length() - 1
        members ^= 1 << member
        found.append(base + member)
