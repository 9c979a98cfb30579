"""Text renderer of scenes, for terminals, logs and `print(state)`.

Everything reads without colour: what may be touched stands in [brackets], what has just changed
between ‹angles›, what is closed between -strokes-, and a ▸ points to what is on now.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from math import floor
from operator import itemgetter
from textwrap import wrap
from typing import Final

from feldspar.kernel.events import Text
from feldspar.kernel.render.text_blocks import Block, Slot, align, beside, paint, stack
from feldspar.kernel.scene import Area, Box, Cell, Choice, Panel, Piece, Scene, Table
from feldspar.kernel.text.event_text import put_names
from feldspar.kernel.text.fluent import Words

CHOICES: Final = "choices"
INDENT: Final = "  "
NOW: Final = "▸ "
ENDS: Final = {"lit": "[]", "last": "‹›", "struck": "--", "coin": "()", "coin-second": "()"}
"""What stands on both sides of something in a state or style; most things have blanks there."""
BOLD: Final = "1"
FAINT: Final = "2"
LOOKS: Final = {
    **dict.fromkeys(("lit", "title", "strong", "now"), BOLD),
    **dict.fromkeys(("dim", "struck", "muted", "past"), FAINT),
}

Sign = tuple[str, str]
"""A character and its look."""


def picture(
    scene: Scene,
    words: Words,
    colour: bool = False,
    lit: Collection[str] = (),
    names: Sequence[str] = (),
    width: int = 100,
) -> str:
    """Return a scene as text; `lit` is what may be touched, `names` are those of the seats.

    Things stand side by side as far as the width, in columns, allows.
    """
    page = _TextPage(scene, words, colour, lit, names, width)
    return "\n".join([line.rstrip(" ") for line in page.everything()])


class _TextPage:
    """One picture in the making."""

    def __init__(
        self,
        scene: Scene,
        words: Words,
        colour: bool,
        lit: Collection[str],
        names: Sequence[str],
        width: int,
    ) -> None:
        self.scene = scene
        self.words = words
        self.colour = colour
        self.lit = lit
        self.names = names
        self.width = width

    def everything(self) -> Block:
        """Return the whole picture, from the title down to what is to be decided."""
        scene = self.scene
        arranged = set(_parts(scene.layout))
        others = [area for area in scene.areas if area.id not in arranged and area.role != "mine"]
        opponents = [self.area(area) for area in others]
        title = _join([self.say(scene.title), self.say(scene.status)])
        return stack(
            [
                [self.look(title, BOLD)],
                align([row for panel in scene.panels for row in self.panel(panel)]),
                self.arrange(scene.layout),
                beside(opponents, self.width, 4),
                [] if CHOICES in arranged else self.choices(),
                [
                    *(self.look(line, BOLD) for line in wrap(self.say(scene.prompt), self.width)),
                    *wrap(self.say(scene.hint), self.width),
                ],
            ]
        )

    def say(self, text: Text | str | None) -> str:
        """Put a text into words, with the names of the seats."""
        return "" if text is None else self.words.say(put_names(text, self.names))

    def look(self, text: str, look: str) -> str:
        """Give a text a look, where there is colour."""
        return paint(text, look) if self.colour else text

    # Seats and choices

    def panel(self, panel: Panel) -> list[list[Slot]]:
        """Return what is known of a seat; counters go on below where there are too many."""
        look = BOLD if panel.busy else ""
        name = (NOW if panel.busy else INDENT) + self.seat(panel.seat)
        score = self.say(Text("score", {"n": panel.score}))
        if panel.final is not None:
            score += f" → {panel.final}"
        counters = _flowing([self.say(chip.label) for chip in panel.chips], self.width * 3 // 5)
        seat = [
            Slot(self.look(name, look)),
            Slot(self.look(score, look), "end"),
            Slot(counters[0]),
            Slot(self.look(self.say(panel.status), look or FAINT)),
        ]
        return [seat, *([Slot(""), Slot(""), Slot(line), Slot("")] for line in counters[1:])]

    def seat(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.say(Text("seat-name", {"n": seat + 1}))

    def choices(self) -> Block:
        """Return what can be chosen beside the boards, each group after its caption."""
        groups: dict[str, list[Choice]] = {}
        for choice in self.scene.choices:
            groups.setdefault(self.say(choice.group), []).append(choice)
        lines: Block = []
        for caption, group in groups.items():
            buttons = [[self.button(choice.id, choice.label)] for choice in group]
            lines += beside([[caption], *buttons] if caption else buttons, self.width, 1)
        return lines

    def button(self, thing: str, label: Text | None, state: str = "") -> str:
        """Return the name of something that may be touched, in its state."""
        state = "lit" if thing in self.lit else state
        return self.look(_enclose(self.say(label), state), LOOKS.get(state, ""))

    # Areas

    def arrange(self, part: str | Box) -> Block:
        """Return an area, the choices, or a box of them."""
        if part == CHOICES:
            return self.choices()
        if isinstance(part, str):
            return next(self.area(area) for area in self.scene.areas if area.id == part)
        blocks = [self.arrange(inner) for inner in part.parts]
        return beside(blocks, self.width, 4) if part.across else stack(blocks)

    def area(self, area: Area) -> Block:
        """Return an area under its title, if there is anything in it that text can show."""
        pieces = [item for item in area.items if isinstance(item, Piece)]
        shown = self.plot(pieces, *area.cell) if area.cell[0] else self.labels(pieces)
        tables = self.tables([item for item in area.items if isinstance(item, Table)])
        told = wrap(self.say(area.summary), self.width - len(INDENT)) if area.summary else []
        lines = [INDENT + line for line in stack([shown, *tables, told])]
        owner = self.seat(area.seat) if area.role == "opponent" else ""
        title = _join([owner, self.say(area.title)])
        return [self.look(title, BOLD), *lines] if lines else []

    def labels(self, pieces: Iterable[Piece]) -> Block:
        """Name the pieces of an area whose places say nothing."""
        buttons = [self.button(p.id, p.label, p.state) for p in pieces if p.id and p.label]
        return beside([[button] for button in buttons], self.width - len(INDENT), 1)

    def plot(self, pieces: Iterable[Piece], across: float, down: float) -> Block:
        """Put every piece that has a short name or a mark where it belongs."""
        shown = [piece for piece in pieces if piece.written or piece.short]
        if not shown:
            return []
        left, top = min(piece.x for piece in shown), min(piece.y for piece in shown)
        # What lies on something hides it, as on the table.
        placed = {
            (floor((piece.y - top) / down + 0.5), floor((piece.x - left) / across + 0.5)): piece
            for piece in shown
        }
        wide = max(len(piece.written or piece.short) for piece in shown) + 2
        grid: dict[tuple[int, int], Sign] = {}
        for (y, column), piece in placed.items():
            for x, sign in enumerate(self.piece(piece, wide), start=column):
                # Blanks beside a piece give way to a neighbour.
                if sign[0] != " " or (y, x) not in grid:
                    grid[y, x] = sign
        columns = range(max(x for _, x in grid) + 1)
        lines = range(max(y for y, _ in grid) + 1)
        rows = {y: _row([p.id for (line, _), p in placed.items() if line == y]) for y in lines}
        margin = max(len(row) for row in rows.values())
        return [
            rows[y].ljust(margin) + self.line([grid.get((y, x), (" ", "")) for x in columns])
            for y in lines
        ]

    def piece(self, piece: Piece, wide: int) -> list[Sign]:
        """Return the signs that stand for a piece."""
        state = "lit" if piece.id in self.lit else piece.state
        look = LOOKS.get(state, BOLD if piece.written else "")
        tint = _paint(piece.tone) if piece.tone and look != FAINT else ""
        text = _enclose(piece.written or piece.short, state)
        before = " " * ((wide - len(text) + 1) // 2)
        return [(sign, f"{look};{tint}".strip(";")) for sign in (before + text).ljust(wide)]

    def line(self, signs: Iterable[Sign]) -> str:
        """Return signs with their looks as one line."""
        runs = groupby(signs, key=itemgetter(1))
        return "".join([self.look("".join([sign for sign, _ in run]), look) for look, run in runs])

    # Tables

    def tables(self, tables: Iterable[Table]) -> list[Block]:
        """Return the tables of an area; those with the same columns are one."""
        found: dict[tuple[float, ...], list[list[Slot]]] = {}
        for table in tables:
            rows = found.setdefault(table.widths, [])
            rows.append(self.row(table, table.head, heading=True))
            # A lone word among empty places is a caption of something only a drawing shows.
            body = [self.row(table, row) for row in table.rows]
            rows += [row for row in body if _count_filled(row) >= min(2, len(row))]
        return [align([row for row in rows if _count_filled(row)]) for rows in found.values()]

    def row(self, table: Table, cells: Iterable[Cell], heading: bool = False) -> list[Slot]:
        """Return one row of a table."""
        slots: list[Slot] = []
        column = 0
        for cell in cells:
            state = table.columns[column] if table.columns else ""
            anchor = table.anchors[column] if table.anchors else "middle"
            column += cell.span
            said = self.say(cell.text)
            text = _enclose(said, cell.style) if said and cell.style in ENDS else said
            if heading and state == "now":
                text = NOW + text
            looks = (LOOKS.get(state), LOOKS.get(cell.style), BOLD if heading else "")
            text = self.look(text, FAINT if FAINT in looks else BOLD if BOLD in looks else "")
            # Symbols stand in the middle of their column, the words for them at its start.
            slots.append(Slot(text, "start" if cell.style == "icon" else anchor, cell.span))
        return slots


def _parts(box: Box) -> Iterator[str]:
    """Return the ids of all that a layout arranges."""
    for part in box.parts:
        if isinstance(part, str):
            yield part
        else:
            yield from _parts(part)


def _row(ids: Iterable[str]) -> str:
    """Return the letter of a row whose places are called a1, a2 and so on."""
    found = {match[1] for name in ids if (match := re.search(r"/([a-z])[0-9]+$", name))}
    return found.pop() if len(found) == 1 else ""


def _count_filled(row: Iterable[Slot]) -> int:
    """Return how many slots say something."""
    return sum(slot.text != "" for slot in row)


def _join(words: Iterable[str]) -> str:
    """Put some words on one line."""
    return " · ".join(filter(None, words))


def _flowing(words: Iterable[str], room: int) -> Block:
    """Put some words on as few lines as there is room for."""
    lines = [""]
    for word in words:
        longer = _join([lines[-1], word])
        if lines[-1] and len(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _enclose(text: str, state: str) -> str:
    """Put a text between the signs of a state, or blanks."""
    ends = ENDS.get(state, "  ")
    return ends[0] + text + ends[1]


def _paint(tone: str) -> str:
    """Return the codes for a background and letters that can be read on it."""
    red, green, blue = (int(tone[i : i + 2], 16) for i in (1, 3, 5))
    light = 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2
    letters = "30" if light > 0.18 * 255**2.2 else "97"
    return f"{letters};48;2;{red};{green};{blue}"
