"""The six actions of BCG-3.10, in the order of their decisions, which are the first of all."""

from typing import Final

from feldspar.games.burgundy_cards.rules.actions.action import Action
from feldspar.games.burgundy_cards.rules.actions.storage import Conversion, TakeSilver, TakeWorkers
from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.pending.place import Place
from feldspar.games.burgundy_cards.rules.pending.sell import Sell
from feldspar.games.burgundy_cards.rules.pending.take import Take
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Die

SIX: Final[list[Action]] = [Take(), Place(), Sell(), TakeWorkers(), TakeSilver(), Conversion()]
BY_DECISION: Final = [one for one in SIX for _ in range(ACTIONS.kinds[one.name].size)]
_ADDED: Final = SIX[:4]
"""The fourth adds the decisions of the last ones, too."""


def add_actions(found: list[int], position: Position, mine: Holding, die: Die, token: int) -> None:
    """Add all that may be done with a die."""
    for one in _ADDED:
        one.add(found, position, mine, die, one.first + token * one.each)
