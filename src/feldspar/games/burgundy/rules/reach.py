"""What a die can be used for: itself, and the numbers that workers turn it into (section 6).

The tables are by tile 8, the die and the workers, up to as many as a die may need; with a free
shift, so much further on.
"""

from typing import Final

from feldspar.games.burgundy.rules.components import HEXES, LONG_STEP, NUMBER, PER_DEPOT, POWERS
from feldspar.games.burgundy.rules.decisions import DICE, FREE
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.units import Die

MOST_WORKERS: Final = 3
"""No die needs more workers than this (BUR-6.5)."""
SHIFTED: Final = 56


def _cost(die: Die, number: int, shift: int, step: int) -> int:
    """Return the workers it takes to turn a die into a number (BUR-6.5 to 6.8)."""
    if die == FREE:
        return 0
    distance = min((die - number) % 6, (number - die) % 6)
    return (max(0, distance - shift) + step - 1) // step


COST: Final[list[int]] = [
    _cost(Die(die), number, shift, step)
    for shift in (0, POWERS["free_shift"])
    for step in (1, POWERS["worker_step"])
    for die in range(len(DICE))
    for _ in range(MOST_WORKERS + 1)
    for number in range(7)
]
"""The workers that turn a die into each number, seven at a time: there is no number 0."""
NUMBERS_REACHED: Final[list[int]] = [
    sum([1 << number - 1 for number in range(1, 7) if COST[7 * index + number] <= index % 4])
    for index in range(2 * SHIFTED)
]
"""Numbers, less one, as bits. They are also goods."""
SLOTS_REACHED: Final[list[int]] = [
    sum([15 << PER_DEPOT * number for number in range(6) if numbers >> number & 1])
    for numbers in NUMBERS_REACHED
]
HEXES_REACHED: Final[list[int]] = [
    sum([1 << hex_ for hex_ in range(HEXES) if numbers >> NUMBER[hex_] - 1 & 1])
    for numbers in NUMBERS_REACHED
]


def reach(estate: Estate, die: Die) -> int:
    """Return where the tables have what a die and all workers come to without a free shift."""
    workers = estate.workers
    if workers > MOST_WORKERS:
        workers = MOST_WORKERS
    return ((estate.powers >> LONG_STEP & 1) * 7 + die) * 4 + workers


def price(estate: Estate, die: Die, number: int, shift: int) -> int:
    """Return the workers it takes to use a die as a number; `shift` is 1 if there is a free one."""
    index = (shift * 2 + (estate.powers >> LONG_STEP & 1)) * 7 + die
    return COST[28 * index + number]
