"""How a kind of decision is shown, and a decision with all it takes to say why it is good."""

from collections.abc import Callable
from typing import NamedTuple

from feldspar.games.burgundy.rules.decisions import ACTIONS, DICE, FREE
from feldspar.games.burgundy.rules.legal import DIE_ACTIONS
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.reach import price
from feldspar.games.burgundy.rules.units import Die
from feldspar.kernel.events import Event, Text, TextArg
from feldspar.kernel.scene import Choice, Move, Path, Price
from feldspar.kernel.toolkit.memoize import memoize
from feldspar.kernel.units import Seat


class Deed(NamedTuple):
    """What is decided, and what becomes of it before anything is rolled again."""

    before: Position
    after: Position
    told: list[Event]
    seat: Seat
    args: tuple[int, ...]

    def had(self) -> Estate:
        """Return the estate as it was."""
        return self.before.estates[self.seat]

    def has(self) -> Estate:
        """Return the estate as it then is."""
        return self.after.estates[self.seat]

    def event_number(self, key: str, what: str) -> int:
        """Return a number that an event tells of, by its message; 0 if it did not happen."""
        for event in self.told:
            if event.text.key == key:
                number = event.text.args[what]
                assert isinstance(number, int)
                return number
        return 0

    def goes_on(self) -> bool:
        """Tell whether the turn goes on."""
        before, after = self.before, self.after
        then = (after.phase, after.round, after.turn)
        return bool(after.waiting) and then == (before.phase, before.round, before.turn)


Reason = Callable[[Deed], Text | None]
Asked = tuple[str, dict[str, TextArg]]
"""The key of what somebody is asked, and what it takes to say it."""


def _plain(position: Position, seat: Seat, action: int, args: tuple[int, ...], path: Path) -> Move:
    return Move(action, path, Text(f"move-{ACTIONS.text(action)}"))


class AnswerView(NamedTuple):
    """How a kind of decision is shown."""

    paths: Callable[[Position, Seat, tuple[int, ...]], list[Path]]
    """The things to touch for a decision, legal or not, wherever they may be."""
    move: Callable[[Position, Seat, int, tuple[int, ...], Path], Move] = _plain
    """What a legal decision does and costs for which these things are touched."""
    reasons: tuple[Reason, ...] = ()
    """Why it is good, the best first."""
    choice: Callable[[Position, Seat, str], Choice] = lambda position, seat, step: Choice(
        step, "", Text(step.replace("/", "-"))
    )
    """What may be touched for it that has no place on a board."""
    asks: Callable[[Position, Question], Asked] = lambda position, asked: (asked.name, {})
    """How the question is said whose first answer it is."""
    hint: str = ""
    """What answering that entails, where the question does not say it by its own name."""
    misplacement: Callable[[Estate, tuple[int, ...]], int] = lambda estate, args: 0
    """Whether it is thought of late: the later, the more."""


# -------------------------------------------------------------------------------------- the dice


def dice(position: Position, seat: Seat, order: int) -> tuple[Path, ...]:
    """Return every die that may be meant, or that none is needed."""
    first, second = position.dice[2 * seat : 2 * seat + 2]
    return _dice(DICE[order], first, second, position.used)


@memoize
def _dice(die: Die, first: Die, second: Die, used: int) -> tuple[Path, ...]:
    """Return every die that was rolled like one, used ones only if no other was."""
    if die == FREE:
        return ((),)
    rolled = [n for n, shown in enumerate((first, second)) if shown == die]
    unused = [n for n in rolled if not used >> n & 1]
    return tuple([(f"die/{n}",) for n in unused or rolled])


@memoize
def use(die: Die, workers: int) -> Text:
    """Say what is used for a move: a die, perhaps changed by workers, or nothing."""
    if die == FREE:
        return Text("use-nothing")
    return Text("use-die", {"die": die, "workers": workers})


def cost(position: Position, seat: Seat, kind: str, args: tuple[int, ...]) -> int:
    """Return the workers it takes to do something with a die."""
    estate = position.estates[seat]
    number, shift = DIE_ACTIONS[kind].needs(estate, args)
    return price(estate, DICE[args[0]], number, shift)


@memoize
def workers_price(workers: int) -> Price | None:
    """Return the workers that a move takes."""
    return Price("worker", workers) if workers else None
