"""Who wins: points, then what is left in storage, or whether Aaron was held off."""

from feldspar.games.burgundy_cards.rules.components import ALL_GOODS
from feldspar.games.burgundy_cards.rules.player_board import Holding, unused_animals
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.standings import places


def left_over(holding: Holding) -> int:
    """Return the cards left in storage that have scored nothing (BCG-14.7)."""
    goods = sum([holding.count_goods(kind) for kind in ALL_GOODS])
    return holding.workers + holding.silver + goods + unused_animals(holding.animals)


def ranking(position: Position) -> list[int]:
    """Return everybody's place (BCG-14.6 to 14.8, BCG-15.14)."""
    if position.seats == 1:
        return [2 if position.beaten else 1]
    standing = [(holding.score, left_over(holding)) for holding in position.holdings]
    return places(standing)
