"""Goods on their way from the depots into a goods storage, and the pawn that sails with them."""

from feldspar.games.burgundy.rules.components import EVERY_DEPOT, EVERY_GOODS, GOODS
from feldspar.games.burgundy.rules.position import Position
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat


def goods_in_depots(position: Position, depots: int) -> int:
    """Return the types of goods that lie on some depots, as bits."""
    found = 0
    for depot in EVERY_DEPOT:
        if depots >> depot & 1:
            wares = position.wares[depot]
            for goods in EVERY_GOODS:
                if wares >> 8 * goods & 255:
                    found |= 1 << goods
    return found


def load(position: Position, seat: Seat, depots: int, types: int) -> None:
    """Move all goods of some types from some depots into a goods storage."""
    estate = position.estates[seat]
    wares = position.wares[:]
    position.wares = wares
    for goods in EVERY_GOODS:
        if not types >> goods & 1:
            continue
        count = 0
        for depot in EVERY_DEPOT:
            if depots >> depot & 1:
                here = wares[depot] >> 8 * goods & 255
                wares[depot] -= here << 8 * goods
                count += here
        estate.store_goods(goods, count)
        if position.log is not None:
            text = Text("log-collect", {"goods": Text("goods-" + GOODS[goods]), "count": count})
            position.log_event(seat, text, "BUR-9.2")


def sail_on(position: Position, seat: Seat) -> None:
    """BUR-9.8 to 9.10: one space forward on the turn-order track, on top of whoever is there."""
    position.asked = None
    space = position.spaces[seat] + 1
    spaces = position.spaces[:]
    spaces[seat] = space
    position.spaces = spaces
    ranked: list[Seat] = []
    placed = False
    for other in position.ranked:
        if other == seat:
            continue
        if not placed and spaces[other] <= space:
            ranked.append(seat)
            placed = True
        ranked.append(other)
    if not placed:
        ranked.append(seat)
    position.ranked = ranked
    if position.log is not None:
        position.log_event(seat, Text("log-advance", {"space": space}), "BUR-9.8")
