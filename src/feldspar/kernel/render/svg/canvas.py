"""SVG canvas: collects shapes and text, and the symbols they use."""

from collections.abc import Callable
from typing import Final

from feldspar.kernel.events import Text
from feldspar.kernel.render.svg.lettering import n
from feldspar.kernel.render.svg.symbols import Library
from feldspar.kernel.render.svg.theme import FACES
from feldspar.kernel.text.safe_text import xml

GLYPHS: Final = {**{str(digit): f"pen-{digit}" for digit in range(10)}, "-": "pen-minus"}
OVERLAYS: Final = {"o": "pen-ring", "x": "pen-cross", "/": "pen-stroke"}
BASELINE: Final = 0.93
"""Where the pen's digits stand, as a part of their height."""


class Canvas:
    """What has been drawn so far. Later things cover earlier ones."""

    def __init__(self, symbols: Library, say: Callable[[Text | str], str], theme: str) -> None:
        self.symbols = symbols
        self.say = say
        self.theme = theme
        self.used: dict[str, None] = {}
        self.out: list[str] = []

    def add(self, *parts: str) -> None:
        """Draw pieces of SVG as they are."""
        self.out += parts

    def begin(self, title: str = "", more: str = "") -> None:
        """Open a group, which may have words of its own for those who hear or point."""
        self.add(f"<g{more}>")
        if title:
            self.add(f"<title>{xml(title)}</title>")

    def end(self) -> None:
        """Close the group."""
        self.add("</g>")

    def rect(self, x: float, y: float, w: float, h: float, style: str, radius: float = 0) -> None:
        """Draw a rectangle in a style."""
        self.add(
            f'<rect class="{style}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
            f' rx="{n(radius)}"/>'
        )

    def symbol(self, art: str, x: float, y: float, width: float, more: str = "") -> None:
        """Draw a symbol around a centre."""
        height = width * self.ratio(art)
        self.used[art] = None
        self.add(
            f'<use href="#{art}" x="{n(x - width / 2)}" y="{n(y - height / 2)}"'
            f' width="{n(width)}" height="{n(height)}"{more}/>'
        )

    def ratio(self, art: str) -> float:
        """Return the height of a symbol by its width."""
        if art not in self.symbols:
            raise KeyError(f"no symbol {art} in the art")
        box = self.symbols[art].box
        return box[3] / box[2]

    def text(
        self,
        x: float,
        y: float,
        words: str,
        style: str,
        anchor: str = "start",
        size: float = 0,
        turn: float = 0,
        fit: float = 0,
    ) -> None:
        """Print words, squeezed to fit; in the style `hand`, figures are written with the pen."""
        if style == "hand" and all(c in GLYPHS for c in words):
            self.write(x, y, words, size or FACES[style].size, anchor, turn)
            return
        more = f' text-anchor="{anchor}"' if anchor != "start" else ""
        more += f' style="font-size:{n(size)}px"' if size else ""
        more += f' textLength="{n(fit)}" lengthAdjust="spacingAndGlyphs"' if fit else ""
        more += f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
        self.add(f'<text class="t-{style}" x="{n(x)}" y="{n(y)}"{more}>{xml(words)}</text>')

    def write(
        self,
        x: float,
        y: float,
        figures: str,
        size: float,
        anchor: str = "middle",
        turn: float = 0,
        ink: str = "",
    ) -> None:
        """Write figures by hand on a baseline, in the ink of the theme or another."""
        widths = [self.symbols[GLYPHS[c]].box[2] * size / 100 for c in figures]
        left = -sum(widths) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        turned = f" rotate({n(turn)})" if turn else ""
        self.begin(more=f'{pen(ink)} transform="translate({n(x)} {n(y)}){turned}"')
        for c, width in zip(figures, widths, strict=True):
            self.symbol(GLYPHS[c], left + width / 2, size * (0.5 - BASELINE), width)
            left += width
        self.end()


def pen(ink: str) -> str:
    """Return the attribute that gives the pen its ink: that of the theme, or another."""
    return f' color="{ink}"' if ink else ' class="pen"'
