"""How good a position looks to a seat: the points it has, and those its estate promises.

Worths are in hundredths of a point. The weights were found by hill-climbing on games of one to four
such players, and are no rules: change them freely, and measure.
"""

from typing import Final

from feldspar.games.burgundy_cards.cards import KIND, TYPE
from feldspar.games.burgundy_cards.figures import (
    ANIMALS,
    BUILDING,
    CLOISTER,
    FIRST_POINTS,
    GOODS,
    OPTIONS,
    PER_POINT,
    ROUNDS,
    TRIPLE,
    TRIPLE_POINTS,
    TURNS,
)
from feldspar.games.burgundy_cards.holding import (
    Holding,
    column_size,
    column_type,
    fits,
    types_of,
)
from feldspar.games.burgundy_cards.position import (
    ACT,
    BONUS,
    CHOOSE,
    COLUMN,
    DRAW,
    FREE_ACT,
    FUNCTION,
    PLACE,
    ROOM,
    SELL,
    TAKE,
    Position,
)

SILVER: Final = 45
WORKER: Final = 35
CONVERTED: Final = 33
"""Each of these is a third of a point in the end."""
UNSOLD: Final = 65
"""Goods still to be sold."""
KIND_HELD: Final = 34
"""Each kind of animal, with the whole game to come."""
BEGUN: Final = [0, 138, 417]
"""Thousandths of a triple's worth in a column of one or two cards."""
FIRST: Final = 73
"""Percent of a first-triple card still to be had."""
AWARD: Final = 72
"""Percent of what the round card brings for a triple."""
SEVEN: Final = 30
"""How much each type counts towards an all-seven card; it grows with their square."""
FLEXIBLE: Final = [0, 24, 57]
"""A column of one or two cloisters can become anything."""
PROJECT: Final = [84, 53, 34, 51, 46, 44, 47]
"""A project, by type."""
JOINS: Final = [0, 44, 62]
"""More for a project that could join a column of one or two cards."""
EFFECT: Final = [108, 84, 0, 81, 104, 131, 0]
"""The effect of a placed card still to come, by type; half of it for a project."""
BUILDING_EFFECT: Final = [36, -14, 79, 81, 69, 59, 45, 120]
"""The same for buildings, by kind."""
ASKED: Final = [0] * 16
"""What is still to be chosen, by what is asked."""
ASKED[ROOM] = ASKED[COLUMN] = -40
ASKED[ACT] = 128
ASKED[DRAW] = 133
ASKED[TAKE] = 111
ASKED[FREE_ACT] = 144
ASKED[PLACE] = 120
ASKED[SELL] = 74
ASKED[CHOOSE] = 180
OPTION: Final = 74
"""An option of the round card, for each point or silver of its first one."""
BEATEN: Final = 1000
PLAYS: Final = 30


def evaluate(position: Position, seat: int) -> int:
    """Return a worth in hundredths of a point."""
    holding = position.holdings[seat]
    worth = holding.score * 100
    if position.active < 0:
        if position.beaten:
            worth -= BEATEN
        return worth + holding.workers + holding.silver  # BCG-14.7
    left = (len(ROUNDS) - position.round) * TURNS - position.turn
    worth += _means(holding, left)
    worth += _estate(position, holding, left)
    worth += _projects(holding, left)
    if position.active == seat:
        for item in position.stack:
            worth += _asked(position, item & 15, item >> 4)
    return worth


def _means(holding: Holding, left: int) -> int:
    """Silver, workers, goods and animals: worth more while there is time to use them."""
    worth = holding.silver * SILVER + holding.workers * WORKER
    if left <= PER_POINT:
        worth = (holding.silver + holding.workers) * CONVERTED
    for goods in range(len(GOODS)):
        worth += holding.held(goods) * UNSOLD * min(left, 4) // 4
    for kind in range(len(ANIMALS)):
        if holding.animals >> 8 * kind & 255:
            worth += KIND_HELD * left // PLAYS
    return worth


def _estate(position: Position, holding: Holding, left: int) -> int:
    """Columns begun, and the way to all seven types."""
    worth = 0
    option = OPTIONS[min(position.round + 1, len(ROUNDS) - 1)][0]
    award = 100 + AWARD * (option[0] + option[3])
    for one in holding.columns:
        size = column_size(one)
        if size >= TRIPLE:
            continue
        type_ = column_type(one)
        value = TRIPLE_POINTS[type_] * 100 + award
        if position.firsts >> type_ & 1:
            value += FIRST_POINTS * FIRST
        worth += value * BEGUN[size] // 1000 * min(left, 6) // 6
        if type_ == CLOISTER:
            worth += FLEXIBLE[size]
    if not holding.seven and position.sevens:
        types = types_of(holding).bit_count()
        worth += types * types * SEVEN * position.sevens[-1] // 12
    return worth


def _projects(holding: Holding, left: int) -> int:
    """Projects: more where they join something."""
    worth = 0
    for card in holding.projects:
        type_ = TYPE[card]
        joins = 0
        for one in holding.columns:
            if fits(one, type_):
                joins = max(joins, JOINS[column_size(one)])
        worth += (PROJECT[type_] + _effect(card) // 2 + joins) * min(left, 5) // 5
    return worth


def _effect(card: int) -> int:
    return BUILDING_EFFECT[KIND[card]] if TYPE[card] == BUILDING else EFFECT[TYPE[card]]


def _asked(position: Position, what: int, arg: int) -> int:
    """What a placed card will still bring."""
    if what == FUNCTION:
        return _effect(arg)
    if what == BONUS:
        option = OPTIONS[position.round][0]
        return OPTION * (option[0] + option[3])
    return ASKED[what]
