"""What tiles and characters cost, for the judge: as the cards say it, one by one."""

from feldspar.games.bruges.rules.cards.characters import (
    EFFECTS,
    GROUP,
    PASSIVE,
    PRICE,
    WHEN,
    Effect,
)
from feldspar.games.bruges.rules.components import GROUPS, SPACE_PRICES
from feldspar.games.bruges.rules.player_board import DOUBLE_PRICE, NO_PRICE, Holding, characters
from feldspar.games.bruges.rules.units import Card


def tile_costs(holding: Holding, space: int, how: int) -> int:
    """BRG-7.6, 15.8: the printed price of a space, or twice that, or nothing.

    Some characters know another, which is not doubled (BRG-15.21)."""
    if how == NO_PRICE:
        return 0
    said = [effect.amount for effect in _lasting(holding, "canal_price")]
    if said:
        return min(said)
    return SPACE_PRICES[space] + (SPACE_PRICES[space] if how == DOUBLE_PRICE else 0)


def character_costs(holding: Holding, card: Card, minus: int) -> int:
    """BRG-7.11, 15.29: the printed price, less what each character lets one off."""
    price = PRICE[card] - minus
    for effect in _lasting(holding, "character_price"):
        if effect.text in ("", GROUPS[GROUP[card]]):
            price -= effect.amount
    return max(price, 0)


def _lasting(holding: Holding, op: str) -> list[Effect]:
    """Return the effects of a kind that last."""
    lasting = [card for card in characters(holding) if WHEN[card] == PASSIVE]
    return [effect for card in lasting for effect in EFFECTS[card] if effect.op == op]
