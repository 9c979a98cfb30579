"""Catch-up steps: the view after each decision since a viewer last looked.

Whoever looks away for a moment, or comes back after a day, is told the way and not only the end of
it. A step is what that viewer could notice, nothing else: a decision taken in secret makes none.
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
"""Whoever is further behind is told the newest of them; what was before, as one step."""


class SentView(NamedTuple):
    """What somebody has been told: a view, and how far the game had come by then."""

    view: View
    decision_count: int = 0
    """How many decisions had been taken."""
    rewind_count: int = 0
    """How often some had been taken back."""

    @classmethod
    def now(cls, table: Table, view: View) -> "SentView":
        """Take note of a view of a table as it stands."""
        play = table.play
        return cls(view, len(play.decisions), len(play.rewinds)) if play else cls(view)

    def count_standing(self, play: GameTimeline) -> int:
        """Return how many of the decisions taken by then still stand."""
        return min([self.decision_count, *play.rewinds[self.rewind_count :]])


def initial_steps(table: Table, view: View) -> tuple[View, list[View]]:
    """Return the view to begin with, and those that lead from there to the newest one.

    A player begins with what was there after their own last decision, whichever of their seats took
    it. What a bot has decided for them is news to them.
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
    """Return the views that lead from what was told to the newest one, which is the last."""
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
    """Return what is said to somebody who was told something, or nothing yet.

    There are no steps if nothing has changed.
    """
    if told is None:
        start, later = initial_steps(table, view)
        return {"view": start, "steps": _diff_steps(start, later)}
    return {"steps": _diff_steps(told.view, catch_up_steps(table, told, view))}


def apply_frame(known: Mapping[str, Plain], said: Mapping[str, Any]) -> dict[str, Plain]:
    """Return the view, as plain data, to which a frame leads whoever knows another one."""
    start = said.get("view", known)
    return functools.reduce(apply_changes, said["steps"], dict(start))


def _diff_steps(start: View, later: Sequence[View]) -> list[Plain]:
    """Return each of some views as what must be laid over the one before."""
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
    and nothing can be done."""
    told = [
        event for when, event in table.event_log() if when <= at and event.visible_to(view.viewer)
    ]
    said = view.log[: len(told)]  # those are its first lines, told as they were while it goes on
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
    """Leave out what looks like the view before it, or like the one it leads to."""
    kept: list[View] = []
    for one in found:
        if _appearance(one) not in (_appearance(kept[-1] if kept else start), _appearance(end)):
            kept.append(one)
    return kept


def _appearance(view: View) -> object:
    lines = [line[:4] for line in view.log]
    return view.actors, view.scene, lines
