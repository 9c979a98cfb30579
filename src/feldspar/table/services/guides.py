"""Guide service: a title's guide with all pictures drawn.

A picture is a part of a scene, drawn as the table is, in the reader's language and colours.
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
    Cut,
    Example,
    ExampleFrame,
    ExampleShown,
    Glossary,
    GlossaryEntry,
    GlossaryEntrySource,
    GlossaryKind,
    GlossaryKindSource,
    SharedUse,
    Shot,
    Summary,
    load_position,
)
from feldspar.table.contract.content import Said

ID_PLACEHOLDER: Final = "*"
LETTER_HEIGHT: Final = 16.0
"""Approximate height of letters where no other is given."""
Box = tuple[float, float, float, float]
"""Origin, width and height."""


@cache
def draw_summary(game: Game) -> Summary | None:
    """Return the two-page summary of a title; None if it has none."""
    found = guide.load_summary(game)
    if found is None:
        return None
    pictures = {name: cut_picture(game, shot) for name, shot in guide.load_shots(game).items()}
    return Summary(found.lead, found.pages, pictures)


@cache
def draw_glossary(game: Game) -> Glossary | None:
    """Return everything in a title that has a name; None if it has no glossary."""
    found = guide.load_glossary(game)
    if found is None:
        return None
    return Glossary(
        found.title, tuple([_draw_kind(game, kind, found.good) for kind in found.kinds])
    )


@cache
def draw_examples(game: Game) -> tuple[ExampleShown, ...]:
    """Return the examples of a title that have a board."""
    return tuple([_draw_example(game, example) for example in guide.load_examples(game)])


# ---------------------------------------------------------------------------------- pictures


def cut_picture(game: Game, shot: Shot, box: Box | None = None) -> Cut:
    """Return a picture, cropped to a box if one is given; raise ValueError if it names something
    that does not exist."""
    scene = game.scene(load_position(game, shot.position, shot.after), shot.seat)
    area = next((area for area in scene.areas if area.id == shot.area), None)
    if area is None:
        raise ValueError(f"no {shot.area!r}; there are: {[one.id for one in scene.areas]}")
    symbols = symbols_of([game.art()])
    pieces = [item for item in area.items if isinstance(item, Piece) and item.id]
    if box is None and shot.around:
        box = _bounding_box(_match_pieces(pieces, shot.around), symbols, shot.margin)
    box = box or (0.0, 0.0, area.width, area.height)
    within = [_as_still(item) for item in area.items if _overlaps(item, box, symbols)]
    bare = area._replace(items=tuple(within), title=Text("nothing"), summary=None)
    marks = tuple([piece.id for piece in _match_pieces(pieces, shot.mark)])
    discs = {_match_pieces(pieces, (id_,))[0].id: said for id_, said in shot.figures.items()}
    return Cut(bare, box, marks, discs)


def _match_pieces(pieces: list[Piece], patterns: tuple[str, ...]) -> list[Piece]:
    """Return the pieces that match some patterns; each pattern must match at least one."""
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


def _bounding_box(pieces: list[Piece], symbols: Library, margin: float) -> Box:
    left, top, right, bottom = zip(*[_edges(piece, symbols) for piece in pieces], strict=True)
    x, y = min(left) - margin, min(top) - margin
    return x, y, max(right) + margin - x, max(bottom) + margin - y


def _overlaps(item: Item, box: Box, symbols: Library) -> bool:
    """Return whether an item may be visible in a box; for lines and tables it is assumed."""
    x, y, wide, high = box
    if isinstance(item, Piece):
        left, top, right, bottom = _edges(item, symbols)
        return left < x + wide and right > x and top < y + high and bottom > y
    if isinstance(item, Lettering):
        return x <= item.x <= x + wide and y + (item.size or LETTER_HEIGHT) <= item.y <= y + high
    return True


def _as_still(item: Item) -> Item:
    """Return an item for a still picture, without its interactive parts."""
    if not isinstance(item, Piece):
        return item
    state = "" if item.state == "last" else item.state
    return item._replace(label=None, help=None, short="", tone="", state=state)


# ---------------------------------------------------------------------------------- glossary


def _draw_kind(game: Game, kind: GlossaryKindSource, good: tuple[SharedUse, ...]) -> GlossaryKind:
    entries = [_draw_entry(kind, thing, good) for thing in kind.things] or list(
        _draw_own_entries(game, kind, good)
    )
    return GlossaryKind(kind.id, kind.title, kind.about, kind.size, tuple(entries))


def _draw_entry(
    kind: GlossaryKindSource, thing: GlossaryEntrySource, good: tuple[SharedUse, ...]
) -> GlossaryEntry:
    art = kind.art.replace(ID_PLACEHOLDER, thing.id) if thing.art is None else thing.art
    return GlossaryEntry(
        thing.id,
        Piece("", art, 0, 0, kind.size) if art else None,
        thing.name or Text(kind.name.replace(ID_PLACEHOLDER, thing.id)),
        thing.does or Text(kind.does.replace(ID_PLACEHOLDER, thing.id)),
        thing.good or _first_match(good, f"{kind.id} {thing.id}"),
        thing.rule or kind.rule,
    )


def _draw_own_entries(
    game: Game, kind: GlossaryKindSource, good: tuple[SharedUse, ...]
) -> Iterator[GlossaryEntry]:
    """Yield what a title's own glossary lists: pieces that say what they are and do."""
    view = importlib.import_module(f"{game.package}.view.glossary")
    for piece, rule, deed in view.pieces(kind.id):
        assert piece.label is not None
        assert piece.help is not None
        bare = _as_still(piece._replace(id="", x=0, y=0))
        assert isinstance(bare, Piece)
        advice = _first_match(good, deed)
        yield GlossaryEntry(piece.id, bare, piece.label, piece.help, advice, rule)


def _first_match(good: tuple[SharedUse, ...], deed: str) -> Said | None:
    """Return the first matching advice; None if there is none."""
    return next((one.say for one in good if fnmatchcase(deed, one.of)), None)


# ---------------------------------------------------------------------------------- examples


def _draw_example(game: Game, example: Example) -> ExampleShown:
    first = Shot(
        example.position,
        example.area,
        seat=example.seat,
        around=example.around,
        margin=example.margin,
        mark=example.mark,
        figures=example.figures,
    )
    before = cut_picture(game, first)
    frames = [ExampleFrame(before, example.say)]
    done: tuple[str, ...] = ()
    for step in example.steps:
        done += step.do
        seat = example.seat if step.seat is None else step.seat
        shot = first._replace(after=done, seat=seat, mark=step.mark, figures=step.figures)
        if step.area:
            elsewhere = shot._replace(area=step.area, around=step.around)
            frames.append(ExampleFrame(cut_picture(game, elsewhere), step.say))
        else:  # the same part of the table, even if the things it was cropped to are gone
            frames.append(ExampleFrame(cut_picture(game, shot, before.box), step.say))
    return ExampleShown(example.rule, example.nth, tuple(frames))
