"""SVG document of a scene: standalone, the same bytes for the same scene.

It is a wide screen: title and prompt above, the viewer's areas as the scene arranges them, and
everybody else in a rail on the right. It is only to be looked at; the web page draws its own.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from feldspar.kernel.render.svg import player_rail
from feldspar.kernel.render.svg.buttons import draw_buttons, rows_of, size_of
from feldspar.kernel.render.svg.canvas import Canvas
from feldspar.kernel.render.svg.lettering import n, shorten
from feldspar.kernel.render.svg.pieces import Marks, draw_area
from feldspar.kernel.render.svg.surfaces import definitions, draw_surface, draw_wood
from feldspar.kernel.render.svg.symbols import needed_sources, symbols_of
from feldspar.kernel.render.svg.theme import FACES, style_sheet
from feldspar.kernel.scene import Box, Scene
from feldspar.kernel.text.event_text import put_names
from feldspar.kernel.text.fluent import Words
from feldspar.kernel.text.safe_text import xml

GUTTER: Final = 16.0
GAP: Final = 12.0
BAR: Final = 52.0
PROMPT: Final = 60.0
PADDING: Final = {
    "": (0.0, 0.0),
    "panel": (22.0, 12.0),
    "tray": (10.0, 10.0),
    "paper": (18.0, 16.0),
}
"""The room between the edge of a surface and what lies on it: beside, and above or below."""
CHOICES: Final = "choices"

Size = tuple[float, float]


def draw(
    scene: Scene,
    words: Words,
    art: Sequence[str],
    *,
    lit: Collection[str] = (),
    selected: Collection[str] = (),
    badges: Mapping[str, str] | None = None,
    focus: str = "",
    names: Sequence[str] = (),
    log: Sequence[str] = (),
    theme: str = "light",
) -> str:
    """Return a scene as an SVG document, drawn with the symbols of `art` and of the kernel.

    `lit` may be touched, `selected` has been; `badges` says what would be written where. `names`
    are those of the seats, `log` is what happened lately, newest last.
    """
    canvas = Canvas(symbols_of(art), lambda text: words.say(put_names(text, names)), theme)
    page = _SvgPage(canvas, scene, Marks(lit, selected, badges or {}, focus))
    width, height = page.draw(log)
    title = xml(f"{canvas.say(scene.title)}. {canvas.say(scene.prompt)}")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="feldspar-{theme}" role="img"'
            f' width="{n(width)}" height="{n(height)}" viewBox="0 0 {n(width)} {n(height)}">',
            f"<title>{title}</title>",
            f"<style>\n{style_sheet(theme)}\n</style>",
            "<defs>",
            *definitions(theme),
            *needed_sources(canvas.symbols, canvas.used),
            "</defs>",
            *canvas.out,
            "</svg>\n",
        ]
    )


class _SvgPage:
    """The whole picture: surfaces first, then what lies on them."""

    def __init__(self, canvas: Canvas, scene: Scene, marks: Marks) -> None:
        self.canvas = canvas
        self.scene = scene
        self.marks = marks
        self.areas = {area.id: area for area in scene.areas}
        self.arranged = _parts(scene.layout)
        most = 2 if CHOICES in self.arranged else max(len(scene.choices), 1)
        self.buttons = rows_of(scene.choices, scene.tiles, most)

    def draw(self, log: Sequence[str]) -> Size:
        """Draw everything; return how large it became."""
        wide, high = self.measure(self.scene.layout)
        left, top = GUTTER, BAR + GUTTER
        cards = self.cards()
        beside = sum([card.tall + GAP for card in cards]) - GAP
        tall = max(PROMPT + GAP + high, beside)
        width = left + wide + GUTTER + (GAP + player_rail.WIDE if cards or log else 0)
        height = top + tall + GUTTER
        draw_wood(self.canvas, width, height)
        self.title_bar(width)
        self.prompt(left, top, wide)
        self.place(self.scene.layout, left, top + PROMPT + GAP, wide, tall - PROMPT - GAP)
        x, y = left + wide + GAP, top
        for card in cards:
            player_rail.draw_card(self.canvas, card, x, y, self.marks)
            y += card.tall + GAP
        if log:
            player_rail.draw_log(self.canvas, log, x, y, top + tall - y)
        return width, height

    def cards(self) -> list[player_rail.Card]:
        """Return what belongs in the rail: every seat whose things the layout does not arrange."""
        mine = {area.seat for area in self.scene.areas if area.id in self.arranged}
        cards: list[player_rail.Card] = []
        for panel in self.scene.panels:
            if panel.seat not in mine:
                theirs = [area for area in self.scene.areas if area.seat == panel.seat]
                cards.append(player_rail.Card(panel, tuple(theirs)))
        return cards

    def title_bar(self, width: float) -> None:
        """Draw the name of the site, of the game, and where the game stands."""
        canvas = self.canvas
        canvas.rect(-1, -1, width + 2, BAR, "surface")
        canvas.symbol("feldspar", 34, 25.5, 28)
        # One line of text, so that the parts keep their distance in whatever font there is.
        canvas.add(
            '<text x="60" y="33"><tspan class="t-title">Feldspar</tspan>'
            '<tspan class="t-bar" dx="14">|</tspan>'
            f'<tspan class="t-game" dx="14">{xml(canvas.say(self.scene.title))}</tspan></text>'
        )
        if self.scene.status:
            canvas.text(width - 22, 31, canvas.say(self.scene.status), "strong", "end")

    def prompt(self, x: float, y: float, wide: float) -> None:
        """Draw the one sentence that says who must decide what, and what follows from it."""
        canvas = self.canvas
        draw_surface(canvas, "panel", x, y, wide, PROMPT)
        canvas.add(
            f'<path class="accent" d="M{n(x + 12)} {n(y)}a12 12 0 0 0-12 12v{n(PROMPT - 24)}'
            f'a12 12 0 0 0 12 12h-4a7 12 0 0 1-3-12v{n(24 - PROMPT)}a7 12 0 0 1 3-12z"/>'
        )
        room = wide - 44
        if CHOICES not in self.arranged:
            draw_buttons(canvas, self.buttons, x + wide - GUTTER, y + PROMPT / 2, self.marks)
            room -= size_of(canvas, self.buttons)[0]
        hint = canvas.say(self.scene.hint) if self.scene.hint else ""
        said = shorten(canvas.say(self.scene.prompt), FACES["prompt"].size, room)
        canvas.text(x + 22, y + (27 if hint else 36), said, "prompt")
        if hint:
            canvas.text(x + 22, y + 47, shorten(hint, FACES["hint"].size, room), "hint")

    def measure(self, part: str | Box) -> Size:
        """Return how large an area, the buttons or a box of them must be."""
        if part == CHOICES:
            return size_of(self.canvas, self.buttons)
        if isinstance(part, str):
            return self.areas[part].width, self.areas[part].height
        sizes = [self.measure(inner) for inner in part.parts]
        widths, heights = [size[0] for size in sizes], [size[1] for size in sizes]
        gaps = GAP * (len(sizes) - 1)
        beside, above = PADDING[part.surface]
        wide = sum(widths) + gaps if part.across else max(widths)
        high = max(heights) if part.across else sum(heights) + gaps
        return wide + 2 * beside, high + 2 * above

    def place(self, part: str | Box, x: float, y: float, wide: float, high: float) -> None:
        """Draw a part in the room it has; what is left over goes between its own parts."""
        if part == CHOICES:
            draw_buttons(self.canvas, self.buttons, x + wide, y + high / 2, self.marks)
            return
        if isinstance(part, str):
            area = self.areas[part]
            x, y = x + (wide - area.width) / 2, y + (high - area.height) / 2
            draw_area(self.canvas, area, x, y, self.marks)
            return
        draw_surface(self.canvas, part.surface, x, y, wide, high)
        beside, above = PADDING[part.surface]
        x, y, wide, high = x + beside, y + above, wide - 2 * beside, high - 2 * above
        lengths = [self.measure(inner)[0 if part.across else 1] for inner in part.parts]
        spare = (wide if part.across else high) - sum(lengths)
        gap = spare / (len(lengths) - 1) if len(lengths) > 1 else 0.0
        for inner, length in zip(part.parts, lengths, strict=True):
            if part.across:
                self.place(inner, x, y, length, high)
                x += length + gap
            else:
                self.place(inner, x, y, wide, length)
                y += length + gap


def _parts(box: Box) -> set[str]:
    """Return the names of all a layout arranges, wherever in it."""
    found: set[str] = set()
    for part in box.parts:
        found |= {part} if isinstance(part, str) else _parts(part)
    return found
