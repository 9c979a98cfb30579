"""Goals of a turn, for somebody who plays for the first time."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import DIE, TYPE
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import (
    ALL_GOODS,
    GOODS,
    GOODS_POINTS,
    GOODS_SILVER,
    PER_POINT,
    PRICE,
    PROJECTS,
    ROUNDS,
    TRIPLE,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.promises import triple_points
from feldspar.kernel.coaching import Goal
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.units import Seat

_MOST: Final = 3
_SEVERAL: Final = 2
"""So many goods of a type are worth a sale, so few types missing worth thinking of all seven."""


def goals(position: Position, seat: Seat) -> list[Goal]:
    """Return the most important things first; none if it is not the turn of the seat."""
    if position.active != seat:
        return []
    holding = position.holdings[seat]
    found = [
        *_triple(position, holding),
        *_sale(holding),
        *_convert(position, holding),
        *_seven(position, holding),
        *_purchase(position, holding),
        *_room(holding),
        Goal(Text("goal-worker"), holding.workers > 0),
    ]
    return found[:_MOST]


def _triple(position: Position, holding: Holding) -> list[Goal]:
    """A column that lacks one card, which is a project or lies in the display."""
    found: list[tuple[int, int, Text]] = []
    for one in holding.columns:
        if one.size == TRIPLE - 1:
            found += _missing(position, holding, one)
    return [Goal(max(found, key=lambda one: one[:2])[2], False)] if found else []


def _missing(position: Position, holding: Holding, one: Column) -> list[tuple[int, int, Text]]:
    """Return the triples to be had, with how near each is and what it scores."""
    found: list[tuple[int, int, Text]] = []
    rows = [(row + 1, card) for row, cards in enumerate(position.rows) for card in cards]
    held = [(0, card) for card in holding.projects]
    for row, card in held + rows:
        if not one.fits(TYPE[card]):
            continue
        type_ = one.with_card(card).type
        points = triple_points(position, type_)
        told: dict[str, TextArg] = {"type": Text("triple-" + TYPES[type_]), "points": points}
        text = Text("goal-triple", {**told, "row": row, "die": DIE[card]})
        found.append((int(not row), points, text))
    return found


def _sale(holding: Holding) -> list[Goal]:
    """Several goods that one action sells."""
    best = max(ALL_GOODS, key=lambda goods: holding.count_goods(goods) * GOODS_POINTS[goods])
    count = holding.count_goods(best)
    if count < _SEVERAL:
        return []
    told: dict[str, TextArg] = {"goods": Text("goods-" + GOODS[best]), "count": count}
    gain = {"points": count * GOODS_POINTS[best], "silver": count * GOODS_SILVER}
    return [Goal(Text("goal-sell", {**told, **gain}), False)]


def _convert(position: Position, holding: Holding) -> list[Goal]:
    """In the last round, what would be left over."""
    points = (holding.workers + holding.silver) // PER_POINT
    if position.round + 1 < len(ROUNDS) or not points:
        return []
    return [Goal(Text("goal-convert", {"cards": PER_POINT, "points": points}), False)]


def _seven(position: Position, holding: Holding) -> list[Goal]:
    """All seven types, when few are missing."""
    missing = len(TYPES) - holding.types().bit_count()
    if holding.seven or not position.sevens or not 0 < missing <= _SEVERAL:
        return []
    told = {"missing": missing, "points": position.sevens[-1]}
    return [Goal(Text("goal-seven", {**told}), False)]


def _purchase(position: Position, holding: Holding) -> list[Goal]:
    """A purchase, or the silver for it."""
    if position.bought or position.may_buy(holding):
        return [Goal(Text("goal-buy", {"silver": PRICE}), position.bought)]
    return [Goal(Text("goal-silver", {"silver": PRICE, "have": holding.silver}), False)]


def _room(holding: Holding) -> list[Goal]:
    """Room for another project, once there is little of it."""
    count = len(holding.projects)
    return [Goal(Text("goal-room"), count < PROJECTS)] if count >= PROJECTS - 1 else []
