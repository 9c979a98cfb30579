"""The flow of the game: phases, rounds, turns, and what ends each of them."""

from typing import Final

from feldspar.games.burgundy.rules.components import (
    BLACK,
    BLACK_TILES,
    CASTLE,
    EXCEPTION_PHASES,
    EXCEPTION_SEATS,
    EXCEPTION_SLOT,
    EXCEPTION_TYPE,
    GOODS,
    MINE,
    MINE_SILVER,
    MINE_WORKERS,
    NUMBERED,
    PHASES,
    PILE,
    POWERS,
    ROUNDS,
    SHIP,
    SLOT_SEATS,
    SLOT_TYPE,
    SLOTS,
)
from feldspar.games.burgundy.rules.position import OVER, TURNS, Position
from feldspar.games.burgundy.rules.scoring import final_scoring
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.games.burgundy.rules.units import Die, Goods, Tile, Type
from feldspar.kernel.chance import below, dealt
from feldspar.kernel.events import Event, Text, heading

# Chance events; each supply of tiles has its own, by number, and `opening` has others.
DRAW_GOODS: Final = 7
ROLL: Final = 11

NO_BACK: Final = Type(-1)
"""Of the tile for a slot that is not used."""
_WORKERS_PER_MINE: Final = POWERS["mine_workers"]


def _slot_backs(seats: int, exception: bool) -> list[Type]:
    """Return what the tile for each slot has on its back with so many players (section 3)."""
    black = [BLACK if place < BLACK_TILES[seats] else NO_BACK for place in range(SLOTS - NUMBERED)]
    backs = [SLOT_TYPE[slot] if SLOT_SEATS[slot] <= seats else NO_BACK for slot in range(NUMBERED)]
    if exception:
        backs[EXCEPTION_SLOT] = EXCEPTION_TYPE
    return backs + black


_BACKS: Final = [
    *[_slot_backs(seats, False) for seats in range(len(BLACK_TILES))],
    _slot_backs(EXCEPTION_SEATS, True),
]
_COUNTS: Final = [[layout.count(Type(back)) for back in range(BLACK + 1)] for layout in _BACKS]


def _layout(seats: int, phase: int) -> int:
    """Return which of these are laid out in a phase: by players, but for the exception."""
    return -1 if seats == EXCEPTION_SEATS and EXCEPTION_PHASES >> phase & 1 else seats


def drawn_from(position: Position, first: int) -> list[int]:
    """Return how many tiles of each back the phases draw, from one on to the last."""
    counts = [_COUNTS[_layout(position.seats, phase)] for phase in range(first, len(PHASES))]
    return [sum([count[back] for count in counts]) for back in range(BLACK + 1)]


def backs(position: Position) -> list[Type]:
    """Return what the tile for each slot has on its back in this phase (BUR-3.4, 3.5)."""
    return _BACKS[_layout(position.seats, position.phase)]


def begin_phase(position: Position) -> None:
    """Section 3: empty and refill the depots, turn up the goods; then the first round."""
    position.stage = TURNS
    position.removed += position.filled.bit_count()
    drawn = _draw(position)
    slots = [NO_TILE] * SLOTS
    position.slots = slots
    position.filled = 0
    for slot, back in enumerate(backs(position)):
        if back != NO_BACK:
            slots[slot] = Tile(drawn[back].pop())
            position.filled |= 1 << slot
    crates = position.crates[:]
    pile = dealt(crates, PILE, position.key, DRAW_GOODS, position.phase)
    position.pile = [Goods(goods) for goods in pile]
    position.crates = crates
    position.round = 0
    begin_round(position)


def _draw(position: Position) -> list[list[int]]:
    """Take the tiles of this phase out of the supplies, and return them by their backs."""
    counts = _COUNTS[_layout(position.seats, position.phase)]
    supply: list[list[int]] = []
    drawn: list[list[int]] = []
    for back, tiles in enumerate(position.supply):
        left = tiles[:]
        supply.append(left)
        if back in (CASTLE, MINE, SHIP):
            drawn.append([left.pop() for _ in range(counts[back])])  # all alike: no need of chance
        else:
            drawn.append(dealt(left, counts[back], position.key, back, position.phase))
    position.supply = supply
    return drawn


def begin_round(position: Position) -> None:
    """Section 4: all roll, the goods of the round go to a depot; then the first turn."""
    position.order = position.ranked[:]
    rounds = position.phase * ROUNDS + position.round
    drawn = below(6 ** (2 * position.seats + 1), position.key, ROLL, rounds)
    dice: list[Die] = []
    for _ in range(2 * position.seats):
        dice.append(Die(drawn % 6 + 1))
        drawn //= 6
    position.dice = dice
    position.white = drawn + 1
    wares = position.wares[:]
    wares[position.white - 1] += 1 << 8 * position.pile[position.round]
    position.wares = wares
    position.reveal_count += 1
    if position.log is not None:
        position.log.append(round_event(position))
    position.turn = 0
    _begin_turn(position)


def _begin_turn(position: Position) -> None:
    seat = position.actor()
    position.used = 0
    position.bought = False
    position.waiting = 1 << seat
    position.estates[seat].fresh = 0


def end_turn(position: Position) -> None:
    """Go on with the next player, round, phase, or to the end of the game."""
    position.turn += 1
    if position.turn < position.seats:
        _begin_turn(position)
        return
    position.round += 1
    if position.round < ROUNDS:
        begin_round(position)
        return
    _end_phase(position)
    if position.phase + 1 < len(PHASES):
        position.phase += 1
        begin_phase(position)
        return
    position.stage = OVER
    position.round = ROUNDS - 1
    position.turn = position.seats - 1
    position.waiting = 0
    position.used = 3
    final_scoring(position)


def _end_phase(position: Position) -> None:
    """Section 18: mines pay, in the last phase too."""
    for seat, estate in enumerate(position.estates):
        mines = (estate.covered & estate.duchy.of_type[MINE]).bit_count()
        if not mines:
            continue
        silver = mines * MINE_SILVER
        workers = mines * _WORKERS_PER_MINE * estate.has(MINE_WORKERS)
        estate.silver += silver
        estate.workers += workers
        if position.log is not None:
            text = Text("log-income", {"silver": silver, "workers": workers})
            position.log_event(seat, text, "BUR-18.1")


def round_event(position: Position) -> Event:
    """Say what a round begins with."""
    text = Text(
        "log-round",
        {
            "phase": PHASES[position.phase],
            "round": position.round + 1,
            "goods": Text("goods-" + GOODS[position.pile[position.round]]),
            "depot": position.white,
        },
    )
    return heading(text, "BUR-4.4")
