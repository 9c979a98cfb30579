"""Plots as small SVG files that follow the reader's light or dark theme."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from feldspar.kernel.render.svg.lettering import n, shorten, text_width
from feldspar.kernel.render.svg.theme import SANS, SERIF, THEMES
from feldspar.lab.matches.ladder import LadderMatch
from feldspar.lab.matches.statistics import Estimate

WIDE: Final = 720.0
HIGH: Final = 400.0
"""The height of a curve; that of a ladder follows from its rungs."""
TOP: Final = 64.0
ROW: Final = 48.0
LABELS: Final = 224.0
FIGURES: Final = 156.0

_STYLE: Final = """.ground{{fill:{panel};stroke:{line}}}
.grid{{stroke:{line};stroke-width:1}}.fair{{stroke:{muted};stroke-width:1.5;stroke-dasharray:4 4}}
.reach{{stroke:{accent};stroke-width:3;stroke-linecap:round}}.band{{fill:{accent};opacity:.18}}
.curve{{fill:none;stroke:{accent};stroke-width:2.5;stroke-linejoin:round}}
.dot{{fill:{accent};stroke:{panel};stroke-width:2}}text{{fill:{ink};font:400 13px {sans}}}
.title{{font:600 22px {serif}}}.strong{{font-weight:600}}.muted{{fill:{muted}}}"""


class Point(NamedTuple):
    """A point of a curve: position, value, and confidence interval."""

    x: float
    y: float
    low: float
    high: float


class _PlotPage:
    """An SVG document being built."""

    def __init__(self, title: str, height: float) -> None:
        light, dark = (
            _STYLE.format(**THEMES[theme]._asdict(), sans=SANS, serif=SERIF)
            for theme in ("light", "dark")
        )
        self.out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{n(WIDE)}"'
            f' height="{n(height)}" viewBox="0 0 {n(WIDE)} {n(height)}">',
            f"<title>{escape(title)}</title>",
            f"<style>{light}\n@media(prefers-color-scheme:dark){{{dark}}}</style>",
            f'<rect class="ground" x=".5" y=".5" width="{n(WIDE - 1)}" height="{n(height - 1)}"'
            ' rx="12"/>',
        ]
        self.text(24, 38, shorten(title, 22, WIDE - 48), "title")

    def text(self, x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> None:
        self.out.append(
            f'<text x="{n(x)}" y="{n(y)}" class="{kind}" text-anchor="{anchor}">'
            f"{escape(said)}</text>"
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self.out.append(
            f'<line class="{kind}" x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"/>'
        )

    def dot(self, x: float, y: float, radius: float) -> None:
        self.out.append(f'<circle class="dot" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>')

    def __str__(self) -> str:
        return "\n".join([*self.out, "</svg>\n"])


def ladder(title: str, rungs: Sequence[LadderMatch]) -> str:
    """Return a picture of a ladder: the share of the wins of every upper bot, with its interval.

    The strongest are at the top; the dashed line is the share expected by chance.
    """
    told = [(rung.match, rung.summaries[0].wins) for rung in reversed(rungs) if rung.summaries]
    bottom = TOP + ROW * len(told)
    page = _PlotPage(title, bottom + 40)
    left, right = LABELS, WIDE - FIGURES

    def at(share: float) -> float:
        return left + share * (right - left)

    for percent in (0, 25, 50, 75, 100):
        page.line(at(percent / 100), TOP, at(percent / 100), bottom, "grid")
        page.text(at(percent / 100), bottom + 22, f"{percent} %", "muted", "middle")
    if told and len(told[0][0].lineup) > 1:
        fair = at(1 / len(told[0][0].lineup))
        page.line(fair, TOP, fair, bottom, "fair")
    for row, (match, wins) in enumerate(told):
        y = TOP + ROW * (row + 0.5)
        page.text(24, y - 2, shorten(match.lineup[0], 13, LABELS - 52), "strong")
        against = f"against {match.lineup[1]}" if match.lineup[1:] else "alone"
        page.text(24, y + 15, shorten(against, 13, LABELS - 52), "muted")
        page.line(at(wins.low), y, at(wins.high), y, "reach")
        page.dot(at(wins.value), y, 7)
        page.text(WIDE - 24, y - 2, f"{wins.value:.1%}", "strong", "end")
        page.text(WIDE - 24, y + 15, _between(wins), "muted", "end")
    return str(page)


def curve(title: str, points: Sequence[Point], across: str = "games", up: str = "") -> str:
    """Return a learning curve: points joined by a line, in the band of their intervals.

    >>> from feldspar.lab.reports.plots import Point, curve
    >>> curve("Learning", [Point(0, 0.5, 0.4, 0.6), Point(900, 0.8, 0.7, 0.9)])[:4]
    '<svg'
    """
    if len(points) < 2:
        raise ValueError("a curve needs at least two points")
    page = _PlotPage(title, HIGH)
    rungs = ticks(min([p.low for p in points]), max([p.high for p in points]))
    steps = ticks(min([p.x for p in points]), max([p.x for p in points]))
    left = 44 + max([text_width(_short(tick), 13) for tick in rungs])
    right, bottom = WIDE - 32, HIGH - 56

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            left + (x - steps[0]) / (steps[-1] - steps[0]) * (right - left),
            bottom - (y - rungs[0]) / (rungs[-1] - rungs[0]) * (bottom - TOP - 12),
        )

    for tick in rungs:
        y = at(0, tick)[1]
        page.line(left, y, right, y, "grid")
        page.text(left - 10, y + 4.5, _short(tick), "muted", "end")
    for tick in steps:
        page.text(at(tick, 0)[0], bottom + 22, _short(tick), "muted", "middle")
    page.text(right, bottom + 42, across, "muted", "end")
    page.text(24, TOP - 4, up, "muted")
    edge = [at(p.x, p.high) for p in points] + [at(p.x, p.low) for p in reversed(points)]
    page.out.append(f'<polygon class="band" points="{_path(edge)}"/>')
    page.out.append(f'<polyline class="curve" points="{_path([at(p.x, p.y) for p in points])}"/>')
    for p in points:
        page.dot(*at(p.x, p.y), 4.5)
    return str(page)


def ticks(low: float, high: float) -> list[float]:
    """Return a few round numbers from at most `low` to at least `high`."""
    rough = (high - low) / 5 or abs(high) or 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(s * power for s in (1, 2, 5, 10) if s * power >= rough * (1 - 1e-9))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _short(number: float) -> str:
    for unit, letter in ((1e6, "M"), (1e3, "k")):
        if abs(number) >= unit:
            return f"{number / unit:.6g}{letter}"
    return f"{number:.6g}"


def _between(wins: Estimate) -> str:
    return f"{100 * wins.low:.1f} to {100 * wins.high:.1f} %"


def _path(places: Sequence[tuple[float, float]]) -> str:
    return " ".join([f"{n(x)},{n(y)}" for x, y in places])
