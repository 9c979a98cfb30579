"""Scene model: what one viewer sees, in a vocabulary all games share.

A scene holds areas, each a small drawing in its own view box whose unit is one pixel of a desktop
screen; a client places areas by their role and the room it has. Pieces keep their id for as long
as the physical thing exists, so a client that moves pieces from their old place to their new one
animates every game. Nothing here knows a language, a colour theme or a screen.
"""

from typing import Literal, NamedTuple, Union

from feldspar.kernel.events import Text
from feldspar.kernel.serialize.encode import register_union

Anchor = Literal["start", "middle", "end"]
Look = Literal["", "dim", "struck", "last"]
Lettered = Literal["title", "strong", "label", "caption", "number", "total", "hand"]
Drawn = Literal["border", "edge", "rule", "box", "marked", "now", "past", "total"]
Styled = Literal["", "title", "strong", "muted", "coin", "coin-second", "struck", "icon"]
Column = Literal["", "now", "past"]
Role = Literal["common", "mine", "opponent", "hand", "rail"]
Surface = Literal["", "panel", "tray", "paper"]
Path = tuple[str, ...]
"""Things to touch for a decision, by their ids, in their natural order."""


class Piece(NamedTuple):
    """A thing on the table, drawn with a symbol of the game's art."""

    id: str
    """Stable for the physical thing; empty for mere decoration, which nobody touches or hears."""
    art: str
    x: float
    y: float
    """The centre."""
    size: float
    """The width; the height follows the symbol."""
    label: Text | None = None
    """What a screen reader or a tooltip says of it."""
    turn: float = 0.0
    """Degrees, clockwise: of what is written on it or, if nothing is, of the whole piece."""
    state: Look = ""
    """"", "dim" (not usable), "struck" (closed, spent), "last" (just changed)."""
    written: str = ""
    """What a player wrote on it, by hand: digits and "-" side by side; "o", "x" and "/" are a ring,
    a cross and a stroke over all of it."""
    short: str = ""
    """At most three characters that stand for it in a picture made of text."""
    tone: str = ""
    """Its main colour as #rrggbb, for pictures too small or too plain for the symbol."""
    help: Text | None = None
    """What it is good for, and what it would bring now: for whoever points at it and wonders."""
    face: tuple["Item", ...] = ()
    """What is printed on it, measured from its centre: part of the picture, so pieces have no id
    there. Its words are in the ink of the symbol, if that has one; label and help say the same."""


class Lettering(NamedTuple):
    """Printed or written words and numbers."""

    x: float
    y: float
    """The baseline, at the start, middle or end of the words."""
    text: Text | str
    style: Lettered = "label"
    anchor: Anchor = "start"
    size: float = 0.0
    """The height of the letters, when it is not that of the style."""
    turn: float = 0.0
    width: float = 0.0
    """What the words are wrapped to, if anything; then the baseline is that of the first line."""
    lines: int = 0
    """At most so many, with an ellipsis; one alone is squeezed instead. 0: as many as it takes."""
    indent: float = 0.0
    """How far the first two lines are moved in, for a symbol that stands before them."""


class Shape(NamedTuple):
    """A line or surface, as an SVG path."""

    path: str
    style: Drawn
    """A "border" is between regions, a "rule" is a hairline."""


class Cell(NamedTuple):
    """One place of a table: words or a number, a small symbol, or both."""

    text: Text | str = ""
    art: str = ""
    style: Styled = ""
    """"", "title", "strong", "muted", "coin" (ringed), "coin-second" (ringed lightly), "struck" (a
    closed coin), "icon" (the symbol alone; the text is its name: if that is a seat's, its letter
    stands beside it, since the colours of players tell nobody apart by themselves)."""
    size: float = 0.0
    """The height of the symbol, when it does not follow that of the row."""
    span: int = 1
    """How many columns it covers."""


class Table(NamedTuple):
    """A small table with a heading row. A column may be the current or a past one."""

    x: float
    y: float
    widths: tuple[float, ...]
    row: float
    """The height of a row."""
    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[Column, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    """Where the words of each column stand; in the middle if nothing is said."""
    top: float = 26.0
    """The height of the heading row."""


Item = Piece | Lettering | Shape | Table
register_union("type", Piece, Lettering, Shape, Table)


class Area(NamedTuple):
    """A drawing with a role, which tells a client where to put it."""

    id: str
    role: Role
    width: float
    height: float
    title: Text
    items: tuple[Item, ...]
    seat: int = -1
    """Whose it is; -1 when it is common."""
    cell: tuple[float, float] = (0.0, 0.0)
    """What one character and one line of a picture made of text stand for, if it has one."""
    summary: Text | None = None
    """What it shows, in a sentence, where no labelled piece or table says it."""


class Chip(NamedTuple):
    """A counter: a symbol and a number."""

    art: str
    value: int
    label: Text


class Panel(NamedTuple):
    """What is known of one seat at a glance."""

    seat: int
    score: int
    chips: tuple[Chip, ...]
    status: Text
    busy: bool
    """Whether the table waits for this seat."""
    final: int | None = None
    """The score if the game ended now, where much is counted at the end only."""


class Choice(NamedTuple):
    """Something to choose that has no place on a board: a button; its label says gain and price."""

    id: str
    """Begins with `choice/`."""
    art: str
    label: Text
    group: Text | None = None
    """What it is one answer to: a group has one caption, and is drawn by its symbols alone."""


class Box(NamedTuple):
    """How a wide screen arranges areas (by id) and further boxes: in a row or a column."""

    across: bool
    parts: tuple[Union[str, "Box"], ...]
    """The part "choices" stands for the buttons; without it they are put beside the prompt."""
    surface: Surface = ""
    """"", "panel", "tray" (a panel that what lies on it fills) or "paper"."""


class Rival(NamedTuple):
    """An opponent without a seat: the game itself plays it, and the log tells of its points."""

    name: Text
    art: str
    points: int
    rounds: tuple[str, ...] = ()
    """What the rounds are called, in a letter or two, if it may win at the end of any of them; the
    chapters of the log are these rounds."""
    rule: Text | None = None
    """How it wins, in a sentence."""


class Step(NamedTuple):
    """One step of a ladder by which the rules rate a score."""

    name: Text
    points: int
    """How many it takes."""


class Scene(NamedTuple):
    """All one viewer sees."""

    viewer: int
    title: Text
    prompt: Text
    """One sentence: who must decide what."""
    hint: Text | None
    areas: tuple[Area, ...]
    choices: tuple[Choice, ...]
    panels: tuple[Panel, ...]
    layout: Box
    """The viewer's table; areas it does not name belong to opponents or, with the role "mine", show
    something of it once more, larger: for a screen too small for all of it."""
    status: Text | None = None
    """Where the game stands, in a few words."""
    tiles: int = 0
    """How many columns of equal tiles the choices form; 0: they are buttons in a row. A tile says
    what it would do now, if that follows from what has been touched."""
    rival: Rival | None = None
    """Whom somebody alone plays against, if the rules have such an opponent."""
    ladder: tuple[Step, ...] = ()
    """By which the rules rate the score of somebody alone, from the lowest step; mostly none."""


class Price(NamedTuple):
    """What a move costs besides what is touched for it: a symbol and a number.

    The game's message `price-` and the name of the symbol says it, of `$n`.
    """

    art: str
    amount: int

    @property
    def text(self) -> Text:
        """Return the words for it."""
        return Text(f"price-{self.art}", {"n": self.amount})


class Move(NamedTuple):
    """A legal decision as the things to touch for it, in their natural order."""

    action: int
    path: Path
    label: Text
    """What it does and costs, before it is done."""
    written: str = ""
    """What it would write on the last thing touched."""
    price: Price | None = None
    """What is spent for it; shown beside the last thing touched."""
    forced: bool = False
    """Whether nothing is decided by it: it happens by itself, once there was time to look."""
    same: int = -1
    """The decision that brings the same, if there is one: then nobody is asked which."""
    extra: tuple[str, ...] = ()
    """What of its path is given up for it, where one may well do without."""
    idle: bool = False
    """Whether it changes nothing worth mentioning: it is allowed, but nobody is invited to it."""
    blind: bool = False
    """Whether it draws something unseen and does nothing else: who draws several is asked once."""
