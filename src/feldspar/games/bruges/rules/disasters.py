"""Threat markers received, and what they bring (section 9)."""

from feldspar.games.bruges.rules.components import COLOURS, PALETTE, THREATENING
from feldspar.games.bruges.rules.pending.strikes import Strikes
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.kernel.events import Text
from feldspar.kernel.text.event_text import series


def receive(position: Position, seat: Seat, colour: Colour, number: int) -> None:
    """Take threat markers from an opponent (BRG-15.17)."""
    position.holdings[seat].gain_threats(colour, number)
    if position.log is not None:
        text = Text("log-threat", {"n": number, "colour": Text("colour-" + COLOURS[colour])})
        position.report(seat, text, "BRG-15.17")
    _watch(position, seat)


def receive_rolled(position: Position, seat: Seat) -> None:
    """Take a marker of each colour whose die threatens (BRG-5.2)."""
    rolled = [colour for colour in PALETTE if position.dice[colour] in THREATENING]
    for colour in rolled:
        position.holdings[seat].gain_threats(colour, 1)
    if rolled and position.log is not None:
        colours = series([Text("colour-" + COLOURS[colour]) for colour in rolled])
        text = Text("log-threats", {"n": len(rolled), "colours": colours})
        position.report(seat, text, "BRG-5.2")
    _watch(position, seat)


def _watch(position: Position, seat: Seat) -> None:
    """See to it that three markers of a colour have their effect (BRG-9.1)."""
    if position.holdings[seat].due():
        position.push(Strikes(seat))
