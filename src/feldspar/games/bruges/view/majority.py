"""Who is ahead on the track, in characters and in canals, and whose markers have been turned."""

from typing import Final

from feldspar.games.bruges.rules.counters import count
from feldspar.games.bruges.rules.course import COUNTED
from feldspar.games.bruges.rules.figures import MAJORITIES, MAJORITY_POINTS
from feldspar.games.bruges.rules.perks import TIES
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.view.phrases import NOTHING
from feldspar.kernel.events import Text
from feldspar.kernel.prose import listed
from feldspar.kernel.scene import Anchor, Area, Cell, Table

MAJORITY_WIDE: Final = 334.0
MAJORITY_HIGH: Final = 110.0
NAMED: Final = 130.0
MAJORITY_ROW: Final = 26.0


def majority_area(position: Position) -> Area:
    """Return a row for each majority, and a column for each seat."""
    seats = range(position.seats)
    column = (MAJORITY_WIDE - NAMED) / position.seats
    head = (
        Cell(Text("area-majorities"), style="title"),
        *(
            Cell(Text("seat-name", {"n": seat + 1}), art=f"pawn-{seat + 1}", style="icon", size=20)
            for seat in seats
        ),
    )
    rows = tuple([_row(position, majority) for majority in range(len(MAJORITIES))])
    middle: Anchor = "middle"
    anchors: tuple[Anchor, ...] = ("start", *[middle for _ in seats])
    widths = (NAMED, *[column for _ in seats])
    table = Table(
        0,
        0,
        widths,
        MAJORITY_ROW,
        head,
        rows,
        anchors=anchors,
        top=MAJORITY_HIGH - MAJORITY_ROW * len(rows) - 2,
    )
    told = Text("majorities-summary", {"points": MAJORITY_POINTS, "turned": _turned(position)})
    title = Text("area-majorities")
    return Area("majorities", "common", MAJORITY_WIDE, MAJORITY_HIGH, title, (table,), summary=told)


def _row(position: Position, majority: int) -> tuple[Cell, ...]:
    """Return a majority: what everybody has, and who has turned the marker."""
    name = MAJORITIES[majority]
    counts = [count(position, seat, COUNTED[majority], 0) for seat in position.clockwise(0)]
    most = max(counts)
    cells = [Cell(Text(f"majority-{name}"), art=f"majority-{name}", size=20)]
    for holding, number in zip(position.holdings, counts, strict=True):
        alone = counts.count(most) == 1 or holding.perks[TIES]
        ahead = number == most > 0 and alone
        art = f"majority-{name}-on" if holding.majorities >> majority & 1 else ""
        cells.append(Cell(str(number), art, "strong" if ahead else "", 20 if art else 0))
    return tuple(cells)


def _turned(position: Position) -> Text:
    """Say whose markers have been turned."""
    said = NOTHING
    for majority in reversed(range(len(MAJORITIES))):
        who = [s for s, one in enumerate(position.holdings) if one.majorities >> majority & 1]
        if who:
            name = Text(f"majority-{MAJORITIES[majority]}")
            said = Text("majority-turned", {"majority": name, "names": listed(who), "more": said})
    return said
