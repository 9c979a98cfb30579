"""Threat markers received, and the disasters they bring (section 9)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR, the
from feldspar.games.bruges.rules.cards.perks import IMMUNE
from feldspar.games.bruges.rules.components import (
    A_BREACH,
    A_BURN,
    A_BURN_UNDER,
    A_BURY,
    A_DISASTER,
    BLUE,
    BOTH_SECTIONS,
    BROWN,
    COLOURS,
    DISASTER,
    DISASTER_SUFFERED,
    DISASTERS,
    INTRIGUE_LOSS,
    PALETTE,
    RED,
    THREATENING,
    VIOLET,
    YELLOW,
)
from feldspar.games.bruges.rules.effects.canals import lose_tile
from feldspar.games.bruges.rules.effects.events import trigger
from feldspar.games.bruges.rules.effects.gains import lose_points
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Cause, Primitive
from feldspar.games.bruges.rules.player_board import (
    EMPTY,
    characters,
    empty_colours,
    face,
    resident,
)
from feldspar.games.bruges.rules.position import MOST_PIECES, Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.kernel.events import Text
from feldspar.kernel.text.event_text import series

_RULES: Final = ["BRG-9.3", "BRG-9.4", "BRG-9.5", "BRG-9.6", "BRG-9.8"]

# ------------------------------------------------------------------------ the markers


class Rolled(Question):
    """Receive the markers of this roll (BRG-5.2)."""

    code = 2

    def settle(self, position: Position) -> bool:
        position.pop()
        _receive_rolled(position, self.seat)
        return True


class Markers(Question):
    """Receive markers of a colour (BRG-15.17)."""

    code = 3
    about = (("colour", VIOLET), ("markers", MOST_PIECES))

    def __init__(self, seat: Seat, colour: Colour, markers: int) -> None:
        self.seat = seat
        self.colour = colour
        self.markers = markers

    def settle(self, position: Position) -> bool:
        position.pop()
        _receive(position, self.seat, self.colour, self.markers)
        return True


def _receive(position: Position, seat: Seat, colour: Colour, number: int) -> None:
    """Take threat markers from an opponent (BRG-15.17)."""
    position.holdings[seat].gain_threats(colour, number)
    if position.log is not None:
        text = Text("log-threat", {"n": number, "colour": Text("colour-" + COLOURS[colour])})
        position.log_event(seat, text, "BRG-15.17")
    _watch(position, seat)


def _receive_rolled(position: Position, seat: Seat) -> None:
    """Take a marker of each colour whose die threatens (BRG-5.2)."""
    rolled = [colour for colour in PALETTE if position.dice[colour] in THREATENING]
    for colour in rolled:
        position.holdings[seat].gain_threats(colour, 1)
    if rolled and position.log is not None:
        colours = series([Text("colour-" + COLOURS[colour]) for colour in rolled])
        text = Text("log-threats", {"n": len(rolled), "colours": colours})
        position.log_event(seat, text, "BRG-5.2")
    _watch(position, seat)


def _watch(position: Position, seat: Seat) -> None:
    """See to it that three markers of a colour have their effect (BRG-9.1)."""
    if position.holdings[seat].due():
        position.push(Strikes(seat))


def all_receive_rolled(position: Position) -> list[Question]:
    """Return what everybody waits for in phase 2 to receive, in player order (BRG-5.13)."""
    return [Rolled(seat) for seat in position.clockwise(position.first)[::-1]]


def _give_threat(position: Position, cause: Cause) -> None:
    """BRG-15.17, clockwise: each resolves a disaster before the next is served (BRG-9.10)."""
    for victim in position.opponents(cause.seat)[::-1]:
        position.push(Markers(victim, cause.effect.colour, cause.effect.amount))


PRIMITIVES["give_threat"] = Primitive(
    _give_threat,
    lambda act: True,
    lambda act: True,  # there are markers, and opponents
    once=39,
)

# ---------------------------------------------------------------------- the disasters


class Strikes(Question):
    """Suffer disasters, as long as there are three markers of a colour (BRG-9.9)."""

    code = 4
    rule = "BRG-9.9"
    kinds = ("disaster",)
    is_repeated = True

    def choices(self, position: Position) -> list[int]:
        return [A_DISASTER + colour for colour in position.holdings[self.seat].due()]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return position.holdings[self.seat].threats[args[0]] >= DISASTER

    def choose(self, position: Position, action: int) -> None:
        """Let a disaster happen, or not, to somebody who is immune (BRG-15.31)."""
        colour = Colour(action - A_DISASTER)
        holding = position.holdings[self.seat]
        name = DISASTERS[colour]
        if holding.perks[IMMUNE] >> colour & 1:
            holding.gain_threats(colour, -DISASTER)
            if position.log is not None:
                text = Text("log-immune", {"disaster": Text(f"the-{name}")})
                position.log_event(self.seat, text, "BRG-15.31")
            return
        if position.log is not None:
            lost = {BLUE: sum(holding.workers), YELLOW: holding.florins}.get(colour, 0)
            position.log_event(self.seat, Text(f"log-{name}", {"n": lost}), _RULES[colour])
        position.push(Struck(self.seat, colour))
        if colour == BLUE:
            holding.workers = [0] * len(COLOURS)
        elif colour == BROWN:
            position.push(Plague(self.seat))
        elif colour == YELLOW:
            holding.florins = 0
        elif colour == RED:
            position.push(Fire(self.seat))
        else:
            lose_points(position, self.seat, INTRIGUE_LOSS, "BRG-9.8")


class Struck(Question):
    """Return the markers of a disaster, for no points, and let characters answer (BRG-9.2)."""

    code = 7
    about = (("colour", VIOLET),)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        self.seat = seat
        self.colour = colour

    def can_wait(self, position: Position, above: list[Question]) -> bool:
        """Only until what the disaster asks is answered."""
        markers = position.holdings[self.seat].threats[self.colour]
        return len(above) == 1 and above[0].of_disaster and markers >= DISASTER

    def settle(self, position: Position) -> bool:
        position.pop()
        position.holdings[self.seat].gain_threats(self.colour, -DISASTER)
        trigger(position, self.seat, DISASTER_SUFFERED, self.colour)
        return True


class Plague(Question):
    """Lose a character (BRG-9.4)."""

    code = 5
    rule = "BRG-9.4"
    kinds = ("bury",)
    of_disaster = True

    def choices(self, position: Position) -> list[int]:
        return [A_BURY + card for card in characters(position.holdings[self.seat])]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        return args[0] in characters(position.holdings[self.seat])

    def choose(self, position: Position, action: int) -> None:
        """Bury a character; the house stays."""
        card = Card(action - A_BURY)
        position.holdings[self.seat].move_out(card)
        position.throw_away(card)
        if position.log is not None:
            position.log_event(self.seat, Text("log-bury", {"card": the(card)}), "BRG-9.4")


class Fire(Question):
    """Lose a house or a canal tile (BRG-9.6)."""

    code = 6
    rule = "BRG-9.6"
    kinds = ("burn", "burn_under", "breach")
    of_disaster = True

    def choices(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        found = [A_BURN + colour for colour in empty_colours(holding)]
        found += [A_BURN_UNDER + card for card in characters(holding)]
        found += [A_BREACH + section for section in BOTH_SECTIONS if holding.tiles[section]]
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        if kind == "burn_under":
            return args[0] in characters(holding)
        if kind == "breach":
            return holding.tiles[args[0]] > 0
        empty = [face(one) for one in holding.houses if resident(one) == EMPTY]
        return args[0] in [COLOUR[card] for card in empty]

    def choose(self, position: Position, action: int) -> None:
        holding = position.holdings[self.seat]
        if action >= A_BREACH:
            lose_tile(position, self.seat, Section(action - A_BREACH), "BRG-9.6")
        elif action >= A_BURN_UNDER:
            _burn(position, self.seat, holding.home_of(Card(action - A_BURN_UNDER)))
        else:
            _burn(position, self.seat, holding.empty_house(Colour(action - A_BURN)))


def _burn(position: Position, seat: Seat, place: int) -> None:
    """Take a house; whoever lived there comes back to the hand."""
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
    position.reveal_count += 1  # the face of the house (BRG-13.4)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "house": Text("a-house-" + COLOURS[COLOUR[face(one)]]),
            "face": the(face(one)),
        }
        if guest != EMPTY:
            args["card"] = the(guest)
        key = "log-burn" if guest == EMPTY else "log-burn-under"
        position.log_event(seat, Text(key, args), "BRG-9.6")
