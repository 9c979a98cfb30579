"""Whether an effect can change anything: what decides if a character may be activated (BRG-8.10).

One function for each primitive of `effects` that may be in vain; the others never are.
"""

from typing import Final

from feldspar.games.bruges.rules.characters import (
    ACTIVATED,
    COLOUR,
    EFFECTS,
    WHEN,
    WORKER,
    Effect,
    allowed,
)
from feldspar.games.bruges.rules.components import (
    BOTH_PILES,
    BOTH_SECTIONS,
    COLOURS,
    NO_COLOUR,
    NO_WORKER,
    PALETTE,
    TOP,
)
from feldspar.games.bruges.rules.counters import amount
from feldspar.games.bruges.rules.perks import ANY_WORKER
from feldspar.games.bruges.rules.player_board import EMPTY, PAID, USED, Holding, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Pile, Seat, Section

_ALWAYS: Final = ("gain_die", "give_threat")
_AMOUNT: Final = ("gain_florins", "gain_workers", "gain_vp")


def useful(position: Position, seat: Seat, card: Card, paid: Colour) -> bool:
    """Tell whether some part of what a character does can change something.

    `paid` is the colour of the worker that would be paid for it before.
    """
    for effect in EFFECTS[card]:
        if _changes(position, seat, card, effect, paid):
            return True
    return False


def _changes(position: Position, seat: Seat, card: Card, effect: Effect, paid: Colour) -> bool:
    op = effect.op
    holding = position.holdings[seat]
    if op in _AMOUNT:
        return amount(position, seat, effect, int(paid != NO_WORKER)) > 0
    if op in _ALWAYS:
        return True
    if op == "draw_cards":
        return bool(position.piles[0] or position.piles[1])
    if op == "discard_threat":
        number = amount(position, seat, effect, int(paid != NO_WORKER))
        return number > 0 and has_marker(holding, allowed(effect.colour, NO_COLOUR))
    if op == "advance":
        return holding.level < TOP and holding.florins >= effect.price
    if op == "build_canal":
        return bool(sections(holding, PAID[effect.text]))
    if op == "build_house":
        return _build_house(position, holding, effect, paid)
    if op == "place_character":
        return bool(placeable(holding, effect.amount))
    if op == "play_extra_card":
        return bool(holding.hand)
    if op == "exchange_workers":
        return left(holding, paid) > 0
    if op == "convert":
        return tradable(holding, effect, paid)
    if op == "reactivate":
        return bool(rotated(holding, card))
    return _others(position, seat, effect)


def _build_house(position: Position, holding: Holding, effect: Effect, paid: Colour) -> bool:
    cards = holding.hand
    if effect.text == "pile":
        cards = [pile[-1] for pile in position.piles if pile]
    return bool([card for card in cards if house_paid(holding, card, effect.pays_worker, paid)])


def _others(position: Position, seat: Seat, effect: Effect) -> bool:
    """What opponents give and lose, and what may be given to them."""
    if effect.op == "pay_opponents":
        return position.holdings[seat].florins > 0
    for other in position.opponents(seat):
        holding = position.holdings[other]
        if effect.text == "florins" and holding.florins:
            return True
        if effect.text == "workers" and any(holding.workers):
            return True
        if effect.text == "vp" and holding.score:
            return True
        if effect.text == "canal_tile" and any(holding.tiles):
            return True
    return False


# ---------------------------------------------------------------------------------- what there is


def has_marker(holding: Holding, colours: int) -> bool:
    """Tell whether a player has a threat marker of one of some colours."""
    for colour in PALETTE:
        if holding.threats[colour] and colours >> colour & 1:
            return True
    return False


def sections(holding: Holding, how: int) -> list[Section]:
    """Return the sections whose next tile a player can pay."""
    found: list[Section] = []
    for section in BOTH_SECTIONS:
        if 0 <= holding.tile_price(section, how) <= holding.florins:
            found.append(section)
    return found


def empty_colours(holding: Holding) -> list[Colour]:
    """Return the colours of which a player has an empty house."""
    found = 0
    for one in holding.houses:
        if resident(one) == EMPTY:
            found |= 1 << COLOUR[one & 255]
    return [Colour(colour) for colour in range(len(COLOURS)) if found >> colour & 1]


def placeable(holding: Holding, minus: int) -> list[Card]:
    """Return the cards of the hand that could be placed for so many florins less."""
    if not empty_colours(holding):
        return []
    return [card for card in holding.hand if holding.place_price(card, minus) <= holding.florins]


def house_paid(holding: Holding, card: Card, pays_worker: bool, paid: Colour = NO_WORKER) -> bool:
    """Tell whether an effect can build a house with this card (BRG-15.9)."""
    return not pays_worker or holding.workers[COLOUR[card]] > int(COLOUR[card] == paid)


def house_piles(position: Position, holding: Holding, pays_worker: bool) -> list[Pile]:
    """Return the piles whose top card an effect can build a house with."""
    found: list[Pile] = []
    for pile in BOTH_PILES:
        cards = position.piles[pile]
        if cards and house_paid(holding, cards[-1], pays_worker):
            found.append(pile)
    return found


def left(holding: Holding, paid: Colour) -> int:
    """Return how many workers a player has when one is paid."""
    return sum(holding.workers) - int(paid != NO_WORKER)


def tradable(holding: Holding, effect: Effect, paid: Colour = NO_WORKER) -> bool:
    """Tell whether a trade can be made once more (BRG-15.13)."""
    if effect.get == "threat" and not any(holding.threats):
        return False
    if effect.pay == "florins":
        return holding.florins >= effect.pay_n
    if effect.pay == "workers":
        return left(holding, paid) >= effect.pay_n
    if effect.pay == "cards":
        return len(holding.hand) >= effect.pay_n
    return holding.score >= effect.pay_n


def rotated(holding: Holding, but: Card) -> list[Card]:
    """Return the rotated characters but for one."""
    return [Card(one & 255) for one in holding.residents if one >= USED and one & 255 != but]


def paying(holding: Holding, card: Card) -> list[Colour]:
    """Return the workers a character may be activated with (BRG-8.3, 8.4, 15.32)."""
    if WHEN[card] != ACTIVATED:
        return [NO_WORKER]
    if holding.perks[ANY_WORKER]:
        return [colour for colour in PALETTE if holding.workers[colour]]
    return [WORKER[card]] if holding.workers[WORKER[card]] else []
