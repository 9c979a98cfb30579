"""Final scoring, and who wins (sections 11 and 12)."""

from collections.abc import Callable
from typing import Final

from feldspar.games.bruges.rules.cards.characters import EFFECTS, FINAL, POINTS, WHEN, Effect
from feldspar.games.bruges.rules.cards.counters import amount, is_met
from feldspar.games.bruges.rules.components import (
    HOUSE_POINTS,
    LEVEL_POINTS,
    MAJORITY_POINTS,
    THIRD,
    THIRD_POINTS,
)
from feldspar.games.bruges.rules.player_board import (
    CANALS,
    HOUSES,
    LAURELS,
    LEVELS,
    MAJORITY,
    RESIDENTS,
    SOURCES,
    STATUE,
    characters,
)
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.kernel.events import Text
from feldspar.kernel.standings import places

SCORED_BY: Final = {
    RESIDENTS: "BRG-11.2",
    HOUSES: "BRG-11.3",
    LAURELS: "BRG-11.4",
    MAJORITY: "BRG-11.5",
    CANALS: "BRG-11.6",
    STATUE: "BRG-11.6",
    LEVELS: "BRG-11.7",
}


def score(position: Position, seat: Seat, effect: Effect) -> int:
    """BRG-15.33."""
    return amount(position, seat, effect)


def score_if(position: Position, seat: Seat, effect: Effect) -> int:
    """BRG-15.34."""
    return effect.amount if is_met(position, seat, effect.text) else 0


PRIMITIVES: Final[dict[str, Callable[[Position, Seat, Effect], int]]] = {
    "score": score,
    "score_if": score_if,
}


def laurels(position: Position, seat: Seat, card: Card) -> int:
    """Return what a character is worth beyond its own points (BRG-8.6)."""
    points = 0
    if WHEN[card] == FINAL:
        for effect in EFFECTS[card]:
            points += PRIMITIVES[effect.op](position, seat, effect)
    return points


def final_points(position: Position, seat: Seat) -> dict[int, int]:
    """Return what a player would add in final scoring now, by source."""
    holding = position.holdings[seat]
    cards = characters(holding)
    thirds = len([built for built in holding.tiles if built >= THIRD])
    return {
        RESIDENTS: sum([POINTS[card] for card in cards]),
        HOUSES: HOUSE_POINTS * len(holding.houses),
        LAURELS: sum([laurels(position, seat, card) for card in cards]),
        MAJORITY: MAJORITY_POINTS * holding.majorities.bit_count(),
        CANALS: THIRD_POINTS * thirds,
        STATUE: sum(holding.statues),
        LEVELS: LEVEL_POINTS[holding.level],
    }


def count_up(position: Position) -> None:
    """Enter the final points of everybody."""
    for seat in position.clockwise(0):
        for source, points in final_points(position, seat).items():
            if points:
                position.holdings[seat].score_points(points, source)
                text = Text("log-final-" + SOURCES[source])
                position.log_event(seat, text, SCORED_BY[source], points)


def ranking(position: Position) -> list[int]:
    """Return everybody's place: points, then florins (section 12)."""
    standing = [(holding.score, holding.florins) for holding in position.holdings]
    return places(standing)
