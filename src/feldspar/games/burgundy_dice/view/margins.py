"""What is printed around the estate, and written there: bonuses, hours, tables, the score."""

from typing import Final

from feldspar.games.burgundy_dice.rules.course import column
from feldspar.games.burgundy_dice.rules.figures import (
    BONUSES,
    CIRCLES,
    COLOURS,
    EVERY_COLOUR,
    FIRST,
    NO_BONUS,
    PHASES,
    REWARD,
    SECOND,
    SOLO_FIRST,
    VALUE_RULE,
    VALUES,
    ZONE_POINTS,
)
from feldspar.games.burgundy_dice.rules.holding import Estate, unpack
from feldspar.games.burgundy_dice.rules.position import CASTLES, MARKS, Position
from feldspar.games.burgundy_dice.rules.units import Colour
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Anchor, Area, Cell, Column, Item, Lettering, Piece, Shape, Table
from feldspar.kernel.units import Seat

ROMAN: Final = ("I", "II", "III")
_WRITE: Final = ["", "write-different", "write-neighbour", "write-same"]
_CIRCLES: Final = ((6, 1), (9, 2), (12, 3), (16, 4), (22, 5))
"""Circles in a row, and rows: the smallest grid with room for all is drawn."""


def bonuses_area(estate: Estate, seat: Seat) -> Area:
    """Return the bonuses: circles printed, ringed when earned, crossed when spent."""
    items: list[Item] = [
        Lettering(0, 20, Text("sheet-title", {"sheet": estate.sheet.letter}), "title"),
        Lettering(2, 44, Text("seat-name", {"n": seat + 1}), "hand", size=21, turn=-3),
    ]
    for bonus, name in enumerate(BONUSES):
        top = 58.0 + 113 * bonus
        earned, spent = estate.earned >> 8 * bonus & 255, estate.spent >> 8 * bonus & 255
        use = Text(f"use-{name}")
        count = Text(f"count-{name}", {"n": earned - spent})
        label = Text("bonus-label", {"count": count, "use": use})
        items += [
            Piece(f"bonus/{name}", f"bonus-{name}", 14, top + 14, 28, label),
            Lettering(38, top + 19, Text(f"name-{name}"), "strong"),
            Lettering(156, top + 20, str(earned - spent), "number", "end"),
            *_circles(top + 52, earned, spent, CIRCLES[bonus]),
            Lettering(0, top + 84, use, "label"),
        ]
        if bonus + 1 < len(BONUSES):
            items.append(Shape(f"M0 {top + 99}h158", "rule"))
    return Area("bonuses", "mine", 160, 500, Text("area-bonuses"), tuple(items), seat)


def _circles(middle: float, earned: int, spent: int, printed: int) -> list[Item]:
    total = max(printed or 6, earned)
    across, rows = next((g for g in _CIRCLES if g[0] * g[1] >= total), _CIRCLES[-1])
    if rows > 1:
        total = max(total, across * -(-total // across))
    pitch = 157 / across
    first = middle - pitch * (-(-total // across) - 1) / 2
    return [
        Piece(
            "",
            "circle",
            round(pitch * (i % across) + pitch / 2 - 2, 2),
            round(first + pitch * (i // across), 2),
            round(pitch * (0.8 if rows == 1 else 0.74), 2),
            written="ox" if i < spent else "o" if i < earned else "",
        )
        for i in range(min(total, across * rows))
    ]


def time_area(position: Position) -> Area:
    """Return the three time columns, and under each what a zone is worth in it."""
    widths = (74.0, 80.0, 80.0, 80.0)
    alone = position.seats == 1
    states = tuple(_column_state(position, phase) for phase in range(PHASES))
    head = (Cell(art="hourglass", size=17), *(Cell(roman, style="title") for roman in ROMAN))
    label = Cell(Text("turns-label" if alone else "hours-label"), style="muted")
    hours = Table(0, 0, widths, 120, head, ((label, *(Cell(),) * PHASES),), ("", *states))
    rows = tuple(
        (
            Cell(Text("zone-label", {"size": size}), f"zone-{size}", "icon", 26),
            *(Cell(str(points), style="title") for points in ZONE_POINTS[size]),
        )
        for size in range(1, len(ZONE_POINTS))
    )
    zones = Table(0, 146, widths, 29, (), rows, ("", *states))
    box = Shape(
        "M6 0h302a6 6 0 0 1 6 6v250a6 6 0 0 1-6 6h-302a6 6 0 0 1-6-6v-250a6 6 0 0 1 6-6z", "box"
    )
    lines = Shape("M0 146h314M74 0v262M154 0v262M234 0v262", "rule")
    items = [box, hours, zones, lines, *_hours(position)]
    return Area("time", "common", 314, 262, Text("area-time"), tuple(items))


def _column_state(position: Position, phase: int) -> Column:
    if position.stage == CASTLES or phase > position.phase:
        return ""
    return "now" if phase == position.phase and position.stage == MARKS else "past"


def _hours(position: Position) -> list[Item]:
    """Return the boxes of the time columns; those of this turn are the last to change."""
    alone = position.seats == 1
    boxes = column(position)
    passed = 1 if alone or position.hours == boxes else position.hourglass
    items: list[Item] = []
    for phase in range(PHASES):
        gone = boxes if phase < position.phase else 0 if phase > position.phase else position.hours
        for box in range(boxes):
            fresh = position.stage == MARKS and phase == position.phase
            fresh = fresh and gone - passed <= box < gone
            items.append(
                Piece(
                    "",
                    "hour",
                    98.0 + 80 * phase + 32 * (box % 2),
                    26 + 120 / boxes * (box // 2 * 2 + 1),
                    28,
                    state="last" if fresh else "" if box < gone else "dim",
                    written="/" if box < gone else "",
                )
            )
    return items


def colours_area(position: Position, estate: Estate) -> Area:
    """Return what each colour takes, gives, and is worth as a whole."""
    head = (
        Cell(),
        Cell(Text("head-write")),
        Cell(Text("head-marked")),
        Cell(Text("head-gives")),
        Cell(Text("head-whole"), span=2),
    )
    rows = tuple(_colour_row(position, estate, colour) for colour in EVERY_COLOUR)
    anchors: tuple[Anchor, ...] = ("middle", "start", "middle", "middle", "middle", "middle")
    table = Table(0, 0, (34, 96, 44, 66, 37, 37), 34, head, rows, (), anchors, 22)
    return Area("colours", "common", 314, 226, Text("area-colours"), (table,))


def _colour_row(position: Position, estate: Estate, colour: Colour) -> tuple[Cell, ...]:
    name = COLOURS[colour]
    hexes = estate.sheet.of_colour[colour]
    rule = _WRITE[VALUE_RULE[colour]]
    takes = Text(rule) if rule else " · ".join([str(value) for value in VALUES[colour]])
    marked = f"{(hexes & estate.marked).bit_count()}/{hexes.bit_count()}"
    bonus = REWARD[colour]
    gives = Cell(Text(f"gives-{name}"))
    if bonus != NO_BONUS:
        gives = Cell(Text(f"bonus-{BONUSES[bonus]}"), f"bonus-{BONUSES[bonus]}", "icon", 22)
    first, second = position.first_open >> colour & 1, position.second_open >> colour & 1
    if position.seats == 1:
        # BDG-11.3: alone, the phase says which of the two can still be had.
        open_ = not estate.paid >> colour & 1
        first, second = open_ and SOLO_FIRST[position.phase], open_
    return (
        Cell(Text(f"colour-{name}"), f"type-{name}", "icon", 30),
        Cell(takes, style="strong"),
        Cell(marked),
        gives,
        Cell(str(FIRST[colour]), style="coin" if first else "struck"),
        Cell(str(SECOND[colour]), style="coin-second" if second else "struck"),
    )


def score_area(position: Position, estate: Estate, seat: Seat) -> Area:
    """Return the score: what was written in each phase, its sum, and the total."""
    items: list[Item] = [Shape("M0 .5h1064", "rule")]
    lines = [unpack(line) for line in estate.entries]
    for phase in range(PHASES):
        left = 320.0 * phase
        state = _column_state(position, phase)
        written = [points for points, _, when in lines if when == phase]
        items += [
            Shape(_rounded(left, 12.5, 310, 63), state or "box"),
            Lettering(left + 14, 52, ROMAN[phase], "title", size=24),
            *_entries(left + 50, written),
        ]
        total = str(sum(written)) if state or written else "-"
        items.append(Lettering(left + 297, 57, total, "hand", "end", 36))
    items += [
        Shape(_rounded(960, 12, 104, 64), "total"),
        Lettering(1012, 32, Text("score-total"), "total", "middle", 11),
        Lettering(1012, 64, str(estate.score), "total", "middle"),
    ]
    subtotals = [sum([points for points, _, when in lines if when == p]) for p in range(PHASES)]
    told = dict(zip(("first", "second", "third"), subtotals, strict=True))
    summary = Text("score-summary", {**told, "total": estate.score})
    return Area("score", "mine", 1064, 76, Text("area-score"), tuple(items), seat, summary=summary)


def _entries(left: float, written: list[int]) -> list[Item]:
    """Return the entries of a phase on their lines: one line, or two when there are many."""
    rows = 1 if len(written) <= 8 else 2
    slots = max(6, -(-len(written) // rows))
    pitch = 186 / slots
    size = 17.0 if rows == 2 else min(25.0, pitch * 0.82)
    items: list[Item] = []
    for row in range(rows):
        base = 59.0 if rows == 1 else 42.0 + 23 * row
        path = "".join([f"M{left + pitch * i:.1f} {base}h{pitch - 4:.1f}" for i in range(slots)])
        items.append(Shape(path, "rule"))
        for i, points in enumerate(written[row * slots : (row + 1) * slots]):
            x = left + pitch * (i + 0.5) - 2
            items.append(Lettering(x, base - 4, str(points), "hand", "middle", size, i * 5 % 7 - 3))
    return items


def _rounded(x: float, y: float, wide: float, high: float) -> str:
    """Return a box with round corners as a path."""
    return (
        f"M{x + 8} {y}h{wide - 16}a8 8 0 0 1 8 8v{high - 16}a8 8 0 0 1-8 8"
        f"h{16 - wide}a8 8 0 0 1-8-8v{16 - high}a8 8 0 0 1 8-8z"
    )
