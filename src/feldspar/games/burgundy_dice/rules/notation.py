"""A position of the dice game as text: the dice, the time, and what is written on each sheet."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import (
    BOARD,
    BONUSES,
    BOXES,
    COLOURS,
    HEXES,
    PHASES,
    SOLO_TURNS,
    SOURCES,
)
from feldspar.games.burgundy_dice.rules.consistency import (
    MOST_BONUSES,
    MOST_ENTRIES,
    MOST_TURNS,
    check,
)
from feldspar.games.burgundy_dice.rules.player_board import PAIRS, Estate, blank, unpack
from feldspar.games.burgundy_dice.rules.position import Position
from feldspar.games.burgundy_dice.rules.units import Colour, Source, Value
from feldspar.games.burgundy_dice.rules.visibility import estate_before, is_untouched
from feldspar.kernel.position_codec import PositionCodec, PositionError, require
from feldspar.kernel.units import Hex

STAGES: Final = ["castles", "marks", "over"]
MARKS: Final = ["x", "1", "2", "3", "4", "5", "6"]
"""What may be written in a hex, by value; the cross is that of the start castle."""
_PHASES: Final = [str(phase) for phase in range(PHASES)]
_POINTS: Final = [str(points) for points in range(256)]
"""What a line of the score column can say."""


def visit_notation(position: Position, notation: PositionCodec) -> None:
    """Say all that is true of a position; of the others, what they had when the turn began."""
    seats = [str(seat) for seat in range(position.seats)]
    colours, pips = [position.colour_a, position.colour_b], [position.pip_a, position.pip_b]
    position.stage = notation.word("stage", position.stage, STAGES)
    position.waiting = notation.choice("waiting", position.waiting, seats)
    position.phase = notation.number("phase", position.phase, PHASES - 1)
    turns = notation.up_to(MOST_TURNS)
    position.turn = notation.number("turn", position.turn, turns)
    position.turn_in_phase = notation.number("turn of the phase", position.turn_in_phase, turns)
    position.hours = notation.number("hours", position.hours, max(BOXES, SOLO_TURNS))
    if position.turn:
        colours = notation.names("colours", colours, COLOURS, 2)
        require(len(colours) == 2, "colours: expected two")
        position.colour_a, position.colour_b = colours
        position.pip_a, position.pip_b = notation.numbers("values", pips, 6, [0, 0])
        position.hourglass = notation.number("hourglass", position.hourglass, 2)
    every = (1 << len(COLOURS)) - 1
    position.first_open = notation.choice("first open", position.first_open, COLOURS, every)
    position.second_open = notation.choice("second open", position.second_open, COLOURS, every)
    for seat, estate in enumerate(position.estates):
        known = notation.knows(seat) or is_untouched(estate)
        position.estates[seat] = _sheet(notation, seat, estate if known else estate_before(estate))
    if notation.reads:
        check(position, notation)


def _sheet(notation: PositionCodec, seat: int, old: Estate) -> Estate:
    """Say what is written on a sheet, and return a sheet with it."""
    new = blank(old.sheet)
    marks = [
        f"{name}={MARKS[value]}"
        for value in range(len(old.at))
        for hex_, name in enumerate(BOARD.names)
        if old.at[value] >> hex_ & 1
    ]
    for said in notation.words(f"marks {seat}", marks, HEXES):
        name, _, value = said.partition("=")
        if name not in BOARD.names or value not in MARKS:
            raise PositionError(
                f"marks {seat}: expected a hex and a value, as in d4=6, not {said!r}"
            )
        hex_ = Hex(BOARD.names.index(name))
        require(not new.marked >> hex_ & 1, f"marks {seat}: {name} is marked twice")
        new.write(hex_, Value(MARKS.index(value)))
    entries = [_entry(line) for line in old.entries]
    for said in notation.words(f"entries {seat}", entries, notation.up_to(MOST_ENTRIES)):
        new.book(*_score_line(seat, said))
    for colour in range(len(COLOURS)):
        new.complete(Colour(colour))
    most = notation.up_to(MOST_BONUSES)
    new.earned = notation.counts(f"circled {seat}", old.earned, BONUSES, most)
    new.spent = notation.counts(f"crossed {seat}", old.spent, BONUSES, most)
    new.paid = notation.choice(f"settled {seat}", old.paid, COLOURS)
    new.pair = notation.number(f"pair {seat}", old.pair, len(PAIRS) - 1, -1, least=-1)
    new.fresh = notation.choice(f"latest {seat}", old.fresh, BOARD.names)
    _turn_start(notation, seat, old, new)
    return new


def _turn_start(notation: PositionCodec, seat: int, old: Estate, new: Estate) -> None:
    """Say what of it the others know: how the sheet was when the turn began."""
    fresh = old.marked & ~old.was_marked
    new.was_marked = new.marked & ~notation.choice(f"this turn {seat}", fresh, BOARD.names)
    most = notation.up_to(MOST_BONUSES)
    new.was_earned = notation.counts(
        f"circled before {seat}", old.was_earned, BONUSES, most, new.earned
    )
    new.was_spent = notation.counts(
        f"crossed before {seat}", old.was_spent, BONUSES, most, new.spent
    )
    new.was_entries = notation.number(
        f"entries before {seat}", old.was_entries, notation.up_to(MOST_ENTRIES), len(new.entries)
    )


def _entry(line: int) -> str:
    points, source, phase = unpack(line)
    return f"{SOURCES[source]}@{phase}={points}"


def _score_line(seat: int, said: str) -> tuple[int, Source, int]:
    """Return the points, source and phase of a line of the score column."""
    source, _, rest = said.partition("@")
    phase, _, points = rest.partition("=")
    fits = source in SOURCES and phase in _PHASES and points in _POINTS
    require(fits, f"entries {seat}: expected a line as in city@2=10, not {said!r}")
    return int(points), Source(SOURCES.index(source)), int(phase)
