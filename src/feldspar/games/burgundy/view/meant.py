"""What somebody may have meant who touched things that make no move, the likeliest first."""

from collections.abc import Sequence

from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.figures import BOARD, EVERY_HEX, GOODS, NUMBERED
from feldspar.games.burgundy.rules.position import SETUP, Position
from feldspar.games.burgundy.rules.tiles import NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die, Tile
from feldspar.games.burgundy.view.questions import makes_room
from feldspar.kernel.units import Hex, Seat


def meant(position: Position, seat: Seat, touched: Sequence[str]) -> list[int]:
    """Return the decisions that touching these things may mean, the likeliest first."""
    things = [thing.split("/") for thing in touched]
    if position.stage == SETUP:
        return [
            ACTIONS.encode("start", int(thing[1]) - 1, BOARD.names.index(thing[3]))
            for thing in things
            if thing[0] == "side"
        ]
    for kind in ("done", "skip"):
        if f"choice/{kind}" in touched:
            return [ACTIONS.encode(kind)]
    dice = _dice(position, seat, things)
    if "choice/workers" in touched:
        return [ACTIONS.encode("workers", DICE.index(die)) for die in dice]
    hexes = [Hex(BOARD.names.index(rest)) for kind, rest, *_ in things if kind == "hex"]
    tiles = [Tile(int(rest)) for kind, rest, *_ in things if kind == "tile"]
    found: list[int] = []
    for tile in tiles:
        found += _tile(position, seat, tile, dice, hexes, "choice/buy" in touched)
    if hexes and not tiles:
        found += _hexes(position, seat, dice, hexes)
    for thing in things:
        found += _goods(thing, dice)
    return found


def _dice(position: Position, seat: Seat, things: Sequence[Sequence[str]]) -> list[Die]:
    """Return the dice touched, or all that could be used now."""
    touched = [position.dice[2 * seat + int(rest)] for kind, rest, *_ in things if kind == "die"]
    if touched:
        return touched
    if position.asked is not None and not makes_room(position):
        return [FREE]
    unused = [position.dice[2 * seat + n] for n in range(2) if not position.used >> n & 1]
    return unused or [FREE]


def _tile(
    position: Position, seat: Seat, tile: Tile, dice: list[Die], hexes: list[Hex], buys: bool
) -> list[int]:
    """Return what touching a tile may mean, wherever it lies."""
    estate = position.estates[seat]
    if tile in position.slots:
        slot = position.slots.index(tile)
        if slot >= NUMBERED or buys:
            return [ACTIONS.encode("buy", slot)]
        return [ACTIONS.encode("take", DICE.index(die), slot) for die in dice]
    if tile not in estate.storage:
        return []
    place = estate.storage.index(tile)
    if makes_room(position):
        return [ACTIONS.encode("discard", place)]
    return [
        ACTIONS.encode("place", DICE.index(die), place, hex_)
        for hex_ in hexes or [h for h in EVERY_HEX if estate.duchy.type[h] == TYPE[tile]]
        for die in dice
    ]


def _hexes(position: Position, seat: Seat, dice: list[Die], hexes: list[Hex]) -> list[int]:
    """Return what touching spaces alone may mean: whatever is stored."""
    found: list[int] = []
    for tile in position.estates[seat].storage:
        if tile != NO_TILE:
            found += _tile(position, seat, tile, dice, hexes, False)
    return found or [
        ACTIONS.encode("place", DICE.index(die), 0, hex_) for die in dice for hex_ in hexes
    ]


def _goods(thing: Sequence[str], dice: list[Die]) -> list[int]:
    """Return what touching goods, or a depot for its goods, may mean."""
    kind, *rest = thing
    if kind == "goods":
        return [ACTIONS.encode("sell", DICE.index(die), GOODS.index(rest[0])) for die in dice]
    if kind == "depot" and len(rest) == 3:
        return [ACTIONS.encode("keep", GOODS.index(rest[2]))]
    if kind == "depot" and rest[0] != "black":
        return [ACTIONS.encode("collect", int(rest[0]) - 1)]
    if kind == "choice" and rest[0] == "collect":
        return [ACTIONS.parse(f"collect({rest[1]})")]
    return []
