"""A position of the dice game: the shared dice, the time, and everybody's estates."""

from typing import Final

from feldspar.games.burgundy_dice.rules.components import CROSS, MONASTERY
from feldspar.games.burgundy_dice.rules.player_board import Estate
from feldspar.games.burgundy_dice.rules.sheet import Sheet
from feldspar.games.burgundy_dice.rules.units import Colour, Value
from feldspar.kernel.events import EVERYONE, Event, Text
from feldspar.kernel.game import State

# Stages
CASTLES: Final = 0
MARKS: Final = 1
OVER: Final = 2

# How start castles are chosen (section 10)
FREE: Final = 0
DIFFERENT_CASTLES: Final = 1
SAME_CASTLE: Final = 2
CASTLE_RULES: Final = {"free": FREE, "different": DIFFERENT_CASTLES, "same": SAME_CASTLE}


class Position(State):
    """All that is true now. The rules read and change it; `game` gives it to the kernel."""

    sheet: Sheet
    castles: int = FREE
    strict: bool = False
    """Whether a worker instead of a mark is only for those who cannot mark (ruling R1)."""
    doubles: int = 2
    """How many of the six faces of the hourglass die are double (ruling R9)."""

    estates: list[Estate]
    secret: list[Event]
    """What has been reported this turn to one seat alone; kept only while there is a log."""
    stage: int = CASTLES
    waiting: int = 0
    """A bit for each seat that has not finished this step."""
    phase: int = 0
    turn: int = 0
    """Turns begun, over the whole game."""
    turn_in_phase: int = 0
    hours: int = 0
    """Boxes ticked in the current column."""
    colour_a: Colour = MONASTERY
    colour_b: Colour = MONASTERY
    pip_a: Value = CROSS
    pip_b: Value = CROSS
    hourglass: int = 0
    first_open: int = 63
    """A bit for each colour whose first completion value is open."""
    second_open: int = 63

    def copy_into(self, new: "Position") -> None:
        """Fill a fresh position with independent copies of all that can change."""
        self.share(new)
        new.sheet = self.sheet
        new.castles = self.castles
        new.strict = self.strict
        new.doubles = self.doubles
        new.estates = [estate.clone() for estate in self.estates]
        new.secret = self.secret[:]
        new.stage = self.stage
        new.waiting = self.waiting
        new.phase = self.phase
        new.turn = self.turn
        new.turn_in_phase = self.turn_in_phase
        new.hours = self.hours
        new.colour_a = self.colour_a
        new.colour_b = self.colour_b
        new.pip_a = self.pip_a
        new.pip_b = self.pip_b
        new.hourglass = self.hourglass
        new.first_open = self.first_open
        new.second_open = self.second_open

    def pairs(self, colour: Colour, value: Value) -> int:
        """Return how many of the four pairs of dice show a colour and a value."""
        colours = (self.colour_a == colour) + (self.colour_b == colour)
        return colours * ((self.pip_a == value) + (self.pip_b == value))

    def log_event(
        self,
        seat: int,
        text: Text,
        rule: str,
        points: int = 0,
        is_cost: bool = False,
        secret: bool = True,
    ) -> None:
        """Tell what happened: to all, or to the seat alone until all have finished (BDG-12.3)."""
        if self.log is None:
            return
        seen_by = 1 << seat if secret else EVERYONE
        event = Event(seat, text, rule, points, seen_by, means=is_cost)
        self.log.append(event)
        if secret:
            self.secret.append(event)

    def reveal(self) -> None:
        """Open what each seat has done in secret to all the others."""
        self.reveal_count += 1
        if self.log is not None:
            self.log.extend([event.to_the_others() for event in self.secret])
            self.secret = []

    def public_ints(self) -> list[int]:
        return [
            self.seats,
            ord(self.sheet.letter),
            self.castles,
            int(self.strict),
            self.doubles,
            self.stage,
            self.waiting,
            self.phase,
            self.turn,
            self.turn_in_phase,
            self.hours,
            self.colour_a,
            self.colour_b,
            self.pip_a,
            self.pip_b,
            self.hourglass,
            self.first_open,
            self.second_open,
        ]


def estate_numbers(estate: Estate) -> list[int]:
    """Return all that is written on an estate, as numbers."""
    return [
        *estate.at,
        estate.earned,
        estate.spent,
        estate.paid,
        estate.pair,
        estate.fresh,
        estate.was_marked,
        estate.was_earned,
        estate.was_spent,
        estate.was_entries,
        len(estate.entries),
        *estate.entries,
    ]


def numbers_before(estate: Estate) -> list[int]:
    """Return what the others know of an estate: the same numbers, as they were."""
    return [
        *[hexes & estate.was_marked for hexes in estate.at],
        estate.was_earned,
        estate.was_spent,
        estate.paid,
        -1,
        estate.fresh,
        estate.was_marked,
        estate.was_earned,
        estate.was_spent,
        estate.was_entries,
        estate.was_entries,
        *estate.entries[: estate.was_entries],
    ]
