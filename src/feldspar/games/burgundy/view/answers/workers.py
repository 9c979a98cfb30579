"""Workers that are taken: how that is said, and why it is good."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.answers.workers import workers_gained
from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.legal import DIE_ACTIONS
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.view.answer import AnswerView, Deed, dice, use
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path
from feldspar.kernel.units import Seat

_FEW: Final = 1
"""With so many workers and fewer one is short of them."""


def _paths(position: Position, seat: Seat, args: Sequence[int]) -> list[Path]:
    # The button comes first, so that it is there before a die is touched.
    return [("choice/workers", *die) for die in dice(position, seat, args[0])]


def _move(position: Position, seat: Seat, action: int, args: Sequence[int], path: Path) -> Move:
    count, silver = workers_gained(position.estates[seat])
    told: dict[str, TextArg] = {"count": count, "silver": silver, "use": use(DICE[args[0]], 0)}
    return Move(action, path, Text("move-workers", told))


def _choice(position: Position, seat: Seat, step: str) -> Choice:
    count, silver = workers_gained(position.estates[seat])
    return Choice(step, "worker", Text("choice-workers", {"count": count, "silver": silver}))


def _nothing_else(deed: Deed) -> Text | None:
    """The die can do nothing else."""
    die = DICE[deed.args[0]]
    if die == FREE:
        return None
    decoded = [ACTIONS.decode(action) for action in deed.before.legal(deed.seat)]
    others = [args for kind, args in decoded if kind in DIE_ACTIONS and kind != "workers"]
    if any(DICE[args[0]] == die for args in others):
        return None
    return Text("because-nothing-else", {"die": die})


def _short(deed: Deed) -> Text | None:
    """There are hardly any left."""
    had = deed.had().workers
    if had > _FEW:
        return None
    return Text("because-workers", {"had": had, "has": had + deed.gained("log-workers", "count")})


VIEWS: Final = {"workers": AnswerView(_paths, _move, (_nothing_else, _short), _choice)}
