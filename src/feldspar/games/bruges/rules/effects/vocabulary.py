"""The vocabulary of effects: what carries each out, when it changes anything, what it brings.

Each is entered by the file that carries it out: what can be changed without a question is, and what
must be asked is put onto the stack. Whether it changes anything decides if a character may be
activated (BRG-8.10); it is told twice, by the fast half of legality and by the plain one.
"""

from collections.abc import Callable
from typing import Final

from feldspar.games.bruges.rules.cards.characters import EFFECTS, EVENT, Effect
from feldspar.games.bruges.rules.cards.counters import amount, count
from feldspar.games.bruges.rules.components import NO_COLOUR, NO_WORKER
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat


class Cause:
    """Whose effect it is, which character's, and what caused it."""

    def __init__(self, seat: Seat, card: Card, number: int, colour: Colour) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.effect = EFFECTS[card][number]
        self.colour = colour


class Act:
    """An effect that may be carried out, and the worker still to be paid for it, if any."""

    def __init__(
        self, position: Position, seat: Seat, card: Card, effect: Effect, paid: Colour = NO_WORKER
    ) -> None:
        self.position = position
        self.seat = seat
        self.card = card
        self.effect = effect
        self.paid = paid
        self.mine = position.holdings[seat]


class Primitive:
    """One word of the vocabulary. What it brings is in hundredths of a point."""

    def __init__(
        self,
        carry_out: Callable[[Position, Cause], None],
        is_worthwhile: Callable[[Act], bool],
        can_change: Callable[[Act], bool],
        once: int = 0,
        each: int = 0,
        florins: Callable[[Effect], int] = lambda effect: 0,
        limit: Callable[[Position, Seat], int] | None = None,
    ) -> None:
        self.carry_out = carry_out
        self.is_worthwhile = is_worthwhile
        """The fast half."""
        self.can_change = can_change
        """The plain half, once the worker has been paid."""
        self.once = once
        self.each = each
        """What it brings for each of its amount, or 0 if these are florins."""
        self.florins = florins
        """How many florins it brings, or costs, whatever the position."""
        self.limit = limit
        """How much of its amount there can be now."""

    def is_counted(self, effect: Effect) -> bool:
        """Tell whether what it brings depends on the position."""
        return effect.counted > 0 or self.limit is not None

    def always(self, effect: Effect) -> int:
        """Return what it brings whatever the position, florins apart."""
        return self.once + self.each * capped_amount(effect)


PRIMITIVES: Final[dict[str, Primitive]] = {}


def is_carried_out(effect: Effect, colour: Colour) -> bool:
    """Tell whether an effect is one of these, and its event has the colour it is about."""
    return effect.op in PRIMITIVES and (effect.colour != EVENT or colour != NO_COLOUR)


# ------------------------------------------------------------------------------- the fast half


def is_worthwhile(position: Position, seat: Seat, card: Card, paid: Colour) -> bool:
    """Tell whether some part of what a character does can change something.

    `paid` is the colour of the worker that would be paid for it before.
    """
    for effect in EFFECTS[card]:
        if PRIMITIVES[effect.op].is_worthwhile(Act(position, seat, card, effect, paid)):
            return True
    return False


def has_amount(act: Act) -> bool:
    """Tell whether the amount of an effect is more than nothing."""
    return amount(act.position, act.seat, act.effect, int(act.paid != NO_WORKER)) > 0


# ------------------------------------------------------------------------------ the plain half


def is_pointless(position: Position, seat: Seat, card: Card, worker: Colour) -> bool:
    """Tell whether a character could change nothing, activated with a worker or without."""
    after = position.clone()
    assert isinstance(after, Position)
    if worker != NO_WORKER:
        after.holdings[seat].gain_workers(worker, -1)
    acts = [Act(after, seat, card, effect) for effect in EFFECTS[card]]
    return not any(PRIMITIVES[act.effect.op].can_change(act) for act in acts)


def has_one_lot(act: Act) -> bool:
    """Tell whether what is counted is enough for one lot."""
    effect = act.effect
    if not effect.amount or not effect.counted:
        return effect.amount > 0
    return count(act.position, act.seat, effect.counted, effect.which) >= effect.lot


# ------------------------------------------------------------------------------ what they bring


def capped_amount(effect: Effect) -> int:
    """Return the figure of an effect, at most what it may be."""
    return min(effect.amount, effect.most) if effect.most else effect.amount


def counted_value(position: Position, seat: Seat, effect: Effect, florin: int) -> int:
    """Return what an effect brings that depends on the position."""
    word = PRIMITIVES[effect.op]
    number = amount(position, seat, effect)
    if word.limit is not None:
        number = min(number, word.limit(position, seat))
    return (word.each or florin) * number


def value(position: Position, seat: Seat, effect: Effect, florin: int) -> int:
    """Return what one effect brings when it is carried out now."""
    word = PRIMITIVES[effect.op]
    if word.is_counted(effect):
        return counted_value(position, seat, effect, florin)
    return word.always(effect) + word.florins(effect) * florin
