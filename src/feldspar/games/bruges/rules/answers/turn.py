"""A turn: one of the six actions, characters activated before and after it, and its end."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.answers import actions, activate
from feldspar.games.bruges.rules.components import A_DONE, PLAYS, PLAYS_END
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.turn_flow import end_turn
from feldspar.games.bruges.rules.units import Seat


def legal(position: Position, seat: Seat) -> list[int]:
    """Return every decision of a turn."""
    found: list[int] = []
    holding = position.holdings[seat]
    if position.played or not holding.hand:
        found.append(A_DONE)
    else:
        actions.plays(found, holding)
    found += activate.activations(position, seat)
    return found


def why_not(position: Position, seat: Seat, kind: str, args: Sequence[int]) -> str | None:
    """Return the first rule that forbids a decision of a turn, or None."""
    holding = position.holdings[seat]
    if kind == "done":
        return "BRG-6.4" if holding.hand and not position.played else None
    if kind in PLAYS:
        return "BRG-6.2" if position.played else actions.why_not(holding, kind, args, 0)
    return activate.why_not(position, seat, args)


def step(position: Position, seat: Seat, action: int) -> None:
    """Carry out a decision of a turn."""
    if action < PLAYS_END:
        position.played = True
        actions.play(position, seat, action)
    elif action == A_DONE:
        end_turn(position)
    else:
        activate.activate(position, seat, action)
