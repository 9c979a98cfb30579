"""A tile that goes to the storage, or makes room there: how that is said, and why it is good."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    CASTLE,
    KNOWLEDGE,
    MINE,
    MINE_SILVER,
    NO_PLACE,
    NUMBER,
    PER_DEPOT,
    PHASES,
    SHIFT,
    SHIP,
    SOLD_TYPES,
    TYPES,
)
from feldspar.games.burgundy.rules.decisions import DICE
from feldspar.games.burgundy.rules.pending.store import Store
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.scoring import animal_points, knowledge_points
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Die, Slot, Tile
from feldspar.games.burgundy.view.answer import (
    AnswerView,
    Asked,
    Deed,
    cost,
    dice,
    use,
    workers_price,
)
from feldspar.games.burgundy.view.answers.shipment import best_load
from feldspar.games.burgundy.view.gains import kin, placing_points, region, region_points
from feldspar.games.burgundy.view.tile import ALIKE, HELP, NOTHING, a_tile, twin
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Path
from feldspar.kernel.toolkit.hexes import members
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Hex, Seat

_EASY: Final = 3
"""On so many different numbers a tile is easy to place."""


def _paths(position: Position, seat: Seat, args: tuple[int, ...]) -> list[Path]:
    tile = position.slots[args[1]]
    return [(*die, f"tile/{tile}") for die in dice(position, seat, args[0])]


def _move(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    die, slot = DICE[args[0]], args[1]
    tile, full = ALIKE[position.slots[slot]], position.estates[seat].room() == NO_PLACE
    workers = cost(position, seat, "take", args)
    label = _label(tile, slot // PER_DEPOT + 1, die, workers, full)
    # Of what is decided, the slot is counted last.
    same = action - slot + twin(position.slots, slot, slot - slot % PER_DEPOT)
    return Move(action, path, label, price=workers_price(workers), same=same)


@memoize
def _label(tile: Tile, depot: int, die: Die, workers: int, full: bool) -> Text:
    told: dict[str, TextArg] = {"tile": a_tile(tile), "depot": depot, "use": use(die, workers)}
    return Text("move-take", {**told, "full": Text("then-discard") if full else NOTHING})


# -------------------------------------------------------------------------------- why it is good


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
    return Text("because-last", {**region(deed.had().duchy, hex_), "points": points})


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
    lying = [tile for tile in slots if tile != NO_TILE and TYPE[tile] == type_]
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


# -------------------------------------------------------------------------------- what makes room


def stands_out(position: Position) -> Slot | None:
    """Return the slot with the tile room is being made for, if any."""
    return Slot(position.asked.about) if isinstance(position.asked, Store) else None


def _asks(position: Position, asked: Question) -> Asked:
    return asked.name, {"tile": a_tile(position.slots[asked.about])}


def _discard(
    position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path
) -> Move:
    asked, storage = position.asked, position.estates[seat].storage
    assert asked is not None
    new = a_tile(position.slots[asked.about])
    label = Text("move-discard", {"tile": a_tile(storage[args[0]]), "new": new})
    return Move(action, path, label, same=action - args[0] + twin(storage, args[0]))


def _useless(deed: Deed) -> Text | None:
    """What is discarded fits nowhere now."""
    estate = deed.had()
    return None if estate.fits(estate.storage[deed.args[0]]) else Text("because-useless")


REASONS = (_last, _at_once, _herd, _only, _later, _easy)
VIEWS: Final = {
    "take": AnswerView(_paths, _move, REASONS),
    "discard": AnswerView(
        lambda position, seat, args: [(f"tile/{position.estates[seat].storage[args[0]]}",)],
        _discard,
        (_useless,),
        asks=_asks,
    ),
}
