"""What a decision does. Everything it triggers follows at once, up to the next decision."""

from feldspar.games.burgundy.rules import opening, turn_flow
from feldspar.games.burgundy.rules.components import (
    BOARD,
    DEPOTS,
    EVERY_GOODS,
    EVERY_HEX,
    EVERY_PLACE,
    EVERY_SLOT,
    HEXES,
    NUMBER,
    NUMBERED,
    PER_DEPOT,
    PRICE,
    SHIFT,
    SHIFT_TAKE,
)
from feldspar.games.burgundy.rules.decisions import (
    A_BUY,
    A_DISCARD,
    A_DONE,
    A_PLACE,
    A_SELL,
    A_TAKE,
    A_WORKERS,
    DICE,
    FREE,
    PER_DIE,
)
from feldspar.games.burgundy.rules.effects import resolve, sell, take_workers
from feldspar.games.burgundy.rules.pending.store import store
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import SETUP, Position
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.scoring import score_region
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die, Place, Slot
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a legal decision; what needs no die is done as with one."""
    if position.stage == SETUP:
        opening.choose_start(position, seat, action)
        return
    estate = position.estates[seat]
    if action < A_PLACE:
        offset = action - A_TAKE
        die, slot = DICE[offset // NUMBERED], EVERY_SLOT[offset % NUMBERED]
        shift = estate.powers >> SHIFT_TAKE & 1
        paid = _use(position, estate, seat, die, slot // PER_DEPOT + 1, shift)
        _take(position, estate, seat, slot, die, paid)
    elif action < A_SELL:
        offset = action - A_PLACE
        die, hex_ = DICE[offset // PER_DIE], EVERY_HEX[offset % HEXES]
        place = EVERY_PLACE[offset % PER_DIE // HEXES]
        shift = estate.powers >> SHIFT[TYPE[estate.storage[place]]] & 1
        paid = _use(position, estate, seat, die, NUMBER[hex_], shift)
        _place(position, estate, seat, place, hex_, die, paid)
    elif action < A_WORKERS:
        offset = action - A_SELL
        die, goods = DICE[offset // DEPOTS], EVERY_GOODS[offset % DEPOTS]
        sell(position, seat, goods, die, _use(position, estate, seat, die, goods + 1, 0))
    elif action < A_BUY:
        die = DICE[action - A_WORKERS]
        _use(position, estate, seat, die, die, 0)
        take_workers(position, seat)
    elif action < A_DISCARD:
        _buy(position, estate, seat, EVERY_SLOT[action - A_BUY])
    elif action == A_DONE:
        turn_flow.end_turn(position)
        return
    elif position.asked is not None:
        position.asked.answer(position, action)
    if position.asked is None and position.used == 3 and not position.may_buy(estate):
        turn_flow.end_turn(position)  # BUR-5.6


def _use(position: Position, estate: Estate, seat: Seat, die: Die, number: int, shift: int) -> int:
    """Use up a die, or what needs none; pay and return the workers it takes (section 6)."""
    position.asked = None
    if die == FREE:
        return 0
    if position.dice[2 * seat] == die and not position.used & 1:
        position.used |= 1
    else:
        position.used |= 2
    paid = price(estate, die, number, shift)
    estate.workers -= paid
    return paid


def _take(position: Position, estate: Estate, seat: Seat, slot: Slot, die: Die, paid: int) -> None:
    """BUR-7.1: a tile from a numbered depot goes to the storage."""
    if position.log is not None:
        tile = Text("a-" + FACES[position.slots[slot]])
        depot = slot // PER_DEPOT + 1
        text = Text("log-take", {"tile": tile, "depot": depot, "die": die, "workers": paid})
        position.report(seat, text, "BUR-7.1")
    store(position, estate, seat, slot)


def _buy(position: Position, estate: Estate, seat: Seat, slot: Slot) -> None:
    """BUR-17.1: a tile is paid for, and goes to the storage likewise."""
    estate.silver -= PRICE
    position.bought = True
    if position.log is not None:
        tile = Text("a-" + FACES[position.slots[slot]])
        depot = 0 if slot >= NUMBERED else slot // PER_DEPOT + 1
        text = Text("log-buy", {"tile": tile, "depot": depot, "silver": PRICE})
        position.report(seat, text, "BUR-17.1")
    store(position, estate, seat, slot)


def _place(
    position: Position, estate: Estate, seat: Seat, place: Place, hex_: Hex, die: Die, paid: int
) -> None:
    """BUR-8.7: the tile lies there, regions and types score, and its own effect comes last."""
    tile = estate.storage[place]
    estate.put(place, NO_TILE)
    estate.cover(hex_, tile)
    if position.log is not None:
        name = Text("a-" + FACES[tile])
        where = BOARD.names[hex_]
        text = Text("log-place", {"tile": name, "hex": where, "die": die, "workers": paid})
        position.report(seat, text, "BUR-8.8" if die == FREE else "BUR-8.1")
    score_region(position, seat, hex_)
    resolve(position, seat, hex_, tile)
