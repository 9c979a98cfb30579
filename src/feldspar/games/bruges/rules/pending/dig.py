"""Build a canal tile by an effect."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.cards.prices import tile_costs
from feldspar.games.bruges.rules.components import A_DIG, BOTH_SECTIONS, SPACES
from feldspar.games.bruges.rules.effects.canals import build_tile
from feldspar.games.bruges.rules.effects.vocabulary import PRIMITIVES, Act, Primitive
from feldspar.games.bruges.rules.player_board import NO_PRICE, PAID, Holding
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Seat, Section


class Dig(Question):
    """Build a canal tile without a card: how it is paid (BRG-15.8)."""

    code = 15
    rule = "BRG-15.8"
    kinds = ("dig",)
    about = (("paid", NO_PRICE),)
    value = 170

    def __init__(self, seat: Seat, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def choices(self, position: Position) -> list[int]:
        return [A_DIG + section for section in _sections(position.holdings[self.seat], self.paid)]

    def allows(self, position: Position, kind: str, args: Sequence[int]) -> bool:
        holding = position.holdings[self.seat]
        built = holding.tiles[args[0]]
        return built < SPACES and tile_costs(holding, built, self.paid) <= holding.florins

    def choose(self, position: Position, action: int) -> None:
        section = Section(action - A_DIG)
        price = position.holdings[self.seat].tile_price(section, self.paid)
        build_tile(position, self.seat, section, price, "BRG-15.8")


def _sections(holding: Holding, how: int) -> list[Section]:
    """Return the sections whose next tile a player can pay."""
    found: list[Section] = []
    for section in BOTH_SECTIONS:
        if 0 <= holding.tile_price(section, how) <= holding.florins:
            found.append(section)
    return found


def _has_space(act: Act) -> bool:
    """Tell in plain words whether there is a space for a tile that can be paid."""
    paid, spaces = PAID[act.effect.text], [built for built in act.mine.tiles if built != SPACES]
    return any(tile_costs(act.mine, space, paid) <= act.mine.florins for space in spaces)


PRIMITIVES["build_canal"] = Primitive(
    lambda position, cause: position.push(Dig(cause.seat, PAID[cause.effect.text])),
    lambda act: bool(_sections(act.mine, PAID[act.effect.text])),
    _has_space,
    once=Dig.value,
    florins=lambda effect: 0 if effect.text == "free" else -2,
)
