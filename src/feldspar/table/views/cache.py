"""View cache: what each viewer was last sent.

An unchanged part of a view is the same object as before, and shared between viewers where games
share what they draw: so little is built anew, and changes are found quickly.
"""

from typing import Final, TypeVar

from feldspar.kernel.events import Event
from feldspar.table.contract.views import LogLine, View
from feldspar.table.core.table import Table
from feldspar.table.views.catch_up import SentView
from feldspar.table.views.view import build_view, log_line

T = TypeVar("T")
ViewerKey = tuple[int, bool, tuple[int, ...]]
"""All that a view depends on: the seat, whether the viewer opened the table, and the seats reserved
for them."""

MAX_VIEWS_PER_VIEWER: Final = 4
"""Cached views per viewer: a viewer that was sent an older one gets a whole view."""
MAX_REUSE_DEPTH: Final = 4
"""Depth to which equal parts are reused: a view, its scene, the areas, one of them, its items."""


class LogCache:
    """The formatted log of a table: only appended to, except after an undo."""

    def __init__(self) -> None:
        self._events: list[tuple[int, Event]] = []
        self._lines: list[LogLine] = []
        self._told: dict[int, tuple[int, tuple[LogLine, ...]]] = {}
        """For each viewer, how many events were formatted, and the resulting lines."""

    def lines_for(self, table: Table, viewer: int) -> tuple[LogLine, ...]:
        """Return the log for a viewer, while the game goes on."""
        story, before = table.event_log(), self._events
        if story[: len(before)] != before:  # a decision was undone, or an event was inserted
            pairs = zip(before, story, strict=False)
            same = next(
                (n for n, (a, b) in enumerate(pairs) if a != b), min(len(before), len(story))
            )
            del self._lines[same:]
            self._told.clear()
        self._lines += [log_line(event, None) for _, event in story[len(self._lines) :]]
        self._events = story
        read, log = self._told.get(viewer, (0, ()))
        new = zip(story[read:], self._lines[read:], strict=True)
        log += tuple([line for (_, event), line in new if event.visible_to(viewer)])
        self._told[viewer] = len(story), log
        return log


class ViewCache:
    """What each viewer of one table was sent recently."""

    def __init__(self) -> None:
        self._sent: dict[ViewerKey, list[SentView]] = {}
        self._compacted: tuple[ViewerKey, ...] = ()
        self._log = LogCache()

    def view_for(
        self, table: Table, viewer: int, opener: bool = False, invited: tuple[int, ...] = ()
    ) -> View:
        """Return the current view of a viewer, who may have opened the table, or be invited to it.

        Whatever is unchanged is the same object.
        """
        shown = self._sent.setdefault((viewer, opener, invited), [])
        old = shown[-1].view if shown else None
        if old is not None and old.news == table.view_versions[viewer]:
            return old
        log = self._log.lines_for(table, viewer) if table.status != "over" else None
        fair = old.fair if old and old.status == table.status == "playing" else None
        new = build_view(table, viewer, log=log, fair=fair)._replace(opener=opener, invited=invited)
        shown.append(SentView.now(table, new if old is None else reuse_unchanged(old, new)))
        del shown[:-MAX_VIEWS_PER_VIEWER]
        return shown[-1].view

    def compact(self, table: Table) -> None:
        """Drop the views, but not the list of viewers: views take far more memory than tables
        do."""
        now = [
            who
            for who, shown in self._sent.items()
            if shown[-1].view.news == table.view_versions[who[0]]
        ]
        self._compacted = tuple({**dict.fromkeys(self._compacted), **dict.fromkeys(now)})
        self._sent.clear()
        self._log = LogCache()

    def restore(self, table: Table) -> None:
        """Build the dropped views again before anything happens, so that changes can be found."""
        for who in self._compacted:
            self.view_for(table, *who)
        self._compacted = ()

    def sent_view(self, view: View, news: int) -> SentView | None:
        """Return what the recipient of a view was sent earlier, if that is still cached."""
        shown = self._sent.get((view.viewer, view.opener, view.invited), ())
        return next((told for told in shown if told.view.news == news), None)


def reuse_unchanged(old: T, new: T) -> T:
    """Return a new part with the parts equal to old ones taken from there, down to pieces and
    lines, which are small and are replaced as a whole if anything in them differs."""
    if type(old) is not type(new):
        return new
    if old == new:
        return old
    if isinstance(old, tuple) and isinstance(new, tuple):
        return _reuse_parts(old, new, MAX_REUSE_DEPTH)  # type: ignore[return-value]
    return new


def _reuse_parts(old: tuple[object, ...], new: tuple[object, ...], deep: int) -> tuple[object, ...]:
    """Do that for two unequal tuples; this is called so often that it calls little itself."""
    parts = [
        a
        if a is b or (type(a) is type(b) and a == b)
        else _reuse_parts(a, b, deep - 1)
        if deep and isinstance(b, tuple) and type(a) is type(b)
        else b
        for a, b in zip(old, new, strict=False)
    ]
    if len(new) > len(old):
        parts += new[len(old) :]
    return tuple(parts) if type(new) is tuple else tuple.__new__(type(new), parts)
