"""A picture without its colours, as on monochrome screens and for eyes that see none."""

import re
from collections.abc import Iterator
from functools import cache

from feldspar.kernel.events import Text
from feldspar.kernel.render.svg.symbols import Library
from feldspar.kernel.scene import Cell, Item, Lettering, Piece, Scene, Table

_COLOUR = re.compile(r' (?:fill|stroke|color|stop-color|data-ink)="[^"]*"')
_OWN_NAME = re.compile(r'^(<[\w]+[^>]*?) id="[\w-]+"')
_USE = re.compile(r'href="#([\w-]+)"')


class Shapes:
    """The symbols of some art without their colours, and without their names."""

    def __init__(self, symbols: Library) -> None:
        self.of = cache(self._of)
        self.symbols = symbols

    def _of(self, art: str) -> str:
        source = _COLOUR.sub("", _OWN_NAME.sub(r"\1", self.symbols[art].source))
        return _USE.sub(lambda use: f"[{self.of(use[1])}]", source)

    def face(self, items: tuple[Item, ...]) -> str:
        """What is printed on a piece, whatever colour it has."""
        return repr([self._printed(item) for item in items])

    def _printed(self, item: Item) -> object:
        if isinstance(item, Piece):
            return self.of(item.art), self.face(item.face)
        return item.text if isinstance(item, Lettering) else item


Seen = tuple[str, str]
"""A symbol, and what is printed on it or stands beside it."""


def side_by_side(scene: Scene, shapes: Shapes) -> Iterator[list[Seen]]:
    """Whatever is drawn together; what lies before different seats is told apart by that."""
    for area in scene.areas:
        yield [one for item in area.items for one in _drawn(item, shapes)]
    for panel in scene.panels:
        yield [(chip.art, "") for chip in panel.chips]
    yield [(one.art, "" if one.group else repr(one.label)) for one in scene.choices if one.art]


def _drawn(item: Item, shapes: Shapes) -> Iterator[Seen]:
    if isinstance(item, Piece):
        yield item.art, shapes.face(item.face) + item.written
    elif isinstance(item, Table):
        for cell in [cell for row in (item.head, *item.rows) for cell in row if cell.art]:
            yield cell.art, repr(_beside(cell))


def _beside(cell: Cell) -> Text | str:
    if cell.style != "icon":
        return cell.text
    seat = isinstance(cell.text, Text) and cell.text.key == "seat-name"
    return cell.text if seat else ""
