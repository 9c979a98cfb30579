"""The function of a placed card (section 11): what it brings at once, or asks."""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import KIND, TYPE
from feldspar.games.burgundy_cards.rules.pending.about import AboutCard
from feldspar.games.burgundy_cards.rules.pending.draw import OF_ANIMALS, OF_EITHER, OF_GOODS, Draw
from feldspar.games.burgundy_cards.rules.pending.free import Free
from feldspar.games.burgundy_cards.rules.pending.place import Place
from feldspar.games.burgundy_cards.rules.pending.sell import Sell
from feldspar.games.burgundy_cards.rules.pending.take import Take
from feldspar.games.burgundy_cards.rules.player_board import FROM_WATCHTOWER
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import Building, Card, Type
from feldspar.kernel.events import Text

_EFFECT: Final = [108, 84, 0, 81, 104, 131, 0]
"""What a bot thinks of the effect of a placed card still to come, by type."""
_BUILDING_EFFECT: Final = [36, -14, 79, 81, 69, 59, 45, 120]
"""The same for buildings, by kind."""
PROMISES: Final[list[int]] = [
    _BUILDING_EFFECT[KIND[card]] if type_ == components.BUILDING else _EFFECT[type_]
    for card, type_ in enumerate(TYPE)
]
"""The same, by card."""

_BY_TYPE: Final[dict[Type, Question]] = {
    components.CASTLE: Free(),
    components.SHIP: Draw(OF_GOODS),
    components.PASTURE: Draw(OF_ANIMALS),
}
_BY_BUILDING: Final[dict[Building, Question]] = {
    components.CARPENTER: Take(components.TAKES[components.CARPENTER]),
    components.CHURCH: Take(components.TAKES[components.CHURCH]),
    components.MARKET: Take(components.TAKES[components.MARKET]),
    components.BOARDING_HOUSE: Draw(OF_EITHER),
    components.WAREHOUSE: Sell(),
    components.CITY_HALL: Place(),
}
_ASKED: Final[list[Question | None]] = [
    _BY_TYPE.get(type_) or _BY_BUILDING.get(KIND[card]) for card, type_ in enumerate(TYPE)
]
"""What each card asks when it is placed; the others bring something at once."""


class Function(AboutCard):
    """Carry out the function of the card."""

    name = "function"
    code = 6
    is_patient = True

    def settle(self, position: Position) -> bool:
        position.pop()
        asked = _ASKED[self.card]
        if asked is not None:
            position.push(asked)
        else:
            _bring(position, self.card)
        return True

    def worth(self, position: Position) -> int:
        return PROMISES[self.card]


def _bring(position: Position, card: Card) -> None:
    holding = position.mine()
    if TYPE[card] == components.MINE:
        _gain_silver(position, components.MINE_SILVER, "BCG-11.1")
    elif KIND[card] == components.BANK:
        _gain_silver(position, components.BANK_SILVER, "BCG-11.12")
    elif KIND[card] == components.WATCHTOWER:
        holding.score_points(components.TOWER_POINTS, FROM_WATCHTOWER)
        if position.log is not None:
            text = Text("log-watchtower")
            position.report(position.active, text, "BCG-11.11", components.TOWER_POINTS)
    elif TYPE[card] == components.KNOWLEDGE:
        holding.workers += components.KNOWLEDGE_WORKERS
        if position.log is not None:
            text = Text("log-gain-workers", {"count": components.KNOWLEDGE_WORKERS})
            position.report(position.active, text, "BCG-11.2")


def _gain_silver(position: Position, count: int, rule: str) -> None:
    position.mine().silver += count
    if position.log is not None:
        position.report(position.active, Text("log-gain-silver", {"count": count}), rule)
