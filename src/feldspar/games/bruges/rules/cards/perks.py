"""Permanent modifiers: what the passive characters of a display add up to.

One function for each primitive of the vocabulary. The perks of a player are found anew whenever a
character comes or goes, and are a list of numbers in between.
"""

from collections.abc import Callable
from typing import Final

from feldspar.games.bruges.rules.cards.characters import EFFECTS, PASSIVE, WHEN, Effect
from feldspar.games.bruges.rules.components import DISASTERS, GROUPS, HAND
from feldspar.games.bruges.rules.units import Card

# What a number of the list is about.
TWICE: Final = 0
"""Whether lightning may strike twice."""
CANAL_PRICE: Final = 1
"""What every canal tile costs, or UNSET."""
ANY_CANAL: Final = 2
ADVANCE_MINUS: Final = 3
BLOCKED_PRICE: Final = 4
"""What a level costs when no die lets one advance, or UNSET."""
HAND_LIMIT: Final = 5
TIES: Final = 6
MORE_WORKERS: Final = 7
MORE_FLORINS: Final = 8
ANY_THREAT: Final = 9
HOUSE_WORKER: Final = 10
"""Which worker a house takes: see below."""
IMMUNE: Final = 11
"""A bit for each colour whose disaster does nothing."""
ANY_WORKER: Final = 12
MINUS: Final = 13
"""What every character costs less."""
GROUP_MINUS: Final = 14
"""From here on: what the characters of each group cost less."""
UNSET: Final = -1
HOUSE_TAKES_ANY: Final = 1
HOUSE_TAKES_NONE: Final = 2

NO_PERKS: Final[list[int]] = [0, UNSET, 0, 0, UNSET, HAND] + [0] * (8 + len(GROUPS))


def double_lightning(perks: list[int], effect: Effect) -> None:
    """Lightning of characters placed later may strike twice (BRG-15.20)."""
    perks[TWICE] = 1


def canal_price(perks: list[int], effect: Effect) -> None:
    """Every canal tile costs the same (BRG-15.21)."""
    if perks[CANAL_PRICE] == UNSET or effect.amount < perks[CANAL_PRICE]:
        perks[CANAL_PRICE] = effect.amount


def canal_any_card(perks: list[int], effect: Effect) -> None:
    """A card of any colour builds a canal tile (BRG-15.19)."""
    perks[ANY_CANAL] = 1


def advance_price(perks: list[int], effect: Effect) -> None:
    """The dice price of phase 2 is lower (BRG-15.22)."""
    perks[ADVANCE_MINUS] += effect.amount


def advance_blocked(perks: list[int], effect: Effect) -> None:
    """A level may be bought when no die shows one (BRG-15.23)."""
    if perks[BLOCKED_PRICE] == UNSET or effect.price < perks[BLOCKED_PRICE]:
        perks[BLOCKED_PRICE] = effect.price


def hand_size(perks: list[int], effect: Effect) -> None:
    """More cards may be drawn in phase 1 (BRG-15.24)."""
    perks[HAND_LIMIT] = max(perks[HAND_LIMIT], effect.amount)


def majority_tie(perks: list[int], effect: Effect) -> None:
    """A shared first place is enough (BRG-15.25)."""
    perks[TIES] = 1


def workers_bonus(perks: list[int], effect: Effect) -> None:
    """Action I gives more workers (BRG-15.26)."""
    perks[MORE_WORKERS] += effect.amount


def florins_bonus(perks: list[int], effect: Effect) -> None:
    """Action II gives more florins (BRG-15.27)."""
    perks[MORE_FLORINS] += effect.amount


def threat_any_card(perks: list[int], effect: Effect) -> None:
    """Action III returns a marker of any colour (BRG-15.28)."""
    perks[ANY_THREAT] = 1


def character_price(perks: list[int], effect: Effect) -> None:
    """Characters, or those of one group, cost less (BRG-15.29)."""
    perks[GROUP_MINUS + GROUPS.index(effect.text) if effect.text else MINUS] += effect.amount


def house_worker(perks: list[int], effect: Effect) -> None:
    """A house takes a worker of any colour, or none (BRG-15.30)."""
    takes = HOUSE_TAKES_NONE if effect.text == "none" else HOUSE_TAKES_ANY
    perks[HOUSE_WORKER] = max(perks[HOUSE_WORKER], takes)


def immunity(perks: list[int], effect: Effect) -> None:
    """A disaster does nothing (BRG-15.31)."""
    perks[IMMUNE] |= 1 << DISASTERS.index(effect.text)


def activation_any_worker(perks: list[int], effect: Effect) -> None:
    """A worker of any colour activates characters (BRG-15.32)."""
    perks[ANY_WORKER] = 1


PRIMITIVES: Final[dict[str, Callable[[list[int], Effect], None]]] = {
    "double_lightning": double_lightning,
    "canal_price": canal_price,
    "canal_any_card": canal_any_card,
    "advance_price": advance_price,
    "advance_blocked": advance_blocked,
    "hand_size": hand_size,
    "majority_tie": majority_tie,
    "workers_bonus": workers_bonus,
    "florins_bonus": florins_bonus,
    "threat_any_card": threat_any_card,
    "character_price": character_price,
    "house_worker": house_worker,
    "immunity": immunity,
    "activation_any_worker": activation_any_worker,
}


def perks_of(characters: list[Card]) -> list[int]:
    """Return what the passive ones among some characters add up to."""
    perks = NO_PERKS[:]
    for card in characters:
        if WHEN[card] == PASSIVE:
            for effect in EFFECTS[card]:
                PRIMITIVES[effect.op](perks, effect)
    return perks
