"""How good a position looks to a seat: the points it has and would score, and what may come of it.

Worths are in hundredths of a point; see `weights`.
"""

from feldspar.games.bruges.rules import weights
from feldspar.games.bruges.rules.characters import (
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
from feldspar.games.bruges.rules.counters import amount
from feldspar.games.bruges.rules.figures import BLUE, BROWN, PALETTE, RED, SPACES, YELLOW
from feldspar.games.bruges.rules.holding import EMPTY, USED, Holding, resident
from feldspar.games.bruges.rules.position import OVER, Position
from feldspar.games.bruges.rules.scoring import final_points, laurels
from feldspar.games.bruges.rules.units import Card, Seat


def evaluate(position: Position, seat: Seat) -> int:
    """Return a worth in hundredths of a point."""
    holding = position.holdings[seat]
    worth = holding.score * 100
    if position.phase == OVER:
        return worth + holding.florins
    worth += 100 * sum(final_points(position, seat).values())
    ending = position.round == position.last
    florin = weights.PER_LATE_FLORIN if ending else weights.PER_FLORIN
    worth += (
        min(holding.florins, weights.RICH) * florin
        + max(holding.florins - weights.RICH, 0) * weights.PER_SPARE_FLORIN
    )
    worth += _workers(holding, ending)
    worth += _threats(holding, florin, ending)
    worth += _canals(position, holding, ending)
    worth += _ahead(position, seat)
    worth += _characters(position, seat, holding, florin, ending)
    worth += _hand(position, seat, holding, florin, ending)
    for question in position.stack:
        if question.seat == seat:
            worth += question.worth(position, florin)
    return worth


def _workers(holding: Holding, ending: bool) -> int:
    worth = 0
    for number in holding.workers:
        if number:
            worth += weights.PER_WORKER + (number - 1) * weights.PER_SPARE_WORKER
    return worth // 2 if ending else worth


def _threats(holding: Holding, florin: int, ending: bool) -> int:
    """What markers may still cost; in the end they cost nothing by themselves."""
    worth = 0
    for colour in PALETTE:
        markers = min(holding.threats[colour], 2)
        if markers:
            stake = 300
            if colour == BLUE:
                stake = weights.PER_WORKER * sum(holding.workers)
            elif colour == YELLOW:
                stake = florin * holding.florins
            elif colour == BROWN:
                stake = 250 if holding.residents else 0
            elif colour == RED:
                stake = 200 if holding.houses or sum(holding.tiles) else 0
            worth -= weights.PER_MARKERS[markers - 1] + stake * weights.STAKE[markers - 1] // 100
    return worth // 2 if ending else worth


def _canals(position: Position, holding: Holding, ending: bool) -> int:
    worth = 0
    statue = position.statues[-1] if position.statues else 0
    for section in range(2):
        built = holding.tiles[section]
        worth += weights.PER_TILES[built]
        if built == SPACES - 1 and not holding.crowned >> section & 1:
            worth += statue * weights.NEAR_STATUE
    worth += holding.level * weights.PER_LEVEL
    return worth // 2 if ending else worth


def _ahead(position: Position, seat: Seat) -> int:
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
            worth += weights.AHEAD
        elif counts[majority] == best and best:
            worth += weights.SHARED
        else:
            worth -= (best - counts[majority]) * (weights.SHARED // 3)
    return worth


def _characters(position: Position, seat: Seat, holding: Holding, florin: int, ending: bool) -> int:
    """What characters bring in the rounds to come."""
    worth = 0
    vacant = 0
    for one in holding.houses:
        if resident(one) == EMPTY:
            vacant += 1
    if vacant:
        worth += weights.VACANT + (vacant - 1) * weights.FURTHER_VACANT
    for who in holding.residents:
        worth += _coming(position, seat, Card(who & 255), who >= USED, florin, ending)
    return worth


def _coming(
    position: Position, seat: Seat, card: Card, used: bool, florin: int, ending: bool
) -> int:
    """What a character in a display will bring."""
    when = WHEN[card]
    if when == FINAL:
        return 0 if ending else weights.GROWS
    if when == PLACED:
        return 0
    if when == PASSIVE:
        twice = EFFECTS[card][0].op == "double_lightning"
        return 0 if ending else weights.PERK + (weights.TWICE_PERK if twice else 0)
    worth = 0
    for effect in EFFECTS[card]:
        worth += value(position, seat, effect, florin)
    if when in (ACTIVATED, FREE):
        if when == ACTIVATED:
            worth -= weights.PER_WORKER
        worth = max(worth, 0)
        now = 0 if used else weights.USE_NOW
        later = 0 if ending else weights.USE_LATER
        return worth * (now + later) // 100
    return 0 if ending else worth * weights.OFTEN[when] // 100


def value(position: Position, seat: Seat, effect: Effect, florin: int) -> int:
    """What one effect brings when it is carried out now."""
    op = effect.op
    if op in weights.CARRIED_OUT:
        return weights.CARRIED_OUT[op]
    if op == "gain_florins":
        return florin * amount(position, seat, effect)
    if op == "gain_workers":
        return weights.PER_WORKER * amount(position, seat, effect)
    if op == "gain_vp":
        return 100 * amount(position, seat, effect)
    if op == "draw_cards":
        return weights.DRAWN * effect.amount
    if op == "discard_threat":
        markers = sum(position.holdings[seat].threats)
        return weights.RETURNED * min(amount(position, seat, effect), markers)
    if op == "advance":
        return (weights.CLIMBED - florin * effect.price) * effect.amount
    if op == "build_canal":
        return weights.DUG - (0 if effect.text == "free" else 2 * florin)
    return weights.TAKEN_FROM_OTHERS * effect.amount  # opponents give or lose


def _hand(position: Position, seat: Seat, holding: Holding, florin: int, ending: bool) -> int:
    """Cards to play: more if their colour is good for something, or if they can be placed."""
    best = 0
    worth = 0
    vacant = _vacant(holding)
    for card in holding.hand + holding.fresh:
        colour = COLOUR[card]
        worth += weights.PER_CARD
        if holding.threats[colour]:
            worth += weights.MATCHES_MARKER
        if holding.workers[colour]:
            worth += weights.MATCHES_WORKER
    for card in holding.hand:
        price = holding.place_price(card, 0)
        gain = (
            POINTS[card] * 100
            - price * florin
            + _coming(position, seat, card, False, florin, ending)
        )
        if WHEN[card] == PLACED:
            for effect in EFFECTS[card]:
                gain += value(position, seat, effect, florin)
        elif WHEN[card] == FINAL:
            gain += 100 * laurels(position, seat, card)
        if price > holding.florins or not vacant:
            gain //= 2
        best = max(best, gain)
    return worth + best * weights.POTENTIAL // 100


def _vacant(holding: Holding) -> bool:
    for one in holding.houses:
        if resident(one) == EMPTY:
            return True
    return False
