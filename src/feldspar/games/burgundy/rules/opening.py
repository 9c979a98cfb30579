"""The set-up: what is dealt and drawn, and the choice of estates (sections 2 and 22)."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    BLACK,
    CASTLE,
    DEPOTS,
    GOODS,
    GOODS_EACH,
    SLOTS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from feldspar.games.burgundy.rules.player_board import blank
from feldspar.games.burgundy.rules.position import BASIC, NOT_CHOSEN, OPEN, SETUPS, TURNS, Position
from feldspar.games.burgundy.rules.sheet import CENTRE, DUCHIES, SHEETS
from feldspar.games.burgundy.rules.tiles import NO_TILE, SUPPLY, TILES
from feldspar.games.burgundy.rules.turn_flow import begin_phase, round_event
from feldspar.games.burgundy.rules.units import Die, Goods, Tile
from feldspar.kernel.chance import below, dealt
from feldspar.kernel.events import EVERYONE, Event, Text
from feldspar.kernel.text.event_text import name_list
from feldspar.kernel.units import Hex, Seat

# Chance events; see `course` for the others.
DRAW_START: Final = 8
DRAW_ORDER: Final = 9
DRAW_SHEETS: Final = 10


def set_up(position: Position) -> None:
    """Section 2, as far as it needs no decision; then the first phase, or the choice of estates."""
    _unpack(position)
    seats = position.seats
    key = position.key
    first = below(seats, key, DRAW_ORDER)
    position.ranked = position.clockwise(first)
    position.order = position.ranked[:]
    for place, seat in enumerate(position.order):
        estate = position.estates[seat]
        estate.silver = START_SILVER
        estate.workers = START_WORKERS[place]
    # BUR-2.7: whether piles or start goods are drawn first makes no difference to chance.
    goods = dealt(position.crates, START_GOODS * seats, key, DRAW_START)
    for place, one in enumerate(goods):
        position.estates[place // START_GOODS].store_goods(Goods(one), 1)
    position.reveal_count += 1
    if position.setup == BASIC:
        position.sheets = []
        for seat in position.clockwise(0):
            put_start_castle(position, seat, 0, CENTRE)
        begin_phase(position)
    else:
        sheets = list(range(len(SHEETS)))
        position.sheets = dealt(sheets, seats, key, DRAW_SHEETS)
        position.waiting = 1 << position.order[0] if position.setup == OPEN else (1 << seats) - 1


def _unpack(position: Position) -> None:
    """Lay out all that everybody begins with."""
    seats = position.seats
    position.setup = SETUPS[position.options["setup"]]
    position.most_empty = position.options["ties"] == "most"
    position.supply = [
        [tile for tile in range(TILES) if SUPPLY[tile] == back] for back in range(BLACK + 1)
    ]
    position.crates = [goods for goods in range(len(GOODS)) for _ in range(GOODS_EACH)]
    position.slots = [NO_TILE] * SLOTS
    position.wares = [0] * DEPOTS
    position.pile = []
    position.spaces = [0] * seats
    position.dice = [Die(0)] * (2 * seats)
    position.choices = [NOT_CHOSEN] * seats
    position.estates = [blank(DUCHIES[0]) for _ in range(seats)]


def put_start_castle(position: Position, seat: Seat, duchy: int, hex_: Hex) -> None:
    """BUR-2.5, 2.6: it lies there, and gives nothing."""
    estate = position.estates[seat]
    estate.duchy = DUCHIES[duchy]
    castles = position.supply[CASTLE][:]
    estate.cover(hex_, Tile(castles.pop()))
    estate.fresh = 0
    supply = position.supply[:]
    supply[CASTLE] = castles
    position.supply = supply


def opening(position: Position) -> list[Event]:
    """Return what the set-up has shown to everybody."""
    order = Text("log-order", {"names": name_list(position.order)})
    told = [Event(EVERYONE, order, "BUR-2.10")]
    if position.stage == TURNS:
        told.append(round_event(position))
    return told
