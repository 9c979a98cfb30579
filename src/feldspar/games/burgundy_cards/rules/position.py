"""A position of the card game: the display, the piles, the round, and what everybody has.

What a placed card still asks for lies on a stack of questions, innermost last: purchases may come
in between, so that one card's function waits while another is placed.
"""

from collections.abc import Sequence
from typing import ClassVar

from feldspar.games.burgundy_cards.rules.cards import a_card
from feldspar.games.burgundy_cards.rules.components import CARDS, PRICE, ROUNDS
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.units import NO_CARD, Animal, Card, Goods
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.game import State
from feldspar.kernel.question import Question as AnyQuestion
from feldspar.kernel.units import Seat


class Question(AnyQuestion["Position"]):
    """Something that waits on the stack: asked of the active seat, or settled by itself.

    It is no longer there when it is answered. A purchase that answers it is carried out as at any
    other time.
    """

    name: str
    """What it is, as its file is called."""
    key: str = ""
    """What it is called in messages, if not so."""
    rule: str = ""
    """The rule that asks it, and so forbids whatever is no answer."""
    limits: ClassVar[tuple[int, ...]] = ()
    """The largest number of what it is about."""
    unasked: ClassVar[tuple[str, str]] = ("", "")
    """The kind of its answers, and the rule by which it might be asked, where it is not."""
    faces: ClassVar[tuple[tuple[str, tuple[int, ...]], ...]] = ()
    """The cards whose function asks it, and about what."""
    promise: int = 0
    """What a bot thinks of having it to come, in hundredths of a point."""
    is_patient: bool = False
    """Whether it may wait below others; all that are not are answered before anything else."""
    decline: int = -1
    """The decision that leaves it at that, if there is one."""

    def can_wait(self, position: "Position") -> bool:
        """Tell whether it can be asked now: what the rules ask can, what somebody wrote may not."""
        return not position.revealed

    def number(self) -> int:
        """Return it as one number: four bits for what it is, and what it is about above them."""
        found = self.code
        for field in self.fields():
            found |= field << 4
        return found

    def worth(self, position: "Position") -> int:
        """Return what a bot thinks of having it to come, in hundredths of a point."""
        return self.promise

    def hint(self) -> str:
        """Return the message that says what an answer entails, if there is one."""
        return f"hint-{self.name}"

    def message_args(self, position: "Position") -> dict[str, TextArg]:
        """Return what everybody may be told of it."""
        return {"round": ROUNDS[position.round], "count": len(position.revealed)}


class AboutCard(Question):
    """Something that concerns a certain card."""

    limits = (CARDS - 1,)
    card: Card

    def __init__(self, card: Card) -> None:
        self.card = card

    def fields(self) -> list[int]:
        return [self.card]

    def message_args(self, position: "Position") -> dict[str, TextArg]:
        return {"card": a_card(self.card), "silver": PRICE}


class Position(State):
    """All that is true now. The rules read and change it; `game` gives it to the kernel."""

    # Copies of a position share all lists but this one: whoever changes a list puts a new one in
    # its place.
    holdings: list[Holding]
    rows: list[list[Card]]
    """The display: the cards of rows 1 to 6."""
    deck: list[Card]
    """The draw pile, the next card last."""
    discard: list[Card]
    batch: list[int]
    """For each card, in which shuffle it was last put into the draw pile. Whoever has counted
    knows from which shuffle each hidden card comes, and nothing more of it."""
    shuffles: int = 0
    goods: list[list[Goods]]
    """The two piles of goods, the top of each last."""
    animals: list[list[Animal]]
    revealed: list[Card]
    """The cards of a purchase, until one is chosen and has its place."""
    stack: list[Question]
    firsts: int = 127
    """A bit for each type whose first-triple card is to be had."""
    sevens: list[int]
    """The all-seven cards to be had, the next one last."""
    round: int = 0
    turn: int = 0
    active: Seat = Seat(0)
    """The seat whose play it is; -1 when the game is over."""
    start: Seat = Seat(0)
    """The start player of this round."""
    holder: Seat = Seat(0)
    """Who has the start player card; -1 in the solo game."""
    face_down: bool = False
    """Whether goods have been sold in this round (BCG-7.6)."""
    played: bool = False
    """Whether the normal action of this play is done."""
    bought: bool = False

    # The solo game (section 15)
    aaron_piles: list[list[Card]]
    """Aaron's cards for this round and the later ones, the next card of each last."""
    aaron: list[Card]
    """His estate, in the order the cards were turned up."""
    aaron_points: int = 0
    """His total: triples and bonus cards (BCG-15.13)."""
    aaron_seven: int = 0
    aaron_firsts: int = 0
    beaten: bool = False

    def copy_into(self, new: "Position") -> None:
        """Make a fresh position a copy that goes its own way."""
        self.share(new)
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

    def mine(self) -> Holding:
        """Return what the active player has."""
        return self.holdings[self.active]

    def may_buy(self, holding: Holding) -> bool:
        """Tell whether a purchase is possible in this play (BCG-9.1, 9.11)."""
        return not self.bought and holding.silver >= PRICE and bool(self.deck or self.discard)

    def aaron_waits(self) -> bool:
        """Tell whether Aaron still has cards to turn up in this round (BCG-15.5)."""
        return self.seats == 1 and self.active == 0 and bool(self.aaron_piles[self.round])

    def push(self, question: Question) -> None:
        """Put something onto the stack, to be settled before what lies below."""
        self.stack = self.stack + [question]

    def pop(self) -> Question:
        """Take what is settled or answered off the stack."""
        question = self.stack[-1]
        self.stack = self.stack[:-1]
        return question

    def note(self, key: str, rule: str, points: int = 0, **args: TextArg) -> None:
        """Tell everybody what happened to the active player."""
        self.log_event(self.active, Text(key, args), rule, points)

    def throw_away(self, card: Card) -> None:
        """Put a card onto the discard pile."""
        self.discard = self.discard + [card]

    def public_ints(self) -> list[int]:
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
        asked = [question.number() for question in self.stack]
        lists: list[Sequence[int]] = [self.discard, self.revealed, asked, self.sevens, self.aaron]
        for cards in lists + self.rows:
            numbers.append(len(cards))
            numbers += cards
        for piles in (self.goods, self.animals):
            for pile in piles:
                numbers.append(len(pile))
                numbers += pile[-1:]
        numbers += [len(pile) for pile in self.aaron_piles]
        for holding in self.holdings:
            numbers += holding.public_ints()
            numbers += sorted([self.batch[card] for card in holding.hand])
            numbers += [self.batch[card] for card in holding.pile]
        return numbers

    def hidden_ints(self) -> list[int]:
        """Return what not everybody knows, as numbers."""
        numbers = [*self.deck, *self.batch]
        for piles in (self.goods, self.animals, self.aaron_piles):
            for pile in piles:
                numbers += pile
        for holding in self.holdings:
            numbers += holding.hand
            numbers += holding.pile
        return numbers


def card_in_question(position: Position) -> Card:
    """Return the card about which something is asked now, or NO_CARD."""
    question = position.stack[-1] if position.stack else None
    return question.card if isinstance(question, AboutCard) else NO_CARD
