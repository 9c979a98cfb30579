"""Who is ahead on the track, in characters and in canals, and whose markers have been turned."""

from typing import Final

from feldspar.games.bruges.rules.cards.counters import count
from feldspar.games.bruges.rules.cards.perks import TIES
from feldspar.games.bruges.rules.components import MAJORITIES, MAJORITY_POINTS
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.turn_flow import MAJORITY_COUNTERS
from feldspar.games.bruges.view.phrases import NOTHING, seat_name
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Anchor, Area, Cell, Table
from feldspar.kernel.text.event_text import name_list
from feldspar.kernel.toolkit.memoize import memoize

MAJORITY_WIDE: Final = 334.0
MAJORITY_HIGH: Final = 110.0
NAMED: Final = 130.0
MAJORITY_ROW: Final = 26.0


def majority_area(position: Position) -> Area:
    """Return a row for each majority, and a column for each seat."""
    turned = tuple([holding.majorities for holding in position.holdings])
    ties = tuple([holding.perks[TIES] for holding in position.holdings])
    seats = position.clockwise(0)
    numbers = [
        tuple([count(position, seat, what, 0) for seat in seats]) for what in MAJORITY_COUNTERS
    ]
    return _area(tuple(numbers), turned, ties)


@memoize
def _area(
    numbers: tuple[tuple[int, ...], ...], turned: tuple[int, ...], ties: tuple[int, ...]
) -> Area:
    seats = len(turned)
    head = (
        Cell(Text("area-majorities"), style="title"),
        *(
            Cell(seat_name(seat), art=f"pawn-{seat + 1}", style="icon", size=20)
            for seat in range(seats)
        ),
    )
    rows = tuple([_row(which, counted, turned, ties) for which, counted in enumerate(numbers)])
    middle: Anchor = "middle"
    anchors: tuple[Anchor, ...] = ("start", *[middle] * seats)
    widths = (NAMED, *[(MAJORITY_WIDE - NAMED) / seats] * seats)
    top = MAJORITY_HIGH - MAJORITY_ROW * len(rows) - 2
    table = Table(0, 0, widths, MAJORITY_ROW, head, rows, anchors=anchors, top=top)
    title, told = Text("area-majorities"), _summary(turned)
    return Area("majorities", "common", MAJORITY_WIDE, MAJORITY_HIGH, title, (table,), summary=told)


@memoize
def _row(
    majority: int, numbers: tuple[int, ...], turned: tuple[int, ...], ties: tuple[int, ...]
) -> tuple[Cell, ...]:
    """Return a majority: what everybody has, and who has turned the marker; whoever wins ties is
    ahead together with others."""
    name, most = MAJORITIES[majority], max(numbers)
    cells = [Cell(Text(f"majority-{name}"), art=f"majority-{name}", size=20)]
    for number, markers, tie in zip(numbers, turned, ties, strict=True):
        ahead = number == most > 0 and (numbers.count(most) == 1 or tie)
        art = f"majority-{name}-on" if markers >> majority & 1 else ""
        cells.append(Cell(str(number), art, "strong" if ahead else "", 20 if art else 0))
    return tuple(cells)


@memoize
def _summary(turned: tuple[int, ...]) -> Text:
    """Say what a majority brings, and whose markers have been turned."""
    said = NOTHING
    for majority in reversed(range(len(MAJORITIES))):
        who = [seat for seat, markers in enumerate(turned) if markers >> majority & 1]
        if who:
            name = Text(f"majority-{MAJORITIES[majority]}")
            said = Text(
                "majority-turned", {"majority": name, "names": name_list(who), "more": said}
            )
    return Text("majorities-summary", {"points": MAJORITY_POINTS, "turned": said})
