"""SVG of areas and pieces: what is highlighted is drawn above its neighbours."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from feldspar.kernel.render.svg.canvas import BASELINE, GLYPHS, OVERLAYS, Canvas, pen
from feldspar.kernel.render.svg.lettering import INDENTED, n, shorten, text_width, wrap
from feldspar.kernel.render.svg.tables import draw_table
from feldspar.kernel.render.svg.theme import FACES, THEMES
from feldspar.kernel.scene import Area, Item, Lettering, Piece, Shape
from feldspar.kernel.text.safe_text import xml

LEADING: Final = 1.25
"""From line to line, by the height of the letters."""


class Marks(NamedTuple):
    """What a picture points out, by id."""

    lit: Collection[str] = ()
    selected: Collection[str] = ()
    badges: Mapping[str, str] = {}
    """What would be written on a piece."""
    focus: str = ""


def draw_area(canvas: Canvas, area: Area, x: float, y: float, marks: Marks) -> None:
    """Draw an area with its top left corner at a place."""
    canvas.begin(more=f' transform="translate({n(x)} {n(y)})"')
    above: list[Piece] = []
    for item in area.items:
        if isinstance(item, Piece):
            lifted = bool(item.id) and (item.id in marks.lit or item.id in marks.selected)
            if lifted or item.state == "last" or (item.id and item.id == marks.focus):
                above.append(item)
            if lifted:
                continue
        _draw_item(canvas, item, area.width)
    for piece in above:
        _point_out(canvas, piece, marks)
    for piece in above:
        if piece.id in marks.badges:
            _badge(canvas, piece, marks.badges[piece.id])
    canvas.end()


def _draw_item(canvas: Canvas, item: Item, right: float) -> None:
    """Draw one thing of an area or a face, whose right edge words keep to."""
    if isinstance(item, Piece):
        draw_piece(canvas, item)
    elif isinstance(item, Lettering):
        _letter(canvas, item, right)
    elif isinstance(item, Shape):
        canvas.add(f'<path class="{item.style}" d="{item.path}"/>')
    else:
        draw_table(canvas, item)


def _letter(canvas: Canvas, item: Lettering, right: float) -> None:
    words = canvas.say(item.text)
    if item.width:
        _paragraph(canvas, item, words)
        return
    if item.style == "hand" and item.anchor == "start":
        # A name may be long; its italics are narrow.
        size = item.size or FACES["hand"].size
        words = shorten(words, size * 0.75, right - item.x + size)
    canvas.text(item.x, item.y, words, item.style, item.anchor, item.size, item.turn)


def _paragraph(canvas: Canvas, item: Lettering, words: str) -> None:
    """Print words in lines; what is too long for a line of its own is squeezed into it."""
    size = item.size or FACES[item.style].size
    lines = [words]
    if item.lines != 1:
        lines = wrap(words, size, item.width, item.lines, item.indent)
    turned = f' transform="rotate({n(item.turn)} {n(item.x)} {n(item.y)})"' if item.turn else ""
    canvas.begin(more=turned)
    for number, line in enumerate(lines):
        left = item.indent if number < INDENTED else 0.0
        fit = item.width - left if text_width(line, size) > item.width - left else 0.0
        y = item.y + number * size * LEADING
        canvas.text(item.x + left, y, line, item.style, item.anchor, item.size, fit=fit)
    canvas.end()


def draw_piece(canvas: Canvas, piece: Piece) -> None:
    """Draw a piece, with its label, its face and what is written on it."""
    more = ' class="dim"' if piece.state in ("dim", "struck") else ""
    turned = _rotation(piece)
    if piece.id:
        title = canvas.say(piece.label) if piece.label else ""
        canvas.begin(title, f' data-id="{xml(piece.id)}"')
    if piece.face:
        canvas.begin(more=f'{more} transform="{turned}translate({n(piece.x)} {n(piece.y)})"')
        canvas.symbol(piece.art, 0, 0, piece.size)
        _face(canvas, piece)
        canvas.end()
    else:
        more += f' transform="{turned.strip()}"' if turned else ""
        canvas.symbol(piece.art, piece.x, piece.y, piece.size, more)
    _write(canvas, piece, piece.written + ("/" if piece.state == "struck" else ""))
    if piece.id:
        canvas.end()


def _rotation(piece: Piece) -> str:
    """Return how a piece itself is turned, before all else that is done to it."""
    if not piece.turn or piece.written:
        return ""
    return f"rotate({n(piece.turn)} {n(piece.x)} {n(piece.y)}) "


def _face(canvas: Canvas, piece: Piece) -> None:
    """Draw what is printed on a piece around the origin, in the ink for its ground."""
    ink = canvas.symbols[piece.art].ink
    canvas.begin(more=f' class="inked" color="{ink}"' if ink else "")
    for item in piece.face:
        _draw_item(canvas, item, piece.size / 2)
    canvas.end()


def _write(canvas: Canvas, piece: Piece, written: str) -> None:
    """Write on a piece: figures a little above its middle, other marks over all of it."""
    ink = canvas.symbols[piece.art].ink
    figures = "".join([c for c in written if c in GLYPHS])
    if figures:
        size = piece.size * (0.54 if len(figures) == 1 else 0.44)
        y = piece.y - piece.size * 0.05 + size * (BASELINE - 0.5)
        canvas.write(piece.x, y, figures, size, turn=piece.turn, ink=ink)
    for c in written:
        if c in OVERLAYS:
            # Symbols with a ground of their own have an edge to keep clear of.
            width = piece.size * (0.6 if ink else 1.06)
            canvas.symbol(OVERLAYS[c], piece.x, piece.y, width, pen(ink))


def _point_out(canvas: Canvas, piece: Piece, marks: Marks) -> None:
    """Draw the ring of a piece, and the piece with it if the ring lifts it."""
    chosen = piece.id in marks.selected
    if piece.id and (chosen or piece.id in marks.lit):
        kind, lift = ("selected", ' transform="translate(0 -3)"') if chosen else ("lit", "")
        canvas.begin(more=f' class="{kind}" filter="url(#lift-{canvas.theme})"{lift}')
        draw_piece(canvas, piece)
        _ring(canvas, piece, "ring-gap", 0.95, 6)
        _ring(canvas, piece, "ring", 0.985, 5 if chosen else 3.4)
        canvas.end()
    if piece.state == "last":
        _ring(canvas, piece, "ring-gap", 0.89, 3.6)
        _ring(canvas, piece, "ring", 0.89, 2, dashes=(5, 4))
    if piece.id and piece.id == marks.focus:
        _ring(canvas, piece, "ring-gap", 1.05, 7)
        _ring(canvas, piece, "focus", 1.05, 2.6)


def _ring(
    canvas: Canvas,
    piece: Piece,
    style: str,
    scale: float,
    width: float,
    dashes: tuple[float, ...] = (),
) -> None:
    """Draw a line along the outline of a piece, at a distance from it."""
    symbol = canvas.symbols[piece.art]
    x, y, wide, high = symbol.box
    k = piece.size / wide * scale
    dx, dy = piece.x - (x + wide / 2) * k, piece.y - (y + high / 2) * k
    # Lines are as wide, and dashes as long, whatever the size of the symbol.
    placed = f"{_rotation(piece)}translate({n(dx)} {n(dy)}) scale({k:.4f})"
    more = f' transform="{placed}" stroke-width="{n(width / k)}"'
    if dashes:
        more += f' stroke-dasharray="{" ".join([n(dash / k) for dash in dashes])}"'
    if symbol.outline:
        canvas.used[symbol.outline] = None
        canvas.add(f'<use class="{style}" href="#{symbol.outline}"{more}/>')
    else:
        canvas.add(
            f'<rect class="{style}" x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(high)}"'
            f' rx="{n(min(wide, high) / 8)}"{more}/>'
        )


def _badge(canvas: Canvas, piece: Piece, written: str) -> None:
    """Show what would be written on a piece, before it is."""
    x, y = piece.x + piece.size * 0.31, piece.y - piece.size * 0.31
    radius = max(9.0, piece.size * 0.175)
    size = radius * 1.35
    ink = THEMES[canvas.theme].on_accent
    canvas.add(f'<circle class="badge" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>')
    figures = "".join([c for c in written if c in GLYPHS])
    if figures:
        canvas.write(x, y + size * (BASELINE - 0.5), figures, size, ink=ink)
    for c in written:
        if c in OVERLAYS:
            canvas.symbol(OVERLAYS[c], x, y, size, pen(ink))
