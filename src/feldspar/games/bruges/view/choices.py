"""What may be decided that has no place on the table, and the counters and state of a seat."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.components import PLAYS
from feldspar.games.bruges.rules.position import OVER, Position
from feldspar.games.bruges.rules.scoring import final_points, ranking
from feldspar.games.bruges.view.areas.hand import chips
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Panel
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat

TILES: Final = 2


def choices(viewer: int, ahead: Sequence[Move]) -> tuple[Choice, ...]:
    """Return the six actions, each in its place, or the answers to what is asked instead."""
    if viewer < 0:
        return ()
    answers = [_answer(move) for move in ahead if move.path[0].startswith("choice/")]
    if not answers:
        return _actions()
    through = {step for move in ahead for step in move.path[1:]}
    return (*[action for action in _actions() if action.id in through], *answers)


@memoize
def _actions() -> tuple[Choice, ...]:
    return tuple(
        [Choice(f"choice/{name}", f"act-{name}", Text(f"choice-{name}")) for name in PLAYS]
    )


def _answer(move: Move) -> Choice:
    """Return a whole decision as a choice: it says itself what it does."""
    name = move.path[0].removeprefix("choice/")
    art = name.replace("seat", "pawn") if name.startswith("seat-") else f"act-{name}"
    return Choice(move.path[0], art, move.label)


def panel(position: Position, seat: Seat) -> Panel:
    """Return what is known of a seat at a glance."""
    holding, busy = position.holdings[seat], position.decider() == seat
    score, held = holding.score, chips(holding.florins, tuple(holding.workers))
    if position.phase == OVER:
        return Panel(seat, score, held, _state("seat-place", ranking(position)[seat]), busy)
    place = (seat - position.first) % position.seats + 1
    state = _state("seat-deciding" if busy else "seat-order", place)
    final = score + sum(final_points(position, seat).values())
    return Panel(seat, score, held, state, busy, final)


@memoize
def _state(key: str, place: int) -> Text:
    return Text(key, {"place": place})
