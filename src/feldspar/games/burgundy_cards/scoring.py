"""Who wins: points, then what is left in storage, or whether Aaron was held off."""

from feldspar.games.burgundy_cards.figures import GOODS
from feldspar.games.burgundy_cards.holding import Holding, unused_animals
from feldspar.games.burgundy_cards.position import Position


def left_over(holding: Holding) -> int:
    """Return the cards left in storage that have scored nothing (BCG-14.7)."""
    goods = sum([holding.held(kind) for kind in range(len(GOODS))])
    return holding.workers + holding.silver + goods + unused_animals(holding.animals)


def ranking(position: Position) -> list[int]:
    """Return everybody's place (BCG-14.6 to 14.8, BCG-15.14)."""
    if position.seats == 1:
        return [2 if position.beaten else 1]
    standing = [(holding.score, left_over(holding)) for holding in position.holdings]
    return [1 + sum([other > mine for other in standing]) for mine in standing]
