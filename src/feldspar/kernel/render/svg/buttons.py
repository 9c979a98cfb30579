"""SVG of buttons and tiles: choices that have no place on a board."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from feldspar.kernel.render.svg.canvas import Canvas
from feldspar.kernel.render.svg.lettering import text_width, wrap
from feldspar.kernel.render.svg.pieces import Marks
from feldspar.kernel.render.svg.theme import FACES
from feldspar.kernel.scene import Choice
from feldspar.kernel.text.safe_text import xml

HIGH: Final = 36.0
GAP: Final = 8.0
TILE: Final = (164.0, 62.0)
"""A tile has room for a name and, where a client knows it, for what it would do."""


class ButtonRow(NamedTuple):
    """Choices side by side."""

    choices: list[Choice]
    tiled: bool = False

    @property
    def high(self) -> float:
        """How high each of them is."""
        return TILE[1] if self.tiled else HIGH


Rows = list[ButtonRow]


def rows_of(choices: Sequence[Choice], tiles: int, most: int) -> Rows:
    """Return the choices as rows: those that stand alone first, then a row for each group.

    Those that stand alone are tiles in so many columns, or buttons, so many of them in a row.
    """
    alone = [choice for choice in choices if choice.group is None]
    groups: list[list[Choice]] = []
    for choice in choices:
        if choice.group is None:
            continue
        if not groups or groups[-1][0].group != choice.group:
            groups.append([])
        groups[-1].append(choice)
    columns = tiles or most
    rows = [ButtonRow(alone[at : at + columns], tiles > 0) for at in range(0, len(alone), columns)]
    return rows + [ButtonRow(group) for group in groups]


def size_of(canvas: Canvas, rows: Rows) -> tuple[float, float]:
    """Return how much room some rows of buttons need."""
    widest = max([_row_width(canvas, row) for row in rows], default=0.0)
    return widest, max(sum([row.high + GAP for row in rows]) - GAP, 0.0)


def draw_buttons(canvas: Canvas, rows: Rows, right: float, middle: float, marks: Marks) -> None:
    """Draw rows of buttons that end at the right of their room, halfway up."""
    widest, high = size_of(canvas, rows)
    y = middle - high / 2
    for row in rows:
        x = right - (widest if row.tiled else _row_width(canvas, row))
        caption = _caption(canvas, row)
        if caption:
            canvas.text(x, y + 23, caption, "hint")
            x += text_width(caption, FACES["hint"].size) + GAP
        for choice in row.choices:
            wide = TILE[0] if row.tiled else _width(canvas, choice)
            _button(canvas, choice, x, y, (wide, row.high), marks)
            x += wide + GAP
        y += row.high + GAP


def _caption(canvas: Canvas, row: ButtonRow) -> str:
    group = row.choices[0].group
    return canvas.say(group) if group else ""


def _row_width(canvas: Canvas, row: ButtonRow) -> float:
    if row.tiled:
        return (TILE[0] + GAP) * len(row.choices) - GAP
    caption = _caption(canvas, row)
    room = text_width(caption, FACES["hint"].size) + GAP if caption else 0.0
    return room + sum([_width(canvas, choice) + GAP for choice in row.choices]) - GAP


def _width(canvas: Canvas, choice: Choice) -> float:
    if choice.group:
        return HIGH
    words = text_width(canvas.say(choice.label), FACES["button"].size)
    return 28 + words + (28 if choice.art else 0)


def _button(
    canvas: Canvas, choice: Choice, x: float, y: float, size: tuple[float, float], marks: Marks
) -> None:
    """Draw one button: a symbol and what it does; in a group, the symbol alone."""
    wide, high = size
    middle = y + high / 2
    said = canvas.say(choice.label)
    chosen, lit = choice.id in marks.selected, choice.id in marks.lit
    state = "chosen" if chosen else "lit" if lit else "edge"
    more = f' class="{"selected" if chosen else "lit"}"' if chosen or lit else ""
    canvas.begin(said, f' data-id="{xml(choice.id)}"{more}')
    canvas.rect(x, y, wide, high, f"button-{state}", 9)
    style = "chosen" if chosen else "button"
    if choice.group:
        canvas.symbol(choice.art, x + wide / 2, middle, 26)
    elif size == TILE:
        room = 48 if choice.art else 14
        if choice.art:
            canvas.symbol(choice.art, x + 26, middle, 26)
        lines = wrap(said, FACES[style].size, wide - room - 10, 2)
        for number, line in enumerate(lines):
            canvas.text(x + room, middle + 5 + 16 * (number - (len(lines) - 1) / 2), line, style)
    else:
        room = 28 if choice.art else 0
        if choice.art:
            canvas.symbol(choice.art, x + 24, middle, 20)
        canvas.text(x + (wide + room) / 2, y + 23, said, style, "middle")
    if choice.id == marks.focus:
        canvas.rect(x - 3, y - 3, wide + 6, high + 6, "button-focus", 12)
    canvas.end()
