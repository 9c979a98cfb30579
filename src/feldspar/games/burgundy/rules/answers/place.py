"""A stored tile placed on the estate (section 8)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.answer import DieAction, add, use
from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANY_BUILDING,
    BOARD,
    BUILDING,
    EVERY_HEX,
    EVERY_PLACE,
    HEXES,
    NUMBER,
    SHIFT,
    SHIFT_BUILDING,
    SHIFT_OTHERS,
    SHIFT_SHIP_ANIMAL,
    SHIP,
    STORAGE,
)
from feldspar.games.burgundy.rules.decisions import DICE, FREE, by_die
from feldspar.games.burgundy.rules.effects import resolve
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.reach import HEXES_REACHED, SHIFTED
from feldspar.games.burgundy.rules.scoring import score_region
from feldspar.games.burgundy.rules.tiles import FACES, KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_PLACE: Final = 501
PER_DIE: Final = 111
"""Placements with one die: a stored tile and a hex."""
_PLACE_WITH: Final[list[int]] = by_die(A_PLACE, PER_DIE)


class Place(DieAction):
    """Which tile is placed, and where?"""

    rule = "BUR-8.2"

    def add_within(
        self, found: list[int], position: Position, estate: Estate, die: Die, plain: int
    ) -> None:
        first = _PLACE_WITH[die]
        powers = estate.powers
        for tile in estate.storage:
            if tile != NO_TILE:
                shifted = powers >> SHIFT[TYPE[tile]] & 1
                reached = HEXES_REACHED[plain + SHIFTED if shifted else plain]
                add(found, first, estate.fits(tile) & reached)
            first += HEXES

    def forbidden(self, position: Position, estate: Estate, args: Sequence[int]) -> str | None:
        """BUR-8.1 to 8.5, but for the die."""
        tile, hex_ = estate.storage[args[1]], args[2]
        if tile == NO_TILE or estate.tiles[hex_] != NO_TILE:
            return "BUR-8.1"
        duchy = estate.duchy
        if duchy.type[hex_] != TYPE[tile]:
            return "BUR-8.3"
        if all(estate.tiles[near] == NO_TILE for near in BOARD.neighbours[hex_]):
            return "BUR-8.4"
        if TYPE[tile] == BUILDING and not estate.has(ANY_BUILDING):
            city = [h for h in range(HEXES) if duchy.region[hex_] >> h & 1]
            built = [KIND[estate.tiles[h]] for h in city if estate.tiles[h] != NO_TILE]
            if KIND[tile] in built:
                return "BUR-8.5"
        return None

    def needs(self, estate: Estate, args: Sequence[int]) -> tuple[int, int]:
        """Tiles 9 to 11 shift a die freely, each for other types (BUR-21.10 to 21.12)."""
        type_, power = TYPE[estate.storage[args[1]]], SHIFT_OTHERS
        if type_ == BUILDING:
            power = SHIFT_BUILDING
        elif type_ in (SHIP, ANIMAL):
            power = SHIFT_SHIP_ANIMAL
        return NUMBER[args[2]], estate.has(power)

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        """BUR-8.7: the tile lies there, regions and types score, and its own effect comes last."""
        offset = action - A_PLACE
        estate, die, hex_ = (
            position.estates[seat],
            DICE[offset // PER_DIE],
            EVERY_HEX[offset % HEXES],
        )
        place = EVERY_PLACE[offset // HEXES % STORAGE]
        tile = estate.storage[place]
        shift = estate.powers >> SHIFT[TYPE[tile]] & 1
        paid = use(position, estate, seat, die, NUMBER[hex_], shift)
        estate.put(place, NO_TILE)
        estate.cover(hex_, tile)
        if position.log is not None:
            name, where = Text("a-" + FACES[tile]), BOARD.names[hex_]
            text = Text("log-place", {"tile": name, "hex": where, "die": die, "workers": paid})
            position.report(seat, text, "BUR-8.8" if die == FREE else "BUR-8.1")
        score_region(position, seat, hex_)
        resolve(position, seat, hex_, tile)
