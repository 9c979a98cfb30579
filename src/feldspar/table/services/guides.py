"""Guides as a page is told them: summary, glossary and examples with all their pictures drawn.

A picture is a part of a scene: drawn as the table is, in the reader's language and colours.
"""

import importlib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from feldspar.kernel.events import Text
from feldspar.kernel.game import Game
from feldspar.kernel.render.svg.symbols import Library, symbols_of
from feldspar.kernel.scene import Item, Lettering, Piece
from feldspar.table.content import guide
from feldspar.table.content.guide import (
    Advice,
    Cut,
    Example,
    ExampleFrame,
    ExampleShown,
    Glossary,
    GlossaryEntry,
    GlossaryKind,
    Kind,
    Shot,
    Summary,
    Thing,
    stood,
)
from feldspar.table.contract.content import Said

ANY: Final = "*"
LETTERS: Final = 16.0
"""How high letters are, about, where nothing else is said."""
Box = tuple[float, float, float, float]
"""Where something begins, and how wide and high it is."""


@cache
def summary(game: Game) -> Summary | None:
    """Return a title on two pages; None if it has no such pages."""
    found = guide.summary(game)
    if found is None:
        return None
    pictures = {name: taken(game, shot) for name, shot in guide.shots(game).items()}
    return Summary(found.lead, found.pages, pictures)


@cache
def glossary(game: Game) -> Glossary | None:
    """Return everything of a title that has a name; None if it has no glossary."""
    found = guide.glossary(game)
    if found is None:
        return None
    return Glossary(found.title, tuple([_kind(game, kind, found.good) for kind in found.kinds]))


@cache
def examples(game: Game) -> tuple[ExampleShown, ...]:
    """Return the examples of a title that have a board."""
    return tuple([_shown(game, example) for example in guide.examples(game)])


# ---------------------------------------------------------------------------------- pictures


def taken(game: Game, shot: Shot, box: Box | None = None) -> Cut:
    """Return a picture, cut to a box if one is given; raise ValueError if it names something that
    is not there."""
    scene = game.scene(stood(game, shot.position, shot.after), shot.seat)
    area = next((area for area in scene.areas if area.id == shot.area), None)
    if area is None:
        raise ValueError(f"no {shot.area!r}; there are: {[one.id for one in scene.areas]}")
    symbols = symbols_of([game.art()])
    pieces = [item for item in area.items if isinstance(item, Piece) and item.id]
    if box is None and shot.around:
        box = _around(_called(pieces, shot.around), symbols, shot.margin)
    box = box or (0.0, 0.0, area.width, area.height)
    within = [_bare(item) for item in area.items if _meets(item, box, symbols)]
    bare = area._replace(items=tuple(within), title=Text("nothing"), summary=None)
    marks = tuple([piece.id for piece in _called(pieces, shot.mark)])
    discs = {_called(pieces, (id_,))[0].id: said for id_, said in shot.figures.items()}
    return Cut(bare, box, marks, discs)


def _called(pieces: list[Piece], patterns: tuple[str, ...]) -> list[Piece]:
    """Return the pieces that some patterns mean: each means one at least."""
    for pattern in patterns:
        if not any(fnmatchcase(piece.id, pattern) for piece in pieces):
            there = ", ".join([piece.id for piece in pieces])
            raise ValueError(f"nothing is called {pattern!r}; there are: {there}")
    return [
        piece for piece in pieces if any(fnmatchcase(piece.id, pattern) for pattern in patterns)
    ]


def _edges(piece: Piece, symbols: Library) -> tuple[float, float, float, float]:
    """Return the edges of a piece: left, top, right, bottom."""
    wide, high = symbols[piece.art].box[2:] if piece.art in symbols else (1.0, 1.0)
    x, y = piece.size / 2, piece.size * high / wide / 2
    return piece.x - x, piece.y - y, piece.x + x, piece.y + y


def _around(pieces: list[Piece], symbols: Library, margin: float) -> Box:
    left, top, right, bottom = zip(*[_edges(piece, symbols) for piece in pieces], strict=True)
    x, y = min(left) - margin, min(top) - margin
    return x, y, max(right) + margin - x, max(bottom) + margin - y


def _meets(item: Item, box: Box, symbols: Library) -> bool:
    """Tell whether something may be seen in a box: of lines and tables nobody knows."""
    x, y, wide, high = box
    if isinstance(item, Piece):
        left, top, right, bottom = _edges(item, symbols)
        return left < x + wide and right > x and top < y + high and bottom > y
    if isinstance(item, Lettering):
        return x <= item.x <= x + wide and y + (item.size or LETTERS) <= item.y <= y + high
    return True


def _bare(item: Item) -> Item:
    """Return something as a still picture needs it: nobody asks it anything."""
    if not isinstance(item, Piece):
        return item
    state = "" if item.state == "last" else item.state
    return item._replace(label=None, help=None, short="", tone="", state=state)


# ---------------------------------------------------------------------------------- glossary


def _kind(game: Game, kind: Kind, good: tuple[Advice, ...]) -> GlossaryKind:
    entries = [_entry(kind, thing, good) for thing in kind.things] or list(_own(game, kind, good))
    return GlossaryKind(kind.id, kind.title, kind.about, kind.size, tuple(entries))


def _entry(kind: Kind, thing: Thing, good: tuple[Advice, ...]) -> GlossaryEntry:
    art = kind.art.replace(ANY, thing.id) if thing.art is None else thing.art
    return GlossaryEntry(
        thing.id,
        Piece("", art, 0, 0, kind.size) if art else None,
        thing.name or Text(kind.name.replace(ANY, thing.id)),
        thing.does or Text(kind.does.replace(ANY, thing.id)),
        thing.good or _fitting(good, f"{kind.id} {thing.id}"),
        thing.rule or kind.rule,
    )


def _own(game: Game, kind: Kind, good: tuple[Advice, ...]) -> Iterator[GlossaryEntry]:
    """Yield what a title lays out itself: pieces that say what they are and do."""
    view = importlib.import_module(f"{game.package}.view.glossary")
    for piece, rule, deed in view.pieces(kind.id):
        assert piece.label is not None
        assert piece.help is not None
        bare = _bare(piece._replace(id="", x=0, y=0))
        assert isinstance(bare, Piece)
        advice = _fitting(good, deed)
        yield GlossaryEntry(piece.id, bare, piece.label, piece.help, advice, rule)


def _fitting(good: tuple[Advice, ...], deed: str) -> Said | None:
    """Return the first advice that fits; None if there is none."""
    return next((one.say for one in good if fnmatchcase(deed, one.of)), None)


# ---------------------------------------------------------------------------------- examples


def _shown(game: Game, example: Example) -> ExampleShown:
    first = Shot(
        example.position,
        example.area,
        seat=example.seat,
        around=example.around,
        margin=example.margin,
        mark=example.mark,
        figures=example.figures,
    )
    before = taken(game, first)
    frames = [ExampleFrame(before, example.say)]
    done: tuple[str, ...] = ()
    for step in example.steps:
        done += step.do
        seat = example.seat if step.seat is None else step.seat
        shot = first._replace(after=done, seat=seat, mark=step.mark, figures=step.figures)
        if step.area:
            elsewhere = shot._replace(area=step.area, around=step.around)
            frames.append(ExampleFrame(taken(game, elsewhere), step.say))
        else:  # the same part of the table, though what it was cut to may be gone
            frames.append(ExampleFrame(taken(game, shot, before.box), step.say))
    return ExampleShown(example.rule, example.nth, tuple(frames))
