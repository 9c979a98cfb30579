"""What a decision does, and what follows from it up to the next decision."""

from feldspar.games.bruges.rules import turn_flow
from feldspar.games.bruges.rules.actions import play
from feldspar.games.bruges.rules.characters import the
from feldspar.games.bruges.rules.components import (
    A_ACTIVATE,
    A_DONE,
    COLOURS,
    NO_WORKER,
    WORKER_CHOICES,
)
from feldspar.games.bruges.rules.events import act
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.kernel.events import Text


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a legal decision."""
    if position.stack:
        position.stack[-1].answer(position, action)
    elif action < A_ACTIVATE:
        position.played = True
        play(position, seat, action)
    elif action == A_DONE:
        turn_flow.end_turn(position)
    else:
        card, worker = divmod(action - A_ACTIVATE, WORKER_CHOICES)
        _activate(position, seat, Card(card), Colour(worker))
    turn_flow.proceed(position)


def _activate(position: Position, seat: Seat, card: Card, worker: Colour) -> None:
    """BRG-8.3, 8.4: pay, rotate, and carry out."""
    holding = position.holdings[seat]
    if position.log is not None:
        args: dict[str, int | str | Text] = {"card": the(card)}
        if worker != NO_WORKER:
            args["workers"] = Text("workers-" + COLOURS[worker], {"n": 1})
        key = "log-activate" if worker == NO_WORKER else "log-activate-worker"
        position.report(seat, Text(key, args), "BRG-8.4" if worker == NO_WORKER else "BRG-8.3")
    if worker != NO_WORKER:
        holding.gain_workers(worker, -1)
    holding.turn(card)
    act(position, seat, card)
