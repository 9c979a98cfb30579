"""The card game as the kernel knows it: its `Game`, and its `State`."""

from feldspar.games.burgundy_cards import (
    apply,
    course,
    evaluate,
    judge,
    legal,
    observe,
    scoring,
)
from feldspar.games.burgundy_cards.figures import ACTIONS
from feldspar.games.burgundy_cards.position import Position
from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, Option, State
from feldspar.kernel.keys import packed


class CardsState(Position):
    """A position that plays by the rules."""

    def opening(self) -> list[Event]:
        return course.opening(self)

    def actors(self) -> list[int]:
        return [self.active] if self.active >= 0 else []

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return judge.why_not(self, seat, action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, seat, action)

    def clone(self) -> "CardsState":
        new = CardsState()
        self.copy_into(new)
        return new

    def state_key(self) -> bytes:
        return self.key + packed(self.open_numbers() + self.hidden_numbers())

    def info_key(self, seat: int) -> bytes:
        return observe.info_numbers(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "CardsState":
        new = self.clone()
        observe.redraw(new, seat, seed)
        return new

    def scores(self) -> list[int]:
        return [holding.score for holding in self.holdings]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class CardsGame(Game):
    """The Castles of Burgundy: The Card Game, for one to four."""

    def new(self, seats: int, seed: bytes, /, **options: str) -> CardsState:
        chosen = self.choose(seats, options)
        state = CardsState()
        state.game = self
        state.options = chosen
        state.key = seed
        state.seats = seats
        course.set_up(state)
        return state

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        return evaluate.evaluate(state, seat)


def _game() -> CardsGame:
    options: dict[str, Option] = {}
    game = CardsGame()
    game.id = "burgundy_cards"
    game.package = "feldspar.games.burgundy_cards"
    game.seats = range(1, 5)
    game.rules = 1
    game.options = options
    game.actions = ACTIONS
    game.minutes = 15
    game.weight = 2
    game.lots = ("cards",)
    game.yardsticks = (20, 25, 30)
    return game


GAME = _game()
