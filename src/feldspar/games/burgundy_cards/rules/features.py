"""Features of a learned value: which of many small statements are true for a seat.

Each family of statements has its own range of numbers. Most are told apart by the time, counted in
turns the seat has had: what is good early need not be so late. A seat is told of its own hand only.
"""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import DIE, KIND, TYPE
from feldspar.games.burgundy_cards.rules.evaluate import evaluate
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.fast.feature_sum import FeatureSum, clamp, popcount, shift_left
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.units import Seat

_TIMES: Final = 31
_ROUNDS: Final = 6
_MANY: Final = 10
_APART: Final = 12
"""How far the player may be from Aaron; more is told apart no further."""

TIME: Final = 0
SILVER: Final = TIME + _TIMES
WORKERS: Final = SILVER + _MANY * _TIMES
COLUMNS: Final = WORKERS + _MANY * _TIMES
BEGUN: Final = COLUMNS + 7 * 3 * 2 * _TIMES
VARIETY: Final = BEGUN + 8 * _TIMES
PROJECTS: Final = VARIETY + 16 * _TIMES
PROJECT: Final = PROJECTS + 4 * _TIMES
GOODS: Final = PROJECT + 7 * 9 * 3 * _TIMES
GOODS_KIND: Final = GOODS + 24 * _TIMES
ANIMALS: Final = GOODS_KIND + 3 * 4 * _TIMES
HERDS: Final = ANIMALS + 16 * _TIMES
ASKED: Final = HERDS + 256 * _ROUNDS
PLAY: Final = ASKED + 16 * _TIMES
READY: Final = PLAY + 4 * _TIMES
SALE: Final = READY + 16 * _ROUNDS
START: Final = SALE + 16 * _ROUNDS
RACE: Final = START + 4 * _TIMES
DIFFERENCE: Final = RACE + 7 * 3 * 4
BEFORE: Final = DIFFERENCE + 25 * _TIMES
AARON: Final = BEFORE + 25 * 8 * _ROUNDS
NEAR: Final = AARON + 7 * 3 * 2 * _ROUNDS
DANGER: Final = NEAR + 8 * 8 * _ROUNDS
COUNT: Final[int] = DANGER + 25 * 8 * 4

FAMILIES: Final[dict[str, int]] = {
    "time": TIME,
    "silver": SILVER,
    "workers": WORKERS,
    "columns": COLUMNS,
    "begun": BEGUN,
    "variety": VARIETY,
    "projects": PROJECTS,
    "project": PROJECT,
    "goods": GOODS,
    "goods kind": GOODS_KIND,
    "animals": ANIMALS,
    "herds": HERDS,
    "asked": ASKED,
    "play": PLAY,
    "ready": READY,
    "sale": SALE,
    "start": START,
    "race": RACE,
    "difference": DIFFERENCE,
    "before": BEFORE,
    "aaron": AARON,
    "near": NEAR,
    "danger": DANGER,
}


def sum_features(position: Position, seat: Seat, tally: FeatureSum) -> None:
    """Name all that is true of a seat, the time first, on top of what is thought by hand."""
    holding = position.holdings[seat]
    tally.worth = float(evaluate(position, seat))
    if position.active < 0:
        tally.add(TIME + _TIMES - 1)
        return
    time = _time(position, seat)
    tally.add(TIME + time)
    _estate(tally, position, seat, holding, time)
    _means(tally, holding, time)
    _hand(tally, holding, position.round)
    if position.active == seat:
        for question in position.stack:
            tally.add(ASKED + question.code * _TIMES + time)
        done: i64 = (2 if position.played else 0) + (1 if position.bought else 0)
        tally.add(PLAY + done * _TIMES + time)
    if position.seats == 1:
        _aaron(tally, position, holding, time)
    else:
        open_: i64 = 0 if position.face_down else 1
        held: i64 = 2 if position.holder == seat else 0
        tally.add(START + (held + open_) * _TIMES + time)


def _time(position: Position, seat: Seat) -> i64:
    """Return how many turns this seat has had: the same before and after the others play."""
    time: i64 = position.round * components.TURNS + position.turn
    place = (seat - position.start) % position.seats
    now = (position.active - position.start) % position.seats
    had = place < now or (place == now and (position.played or len(position.stack) > 0))
    return clamp(time + 1 if had else time, _TIMES - 1)


def _estate(tally: FeatureSum, position: Position, seat: Seat, holding: Holding, time: i64) -> None:
    """Columns begun, types begun, and projects with what they could join."""
    begun: i64 = 0
    kinds: i64 = 0
    firsts: i64 = position.firsts
    for one in holding.columns:
        type_: i64 = one.type
        size: i64 = one.size
        kinds |= 1 << type_
        if size < components.TRIPLE:
            begun += 1
            first = firsts >> type_ & 1
            tally.add(COLUMNS + ((type_ * 3 + size) * 2 + first) * _TIMES + time)
    tally.add(BEGUN + clamp(begun, 7) * _TIMES + time)
    seven: i64 = 1 if holding.seven or not position.sevens else 0
    tally.add(VARIETY + (popcount(kinds) * 2 + seven) * _TIMES + time)
    tally.add(PROJECTS + len(holding.projects) * _TIMES + time)
    for card in holding.projects:
        type_ = TYPE[card]
        joins: i64 = 0
        for one in holding.columns:
            if one.size > joins and one.fits(TYPE[card]):
                joins = one.size
        kind: i64 = type_ * 9 + (KIND[card] + 1 if type_ == components.BUILDING else 0)
        tally.add(PROJECT + (kind * 3 + joins) * _TIMES + time)
    if position.seats > 1:
        mine = _longest(holding, 0)
        theirs: i64 = 0
        for other in range(position.seats):
            if other != seat:
                theirs = _longest(position.holdings[other], theirs)
        for type_ in range(len(components.ALL_TYPES)):
            if firsts >> type_ & 1:
                length = mine >> 2 * type_ & 3
                tally.add(RACE + (type_ * 3 + length) * 4 + (theirs >> 2 * type_ & 3))


def _longest(holding: Holding, others: i64) -> i64:
    """How long the longest column is that a player or others have begun, two bits by type."""
    longest = others
    for one in holding.columns:
        size: i64 = one.size
        place: i64 = 2 * one.type
        if size < components.TRIPLE and size > longest >> place & 3:
            longest += size - (longest >> place & 3) << place
    return longest


def _means(tally: FeatureSum, holding: Holding, time: i64) -> None:
    """Silver, workers, goods and animals."""
    tally.add(SILVER + clamp(holding.silver, _MANY - 1) * _TIMES + time)
    tally.add(WORKERS + clamp(holding.workers, _MANY - 1) * _TIMES + time)
    count: i64 = 0
    kinds: i64 = 0
    for one in components.ALL_GOODS:
        goods: i64 = one
        held: i64 = holding.count_goods(one)
        count += held
        kinds += 1 if held else 0
        tally.add(GOODS_KIND + (goods * 4 + clamp(held, 3)) * _TIMES + time)
    tally.add(GOODS + (clamp(count, 5) * 4 + kinds) * _TIMES + time)
    herds: i64 = 0
    for animal in components.ALL_ANIMALS:
        kept = clamp(holding.count_animals(animal), 3)
        herds = herds * 4 + kept
        tally.add(ANIMALS + (animal * 4 + kept) * _TIMES + time)
    tally.add(HERDS + herds * _ROUNDS + time // components.TURNS)


def _hand(tally: FeatureSum, holding: Holding, round_: i64) -> None:
    """What the dice in hand could do: place a project, or sell goods, for how many workers."""
    place: i64 = 3
    sell: i64 = 3
    for card in holding.hand:
        die = DIE[card]
        for project in holding.projects:
            place = clamp(components.COST[die][DIE[project]], place)
        for goods in components.ALL_GOODS:
            if holding.count_goods(goods):
                sell = clamp(components.SALE_COST[die][goods], sell)
    workers = clamp(holding.workers, 3)
    tally.add(READY + (place * 4 + workers) * _ROUNDS + round_)
    tally.add(SALE + (sell * 4 + workers) * _ROUNDS + round_)


def _aaron(tally: FeatureSum, position: Position, holding: Holding, time: i64) -> None:
    """How the player stands against Aaron, and what he may still turn up."""
    round_: i64 = position.round
    lead: i64 = holding.score - position.aaron_points
    ahead = _apart(lead)
    waits = clamp(len(position.aaron_piles[position.round]), 7)
    tally.add(DIFFERENCE + ahead * _TIMES + time)
    tally.add(BEFORE + (ahead * 8 + waits) * _ROUNDS + round_)
    counts: i64 = 0  # by type, eight bits for each
    type_: i64
    for card in position.aaron:
        type_ = TYPE[card]
        counts += shift_left(1, 8 * type_)
    firsts: i64 = position.firsts
    near: i64 = 0
    worst: i64 = 0
    for type_ in range(len(components.ALL_TYPES)):
        begun = (counts >> 8 * type_ & 255) % components.TRIPLE
        first = firsts >> type_ & 1
        tally.add(AARON + ((type_ * 3 + begun) * 2 + first) * _ROUNDS + round_)
        if begun == components.TRIPLE - 1:
            near += 1
            takes: i64 = components.TRIPLE_POINTS[type_] + first * components.FIRST_POINTS
            if takes > worst:
                worst = takes
    tally.add(NEAR + (near * 8 + waits) * _ROUNDS + round_)
    tally.add(DANGER + (_apart(lead - worst) * 8 + waits) * 4 + clamp(near, 3))


def _apart(lead: i64) -> i64:
    """Return how far the player is ahead of Aaron, as a number from 0."""
    if lead < -_APART:
        return 0
    return clamp(lead, _APART) + _APART
