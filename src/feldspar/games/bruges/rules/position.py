"""A position of Bruges: piles, dice, what everybody has, and what is still to be settled.

All that waits to happen lies on a stack, innermost last: the players to draw, to be threatened and
to advance; the effects of a character, and the questions they ask. See `pending`.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import A_DONE, CARDS, NO_COLOUR
from feldspar.games.bruges.rules.player_board import Holding, face
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.kernel.game import State
from feldspar.kernel.question import Question as Asked
from feldspar.kernel.toolkit.discovery import file_name

# The phases of a round
DRAWING: Final = 1
DICE: Final = 2
TURNS: Final = 3
COMPARING: Final = 4
OVER: Final = 5

NOBODY: Final = Seat(-1)

MOST_FIGURE: Final = 9
"""Of any figure that an effect has."""
MOST_PIECES: Final = 99
"""Of workers of one colour, or of markers."""

_PLACES: Final = (7, 15, 23, 27)
"""Where the fields of a question begin in its number, in bits."""


class Question(Asked["Position"]):
    """Something that waits on the stack: asked of a seat, or settled by itself. Never changed.

    Whoever makes one gives its seat, and then its `fields` in their order. What answers it is said
    by `choices` and, in plain words, by `allows`; what ends it, if it is optional, is said here.
    """

    about: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The names of its fields, but for the seat; and the largest number that a text may say."""
    rule: ClassVar[str] = ""
    """The rule that asks it, and so forbids whatever is no answer."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of decision that answer it."""
    value: ClassVar[int] = 0
    """What it may bring, in hundredths of a point."""
    is_optional: ClassVar[bool] = False
    """Whether it may be declined, or left at that."""
    is_repeated: ClassVar[bool] = False
    """Whether it is asked again after an answer."""
    rule_elsewhere: ClassVar[str] = ""
    """The rule that forbids its kinds when nothing asks for them, if it is not the same."""
    of_disaster: ClassVar[bool] = False
    """Whether a disaster asks it, and is over with the answer."""
    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def can_wait(self, position: "Position", above: list["Question"]) -> bool:
        """Tell whether it can wait below some others, and be answered when its time comes.

        What the rules ask always can; a position that somebody wrote may ask anything.
        """
        return True

    def fields(self) -> list[int]:
        return [getattr(self, name) for name, _ in self.about]

    def settle(self, position: "Position") -> bool:
        """Happen where nobody need decide: if there is one answer, or none."""
        answers = self.answers(position)
        if len(answers) > 1:
            return False
        if answers:
            self.answer(position, answers[0])
        else:
            position.pop()
        return True

    def answers(self, position: "Position") -> list[int]:
        found = self.choices(position)
        if self.is_optional and self.can_stop(position):
            found.append(A_DONE)
        return found

    def choices(self, position: "Position") -> list[int]:
        """Return every decision of its kinds that answers it."""
        raise NotImplementedError

    def can_stop(self, position: "Position") -> bool:
        """Tell whether it can be declined now, if ever."""
        return True

    def why_not(self, position: "Position", kind: str, args: Sequence[int]) -> str | None:
        if kind in self.kinds:
            return self.rule_against(position, kind, args)
        declines = kind == "done" and self.is_optional and self.can_be_declined(position)
        return None if declines else self.rule

    def rule_against(self, position: "Position", kind: str, args: Sequence[int]) -> str | None:
        """Return the rule that forbids a decision of one of its kinds, or None if it is legal."""
        return None if self.allows(position, kind, args) else self.rule

    def allows(self, position: "Position", kind: str, args: Sequence[int]) -> bool:
        """Tell in plain words whether a decision of one of its kinds is legal."""
        return True

    def can_be_declined(self, position: "Position") -> bool:
        """Tell in plain words whether it can be declined now, if ever."""
        return True

    def answer(self, position: "Position", action: int) -> None:
        if action == A_DONE:
            position.pop()
            self.decline(position)
        else:
            if not self.is_repeated:
                position.pop()
            self.choose(position, action)

    def choose(self, position: "Position", action: int) -> None:
        """Carry out a legal decision of one of its kinds."""
        raise NotImplementedError

    def decline(self, position: "Position") -> None:
        """Carry out what follows when no more is wanted."""

    def worth(self, position: "Position", florin: int) -> int:
        """Return what it may bring now, in hundredths of a point."""
        return self.value

    def name(self) -> str:
        """Return what it is called in a written position."""
        return file_name(type(self))

    def number(self) -> int:
        """Return it as one number, for the key of a state."""
        packed = self.code | self.seat << 5
        for place, field in zip(_PLACES, self.fields(), strict=False):
            packed |= field << place
        return packed


class Position(State):
    """All that is true now. The rules read and change it; `game` gives it to the kernel."""

    # Copies of a position share all lists but this one: whoever changes a list puts a new one in
    # its place.
    holdings: list[Holding]
    piles: list[list[Card]]
    """The two draw piles, the top of each last."""
    extra: list[Card]
    """The extra pile, until it replaces another (BRG-4.6)."""
    discard: list[Card]
    statues: list[int]
    """The statues to be had, the next one last."""
    dice: list[int]
    """What the die of each colour shows; 0 before the first roll."""
    stack: list[Question]
    round: int = 1
    last: int = 0
    """The last round, once it is known (BRG-4.8, 4.9)."""
    phase: int = DRAWING
    first: Seat = Seat(0)
    """The first player of this round."""
    active: Seat = Seat(0)
    """Whose turn it is in phase 3."""
    turn: int = 0
    played: bool = False
    """Whether the card of this turn has been played."""

    def copy_into(self, new: "Position") -> None:
        """Make a fresh position a copy that goes its own way."""
        self.share(new)
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

    def decider(self) -> Seat:
        """Return the seat that must decide now, or -1 when the game is over."""
        if self.stack:
            return self.stack[-1].seat
        return self.active if self.phase == TURNS else NOBODY

    def push(self, question: Question) -> None:
        """Put something onto the stack, to be settled before what lies below."""
        self.stack = [*self.stack, question]

    def pop(self) -> None:
        """Take what has been settled off the stack."""
        self.stack = self.stack[:-1]

    def throw_away(self, card: Card) -> None:
        """Put a card onto the discard pile, face up."""
        self.discard = [*self.discard, card]

    def public_ints(self) -> list[int]:
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
        waiting = [question.number() for question in self.stack]
        for things in (self.discard, self.statues, self.dice, waiting):
            numbers.append(len(things))
            numbers += things
        for pile in self.piles:
            numbers.append(len(pile))
            numbers.append(COLOUR[pile[-1]] if pile else NO_COLOUR)
        for holding in self.holdings:
            numbers += _open(holding)
        return numbers

    def hidden_ints(self) -> list[int]:
        """Return what not everybody knows, as numbers."""
        numbers: list[int] = [*self.extra]
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
