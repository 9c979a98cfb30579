"""Bruges as the kernel knows it: its `Game`, and its `State`."""

from collections.abc import Mapping, Sequence
from typing import Final

from feldspar.games.bruges.rules import (
    apply,
    legal,
    notation,
    scoring,
    turn_flow,
    visibility,
    why_not,
)
from feldspar.games.bruges.rules.components import ACTIONS, RULES
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.turn_flow import LATER_EDITION
from feldspar.games.bruges.rules.values import evaluate, features
from feldspar.kernel.events import Event, Text
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import Game, Lot, Option, State
from feldspar.kernel.position_codec import PositionCodec
from feldspar.kernel.units import Seat

OPTIONS: Final[dict[str, Option]] = {"engraver": Option(("first", LATER_EDITION), "BRG-14.2")}


class BrugesState(Position):
    """A position that plays by the rules."""

    def opening(self) -> list[Event]:
        return turn_flow.opening(self)

    def actors(self) -> list[int]:
        seat = self.decider()
        return [seat] if seat >= 0 else []

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, Seat(seat))

    def why_not(self, seat: int, action: int) -> str | None:
        return why_not.why_not(self, Seat(seat), action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, Seat(seat), action)

    def clone(self) -> "BrugesState":
        new = BrugesState()
        self.copy_into(new)
        return new

    def known_numbers(self, seat: int) -> list[int]:
        return visibility.known_numbers(self, Seat(seat))

    def determinize(self, seat: int, seed: bytes) -> "BrugesState":
        new = self.clone()
        visibility.redraw(new, Seat(seat), seed)
        return new

    def with_other_chance(self, key: bytes) -> "BrugesState":
        new = self.clone()
        visibility.redeal(new, key)
        return new

    def evaluate(self, seat: int) -> int:
        return evaluate.evaluate(self, Seat(seat))

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


class BrugesGame(Game):
    """Bruges, for two to four."""

    id = "bruges"
    package = "feldspar.games.bruges"
    seats = range(2, 5)
    options: Mapping[str, Option] = OPTIONS
    actions = ACTIONS
    families: Mapping[str, int] = features.FAMILIES
    feature_count = features.COUNT
    minutes = 25
    weight = 3
    lots: tuple[Lot, ...] = ("cards", "dice")
    yardsticks: tuple[int, ...] = (40, 50, 60)

    def new(self, seats: int, seed: bytes, /, **options: str) -> BrugesState:
        state = BrugesState()
        self.begin(state, seats, seed, options)
        return state

    def forbidden_message(self, state: State, seat: int, actions: Sequence[int], rule: str) -> Text:
        found: Text | None = self._module("view.coaching").reason(state, seat, actions)
        return found or super().forbidden_message(state, seat, actions, rule)


def _newest() -> BrugesGame:
    """Return the game of today, which knows those of before, as they know it."""
    games: list[BrugesGame] = []
    for rules in range(1, RULES + 1):
        games.append(BrugesGame())
        games[-1].rules = rules
    for game in games:
        game.versions = tuple(games)
    return games[-1]


GAME = _newest()
