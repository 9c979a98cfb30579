"""What a decision does. Everything it triggers follows at once, up to the next decision."""

from feldspar.games.burgundy import course
from feldspar.games.burgundy.effects import collect, keep, resolve, sell, take_workers
from feldspar.games.burgundy.estate import Estate
from feldspar.games.burgundy.figures import (
    A_BUY,
    A_COLLECT,
    A_DISCARD,
    A_DONE,
    A_KEEP,
    A_PLACE,
    A_SELL,
    A_SKIP,
    A_TAKE,
    A_WORKERS,
    BOARD,
    BUILDINGS,
    COLLECTED,
    COST,
    DEPOTS,
    FREE,
    HEXES,
    LONG_STEP,
    NUMBER,
    NUMBERED,
    PER_DEPOT,
    PER_DIE,
    PRICE,
    SHIFT,
    SHIFT_TAKE,
    reach_index,
)
from feldspar.games.burgundy.position import BENEFIT, NOTHING, SETUP, STORE, Position
from feldspar.games.burgundy.scoring import score_region
from feldspar.games.burgundy.tiles import FACES, NO_TILE, TYPE
from feldspar.kernel.events import Text


def step(position: Position, seat: int, action: int) -> None:
    """Carry out a legal decision."""
    if position.stage == SETUP:
        course.choose_start(position, seat, action)
        return
    estate = position.estates[seat]
    if action < A_PLACE:
        die, slot = divmod(action - A_TAKE, NUMBERED)
        shift = estate.powers >> SHIFT_TAKE & 1
        paid = _use(position, estate, seat, die, slot // PER_DEPOT, shift)
        _take(position, estate, seat, slot, die, paid)
    elif action < A_SELL:
        die, rest = divmod(action - A_PLACE, PER_DIE)
        place, hex_ = divmod(rest, HEXES)
        shift = estate.powers >> SHIFT[TYPE[estate.storage[place]]] & 1
        paid = _use(position, estate, seat, die, NUMBER[hex_] - 1, shift)
        _place(position, estate, seat, place, hex_, die, paid)
    elif action < A_WORKERS:
        die, goods = divmod(action - A_SELL, DEPOTS)
        paid = _use(position, estate, seat, die, goods, 0)
        sell(position, seat, goods, die, paid)
    elif action < A_BUY:
        die = action - A_WORKERS
        _use(position, estate, seat, die, die, 0)
        take_workers(position, seat)
    elif action < A_DISCARD:
        estate.silver -= PRICE
        position.bought = True
        _take(position, estate, seat, action - A_BUY, -1, 0)
    elif action < A_COLLECT:
        _discard(position, estate, seat, action - A_DISCARD)
    elif action < A_KEEP:
        collect(position, seat, COLLECTED[action - A_COLLECT])
    elif action < A_SKIP:
        keep(position, seat, action - A_KEEP)
    elif action < A_DONE:
        _skip(position, seat)
    else:
        course.end_turn(position)
        return
    if position.pending == NOTHING and position.used == 3 and not position.may_buy(estate):
        course.end_turn(position)  # BUR-5.6


def _use(position: Position, estate: Estate, seat: int, die: int, number: int, shift: int) -> int:
    """Use up a die, or the extra action; pay and return the workers it takes (section 6)."""
    position.pending = NOTHING
    if die == FREE:
        return 0
    if position.dice[2 * seat] == die + 1 and not position.used & 1:
        position.used |= 1
    else:
        position.used |= 2
    index = reach_index(die + 1, shift, estate.powers >> LONG_STEP & 1)
    paid = COST[6 * index + number]
    estate.workers -= paid
    return paid


def _take(position: Position, estate: Estate, seat: int, slot: int, die: int, paid: int) -> None:
    """Move a tile from a depot to the storage, or ask first which to discard (BUR-7.3, 7.4)."""
    if position.log is not None:
        _report_take(position, seat, slot, die, paid)
    if estate.room() < 0:
        position.pending = STORE
        position.wanted = slot
    else:
        _store(position, estate, slot)


def _store(position: Position, estate: Estate, slot: int) -> None:
    estate.put(estate.room(), position.slots[slot])
    slots = position.slots[:]
    slots[slot] = NO_TILE
    position.slots = slots
    position.filled ^= 1 << slot


def _discard(position: Position, estate: Estate, seat: int, place: int) -> None:
    tile = estate.storage[place]
    estate.put(place, NO_TILE)
    position.removed += 1
    position.pending = NOTHING
    slot = position.wanted
    position.wanted = 0
    _store(position, estate, slot)
    if position.log is not None:
        text = Text("log-discard", {"tile": Text("a-" + FACES[tile])})
        position.report(seat, text, "BUR-7.4")


def _place(
    position: Position, estate: Estate, seat: int, place: int, hex_: int, die: int, paid: int
) -> None:
    """BUR-8.7: the tile lies there, regions and types score, and its own effect comes last."""
    tile = estate.storage[place]
    estate.put(place, NO_TILE)
    estate.cover(hex_, tile)
    if position.log is not None:
        text = Text(
            "log-place",
            {
                "tile": Text("a-" + FACES[tile]),
                "hex": BOARD.names[hex_],
                "die": 0 if die == FREE else die + 1,
                "workers": paid,
            },
        )
        position.report(seat, text, "BUR-8.8" if die == FREE else "BUR-8.1")
    score_region(position, seat, hex_)
    resolve(position, seat, hex_, tile)


def _skip(position: Position, seat: int) -> None:
    """BUR-13.13: forgo the benefit of a building."""
    building = position.pending - BENEFIT
    position.pending = NOTHING
    if position.log is not None:
        text = Text("log-skip", {"tile": Text("a-building-" + BUILDINGS[building])})
        position.report(seat, text, "BUR-13.13")


def _report_take(position: Position, seat: int, slot: int, die: int, paid: int) -> None:
    tile = Text("a-" + FACES[position.slots[slot]])
    depot = 0 if slot >= NUMBERED else slot // PER_DEPOT + 1
    if die < 0:
        text = Text("log-buy", {"tile": tile, "depot": depot, "silver": PRICE})
        position.report(seat, text, "BUR-17.1")
        return
    shown = 0 if die == FREE else die + 1
    text = Text("log-take", {"tile": tile, "depot": depot, "die": shown, "workers": paid})
    position.report(seat, text, "BUR-7.1")
