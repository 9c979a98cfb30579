"""The Castles of Burgundy as the kernel knows it: its `Game`, and its `State`."""

from collections.abc import Mapping
from typing import Final

from feldspar.games.burgundy.rules import (
    apply,
    evaluate,
    features,
    legal,
    notation,
    opening,
    scoring,
    visibility,
    why_not,
)
from feldspar.games.burgundy.rules.components import DATA
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.position import SETUPS, Position
from feldspar.kernel.events import Event
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import Game, Lot, Option
from feldspar.kernel.position_codec import PositionCodec
from feldspar.kernel.units import Seat

OPTIONS: Final[dict[str, Option]] = {
    "setup": Option(tuple(SETUPS), "BUR-22.2"),
    "ties": Option(("fewest", "most"), "BUR-20.1"),
}


_SEATS: Final = [[seat for seat in range(4) if waiting >> seat & 1] for waiting in range(16)]
"""The members of each set of seats."""


class BurgundyState(Position):
    """A position that plays by the rules."""

    def opening(self) -> list[Event]:
        return opening.opening(self)

    def actors(self) -> list[int]:
        return _SEATS[self.waiting].copy()

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return why_not.why_not(self, Seat(seat), action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, Seat(seat), action)

    def clone(self) -> "BurgundyState":
        new = BurgundyState()
        self.copy_into(new)
        return new

    def hidden_ints(self) -> list[int]:
        return self.choices

    def known_numbers(self, seat: int) -> list[int]:
        return visibility.known_choices(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "BurgundyState":
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
        opening.set_up(self)


class BurgundyGame(Game):
    """The Castles of Burgundy, for two to four."""

    id = "burgundy"
    package = "feldspar.games.burgundy"
    seats = range(DATA["players"]["min"], DATA["players"]["max"] + 1)
    rules = 1
    options: Mapping[str, Option] = OPTIONS
    actions = ACTIONS
    families: Mapping[str, int] = features.FAMILIES
    feature_count = features.COUNT
    minutes = 30
    weight = 3
    lots: tuple[Lot, ...] = ("dice", "tiles")
    yardsticks: tuple[int, ...] = (100, 130, 160)

    def new(self, seats: int, seed: bytes, /, **options: str) -> BurgundyState:
        state = BurgundyState()
        self.begin(state, seats, seed, options)
        return state


GAME = BurgundyGame()
