"""Discard markers."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.cards.characters import ANY, allowed_colours
from feldspar.games.bruges.rules.cards.counters import amount
from feldspar.games.bruges.rules.components import (
    A_DISCARD,
    COLOURS,
    EVERY_COLOUR,
    NO_COLOUR,
    PALETTE,
)
from feldspar.games.bruges.rules.effects.events import discard_marker
from feldspar.games.bruges.rules.effects.vocabulary import (
    PRIMITIVES,
    Act,
    Cause,
    Primitive,
    has_amount,
    has_one_lot,
)
from feldspar.games.bruges.rules.position import MOST_PIECES, Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat

PER_MARKER: Final = 201
"""What it is worth to be rid of one, in hundredths of a point."""


class Discard(Question):
    """Discard so many markers of some colours, or fewer (BRG-15.6)."""

    code = 14
    rule = "BRG-15.6"
    kinds = ("discard",)
    is_optional = True
    about = (("markers", MOST_PIECES), ("colours", EVERY_COLOUR))

    def __init__(self, seat: Seat, markers: int, colours: int) -> None:
        self.seat = seat
        self.markers = markers
        self.colours = colours
        """A bit for each."""

    def choices(self, position: Position) -> list[int]:
        threats = position.holdings[self.seat].threats
        found: list[int] = []
        if self.markers:
            for colour in PALETTE:
                if threats[colour] and self.colours >> colour & 1:
                    found.append(A_DISCARD + colour)
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        held = position.holdings[self.seat].threats[args[0]]
        return held > 0 and self.colours & 1 << args[0] > 0

    def choose(self, position: Position, action: int) -> None:
        if self.markers > 1:
            position.push(Discard(self.seat, self.markers - 1, self.colours))
        discard_marker(position, self.seat, Colour(action - A_DISCARD), "BRG-15.6")

    def worth(self, position: Position, florin: int) -> int:
        return PER_MARKER * min(self.markers, _markers(position, self.seat))


def _markers(position: Position, seat: Seat) -> int:
    return sum(position.holdings[seat].threats)


def _discard(position: Position, cause: Cause) -> None:
    """BRG-15.6."""
    number = amount(position, cause.seat, cause.effect)
    position.push(Discard(cause.seat, number, allowed_colours(cause.effect.colour, cause.colour)))


def _is_worthwhile(act: Act) -> bool:
    if not has_amount(act):
        return False
    colours = allowed_colours(act.effect.colour, NO_COLOUR)
    for colour in PALETTE:
        if act.mine.threats[colour] and colours >> colour & 1:
            return True
    return False


def _has_marker(act: Act) -> bool:
    """Tell in plain words whether there is a marker of the colour that is named, or of any."""
    colour, threats = act.effect.colour, act.mine.threats
    if colour == ANY:
        return sum(threats) > 0
    return colour < len(COLOURS) and threats[colour] > 0


PRIMITIVES["discard_threat"] = Primitive(
    _discard,
    _is_worthwhile,
    lambda act: has_one_lot(act) and _has_marker(act),
    each=PER_MARKER,
    limit=_markers,
)
