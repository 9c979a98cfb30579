"""SVG of small tables: tinted columns, hairlines, text, symbols and ringed numbers."""

from typing import Final, NamedTuple

from feldspar.kernel.events import Text
from feldspar.kernel.render.svg.canvas import Canvas, pen
from feldspar.kernel.render.svg.lettering import n, text_width
from feldspar.kernel.render.svg.theme import FACES
from feldspar.kernel.scene import Cell, Table

COIN: Final = 12.5
"""The radius of the ring around a number."""


class CellPlace(NamedTuple):
    """Where a cell is, and in what kind of column."""

    x: float
    y: float
    wide: float
    high: float
    anchor: str
    column: str
    """"", "now" or "past"."""
    head: bool


def draw_table(canvas: Canvas, table: Table) -> None:
    """Draw a table where it says it is."""
    lefts = [table.x + sum(table.widths[:c]) for c in range(len(table.widths))]
    top = table.y + (table.top if table.head else 0)
    bottom = top + table.row * len(table.rows)
    for left, width, column in zip(lefts, table.widths, table.columns, strict=False):
        if column:
            canvas.rect(left, table.y, width, bottom - table.y, f"{column}-column")
        if column == "now" and table.head:
            canvas.rect(left, table.y, width, table.top, "accent")
    for r in range(0 if table.head else 1, len(table.rows)):
        line = f"M{n(table.x)} {n(top + table.row * r)}h{n(sum(table.widths))}"
        canvas.add(f'<path class="rule" d="{line}"/>')
    _draw_row(canvas, table, table.head, lefts, table.y)
    for r, row in enumerate(table.rows):
        _draw_row(canvas, table, row, lefts, top + table.row * r)


def _draw_row(
    canvas: Canvas, table: Table, cells: tuple[Cell, ...], lefts: list[float], y: float
) -> None:
    head = cells is table.head
    c = 0
    for cell in cells:
        place = CellPlace(
            lefts[c],
            y,
            sum(table.widths[c : c + cell.span]),
            table.top if head else table.row,
            table.anchors[c] if table.anchors else "middle",
            table.columns[c] if table.columns else "",
            head,
        )
        _draw_cell(canvas, cell, place)
        c += cell.span


def _draw_cell(canvas: Canvas, cell: Cell, place: CellPlace) -> None:
    """Draw a symbol, words, or both side by side."""
    said = canvas.say(cell.text)
    shown = canvas.say(_beside(cell.text)) if cell.style == "icon" else said
    style = _style(cell, place)
    size = FACES[style].size
    x, anchor = _start(place), place.anchor
    middle = place.y + place.high / 2
    if cell.art:
        wide = (cell.size or place.high * 0.7) / canvas.ratio(cell.art)
        if anchor == "middle":
            x -= (wide + (5 + text_width(shown, size) if shown else 0)) / 2
        canvas.begin("" if shown == said else said)
        canvas.symbol(cell.art, x + wide / 2, middle, wide)
        canvas.end()
        x, anchor = x + wide + 5, "start"
    if cell.style in ("coin", "coin-second", "struck"):
        edge = f'class="{cell.style}-edge" cx="{n(x)}" cy="{n(middle)}" r="{n(COIN)}"'
        canvas.add(f"<circle {edge}/>")
    if shown:
        canvas.text(x, middle + size * 0.36, shown, style, anchor)
    if cell.style == "struck":
        canvas.symbol("pen-stroke", x, middle, 2.15 * COIN, pen(""))


def _beside(name: Text | str) -> Text | str:
    """Return what stands beside a symbol with a name: the letter of a seat, else nothing."""
    if isinstance(name, Text) and name.key == "seat-name":
        return Text("seat-letter", name.args)
    return ""


def _start(place: CellPlace) -> float:
    if place.anchor == "middle":
        return place.x + place.wide / 2
    return place.x + 2 if place.anchor == "start" else place.x + place.wide - 2


def _style(cell: Cell, place: CellPlace) -> str:
    """Return the style of lettering for a cell."""
    if place.head:
        if cell.style != "title":
            return "head"
        return "head-now" if place.column == "now" else "head-title"
    if cell.style == "title":
        return {"now": "cell-now", "past": "cell-past"}.get(place.column, "cell-number")
    if cell.style in ("coin", "coin-second"):
        return "coin"
    return {"strong": "cell-strong", "muted": "cell-muted", "struck": "cell-muted"}.get(
        cell.style, "cell"
    )
