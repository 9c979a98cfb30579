"""Why a tile is taken or bought: what it would bring on the estate as it is."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    CASTLE,
    EVERY_SLOT,
    KNOWLEDGE,
    MINE,
    MINE_SILVER,
    NUMBER,
    PHASES,
    SHIFT,
    SHIP,
    SOLD_TYPES,
    TYPES,
)
from feldspar.games.burgundy.rules.decisions import DICE
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.scoring import animal_points, knowledge_points
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Tile
from feldspar.games.burgundy.view.gains import kin, placing_points, region_points
from feldspar.games.burgundy.view.move_reasons.deed import Deed, Reason
from feldspar.games.burgundy.view.move_reasons.sailing import best_load
from feldspar.games.burgundy.view.tile import HELP
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.units import Hex

_EASY: Final = 3
"""On so many different numbers a tile is easy to place."""


def _tile(deed: Deed) -> Tile:
    """Return the tile in question: the slot is counted last, whether it is taken or bought."""
    return deed.before.slots[deed.args[-1]]


def _fits(deed: Deed) -> list[Hex]:
    return members(deed.had().fits(_tile(deed)))


def _last(deed: Deed) -> Text | None:
    """It would complete a region."""
    lasts = [hex_ for hex_ in _fits(deed) if region_points(deed.before, deed.seat, hex_)]
    if not lasts:
        return None
    points, hex_ = max([(placing_points(deed.before, deed.seat, _tile(deed), h), h) for h in lasts])
    duchy = deed.had().duchy
    region = Text("region-" + TYPES[duchy.type[hex_]])
    return Text("because-last", {"region": region, "size": duchy.size[hex_], "points": points})


def _at_once(deed: Deed) -> Text | None:
    """Another die that is still there could place it, as it was rolled."""
    before, estate = deed.before, deed.had()
    left = [before.dice[2 * deed.seat + n] for n in (0, 1) if not before.used >> n & 1]
    if len(deed.args) > 1 and DICE[deed.args[0]] in left:
        left.remove(DICE[deed.args[0]])
    shift = estate.has(SHIFT[TYPE[_tile(deed)]])
    for die in left:
        if any(not price(estate, die, NUMBER[hex_], shift) for hex_ in _fits(deed)):
            return Text("because-at-once", {"die": die})
    return None


def _herd(deed: Deed) -> Text | None:
    """It would join animals of its kind."""
    tile, estate = _tile(deed), deed.had()
    if TYPE[tile] != ANIMAL or not _fits(deed):
        return None
    points, hex_ = max([(animal_points(estate, hex_, tile), hex_) for hex_ in _fits(deed)])
    if not kin(estate, hex_, tile):
        return None
    kind = Text("animals-" + ANIMALS[KIND[tile]])
    return Text("because-joins", {"kind": kind, "points": points})


def _only(deed: Deed) -> Text | None:
    """No other tile of its type lies in any depot, and there is still a space for one."""
    type_, slots = TYPE[_tile(deed)], deed.before.slots
    lying = [slot for slot in EVERY_SLOT if slots[slot] != NO_TILE and TYPE[slots[slot]] == type_]
    estate = deed.had()
    if len(lying) > 1 or not estate.duchy.of_type[type_] & ~estate.covered:
        return None
    return Text("because-only", {"type": TYPES[type_]})


def _later(deed: Deed) -> Text | None:
    """What it does once it is placed, as there is a space that would take it."""
    tile = _tile(deed)
    type_, kind = TYPE[tile], KIND[tile]
    if not _fits(deed):
        return None
    if type_ == CASTLE:
        return Text("because-later-castle")
    if type_ == BUILDING:
        return Text("because-later-building", {"does": HELP[tile]})
    if type_ == MINE:
        silver = MINE_SILVER * (len(PHASES) - deed.before.phase)
        return Text("because-later-mine", {"silver": silver})
    if type_ == KNOWLEDGE:
        if kind < SOLD_TYPES:
            return Text("because-power", {"does": HELP[tile]})
        points = knowledge_points(deed.had(), kind)
        return Text("because-later-counts", {"points": points}) if points else None
    if type_ == SHIP:
        count, depot = best_load(deed.before, deed.had())
        return Text("because-later-ship", {"count": count, "depot": depot}) if count else None
    return None


def _easy(deed: Deed) -> Text | None:
    """There are many numbers to place it with."""
    numbers = sorted({NUMBER[hex_] for hex_ in _fits(deed)})
    if len(numbers) < _EASY:
        return None
    said = ", ".join([str(number) for number in numbers])
    return Text("because-easy", {"where": Text("fits-numbers", {"numbers": said})})


def _spends(deed: Deed) -> Text | None:
    """In the last phase silver is of little use but for this."""
    return Text("because-spends") if deed.before.phase == len(PHASES) - 1 else None


TAKING: Final[tuple[Reason, ...]] = (_last, _at_once, _herd, _only, _later, _easy)
BUYING: Final[tuple[Reason, ...]] = (*TAKING, _spends)
