"""A position of The Castles of Burgundy as text: the board, the time, and everybody's estates."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    BOARD,
    DEPOTS,
    GOODS,
    GOODS_EACH,
    HEXES,
    PHASES,
    PILE,
    ROUNDS,
    TYPES,
)
from feldspar.games.burgundy.rules.consistency import check
from feldspar.games.burgundy.rules.decisions import SLOT_NAMES
from feldspar.games.burgundy.rules.legal import legal
from feldspar.games.burgundy.rules.player_board import SOURCES, Estate, blank
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, QUESTIONS, Position, Question
from feldspar.games.burgundy.rules.sheet import DUCHIES, SHEETS
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE, TILES
from feldspar.games.burgundy.rules.units import Goods, Source, Tile
from feldspar.games.burgundy.rules.visibility import secret
from feldspar.kernel.position_codec import HIDDEN, PositionCodec, PositionError, write_text
from feldspar.kernel.toolkit.discovery import classes_by_module
from feldspar.kernel.units import Hex

LIMITS: Final = {
    seats: {
        name: [seats - 1, *question.limits]
        for name, question in classes_by_module(QUESTIONS).items()
        if issubclass(question, Question) and not question.__subclasses__()
    }
    for seats in range(1, 5)
}
"""By the number of seats: the largest number of each thing that a question is about."""
MOST: Final = 999
"""Of silver, workers, and points from one source."""
STAGES: Final = ["setup", "turns", "over"]
BACKS: Final = [*TYPES, "black"]
NAMES: Final = [f"{face}#{tile}" for tile, face in enumerate(FACES)]
"""What a tile shows, and its number: those that look alike are told apart by it."""
CHOICES: Final = [f"{duchy.number}:{name}" for duchy in DUCHIES for name in BOARD.names]


def visit_notation(position: Position, notation: PositionCodec) -> None:
    """Say all that is true of a position; secret choices only to who made them."""
    seats = [str(seat) for seat in range(position.seats)]
    position.stage = notation.word("stage", position.stage, STAGES)
    position.waiting = notation.choice("waiting", position.waiting, seats)
    position.phase = notation.word("phase", position.phase, PHASES)
    position.round = notation.number("round", position.round, ROUNDS - 1)
    position.order = notation.names("order", position.order, seats, position.seats)
    position.ranked = notation.names("track", position.ranked, seats, position.seats)
    most, none = notation.up_to(MOST), [0] * position.seats
    position.spaces = notation.numbers("spaces", position.spaces, most, none)
    position.turn = notation.number("turn", position.turn, position.seats - 1)
    position.dice = notation.numbers("dice", position.dice, 6, [0] * len(position.dice))
    position.white = notation.number("white die", position.white, 6)
    position.used = notation.choice("used", position.used, ["first", "second"])
    position.bought = notation.flag("bought", position.bought)
    waits = [position.asked] if position.asked is not None else []
    asked = notation.questions(
        "asked", waits, _write_question, QUESTIONS, LIMITS[position.seats], 1
    )
    position.asked = asked[0] if asked else None
    _board(position, notation)
    for seat, estate in enumerate(position.estates):
        position.estates[seat] = _estate(notation, seat, estate)
    _once(position)
    position.sheets = notation.numbers(
        "sheets", position.sheets, len(SHEETS) - 1, many=position.seats
    )
    position.choices = _choices(position, notation)
    if notation.reads:
        check(position)


def _write_question(question: Question) -> str:
    return write_text(question.name, [question.seat, *question.fields()])


def _board(position: Position, notation: PositionCodec) -> None:
    """Say what lies on the board, and what is still face down."""
    slots = {SLOT_NAMES[slot]: tile for slot, tile in enumerate(position.slots)}
    position.slots = _tiles(notation, "depots", slots)
    position.filled = sum([1 << s for s, tile in enumerate(position.slots) if tile != NO_TILE])
    position.wares = [
        notation.counts(f"goods of depot {depot + 1}", position.wares[depot], GOODS, GOODS_EACH)
        for depot in range(DEPOTS)
    ]
    position.pile = notation.names("goods of the phase", position.pile, GOODS, PILE)
    every = len(GOODS) * GOODS_EACH
    position.crates = notation.runs("goods face down", position.crates, len(GOODS) - 1, every)
    position.supply = [
        notation.runs(f"{back} face down", position.supply[n], TILES - 1, TILES)
        for n, back in enumerate(BACKS)
    ]
    position.removed = notation.number("removed", position.removed, TILES)
    every = (1 << len(TYPES)) - 1
    position.large = notation.choice("large bonuses", position.large, TYPES, every)
    position.small = notation.choice("small bonuses", position.small, TYPES, every)


def _estate(notation: PositionCodec, seat: int, old: Estate) -> Estate:
    """Say what a player has, and return an estate with it."""
    numbers = [str(duchy.number) for duchy in DUCHIES]
    new = blank(DUCHIES[notation.word(f"estate {seat}", old.duchy.number - 1, numbers)])
    spaces = {BOARD.names[hex_]: tile for hex_, tile in enumerate(old.tiles)}
    for hex_, tile in enumerate(_tiles(notation, f"tiles {seat}", spaces)):
        if tile != NO_TILE:
            new.cover(Hex(hex_), tile)
    new.fresh = notation.choice(f"latest {seat}", old.fresh, BOARD.names)
    stored = {str(place + 1): tile for place, tile in enumerate(old.storage)}
    new.storage = _tiles(notation, f"storage {seat}", stored)
    goods = notation.counts(f"goods {seat}", old.goods, GOODS, GOODS_EACH)
    for kind, count in enumerate(_each(goods)):
        if count:
            new.store_goods(Goods(kind), count)
    new.sold = notation.counts(f"sold {seat}", old.sold, GOODS, GOODS_EACH)
    most = notation.up_to(MOST)
    new.silver = notation.number(f"silver {seat}", old.silver, most)
    new.workers = notation.number(f"workers {seat}", old.workers, most)
    bonuses = [f"{size}-{type_}" for size in ("large", "small") for type_ in TYPES]
    new.bonuses = notation.choice(f"bonuses {seat}", old.bonuses, bonuses)
    points = notation.numbers(f"points {seat}", old.points, most, [0] * len(SOURCES))
    for source, scored in enumerate(points):
        new.score_points(scored, Source(source))
    return new


def _once(position: Position) -> None:
    """Raise if a tile lies in two places; where those are that left the game, nobody knows."""
    lying = [*position.slots, *[tile for pile in position.supply for tile in pile]]
    for estate in position.estates:
        lying += [*estate.tiles, *estate.storage]
    found = {NO_TILE}
    for tile in lying:
        if tile in found and tile != NO_TILE:
            raise PositionError(f"{NAMES[tile]} lies in two places")
        found.add(Tile(tile))


def _each(packed: int) -> list[int]:
    return [packed >> 8 * kind & 255 for kind in range(len(GOODS))]


def _tiles(notation: PositionCodec, name: str, places: dict[str, Tile]) -> list[Tile]:
    """Say which tiles lie where, and return what lies in every place."""
    lying = [f"{place}={NAMES[tile]}" for place, tile in places.items() if tile != NO_TILE]
    found = dict.fromkeys(places, NO_TILE)
    for said in notation.words(name, lying, len(places)):
        place, _, tile = said.partition("=")
        if place not in found or tile not in NAMES:
            raise PositionError(f"{name}: expected a place and a tile, not {said!r}")
        found[place] = Tile(NAMES.index(tile))
    return list(found.values())


def _choices(position: Position, notation: PositionCodec) -> list[int]:
    """Say what has been chosen in the set-up; guess what is hidden of it."""
    hidden = secret(position)
    old = [None if choice == NOT_CHOSEN else CHOICES[choice] for choice in position.choices]
    written = [
        f"{seat}={HIDDEN if hidden and not notation.knows(seat) else choice}"
        for seat, choice in enumerate(old)
        if choice is not None
    ]
    found = [NOT_CHOSEN] * position.seats
    for said in notation.words("choices", written, position.seats):
        seat, _, choice = said.partition("=")
        if seat not in [str(n) for n in range(position.seats)]:
            raise PositionError(f"choices: there is no seat {seat!r}")
        if choice == HIDDEN:
            found[int(seat)] = _guess(position, int(seat))
        elif choice in CHOICES:
            found[int(seat)] = CHOICES.index(choice)
        else:
            raise PositionError(
                f"choices: expected an estate and a hex, as in 3:d4, not {choice!r}"
            )
    return found


def _guess(position: Position, seat: int) -> int:
    """Return something a seat could have chosen."""
    guess = position.clone()
    assert isinstance(guess, Position)
    guess.choices = [NOT_CHOSEN] * position.seats
    guess.waiting |= 1 << seat
    return legal(guess, seat)[0]


assert len(CHOICES) == len(DUCHIES) * HEXES, "a choice is an estate and a hex"
