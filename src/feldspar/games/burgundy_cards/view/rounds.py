"""The round card: what a triple brings now, and what it will bring in the rounds to come."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import GAINS, OPTIONS, ROUNDS
from feldspar.games.burgundy_cards.view.own import own_mark, round_is_own, rounds_told
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Item, Lettering, Piece, Shape
from feldspar.kernel.text.event_text import series
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.toolkit.shapes import box

ROUND_WIDE: Final = 136.0
ROUND_HIGH: Final = 240.0
OPTIONS_TOP: Final = 46.0
"""Where the options begin."""
LINE: Final = 36.0
"""The height of an option, where there is room."""
LATER: Final = 19.0
"""The height of a later round."""
MOST: Final = 5
"""How many gains a small line has room for."""
GAIN_STEP: Final = 20.0
ICONS: Final = ("points", "goods-back", "animal-back", "silver", "worker")
"""The symbol of each gain."""


def gain_art(option: list[int]) -> str:
    """Return the symbol of an option of a round card."""
    parts = [f"-{GAINS[kind]}-{count}" for kind, count in enumerate(option) if count]
    return "gain" + "".join(parts)


def gain_text(option: list[int]) -> Text:
    """Say what an option of a round card brings."""
    parts = [
        Text(f"count-{GAINS[kind]}", {"n": count}) for kind, count in enumerate(option) if count
    ]
    return series(parts)


@memoize
def round_summary(now: int) -> Text:
    """Say what a triple brings, now and later."""
    later: Text = Text("nothing")
    if now + 1 < len(ROUNDS):
        rounds = [
            Text("round-options", {"round": ROUNDS[number], "options": _options(number)})
            for number in range(now + 1, len(ROUNDS))
        ]
        later = Text("round-later", {"rounds": series(rounds)})
    told: dict[str, TextArg] = {"round": ROUNDS[now], "options": _options(now), "later": later}
    return rounds_told(now, Text("round-summary", told))


def _options(number: int) -> Text:
    parts = [gain_text(option) for option in OPTIONS[number]]
    text = parts[-1]
    for place, part in enumerate(reversed(parts[:-1])):
        text = Text("list-or" if place == 0 else "list-comma", {"first": part, "rest": text})
    return text


@memoize
def round_card(now: int) -> tuple[Item, ...]:
    """Return the card, in a room of its own at the origin."""
    items: list[Item] = [
        Shape(box(0.5, 0.5, ROUND_WIDE - 1, ROUND_HIGH - 1, 10), "box"),
        Lettering(13, 35, ROUNDS[now], "title", size=36),
        Lettering(44, 21, Text("round-title"), "strong", size=13),
        Lettering(44, 36, Text("round-each"), "label", size=11),
        *own_mark(round_is_own(now), ROUND_WIDE - 11, 22, 16),
    ]
    later = [(number, part) for number in range(now + 1, len(ROUNDS)) for part in _lines(number)]
    y = ROUND_HIGH - 4 - LATER * len(later)
    line = min(LINE, (y - OPTIONS_TOP) / len(OPTIONS[now]))
    for place, option in enumerate(OPTIONS[now]):
        top = round(OPTIONS_TOP + line * place, 2)
        items += [Shape(f"M10 {top:g}h{ROUND_WIDE - 20:g}", "rule"), *_option(option, top, line)]
    before = now
    for number, part in later:
        if number != before:
            items.append(Shape(f"M1 {y:g}h{ROUND_WIDE - 2:g}", "rule"))
            named = Lettering(11, y + LATER / 2 + 4.5, ROUNDS[number], "strong", size=12)
            items.append(named)
        items += _small(part, y + LATER / 2)
        before = number
        y += LATER
    return tuple(items)


def _option(option: list[int], top: float, line: float) -> list[Item]:
    """Return a line of the card: how many of what, in a word where there is room for it."""
    kinds = [kind for kind, count in enumerate(option) if count]
    middle, size = top + line / 2, round(min(20, line - 2.5), 2)
    items: list[Item] = []
    for place, kind in enumerate(kinds):
        x = 14 + 52.0 * place
        wide = round(size * 0.82, 2) if kind in (1, 2) else size
        art = Piece("", ICONS[kind], x + 24, round(middle, 2), wide)
        items += [_number(x, middle, option[kind], 15), art]
    if len(kinds) == 1:
        word = Text(f"word-{GAINS[kinds[0]]}", {"n": option[kinds[0]]})
        items.append(Lettering(54, round(middle + 4.5, 2), word, "caption", size=13))
    return items


def _lines(number: int) -> list[list[list[int]]]:
    """Share the options of a later round out over as many lines as they need."""
    lines: list[list[list[int]]] = [[]]
    for option in OPTIONS[number]:
        longer = [*lines[-1], option]
        pairs = _gains(longer) > len(longer)
        # Where some options are two gains, there must be room between one option and the next.
        if _gains(longer) + pairs * (len(longer) - 1) / 4 > MOST:
            lines.append([])
        lines[-1].append(option)
    return lines


def _gains(options: list[list[int]]) -> int:
    return sum([count > 0 for option in options for count in option])


def _small(options: list[list[int]], middle: float) -> list[Item]:
    """Return options in a small line; what belongs to one stands closer together."""
    items: list[Item] = []
    x = 30.0
    gap = min(7.0, (ROUND_WIDE - 34 - GAIN_STEP * _gains(options)) / max(1, len(options) - 1))
    for option in options:
        for kind, count in enumerate(option):
            if count:
                size = 10.5 if kind in (1, 2) else 12.5
                items.append(_number(x, middle, count, 10.5))
                items.append(Piece("", ICONS[kind], round(x + 13, 2), round(middle, 2), size))
                x = round(x + GAIN_STEP, 2)
        x = round(x + gap, 2)
    return items


def _number(x: float, middle: float, count: int, size: float) -> Lettering:
    return Lettering(x, round(middle + size * 0.36, 2), str(count), "number", size=size)
