"""Checks that a position that was read is consistent, so that it can be played to its end."""

from feldspar.games.burgundy.rules.components import CASTLE, GOODS_ROOM, HEXES, PHASES, PILE
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import BASIC, NOT_CHOSEN, OPEN, OVER, SETUP, Position
from feldspar.games.burgundy.rules.sheet import DUCHIES, SHEETS
from feldspar.games.burgundy.rules.tiles import NO_TILE, SUPPLY, TYPE
from feldspar.games.burgundy.rules.turn_flow import drawn_from
from feldspar.kernel.position_codec import require


def check(position: Position) -> None:
    """Raise a `PositionError` if a position contradicts itself."""
    seats = position.seats
    every = [*range(seats)]
    require(sorted(position.order) == every, "order: expected every seat once")
    require(sorted(position.ranked) == every, "track: expected every seat once")
    _sheets(position)
    if position.stage == SETUP:
        _setup(position)
    else:
        _turn(position)
    asked = position.asked
    if asked is not None:
        fits = position.waiting == 1 << asked.seat and position.stage != SETUP
        require(fits and asked.can_wait(position), f"asked: {asked.name} cannot be asked now")
    _supply(position)
    for seat, estate in enumerate(position.estates):
        _estate(seat, estate)


def _sheets(position: Position) -> None:
    """Section 22: in the advanced set-up everybody has a sheet of their own to choose from."""
    sheets = position.sheets
    if position.setup == BASIC:
        require(not sheets, "sheets: there are none in the basic set-up")
    else:
        fits = len(sheets) == position.seats == len({*sheets}) and max(sheets) < len(SHEETS)
        require(fits, "sheets: expected another one for every seat")
    for seat, choice in enumerate(position.choices):
        if choice != NOT_CHOSEN:
            number, hex_ = choice // HEXES + 1, choice % HEXES
            fits = position.setup != BASIC and number in SHEETS[sheets[seat]]
            fits = fits and hex_ in DUCHIES[number - 1].castles
            require(fits, f"choices: seat {seat} cannot choose this")


def _setup(position: Position) -> None:
    """Whoever has not chosen waits: all at once, or one after the other."""
    require(position.setup != BASIC, "stage: there is nothing to choose in the basic set-up")
    require(not position.phase and not position.round, "phase: none has begun in the set-up")
    chosen = [choice != NOT_CHOSEN for choice in position.choices]
    waiting = sum([1 << seat for seat, one in enumerate(chosen) if not one])
    if position.setup == OPEN:
        first = chosen.count(True)
        fits = [chosen[seat] for seat in position.order] == [n < first for n in range(len(chosen))]
        waiting = 1 << position.order[first] if fits and waiting else 0
    require(0 < waiting == position.waiting, "waiting: whoever has not chosen, in this set-up")
    for seat, estate in enumerate(position.estates):
        covered = position.setup == OPEN and chosen[seat]
        require(
            bool(estate.covered) == covered, f"tiles {seat}: nothing in the set-up but a castle"
        )


def _turn(position: Position) -> None:
    over = position.stage == OVER
    require(len(position.pile) == PILE, f"goods of the phase: expected {PILE}")
    require(min(position.dice) > 0 and position.white > 0, "dice: expected numbers from 1 to 6")
    fits = position.waiting == (0 if over else 1 << position.actor())
    require(fits, "waiting: expected whoever has the turn, and nobody when it is over")


def _supply(position: Position) -> None:
    """What the phases to come will draw lies face down, and the start castles."""
    first = position.phase if position.stage == SETUP else position.phase + 1
    later = drawn_from(position, first)
    if position.stage == SETUP:
        later[CASTLE] += sum([not estate.covered for estate in position.estates])
    for back, tiles in enumerate(position.supply):
        require(all(SUPPLY[tile] == back for tile in tiles), "face down: a tile of another back")
        require(len(tiles) >= later[back], "face down: too few tiles for the phases to come")
    goods = (len(PHASES) - first) * PILE
    require(len(position.crates) >= goods, f"goods face down: expected {goods} or more")


def _estate(seat: int, estate: Estate) -> None:
    """Every tile lies on a space of its type, and goods are of three types at most."""
    for hex_, tile in enumerate(estate.tiles):
        if tile != NO_TILE:
            there = estate.duchy.of_type[TYPE[tile]] >> hex_ & 1
            require(there == 1, f"tiles {seat}: a tile lies on a space of another type")
    types = estate.stock.bit_count()
    require(types <= GOODS_ROOM, f"goods {seat}: at most {GOODS_ROOM} types can be stored")
