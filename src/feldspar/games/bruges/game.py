"""Bruges as the kernel knows it: its `Game`, and its `State`."""

from collections.abc import Sequence

from feldspar.games.bruges import apply, course, evaluate, judge, legal, observe, scoring
from feldspar.games.bruges.course import LATER_EDITION
from feldspar.games.bruges.figures import ACTIONS, RULES
from feldspar.games.bruges.position import Position
from feldspar.kernel.events import Event, Text
from feldspar.kernel.game import Game, Option, State
from feldspar.kernel.keys import packed


class BrugesState(Position):
    """A position that plays by the rules."""

    def opening(self) -> list[Event]:
        return course.opening(self)

    def actors(self) -> list[int]:
        seat = self.decider()
        return [seat] if seat >= 0 else []

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return judge.why_not(self, seat, action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, seat, action)

    def clone(self) -> "BrugesState":
        new = BrugesState()
        self.copy_into(new)
        return new

    def state_key(self) -> bytes:
        return self.key + packed(self.open_numbers() + self.hidden_numbers())

    def info_key(self, seat: int) -> bytes:
        return observe.info_numbers(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "BrugesState":
        new = self.clone()
        observe.redraw(new, seat, seed)
        return new

    def scores(self) -> list[int]:
        return [holding.score for holding in self.holdings]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class BrugesGame(Game):
    """Bruges, for two to four."""

    def new(self, seats: int, seed: bytes, /, **options: str) -> BrugesState:
        chosen = self.choose(seats, options)
        state = BrugesState()
        state.game = self
        state.options = chosen
        state.key = seed
        state.seats = seats
        course.set_up(state)
        return state

    def reason(self, state: State, seat: int, actions: Sequence[int], rule: str) -> Text:
        found: Text | None = self._module("reasons").reason(state, seat, actions)
        return found or super().reason(state, seat, actions, rule)

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        return evaluate.evaluate(state, seat)


def _game(rules: int) -> BrugesGame:
    game = BrugesGame()
    game.id = "bruges"
    game.package = "feldspar.games.bruges"
    game.seats = range(2, 5)
    game.rules = rules
    game.options = {"engraver": Option(("first", LATER_EDITION), "BRG-14.2")}
    game.actions = ACTIONS
    game.minutes = 25
    game.weight = 3
    game.lots = ("cards", "dice")
    game.yardsticks = (40, 50, 60)
    return game


def _newest() -> BrugesGame:
    """Return the game of today, which knows those of before, as they know it."""
    games = [_game(rules) for rules in range(1, RULES + 1)]
    for game in games:
        game.versions = tuple(games)
    return games[-1]


GAME = _newest()
