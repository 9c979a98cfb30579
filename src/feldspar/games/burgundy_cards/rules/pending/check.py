"""See whether an estate has all seven types (BCG-12.7)."""

from feldspar.games.burgundy_cards.rules.components import EVERY_TYPE
from feldspar.games.burgundy_cards.rules.player_board import FROM_SEVEN
from feldspar.games.burgundy_cards.rules.position import Position, Question


class Check(Question):
    """The top all-seven card, once for each player."""

    name = "check"
    code = 4
    is_patient = True

    def settle(self, position: Position) -> bool:
        position.pop()
        holding = position.mine()
        if holding.seven or not position.sevens or holding.types() != EVERY_TYPE:
            return True
        sevens = position.sevens[:]
        holding.seven = sevens.pop()
        position.sevens = sevens
        holding.score_points(holding.seven, FROM_SEVEN)
        if position.log is not None:
            position.note("log-seven", "BCG-12.7", holding.seven)
        return True
