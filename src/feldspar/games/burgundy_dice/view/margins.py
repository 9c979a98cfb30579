"""What is printed around the estate, and written there: bonuses, colours, the score."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    BONUSES,
    CIRCLES,
    COLOURS,
    EVERY_BONUS,
    EVERY_COLOUR,
    FIRST,
    NO_BONUS,
    REWARD,
    SECOND,
    SOLO_FIRST,
    VALUE_RULE,
    VALUES,
)
from feldspar.games.burgundy_dice.rules.player_board import Estate, unpack
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.games.burgundy_dice.rules.units import Bonus, Colour
from feldspar.games.burgundy_dice.view.hours import ROMAN, Columns, columns
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Anchor, Area, Cell, Column, Item, Lettering, Piece, Shape, Table
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

_WRITE: Final = ["", "write-different", "write-neighbour", "write-same"]
_CIRCLES: Final = ((6, 1), (9, 2), (12, 3), (16, 4), (22, 5))
"""Circles in a row, and rows: the smallest grid with room for all is drawn."""


# ---------------------------------------------------------------------------------------- bonuses


def bonuses_area(estate: Estate, seat: Seat) -> Area:
    """Return the bonuses: circles printed, ringed when earned, crossed when spent."""
    items = [*_heading(estate.sheet.letter, seat)]
    for bonus in EVERY_BONUS:
        items += _bonus(bonus, estate.earned >> 8 * bonus & 255, estate.spent >> 8 * bonus & 255)
    return Area("bonuses", "mine", 160, 500, Text("area-bonuses"), tuple(items), seat)


@memoize
def _heading(letter: str, seat: Seat) -> tuple[Item, ...]:
    return (
        Lettering(0, 20, Text("sheet-title", {"sheet": letter}), "title"),
        Lettering(2, 44, Text("seat-name", {"n": seat + 1}), "hand", size=21, turn=-3),
    )


@memoize
def _bonus(bonus: Bonus, earned: int, spent: int) -> tuple[Item, ...]:
    """Return a bonus with its circles, above the next one."""
    name = BONUSES[bonus]
    top = 58.0 + 113 * bonus
    use = Text(f"use-{name}")
    count = Text(f"count-{name}", {"n": earned - spent})
    label = Text("bonus-label", {"count": count, "use": use})
    items = (
        Piece(f"bonus/{name}", f"bonus-{name}", 14, top + 14, 28, label),
        Lettering(38, top + 19, Text(f"name-{name}"), "strong"),
        Lettering(156, top + 20, str(earned - spent), "number", "end"),
        *_circles(top + 52, earned, spent, CIRCLES[bonus]),
        Lettering(0, top + 84, use, "label"),
    )
    if bonus == EVERY_BONUS[-1]:
        return items
    return *items, Shape(f"M0 {top + 99}h158", "rule")


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


# ---------------------------------------------------------------------------------------- colours


def colours_area(position: Position, estate: Estate) -> Area:
    """Return what each colour takes, gives, and is worth as a whole."""
    marked = tuple([(hexes & estate.marked).bit_count() for hexes in estate.sheet.of_colour])
    first, second = position.first_open, position.second_open
    if position.seats == 1:
        # BDG-11.3: alone, the phase says which of the two can still be had.
        second = ~estate.paid
        first = second if SOLO_FIRST[position.phase] else 0
    return _colours(estate.sheet.letter, marked, first, second)


@memoize
def _colours(letter: str, marked: tuple[int, ...], first: int, second: int) -> Area:
    head = (
        Cell(),
        Cell(Text("head-write")),
        Cell(Text("head-marked")),
        Cell(Text("head-gives")),
        Cell(Text("head-whole"), span=2),
    )
    rows = tuple(
        [
            _colour_row(letter, colour, marked[colour], first >> colour & 1, second >> colour & 1)
            for colour in EVERY_COLOUR
        ]
    )
    anchors: tuple[Anchor, ...] = ("middle", "start", "middle", "middle", "middle", "middle")
    table = Table(0, 0, (34, 96, 44, 66, 37, 37), 34, head, rows, (), anchors, 22)
    return Area("colours", "common", 314, 226, Text("area-colours"), (table,))


@memoize
def _colour_row(
    letter: str, colour: Colour, marked: int, first: int, second: int
) -> tuple[Cell, ...]:
    """Return a colour; `first` and `second` are 1 while they can be had."""
    name = COLOURS[colour]
    rule = _WRITE[VALUE_RULE[colour]]
    takes = Text(rule) if rule else " · ".join([str(value) for value in VALUES[colour]])
    bonus = REWARD[colour]
    gives = Cell(Text(f"gives-{name}"))
    if bonus != NO_BONUS:
        gives = Cell(Text(f"bonus-{BONUSES[bonus]}"), f"bonus-{BONUSES[bonus]}", "icon", 22)
    return (
        Cell(Text(f"colour-{name}"), f"type-{name}", "icon", 30),
        Cell(takes, style="strong"),
        Cell(f"{marked}/{SHEETS[letter].of_colour[colour].bit_count()}"),
        gives,
        Cell(str(FIRST[colour]), style="coin" if first else "struck"),
        Cell(str(SECOND[colour]), style="coin-second" if second else "struck"),
    )


# ------------------------------------------------------------------------------------------ score


def score_area(position: Position, estate: Estate, seat: Seat) -> Area:
    """Return the score: what was written in each phase, its sum, and the total."""
    return _score(seat, tuple(estate.entries), estate.score, columns(position))


@memoize
def _score(seat: Seat, entries: tuple[int, ...], total: int, states: Columns) -> Area:
    lines = [unpack(line) for line in entries]
    items: list[Item] = [Shape("M0 .5h1064", "rule")]
    subtotals: list[int] = []
    for phase, state in enumerate(states):
        written = tuple([points for points, _, when in lines if when == phase])
        items += _score_lines(phase, state, written)
        subtotals.append(sum(written))
    items += [
        Shape(_rounded_box(960, 12, 104, 64), "total"),
        Lettering(1012, 32, Text("score-total"), "total", "middle", 11),
        Lettering(1012, 64, str(total), "total", "middle"),
    ]
    told = dict(zip(("first", "second", "third"), subtotals, strict=True))
    summary = Text("score-summary", {**told, "total": total})
    return Area("score", "mine", 1064, 76, Text("area-score"), tuple(items), seat, summary=summary)


@memoize
def _score_lines(phase: int, state: Column, written: tuple[int, ...]) -> tuple[Item, ...]:
    """Return what was written in a phase, and its sum."""
    left = 320.0 * phase
    total = str(sum(written)) if state or written else "-"
    return (
        Shape(_rounded_box(left, 12.5, 310, 63), state or "box"),
        Lettering(left + 14, 52, ROMAN[phase], "title", size=24),
        *_entries(left + 50, written),
        Lettering(left + 297, 57, total, "hand", "end", 36),
    )


def _entries(left: float, written: tuple[int, ...]) -> list[Item]:
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


def _rounded_box(x: float, y: float, wide: float, high: float) -> str:
    """Return a box with round corners as a path."""
    return (
        f"M{x + 8} {y}h{wide - 16}a8 8 0 0 1 8 8v{high - 16}a8 8 0 0 1-8 8"
        f"h{16 - wide}a8 8 0 0 1-8-8v{16 - high}a8 8 0 0 1 8-8z"
    )
