"""A hand-written value of a position for a seat: points it has, would score, and may come to.

Worths are in hundredths of a point; see `weights`.
"""

from typing import Final

from feldspar.games.bruges.rules import pending
from feldspar.games.bruges.rules.cards.characters import (
    ACTIVATED,
    COLOUR,
    EFFECTS,
    FINAL,
    FREE,
    PASSIVE,
    PLACED,
    POINTS,
    WHEN,
)
from feldspar.games.bruges.rules.components import (
    BLUE,
    BROWN,
    HOUSE_POINTS,
    LEVEL_POINTS,
    MAJORITY_POINTS,
    PALETTE,
    RED,
    SPACES,
    THIRD,
    THIRD_POINTS,
    YELLOW,
)
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, counted_value
from feldspar.games.bruges.rules.player_board import EMPTY, USED, Holding, resident
from feldspar.games.bruges.rules.position import OVER, Position
from feldspar.games.bruges.rules.scoring import laurels
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.rules.values import weights
from feldspar.kernel.fast.feature_sum import popcount
from feldspar.kernel.fast.mypyc_compat import i64


def evaluate(position: Position, seat: Seat) -> int:
    """Return a worth in hundredths of a point."""
    holding = position.holdings[seat]
    worth = holding.score * 100
    if position.phase == OVER:
        return worth + holding.florins
    worth += 100 * _final(position, seat, holding)
    ending = position.round == position.last
    florin = weights.PER_LATE_FLORIN if ending else weights.PER_FLORIN
    spent = min(holding.florins, weights.USEFUL_FLORINS)
    worth += spent * florin + (holding.florins - spent) * weights.PER_SPARE_FLORIN
    worth += _workers(holding, ending)
    worth += _threats(holding, florin, ending)
    worth += _canals(position, holding, ending)
    worth += _ahead(position, seat)
    vacant = _vacant(holding)
    worth += _characters(position, seat, holding, vacant, florin, ending)
    worth += _hand(position, seat, holding, vacant, florin, ending)
    for question in position.stack:
        if question.seat == seat:
            worth += question.worth(position, florin)
    return worth


def _final(position: Position, seat: Seat, holding: Holding) -> int:
    """What `final_points` would add, without a list of where from."""
    points = HOUSE_POINTS * len(holding.houses) + LEVEL_POINTS[holding.level]
    for who in holding.residents:
        card = Card(who & 255)
        points += POINTS[card]
        if WHEN[card] == FINAL:
            points += laurels(position, seat, card)
    points += MAJORITY_POINTS * popcount(holding.majorities)
    for built in holding.tiles:
        if built >= THIRD:
            points += THIRD_POINTS
    for statue in holding.statues:
        points += statue
    return points


def _workers(holding: Holding, ending: bool) -> int:
    worth: i64 = 0
    for number in holding.workers:
        if number:
            worth += weights.PER_WORKER + (number - 1) * weights.PER_SPARE_WORKER
    return worth // 2 if ending else worth


def _threats(holding: Holding, florin: int, ending: bool) -> int:
    """What markers may still cost; in the end they cost nothing by themselves."""
    worth = 0
    for colour in PALETTE:
        if holding.threats[colour]:
            markers = min(holding.threats[colour], 2)
            stake = weights.INTRIGUE_STAKE
            if colour == BLUE:
                stake = weights.PER_WORKER * sum(holding.workers)
            elif colour == YELLOW:
                stake = florin * holding.florins
            elif colour == BROWN:
                stake = weights.CHARACTER_STAKE if holding.residents else 0
            elif colour == RED:
                stake = weights.BUILDING_STAKE if holding.houses or sum(holding.tiles) else 0
            worth -= (
                weights.PER_MARKERS[markers - 1] + stake * weights.STAKE_PERCENT[markers - 1] // 100
            )
    return worth // 2 if ending else worth


def _canals(position: Position, holding: Holding, ending: bool) -> int:
    worth = 0
    statue = position.statues[-1] if position.statues else 0
    for section in range(2):
        built = holding.tiles[section]
        worth += weights.PER_TILES[built]
        if built == SPACES - 1 and not holding.crowned >> section & 1:
            worth += statue * weights.STATUE_PERCENT
    worth += holding.level * weights.PER_LEVEL
    return worth // 2 if ending else worth


def _ahead(position: Position, seat: Seat) -> int:
    """The markers that may be turned at the end of a round."""
    mine = position.holdings[seat]
    turned: i64 = mine.majorities
    worth: i64 = 0
    majority: i64
    for majority in range(3):
        if turned >> majority & 1:
            continue
        count = majority_count(mine, majority)
        best = rival(position, seat, majority)
        if count > best:
            worth += weights.SOLE_LEAD
        elif count == best and best:
            worth += weights.SHARED_LEAD
        else:
            worth -= (best - count) * (weights.SHARED_LEAD // 3)
    return worth


def majority_count(holding: Holding, majority: i64) -> i64:
    """Return how much a player has of what one of the three majorities compares."""
    if majority == 0:
        return holding.level
    return len(holding.residents) if majority == 1 else holding.tiles[0] + holding.tiles[1]


def rival(position: Position, seat: Seat, majority: i64) -> i64:
    """Return how much of that the best of the others has."""
    best: i64 = 0
    for other in range(position.seats):
        if other != seat:
            theirs = majority_count(position.holdings[other], majority)
            if theirs > best:
                best = theirs
    return best


def _characters(
    position: Position, seat: Seat, holding: Holding, vacant: int, florin: int, ending: bool
) -> int:
    """What characters bring in the rounds to come."""
    worth = 0
    if vacant:
        worth += weights.FIRST_VACANCY + (vacant - 1) * weights.FURTHER_VACANCY
    for who in holding.residents:
        worth += _coming(position, seat, Card(who & 255), who >= USED, florin, ending)
    return worth


def _coming(
    position: Position, seat: Seat, card: Card, used: bool, florin: int, ending: bool
) -> int:
    """What a character in a display will bring."""
    if _COUNTING[card] and WHEN[card] != PLACED:
        return _to_come(card, _brings(position, seat, card, florin), used, ending)
    return _COMING[(2 if ending else 0) + (1 if used else 0)][card]


def _to_come(card: Card, brings: int, used: bool, ending: bool) -> int:
    """What a character will bring that brings so much each time."""
    when = WHEN[card]
    if when == FINAL:
        return 0 if ending else weights.LAUREL_GROWTH
    if when == PLACED:
        return 0
    if when == PASSIVE:
        return 0 if ending else weights.PERK + (weights.TWICE_PERK if _TWICE[card] else 0)
    if when in (ACTIVATED, FREE):
        worth = max(brings - (weights.PER_WORKER if when == ACTIVATED else 0), 0)
        now = 0 if used else weights.USE_NOW_PERCENT
        later = 0 if ending else weights.USE_LATER_PERCENT
        return worth * (now + later) // 100
    return 0 if ending else brings * weights.EVENT_PERCENT[when] // 100


def _brings(position: Position, seat: Seat, card: Card, florin: int) -> int:
    """What the effects of a character bring when they are carried out now."""
    worth = _ALWAYS[card] + _FLORINS[card] * florin
    for effect in _COUNTING[card]:
        worth += counted_value(position, seat, effect, florin)
    return worth


pending.every()  # so that the vocabulary of effects is complete
_AT_ONCE: Final = [
    [(effect, PRIMITIVES[effect.op]) for effect in effects if effect.op in PRIMITIVES]
    for effects in EFFECTS
]
_ALWAYS: Final = [
    sum([word.always(effect) for effect, word in acts if not word.is_counted(effect)])
    for acts in _AT_ONCE
]
_FLORINS: Final = [
    sum([word.florins(effect) for effect, word in acts if not word.is_counted(effect)])
    for acts in _AT_ONCE
]
_COUNTING: Final = [
    [effect for effect, word in acts if word.is_counted(effect)] for acts in _AT_ONCE
]
_TWICE: Final = [effects[0].op == "double_lightning" for effects in EFFECTS]
_COMING: Final = [
    [
        _to_come(Card(card), _ALWAYS[card] + _FLORINS[card] * florin, used, ending)
        for card in range(len(EFFECTS))
    ]
    for ending, florin in ((False, weights.PER_FLORIN), (True, weights.PER_LATE_FLORIN))
    for used in (False, True)
]
"""What will come of characters who count nothing: before and in the last round, used or not."""


def _hand(
    position: Position, seat: Seat, holding: Holding, vacant: int, florin: int, ending: bool
) -> int:
    """Cards in hand: to be played, and the best of them to be placed."""
    best = 0
    worth = 0
    for card in holding.fresh:
        worth += _matches(holding, card)
    for card in holding.hand:
        worth += _matches(holding, card)
        price = holding.place_price(card, 0)
        gain = POINTS[card] * 100 - price * florin
        if WHEN[card] == PLACED:
            gain += _brings(position, seat, card, florin)
        else:
            gain += _coming(position, seat, card, False, florin, ending)
            gain += 100 * laurels(position, seat, card)
        if price > holding.florins or not vacant:
            gain //= 2
        if gain > best:
            best = gain
    return worth + best * weights.POTENTIAL_PERCENT // 100


def _matches(holding: Holding, card: Card) -> i64:
    """A card to play: more if its colour is good for something."""
    colour: i64 = COLOUR[card]
    worth: i64 = weights.PER_CARD
    if holding.threats[colour]:
        worth += weights.MATCHES_MARKER
    if holding.workers[colour]:
        worth += weights.MATCHES_WORKER
    return worth


def _vacant(holding: Holding) -> int:
    """How many houses are empty."""
    vacant = 0
    for one in holding.houses:
        if resident(one) == EMPTY:
            vacant += 1
    return vacant
