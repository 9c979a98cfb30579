"""A ship: where it collects goods (BUR-9.2)."""

from typing import ClassVar, Final

from feldspar.games.burgundy.rules.components import (
    DEPOTS,
    EVERY_DEPOT,
    EVERY_GOODS,
    GOODS_ROOM,
    SALE_POINTS,
    TWO_DEPOTS,
)
from feldspar.games.burgundy.rules.decisions import COLLECTED
from feldspar.games.burgundy.rules.pending.keep import Keep
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.wares import goods_in_depots, load, sail_on

A_COLLECT: Final = 1362
SHIPMENT: Final = 40
"""Percent of the best load a ship just placed could collect."""


class Collect(Question):
    """From which depot, or which two, does a ship collect?"""

    code = 2
    name = "collect"
    rule = "BUR-9.2"
    not_asked: ClassVar[dict[str, str]] = {"collect": "BUR-9.1"}

    def answers(self, position: Position) -> list[int]:
        two = position.estates[self.seat].has(TWO_DEPOTS)
        return [A_COLLECT + which for which in range(2 * DEPOTS if two else DEPOTS)]

    def why_not(self, position: Position, kind: str, args: tuple[int, ...]) -> str | None:
        if kind not in self.kinds:
            return self.rule
        return None if args[0] < 6 or position.estates[self.seat].has(TWO_DEPOTS) else "BUR-21.5"

    def answer(self, position: Position, action: int) -> None:
        """BUR-9.2 to 9.7: take what must be taken, and ask if not all the rest fits."""
        estate = position.estates[self.seat]
        depots = COLLECTED[action - A_COLLECT]
        load(position, self.seat, depots, goods_in_depots(position, depots) & estate.stock)
        new = goods_in_depots(position, depots)
        room = GOODS_ROOM - estate.stock.bit_count()
        if new.bit_count() > room > 0:
            position.asked = Keep(self.seat, depots)
            return
        if room:
            load(position, self.seat, depots, new)
        sail_on(position, self.seat)

    def worth(self, position: Position, left: int) -> int:
        """The most points a ship could collect now."""
        stock = position.estates[self.seat].stock
        most = 0
        for depot in EVERY_DEPOT:
            room = GOODS_ROOM - stock.bit_count()
            count = 0
            for goods in EVERY_GOODS:
                here = position.wares[depot] >> 8 * goods & 255
                if here and stock >> goods & 1:
                    count += here
                elif here and room:
                    room -= 1
                    count += here
            if count > most:
                most = count
        return most * SALE_POINTS[position.seats] * SHIPMENT
