"""A hand-written value of a position for a seat: the points it has, and those its estate promises.

Worths are in hundredths of a point. The weights were found by hill-climbing on games of one to four
such players, and are no rules: change them freely, and measure.
"""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.pending.function import PROMISES
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.fast.feature_sum import popcount

SILVER_WORTH: Final = 45
WORKER_WORTH: Final = 35
LATE_WORTH: Final = 33
"""Each of these is a third of a point in the end."""
UNSOLD_GOODS_WORTH: Final = 65
"""Goods still to be sold."""
ANIMAL_KIND_WORTH: Final = 34
"""Each kind of animal, with the whole game to come."""
BEGUN_PERMILLE: Final = [0, 138, 417]
"""Thousandths of a triple's worth in a column of one or two cards."""
FIRST_PERCENT: Final = 73
"""Percent of a first-triple card still to be had."""
AWARD_PERCENT: Final = 72
"""Percent of what the round card brings for a triple."""
TYPES_WORTH: Final = 30
"""How much each type counts towards an all-seven card; it grows with their square."""
CLOISTERS_WORTH: Final = [0, 24, 57]
"""A column of one or two cloisters can become anything."""
PROJECT_WORTH: Final = [84, 53, 34, 51, 46, 44, 47]
"""A project, by type."""
JOIN_WORTH: Final = [0, 44, 62]
"""More for a project that could join a column of one or two cards."""
DEFEAT_COST: Final = 1000
ALL_PLAYS: Final = 30


def evaluate(position: Position, seat: int) -> int:
    """Return a worth in hundredths of a point."""
    holding = position.holdings[seat]
    worth = holding.score * 100
    if position.active < 0:
        if position.beaten:
            worth -= DEFEAT_COST
        return worth + holding.workers + holding.silver  # BCG-14.7
    left = (len(components.ROUNDS) - position.round) * components.TURNS - position.turn
    worth += _means(holding, left)
    worth += _estate(position, holding, left)
    worth += _projects(holding, left)
    if position.active == seat:
        for question in position.stack:
            worth += question.worth(position)
    return worth


def _means(holding: Holding, left: int) -> int:
    """Silver, workers, goods and animals: worth more while there is time to use them."""
    worth = holding.silver * SILVER_WORTH + holding.workers * WORKER_WORTH
    if left <= components.PER_POINT:
        worth = (holding.silver + holding.workers) * LATE_WORTH
    for goods in components.ALL_GOODS:
        worth += holding.count_goods(goods) * UNSOLD_GOODS_WORTH * min(left, 4) // 4
    for kind in components.ALL_ANIMALS:
        if holding.count_animals(kind):
            worth += ANIMAL_KIND_WORTH * left // ALL_PLAYS
    return worth


def _estate(position: Position, holding: Holding, left: int) -> int:
    """Columns begun, and the way to all seven types."""
    worth = 0
    option = components.OPTIONS[min(position.round + 1, len(components.ROUNDS) - 1)][0]
    award = 100 + AWARD_PERCENT * (option[0] + option[3])
    for one in holding.columns:
        size = one.size
        if size >= components.TRIPLE:
            continue
        type_ = one.type
        value = components.TRIPLE_POINTS[type_] * 100 + award
        if position.firsts >> type_ & 1:
            value += components.FIRST_POINTS * FIRST_PERCENT
        worth += value * BEGUN_PERMILLE[size] // 1000 * min(left, 6) // 6
        if type_ == components.CLOISTER:
            worth += CLOISTERS_WORTH[size]
    if not holding.seven and position.sevens:
        types = popcount(holding.types())
        worth += types * types * TYPES_WORTH * position.sevens[-1] // 12
    return worth


def _projects(holding: Holding, left: int) -> int:
    """Projects: more where they join something."""
    worth = 0
    for card in holding.projects:
        type_ = TYPE[card]
        joins = 0
        for one in holding.columns:
            if one.fits(type_):
                joins = max(joins, JOIN_WORTH[one.size])
        worth += (PROJECT_WORTH[type_] + PROMISES[card] // 2 + joins) * min(left, 5) // 5
    return worth
