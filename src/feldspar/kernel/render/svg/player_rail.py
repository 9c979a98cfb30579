"""SVG of the rail beside the table: the other players, and the latest events."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from feldspar.kernel.events import Text
from feldspar.kernel.render.svg.canvas import Canvas
from feldspar.kernel.render.svg.lettering import n, shorten, wrap
from feldspar.kernel.render.svg.pieces import Marks, draw_area
from feldspar.kernel.render.svg.surfaces import draw_surface
from feldspar.kernel.render.svg.theme import FACES, SEATS
from feldspar.kernel.scene import Area, Panel
from feldspar.kernel.text.safe_text import xml

WIDE: Final = 296.0
GAP: Final = 8.0
LINE: Final = 22.0
"""From one row of counters to the next."""
BESIDE: Final = 160.0
"""A picture wider than this leaves no room for words beside it: it goes below them."""


class Card(NamedTuple):
    """What is known of a seat: its panel, and pictures of what it has."""

    panel: Panel
    areas: tuple[Area, ...]

    @property
    def below(self) -> bool:
        """Whether the pictures are below the words, not beside them."""
        return any(area.width > BESIDE for area in self.areas)

    @property
    def row(self) -> int:
        """How many counters there are in a row."""
        return 4 if self.below else 2

    @property
    def words(self) -> float:
        """How tall the words and counters are."""
        return 70 + LINE * -(-len(self.panel.chips) // self.row)

    @property
    def pictures(self) -> float:
        """How tall the pictures are."""
        return sum([area.height + GAP for area in self.areas]) - GAP

    @property
    def tall(self) -> float:
        """How tall the card is."""
        if self.below:
            return self.words + 2 * GAP + self.pictures + 24
        return max(self.pictures, self.words) + 24


def draw_card(canvas: Canvas, card: Card, x: float, y: float, marks: Marks) -> None:
    """Draw a card: name, points and counters, and the picture on their left or below them."""
    panel = card.panel
    draw_surface(canvas, "panel", x, y, WIDE, card.tall)
    left, top = x + 16, y + 12
    level = y + card.tall - 12 - card.pictures
    if not card.below:
        level = y + (card.tall - card.pictures) / 2
        left += max([area.width + 10 for area in card.areas], default=0)
        top = y + (card.tall - card.words) / 2
    for area in card.areas:
        beside = (WIDE - area.width) / 2 if card.below else 12
        draw_area(canvas, area, x + beside, level, marks)
        level += area.height + GAP
    room = x + WIDE - 14 - left
    name = canvas.say(Text("seat-name", {"n": panel.seat + 1}))
    colour = SEATS[panel.seat % len(SEATS)]
    canvas.add(f'<circle cx="{n(left + 5)}" cy="{n(top + 9)}" r="5" fill="{colour}"/>')
    canvas.text(left + 16, top + 14, shorten(name, FACES["name"].size, room - 16), "name")
    unit = xml(canvas.say(Text("points", {"n": panel.score})))
    if panel.final is not None:
        unit += f"  → {panel.final}"
    canvas.add(
        f'<text x="{n(left)}" y="{n(top + 42)}"><tspan class="t-score">{panel.score}</tspan>'
        f'<tspan class="t-label" dx="5">{unit}</tspan></text>'
    )
    for i, chip in enumerate(panel.chips):
        at, level = left + i % card.row * 54, top + 54 + i // card.row * LINE
        canvas.begin(canvas.say(chip.label))
        canvas.symbol(chip.art, at + 8.5, level + 8.5, 17)
        canvas.text(at + 23, level + 13.5, str(chip.value), "chip")
        canvas.end()
    said = shorten(canvas.say(panel.status), FACES["busy"].size, room)
    canvas.text(left, top + card.words, said, "busy" if panel.busy else "ready")


def draw_log(canvas: Canvas, lines: Sequence[str], x: float, y: float, tall: float) -> None:
    """Draw what happened lately, newest last, as much of it as there is room for."""
    if tall < 60:
        return
    draw_surface(canvas, "panel", x, y, WIDE, tall)
    shown: list[list[str]] = []
    used = 20.0
    for line in reversed(lines):
        broken = wrap(line, FACES["text"].size, WIDE - 34)
        used += 18 * len(broken) + 7
        if used > tall:
            break
        shown.insert(0, broken)
    y += 28
    for broken in shown:
        for said in broken:
            canvas.text(x + 16, y, said, "text")
            y += 18
        y += 7
