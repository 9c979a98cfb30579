"""A position of The Castles of Burgundy: the game board, the time, and everybody's estates.

Nothing hidden is stored but secret choices of the set-up: tiles and goods are drawn when they are
turned up, so all that nobody can know is in the key of chance.
"""

from typing import ClassVar, Final

from feldspar.games.burgundy.rules.components import BUY_ANYWHERE, NUMBERED_SLOTS, PRICE
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.units import Die, Goods, Tile
from feldspar.kernel import question
from feldspar.kernel.game import State
from feldspar.kernel.units import Seat

# Stages
SETUP: Final = 0
TURNS: Final = 1
OVER: Final = 2

# How estates are chosen (section 22)
BASIC: Final = 0
OPEN: Final = 1
SECRET: Final = 2
SETUPS: Final = {"basic": BASIC, "open": OPEN, "secret": SECRET}

NOT_CHOSEN: Final = -1

QUESTIONS: Final = "feldspar.games.burgundy.rules.pending"


class Question(question.Question["Position"]):
    """What a placed tile, or a full storage, still asks of a seat. Never changed.

    A tile's own effect comes last of all it does (BUR-8.7), so no more than one thing is ever asked
    at a time, however long a chain of castles and city halls becomes.
    """

    rule: str = ""
    """The rule that asks it, and so forbids whatever is no answer."""
    not_asked: ClassVar[dict[str, str]] = {}
    """Of the kinds that answer nothing else: the rule that forbids them while it is not asked."""
    allows: tuple[str, ...] = ()
    """The kinds that answer it, besides those."""
    limits: ClassVar[list[int]] = []
    """The largest number that stands for what it is about besides the seat, if anything."""
    name: str = ""
    """What it is called where a position is written down: as its file."""
    seat: Seat
    about: int
    """What it is about besides, if there are limits to that; else 0."""

    def __init__(self, seat: Seat, about: int = 0) -> None:
        self.seat = seat
        self.about = about

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of decision that answer it."""
        return (*self.not_asked, *self.allows)

    def fields(self) -> list[int]:
        return [self.about] if self.limits else []

    def can_wait(self, position: "Position") -> bool:
        """Tell whether it can be asked now: what the rules ask can, what somebody wrote may not."""
        return True

    def why_not(self, position: "Position", kind: str, args: tuple[int, ...]) -> str | None:
        return None if kind in self.kinds else self.rule

    def worth(self, position: "Position", left: int) -> int:
        """Return what it promises in hundredths of a point, with so many rounds left."""
        return 0


class Position(State):
    """All that is true now. The rules read and change it; `game` gives it to the kernel."""

    setup: int = BASIC
    most_empty: bool = False
    """Whether a tie is won by the most empty spaces instead of the fewest (ruling R3)."""

    # Copies of a position share all lists but this one: whoever changes a list puts a new one in
    # its place. A search copies far more often than anything changes.
    estates: list[Estate]
    sheets: list[int]
    """The double-sided sheet each seat received, in the advanced set-up."""
    choices: list[int]
    """The estate and space each seat has chosen, as `estate * 37 + hex`; or NOT_CHOSEN."""
    stage: int = SETUP
    waiting: int = 0
    """A bit for each seat that must decide."""
    phase: int = 0
    round: int = 0
    order: list[Seat]
    """The seats in the order of this round's turns (BUR-4.3)."""
    ranked: list[Seat]
    """The seats as they stand on the turn-order track now, the first first."""
    spaces: list[int]
    """Where everybody's pawn stands on that track."""
    turn: int = 0
    """Which of `order` has its turn."""
    dice: list[Die]
    """Two for each seat, as rolled."""
    white: int = 0
    used: int = 0
    """A bit for each die the player has used in this turn."""
    bought: bool = False
    asked: Question | None = None

    slots: list[Tile]
    """The tile in each slot of the depots, or NO_TILE."""
    filled: int = 0
    """A bit for each slot that holds a tile."""
    wares: list[int]
    """The goods on each numbered depot: counts packed eight bits each."""
    pile: list[Goods]
    """The goods of this phase, in the order of its rounds."""
    supply: list[list[int]]
    """The tiles still face down, by the colour of their back."""
    crates: list[int]
    """The goods still face down."""
    removed: int = 0
    """How many tiles have left the game."""
    large: int = 63
    """A bit for each type whose large bonus tile is to be had."""
    small: int = 63

    def copy_into(self, new: "Position") -> None:
        """Make a fresh position a copy that goes its own way."""
        self.share(new)
        new.setup = self.setup
        new.most_empty = self.most_empty
        new.estates = [estate.clone() for estate in self.estates]
        new.sheets = self.sheets
        new.choices = self.choices
        new.stage = self.stage
        new.waiting = self.waiting
        new.phase = self.phase
        new.round = self.round
        new.order = self.order
        new.ranked = self.ranked
        new.spaces = self.spaces
        new.turn = self.turn
        new.dice = self.dice
        new.white = self.white
        new.used = self.used
        new.bought = self.bought
        new.asked = self.asked
        new.slots = self.slots
        new.filled = self.filled
        new.wares = self.wares
        new.pile = self.pile
        new.supply = self.supply
        new.crates = self.crates
        new.removed = self.removed
        new.large = self.large
        new.small = self.small

    def actor(self) -> Seat:
        """Return the seat whose turn it is."""
        return self.order[self.turn]

    def may_buy(self, estate: Estate) -> int:
        """Return the slots from which a tile may be bought now (BUR-17.1, BUR-21.7)."""
        if self.bought or estate.silver < PRICE:
            return 0
        return self.filled if estate.has(BUY_ANYWHERE) else self.filled & ~NUMBERED_SLOTS

    def public_ints(self) -> list[int]:
        asked = self.asked
        numbers = [
            self.seats,
            self.setup,
            int(self.most_empty),
            self.stage,
            self.waiting,
            self.phase,
            self.round,
            self.turn,
            self.white,
            self.used,
            int(self.bought),
            asked.code if asked is not None else 0,
            asked.about if asked is not None else 0,
            self.removed,
            self.large,
            self.small,
            *self.sheets,
            *self.order,
            *self.ranked,
            *self.spaces,
            *self.dice,
            *self.slots,
            *self.wares,
            len(self.pile),
            *self.pile,
            len(self.crates),
            *self.crates,
        ]
        for tiles in self.supply:
            numbers.append(len(tiles))
            numbers += tiles
        for estate in self.estates:
            numbers += estate_numbers(estate)
        return numbers


def estate_numbers(estate: Estate) -> list[int]:
    """Return all that one player has, as numbers."""
    return [
        estate.duchy.number,
        estate.goods,
        estate.sold,
        estate.silver,
        estate.workers,
        estate.bonuses,
        estate.fresh,
        *estate.tiles,
        *estate.storage,
        *estate.points,
    ]
