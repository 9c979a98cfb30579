"""One player's estate: what has been written on a sheet, and what it earned.

`fits` and `frontier` follow every mark, so that the hexes which may take a colour and a value are
one intersection: `frontier & of_colour[colour] & fits[value]`.
"""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    CASTLE,
    CIRCLES,
    DIFFERENT,
    FACTOR,
    REWARD,
    SAME,
    VALUE_RULE,
    ZONE_POINTS,
)
from feldspar.games.burgundy_dice.rules.sheet import Sheet
from feldspar.games.burgundy_dice.rules.units import Bonus, Colour, Source, Value
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.units import Hex


@mypyc_attr(acyclic=True)
class Estate:
    """What one player has written. Bonuses are counts packed eight bits each, in one integer."""

    sheet: Sheet
    at: list[int]
    """For each value: the hexes it is written in; at 0, the crossed start castle."""
    fits: list[int]
    """For each value (index 0 unused): the hexes whose own rule would take it."""
    entries: list[int]
    """The score column, in the order written; see `entry`."""
    marked: int = 0
    frontier: int = 0
    """The unmarked hexes beside a marked one."""
    earned: int = 0
    """Bonuses circled."""
    spent: int = 0
    """Bonuses crossed."""
    score: int = 0
    full: int = 0
    """A bit for each colour of which every hex is marked."""
    paid: int = 0
    """A bit for each of these whose completion has been settled."""
    pair: int = -1
    """The value and colour of this turn's first mark while a second may follow; else -1."""

    fresh: int = 0
    """The hexes marked in the turn before this one: a table shows them as the last changes."""

    # What the others know: the estate as it stood when the turn began.
    was_marked: int = 0
    was_earned: int = 0
    was_spent: int = 0
    was_entries: int = 0

    def clone(self) -> "Estate":
        """Return an independent copy; the sheet never changes and is shared."""
        new = Estate()
        new.sheet = self.sheet
        new.at = self.at[:]
        new.fits = self.fits[:]
        new.entries = self.entries[:]
        new.marked = self.marked
        new.frontier = self.frontier
        new.earned = self.earned
        new.spent = self.spent
        new.score = self.score
        new.full = self.full
        new.paid = self.paid
        new.pair = self.pair
        new.fresh = self.fresh
        new.was_marked = self.was_marked
        new.was_earned = self.was_earned
        new.was_spent = self.was_spent
        new.was_entries = self.was_entries
        return new

    def count_bonus(self, bonus: Bonus) -> int:
        """Return how many of a bonus are circled and not crossed."""
        return (self.earned - self.spent) >> 8 * bonus & 255

    def earn(self, bonus: Bonus) -> bool:
        """Circle a bonus; tell whether there was a free circle for it (ruling R7)."""
        if CIRCLES[bonus] and self.earned >> 8 * bonus & 255 >= CIRCLES[bonus]:
            return False
        self.earned += 1 << 8 * bonus
        return True

    def earn_all(self, bonus: Bonus, count: int) -> int:
        """Circle several of a bonus; return how many found a free circle."""
        earned = 0
        for _ in range(count):
            earned += self.earn(bonus)
        return earned

    def spend(self, bonus: Bonus) -> None:
        """Cross one bonus."""
        self.spent += 1 << 8 * bonus

    def book(self, points: int, source: Source, phase: int) -> None:
        """Write points into the score column of a phase."""
        self.entries.append(entry(points, source, phase))
        self.score += points

    def write(self, hex_: Hex, value: Value) -> None:
        """Write a value into a hex, or the cross of the start castle, which is none (BDG-4.12)."""
        sheet = self.sheet
        near = sheet.near[hex_]
        self.at[value] |= 1 << hex_
        self.marked |= 1 << hex_
        self.frontier = (self.frontier | near) & ~self.marked
        rule = VALUE_RULE[sheet.colour[hex_]]
        if rule == DIFFERENT:
            self.fits[value] &= ~sheet.zone[hex_]
        elif rule == SAME:
            for other in range(1, 7):
                if other != value:
                    self.fits[other] &= ~sheet.zone[hex_]
        self.fits[value] |= near & sheet.of_colour[CASTLE]

    def is_finished(self, hex_: Hex) -> bool:
        """Tell whether the zone of a hex is full."""
        return not self.sheet.zone[hex_] & ~self.marked

    def complete(self, colour: Colour) -> None:
        """Note a colour as full, if every hex of it is marked."""
        if not self.sheet.of_colour[colour] & ~self.marked:
            self.full |= 1 << colour

    def begin_turn(self) -> None:
        """Remember what the others may know until all have finished."""
        self.pair = -1
        self.fresh = self.marked & ~self.was_marked
        self.was_marked = self.marked
        self.was_earned = self.earned
        self.was_spent = self.spent
        self.was_entries = len(self.entries)


def blank(sheet: Sheet) -> Estate:
    """Return an estate on which nothing is written."""
    estate = Estate()
    estate.sheet = sheet
    estate.at = [0] * 7
    estate.fits = sheet.fits[:]
    estate.entries = []
    return estate


def zone_points(sheet: Sheet, hex_: Hex, phase: int) -> int:
    """Return what finishing the zone of a hex is worth in a phase."""
    return ZONE_POINTS[sheet.size[hex_]][phase] * FACTOR[sheet.colour[hex_]]


def reward(sheet: Sheet, hex_: Hex) -> Bonus:
    """Return the bonus for finishing the zone of a hex, or NO_BONUS."""
    colour = sheet.colour[hex_]
    return sheet.square[hex_] if colour == CASTLE else REWARD[colour]


def pair(value: Value, colour: Colour) -> int:
    """Pack what a mark was made with into an integer."""
    return value << 3 | colour


PAIRS: Final = [(Value(packed >> 3), Colour(packed & 7)) for packed in range(7 << 3)]
"""The value and the colour of a mark, by the integer they are packed into."""


def entry(points: int, source: Source, phase: int) -> int:
    """Pack one line of the score column into an integer."""
    return (phase << 4 | source) << 8 | points


def unpack(line: int) -> tuple[int, Source, int]:
    """Return the points, source and phase of a line of the score column."""
    return line & 255, Source(line >> 8 & 15), line >> 12
