"""Tiles as pieces: the same wherever they lie, with what they are, do and would bring."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    BUILDINGS,
    KNOWLEDGE,
    LARGE,
    NUMBER,
    SHIP,
    SMALL,
    SOLD_TYPES,
    TYPES,
)
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import OVER, Position
from feldspar.games.burgundy.rules.scoring import animal_points, knowledge_points
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import COUNT, FACES, KIND, NO_TILE, TILES, TYPE
from feldspar.games.burgundy.rules.units import Tile
from feldspar.games.burgundy.view.crates import total
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Look, Piece
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Hex

NOTHING: Final = Text("nothing")
SIMPLE: Final = 40.0
"""Below this width a tile shows its icon alone."""
TYPE_TONES: Final = ("#c9975a", "#b6e08a", "#f3cb1f", "#28624a", "#8b8e98", "#3b7fc4")
"""The colour of each type, as its symbols have it."""

_BUILDING_CODES: Final = ("War", "Crp", "Chu", "Mkt", "Inn", "Bnk", "Hal", "Twr")
_HERDS: Final = ("Co", "Sh", "Pg", "Hn")
_OTHERS: Final = {"castle": "Cas", "mine": "Min", "ship": "Shp"}
assert len(_BUILDING_CODES) == len(BUILDINGS)
assert len(_HERDS) == len(ANIMALS)

NAMES: Final = [Text("tile-" + face) for face in FACES]
HELP: Final = [Text("help-" + face) for face in FACES]
ALIKE: Final = [Tile(FACES.index(face)) for face in FACES]
"""The first tile that shows the same as each: what is said of one is said of the other."""


@memoize
def a_tile(tile: Tile) -> Text:
    """Return what a tile is called within a sentence."""
    return Text("a-" + FACES[tile])


def twin(tiles: Sequence[Tile], place: int, first: int = 0) -> int:
    """Return the first place from one on with a tile like that of another: they bring the same."""
    face = ALIKE[tiles[place]]
    while tiles[first] == NO_TILE or ALIKE[tiles[first]] != face:
        first += 1
    return first


def _short(tile: Tile) -> str:
    type_, kind = TYPE[tile], KIND[tile]
    if type_ == BUILDING:
        return _BUILDING_CODES[kind]
    if type_ == ANIMAL:
        return f"{_HERDS[kind]}{COUNT[tile]}"
    return f"K{kind}" if type_ == KNOWLEDGE else _OTHERS[TYPES[type_]]


SHORTS: Final = [_short(Tile(tile)) for tile in range(TILES)]


def tile_piece(
    tile: Tile, x: float, y: float, size: float, label: Text, help_: Text, state: Look = ""
) -> Piece:
    """Return a tile; its id is that of the cardboard, so it travels from place to place."""
    art = ("tile-" if size >= SIMPLE else "small-") + FACES[tile]
    return Piece(
        f"tile/{tile}",
        art,
        x,
        y,
        size,
        label,
        state=state,
        short=SHORTS[tile],
        tone=TYPE_TONES[TYPE[tile]],
        help=help_,
    )


# --------------------------------------------------------------------------- what it is good for


_COUNTS: Final = [
    type_ == KNOWLEDGE and kind >= SOLD_TYPES for type_, kind in zip(TYPE, KIND, strict=True)
]
"""Whether each tile scores at the end, by what there is on an estate and beside it."""


def placed_help(tile: Tile, points: int) -> Text:
    """Say what a tile on an estate does, and what it counts as things are, if it does."""
    if not _COUNTS[tile]:
        return HELP[tile]
    return _tile_help(tile, Text("now-counts", {"points": points}), NOTHING)


Prospect = tuple[tuple[int, ...], int] | None
"""The numbers by which a tile could be placed, and how much it would bring now; nothing is to come
any more when the game is over."""


def prospect(position: Position, estate: Estate, tile: Tile) -> Prospect:
    """Return what can be expected of a tile not yet placed, if there is one."""
    if tile == NO_TILE or position.stage == OVER:
        return None
    spaces, type_ = estate.fits(tile), TYPE[tile]
    amount = 0
    if type_ == ANIMAL and spaces:
        pastures = _one_of_each(estate.duchy.number, spaces)
        amount = max([animal_points(estate, hex_, tile) for hex_ in pastures])
    elif type_ == SHIP:
        amount = max([total(wares) for wares in position.wares])
    elif _COUNTS[tile]:
        amount = knowledge_points(estate, KIND[tile])
    return _numbers(spaces), amount


@memoize
def _numbers(spaces: int) -> tuple[int, ...]:
    """Return the numbers that some spaces show."""
    return tuple(sorted({NUMBER[hex_] for hex_ in members(spaces)}))


@memoize
def _one_of_each(number: int, spaces: int) -> tuple[Hex, ...]:
    """Return a space of each region of an estate that some are in: the others bring the same."""
    region = DUCHIES[number - 1].region
    return tuple({region[hex_]: hex_ for hex_ in members(spaces)}.values())


def waiting_help(tile: Tile, ahead: Prospect) -> Text:
    """Say what a tile not yet placed does, what it would bring, and which numbers place it."""
    if ahead is None:
        return HELP[tile]
    numbers, amount = ahead
    now = NOTHING
    if TYPE[tile] == ANIMAL and numbers:
        now = Text("now-animals", {"points": amount})
    elif TYPE[tile] == SHIP:
        now = Text("now-goods", {"count": amount})
    elif _COUNTS[tile]:
        now = Text("now-counts", {"points": amount})
    if not numbers:
        return _tile_help(tile, now, Text("fits-nowhere"))
    said = ", ".join([str(number) for number in numbers])
    return _tile_help(tile, now, Text("fits-numbers", {"numbers": said}))


def _tile_help(tile: Tile, now: Text, where: Text) -> Text:
    return Text("tile-help", {"does": HELP[tile], "now": now, "where": where})


# ------------------------------------------------------------------------------------ bonus tiles


@memoize
def bonus_piece(seats: int, which: int, x: float, y: float, wide: float) -> Piece:
    """Return a bonus tile: the large ones of each type come first, then the small ones."""
    small, type_ = divmod(which, len(TYPES))
    size, points = ("small", SMALL[seats]) if small else ("large", LARGE[seats])
    name = TYPES[type_]
    label = Text(f"bonus-{size}", {"type": Text(f"all-{name}"), "points": points})
    return Piece(
        f"bonus/{size}/{name}",
        f"bonus-{size}-{name}-{points}",
        x,
        y,
        wide,
        label,
        short=f"{name[0].upper()}{points}",
        tone=TYPE_TONES[type_],
        help=Text(f"help-bonus-{size}", {"type": Text(f"all-{name}"), "points": points}),
    )
