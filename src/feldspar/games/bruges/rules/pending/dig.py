"""Build a canal tile by an effect."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.canals import build_tile
from feldspar.games.bruges.rules.components import A_DIG, SPACES
from feldspar.games.bruges.rules.effects import PRIMITIVES
from feldspar.games.bruges.rules.player_board import PAID
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.prices import tile_costs
from feldspar.games.bruges.rules.units import Seat, Section
from feldspar.games.bruges.rules.weights import DUG
from feldspar.games.bruges.rules.worthwhile_moves import sections


class Dig(Question):
    """Build a canal tile without a card: how it is paid (BRG-15.8)."""

    code = 15
    rule = "BRG-15.8"
    kinds = ("dig",)
    about = ("paid",)
    value = DUG

    def __init__(self, seat: Seat, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def answers(self, position: Position) -> list[int]:
        return [A_DIG + section for section in sections(position.holdings[self.seat], self.paid)]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        built = holding.tiles[args[0]]
        return built < SPACES and tile_costs(holding, built, self.paid) <= holding.florins

    def answer(self, position: Position, action: int) -> None:
        position.pop()
        section = Section(action - A_DIG)
        price = position.holdings[self.seat].tile_price(section, self.paid)
        build_tile(position, self.seat, section, price, "BRG-15.8")


PRIMITIVES["build_canal"] = lambda position, cause: position.push(
    Dig(cause.seat, PAID[cause.effect.text])
)
