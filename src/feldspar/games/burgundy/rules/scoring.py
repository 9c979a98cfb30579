"""Points: what a placement scores, the final count, and who wins."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    ANIMAL,
    ANIMAL_KINDS,
    ANIMAL_POINTS,
    BONUS_TILES,
    BUILDING,
    COUNTED,
    COUNTED_POINTS,
    END,
    EVERY_GOODS,
    FIRST_BUILDING,
    HEXES,
    LARGE,
    LAST_BUILDING,
    LEFT_GOODS,
    LEFT_SILVER,
    LEFT_WORKERS,
    PHASE_POINTS,
    PHASES,
    POWERS,
    REGION_POINTS,
    SMALL,
    SOLD_TILES,
    SOLD_TYPES,
    TYPES,
)
from feldspar.games.burgundy.rules.player_board import (
    FROM_ANIMALS,
    FROM_BONUS,
    FROM_KNOWLEDGE,
    FROM_LEFT,
    FROM_PHASE,
    FROM_REGION,
    Estate,
)
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.tiles import COUNT, KIND, NO_TILE, TYPE
from feldspar.games.burgundy.rules.units import Kind, Tile, Type
from feldspar.kernel.events import Text, heading
from feldspar.kernel.standings import places
from feldspar.kernel.units import Hex, Seat

_MORE_PER_ANIMAL: Final = POWERS["animal_points"]
_FOR_SOLD_TYPE: Final = END["sold_type"]
_FOR_ANIMAL_KIND: Final = END["animal_kind"]
_FOR_SOLD_TILE: Final = END["sold_tile"]
_FOR_BONUS_TILE: Final = END["bonus_tile"]
_ANIMAL_NAMES: Final = ["cow", "sheep", "pig", "chicken"]


def score_region(position: Position, seat: Seat, hex_: Hex) -> None:
    """Section 14: a region just filled, and then a type just filled."""
    estate = position.estates[seat]
    duchy = estate.duchy
    if duchy.region[hex_] & ~estate.covered:
        return
    size = duchy.size[hex_]
    type_ = duchy.type[hex_]
    estate.score_points(REGION_POINTS[size], FROM_REGION)
    estate.score_points(PHASE_POINTS[position.phase], FROM_PHASE)
    if position.log is not None:
        region = Text("region-" + TYPES[type_])
        text = Text("log-region", {"region": region, "size": size})
        position.log_event(seat, text, "BUR-14.2", REGION_POINTS[size])
        text = Text("log-phase", {"phase": PHASES[position.phase]})
        position.log_event(seat, text, "BUR-14.3", PHASE_POINTS[position.phase])
    if not duchy.of_type[type_] & ~estate.covered:
        _claim_bonus(position, seat, type_)


def _claim_bonus(position: Position, seat: Seat, type_: Type) -> None:
    """BUR-14.4 to 14.6: the large bonus tile for the first, the small one for the second."""
    estate = position.estates[seat]
    bit = 1 << type_
    if position.large & bit:
        position.large ^= bit
        estate.bonuses |= bit
        points, which, rule = LARGE[position.seats], "large", "BUR-14.4"
    elif position.small & bit:
        position.small ^= bit
        estate.bonuses |= bit << len(TYPES)
        points, which, rule = SMALL[position.seats], "small", "BUR-14.5"
    else:
        return
    estate.score_points(points, FROM_BONUS)
    if position.log is not None:
        text = Text("log-bonus", {"type": Text("all-" + TYPES[type_]), "which": which})
        position.log_event(seat, text, rule, points)


def animal_points(estate: Estate, hex_: Hex, tile: Tile) -> int:
    """Return what an animal tile scores on a space: itself and its like in the pasture."""
    more = _MORE_PER_ANIMAL * estate.has(ANIMAL_POINTS)
    points = COUNT[tile] + more
    kind = KIND[tile]
    pasture = estate.duchy.region[hex_] & estate.covered & ~(1 << hex_)
    while pasture:
        other = pasture.bit_length() - 1
        pasture ^= 1 << other
        if KIND[estate.tiles[other]] == kind:
            points += COUNT[estate.tiles[other]] + more
    return points


def score_animals(position: Position, seat: Seat, hex_: Hex, tile: Tile) -> None:
    """Section 10."""
    estate = position.estates[seat]
    points = animal_points(estate, hex_, tile)
    estate.score_points(points, FROM_ANIMALS)
    if position.log is not None:
        text = Text("log-animals", {"kind": Text("animals-" + _ANIMAL_NAMES[KIND[tile]])})
        position.log_event(seat, text, "BUR-10.1", points)


def count_buildings(estate: Estate, kind: Kind) -> int:
    """Return how many buildings of a kind lie in an estate."""
    found = 0
    for tile in estate.tiles:
        if tile != NO_TILE and TYPE[tile] == BUILDING and KIND[tile] == kind:
            found += 1
    return found


def knowledge_points(estate: Estate, number: Kind) -> int:
    """Return what a knowledge tile is worth at the end, as the estate is now (section 21)."""
    if number == SOLD_TYPES:
        types = 0
        for goods in EVERY_GOODS:
            types += estate.sold_of(goods) > 0
        return types * _FOR_SOLD_TYPE
    if FIRST_BUILDING <= number <= LAST_BUILDING:
        return count_buildings(estate, COUNTED[number - FIRST_BUILDING]) * COUNTED_POINTS
    if number == ANIMAL_KINDS:
        kinds = 0
        for tile in estate.tiles:
            if tile != NO_TILE and TYPE[tile] == ANIMAL:
                kinds |= 1 << KIND[tile]
        return kinds.bit_count() * _FOR_ANIMAL_KIND
    if number == SOLD_TILES:
        count = 0
        for goods in EVERY_GOODS:
            count += estate.sold_of(goods)
        return count * _FOR_SOLD_TILE
    if number == BONUS_TILES:
        return estate.bonuses.bit_count() * _FOR_BONUS_TILE
    return 0


_KNOWLEDGE_RULES: Final = {
    SOLD_TYPES: "BUR-21.16",
    ANIMAL_KINDS: "BUR-21.18",
    SOLD_TILES: "BUR-21.19",
    BONUS_TILES: "BUR-21.20",
}


def final_scoring(position: Position) -> None:
    """Section 19: what is left over, then the knowledge tiles."""
    if position.log is not None:
        position.log.append(heading(Text("log-end"), "BUR-19.1"))
    for seat in position.clockwise(0):
        estate = position.estates[seat]
        goods = estate.stored_goods()
        _score_leftovers(position, seat, "goods", goods, goods * LEFT_GOODS, "BUR-19.2")
        silver = estate.silver
        _score_leftovers(position, seat, "silver", silver, silver * LEFT_SILVER, "BUR-19.3")
        workers = estate.workers
        _score_leftovers(position, seat, "workers", workers, workers // LEFT_WORKERS, "BUR-19.4")
        for number in range(SOLD_TYPES, BONUS_TILES + 1):
            _score_knowledge(position, seat, Kind(number))


def _score_knowledge(position: Position, seat: Seat, number: Kind) -> None:
    estate = position.estates[seat]
    points = knowledge_points(estate, number) if estate.has(number) else 0
    if not points:
        return
    estate.score_points(points, FROM_KNOWLEDGE)
    if position.log is not None:
        text = Text("log-knowledge", {"tile": Text(f"a-knowledge-{number}")})
        position.log_event(seat, text, _KNOWLEDGE_RULES.get(number, "BUR-21.17"), points)


def _score_leftovers(
    position: Position, seat: Seat, what: str, count: int, points: int, rule: str
) -> None:
    if not points:
        return
    position.estates[seat].score_points(points, FROM_LEFT)
    if position.log is not None:
        text = Text("log-left", {"what": Text("count-" + what, {"n": count})})
        position.log_event(seat, text, rule, points)


def ranking(position: Position) -> list[int]:
    """Return everybody's place: points, then empty spaces, then turn order (section 20)."""
    standing: list[tuple[int, int, int]] = []
    for seat, estate in enumerate(position.estates):
        covered = estate.covered.bit_count()
        tie = HEXES - covered if position.most_empty else covered
        standing.append((estate.score, tie, position.ranked.index(Seat(seat))))
    return places(standing)
