"""Game state: who must decide, what is legal, and what follows.

Rules of legality are written twice: `State.legal` generates, `State.why_not` judges, and they
agree on every action of the whole space.
"""

from typing import TYPE_CHECKING, ClassVar, cast

from feldspar.kernel.deprecation import has_own, warn_renamed
from feldspar.kernel.events import EVERYONE, Event, Text
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.fast.packing import pack_ints
from feldspar.kernel.notation.position import revived, write
from feldspar.kernel.position_codec import TRUTH, OldCodec, PositionCodec
from feldspar.kernel.units import Seat

if TYPE_CHECKING:
    from feldspar.kernel.game import Game


class IllegalMove(ValueError):
    """A decision the rules forbid now; `rule` is the id of the first rule that does.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> try:
    ...     state.play(0, "take")
    ... except feldspar.IllegalMove as error:
    ...     print(error)
    seat 0 may not take now: see rule BDG-2.3
    """

    rule: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game. Subclasses are filled by their game, never by arguments.

    Two states are equal if they are of one game with the same options, and nobody who knew
    everything, chance to come included, could tell them apart. As a state changes, it has no hash;
    `state_key()` gives bytes to remember it by. What is shown of the methods begins with this:

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> state
    <burgundy_dice, 2 seats, seats 0, 1 to decide>
    """

    game: "Game"
    options: dict[str, str]
    """The chosen value of every option of the game."""
    key: bytes = b""
    """The key of all chance to come; whoever knows it knows the future."""
    seats: int = 0
    reveal_count: int = 0
    """Grows whenever chance or hidden information becomes visible: undo stops there."""
    log: list[Event] | None = None
    """Receives what happens; nothing is reported while it is None, as in search."""

    @property
    def reveals(self) -> int:
        """The old name of `reveal_count`."""
        warn_renamed("State.reveals", "State.reveal_count")
        return self.reveal_count

    @reveals.setter
    def reveals(self, value: int) -> None:
        warn_renamed("State.reveals", "State.reveal_count")
        self.reveal_count = value

    def opening(self) -> list[Event]:
        """Return what a new table shows before anybody decides, for a log that begins with it.

        >>> [event.text.key for event in feldspar.new("burgundy", seats=2, seed="any").opening()]
        ['log-order', 'log-round']
        """
        return []

    def actors(self) -> list[int]:
        """Return the seats that must decide now: several at once, or none when it is over.

        >>> state.actors()
        [0, 1]
        """
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Return every decision the seat may take now; never empty for an actor.

        >>> state.legal(0)
        [0, 1, 2, 3]
        >>> [state.game.actions.text(action) for action in state.legal(0)]
        ['start(monk)', 'start(silver)', 'start(goods)', 'start(worker)']
        """
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> str | None:
        """Return the id of the rule that forbids a decision; None exactly when it is legal.

        >>> state.why_not(0, state.game.actions.parse("take"))
        'BDG-2.3'
        >>> state.why_not(0, state.legal(0)[0]) is None
        True
        """
        raise NotImplementedError

    def step(self, seat: int, action: int) -> None:
        """Carry out a decision taken from `legal`, unchecked: for search and simulation.

        >>> state.step(0, state.legal(0)[0])
        >>> state.actors()
        [1]
        """
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Carry out a decision; raise `IllegalMove`, leaving all as it was, if it is forbidden.

        >>> state.apply(1, state.legal(1)[2])
        >>> state
        <burgundy_dice, 2 seats, seat 0 to decide>
        """
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
        """Carry out a decision given in its written form, as `apply` does.

        >>> state.play(0, "start(monk)")
        >>> state.actors()
        [1]
        """
        self.apply(seat, self.game.actions.parse(written))

    def share(self, new: "State") -> None:
        """Give a fresh copy what all states of one table have in common."""
        new.game = self.game
        new.options = self.options
        new.key = self.key
        new.seats = self.seats
        new.reveal_count = self.reveal_count

    def clone(self) -> "State":
        """Return an independent copy that reports to nobody.

        >>> copy = state.clone()
        >>> copy.play(0, "start(monk)")
        >>> copy == state, state == state.clone()
        (False, True)
        """
        raise NotImplementedError

    def public_ints(self) -> list[int]:
        """Return all that everybody knows, as numbers."""
        if has_own(self, State, "open_numbers"):
            warn_renamed("State.open_numbers", "State.public_ints")
            return self.open_numbers()
        raise NotImplementedError

    def open_numbers(self) -> list[int]:
        """Return all that everybody knows: the old name of `public_ints`."""
        warn_renamed("State.open_numbers", "State.public_ints")
        return self.public_ints()

    def hidden_ints(self) -> list[int]:
        """Return what not everybody knows, as numbers."""
        if has_own(self, State, "hidden_numbers"):
            warn_renamed("State.hidden_numbers", "State.hidden_ints")
            return self.hidden_numbers()
        raise NotImplementedError

    def hidden_numbers(self) -> list[int]:
        """Return what not everybody knows: the old name of `hidden_ints`."""
        warn_renamed("State.hidden_numbers", "State.hidden_ints")
        return self.hidden_ints()

    def known_numbers(self, seat: int) -> list[int]:
        """Return what of the hidden a seat, or a watcher, knows, as numbers."""
        raise NotImplementedError

    def state_key(self) -> bytes:
        """Return bytes that are equal for equal states, chance to come included.

        >>> len({state.state_key(), state.clone().state_key()})
        1
        """
        return self.key + pack_ints(self.public_ints() + self.hidden_ints())

    def info_key(self, seat: int) -> bytes:
        """Return bytes that are equal when the seat cannot tell two states apart.

        >>> other = state.clone()
        >>> other.play(0, "start(monk)")                  # in secret
        >>> [other.info_key(seat) == state.info_key(seat) for seat in (0, 1)]
        [False, False]
        """
        return pack_ints(self.public_ints() + self.known_numbers(seat))

    def determinize(self, seat: int, seed: bytes) -> "State":
        """Return a state the seat cannot tell from this: hidden things and chance redrawn.

        >>> guess = state.determinize(1, b"any")
        >>> guess.info_key(1) == state.info_key(1), guess == state
        (True, False)
        """
        raise NotImplementedError

    def with_other_chance(self, key: bytes) -> "State":
        """Return a state nobody at the table can tell from this: other chance is to come.

        What players hold and have decided stays; what nobody knows, as the order of a pile, is
        redrawn with the key.

        >>> other = state.with_other_chance(b"other dice")
        >>> other == state, [other.info_key(seat) == state.info_key(seat) for seat in (0, 1)]
        (False, [True, True])
        """
        if has_own(self, State, "redealt"):
            warn_renamed("State.redealt", "State.with_other_chance")
            return self.redealt(key)
        new = self.clone()
        new.key = key
        return new

    def redealt(self, key: bytes) -> "State":
        """Return a state with other chance to come: the old name of `with_other_chance`.

        >>> import warnings
        >>> with warnings.catch_warnings(action="ignore"):
        ...     state.redealt(b"other dice") == state.with_other_chance(b"other dice")
        True
        """
        if has_own(self, State, "redealt"):  # whose own one asks for this
            new = self.clone()
            new.key = key
            return new
        warn_renamed("State.redealt", "State.with_other_chance")
        return self.with_other_chance(key)

    def evaluate(self, seat: int) -> int:
        """Return how good this looks to a seat, in hundredths of a point, as thought out by hand.

        >>> state.evaluate(0)
        151
        """
        return self.scores()[seat] * 100

    def sum_features(self, seat: int, tally: FeatureSum) -> None:
        """Add up what a seat may expect to score: `evaluate`, and all its features, the time first.

        It counts nothing that the seat does not know.

        >>> tally = feldspar.FeatureSum([1.0] * state.game.feature_count)
        >>> state.sum_features(0, tally)
        >>> tally.worth == state.evaluate(0) + len(state.features(0))
        True
        """
        if has_own(self, State, "weigh"):
            warn_renamed("State.weigh", "State.sum_features")
            self.weigh(seat, tally)
        else:
            tally.worth = float(self.evaluate(seat))

    def weigh(self, seat: int, tally: FeatureSum) -> None:
        """Add up what a seat may expect to score: the old name of `sum_features`.

        >>> import warnings
        >>> tally = feldspar.FeatureSum([1.0] * state.game.feature_count)
        >>> with warnings.catch_warnings(action="ignore"):
        ...     state.weigh(0, tally)
        >>> tally.worth == state.evaluate(0) + len(state.features(0))
        True
        """
        if has_own(self, State, "weigh"):  # whose own one asks for this
            tally.worth = float(self.evaluate(seat))
        else:
            warn_renamed("State.weigh", "State.sum_features")
            self.sum_features(seat, tally)

    def features(self, seat: int) -> list[int]:
        """Return the features of what a seat knows, the time first; see `Game.families`.

        >>> found = state.features(0)
        >>> found[0], max(found) < state.game.feature_count
        (0, True)
        """
        tally = FeatureSum([0.0] * self.game.feature_count, collect=True)
        self.sum_features(seat, tally)
        return tally.features

    def scores(self) -> list[int]:
        """Return the victory points of every seat so far.

        >>> taken = feldspar.playout(state, seed=1)
        >>> state.scores()
        [27, 20]
        """
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Return the place of every seat, tie-breaks included: 1 for each winner.

        Whoever plays alone may be second to the game itself.

        >>> taken = feldspar.playout(state, seed=1)
        >>> state.ranking()
        [1, 2]
        """
        raise NotImplementedError

    def clockwise(self, start: int) -> list[Seat]:
        """Return all seats clockwise, from one on.

        >>> feldspar.new("burgundy_dice", seats=4).clockwise(2)
        [2, 3, 0, 1]
        """
        return [Seat((start + place) % self.seats) for place in range(self.seats)]

    def opponents(self, seat: int) -> list[Seat]:
        """Return the other seats, clockwise.

        >>> feldspar.new("burgundy_dice", seats=4).opponents(2)
        [3, 0, 1]
        """
        return self.clockwise(seat)[1:]

    def log_event(
        self, seat: int, text: Text, rule: str, points: int = 0, is_cost: bool = False
    ) -> None:
        """Tell everybody what happened to a seat, or what it gave up for what follows."""
        if has_own(self, State, "report"):
            warn_renamed("State.report", "State.log_event")
            self.report(seat, text, rule, points, is_cost)
        elif self.log is not None:
            self.log.append(Event(seat, text, rule, points, means=is_cost))

    def report(
        self, seat: int, text: Text, rule: str, points: int = 0, means: bool = False
    ) -> None:
        """Tell everybody what happened to a seat: the old name of `log_event`."""
        if not has_own(self, State, "report"):
            warn_renamed("State.report", "State.log_event")
            self.log_event(seat, text, rule, points, means)
        elif self.log is not None:  # a title's own one asks for this
            self.log.append(Event(seat, text, rule, points, means=means))

    def announce(self, text: Text, rule: str) -> None:
        """Tell everybody what concerns everybody."""
        if self.log is not None:
            self.log.append(Event(EVERYONE, text, rule))

    def visit_notation(self, notation: PositionCodec) -> None:
        """Say all that is true now line by line, and take what is given back for the truth."""
        if not has_own(self, State, "transcribe"):
            raise NotImplementedError
        warn_renamed("State.transcribe", "State.visit_notation")
        self.transcribe(cast(PositionCodec, OldCodec(notation)))

    def transcribe(self, notation: PositionCodec) -> None:
        """Say all that is true now: the old name of `visit_notation`."""
        warn_renamed("State.transcribe", "State.visit_notation")
        self.visit_notation(notation)

    def position(self, seat: int = TRUTH) -> str:
        """Return all that is true now as a text, or what a seat may know: see `positions`.

        >>> print(state.position(seat=0).splitlines()[-1])
        waiting: 0 1
        >>> feldspar.position(state.position()) == state
        True
        """
        return write(self, seat)

    def set_up(self) -> None:
        """Lay out everything for the first decision: seats, options and key are there."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.game == other.game
            and self.seats == other.seats
            and self.options == other.options
            and self.state_key() == other.state_key()
        )

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled, a state is its text: the same from whichever build, and into whichever."""
        return revived, (self.game, self.position(), self.reveal_count)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __repr__(self) -> str:
        if not self.seats:
            return f"<{type(self).__name__}, not set up>"
        actors = self.actors()
        now = ", ".join([str(seat) for seat in actors])
        asked = f"{'seat' if len(actors) == 1 else 'seats'} {now} to decide" if actors else "over"
        return f"<{self.game.id}, {self.seats} {'seat' if self.seats == 1 else 'seats'}, {asked}>"

    def __str__(self) -> str:
        from feldspar.kernel.render.terminal import picture

        return picture(self.game.scene(self, 0), self.game.words("en"))

    def _repr_svg_(self) -> str:
        from feldspar.kernel.render.svg.document import draw

        return draw(self.game.scene(self, 0), self.game.words("en"), [self.game.art()])
