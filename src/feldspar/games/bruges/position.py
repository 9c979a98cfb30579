"""A position of Bruges: piles, dice, what everybody has, and what is still to be settled.

All that waits to happen lies on a stack of integers, innermost last: the players to draw, to be
threatened and to advance; the effects of a character, and the questions they ask.
"""

from typing import Final

from feldspar.games.bruges.characters import COLOUR
from feldspar.games.bruges.figures import CARDS, NO_COLOUR
from feldspar.games.bruges.holding import Holding, face
from feldspar.kernel.events import EVERYONE, Event, Text
from feldspar.kernel.game import State

# The phases of a round
DRAWING: Final = 1
DICE: Final = 2
TURNS: Final = 3
MAJORITIES: Final = 4
OVER: Final = 5

# What may lie on the stack, of the seat it waits for, and what its numbers mean.
DRAW_UP: Final = 0
"""Draw until the hand is full (BRG-4.1)."""
DRAW: Final = 1
"""Draw so many cards (BRG-15.4)."""
ROLLED: Final = 2
"""Receive the markers of this roll (BRG-5.2)."""
MARKERS: Final = 3
"""Receive markers: colour, number (BRG-15.17)."""
STRIKES: Final = 4
"""Suffer disasters, as long as there are three markers of a colour (BRG-9.9)."""
PLAGUE: Final = 5
FIRE: Final = 6
STRUCK: Final = 7
"""The disaster of this colour is over (BRG-9.2)."""
ADVANCE: Final = 8
"""Decide whether to advance in phase 2 (BRG-5.6)."""
EFFECT: Final = 9
"""Carry out an effect: character, which effect, colour of the event."""
AGAIN: Final = 10
"""Decide whether the lightning of this character strikes twice (BRG-15.20)."""
SETTLED: Final = 11
"""The others hear of this new character (BRG-8.12)."""
TAKE: Final = 12
"""Take so many workers of one's choice; EXCHANGED if as many were returned (BRG-15.12)."""
EXCHANGED: Final = 1
DIE: Final = 13
"""Choose a die (BRG-15.5)."""
DISCARD: Final = 14
"""Discard markers: number, allowed colours."""
DIG: Final = 15
"""Build a canal tile without a card: how it is paid (BRG-15.8)."""
BUILD: Final = 16
"""Build a house with a card of the hand: whether a worker is paid (BRG-15.9)."""
BUILD_UNSEEN: Final = 17
"""Build a house with the top card of a pile: whether a worker is paid (BRG-15.9)."""
PLACE: Final = 18
"""Place a character for so many florins less (BRG-15.10)."""
PLAY: Final = 19
"""Play one more card (BRG-15.11)."""
EXCHANGE: Final = 20
"""Return workers: at most so many more, so many already (BRG-15.12)."""
TRADE: Final = 21
"""Trade: character, which effect, how often still and how much is paid (BRG-15.13)."""
STRAIGHTEN: Final = 22
"""Straighten a character other than this one (BRG-15.14)."""
GIVE: Final = 23
"""Give workers: to which seat, how many (BRG-15.15)."""
BREACH: Final = 24
"""Remove a canal tile (BRG-15.16)."""
SPEND: Final = 25
"""Give florins: to which seats as bits, how many each, points for each (BRG-16.3)."""
CLIMB: Final = 26
"""Go up on the progress track: how many levels, florins for each (BRG-15.7)."""


def item(what: int, seat: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Return what may be put onto the stack."""
    return what | seat << 5 | first << 7 | second << 15 | third << 23


class Position(State):
    """All that is true now. The rules read and change it; `game` gives it to the kernel."""

    # Copies of a position share all lists but this one: whoever changes a list puts a new one in
    # its place.
    holdings: list[Holding]
    piles: list[list[int]]
    """The two draw piles, the top of each last."""
    extra: list[int]
    """The extra pile, until it replaces another (BRG-4.6)."""
    discard: list[int]
    statues: list[int]
    """The statues to be had, the next one last."""
    dice: list[int]
    """What the die of each colour shows; 0 before the first roll."""
    stack: list[int]
    round: int = 1
    last: int = 0
    """The last round, once it is known (BRG-4.8, 4.9)."""
    phase: int = DRAWING
    first: int = 0
    """The first player of this round."""
    active: int = 0
    """Whose turn it is in phase 3."""
    turn: int = 0
    played: bool = False
    """Whether the card of this turn has been played."""

    def copy_into(self, new: "Position") -> None:
        """Make a fresh position a copy that goes its own way."""
        new.game = self.game
        new.options = self.options
        new.key = self.key
        new.seats = self.seats
        new.reveals = self.reveals
        new.holdings = [holding.clone() for holding in self.holdings]
        new.piles = self.piles
        new.extra = self.extra
        new.discard = self.discard
        new.statues = self.statues
        new.dice = self.dice
        new.stack = self.stack
        new.round = self.round
        new.last = self.last
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.played = self.played

    def decider(self) -> int:
        """Return the seat that must decide now, or -1 when the game is over."""
        if self.stack:
            return self.stack[-1] >> 5 & 3
        return self.active if self.phase == TURNS else -1

    def push(self, what: int, seat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Put something onto the stack, to be settled before what lies below."""
        self.stack = [*self.stack, item(what, seat, first, second, third)]

    def pop(self) -> None:
        """Take what has been settled off the stack."""
        self.stack = self.stack[:-1]

    def order(self, start: int) -> list[int]:
        """Return all seats clockwise, from one on."""
        return [(start + place) % self.seats for place in range(self.seats)]

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats, clockwise."""
        return self.order(seat)[1:]

    def throw_away(self, card: int) -> None:
        """Put a card onto the discard pile, face up."""
        self.discard = [*self.discard, card]

    def report(
        self, seat: int, text: Text, rule: str, points: int = 0, means: bool = False
    ) -> None:
        """Tell everybody what happened."""
        if self.log is not None:
            self.log.append(Event(seat, text, rule, points, means=means))

    def announce(self, text: Text, rule: str) -> None:
        """Tell everybody what concerns everybody."""
        self.report(EVERYONE, text, rule)

    def open_numbers(self) -> list[int]:
        """Return all that everybody knows, as numbers."""
        numbers = [
            self.seats,
            self.round,
            self.last,
            self.phase,
            self.first,
            self.active,
            self.turn,
            int(self.played),
            len(self.extra),
        ]
        for things in (self.discard, self.statues, self.dice, self.stack):
            numbers.append(len(things))
            numbers += things
        for pile in self.piles:
            numbers.append(len(pile))
            numbers.append(COLOUR[pile[-1]] if pile else NO_COLOUR)
        for holding in self.holdings:
            numbers += _open(holding)
        return numbers

    def hidden_numbers(self) -> list[int]:
        """Return what not everybody knows, as numbers."""
        numbers = self.extra[:]
        for pile in self.piles:
            numbers += pile
        for holding in self.holdings:
            numbers += holding.hand
            numbers += holding.fresh
            numbers += [face(one) for one in holding.houses]
        return numbers


def _open(holding: Holding) -> list[int]:
    """Return what all know of a player, as numbers: of hidden cards their colours."""
    numbers = [
        holding.gate,
        holding.florins,
        holding.level,
        holding.majorities,
        holding.crowned,
        *holding.workers,
        *holding.threats,
        *holding.tiles,
        *holding.points,
        len(holding.statues),
        *holding.statues,
        len(holding.residents),
        *holding.residents,
        len(holding.houses),
        len(holding.hand),
        *sorted([COLOUR[card] for card in holding.hand]),
        len(holding.fresh),
        *[COLOUR[card] for card in holding.fresh],
    ]
    for one in holding.houses:
        numbers += [COLOUR[face(one)], one >> 8]
    return numbers


assert CARDS < 255, "houses keep their cards in eight bits each"
