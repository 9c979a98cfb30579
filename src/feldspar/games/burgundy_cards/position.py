"""A position of the card game: the display, the piles, the round, and what everybody has.

What a placed card still asks for lies on a stack of integers, innermost last: purchases may come
in between, so that one card's function waits while another is placed.
"""

from typing import Final

from feldspar.games.burgundy_cards.figures import CARDS, PRICE
from feldspar.games.burgundy_cards.holding import Holding
from feldspar.kernel.events import Event, Text
from feldspar.kernel.game import State

# What may lie on the stack: four bits, and an argument above them.
ROOM: Final = 0
"""Discard a project for the card in the argument (BCG-5.5)."""
COLUMN: Final = 1
"""Choose a column for the card in the argument (BCG-10.8)."""
BONUS: Final = 2
"""Choose an option of the round card (BCG-12.4)."""
DRAW: Final = 3
"""Choose a pile: argument 1 of goods, 2 of animals, 3 of either (BCG-11.3, 11.4, 11.13)."""
CHECK: Final = 4
"""See whether the estate has all seven types (BCG-12.7)."""
WINDOW: Final = 5
"""Buy before the function of a placed card (BCG-9.8)."""
FUNCTION: Final = 6
"""Carry out the function of the card in the argument."""
CHOOSE: Final = 7
"""Choose one of the cards revealed by a purchase (BCG-9.2)."""
ACT: Final = 8
"""An extra action with the die in the argument (BCG-9.4)."""
FREE_ACT: Final = 9
"""The free action of a castle (BCG-11.16)."""
TAKE: Final = 10
"""Take a card of the types in the argument from the display (BCG-11.7 to 11.9)."""
PLACE: Final = 11
"""Place a project, whatever its die (BCG-11.15)."""
SELL: Final = 12
"""Sell goods without a die (BCG-11.14)."""
MIX: Final = 13
"""Choose how many of the cards returned for the points in the argument are workers."""


class Position(State):
    """All that is true now. The rules read and change it; `game` gives it to the kernel."""

    # Copies of a position share all lists but this one: whoever changes a list puts a new one in
    # its place.
    holdings: list[Holding]
    rows: list[list[int]]
    """The display: the cards of rows 1 to 6."""
    deck: list[int]
    """The draw pile, the next card last."""
    discard: list[int]
    batch: list[int]
    """For each card, in which shuffle it was last put into the draw pile. Whoever has counted
    knows from which shuffle each hidden card comes, and nothing more of it."""
    shuffles: int = 0
    goods: list[list[int]]
    """The two piles of goods, the top of each last."""
    animals: list[list[int]]
    revealed: list[int]
    """The cards of a purchase, until one is chosen and has its place."""
    stack: list[int]
    firsts: int = 127
    """A bit for each type whose first-triple card is to be had."""
    sevens: list[int]
    """The all-seven cards to be had, the next one last."""
    round: int = 0
    turn: int = 0
    active: int = 0
    """The seat whose play it is; -1 when the game is over."""
    start: int = 0
    """The start player of this round."""
    holder: int = 0
    """Who has the start player card; -1 in the solo game."""
    face_down: bool = False
    """Whether goods have been sold in this round (BCG-7.6)."""
    played: bool = False
    """Whether the normal action of this play is done."""
    bought: bool = False

    # The solo game (section 15)
    aaron_piles: list[list[int]]
    """Aaron's cards for this round and the later ones, the next card of each last."""
    aaron: list[int]
    """His estate, in the order the cards were turned up."""
    aaron_points: int = 0
    aaron_seven: int = 0
    aaron_firsts: int = 0
    beaten: bool = False

    def copy_into(self, new: "Position") -> None:
        """Make a fresh position a copy that goes its own way."""
        new.game = self.game
        new.options = self.options
        new.key = self.key
        new.seats = self.seats
        new.reveals = self.reveals
        new.holdings = [holding.clone() for holding in self.holdings]
        new.rows = self.rows
        new.deck = self.deck
        new.discard = self.discard
        new.batch = self.batch
        new.shuffles = self.shuffles
        new.goods = self.goods
        new.animals = self.animals
        new.revealed = self.revealed
        new.stack = self.stack
        new.firsts = self.firsts
        new.sevens = self.sevens
        new.round = self.round
        new.turn = self.turn
        new.active = self.active
        new.start = self.start
        new.holder = self.holder
        new.face_down = self.face_down
        new.played = self.played
        new.bought = self.bought
        new.aaron_piles = self.aaron_piles
        new.aaron = self.aaron
        new.aaron_points = self.aaron_points
        new.aaron_seven = self.aaron_seven
        new.aaron_firsts = self.aaron_firsts
        new.beaten = self.beaten

    def may_buy(self, holding: Holding) -> bool:
        """Tell whether a purchase is possible in this play (BCG-9.1, 9.11)."""
        return not self.bought and holding.silver >= PRICE and bool(self.deck or self.discard)

    def aaron_waits(self) -> bool:
        """Tell whether Aaron still has cards to turn up in this round (BCG-15.5)."""
        return self.seats == 1 and self.active == 0 and bool(self.aaron_piles[self.round])

    def push(self, what: int, arg: int = 0) -> None:
        """Put something onto the stack, to be settled before what lies below."""
        self.stack = self.stack + [what | arg << 4]

    def pop(self) -> None:
        """Take what has been settled off the stack."""
        self.stack = self.stack[:-1]

    def throw_away(self, card: int) -> None:
        """Put a card onto the discard pile."""
        self.discard = self.discard + [card]

    def report(
        self, seat: int, text: Text, rule: str, points: int = 0, means: bool = False
    ) -> None:
        """Tell everybody what happened."""
        if self.log is not None:
            self.log.append(Event(seat, text, rule, points, means=means))

    def open_numbers(self) -> list[int]:
        """Return all that everybody knows, as numbers."""
        numbers = [
            self.seats,
            self.shuffles,
            self.firsts,
            self.round,
            self.turn,
            self.active,
            self.start,
            self.holder,
            int(self.face_down),
            int(self.played),
            int(self.bought),
            self.aaron_points,
            self.aaron_seven,
            self.aaron_firsts,
            int(self.beaten),
            len(self.deck),
        ]
        for cards in (self.discard, self.revealed, self.stack, self.sevens, self.aaron, *self.rows):
            numbers.append(len(cards))
            numbers += cards
        for piles in (self.goods, self.animals):
            for pile in piles:
                numbers.append(len(pile))
                numbers += pile[-1:]
        for pile in self.aaron_piles:
            numbers.append(len(pile))
        for holding in self.holdings:
            numbers += _open(holding)
            numbers += sorted([self.batch[card] for card in holding.hand])
            numbers += [self.batch[card] for card in holding.pile]
        return numbers

    def hidden_numbers(self) -> list[int]:
        """Return what not everybody knows, as numbers."""
        numbers = [*self.deck, *self.batch]
        for piles in (self.goods, self.animals, self.aaron_piles):
            for pile in piles:
                numbers += pile
        for holding in self.holdings:
            numbers += holding.hand
            numbers += holding.pile
        return numbers


def _open(holding: Holding) -> list[int]:
    """Return what all know of a player, as numbers."""
    return [
        len(holding.hand),
        len(holding.pile),
        len(holding.projects),
        *holding.projects,
        len(holding.columns),
        *holding.columns,
        *holding.points,
        holding.goods,
        holding.sold,
        holding.animals,
        holding.workers,
        holding.silver,
        holding.firsts,
        holding.seven,
    ]


assert CARDS < 128, "a column keeps its cards in seven bits each"
