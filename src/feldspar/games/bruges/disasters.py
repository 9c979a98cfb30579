"""Threat markers and the five disasters (section 9)."""

from typing import Final

from feldspar.games.bruges.characters import COLOUR
from feldspar.games.bruges.events import happened, the
from feldspar.games.bruges.figures import (
    BLUE,
    BROWN,
    COLOURS,
    DISASTER,
    DISASTER_SUFFERED,
    DISASTERS,
    INTRIGUE_LOSS,
    RED,
    THREATENING,
    YELLOW,
)
from feldspar.games.bruges.gains import lose_points
from feldspar.games.bruges.holding import EMPTY, characters, face, resident
from feldspar.games.bruges.perks import IMMUNE
from feldspar.games.bruges.position import FIRE, PLAGUE, STRIKES, STRUCK, Position
from feldspar.kernel.events import Text
from feldspar.kernel.prose import series

RULES: Final = ["BRG-9.3", "BRG-9.4", "BRG-9.5", "BRG-9.6", "BRG-9.8"]


def receive(position: Position, seat: int, colour: int, number: int) -> None:
    """Take threat markers; what they bring follows (BRG-9.1)."""
    position.holdings[seat].gain_threats(colour, number)
    if position.log is not None:
        text = Text("log-threat", {"n": number, "colour": Text("colour-" + COLOURS[colour])})
        position.report(seat, text, "BRG-15.17")


def receive_rolled(position: Position, seat: int) -> None:
    """Take a marker of each colour whose die threatens (BRG-5.2)."""
    rolled = [colour for colour in range(len(COLOURS)) if position.dice[colour] in THREATENING]
    for colour in rolled:
        position.holdings[seat].gain_threats(colour, 1)
    if rolled and position.log is not None:
        colours = series([Text("colour-" + COLOURS[colour]) for colour in rolled])
        text = Text("log-threats", {"n": len(rolled), "colours": colours})
        position.report(seat, text, "BRG-5.2")


def due(position: Position, seat: int) -> list[int]:
    """Return the colours of which a player has enough markers for a disaster."""
    threats = position.holdings[seat].threats
    return [colour for colour in range(len(COLOURS)) if threats[colour] >= DISASTER]


def strike(position: Position, seat: int, colour: int) -> None:
    """Let a disaster happen, or not, to somebody who is immune (BRG-15.31)."""
    holding = position.holdings[seat]
    name = DISASTERS[colour]
    if holding.perks[IMMUNE] >> colour & 1:
        holding.gain_threats(colour, -DISASTER)
        if position.log is not None:
            position.report(
                seat, Text("log-immune", {"disaster": Text(f"the-{name}")}), "BRG-15.31"
            )
        return
    if position.log is not None:
        lost = {BLUE: sum(holding.workers), YELLOW: holding.florins}.get(colour, 0)
        position.report(seat, Text(f"log-{name}", {"n": lost}), RULES[colour])
    position.push(STRUCK, seat, colour)
    if colour == BLUE:
        holding.workers = [0] * len(COLOURS)
    elif colour == BROWN:
        position.push(PLAGUE, seat)
    elif colour == YELLOW:
        holding.florins = 0
    elif colour == RED:
        position.push(FIRE, seat)
    else:
        lose_points(position, seat, INTRIGUE_LOSS, "BRG-9.8")


def struck(position: Position, seat: int, colour: int) -> None:
    """Return the markers, for no points, and let characters answer (BRG-9.2)."""
    position.holdings[seat].gain_threats(colour, -DISASTER)
    happened(position, seat, DISASTER_SUFFERED, colour)


def watch(position: Position, seat: int) -> None:
    """See to it that three markers of a colour have their effect."""
    if due(position, seat):
        position.push(STRIKES, seat)


def bury(position: Position, seat: int, card: int) -> None:
    """BRG-9.4: a character is gone, the house stays."""
    position.holdings[seat].move_out(card)
    position.throw_away(card)
    if position.log is not None:
        position.report(seat, Text("log-bury", {"card": the(card)}), "BRG-9.4")


def burn(position: Position, seat: int, place: int) -> None:
    """BRG-9.6: a house is gone; whoever lived there comes back to the hand."""
    holding = position.holdings[seat]
    one = holding.houses[place]
    guest = resident(one)
    if guest != EMPTY:
        holding.move_out(guest)
        holding.take_card(guest)
    houses = holding.houses[:]
    houses.pop(place)
    holding.houses = houses
    position.throw_away(face(one))
    position.reveals += 1  # the face of the house (BRG-13.4)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "house": Text("a-house-" + COLOURS[COLOUR[face(one)]]),
            "face": the(face(one)),
        }
        if guest != EMPTY:
            args["card"] = the(guest)
        key = "log-burn" if guest == EMPTY else "log-burn-under"
        position.report(seat, Text(key, args), "BRG-9.6")


def home_of(position: Position, seat: int, card: int) -> int:
    """Return the place of the house somebody lives in, or -1."""
    for place, one in enumerate(position.holdings[seat].houses):
        if resident(one) == card:
            return place
    return -1


def losses(position: Position, seat: int) -> int:
    """Return how many things Fire could take from a player."""
    holding = position.holdings[seat]
    empty = {COLOUR[face(one)] for one in holding.houses if resident(one) == EMPTY}
    return len(empty) + len(characters(holding)) + len([built for built in holding.tiles if built])
