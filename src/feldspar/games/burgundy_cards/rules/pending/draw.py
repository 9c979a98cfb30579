"""Draw goods or animals from a pile of choice (BCG-11.3, 11.4, 11.13)."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import supply
from feldspar.games.burgundy_cards.rules.components import A_DRAW, ANIMALS, GOODS
from feldspar.games.burgundy_cards.rules.player_board import FROM_ANIMALS, animal_points
from feldspar.games.burgundy_cards.rules.position import Position, Question
from feldspar.games.burgundy_cards.rules.units import Pile
from feldspar.kernel.events import Text

OF_GOODS: Final = 1
OF_ANIMALS: Final = 2
OF_EITHER: Final = 3
_RULES: Final = ["", "BCG-11.3", "BCG-11.4", "BCG-11.13"]
_KEYS: Final = ["", "draw-goods", "draw-animals", "draw-either"]


class Draw(Question):
    """From which pile: one of goods, of animals, or of either?"""

    name = "draw"
    code = 3
    is_patient = True
    limits = (OF_EITHER,)
    unasked = "draw", "BCG-11.3"
    faces = (("ship", (OF_GOODS,)), ("pasture", (OF_ANIMALS,)), ("boarding_house", (OF_EITHER,)))
    promise = 133
    of: int

    def __init__(self, of: int) -> None:
        self.of = of
        self.key, self.rule = _KEYS[of], _RULES[of]

    def fields(self) -> list[int]:
        return [self.of]

    def answers(self, position: Position) -> list[int]:
        found: list[int] = []
        if self.of & OF_GOODS:
            found += [A_DRAW + pile for pile in range(2) if position.goods[pile]]
        if self.of & OF_ANIMALS:
            found += [A_DRAW + 2 + pile for pile in range(2) if position.animals[pile]]
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        animals, place = divmod(args[0], 2)
        if self.of == (OF_GOODS if animals else OF_ANIMALS):
            return self.rule
        return None if (position.goods, position.animals)[animals][place] else "BCG-11.5"

    def settle(self, position: Position) -> bool:
        piles = self.answers(position)
        if len(piles) > 1:
            return False
        position.pop()
        if piles:
            self.answer(position, piles[0])
        elif position.log is not None:
            position.note("log-no-supply", "BCG-11.6")
        return True

    def answer(self, position: Position, action: int) -> None:
        position.reveal_count += 1
        if action < A_DRAW + 2:
            _take_goods(position, Pile(action - A_DRAW))
        else:
            _take_animal(position, Pile(action - A_DRAW - 2))


def _take_goods(position: Position, pile: Pile) -> None:
    goods = position.goods[pile][-1]
    position.goods = supply.top(position.goods, pile)
    position.mine().goods += 1 << 8 * goods
    if position.log is not None:
        position.note("log-good", "BCG-11.3", goods=Text("goods-" + GOODS[goods]))


def _take_animal(position: Position, pile: Pile) -> None:
    holding = position.mine()
    animal = position.animals[pile][-1]
    position.animals = supply.top(position.animals, pile)
    before = animal_points(holding.animals)
    holding.animals += 1 << 8 * animal
    points = animal_points(holding.animals) - before
    if points:
        holding.score_points(points, FROM_ANIMALS)
    if position.log is not None:
        position.note("log-animal", "BCG-11.4", points, animal=Text("animal-" + ANIMALS[animal]))


_GOODS: Final[list[Question]] = [Draw(OF_GOODS)]
_ANIMALS: Final[list[Question]] = [Draw(OF_ANIMALS)]


def draw(position: Position, goods: int, animals: int) -> None:
    """Ask for so many goods, and then for so many animals, one at a time."""
    position.stack = position.stack + _ANIMALS * animals + _GOODS * goods
