"""Catch-up steps: the view after each decision since a viewer last looked.

A viewer who looks away for a moment, or comes back after a day, is sent the way and not only its
end. A step is what that viewer could notice, nothing else: a secret decision makes none.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from feldspar.kernel.game import State
from feldspar.kernel.serialize.encode import Plain
from feldspar.table.contract.views import View
from feldspar.table.core.table import Table
from feldspar.table.core.timeline import GameTimeline, visible_key
from feldspar.table.views.view import apply_changes, diff_views, log_line

MAX_STEPS: Final = 24
"""The most steps sent; whatever came before them is combined in one step."""


class SentView(NamedTuple):
    """What a viewer was sent: a view, and how far the game was."""

    view: View
    decision_count: int = 0
    """How many decisions had been taken."""
    rewind_count: int = 0
    """How often some had been undone."""

    @classmethod
    def now(cls, table: Table, view: View) -> "SentView":
        """Record a view of a table in its present state."""
        play = table.play
        return cls(view, len(play.decisions), len(play.rewinds)) if play else cls(view)

    def count_standing(self, play: GameTimeline) -> int:
        """Return how many of the decisions taken by then still remain."""
        return min([self.decision_count, *play.rewinds[self.rewind_count :]])


def initial_steps(table: Table, view: View) -> tuple[View, list[View]]:
    """Return the view to begin with, and those that lead from there to the newest one.

    A player begins with the view after their own last decision, from whichever of their seats. What
    a bot has decided for them is new to them.
    """
    play = table.play
    if play is None or view.viewer < 0 or view.status != "playing":
        return view, []
    own = [n for n, d in enumerate(play.decisions) if d.seat in view.mine and not d.by]
    number = own[-1] + 1 if own else 0
    passed = _visible_positions(play, number, view.viewer)
    if len(passed) < 2:
        return view, []
    start, *ahead = [_view_after(table, view, *one) for one in passed[-MAX_STEPS - 1 : -1]]
    return start, [*_drop_repeated(start, ahead, view), view]


def catch_up_steps(table: Table, told: SentView, view: View) -> list[View]:
    """Return the views that lead from the one that was sent to the newest one, which is the
    last."""
    play = table.play
    if play is None:
        return [view]
    number = told.count_standing(play)
    if number >= len(play.decisions) - 1:
        return [view]
    passed = _visible_positions(play, number, view.viewer)[1:-1][-MAX_STEPS + 1 :]
    found = [_view_after(table, view, *one) for one in passed]
    return [*_drop_repeated(told.view, found, view), view]


def build_frame(table: Table, told: SentView | None, view: View) -> dict[str, Plain | View]:
    """Return the frame for a viewer that was sent something, or nothing yet.

    There are no steps if nothing has changed.
    """
    if told is None:
        start, later = initial_steps(table, view)
        return {"view": start, "steps": _diff_steps(start, later)}
    return {"steps": _diff_steps(told.view, catch_up_steps(table, told, view))}


def apply_frame(known: Mapping[str, Plain], said: Mapping[str, Any]) -> dict[str, Plain]:
    """Return the view, as plain data, that results from a frame applied to a known one."""
    start = said.get("view", known)
    return functools.reduce(apply_changes, said["steps"], dict(start))


def _diff_steps(start: View, later: Sequence[View]) -> list[Plain]:
    """Return the changes from each of some views to the next."""
    pairs = zip([start, *later], later, strict=False)
    return [found for found in [diff_views(old, new) for old, new in pairs] if found]


def _visible_positions(play: GameTimeline, number: int, viewer: int) -> list[tuple[int, State]]:
    """Return the position before a decision, and each later one a viewer could tell from the one
    before, with the number of decisions taken by then."""
    found: list[tuple[int, State]] = []
    before = b""
    for at, state in play.positions(number):
        now = visible_key(state, viewer)
        if not found or now != before:
            found.append((at, state.clone()))
        before = now
    return found


def _view_after(table: Table, view: View, at: int, state: State) -> View:
    """Return what a viewer saw after some decisions; all that is not of the game is as it is now,
    and there are no moves."""
    told = [
        event for when, event in table.event_log() if when <= at and event.visible_to(view.viewer)
    ]
    said = view.log[: len(told)]  # the same first lines, as written during the game
    return view._replace(
        status="playing",
        actors=tuple(state.actors()),
        scene=table.game.scene(state, view.viewer),
        moves=(),
        log=said if view.status == "playing" else tuple([log_line(event, None) for event in told]),
        decisions=None,
        undo="",
        scores=(),
        places=(),
        ended="",
    )


def _drop_repeated(start: View, found: Sequence[View], end: View) -> list[View]:
    """Leave out views that look like the one before, or like the one they lead to."""
    kept: list[View] = []
    for one in found:
        if _appearance(one) not in (_appearance(kept[-1] if kept else start), _appearance(end)):
            kept.append(one)
    return kept


def _appearance(view: View) -> object:
    lines = [line[:4] for line in view.log]
    return view.actors, view.scene, lines
