"""Choices that have no place on a board: buttons, and groups of them with one caption."""

from collections.abc import Sequence
from html import escape
from typing import Final

from feldspar.kernel.drawing.canvas import Canvas
from feldspar.kernel.drawing.lettering import text_width
from feldspar.kernel.drawing.pieces import Marks
from feldspar.kernel.drawing.theme import FACES
from feldspar.kernel.scene import Choice

HIGH: Final = 36.0
GAP: Final = 8.0

Rows = list[list[Choice]]


def rows_of(choices: Sequence[Choice]) -> Rows:
    """Return the choices as rows: those that stand alone first, then a row for each group."""
    alone = [choice for choice in choices if choice.group is None]
    groups: list[list[Choice]] = []
    for choice in choices:
        if choice.group is None:
            continue
        if not groups or groups[-1][0].group != choice.group:
            groups.append([])
        groups[-1].append(choice)
    return [alone, *groups] if alone else groups


def size_of(canvas: Canvas, rows: Rows) -> tuple[float, float]:
    """Return how much room some rows of buttons need."""
    widest = max([_row_width(canvas, row) for row in rows], default=0.0)
    return widest, max((HIGH + GAP) * len(rows) - GAP, 0.0)


def draw_buttons(canvas: Canvas, rows: Rows, right: float, middle: float, marks: Marks) -> None:
    """Draw rows of buttons that end at the right of their room, halfway up."""
    y = middle - size_of(canvas, rows)[1] / 2
    for row in rows:
        x = right - _row_width(canvas, row)
        caption = _caption(canvas, row)
        if caption:
            canvas.text(x, y + 23, caption, "hint")
            x += text_width(caption, FACES["hint"].size) + GAP
        for choice in row:
            _button(canvas, choice, x, y, marks)
            x += _width(canvas, choice) + GAP
        y += HIGH + GAP


def _caption(canvas: Canvas, row: list[Choice]) -> str:
    return canvas.say(row[0].group) if row[0].group else ""


def _row_width(canvas: Canvas, row: list[Choice]) -> float:
    caption = _caption(canvas, row)
    room = text_width(caption, FACES["hint"].size) + GAP if caption else 0.0
    return room + sum([_width(canvas, choice) + GAP for choice in row]) - GAP


def _width(canvas: Canvas, choice: Choice) -> float:
    if choice.group:
        return HIGH
    words = text_width(canvas.say(choice.label), FACES["button"].size)
    return 28 + words + (28 if choice.art else 0)


def _button(canvas: Canvas, choice: Choice, x: float, y: float, marks: Marks) -> None:
    """Draw one button: a symbol and what it does; in a group, the symbol alone."""
    wide = _width(canvas, choice)
    said = canvas.say(choice.label)
    chosen, lit = choice.id in marks.selected, choice.id in marks.lit
    state = "chosen" if chosen else "lit" if lit else "edge"
    more = f' class="{"selected" if chosen else "lit"}"' if chosen or lit else ""
    canvas.begin(said, f' data-id="{escape(choice.id)}"{more}')
    canvas.rect(x, y, wide, HIGH, f"button-{state}", 9)
    if choice.group:
        canvas.symbol(choice.art, x + wide / 2, y + HIGH / 2, 26)
    else:
        room = 28 if choice.art else 0
        if choice.art:
            canvas.symbol(choice.art, x + 24, y + HIGH / 2, 20)
        middle = x + (wide + room) / 2
        canvas.text(middle, y + 23, said, "chosen" if chosen else "button", "middle")
    if choice.id == marks.focus:
        canvas.rect(x - 3, y - 3, wide + 6, HIGH + 6, "button-focus", 12)
    canvas.end()
