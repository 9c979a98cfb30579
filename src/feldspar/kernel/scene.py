"""A picture as data: what one viewer sees, in a vocabulary every game shares.

A scene holds areas, each a small drawing in its own view box whose unit is one pixel of a desktop
screen; a client places areas by their role and the room it has. Pieces keep their id for as long
as the physical thing exists, so a client that moves pieces from their old place to their new one
animates every game. Nothing here knows a language, a colour theme or a screen.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Union

from feldspar.kernel.events import Text


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
    state: str = ""
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
    style: str = "label"
    """"title", "strong", "label", "caption", "number", "total", "hand"."""
    anchor: str = "start"
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
    style: str
    """"border" (between regions), "edge", "rule" (hairline), "box", "marked", "now", "past" or
    "total"."""


class Cell(NamedTuple):
    """One place of a table: words or a number, a small symbol, or both."""

    text: Text | str = ""
    art: str = ""
    style: str = ""
    """"", "title", "strong", "muted", "coin" (ringed), "coin-second" (ringed lightly), "struck" (a
    closed coin), "icon" (the symbol alone; the text is its name)."""
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
    columns: tuple[str, ...] = ()
    """"", "now" or "past" for each column."""
    anchors: tuple[str, ...] = ()
    """Where the words of each column stand; in the middle if nothing is said."""
    top: float = 26.0
    """The height of the heading row."""


Item = Piece | Lettering | Shape | Table


class Area(NamedTuple):
    """A drawing with a role, which tells a client where to put it."""

    id: str
    role: str
    """"common", "mine", "opponent", "hand" or "rail"."""
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
    surface: str = ""
    """"", "panel", "tray" (a panel that what lies on it fills) or "paper"."""


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
    path: tuple[str, ...]
    label: Text
    """What it does and costs, before it is done."""
    written: str = ""
    """What it would write on the last thing touched."""
    price: Price | None = None
    """What is spent for it; shown beside the last thing touched."""
    forced: bool = False
    """Whether nothing is decided by it: it happens by itself, once there was time to look."""


def narrow(moves: Iterable[Move], touched: Sequence[str]) -> list[Move]:
    """Keep the moves that go through everything touched so far, in whatever order."""
    return [move for move in moves if all(piece in move.path for piece in touched)]


def next_steps(moves: Iterable[Move], touched: Sequence[str]) -> list[str]:
    """Return what may be touched next, once each, in the natural order of the paths.

    Pieces lie on the table and may be touched at any time; a choice that follows others in a path
    is offered when all of these have been touched.
    """
    ahead: dict[str, None] = {}
    for move in moves:
        for number, step in enumerate(move.path):
            asked = step.startswith("choice/") and any(p not in touched for p in move.path[:number])
            if step not in touched and not asked:
                ahead[step] = None
    return list(ahead)


def decided(moves: Sequence[Move], touched: Sequence[str]) -> Move | None:
    """Return the one move meant: all that are left are the same decision, or one is complete."""
    if touched and moves and all(move.action == moves[0].action for move in moves):
        return moves[0]
    return next((move for move in moves if set(move.path) == set(touched)), None)


def previews(moves: Iterable[Move], touched: Sequence[str]) -> dict[str, str]:
    """Return what would be written on each thing, wherever only one outcome is left."""
    found: dict[str, set[str]] = {}
    for move in narrow(moves, touched):
        if move.path and move.path[-1] not in touched:
            found.setdefault(move.path[-1], set()).add(move.written)
    return {piece: min(marks) for piece, marks in found.items() if len(marks) == 1 and min(marks)}


def prices(moves: Iterable[Move], touched: Sequence[str]) -> dict[str, Price]:
    """Return the least that a move through each thing costs, wherever none of them is free."""
    least: dict[str, Price] = {}
    free: set[str] = set(touched)
    for move in narrow(moves, touched):
        for step in move.path:
            if move.price is None:
                free.add(step)
            elif step not in least or move.price.amount < least[step].amount:
                least[step] = move.price
    return {step: price for step, price in least.items() if step not in free}
