"""Phrases that several sentences are made of."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import EFFECTS, the
from feldspar.games.bruges.rules.cards.perks import IMMUNE
from feldspar.games.bruges.rules.components import COLOURS, DISASTER, DISASTERS, PALETTE
from feldspar.games.bruges.rules.player_board import Holding, characters
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.text.event_text import series
from feldspar.kernel.toolkit.memoize import memoize

Args = dict[str, TextArg]
NOTHING: Final = Text("nothing")


@memoize
def seat_name(seat: int) -> Text:
    """Return what a seat is called."""
    return Text("seat-name", {"n": seat + 1})


@memoize
def colour_text(colour: int) -> Text:
    """Return a colour, as an adjective."""
    return Text("colour-" + COLOURS[colour])


@memoize
def a_house(colour: int) -> Text:
    """Return a house of a colour."""
    return Text("a-house-" + COLOURS[colour])


@memoize
def workers(colour: int, number: int) -> Text:
    """Return some workers of a colour."""
    return Text("workers-" + COLOURS[colour], {"n": number})


@memoize
def heading(key: str, seat: int, own: bool) -> Text:
    """Return the title of what the viewer has, or of what another seat has."""
    return Text(key) if own else Text(f"{key}-of", {"name": seat_name(seat)})


def danger(holding: Holding) -> Text:
    """Name the disasters that one marker more would bring."""
    return _danger(tuple(holding.threats), holding.perks[IMMUNE])


@memoize
def _danger(threats: tuple[int, ...], immune: int) -> Text:
    near = [
        Text("the-" + DISASTERS[colour])
        for colour in PALETTE
        if threats[colour] == DISASTER - 1 and not immune >> colour & 1
    ]
    return Text("hint-danger", {"disasters": series(near)}) if near else NOTHING


def sender(position: Position, seat: Seat, op: str, about: int | str) -> Text:
    """Say who has sent which character to do something."""
    culprits = [
        card
        for card in characters(position.holdings[seat])
        for effect in EFFECTS[card]
        if effect.op == op and about in (effect.text, effect.colour)
    ]
    return Text("sent", {"name": seat_name(seat), "card": the(culprits[-1])})
