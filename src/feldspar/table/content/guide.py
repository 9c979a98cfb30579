"""Guide content: how a title shows its rules, from its folder `guide/`.

A summary of two pages, a glossary of every thing, and the boards of the examples. All of it is
files: texts in both languages, and pictures that are named by a position and a part of its table.
`guides` draws them; nothing here is needed to play.
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
"""What leads from one part of a picture to the next."""

Look = Literal["cards", "steps", "things", "small", "table", "advice", "plain"]


# ------------------------------------------------------------------------------- what is drawn


class Shot(NamedTuple):
    """A part of the table, as it stands in a position or some decisions later."""

    position: str
    """The name of its file, without the ending."""
    area: str
    after: tuple[str, ...] = ()
    """Seats and what they decide first, as a record says it: `0 take(3)`."""
    seat: int = 0
    """Whose eyes see it."""
    around: tuple[str, ...] = ()
    """The things it is cut to, or patterns of their ids; none: all of the area."""
    margin: float = 10.0
    mark: tuple[str, ...] = ()
    """The things that are ringed, or patterns of their ids."""
    figures: dict[str, str] = {}  # noqa: RUF012 - read only
    """What stands on a disc beside a thing, such as the points it brought."""


class Cut(NamedTuple):
    """A part of an area as a still picture."""

    area: Area
    box: tuple[float, float, float, float]
    """Where it begins, and how wide and high it is."""
    marks: tuple[str, ...]
    """The things that are ringed."""
    figures: dict[str, str]
    """What stands on a disc beside a thing."""


# --------------------------------------------------------------------------------- two pages


class SummaryItem(NamedTuple):
    """One thing a section says."""

    say: Said
    """A sentence or two; **words** may stand out."""
    title: Said | None = None
    picture: tuple[str, ...] = ()
    """Side by side: names of pictures, symbols of the art with a width if they want one (`die-1
    32`), figures on a disc (`+4`), and arrows (`>`)."""
    cells: tuple[str, ...] = ()
    """The figures of a row."""


class SummarySection(NamedTuple):
    """A heading, and what is below it."""

    title: Said
    items: tuple[SummaryItem, ...]
    look: Look = "plain"
    half: bool = False
    """Whether it takes half a page's width, beside the next one."""


class SummaryPage(NamedTuple):
    """One of the two pages."""

    sections: tuple[SummarySection, ...]


class _Summary(NamedTuple):
    lead: Said
    pages: tuple[SummaryPage, ...]


class Summary(NamedTuple):
    """A title on two pages."""

    lead: Said
    pages: tuple[SummaryPage, ...]
    pictures: dict[str, Cut]
    """By their names."""


# ---------------------------------------------------------------------------------- glossary


class GlossaryEntrySource(NamedTuple):
    """A thing as the file of a glossary has it: whatever is not said follows from its kind."""

    id: str
    rule: str = ""
    good: Said | None = None
    name: Said | None = None
    does: Said | None = None
    art: str | None = None


class GlossaryKindSource(NamedTuple):
    """Things of a kind as the file of a glossary has them; `*` stands for the id of each."""

    id: str
    title: Said
    about: Said
    things: tuple[GlossaryEntrySource, ...] = ()
    """None: the title's `view.glossary` lays out its own pieces of this kind."""
    art: str = ""
    name: str = ""
    """A message."""
    does: str = ""
    """A message."""
    rule: str = ""
    size: float = 74.0
    """How wide they are drawn."""


class SharedUse(NamedTuple):
    """What several things are good for."""

    of: str
    """A pattern of their kind and ids, `goods *`; of what a title lays out itself, one of what it
    does, in the words of the title's data."""
    say: Said


class GlossaryEntry(NamedTuple):
    """A thing, what it does, and what it is good for."""

    id: str
    piece: Piece | None
    """Its picture, around its centre; a word has none."""
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
    """How wide they are drawn."""
    entries: tuple[GlossaryEntry, ...]


class Glossary(NamedTuple):
    """Everything of a title that has a name."""

    title: Said
    kinds: tuple[GlossaryKind, ...]


class _Glossary(NamedTuple):
    title: Said
    kinds: tuple[GlossaryKindSource, ...]
    good: tuple[SharedUse, ...] = ()
    """For things that say nothing of their own; the first that fits is said."""


# ---------------------------------------------------------------------------------- examples


class ExampleStep(NamedTuple):
    """What happens in an example, and how it then stands."""

    do: tuple[str, ...]
    """Seats and what they decide: `0 place(4,1,c2)`."""
    say: Said
    points: int = 0
    """What the seat scores by it."""
    seat: int | None = None
    """Another one than the example's, if it is the one that scores, and is looked at."""
    area: str = ""
    """Another one than the example's, if that is where one looks now."""
    around: tuple[str, ...] = ()
    """What that is cut to."""
    mark: tuple[str, ...] = ()
    figures: dict[str, str] = {}  # noqa: RUF012 - read only


class Example(NamedTuple):
    """An example of a rule: a position, and what is done there, if anything is."""

    rule: str
    position: str
    area: str
    say: Said
    """How it stands before."""
    steps: tuple[ExampleStep, ...] = ()
    """None: a board as it stands, such as it is printed or set up."""
    nth: int = 0
    """Which of the rule's examples it is, from 0."""
    seat: int = 0
    around: tuple[str, ...] = ()
    margin: float = 10.0
    mark: tuple[str, ...] = ()
    figures: dict[str, str] = {}  # noqa: RUF012 - read only


class ExampleFrame(NamedTuple):
    """How it stands, and what is said of it."""

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
    """Return the two pages of a title; None if it has none."""
    return _load(game, "summary", _Summary)


@cache
def load_shots(game: Game) -> dict[str, Shot]:
    """Return what the pictures of a title's summary show, by their names."""
    text = read_file(game, "pictures.toml")
    return {name: decode(Shot, said) for name, said in tomllib.loads(text or "").items()}


@cache
def load_glossary(game: Game) -> _Glossary | None:
    """Return the things of a title; None if it has no glossary."""
    return _load(game, "glossary", _Glossary)


@cache
def load_examples(game: Game) -> tuple[Example, ...]:
    """Return the examples of a title that have a board."""
    found = _load(game, "examples", _Examples)
    return found.examples if found else ()


def load_position(game: Game, position: str, after: tuple[str, ...] = ()) -> State:
    """Return a position of a title's guide after some decisions; raise ValueError if there is no
    such position, or no such decision."""
    text = read_file(game, f"{position}.position")
    if text is None:
        raise ValueError(f"{game.id} has no position {position!r} in its guide")
    state = read_position(text, lambda _: game, b"")
    for said in after:
        seat, _, written = said.partition(" ")
        state.play(int(seat), written)
    return state


def rules_without_board(game: Game) -> tuple[str, ...]:
    """Return the rules of a title whose examples no board can show."""
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
