"""What everybody who looks at a table was last shown.

A part of a view that did not change is the same object as before, also from one viewer to another
where games share what they draw: so little is made anew, and what has changed is quickly found.
"""

from typing import Final, TypeVar

from feldspar.kernel.events import Event
from feldspar.table.contract import LogLine, View
from feldspar.table.steps import Told
from feldspar.table.table import Table
from feldspar.table.view import line, view

T = TypeVar("T")
Who = tuple[int, bool, tuple[int, ...]]
"""All on whom depends what is seen: the seat, whether they opened the table, and where they are
invited to sit."""

KEPT: Final = 4
"""How many views are kept of each: whoever was told an older one is shown everything again."""


class Log:
    """What has happened at a table, as it is told: only ever added to, but for what is taken
    back."""

    def __init__(self) -> None:
        self._story: list[tuple[int, Event]] = []
        self._lines: list[LogLine] = []
        self._told: dict[int, tuple[int, tuple[LogLine, ...]]] = {}
        """For each viewer how much of the story was looked at, and what they were told of it."""

    def told(self, table: Table, viewer: int) -> tuple[LogLine, ...]:
        """Return what a viewer has been told, while the game goes on."""
        story, before = table.story(), self._story
        if story[: len(before)] != before:  # something was taken back, or told in between
            pairs = zip(before, story, strict=False)
            same = next(
                (n for n, (a, b) in enumerate(pairs) if a != b), min(len(before), len(story))
            )
            del self._lines[same:]
            self._told.clear()
        self._lines += [line(event, None) for _, event in story[len(self._lines) :]]
        self._story = story
        read, log = self._told.get(viewer, (0, ()))
        new = zip(story[read:], self._lines[read:], strict=True)
        log += tuple([line for (_, event), line in new if event.visible_to(viewer)])
        self._told[viewer] = len(story), log
        return log


class Sights:
    """What each viewer of one table was shown lately."""

    def __init__(self) -> None:
        self._shown: dict[Who, list[Told]] = {}
        self._log = Log()

    def look(
        self, table: Table, viewer: int, opener: bool = False, invited: tuple[int, ...] = ()
    ) -> View:
        """Return what a viewer sees now, who may have opened the table, or be invited to it.

        Whatever is as it was is the same object.
        """
        shown = self._shown.setdefault((viewer, opener, invited), [])
        old = shown[-1].view if shown else None
        if old is not None and old.news == table.news[viewer]:
            return old
        log = self._log.told(table, viewer) if table.status != "over" else None
        new = view(table, viewer, log=log)._replace(opener=opener, invited=invited)
        shown.append(Told.now(table, new if old is None else kept(old, new)))
        del shown[:-KEPT]
        return shown[-1].view

    def told(self, view: View, news: int) -> Told | None:
        """Return what whoever is shown a view now was told earlier, if that is still known."""
        shown = self._shown.get((view.viewer, view.opener, view.invited), ())
        return next((told for told in shown if told.view.news == news), None)


def kept(old: T, new: T) -> T:
    """Return a new part with everything in it that is equal to the old one taken from there."""
    if type(old) is not type(new):
        return new
    if old == new:
        return old
    if isinstance(old, tuple) and isinstance(new, tuple):
        pairs = zip(old, new, strict=False)
        parts = [kept(a, b) if a is not b and isinstance(b, tuple) else b for a, b in pairs]
        parts += new[len(old) :]
        return type(new)._make(parts) if hasattr(new, "_make") else tuple(parts)  # type: ignore[return-value]
    return new
