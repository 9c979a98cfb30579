"""The three time columns: how far each is gone, and what a zone is worth in it."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import PHASES, ZONE_POINTS
from feldspar.games.burgundy_dice.rules.position import CASTLES, MARKS, Position
from feldspar.games.burgundy_dice.rules.turn_flow import column
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Cell, Column, Item, Piece, Shape, Table
from feldspar.kernel.toolkit.memoize import memoize

Columns = tuple[Column, ...]
"""How the columns of the phases look."""

ROMAN: Final = ("I", "II", "III")


def time_area(position: Position) -> Area:
    """Return the three time columns, and under each what a zone is worth in it."""
    alone = position.seats == 1
    hours, boxes = position.hours, column(position)
    passed = 1 if alone or hours == boxes else position.hourglass
    return _time(alone, boxes, position.phase, hours, passed, columns(position))


def columns(position: Position) -> Columns:
    """Return how the column of each phase looks."""
    return _states(position.phase, position.stage != CASTLES, position.stage == MARKS)


@memoize
def _states(phase: int, begun: bool, going_on: bool) -> Columns:
    now: Column = "now" if going_on else "past" if begun else ""
    past: Column = "past" if begun else ""
    return tuple([past if at < phase else now if at == phase else "" for at in range(PHASES)])


@memoize
def _time(alone: bool, boxes: int, phase: int, hours: int, passed: int, states: Columns) -> Area:
    widths = (74.0, 80.0, 80.0, 80.0)
    head = (Cell(art="hourglass", size=17), *(Cell(roman, style="title") for roman in ROMAN))
    label = Cell(Text("turns-label" if alone else "hours-label"), style="muted")
    printed = Table(0, 0, widths, 120, head, ((label, *(Cell(),) * PHASES),), ("", *states))
    zones = Table(0, 146, widths, 29, (), _zone_rows(), ("", *states))
    box = Shape(
        "M6 0h302a6 6 0 0 1 6 6v250a6 6 0 0 1-6 6h-302a6 6 0 0 1-6-6v-250a6 6 0 0 1 6-6z", "box"
    )
    lines = Shape("M0 146h314M74 0v262M154 0v262M234 0v262", "rule")
    items: list[Item] = [box, printed, zones, lines]
    for which, state in enumerate(states):
        gone = boxes if which < phase else 0 if which > phase else hours
        items += _hours(which, boxes, gone, passed if state == "now" else 0)
    return Area("time", "common", 314, 262, Text("area-time"), tuple(items))


@memoize
def _zone_rows() -> tuple[tuple[Cell, ...], ...]:
    """Return what a zone of each size is worth in each phase."""
    return tuple(
        (
            Cell(Text("zone-label", {"size": size}), f"zone-{size}", "icon", 26),
            *(Cell(str(points), style="title") for points in ZONE_POINTS[size]),
        )
        for size in range(1, len(ZONE_POINTS))
    )


@memoize
def _hours(phase: int, boxes: int, gone: int, passed: int) -> tuple[Item, ...]:
    """Return the boxes of a time column; those that passed this turn are the last to change."""
    return tuple(
        [
            Piece(
                "",
                "hour",
                98.0 + 80 * phase + 32 * (box % 2),
                26 + 120 / boxes * (box // 2 * 2 + 1),
                28,
                state="" if box < gone - passed else "last" if box < gone else "dim",
                written="/" if box < gone else "",
            )
            for box in range(boxes)
        ]
    )
