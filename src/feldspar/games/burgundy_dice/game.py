"""The dice game as the kernel knows it: its `Game`, and its `State`."""

from collections.abc import Mapping
from typing import Final

from feldspar.games.burgundy_dice.rules import (
    apply,
    evaluate,
    features,
    legal,
    notation,
    scoring,
    turn_flow,
    visibility,
    why_not,
)
from feldspar.games.burgundy_dice.rules.components import ACTIONS, DATA
from feldspar.games.burgundy_dice.rules.position import CASTLE_RULES, OVER, Position, estate_numbers
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import Game, Option
from feldspar.kernel.position_codec import PositionCodec
from feldspar.kernel.units import Seat

OPTIONS: Final[dict[str, Option]] = {
    "sheet": Option(tuple(SHEETS), "BDG-2.2"),
    "castles": Option(tuple(CASTLE_RULES), "BDG-2.3"),
    "pass_rule": Option(("free", "strict"), "BDG-4.15"),
    "hourglass": Option(tuple(DATA["dice"]["hourglass"]["splits"]), "BDG-1.2"),
}


class DiceState(Position):
    """A position that plays by the rules."""

    def actors(self) -> list[int]:
        if self.stage == OVER:
            return []
        return [seat for seat in range(self.seats) if self.waiting >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return why_not.why_not(self, Seat(seat), action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, Seat(seat), action)

    def clone(self) -> "DiceState":
        new = DiceState()
        self.copy_into(new)
        return new

    def hidden_ints(self) -> list[int]:
        numbers: list[int] = []
        for estate in self.estates:
            numbers += estate_numbers(estate)
        return numbers

    def known_numbers(self, seat: int) -> list[int]:
        return visibility.known_numbers(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "DiceState":
        new = self.clone()
        visibility.redraw(new, seat, seed)
        return new

    def evaluate(self, seat: int) -> int:
        return evaluate.evaluate(self, Seat(seat))

    def sum_features(self, seat: int, tally: FeatureSum) -> None:
        features.sum_features(self, Seat(seat), tally)

    def scores(self) -> list[int]:
        return [estate.score for estate in self.estates]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def visit_notation(self, lines: PositionCodec) -> None:
        notation.visit_notation(self, lines)

    def set_up(self) -> None:
        turn_flow.set_up(self)


class DiceGame(Game):
    """The Castles of Burgundy: The Dice Game, for one to five."""

    id = "burgundy_dice"
    package = "feldspar.games.burgundy_dice"
    seats = range(1, 6)
    rules = 1
    options: Mapping[str, Option] = OPTIONS
    actions = ACTIONS
    families: Mapping[str, int] = features.FAMILIES
    feature_count = features.COUNT
    minutes = 20
    weight = 2
    yardsticks: tuple[int, ...] = tuple(DATA["solo"]["yardsticks"])

    def new(self, seats: int, seed: bytes, /, **options: str) -> DiceState:
        state = DiceState()
        self.begin(state, seats, seed, options)
        return state

    def choose(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        chosen = super().choose(seats, options)
        if chosen["castles"] == "different" and not 2 <= seats <= 4:
            raise ValueError("castles=different is for 2 to 4 seats (BDG-10.1, BDG-10.2)")
        return chosen


GAME = DiceGame()
