"""Activate a character (section 8): who may be, what forbids it, and what it does."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.cards.characters import ACTIVATED, FREE, WHEN, WORKER, the
from feldspar.games.bruges.rules.cards.perks import ANY_WORKER
from feldspar.games.bruges.rules.components import (
    A_ACTIVATE,
    COLOURS,
    NO_WORKER,
    PALETTE,
    WORKER_CHOICES,
)
from feldspar.games.bruges.rules.effects.events import act
from feldspar.games.bruges.rules.effects.vocabulary import is_pointless, is_worthwhile
from feldspar.games.bruges.rules.player_board import USED, Holding, characters
from feldspar.games.bruges.rules.position import TURNS, Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.kernel.events import Text


def activations(position: Position, seat: Seat) -> list[int]:
    """Return the characters a player may activate, with every worker (BRG-6.3, 8.10)."""
    holding = position.holdings[seat]
    found: list[int] = []
    for one in holding.residents:
        if one < USED and (WHEN[one] == ACTIVATED or WHEN[one] == FREE):
            card = Card(one)
            for worker in paying_workers(holding, card):
                if is_worthwhile(position, seat, card, worker):
                    found.append(A_ACTIVATE + card * WORKER_CHOICES + worker)
    return found


def paying_workers(holding: Holding, card: Card) -> list[Colour]:
    """Return the workers a character may be activated with (BRG-8.3, 8.4, 15.32)."""
    if WHEN[card] != ACTIVATED:
        return [NO_WORKER]
    if holding.perks[ANY_WORKER]:
        return [colour for colour in PALETTE if holding.workers[colour]]
    return [WORKER[card]] if holding.workers[WORKER[card]] else []


def why_not(position: Position, seat: Seat, args: Sequence[int]) -> str | None:
    """Section 8: a character of one's own, straight, paid for, and of some use."""
    holding, card, worker = position.holdings[seat], Card(args[0]), Colour(args[1])
    if card not in characters(holding) or WHEN[card] not in (ACTIVATED, FREE):
        return "BRG-6.3"
    if card + USED in holding.residents:
        return "BRG-8.8"
    if (worker == NO_WORKER) != (WHEN[card] == FREE):
        return "BRG-8.4" if WHEN[card] == FREE else "BRG-8.3"
    if worker != NO_WORKER:
        if worker != WORKER[card] and not holding.perks[ANY_WORKER]:
            return "BRG-8.3"
        if not holding.workers[worker]:
            return "BRG-8.3"
    return "BRG-8.10" if is_pointless(position, seat, card, worker) else None


def why_not_yet(position: Position, kind: str) -> str | None:
    """Return the rule that forbids it while something else is asked in a turn."""
    return "BRG-6.8" if kind == "activate" and position.phase == TURNS else None


def activate(position: Position, seat: Seat, action: int) -> None:
    """BRG-8.3, 8.4: pay, rotate, and carry out."""
    number, paid = divmod(action - A_ACTIVATE, WORKER_CHOICES)
    card, worker = Card(number), Colour(paid)
    holding = position.holdings[seat]
    if position.log is not None:
        args: dict[str, int | str | Text] = {"card": the(card)}
        if worker != NO_WORKER:
            args["workers"] = Text("workers-" + COLOURS[worker], {"n": 1})
        key = "log-activate" if worker == NO_WORKER else "log-activate-worker"
        position.log_event(seat, Text(key, args), "BRG-8.4" if worker == NO_WORKER else "BRG-8.3")
    if worker != NO_WORKER:
        holding.gain_workers(worker, -1)
    holding.turn(card)
    act(position, seat, card)
