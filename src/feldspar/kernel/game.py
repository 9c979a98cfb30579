"""Game interface: the contract between a title's rules and everything that plays them.

A `Game` is one immutable object per title; a `State` is one position of it, mutable and compact.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Literal, NamedTuple

from feldspar.kernel.actions import ActionSpace
from feldspar.kernel.coaching import Goal
from feldspar.kernel.deprecation import has_own, warn_renamed
from feldspar.kernel.events import WATCHER, Text
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.move_selection import actions_through
from feldspar.kernel.scene import Move, Scene
from feldspar.kernel.state import IllegalMove as IllegalMove
from feldspar.kernel.state import State as State
from feldspar.kernel.text.fluent import Words
from feldspar.kernel.text.rulebook import Rule, rulebook

Lot = Literal["dice", "cards", "tiles"]
"""Something that chance decides, by its kind."""


class Option(NamedTuple):
    """A variant a table may choose before the first move; the first value is the default.

    >>> feldspar.game("burgundy_dice").options["pass_rule"]
    Option(values=('free', 'strict'), rule='BDG-4.15')
    """

    values: tuple[str, ...]
    rule: str
    """The rule or ruling that allows the choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title: what may be chosen, how to begin, and how to show it. `print` describes it.

    Two games are equal if they are the same title by the same version of its rules.

    >>> game = feldspar.game("burgundy_dice")
    >>> game
    feldspar.game('burgundy_dice')
    >>> game.seats, list(game.options)
    (range(1, 6), ['sheet', 'castles', 'pass_rule', 'hourglass'])
    """

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
    families: Mapping[str, int] = {}
    """Where each family of features begins; see `State.features`."""
    feature_count: int = 0
    """How many features there are."""
    minutes: int = 0
    """About how long a game takes people, for each of them."""
    weight: int = 0
    """How hard it is to learn, from 1 to 4."""
    lots: tuple[Lot, ...] = ("dice",)
    """What chance is made of, the foremost first."""
    yardsticks: tuple[int, ...] = ()
    """Scores worth mentioning: how often were they passed?"""

    def new(self, seats: int, seed: bytes, /, **options: str) -> State:
        """Set up a table; raise ValueError, saying what is possible, if it cannot be.

        >>> game.new(3, b"a seed", sheet="B")
        <burgundy_dice, 3 seats, seats 0, 1, 2 to decide>
        """
        raise NotImplementedError

    def begin(self, state: State, seats: int, seed: bytes, options: Mapping[str, str]) -> None:
        """Make a fresh state the beginning of a game, as `new` promises."""
        state.options = self.choose(seats, options)
        state.game = self
        state.key = seed
        state.seats = seats
        state.set_up()

    def __reduce__(self) -> tuple[Callable[[str, int], "Game"], tuple[str, int]]:
        return _of_package, (self.package, self.rules)

    def by(self, title: str, rules: int) -> "Game | None":
        """Return the game a record or journal names; None if it is another, or not known here.

        >>> game.by("burgundy_dice", 1) == game, game.by("burgundy_dice", 99)
        (True, None)
        """
        for game in self.versions or (self,):
            if (game.id, game.rules) == (title, rules):
                return game
        return None

    def newest(self) -> "Game":
        """Return this title as new tables play it.

        >>> game.newest() == game
        True
        """
        return self.versions[-1] if self.versions else self

    def choose(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return the value of every option, given or by default; raise if one is impossible.

        >>> game.choose(2, {"sheet": "D"})
        {'sheet': 'D', 'castles': 'free', 'pass_rule': 'free', 'hourglass': '4-2'}
        """
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

    def scene(self, state: State, viewer: int) -> Scene:
        """Return what a seat, or a watcher, sees, as data: `scene` of the title's `view`.

        >>> [area.id for area in game.scene(game.new(1, b"any"), 0).areas]
        ['dice', 'bonuses', 'estate', 'time', 'colours', 'score']
        """
        scene: Scene = self._module("view.scene").scene(state, viewer)
        return scene

    def close_up(self, state: State, seat: int) -> Scene:
        """Return what everybody sees, with the things of a seat as large as its owner has them.

        >>> [area.id for area in game.close_up(game.new(2, b"any"), 1).areas]
        ['dice', 'bonuses', 'estate', 'time', 'colours', 'score', 'seat/0/estate']
        """
        if has_own(self, Game, "closer"):
            warn_renamed("Game.closer", "Game.close_up")
            return self.closer(state, seat)
        return self._close_up(state, seat)

    def closer(self, state: State, seat: int) -> Scene:
        """Return a seat's things as large as its owner has them: the old name of `close_up`.

        >>> import warnings
        >>> state = game.new(2, b"any")
        >>> with warnings.catch_warnings(action="ignore"):
        ...     game.closer(state, 1) == game.close_up(state, 1)
        True
        """
        if has_own(self, Game, "closer"):  # whose own one asks for this
            return self._close_up(state, seat)
        warn_renamed("Game.closer", "Game.close_up")
        return self.close_up(state, seat)

    def _close_up(self, state: State, seat: int) -> Scene:
        scene: Scene = self._module("view.scene").scene(state, WATCHER, seat)
        return scene

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        """Return every legal decision with the things to touch for it, of the title's `view`.

        >>> [move.path for move in game.moves(game.new(1, b"any"), 0)]
        [('hex/e5',), ('hex/c5',), ('hex/c2',), ('hex/e2',)]
        """
        moves: Sequence[Move] = self._module("view.moves").moves(state, seat)
        return moves

    def actions_for_touch(self, state: State, seat: int, touched: Sequence[str]) -> Sequence[int]:
        """Return the decisions somebody may mean who touches these things, legal or not: those of
        all that are `thinkable` whose `paths` go through them, by the title's `view`.

        >>> state = game.new(1, b"any")
        >>> game.actions_for_touch(state, 0, game.moves(state, 0)[0].path)
        [0]
        """
        if has_own(self, Game, "meant"):
            warn_renamed("Game.meant", "Game.actions_for_touch")
            return self.meant(state, seat, touched)
        return self._actions_for_touch(state, seat, touched)

    def meant(self, state: State, seat: int, touched: Sequence[str]) -> Sequence[int]:
        """Return the decisions somebody may mean: the old name of `actions_for_touch`.

        >>> import warnings
        >>> state = game.new(1, b"any")
        >>> with warnings.catch_warnings(action="ignore"):
        ...     game.meant(state, 0, game.moves(state, 0)[0].path)
        [0]
        """
        if has_own(self, Game, "meant"):  # whose own one asks for this
            return self._actions_for_touch(state, seat, touched)
        warn_renamed("Game.meant", "Game.actions_for_touch")
        return self.actions_for_touch(state, seat, touched)

    def _actions_for_touch(self, state: State, seat: int, touched: Sequence[str]) -> Sequence[int]:
        view = self._module("view.moves")
        every: Sequence[int] = range(self.actions.size)
        if hasattr(view, "thinkable"):
            every = view.thinkable(state, seat)
        return actions_through(
            {action: view.paths(state, seat, action) for action in every}, touched
        )

    def forbidden_message(self, state: State, seat: int, actions: Sequence[int], rule: str) -> Text:
        """Say in a line why none of some decisions may be taken: what the rule that forbids the
        first says of every position. A title may say more of this one.

        >>> said = game.forbidden_message(game.new(1, b"any"), 0, [], "BDG-3.9")
        >>> game.words("en").say(said)
        'The game is over.'
        """
        if has_own(self, Game, "reason"):
            warn_renamed("Game.reason", "Game.forbidden_message")
            return self.reason(state, seat, actions, rule)
        return _message_of(rule)

    def reason(self, state: State, seat: int, actions: Sequence[int], rule: str) -> Text:
        """Say why none of some decisions may be taken: the old name of `forbidden_message`.

        >>> import warnings
        >>> with warnings.catch_warnings(action="ignore"):
        ...     game.reason(game.new(1, b"any"), 0, [], "BDG-3.9").key
        'why-bdg-3-9'
        """
        if has_own(self, Game, "reason"):  # whose own one asks for this
            return _message_of(rule)
        warn_renamed("Game.reason", "Game.forbidden_message")
        return self.forbidden_message(state, seat, actions, rule)

    def goals(self, state: State, seat: int) -> tuple[Goal, ...]:
        """Return what is worth looking after now for a seat, by what it knows: `goals` of the
        title's `view.coaching`, if it has one.

        >>> all(isinstance(goal.done, bool) for goal in game.goals(game.new(1, b"any"), 0))
        True
        """
        return tuple(self._coaching("goals", state, seat))

    def reasons(self, state: State, seat: int, action: int) -> tuple[Text, ...]:
        """Return what a decision is good for, the best reason first: each is true there. Those are
        `reasons` of the title's `view.coaching`, if it has one.

        >>> state = game.new(1, b"any")
        >>> len(game.reasons(state, 0, state.legal(0)[0])) >= 0
        True
        """
        return tuple(self._coaching("reasons", state, seat, action))

    def _coaching(self, name: str, *about: object) -> Sequence[Any]:
        try:
            coaching = self._module("view.coaching")
        except ModuleNotFoundError as missing:
            if missing.name != f"{self.package}.view.coaching":
                raise
            return ()
        found: Sequence[Any] = getattr(coaching, name)(*about)
        return found

    def _module(self, name: str) -> ModuleType:
        """Return a module of the title: what shows a game is loaded when somebody looks."""
        return importlib.import_module(f"{self.package}.{name}")

    def words(self, language: str) -> Words:
        """Return what the game says in a language.

        >>> game.words("fr").say(feldspar.Text("game-credit"))
        'Un jeu de Christoph Toussaint et Stefan Feld.'
        """
        return Words.of(language, ["feldspar.kernel", self.package])

    def art(self) -> str:
        """Return the symbols the game's pieces are drawn with, as an SVG document.

        >>> game.art().startswith("<svg")
        True
        """
        data = pkgutil.get_data(self.package, "art.svg")
        return data.decode() if data else ""

    def title(self, language: str = "en") -> str:
        """Return what the game is called in a language.

        >>> game.title(), game.title("fr")
        ('The Castles of Burgundy: The Dice Game', 'Les Châteaux de Bourgogne\u202f: le jeu de dés')
        """
        return self.words(language).say(Text("game-title"))

    def rulebook(self) -> dict[str, Rule]:
        """Return every rule and ruling by its id, in their order; none if the title states none.

        >>> rules = game.rulebook()
        >>> len(rules), rules["BDG-2.1"].en
        (140, 'All players of a game use the same sheet letter.')
        """
        return rulebook(self.package, "rules", self.id)

    def describe(self, language: str = "en") -> str:
        """Return what the game is, how many it is for, and what may be chosen: as text.

        >>> print(*game.describe().splitlines()[-3:], sep="\\n")
          hourglass: 4-2, 5-1, 3-3
            BDG-1.2 Every face of the hourglass die shows either one hourglass or a blue double
            hourglass; 4 faces are single, 2 double (dice.hourglass.splits).
        """
        from feldspar.kernel.render.game_description import about

        return about(self, language)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.id, self.rules, self.package) == (other.id, other.rules, other.package)

    def __hash__(self) -> int:
        return hash((self.id, self.rules))

    def __repr__(self) -> str:
        which = "" if self.newest().rules == self.rules else f".by({self.id!r}, {self.rules})"
        return f"feldspar.game({self.id!r}){which}"

    def __str__(self) -> str:
        return self.describe()


def _message_of(rule: str) -> Text:
    """Return what a rule says to whoever it forbids something."""
    return Text(f"why-{rule}".replace(".", "-").lower())


def _of_package(package: str, rules: int) -> Game:
    """Return the game of a package by its rules: a pickled state finds the same again."""
    known = importlib.import_module(package).GAME
    assert isinstance(known, Game)
    game = known.by(known.id, rules)
    assert game is not None
    return game
