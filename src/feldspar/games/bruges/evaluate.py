"""How good a position looks to a seat: the points it has and would score, and what may come of it.

Worths are in hundredths of a point. The weights were found by hill-climbing on games of two to four
such players, and are no rules: change them freely, and measure.
"""

from typing import Final

from feldspar.games.bruges.characters import (
    ACTIVATED,
    COLOUR,
    EFFECTS,
    FINAL,
    FREE,
    PASSIVE,
    PLACED,
    POINTS,
    WHEN,
    Effect,
)
from feldspar.games.bruges.counters import amount
from feldspar.games.bruges.figures import (
    BLUE,
    BROWN,
    COLOURS,
    RED,
    SPACES,
    YELLOW,
)
from feldspar.games.bruges.holding import EMPTY, USED, Holding, resident
from feldspar.games.bruges.position import (
    BUILD,
    BUILD_UNSEEN,
    DIE,
    DIG,
    DISCARD,
    DRAW,
    EXCHANGE,
    OVER,
    PLACE,
    PLAY,
    STRAIGHTEN,
    TAKE,
    TRADE,
    Position,
)
from feldspar.games.bruges.position import EFFECT as CARRY_OUT
from feldspar.games.bruges.scoring import final_points, laurels

FLORIN: Final = 29
RICH: Final = 19
"""So many florins are put to use; more are worth little."""
SPARE_FLORIN: Final = 4
LATE_FLORIN: Final = 9
"""A florin in the last round, when little can be bought any more. What else is of use only later
counts half there."""
WORKER: Final = 41
SPARE_WORKER: Final = 7
"""A worker of a colour one has already."""
CARD: Final = 60
VACANT: Final = 73
"""An empty house somebody could move into."""
FURTHER_VACANT: Final = 10
"""Each further one."""
MARKER: Final = [25, 63]
"""What one marker of a colour costs, and two, before what is at stake."""
STAKE: Final = [7, 42]
"""How much of what a disaster would take counts with one marker, and with two, in percent."""
TILES: Final = [0, 67, 139, 0, 108, 0]
"""Tiles in a section that have not scored yet."""
NEAR_STATUE: Final = 41
"""Percent of the next statue with four tiles."""
LEVEL: Final = 43
"""A level beyond its own points, while there are rounds to come."""
AHEAD: Final = 80
"""To be first alone in something whose marker is still grey."""
SHARED: Final = 4
USE_NOW: Final = 80
"""Percent of what a character would bring in this round."""
USE_LATER: Final = 17
"""The same, in all rounds to come."""
POTENTIAL: Final = 30
"""Percent of what placing the best card in hand would bring."""
MATCHES_MARKER: Final = 20
MATCHES_WORKER: Final = 32
"""Cards in hand whose colour is good for something."""

# What the vocabulary is worth, once carried out
DRAWN: Final = 33
DICE: Final = 47
RETURNED: Final = 201
CLIMBED: Final = 227
DUG: Final = 170
HOUSED: Final = 175
PLACED_MORE: Final = 130
PLAYED_MORE: Final = 173
EXCHANGED: Final = 25
TRADED: Final = 160
STRAIGHTENED: Final = 80
TAKEN_FROM_OTHERS: Final = 154
"""For each florin, worker, point or tile an opponent gives or loses."""
THREATENED: Final = 39
OFTEN: Final = [56, 60, 70, 35, 43, 72, 30, 25]
"""How often an event will still happen, in percent."""
PERK: Final = 96
"""A permanent modifier."""
DOUBLE: Final = 69
GROWS: Final = 30
"""What a laurel may still grow."""


def evaluate(position: Position, seat: int) -> int:
    """Return a worth in hundredths of a point."""
    holding = position.holdings[seat]
    worth = holding.score * 100
    if position.phase == OVER:
        return worth + holding.florins
    worth += 100 * sum(final_points(position, seat).values())
    ending = position.round == position.last
    florin = LATE_FLORIN if ending else FLORIN
    worth += min(holding.florins, RICH) * florin + max(holding.florins - RICH, 0) * SPARE_FLORIN
    worth += _workers(holding, ending)
    worth += _threats(holding, florin, ending)
    worth += _canals(position, holding, ending)
    worth += _ahead(position, seat)
    worth += _characters(position, seat, holding, florin, ending)
    worth += _hand(position, seat, holding, florin, ending)
    for item in position.stack:
        if item >> 5 & 3 == seat:
            worth += _asked(position, seat, holding, item, florin)
    return worth


def _workers(holding: Holding, ending: bool) -> int:
    worth = 0
    for number in holding.workers:
        if number:
            worth += WORKER + (number - 1) * SPARE_WORKER
    return worth // 2 if ending else worth


def _threats(holding: Holding, florin: int, ending: bool) -> int:
    """What markers may still cost; in the end they cost nothing by themselves."""
    worth = 0
    for colour in range(len(COLOURS)):
        markers = min(holding.threats[colour], 2)
        if markers:
            stake = 300
            if colour == BLUE:
                stake = WORKER * sum(holding.workers)
            elif colour == YELLOW:
                stake = florin * holding.florins
            elif colour == BROWN:
                stake = 250 if holding.residents else 0
            elif colour == RED:
                stake = 200 if holding.houses or sum(holding.tiles) else 0
            worth -= MARKER[markers - 1] + stake * STAKE[markers - 1] // 100
    return worth // 2 if ending else worth


def _canals(position: Position, holding: Holding, ending: bool) -> int:
    worth = 0
    statue = position.statues[-1] if position.statues else 0
    for section in range(2):
        built = holding.tiles[section]
        worth += TILES[built]
        if built == SPACES - 1 and not holding.crowned >> section & 1:
            worth += statue * NEAR_STATUE
    worth += holding.level * LEVEL
    return worth // 2 if ending else worth


def _ahead(position: Position, seat: int) -> int:
    """The markers that may be turned at the end of a round."""
    mine = position.holdings[seat]
    counts = [mine.level, len(mine.residents), sum(mine.tiles)]
    worth = 0
    for majority in range(3):
        if mine.majorities >> majority & 1:
            continue
        best = 0
        for other in range(position.seats):
            if other != seat:
                theirs = position.holdings[other]
                count = [theirs.level, len(theirs.residents), sum(theirs.tiles)][majority]
                best = max(best, count)
        if counts[majority] > best:
            worth += AHEAD
        elif counts[majority] == best and best:
            worth += SHARED
        else:
            worth -= (best - counts[majority]) * (SHARED // 3)
    return worth


def _characters(position: Position, seat: int, holding: Holding, florin: int, ending: bool) -> int:
    """What characters bring in the rounds to come."""
    worth = 0
    vacant = 0
    for one in holding.houses:
        if resident(one) == EMPTY:
            vacant += 1
    if vacant:
        worth += VACANT + (vacant - 1) * FURTHER_VACANT
    for one in holding.residents:
        worth += _coming(position, seat, one & 255, one >= USED, florin, ending)
    return worth


def _coming(position: Position, seat: int, card: int, used: bool, florin: int, ending: bool) -> int:
    """What a character in a display will bring."""
    when = WHEN[card]
    if when == FINAL:
        return 0 if ending else GROWS
    if when == PLACED:
        return 0
    if when == PASSIVE:
        return 0 if ending else PERK + (DOUBLE if EFFECTS[card][0].op == "double_lightning" else 0)
    value = 0
    for effect in EFFECTS[card]:
        value += _value(position, seat, effect, florin)
    if when in (ACTIVATED, FREE):
        if when == ACTIVATED:
            value -= WORKER
        value = max(value, 0)
        now = 0 if used else USE_NOW
        later = 0 if ending else USE_LATER
        return value * (now + later) // 100
    return 0 if ending else value * OFTEN[when] // 100


def _value(position: Position, seat: int, effect: Effect, florin: int) -> int:
    """What one effect brings when it is carried out now."""
    op = effect.op
    if op == "gain_florins":
        return florin * amount(position, seat, effect)
    if op == "gain_workers":
        return WORKER * amount(position, seat, effect)
    if op == "gain_vp":
        return 100 * amount(position, seat, effect)
    if op == "draw_cards":
        return DRAWN * effect.amount
    if op == "gain_die":
        return DICE
    if op == "discard_threat":
        markers = sum(position.holdings[seat].threats)
        return RETURNED * min(amount(position, seat, effect), markers)
    if op == "advance":
        return (CLIMBED - florin * effect.price) * effect.amount
    if op == "build_canal":
        return DUG - (0 if effect.text == "free" else 2 * florin)
    if op == "build_house":
        return HOUSED
    if op == "place_character":
        return PLACED_MORE
    if op == "play_extra_card":
        return PLAYED_MORE
    if op == "exchange_workers":
        return EXCHANGED
    if op == "convert":
        return TRADED
    if op == "reactivate":
        return STRAIGHTENED
    if op == "give_threat":
        return THREATENED
    return TAKEN_FROM_OTHERS * effect.amount  # opponents give or lose


def _hand(position: Position, seat: int, holding: Holding, florin: int, ending: bool) -> int:
    """Cards to play: more if their colour is good for something, or if they can be placed."""
    best = 0
    worth = 0
    vacant = _vacant(holding)
    for card in holding.hand + holding.fresh:
        colour = COLOUR[card]
        worth += CARD
        if holding.threats[colour]:
            worth += MATCHES_MARKER
        if holding.workers[colour]:
            worth += MATCHES_WORKER
    for card in holding.hand:
        price = holding.place_price(card, 0)
        gain = (
            POINTS[card] * 100
            - price * florin
            + _coming(position, seat, card, False, florin, ending)
        )
        if WHEN[card] == PLACED:
            for effect in EFFECTS[card]:
                gain += _value(position, seat, effect, florin)
        elif WHEN[card] == FINAL:
            gain += 100 * laurels(position, seat, card)
        if price > holding.florins or not vacant:
            gain //= 2
        best = max(best, gain)
    return worth + best * POTENTIAL // 100


def _vacant(holding: Holding) -> bool:
    for one in holding.houses:
        if resident(one) == EMPTY:
            return True
    return False


def _asked(position: Position, seat: int, holding: Holding, item: int, florin: int) -> int:
    """What is still to be chosen."""
    what, first, second = item & 31, item >> 7 & 255, item >> 15 & 255
    if what == CARRY_OUT:
        return _value(position, seat, EFFECTS[first][second], florin)
    if what == TAKE:
        return WORKER * first
    if what == DRAW:
        return DRAWN * first
    if what == DIE:
        return DICE
    if what == DISCARD:
        return RETURNED * min(first, sum(holding.threats))
    if what == DIG:
        return DUG
    if what in (BUILD, BUILD_UNSEEN):
        return HOUSED
    if what == PLACE:
        return PLACED_MORE
    if what == PLAY:
        return PLAYED_MORE
    if what == EXCHANGE:
        return EXCHANGED + WORKER * second
    if what == TRADE:
        return TRADED
    if what == STRAIGHTEN:
        return STRAIGHTENED
    return 0
