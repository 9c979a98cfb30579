"""What is true of every position, whatever was decided: nothing is lost, and counting again agrees.

`watching` is what `tests.endurance` asks every title for.
"""

from collections.abc import Callable

from feldspar import State
from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import (
    BLACK,
    BOARD,
    BUILDING,
    BUILDINGS,
    EVERY_GOODS,
    KNOWLEDGE,
    NUMBERED,
)
from feldspar.games.burgundy.rules.player_board import ALL_HEXES, Estate
from feldspar.games.burgundy.rules.position import SETUP
from feldspar.games.burgundy.rules.tiles import KIND, NO_TILE, SUPPLY, TYPE
from tests.games.burgundy.ledger import Ledger

AROUND = [sum(1 << near for near in beside) for beside in BOARD.neighbours]
BACKS = [{t for t in range(164) if SUPPLY[t] == back} for back in range(BLACK + 1)]
SEVEN_OF_EACH = sum(7 << 8 * goods for goods in range(6))


def watching(state: State) -> Callable[[], None]:
    """Return a check that may be called at any time from the opening of a game on, with its log."""
    assert isinstance(state, BurgundyState)
    ledger = Ledger(state)

    def check() -> None:
        tiles_are_all_there(state)
        goods_and_bonus_tiles_are_all_there(state)
        for estate in state.estates:
            an_estate_remembers_rightly(estate)
        ledger.listen(state.log or [])
        ledger.agrees(state)

    return check


def present(state: BurgundyState) -> list[int]:
    """Every tile that has not left the game, wherever it is."""
    found = [tile for pile in state.supply for tile in pile] + state.slots
    for estate in state.estates:
        found += estate.tiles
        found += estate.storage
    return [tile for tile in found if tile != NO_TILE]


def tiles_are_all_there(state: BurgundyState) -> None:
    """Each of the 164 once; those still to be drawn in the supply of their back."""
    tiles = present(state)
    assert len(tiles) == len(set(tiles)) == 164 - state.removed
    for back, pile in enumerate(state.supply):
        assert BACKS[back].issuperset(pile)
    filled = 0
    for slot, tile in enumerate(state.slots):
        if tile != NO_TILE:
            assert (slot >= NUMBERED) == (SUPPLY[tile] == BLACK)
            filled |= 1 << slot
    assert state.filled == filled


def goods_and_bonus_tiles_are_all_there(state: BurgundyState) -> None:
    """Seven goods of each type, unseen, to be laid, at depots, stored or sold; 12 bonus tiles."""
    to_be_laid = state.pile[state.round + 1 :] if state.stage != SETUP else []
    goods = sum(1 << 8 * one for one in state.crates + to_be_laid) + sum(state.wares)
    bonuses = [state.large | state.small << 6]
    for estate in state.estates:
        goods += estate.goods + estate.sold
        bonuses.append(estate.bonuses)
    assert goods == SEVEN_OF_EACH
    assert sum(bonuses) == (1 << 12) - 1
    assert all(bonuses[0] & won == 0 for won in bonuses[1:])


def an_estate_remembers_rightly(estate: Estate) -> None:
    """What it keeps for speed is what one finds by looking at its tiles and goods."""
    duchy = estate.duchy
    covered = beside = powers = 0
    allowed = [ALL_HEXES] * len(BUILDINGS)
    for hex_, tile in enumerate(estate.tiles):
        if tile == NO_TILE:
            continue
        covered |= 1 << hex_
        beside |= AROUND[hex_]
        assert TYPE[tile] == duchy.type[hex_]
        if TYPE[tile] == BUILDING:
            allowed[KIND[tile]] &= ~duchy.region[hex_]
        elif TYPE[tile] == KNOWLEDGE:
            powers |= 1 << KIND[tile]
    assert (estate.covered, estate.frontier) == (covered, beside & ~covered)
    assert (estate.allowed, estate.powers) == (allowed, powers)
    assert estate.stock == sum(1 << goods for goods in EVERY_GOODS if estate.count_goods(goods))
    assert estate.stock.bit_count() <= 3
    assert estate.fresh & ~covered == 0
    assert estate.score == sum(estate.points)
