"""A ship with more types of goods than there is room for: which to keep (BUR-9.6)."""

from typing import ClassVar, Final

from feldspar.games.burgundy.rules.answer import add_each
from feldspar.games.burgundy.rules.components import DEPOTS, EVERY_GOODS, GOODS_ROOM
from feldspar.games.burgundy.rules.decisions import COLLECTED
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.units import Goods
from feldspar.games.burgundy.rules.wares import goods_in_depots, load, sail_on

A_KEEP: Final = 1374


class Keep(Question):
    """Which goods of some depots go into a storage? It is about the depots, a bit for each."""

    code = 3
    name = "keep"
    rule = "BUR-9.6"
    not_asked: ClassVar[dict[str, str]] = {"keep": "BUR-9.6"}
    limits: ClassVar[list[int]] = [(1 << DEPOTS) - 1]

    def can_wait(self, position: Position) -> bool:
        """There is room for some of the goods, and not for all."""
        stock = position.estates[self.seat].stock
        new = goods_in_depots(position, self.about) & ~stock
        return self.about in COLLECTED and new.bit_count() > GOODS_ROOM - stock.bit_count() > 0

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        stock = position.estates[self.seat].stock
        add_each(found, A_KEEP, goods_in_depots(position, self.about) & ~stock)
        return found

    def why_not(self, position: Position, kind: str, args: tuple[int, ...]) -> str | None:
        """BUR-9.5, 9.6: a new type that lies there, while there is room for it."""
        if kind not in self.kinds:
            return self.rule
        goods, estate = Goods(args[0]), position.estates[self.seat]
        here = [position.wares[depot] for depot in range(6) if self.about >> depot & 1]
        if not any(wares >> 8 * goods & 255 for wares in here):
            return "BUR-9.6"
        if estate.count_goods(goods):
            return "BUR-9.5"
        types = sum(estate.count_goods(other) > 0 for other in EVERY_GOODS)
        return None if types < GOODS_ROOM else "BUR-9.4"

    def answer(self, position: Position, action: int) -> None:
        """BUR-9.6: all goods of a type; the rest stays once there is no room (BUR-9.7)."""
        load(position, self.seat, self.about, 1 << action - A_KEEP)
        if position.estates[self.seat].stock.bit_count() == GOODS_ROOM:
            sail_on(position, self.seat)
