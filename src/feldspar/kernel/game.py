"""What a game is: the contract between a title's rules and everything that plays them.

A `Game` is one immutable object per title; a `State` is one position of it, mutable and compact.
Rules of legality are written twice: `State.legal` generates, `State.why_not` judges, and they
agree on every action of the whole space.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Literal, NamedTuple

from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.events import WATCHER, Event, Text
from feldspar.kernel.fluent import Words
from feldspar.kernel.native import mypyc_attr
from feldspar.kernel.scene import Move, Scene

Lot = Literal["dice", "cards", "tiles"]
"""Something that chance decides, by its kind."""


class IllegalMove(ValueError):
    """A decision the rules forbid now; `rule` is the id of the first rule that does."""

    rule: str = ""


class Option(NamedTuple):
    """A variant a table may choose before the first move; the first value is the default."""

    values: tuple[str, ...]
    rule: str
    """The rule or ruling that allows the choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game. Subclasses are filled by their game, never by arguments."""

    game: "Game"
    options: dict[str, str]
    """The chosen value of every option of the game."""
    key: bytes = b""
    """The key of all chance to come; whoever knows it knows the future."""
    seats: int = 0
    reveals: int = 0
    """Grows whenever chance or hidden information becomes visible: undo stops there."""
    log: list[Event] | None = None
    """Receives what happens; nothing is reported while it is None, as in search."""

    def opening(self) -> list[Event]:
        """Return what a new table shows before anybody decides, for a log that begins with it."""
        return []

    def actors(self) -> list[int]:
        """Return the seats that must decide now: several at once, or none when it is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Return every decision the seat may take now; never empty for an actor."""
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> str | None:
        """Return the id of the rule that forbids a decision; None exactly when it is legal."""
        raise NotImplementedError

    def step(self, seat: int, action: int) -> None:
        """Carry out a decision taken from `legal`, unchecked: for search and simulation."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Carry out a decision; raise `IllegalMove`, leaving all as it was, if it is forbidden."""
        written = self.game.actions.text(action)
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats run from 0 to {self.seats - 1}")
        rule = self.why_not(seat, action)
        if rule is not None:
            error = IllegalMove(f"seat {seat} may not {written} now: see rule {rule}")
            error.rule = rule
            raise error
        self.step(seat, action)

    def play(self, seat: int, written: str) -> None:
        """Carry out a decision given in its written form, as `apply` does."""
        self.apply(seat, self.game.actions.parse(written))

    def clone(self) -> "State":
        """Return an independent copy that reports to nobody."""
        raise NotImplementedError

    def state_key(self) -> bytes:
        """Return bytes that are equal for equal states, chance to come included."""
        raise NotImplementedError

    def info_key(self, seat: int) -> bytes:
        """Return bytes that are equal when the seat cannot tell two states apart."""
        raise NotImplementedError

    def determinize(self, seat: int, seed: bytes) -> "State":
        """Return a state the seat cannot tell from this: hidden things and chance redrawn."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the victory points of every seat so far."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Return the place of every seat, tie-breaks included: 1 for each winner.

        Whoever plays alone may be second to the game itself.
        """
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __str__(self) -> str:
        from feldspar.kernel.textual import picture

        return picture(self.game.scene(self, 0), self.game.words("en"))

    def _repr_svg_(self) -> str:
        from feldspar.kernel.svg import draw

        return draw(self.game.scene(self, 0), self.game.words("en"), [self.game.art()])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title: what may be chosen, how to begin, and how to show it."""

    id: str
    package: str
    """The folder of the title, as a package: its art and words are read from there."""
    seats: range
    rules: int
    """The version of the rules and figures, pinned in every record."""
    versions: tuple["Game", ...] = ()
    """This title by every version that is still played, the newest last; none if there is one."""
    options: Mapping[str, Option]
    actions: ActionSpace
    minutes: int = 0
    """About how long a game takes people, for each of them."""
    weight: int = 0
    """How hard it is to learn, from 1 to 4."""
    lots: tuple[Lot, ...] = ("dice",)
    """What chance is made of, the foremost first."""
    yardsticks: tuple[int, ...] = ()
    """Scores worth mentioning: how often were they passed?"""

    def new(self, seats: int, seed: bytes, /, **options: str) -> State:
        """Set up a table; raise ValueError, saying what is possible, if it cannot be."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[str, int], "Game"], tuple[str, int]]:
        return _of_package, (self.package, self.rules)

    def by(self, title: str, rules: int) -> "Game | None":
        """Return the game a record or journal names; None if it is another, or not known here."""
        for game in self.versions or (self,):
            if (game.id, game.rules) == (title, rules):
                return game
        return None

    def newest(self) -> "Game":
        """Return this title as new tables play it."""
        return self.versions[-1] if self.versions else self

    def choose(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return the value of every option, given or by default; raise if one is impossible."""
        if seats not in self.seats:
            raise ValueError(
                f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )
        for name, value in options.items():
            if name not in self.options:
                raise ValueError(f"no option {name!r}; there are: {', '.join(self.options)}")
            if value not in self.options[name].values:
                allowed = ", ".join(self.options[name].values)
                raise ValueError(f"{name} cannot be {value!r}; choose one of: {allowed}")
        return {name: options.get(name, option.values[0]) for name, option in self.options.items()}

    def evaluate(self, state: State, seat: int) -> int:
        """Return how good a state looks to a seat, in hundredths of a point, for simple bots."""
        return state.scores()[seat] * 100

    def scene(self, state: State, viewer: int) -> Scene:
        """Return what a seat, or a watcher, sees, as data: `scene` of the module `scene`."""
        scene: Scene = self._module("scene").scene(state, viewer)
        return scene

    def closer(self, state: State, seat: int) -> Scene:
        """Return what everybody sees, with the things of a seat as large as its owner has them."""
        scene: Scene = self._module("scene").scene(state, WATCHER, seat)
        return scene

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        """Return every legal decision with the things to touch for it: see the module `moves`."""
        moves: Sequence[Move] = self._module("moves").moves(state, seat)
        return moves

    def meant(self, state: State, seat: int, touched: Sequence[str]) -> Sequence[int]:
        """Return the decisions somebody may mean who touches these things, legal or not."""
        meant: Sequence[int] = self._module("moves").meant(state, seat, touched)
        return meant

    def reason(self, state: State, seat: int, actions: Sequence[int], rule: str) -> Text:
        """Say in a line why none of some decisions may be taken: what the rule that forbids the
        first says of every position. A title may say more of this one."""
        return Text(f"why-{rule}".replace(".", "-").lower())

    def _module(self, name: str) -> ModuleType:
        """Return a module of the title: what shows a game is loaded when somebody looks."""
        return importlib.import_module(f"{self.package}.{name}")

    def words(self, language: str) -> Words:
        """Return what the game says in a language."""
        return Words.of(language, ["feldspar.kernel", self.package])

    def art(self) -> str:
        """Return the symbols the game's pieces are drawn with, as an SVG document."""
        data = pkgutil.get_data(self.package, "art.svg")
        return data.decode() if data else ""


def _of_package(package: str, rules: int) -> Game:
    """Return the game of a package by its rules: a pickled state finds the same again."""
    known = importlib.import_module(package).GAME
    assert isinstance(known, Game)
    game = known.by(known.id, rules)
    assert game is not None
    return game
