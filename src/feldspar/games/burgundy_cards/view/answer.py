"""View of a kind of decision: the pieces to touch, its words, and why it is good."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from feldspar.games.burgundy_cards.rules.actions.granted import extra_die
from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.components import ACTIONS, FREE
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import NO_DIE, Die
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.kernel.events import Event, Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path, Price
from feldspar.kernel.units import Seat


class Decision(NamedTuple):
    """A decision of a seat, with what the seat has."""

    action: int
    kind: str
    args: Sequence[int]
    position: Position
    holding: Holding

    def text(self, variant: str = "", **told: TextArg) -> Text:
        """Return what it does and costs, in words."""
        return Text(f"move-{self.kind}{variant}", told)

    def move(self, label: Text, price: Price | None = None) -> Move:
        """Return it before it is known what is touched."""
        return Move(self.action, (), label, price=price)

    def use(self, workers: int, **told: TextArg) -> Move:
        """Return an action with the die of a hand card, workers, or nothing."""
        die = NO_DIE if self.position.stack else self.die()
        used = Text("use-die", {"die": die, "workers": workers}) if die or workers else NOTHING
        label = Text(f"move-{self.kind}", {**told, "use": used})
        return self.move(label, Price("worker", workers) if workers else None)

    def hand(self) -> list[Path]:
        """Return the hand card it uses; nothing to touch for an answer, or if all are played."""
        token = self.args[0]
        if self.position.stack or not self.holding.hand:
            die = extra_die(self.position)
            return [()] if token == (die - 1 if die else FREE) else []
        cards = [card for card in self.holding.hand if DIE[card] == token % 6 + 1]
        # The second of two with the same die has its own token.
        return [(f"card/{card}",) for card in (cards[1:] if token >= 6 else cards[:1])]

    def die(self) -> Die:
        """Return the die it uses."""
        return NO_DIE if self.args[0] == FREE else Die(self.args[0] % 6 + 1)


def decision(position: Position, seat: int, action: int) -> Decision:
    """Return a decision from its id."""
    return Decision(action, *ACTIONS.decode(action), position, position.holdings[seat])


class Deed(NamedTuple):
    """What is decided, and what becomes of it before anything is dealt again."""

    before: Position
    after: Position
    told: list[Event]
    seat: Seat
    kind: str
    args: Sequence[int]

    def had(self) -> Holding:
        """Return what the player had."""
        return self.before.holdings[self.seat]

    def happens(self, key: str) -> Event | None:
        """Return what is told by a message, if it is."""
        return next((event for event in self.told if event.text.key == key), None)

    def goes_on(self) -> bool:
        """Tell whether the same play goes on."""
        before, after = self.before, self.after
        then = (after.active, after.round, after.turn)
        return then == (self.seat, before.round, before.turn)


Reason = Callable[[Deed], Text | None]


class Answer(NamedTuple):
    """How decisions of a kind are shown."""

    move: Callable[[Decision], Move] = lambda one: one.move(one.text())
    """What it does and costs, before it is known what is touched."""
    paths: Callable[[Decision], list[Path]] = lambda one: [(f"choice/{one.kind}",)]
    """What is touched for it, legal or not, wherever that may be."""
    reasons: tuple[Reason, ...] = ()
    """Why it is good, the best first."""
    rank: int = 0
    """Where its choices stand among those of other kinds."""
    choice: Callable[[Decision], Choice] = lambda one: Choice("", "", Text(f"choice-{one.kind}"))
    """What has no place on the table."""


def affords(deed: Deed) -> Text | None:
    """Silver is now enough for a purchase in this play, as it was not before."""
    if not deed.goes_on() or deed.before.may_buy(deed.had()):
        return None
    return Text("because-affords") if deed.after.may_buy(deed.after.mine()) else None
