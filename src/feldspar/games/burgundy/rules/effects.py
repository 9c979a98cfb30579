"""What a placed tile does (sections 9 to 13)."""

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_WORKERS,
    BUILDING,
    BUILDINGS,
    CASTLE,
    SHIP,
    TOWER_POINTS,
    WATCHTOWER,
)
from feldspar.games.burgundy.rules.player_board import FROM_WATCHTOWER
from feldspar.games.burgundy.rules.position import QUESTIONS, Position, Question
from feldspar.games.burgundy.rules.scoring import score_animals
from feldspar.games.burgundy.rules.tiles import KIND, TYPE
from feldspar.games.burgundy.rules.units import Kind, Tile
from feldspar.games.burgundy.rules.wares import sail_on
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.discovery import rooms
from feldspar.kernel.units import Hex, Seat


def resolve(position: Position, seat: Seat, hex_: Hex, tile: Tile) -> None:
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
            position.report(seat, Text("log-boarding", {"count": BOARDING_WORKERS}), "BUR-13.7")
    elif building == BANK:
        estate.silver += BANK_SILVER
        if position.log is not None:
            position.report(seat, Text("log-bank", {"count": BANK_SILVER}), "BUR-13.8")
    elif building == WATCHTOWER:
        estate.score_points(TOWER_POINTS, FROM_WATCHTOWER)
        if position.log is not None:
            position.report(seat, Text("log-watchtower"), "BUR-13.10", TOWER_POINTS)
    else:
        _offer(position, seat, building)


def _offer(position: Position, seat: Seat, building: Kind) -> None:
    """Ask for the benefit of a building, unless there is nothing to do but to forgo it."""
    question = _question(BUILDINGS[building], seat)
    if len(question.answers(position)) > 1:
        position.asked = question
    elif position.log is not None:
        text = Text("log-lost", {"tile": Text("a-building-" + BUILDINGS[building])})
        position.report(seat, text, "BUR-13.12")


def _question(name: str, seat: Seat) -> Question:
    """Return what is asked of a seat: questions know what may be placed, so they come by name."""
    question: Question = rooms(QUESTIONS)[name](seat)
    return question
