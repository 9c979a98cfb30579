"""A stored tile placed on the estate, and what it does there (sections 8 to 13)."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer, DieAction, add_each
from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANY_BUILDING,
    BANK,
    BANK_SILVER,
    BOARD,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    BUILDINGS,
    CASTLE,
    DATA,
    EVERY_HEX,
    EVERY_PLACE,
    HEXES,
    NUMBER,
    SHIFT,
    SHIP,
    TOWER_POINTS,
    WATCHTOWER,
)
from feldspar.games.burgundy.rules.decisions import FREE, by_die
from feldspar.games.burgundy.rules.player_board import FROM_WATCHTOWER, Estate
from feldspar.games.burgundy.rules.position import QUESTIONS, Position, Question
from feldspar.games.burgundy.rules.reach import HEXES_REACHED, SHIFTED
from feldspar.games.burgundy.rules.scoring import score_animals, score_region
from feldspar.games.burgundy.rules.tiles import FACES, KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die, Kind, Tile
from feldspar.games.burgundy.rules.wares import sail_on
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.discovery import classes_by_module
from feldspar.kernel.units import Hex, Seat

A_PLACE: Final = 501
PER_DIE: Final = 111
"""Placements with one die: a stored tile and a hex."""
_PLACE_WITH: Final[list[int]] = by_die(A_PLACE, PER_DIE)
_MOST_SEATS: Final[int] = DATA["players"]["max"]
_QUESTIONS: Final[dict[str, list[Question]]] = {}
"""What was asked before, by seat: questions never change, so each is made once."""


class Placement(DieAction):
    """Which tile is placed, and where?"""

    rule = "BUR-8.2"

    def add(self, found: list[int], position: Position, estate: Estate, die: Die, far: int) -> None:
        first = _PLACE_WITH[die]
        powers = estate.powers
        for tile in estate.storage:
            if tile != NO_TILE:
                shifted = powers >> SHIFT[TYPE[tile]] & 1
                reached = HEXES_REACHED[far + SHIFTED if shifted else far]
                hexes = estate.fits(tile) & reached
                if hexes:  # mostly not: a call less
                    add_each(found, first, hexes)
            first += HEXES

    def forbidding_rule(
        self, position: Position, estate: Estate, args: tuple[int, ...]
    ) -> str | None:
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

    def needs(self, estate: Estate, args: tuple[int, ...]) -> tuple[int, int]:
        return NUMBER[args[2]], estate.powers >> SHIFT[TYPE[estate.storage[args[1]]]] & 1

    def do(
        self, position: Position, seat: Seat, args: tuple[int, ...], die: Die, paid: int
    ) -> None:
        """BUR-8.7: the tile lies there, regions and types score, and its own effect comes last."""
        estate, place, hex_ = position.estates[seat], EVERY_PLACE[args[1]], EVERY_HEX[args[2]]
        tile = estate.storage[place]
        estate.put(place, NO_TILE)
        estate.cover(hex_, tile)
        if position.log is not None:
            name, where = Text("a-" + FACES[tile]), BOARD.names[hex_]
            text = Text("log-place", {"tile": name, "hex": where, "die": die, "workers": paid})
            position.log_event(seat, text, "BUR-8.8" if die == FREE else "BUR-8.1")
        score_region(position, seat, hex_)
        _resolve(position, seat, hex_, tile)


def _resolve(position: Position, seat: Seat, hex_: Hex, tile: Tile) -> None:
    """Let a tile just placed take effect."""
    type_ = TYPE[tile]
    if type_ == BUILDING:
        _build(position, seat, KIND[tile])
    elif type_ == ANIMAL:
        score_animals(position, seat, hex_, tile)
    elif type_ == CASTLE:
        position.asked = _question("extra", seat)
    elif type_ == SHIP:
        if any(position.wares):
            position.asked = _question("collect", seat)
        else:
            sail_on(position, seat)  # BUR-9.3


def _build(position: Position, seat: Seat, building: Kind) -> None:
    """Section 13: at once what is plainly gained, and a question where something is offered."""
    estate = position.estates[seat]
    if building == BOARDING_HOUSE:
        estate.workers += BOARDING_WORKERS
        if position.log is not None:
            position.log_event(seat, Text("log-boarding", {"count": BOARDING_WORKERS}), "BUR-13.7")
    elif building == BANK:
        estate.silver += BANK_SILVER
        if position.log is not None:
            position.log_event(seat, Text("log-bank", {"count": BANK_SILVER}), "BUR-13.8")
    elif building == WATCHTOWER:
        estate.score_points(TOWER_POINTS, FROM_WATCHTOWER)
        if position.log is not None:
            position.log_event(seat, Text("log-watchtower"), "BUR-13.10", TOWER_POINTS)
    else:
        _offer(position, seat, building)


def _offer(position: Position, seat: Seat, building: Kind) -> None:
    """Ask for the benefit of a building, unless there is nothing to do but to forgo it."""
    question = _question(BUILDINGS[building], seat)
    if len(question.answers(position)) > 1:
        position.asked = question
    elif position.log is not None:
        text = Text("log-lost", {"tile": Text("a-building-" + BUILDINGS[building])})
        position.log_event(seat, text, "BUR-13.12")


def _question(name: str, seat: Seat) -> Question:
    """Return what is asked of a seat: questions know what may be placed, so they come by name."""
    if name not in _QUESTIONS:
        kind = classes_by_module(QUESTIONS)[name]
        _QUESTIONS[name] = [kind(other) for other in range(_MOST_SEATS)]
    return _QUESTIONS[name][seat]


ANSWERS: Final[dict[str, Answer]] = {"place": Placement()}
