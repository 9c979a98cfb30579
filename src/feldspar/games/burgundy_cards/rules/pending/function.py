"""The function of a placed card (section 11): what it brings at once, or asks."""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import FACES, KIND, TYPE
from feldspar.games.burgundy_cards.rules.pending import questions
from feldspar.games.burgundy_cards.rules.player_board import FROM_WATCHTOWER
from feldspar.games.burgundy_cards.rules.position import AboutCard, Position, Question
from feldspar.games.burgundy_cards.rules.units import Card

_EFFECT: Final = [108, 84, 0, 81, 104, 131, 0]
"""What a bot thinks of the effect of a placed card still to come, by type."""
_BUILDING_EFFECT: Final = [36, -14, 79, 81, 69, 59, 45, 120]
"""The same for buildings, by kind."""
PROMISES: Final[list[int]] = [
    _BUILDING_EFFECT[KIND[card]] if type_ == components.BUILDING else _EFFECT[type_]
    for card, type_ in enumerate(TYPE)
]
"""The same, by card."""

_ASKED: Final[list[Question | None]] = []
"""What each card asks when it is placed; the others bring something at once."""


def _question(card: Card) -> Question | None:
    if not _ASKED:
        every = questions().values()
        by_face = {face: one(*about) for one in every for face, about in one.faces}
        _ASKED.extend([by_face.get(face) for face in FACES])
    return _ASKED[card]


class Function(AboutCard):
    """Carry out the function of the card."""

    name = "function"
    code = 6
    is_patient = True

    def settle(self, position: Position) -> bool:
        position.pop()
        asked = _question(self.card)
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
            position.note("log-watchtower", "BCG-11.11", components.TOWER_POINTS)
    elif TYPE[card] == components.KNOWLEDGE:
        holding.workers += components.KNOWLEDGE_WORKERS
        if position.log is not None:
            position.note("log-gain-workers", "BCG-11.2", count=components.KNOWLEDGE_WORKERS)


def _gain_silver(position: Position, count: int, rule: str) -> None:
    position.mine().silver += count
    if position.log is not None:
        position.note("log-gain-silver", rule, count=count)
