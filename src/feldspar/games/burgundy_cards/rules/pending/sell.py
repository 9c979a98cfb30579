"""Sell all goods of a type (section 7), by action or by function (BCG-11.14)."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.actions.action import Action, can_reach
from feldspar.games.burgundy_cards.rules.player_board import FROM_GOODS, Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Die, Goods
from feldspar.kernel.events import Text, TextArg


class Sell(Action):
    """Which goods, of those where the die reaches one of the two dice that sell them?"""

    name = "sell"
    code = 12
    rule = "BCG-11.14"
    promise = 74
    face = "warehouse"
    faces = (("warehouse", ()),)

    def add(self, found: list[int], position: Position, mine: Holding, die: Die, base: int) -> None:
        if mine.goods:
            costs = components.SALE_COST[die]
            for goods in components.ALL_GOODS:
                if costs[goods] <= mine.workers and mine.count_goods(goods):
                    found.append(base + goods)

    def rule_against(self, position: Position, args: Sequence[int], die: Die) -> str | None:
        if not position.mine().count_goods(Goods(args[1])):
            return "BCG-7.2"
        return None if can_reach(position, die, components.GOODS_DICE[args[1]]) else "BCG-7.1"

    def carry_out(self, position: Position, number: int, die: Die) -> None:
        holding, goods = position.mine(), Goods(number)
        paid = components.SALE_COST[die][goods]
        count = holding.count_goods(goods)
        silver, points = count * components.GOODS_SILVER, count * components.GOODS_POINTS[goods]
        holding.workers -= paid
        holding.goods -= count << 8 * goods
        holding.sold += count << 8 * goods
        holding.silver += silver
        holding.score_points(points, FROM_GOODS)
        if position.log is not None:
            rule, told = "BCG-7.5" if die else "BCG-11.14", Text("goods-" + components.GOODS[goods])
            args: dict[str, TextArg] = {"count": count, "silver": silver, "workers": paid}
            position.note("log-sell", rule, points, goods=told, **args)
        if position.holder >= 0:  # BCG-15.16: nobody has the card in the solo game
            position.holder = position.active
            position.face_down = True
            if position.log is not None:
                position.note("log-start-card", "BCG-7.6")
