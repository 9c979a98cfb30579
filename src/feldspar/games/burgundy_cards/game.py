"""The card game as the kernel knows it: its `Game`, and its `State`."""

from collections.abc import Mapping

from feldspar.games.burgundy_cards.rules import (
    evaluate,
    features,
    notation,
    play,
    scoring,
    turn_flow,
    visibility,
)
from feldspar.games.burgundy_cards.rules.components import ACTIONS
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.events import Event
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import Game, Lot, Option
from feldspar.kernel.position_codec import PositionCodec
from feldspar.kernel.units import Seat


class CardsState(Position):
    """A position that plays by the rules."""

    def opening(self) -> list[Event]:
        return turn_flow.opening(self)

    def actors(self) -> list[int]:
        return [self.active] if self.active >= 0 else []

    def legal(self, seat: int) -> list[int]:
        return play.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return play.why_not(self, seat, action)

    def step(self, seat: int, action: int) -> None:
        play.step(self, action)

    def clone(self) -> "CardsState":
        new = CardsState()
        self.copy_into(new)
        return new

    def known_numbers(self, seat: int) -> list[int]:
        return visibility.known_numbers(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "CardsState":
        new = self.clone()
        visibility.redraw(new, seat, seed)
        return new

    def with_other_chance(self, key: bytes) -> "CardsState":
        new = self.clone()
        visibility.redeal(new, key)
        return new

    def evaluate(self, seat: int) -> int:
        return evaluate.evaluate(self, seat)

    def sum_features(self, seat: int, tally: FeatureSum) -> None:
        features.sum_features(self, Seat(seat), tally)

    def scores(self) -> list[int]:
        return [holding.score for holding in self.holdings]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def visit_notation(self, lines: PositionCodec) -> None:
        notation.visit_notation(self, lines)

    def set_up(self) -> None:
        turn_flow.set_up(self)


class CardsGame(Game):
    """The Castles of Burgundy: The Card Game, for one to four."""

    id = "burgundy_cards"
    package = "feldspar.games.burgundy_cards"
    seats = range(1, 5)
    rules = 1
    options: Mapping[str, Option] = {}
    actions = ACTIONS
    families: Mapping[str, int] = features.FAMILIES
    feature_count = features.COUNT
    minutes = 15
    weight = 2
    lots: tuple[Lot, ...] = ("cards",)
    yardsticks: tuple[int, ...] = (20, 25, 30)

    def new(self, seats: int, seed: bytes, /, **options: str) -> CardsState:
        state = CardsState()
        self.begin(state, seats, seed, options)
        return state


GAME = CardsGame()
