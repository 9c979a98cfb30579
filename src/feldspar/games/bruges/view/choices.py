"""What may be decided that has no place on the table, and the counters and state of a seat."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.figures import PLAYS
from feldspar.games.bruges.rules.position import OVER, Position
from feldspar.games.bruges.rules.scoring import final_points, ranking
from feldspar.games.bruges.view.hand import chips
from feldspar.kernel.events import Text
from feldspar.kernel.remember import remembered
from feldspar.kernel.scene import Choice, Move, Panel
from feldspar.kernel.units import Seat

TILES: Final = 2


def choices(viewer: int, ahead: Sequence[Move]) -> tuple[Choice, ...]:
    """Return the six actions, each in its place, or the answers to what is asked instead."""
    answers = [_answer(move) for move in ahead if move.path[0].startswith("choice/")]
    through = {step for move in ahead for step in move.path[1:]}
    actions = [_action(name) for name in PLAYS if viewer >= 0]
    if answers:
        actions = [action for action in actions if action.id in through]
    return (*actions, *answers)


@remembered
def _action(name: str) -> Choice:
    return Choice(f"choice/{name}", f"act-{name}", Text(f"choice-{name}"))


def _answer(move: Move) -> Choice:
    """Return a whole decision as a choice: it says itself what it does."""
    name = move.path[0].removeprefix("choice/")
    art = name.replace("seat", "pawn") if name.startswith("seat-") else f"act-{name}"
    return Choice(move.path[0], art, move.label)


def panel(position: Position, seat: Seat) -> Panel:
    """Return what is known of a seat at a glance."""
    holding = position.holdings[seat]
    score, held = holding.score, chips(holding.florins, tuple(holding.workers))
    final = None if position.phase == OVER else score + sum(final_points(position, seat).values())
    state, busy = _state(position, seat), _busy(position, seat)
    return Panel(seat, score, held, state, busy, final)


def _busy(position: Position, seat: Seat) -> bool:
    return position.decider() == seat


def _state(position: Position, seat: Seat) -> Text:
    if position.phase == OVER:
        return Text("seat-place", {"place": ranking(position)[seat]})
    place = (seat - position.first) % position.seats + 1
    return Text("seat-deciding" if _busy(position, seat) else "seat-order", {"place": place})
