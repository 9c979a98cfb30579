"""The Castles of Burgundy as the kernel knows it: its `Game`, and its `State`."""

from feldspar.games.burgundy import apply, course, evaluate, judge, legal, observe, scoring
from feldspar.games.burgundy.figures import ACTIONS, DATA
from feldspar.games.burgundy.position import BASIC, OPEN, SECRET, Position
from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, Option, State
from feldspar.kernel.keys import packed

_SETUPS = {"basic": BASIC, "open": OPEN, "secret": SECRET}


class BurgundyState(Position):
    """A position that plays by the rules."""

    def opening(self) -> list[Event]:
        return course.opening(self)

    def actors(self) -> list[int]:
        waiting = self.waiting
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return judge.why_not(self, seat, action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, seat, action)

    def clone(self) -> "BurgundyState":
        new = BurgundyState()
        self.copy_into(new)
        return new

    def state_key(self) -> bytes:
        return self.key + packed(self.common_numbers() + self.choices)

    def info_key(self, seat: int) -> bytes:
        return observe.info_numbers(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "BurgundyState":
        new = self.clone()
        observe.redraw(new, seat, seed)
        return new

    def scores(self) -> list[int]:
        return [estate.score for estate in self.estates]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class BurgundyGame(Game):
    """The Castles of Burgundy, for two to four."""

    def new(self, seats: int, seed: bytes, /, **options: str) -> BurgundyState:
        chosen = self.choose(seats, options)
        state = BurgundyState()
        state.game = self
        state.options = chosen
        state.key = seed
        state.seats = seats
        state.setup = _SETUPS[chosen["setup"]]
        state.most_empty = chosen["ties"] == "most"
        course.set_up(state)
        return state

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        return evaluate.evaluate(state, seat)


def _game() -> BurgundyGame:
    game = BurgundyGame()
    game.id = "burgundy"
    game.package = "feldspar.games.burgundy"
    game.seats = range(DATA["players"]["min"], DATA["players"]["max"] + 1)
    game.rules = 1
    game.options = {
        "setup": Option(tuple(_SETUPS), "BUR-22.2"),
        "ties": Option(("fewest", "most"), "BUR-20.1"),
    }
    game.actions = ACTIONS
    game.minutes = 30
    game.weight = 3
    game.lots = ("dice", "tiles")
    game.yardsticks = (100, 130, 160)
    return game


GAME = _game()
