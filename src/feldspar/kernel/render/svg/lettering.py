"""Short numbers, and text widths that need no font."""

from typing import Final

_WIDTHS: Final = {
    **dict.fromkeys("ijlI|!.,:;'’·\u202f\u00a0 ", 0.27),
    **dict.fromkeys("frt()/-", 0.39),
    **dict.fromkeys("0123456789", 0.65),
    **dict.fromkeys("mwMWœŒ@…", 0.92),
}

INDENTED: Final = 2
"""How many lines make room for a symbol that stands before them."""


def n(value: float) -> str:
    """Return a number as short as a picture needs it."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def text_width(text: str, size: float) -> float:
    """Estimate how wide words are, as no font can be asked; rather too wide than too narrow."""
    return size * sum([_WIDTHS.get(c, 0.7 if c.isupper() else 0.6) for c in text])


def shorten(text: str, size: float, room: float) -> str:
    """Return as much of a text as there is room for."""
    if text_width(text, size) <= room:
        return text
    while text and text_width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, size: float, room: float, most: int = 0, indent: float = 0.0) -> list[str]:
    """Break a text at its spaces into lines: at most so many, if there is a limit."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and text_width(longer, size) > room - _indent(len(lines), indent):
            lines.append(word)
        else:
            lines[-1] = longer
    if not most or len(lines) <= most:
        return lines
    rest = " ".join(lines[most - 1 :])
    return [*lines[: most - 1], shorten(rest, size, room - _indent(most, indent))]


def _indent(line: int, indent: float) -> float:
    """Return how far a line is moved in, counted from 1."""
    return indent if line <= INDENTED else 0.0
