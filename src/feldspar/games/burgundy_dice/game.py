"""The dice game as the kernel knows it: its `Game`, and its `State`."""

from feldspar.games.burgundy_dice import apply, evaluate, judge, legal, observe, scoring
from feldspar.games.burgundy_dice.estate import blank
from feldspar.games.burgundy_dice.figures import ACTIONS, DATA
from feldspar.games.burgundy_dice.position import (
    DIFFERENT_CASTLES,
    FREE,
    OVER,
    SAME_CASTLE,
    Position,
    estate_numbers,
)
from feldspar.games.burgundy_dice.sheet import SHEETS
from feldspar.kernel.game import Game, Option, State
from feldspar.kernel.keys import packed

_CASTLES = {"free": FREE, "different": DIFFERENT_CASTLES, "same": SAME_CASTLE}


class DiceState(Position):
    """A position that plays by the rules."""

    def actors(self) -> list[int]:
        if self.stage == OVER:
            return []
        return [seat for seat in range(self.seats) if self.waiting >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        return judge.why_not(self, seat, action)

    def step(self, seat: int, action: int) -> None:
        apply.step(self, seat, action)

    def clone(self) -> "DiceState":
        new = DiceState()
        self.copy_into(new)
        return new

    def state_key(self) -> bytes:
        numbers = self.common_numbers()
        for estate in self.estates:
            numbers += estate_numbers(estate)
        return self.key + packed(numbers)

    def info_key(self, seat: int) -> bytes:
        return observe.info_numbers(self, seat)

    def determinize(self, seat: int, seed: bytes) -> "DiceState":
        new = self.clone()
        observe.redraw(new, seat, seed)
        return new

    def scores(self) -> list[int]:
        return [estate.score for estate in self.estates]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class DiceGame(Game):
    """The Castles of Burgundy: The Dice Game, for one to five."""

    def new(self, seats: int, seed: bytes, /, **options: str) -> DiceState:
        chosen = self.choose(seats, options)
        if chosen["castles"] == "different" and not 2 <= seats <= 4:
            raise ValueError("castles=different is for 2 to 4 seats (BDG-10.1, BDG-10.2)")
        state = DiceState()
        state.game = self
        state.options = chosen
        state.key = seed
        state.seats = seats
        state.sheet = SHEETS[chosen["sheet"]]
        state.castles = _CASTLES[chosen["castles"]]
        state.strict = chosen["pass_rule"] == "strict"
        state.doubles = int(chosen["hourglass"].split("-")[1])
        state.estates = [blank(state.sheet) for _ in range(seats)]
        state.secret = []
        # BDG-10.1, 10.3: in the variants the owner of the dice, seat 0, chooses first or alone.
        state.waiting = 1 if state.castles else (1 << seats) - 1
        return state

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        return evaluate.evaluate(state, seat)


def _game() -> DiceGame:
    game = DiceGame()
    game.id = "burgundy_dice"
    game.package = "feldspar.games.burgundy_dice"
    game.seats = range(1, 6)
    game.rules = 1
    game.options = {
        "sheet": Option(tuple(SHEETS), "BDG-2.2"),
        "castles": Option(tuple(_CASTLES), "BDG-2.3"),
        "pass_rule": Option(("free", "strict"), "BDG-4.15"),
        "hourglass": Option(tuple(DATA["dice"]["hourglass"]["splits"]), "BDG-1.2"),
    }
    game.actions = ACTIONS
    game.minutes = 20
    game.weight = 2
    game.yardsticks = tuple(DATA["solo"]["yardsticks"])
    return game


GAME = _game()
