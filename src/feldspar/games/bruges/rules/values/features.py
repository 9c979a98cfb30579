"""Features of a learned value: which of many small statements are true for a seat.

Each family of statements has its own range of numbers. Most are told apart by the round: what is
good early need not be so late. A seat is told of its own hand only.
"""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR, GROUP, PRICE
from feldspar.games.bruges.rules.components import (
    BOTH_SECTIONS,
    CARDS,
    GATES,
    GROUPS,
    PALETTE,
    SPACES,
    TURNS_EACH,
)
from feldspar.games.bruges.rules.player_board import (
    EMPTY,
    PRINTED_PRICE,
    USED,
    Holding,
    face,
    resident,
)
from feldspar.games.bruges.rules.position import OVER, TURNS, Position
from feldspar.games.bruges.rules.values.evaluate import evaluate, majority_count, rival
from feldspar.kernel.fast.feature_sum import FeatureSum, clamp, shift_left
from feldspar.kernel.fast.mypyc_compat import i64
from feldspar.kernel.units import Seat

_ROUNDS: Final = 14
_TIMES: Final = 70
"""Rounds, and the turns a seat has had in each."""
_MOST_GROUPS: Final = 16
_STAGES: Final = 5
"""Three rounds taken together."""

TIME: Final = 0
FLORINS: Final = TIME + _TIMES
WORKERS: Final = FLORINS + 20 * _ROUNDS
ALL_WORKERS: Final = WORKERS + 60 * _ROUNDS
HAND: Final = ALL_WORKERS + 15 * _ROUNDS
VACANT: Final = HAND + 8 * _TIMES
HOUSES: Final = VACANT + 60 * _ROUNDS
CANALS: Final = HOUSES + 12 * _ROUNDS
LEVEL: Final = CANALS + 36 * _ROUNDS
MAJORITY: Final = LEVEL + 13 * _ROUNDS
RESIDENTS: Final = MAJORITY + 30 * _ROUNDS
CARD: Final = RESIDENTS + 2 * 256 * _STAGES
PHASE: Final = CARD + 4 * 256 * _STAGES
ASKED: Final = PHASE + 12 * _ROUNDS
TOGETHER: Final = ASKED + 32 * _ROUNDS
GROUP_SIZE: Final = TOGETHER + 8 * 5 * 8
COLOURS: Final = GROUP_SIZE + _MOST_GROUPS * 6 * _STAGES
STATUES: Final = COLOURS + 5 * 5 * _ROUNDS
HELD: Final = STATUES + 8 * 6 * _STAGES
PURSE: Final = HELD + 5 * 4 * 3 * 3 * 5
TENANT: Final = PURSE + 7 * 12 * 5
TENANTS: Final = TENANT + 13 * 3 * _TIMES
TILE: Final = TENANTS + 4 * 4 * 5 * _STAGES
COUNT: Final[int] = TILE + 2 * 5 * 2 * 2 * _TIMES

FAMILIES: Final[dict[str, int]] = {
    "time": TIME,
    "florins": FLORINS,
    "workers": WORKERS,
    "all workers": ALL_WORKERS,
    "hand": HAND,
    "vacant": VACANT,
    "houses": HOUSES,
    "canals": CANALS,
    "level": LEVEL,
    "majority": MAJORITY,
    "residents": RESIDENTS,
    "card": CARD,
    "phase": PHASE,
    "asked": ASKED,
    "together": TOGETHER,
    "group size": GROUP_SIZE,
    "colours": COLOURS,
    "statues": STATUES,
    "held": HELD,
    "purse": PURSE,
    "tenant": TENANT,
    "tenants": TENANTS,
    "tile": TILE,
}


def sum_features(position: Position, seat: Seat, tally: FeatureSum) -> None:
    """Name all that is true of a seat, the time first, on top of what is thought by hand."""
    holding = position.holdings[seat]
    tally.worth = float(evaluate(position, seat))
    round_ = clamp(position.round, _ROUNDS - 1)
    turns = _turns(position, seat)
    time = round_ * 5 + turns
    tally.add(TIME + time)
    vacant = _city(tally, position, holding, round_)
    _means(tally, holding, round_)
    _ahead(tally, position, seat, round_)
    _residents(tally, holding, round_ // 3)
    held = _add_hand(tally, position, holding, turns)
    _tenants(tally, holding, time, vacant)
    _tiles(tally, holding, held, time)
    hand = clamp(len(holding.hand) + len(holding.fresh), 7)
    tally.add(HAND + hand * _TIMES + time)
    tally.add(TOGETHER + (clamp(holding.florins // 2, 7) * 5 + clamp(vacant, 4)) * 8 + hand)
    last = 1 if position.round == position.last else 0
    tally.add(PHASE + (position.phase * 2 + last) * _ROUNDS + round_)
    for question in position.stack:
        if question.seat == seat:
            tally.add(ASKED + question.code * _ROUNDS + round_)


def _turns(position: Position, seat: Seat) -> i64:
    """Return how many turns the seat has had in this round: the same when others have theirs."""
    if position.phase < TURNS:
        return 0
    if position.phase > TURNS:
        return TURNS_EACH
    place = (seat - position.first) % position.seats
    now = (position.active - position.first) % position.seats
    had = place < now or (place == now and (position.played or len(position.stack) > 0))
    return position.turn + 1 if had else position.turn


def _city(tally: FeatureSum, position: Position, holding: Holding, round_: i64) -> i64:
    """Houses, residents, canals and statues; return how many houses are empty."""
    vacant: i64 = 0
    empty: i64 = 0  # by colour, eight bits for each
    for one in holding.houses:
        if resident(one) == EMPTY:
            vacant += 1
            colour: i64 = COLOUR[face(one)]
            empty += shift_left(1, 8 * colour)
    living = clamp(len(holding.residents), 11)
    tally.add(VACANT + (clamp(vacant, 4) * 12 + living) * _ROUNDS + round_)
    tally.add(HOUSES + clamp(len(holding.houses), 11) * _ROUNDS + round_)
    left: i64 = holding.tiles[0]
    right: i64 = holding.tiles[1]
    longer = left if left > right else right
    tally.add(CANALS + (left * 6 + right) * _ROUNDS + round_)
    statues = clamp(len(position.statues), 7)
    tally.add(STATUES + (statues * 6 + longer) * _STAGES + round_ // 3)
    tally.add(LEVEL + clamp(holding.level, 12) * _ROUNDS + round_)
    colour = 0
    while empty:
        if empty & 255:
            tally.add(COLOURS + (colour * 5 + clamp(empty & 255, 4)) * _ROUNDS + round_)
        colour += 1
        empty >>= 8
    return vacant


def _means(tally: FeatureSum, holding: Holding, round_: i64) -> None:
    """Florins, workers and the threats to them."""
    tally.add(FLORINS + clamp(holding.florins, 19) * _ROUNDS + round_)
    together: i64 = 0
    colour: i64
    for colour in range(len(PALETTE)):
        workers: i64 = holding.workers[colour]
        threats = clamp(holding.threats[colour], 2)
        together += workers
        tally.add(WORKERS + ((colour * 4 + clamp(workers, 3)) * 3 + threats) * _ROUNDS + round_)
    tally.add(ALL_WORKERS + clamp(together, 14) * _ROUNDS + round_)


def _ahead(tally: FeatureSum, position: Position, seat: Seat, round_: i64) -> None:
    """The three majorities: whether the marker is turned, and how far the seat is ahead."""
    majorities: i64 = position.holdings[seat].majorities
    majority: i64
    for majority in range(3):
        turned = majorities >> majority & 1
        mine = majority_count(position.holdings[seat], majority)
        lead = clamp(mine - rival(position, seat, majority), 2) + 2
        if lead < 0:
            lead = 0
        tally.add(MAJORITY + ((majority * 2 + turned) * 5 + lead) * _ROUNDS + round_)


def _residents(tally: FeatureSum, holding: Holding, stage: i64) -> None:
    """Who lives in the city: by themselves and by their groups."""
    groups: i64 = 0  # five bits for each
    for one in holding.residents:
        card: i64 = one & 255
        group: i64 = GROUP[card]
        groups += shift_left(1, 5 * group)
        rotated: i64 = 1 if one >= USED else 0
        tally.add(RESIDENTS + (card * 2 + rotated) * _STAGES + stage)
    group = 0
    while groups:
        if groups & 31:
            tally.add(GROUP_SIZE + (group * 6 + clamp(groups & 31, 5)) * _STAGES + stage)
        group += 1
        groups >>= 5


def _add_hand(tally: FeatureSum, position: Position, holding: Holding, turns: i64) -> i64:
    """What the colours of the hand are good for; return a bit for each colour held."""
    held: i64 = 0  # by colour, eight bits for each
    colour: i64
    for card in holding.hand:
        colour = COLOUR[card]
        held += shift_left(1, 8 * colour)
    colours: i64 = 0
    highest: i64 = 0
    for colour in range(len(PALETTE)):
        count = clamp(held >> 8 * colour & 255, 3)
        workers = clamp(holding.workers[colour], 2)
        threats = clamp(holding.threats[colour], 2)
        tally.add(HELD + (((colour * 4 + count) * 3 + workers) * 3 + threats) * 5 + turns)
        if count:
            colours |= 1 << colour
            shown: i64 = position.dice[colour]
            if shown > highest:
                highest = shown
    tally.add(PURSE + (highest * 12 + clamp(holding.florins, 11)) * 5 + turns)
    return colours


def _tenants(tally: FeatureSum, holding: Holding, time: i64, vacant: i64) -> None:
    """Who might live in the city: each, the dearest there is money for, and how many there are."""
    florins: i64 = holding.florins
    dearest: i64 = 0
    ready: i64 = 0
    for held in holding.hand:
        card: i64 = held
        cost: i64 = holding.place_price(held, 0)
        now: i64 = 2 if vacant else 0
        if cost <= florins:
            now += 1
            ready += 1
            price: i64 = PRICE[held]
            if price > dearest:
                dearest = price
        tally.add(CARD + (card * 4 + now) * _STAGES + time // 15)
    rooms = clamp(vacant, 2)
    tally.add(TENANT + (clamp(dearest, 12) * 3 + rooms) * _TIMES + time)
    several = clamp(ready, 3) * 4 + clamp(vacant, 3)
    tally.add(TENANTS + (several * 5 + time % 5) * _STAGES + time // 15)


def _tiles(tally: FeatureSum, holding: Holding, held: i64, time: i64) -> None:
    """The next tile of each canal: whether its colour is in hand, and the money there."""
    florins: i64 = holding.florins
    for section in BOTH_SECTIONS:
        built: i64 = holding.tiles[section]
        if built < SPACES:
            match = held >> GATES[holding.gate][section][built] & 1
            rich: i64 = 1 if holding.tile_price(section, PRINTED_PRICE) <= florins else 0
            kind = ((section * 5 + built) * 2 + match) * 2 + rich
            tally.add(TILE + kind * _TIMES + time)


assert CARDS <= 256, "the ranges of numbers have room for all cards"
assert len(GROUPS) <= 12, "and for all groups, also where they are counted"
assert OVER < 6, "and for all phases"
