"""The 164 hex tiles, numbered once and for all: colour-backed ones of a type before black ones."""

from typing import Final

from feldspar.games.burgundy.rules.components import ANIMALS, BLACK, BUILDINGS, DATA, TYPES
from feldspar.games.burgundy.rules.units import Kind, Tile, Type

NO_TILE: Final = Tile(-1)
FACES: Final[list[str]] = []
"""What each tile shows, as its art and its words are called: `building-bank`, `animal-cow-3`."""
TYPE: Final[list[Type]] = []
KIND: Final[list[Kind]] = []
"""A building's or an animal's kind, the number of a knowledge tile; else 0."""
COUNT: Final[list[int]] = []
"""How many animals are on it; else 0."""
SUPPLY: Final[list[Type]] = []
"""Which of the seven supplies it is drawn from: that of its type, or the black one."""


def _cut(type_: Type, face: str, kind: int, count: int, copies: int, black: bool) -> None:
    for _ in range(copies):
        TYPE.append(type_)
        KIND.append(Kind(kind))
        COUNT.append(count)
        FACES.append(face)
        SUPPLY.append(BLACK if black else type_)


def _cut_type(type_: Type, name: str, black: bool) -> None:
    """Cut all tiles of a type with one kind of back."""
    if name == "building":
        for kind, title in enumerate(BUILDINGS):
            copies: int = DATA["buildings"]["black" if black else "coloured"]
            _cut(type_, f"building-{title}", kind, 0, copies, black)
    elif name == "animal":
        for kind, title in enumerate(ANIMALS):
            for count in DATA["animals"]["black" if black else "coloured"]:
                _cut(type_, f"animal-{title}-{count}", kind, count, 1, black)
    elif name == "knowledge":
        for number in range(1, DATA["knowledge"]["count"] + 1):
            if (number in DATA["knowledge"]["black"]) == black:
                _cut(type_, f"knowledge-{number}", number, 0, 1, black)
    else:
        figures = DATA["types"][name]
        copies = figures["black"] if black else figures["total"] - figures["black"]
        _cut(type_, name, 0, 0, copies, black)


for _type, _name in enumerate(TYPES):
    _cut_type(Type(_type), _name, False)
    _cut_type(Type(_type), _name, True)

TILES: Final = 164
