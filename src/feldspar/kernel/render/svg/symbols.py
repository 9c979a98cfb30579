"""Symbols read from SVG files, and which of them a picture needs.

Later files may use the symbols of earlier ones; those of the kernel come before all.
"""

import pkgutil
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from xml.etree import ElementTree

SVG: Final = "http://www.w3.org/2000/svg"
_REFERENCE: Final = re.compile(r'(?:href="#|url\(#|data-outline=")([\w-]+)')
_SPACE: Final = re.compile(r">\s+<")


class Symbol(NamedTuple):
    """Something drawn once and used by its id."""

    source: str
    uses: tuple[str, ...]
    """The ids of what it is made of."""
    box: tuple[float, float, float, float]
    outline: str
    """The id of the path that rings follow; empty if they follow the box."""
    ink: str
    """The colour of writing on it, if it has a ground of its own whatever the theme."""


Library = dict[str, Symbol]


@lru_cache
def kernel_art() -> str:
    """Return the symbols every game shares."""
    data = pkgutil.get_data("feldspar.kernel", "art.svg")
    return data.decode() if data else ""


@lru_cache
def library(texts: tuple[str, ...]) -> Library:
    """Read SVG documents into one library, in the order in which they define things."""
    ElementTree.register_namespace("", SVG)
    found: Library = {}
    for text in texts:
        for child in ElementTree.fromstring(text):
            for drawn in child if child.tag == f"{{{SVG}}}defs" else [child]:
                found[drawn.attrib["id"]] = _symbol(drawn)
    return found


def _symbol(drawn: ElementTree.Element) -> Symbol:
    source = ElementTree.tostring(drawn, encoding="unicode").strip()
    source = _SPACE.sub("><", source.replace(f' xmlns="{SVG}"', "")).replace(" />", "/>")
    x, y, width, height = (float(n) for n in drawn.get("viewBox", "0 0 0 0").split())
    uses = tuple(dict.fromkeys(_REFERENCE.findall(source)))
    outline, ink = drawn.get("data-outline", ""), drawn.get("data-ink", "")
    return Symbol(source, uses, (x, y, width, height), outline, ink)


def needed_sources(symbols: Library, used: Iterable[str]) -> list[str]:
    """Return the sources of some symbols and all they are made of, in order of definition."""
    wanted: set[str] = set()
    ahead = list(used)
    while ahead:
        name = ahead.pop()
        if name in symbols and name not in wanted:
            wanted.add(name)
            ahead += symbols[name].uses
    return [symbol.source for name, symbol in symbols.items() if name in wanted]


def symbols_of(art: Sequence[str]) -> Library:
    """Return the symbols of some documents and of the kernel."""
    return library((kernel_art(), *art))
