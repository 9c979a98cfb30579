"""Build a house by an effect: with a card of the hand, or with the top card of a pile."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.answers import actions
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.cards.piles import take_top
from feldspar.games.bruges.rules.components import (
    A_DRAW,
    A_HOUSE,
    BOTH_PILES,
    NO_WORKER,
    WORKER_CHOICES,
)
from feldspar.games.bruges.rules.effects.events import build_house
from feldspar.games.bruges.rules.effects.gains import return_worker
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Act, Cause, Primitive
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Pile, Seat


class Build(Question):
    """Build a house with a card of the hand: for one worker, or none (BRG-15.9)."""

    code = 16
    rule = "BRG-15.9"
    kinds = ("house",)
    about = (("workers", 1),)
    value = 175

    def __init__(self, seat: Seat, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def settle(self, position: Position) -> bool:
        """Be gone when no card will do; with a single one it is still asked."""
        if self.answers(position):
            return False
        position.pop()
        return True

    def choices(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        found: list[int] = []
        for card in holding.hand:
            if _is_paid(holding, card, bool(self.workers)):
                worker = COLOUR[card] if self.workers else NO_WORKER
                found.append(A_HOUSE + card * WORKER_CHOICES + worker)
        return found

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        card, worker = args
        if card not in holding.hand:
            return False
        if not self.workers:
            return worker == NO_WORKER
        return worker == COLOUR[card] and holding.workers[worker] > 0

    def choose(self, position: Position, action: int) -> None:
        actions.build(position, self.seat, action, "BRG-15.9")


class BuildUnseen(Question):
    """Build a house with the top card of a pile: for one worker, or none (BRG-15.9)."""

    code = 17
    rule = "BRG-15.9"
    kinds = ("draw",)
    about = (("workers", 1),)
    value = Build.value

    def __init__(self, seat: Seat, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def choices(self, position: Position) -> list[int]:
        holding = position.holdings[self.seat]
        return [A_DRAW + pile for pile in _piles(position, holding, bool(self.workers))]

    def rule_against(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        pile = position.piles[args[0]]
        if not pile:
            return "BRG-4.10"
        if self.workers and not position.holdings[self.seat].workers[COLOUR[pile[-1]]]:
            return "BRG-15.9"
        return None

    def choose(self, position: Position, action: int) -> None:
        """The back of the card tells the colour of the worker, if one is paid."""
        card = take_top(position, Pile(action - A_DRAW))
        if self.workers:
            return_worker(position, self.seat, COLOUR[card], "BRG-15.9")
        build_house(position, self.seat, card, True, "BRG-15.9")


def _is_paid(holding: Holding, card: Card, pays_worker: bool, paid: Colour = NO_WORKER) -> bool:
    """Tell whether there is the worker for a house with this card, when one more is paid."""
    return not pays_worker or holding.workers[COLOUR[card]] > int(COLOUR[card] == paid)


def _piles(position: Position, holding: Holding, pays_worker: bool) -> list[Pile]:
    """Return the piles whose top card a house can be built with."""
    found: list[Pile] = []
    for pile in BOTH_PILES:
        cards = position.piles[pile]
        if cards and _is_paid(holding, cards[-1], pays_worker):
            found.append(pile)
    return found


def _build(position: Position, cause: Cause) -> None:
    """BRG-15.9."""
    workers = int(cause.effect.pays_worker)
    if cause.effect.text == "hand":
        position.push(Build(cause.seat, workers))
    else:
        position.push(BuildUnseen(cause.seat, workers))


def _is_worthwhile(act: Act) -> bool:
    cards, pays = act.mine.hand, act.effect.pays_worker
    if act.effect.text == "pile":
        cards = [pile[-1] for pile in act.position.piles if pile]
    return bool([card for card in cards if _is_paid(act.mine, card, pays, act.paid)])


def _has_plot(act: Act) -> bool:
    """Tell in plain words whether there is a card, and a worker of its colour if one is due."""
    tops = [pile[-1] for pile in act.position.piles if pile]
    cards = act.mine.hand if act.effect.text == "hand" else tops
    return any(not act.effect.pays_worker or act.mine.workers[COLOUR[card]] for card in cards)


PRIMITIVES["build_house"] = Primitive(_build, _is_worthwhile, _has_plot, once=Build.value)
