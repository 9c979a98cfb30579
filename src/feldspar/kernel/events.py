"""Log events: who did what, by which rule, for how many points, and who may know."""

from typing import TYPE_CHECKING, Final, NamedTuple, Union

from feldspar.kernel.deprecation import renamed

TextArg = Union[int, str, "Text"]


class Text(NamedTuple):
    """A sentence or name still to be said in some language: a message key and its arguments.

    >>> feldspar.game("burgundy").words("en").say(feldspar.Text("score", {"n": 1}))
    '1 point'
    """

    key: str
    args: dict[str, TextArg] = {}  # noqa: RUF012 - read only, as all of a Text

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.args.items())))


EVERYONE: Final = -1
"""As a seat: all of them. As the bits of those who may know: all of them, and watchers."""
RIVAL: Final = -2
"""As a seat: the opponent who has none, for the game itself plays it (`Scene.rival`)."""
WATCHER: Final = -1
"""As a viewer: somebody who has no seat, and sees only what everybody sees."""


class Event(NamedTuple):
    """One thing that happened at the table.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> state.log = []
    >>> state.play(0, "start(monk)")
    >>> event = state.log[0]
    >>> event.seat, event.points, event.rule, event.text.key
    (0, 1, 'BDG-2.7', 'log-start')
    """

    seat: int
    """The seat it happened to, or `EVERYONE`, or the `RIVAL`."""
    text: Text
    rule: str
    """The id of the rule that made it happen."""
    points: int = 0
    """Victory points the seat gained by it."""
    seen_by: int = EVERYONE
    """A bit for each seat that may know of it; negative when watchers may know of it too."""
    chapter: bool = False
    """Whether a new part of the story begins with it: a round, or the end."""
    means: bool = False
    """Whether it tells what was given up for the deed that follows, and not the deed."""

    def visible_to(self, viewer: int) -> bool:
        """Tell whether a seat, or a `WATCHER`, may know of this.

        >>> secret = feldspar.Event(0, feldspar.Text("nothing"), "BDG-2.3", seen_by=0b01)
        >>> secret.visible_to(0), secret.visible_to(1), secret.visible_to(-1)
        (True, False, False)
        """
        return self.seen_by < 0 if viewer == WATCHER else bool(self.seen_by >> viewer & 1)

    def to_the_others(self) -> "Event":
        """Tell the rest of the table what until now only the seat itself knew.

        >>> secret = feldspar.Event(0, feldspar.Text("nothing"), "BDG-2.3", seen_by=0b01)
        >>> secret.to_the_others().visible_to(1)
        True
        """
        return self._replace(seen_by=~self.seen_by)


def heading(text: Text, rule: str) -> Event:
    """Return what everybody is told when a new part of the story begins: its heading."""
    return Event(EVERYONE, text, rule, chapter=True)


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {"chapter": "heading"})
