"""Guide content: how a title presents its rules, from its folder `guide/`.

A summary of two pages, a glossary of all things, and the boards of the examples. All of it is
files: texts in both languages, and pictures given by a position and a part of its table. The guide
service draws them; nothing here is needed to play.
"""

import pkgutil
import tomllib
from functools import cache
from typing import Final, Literal, NamedTuple, TypeVar

from feldspar.kernel.events import Text
from feldspar.kernel.game import Game, State
from feldspar.kernel.notation.position import read as read_position
from feldspar.kernel.scene import Area, Piece
from feldspar.kernel.serialize.decode import decode
from feldspar.table.contract.content import Said

T = TypeVar("T")
FOLDER: Final = "guide"
ARROW: Final = ">"
"""The arrow from one part of a picture to the next."""

Look = Literal["cards", "steps", "things", "small", "table", "advice", "plain"]


# ------------------------------------------------------------------------------------ pictures


class Shot(NamedTuple):
    """A part of the table, in a position or some decisions after it."""

    position: str
    """The name of its file, without the ending."""
    area: str
    after: tuple[str, ...] = ()
    """Seats and their decisions to apply first, as in a record: `0 take(3)`."""
    seat: int = 0
    """The seat that views it."""
    around: tuple[str, ...] = ()
    """Ids, or patterns of ids, of the things it is cropped to; none: the whole area."""
    margin: float = 10.0
    mark: tuple[str, ...] = ()
    """Ids, or patterns of ids, of the things with a ring."""
    figures: dict[str, str] = {}  # noqa: RUF012 - read only
    """Numbers on a disc beside a thing, such as the points it scored."""


class Cut(NamedTuple):
    """A part of an area as a still picture."""

    area: Area
    box: tuple[float, float, float, float]
    """Its origin, width and height."""
    marks: tuple[str, ...]
    """Ids of the things with a ring."""
    figures: dict[str, str]
    """Numbers on a disc beside a thing."""


# --------------------------------------------------------------------------------- two pages


class SummaryItem(NamedTuple):
    """One statement of a section."""

    say: Said
    """A sentence or two; **words** may be emphasized."""
    title: Said | None = None
    picture: tuple[str, ...] = ()
    """Side by side: names of pictures, symbols of the art with an optional width (`die-1 32`),
    numbers on a disc (`+4`), and arrows (`>`)."""
    cells: tuple[str, ...] = ()
    """The numbers of a row."""


class SummarySection(NamedTuple):
    """A heading and its items."""

    title: Said
    items: tuple[SummaryItem, ...]
    look: Look = "plain"
    half: bool = False
    """Whether it takes half of a page's width, beside the next one."""


class SummaryPage(NamedTuple):
    """One of the two pages."""

    sections: tuple[SummarySection, ...]


class _Summary(NamedTuple):
    lead: Said
    pages: tuple[SummaryPage, ...]


class Summary(NamedTuple):
    """The two pages of a title."""

    lead: Said
    pages: tuple[SummaryPage, ...]
    pictures: dict[str, Cut]
    """Pictures by name."""


# ---------------------------------------------------------------------------------- glossary


class GlossaryEntrySource(NamedTuple):
    """A thing as the glossary file has it: whatever is missing follows from its kind."""

    id: str
    rule: str = ""
    good: Said | None = None
    name: Said | None = None
    does: Said | None = None
    art: str | None = None


class GlossaryKindSource(NamedTuple):
    """Things of one kind as the glossary file has them; `*` is replaced by the id of each."""

    id: str
    title: Said
    about: Said
    things: tuple[GlossaryEntrySource, ...] = ()
    """None: the title's `view.glossary` lists its own pieces of this kind."""
    art: str = ""
    name: str = ""
    """A message key."""
    does: str = ""
    """A message key."""
    rule: str = ""
    size: float = 74.0
    """The width they are drawn at."""


class SharedUse(NamedTuple):
    """What several things are good for."""

    of: str
    """A pattern of kind and ids, `goods *`; for things listed by the title's own glossary, one of
    their effects as named in the title's data."""
    say: Said


class GlossaryEntry(NamedTuple):
    """A thing, what it does, and what it is good for."""

    id: str
    piece: Piece | None
    """Its picture, centred on the origin; null for a word."""
    name: Text | Said
    does: Text | Said
    good: Said | None
    rule: str


class GlossaryKind(NamedTuple):
    """The things of a kind."""

    id: str
    title: Said
    about: Said
    size: float
    """The width they are drawn at."""
    entries: tuple[GlossaryEntry, ...]


class Glossary(NamedTuple):
    """Everything in a title that has a name."""

    title: Said
    kinds: tuple[GlossaryKind, ...]


class _Glossary(NamedTuple):
    title: Said
    kinds: tuple[GlossaryKindSource, ...]
    good: tuple[SharedUse, ...] = ()
    """For things without advice of their own; the first that matches is used."""


# ---------------------------------------------------------------------------------- examples


class ExampleStep(NamedTuple):
    """One step of an example, and the position after it."""

    do: tuple[str, ...]
    """Seats and their decisions: `0 place(4,1,c2)`."""
    say: Said
    points: int = 0
    """The points the seat scores by it."""
    seat: int | None = None
    """The seat that scores and is shown, if not the example's."""
    area: str = ""
    """The area that is shown, if not the example's."""
    around: tuple[str, ...] = ()
    """What it is cropped to."""
    mark: tuple[str, ...] = ()
    figures: dict[str, str] = {}  # noqa: RUF012 - read only


class Example(NamedTuple):
    """An example of a rule: a position, and the decisions taken there, if any."""

    rule: str
    position: str
    area: str
    say: Said
    """The text for the position before."""
    steps: tuple[ExampleStep, ...] = ()
    """None: a board without decisions, such as the printed one or the setup."""
    nth: int = 0
    """Its number among the rule's examples, from 0."""
    seat: int = 0
    around: tuple[str, ...] = ()
    margin: float = 10.0
    mark: tuple[str, ...] = ()
    figures: dict[str, str] = {}  # noqa: RUF012 - read only


class ExampleFrame(NamedTuple):
    """One picture of an example, and its text."""

    picture: Cut
    say: Said


class ExampleShown(NamedTuple):
    """An example as pictures: before, and after each step."""

    rule: str
    nth: int
    frames: tuple[ExampleFrame, ...]


class _Examples(NamedTuple):
    examples: tuple[Example, ...] = ()
    unseen: tuple[str, ...] = ()


# ------------------------------------------------------------------------------------- files


@cache
def load_summary(game: Game) -> _Summary | None:
    """Return the two-page summary of a title; None if it has none."""
    return _load(game, "summary", _Summary)


@cache
def load_shots(game: Game) -> dict[str, Shot]:
    """Return the shots for the pictures of a title's summary, by name."""
    text = read_file(game, "pictures.toml")
    return {name: decode(Shot, said) for name, said in tomllib.loads(text or "").items()}


@cache
def load_glossary(game: Game) -> _Glossary | None:
    """Return the glossary of a title; None if it has none."""
    return _load(game, "glossary", _Glossary)


@cache
def load_examples(game: Game) -> tuple[Example, ...]:
    """Return the examples of a title that have a board."""
    found = _load(game, "examples", _Examples)
    return found.examples if found else ()


def load_position(game: Game, position: str, after: tuple[str, ...] = ()) -> State:
    """Return a position of a title's guide after some decisions; raise ValueError if the position
    or a decision does not exist."""
    text = read_file(game, f"{position}.position")
    if text is None:
        raise ValueError(f"{game.id} has no position {position!r} in its guide")
    state = read_position(text, lambda _: game, b"")
    for said in after:
        seat, _, written = said.partition(" ")
        state.play(int(seat), written)
    return state


def rules_without_board(game: Game) -> tuple[str, ...]:
    """Return the rules of a title whose examples cannot be shown on a board."""
    found = _load(game, "examples", _Examples)
    return found.unseen if found else ()


def read_file(game: Game, name: str) -> str | None:
    """Return a file of a title's guide; None if there is none."""
    try:
        found = pkgutil.get_data(game.package, f"{FOLDER}/{name}")
    except OSError:
        return None
    return found.decode() if found is not None else None


def _load(game: Game, name: str, form: type[T]) -> T | None:
    text = read_file(game, f"{name}.toml")
    return None if text is None else decode(form, tomllib.loads(text))
