"""Game records: a game as a text file, from its options to its result.

The text is canonical: reading and writing a record gives the same bytes, and so does playing it
again. `docs/record-format.md` has the grammar. States are never stored; a record is enough.
What was written by format 1 is read and written as such for ever; new records are of format 2.
"""

import hashlib
import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import ClassVar

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, IllegalMove, State
from feldspar.kernel.notation.record_format import END, FORMATS, NEWEST, RecordError
from feldspar.kernel.notation.record_parser import read
from feldspar.kernel.standings import final_places
from feldspar.kernel.text.safe_text import LONGEST_KEPT, clean, escape_unprintable

Watch = Callable[[State, int, int], None]


class Record:
    """The header, the decisions and the end of one game. `str` writes it, `parse` reads it.

    Two records are equal if they say the same.

    >>> state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    >>> record = feldspar.Record.of(state)
    >>> record
    <record of burgundy_dice, 2 seats, 0 decisions, going on>
    """

    def __init__(self, game: str, rules: int, seats: int) -> None:
        self.format = NEWEST
        self.game = game
        self.rules = rules
        self.seats = seats
        self.title = ""
        self.options: dict[str, str] = {}
        self.players: dict[int, str] = {}
        self.bots: dict[int, str] = {}
        """Which bot played a seat from the start."""
        self.seed: bytes | None = None
        """The key of all chance; None while only its commitment may be known."""
        self.dice = 1
        """The protocol by which the seed follows from the secret and what seats added."""
        self.commitment = ""
        """The SHA-256 of the secret, published before the game."""
        self.seals: dict[int, str] = {}
        """The SHA-256 of what each seat added, published before anybody's bytes were."""
        self.entropy: dict[int, bytes] = {}
        """What each seat added to the seed."""
        self.secret: bytes | None = None
        self.decisions: list[tuple[int, str]] = []
        """The seat and the written form of each decision."""
        self.standins: dict[int, str] = {}
        """Which decisions, by their index, a bot took for somebody who was away or had resigned."""
        self.resigned: list[tuple[int, int]] = []
        """Who resigned, in that order, and after how many decisions; told once it is over."""
        self.takebacks = 0
        """How often somebody went back across a reveal with nobody to ask; told once it is over."""
        self.end: dict[str, str] = {}
        """Scores, places and a digest of the final state, once the game is over."""

    @classmethod
    def of(cls, state: State) -> "Record":
        """Begin the record of a game that is about to start from a state.

        >>> feldspar.Record.of(state) == record
        True
        """
        record = cls(state.game.id, state.game.rules, state.seats)
        record.options = dict(state.options)
        record.seed = state.key
        return record

    def add(self, state: State, seat: int, action: int) -> None:
        """Write down a decision taken in a state, before it is carried out.

        >>> record.add(state, 0, state.legal(0)[0])
        >>> record.decisions
        [(0, 'start(monk)')]
        """
        self.decisions.append((seat, state.game.actions.text(action)))

    def close(self, state: State) -> None:
        """Write down how the game ended: by the rules, or because of those who resigned.

        >>> while actors := state.actors():
        ...     action = state.legal(actors[0])[-1]
        ...     record.add(state, actors[0], action)
        ...     state.apply(actors[0], action)
        >>> record.close(state)
        >>> record, record.end["scores"]
        (<record of burgundy_dice, 2 seats, 48 decisions, over>, '1 1')
        """
        places = final_places(state.ranking(), [seat for seat, _ in self.resigned])
        self.end = {
            "scores": " ".join(map(str, state.scores())),
            "places": " ".join(map(str, places)),
            "digest": hashlib.sha256(state.state_key()).hexdigest(),
        }

    def play(
        self,
        game: Game,
        until: int | None = None,
        log: list[Event] | None = None,
        watch: Watch | None = None,
    ) -> State:
        """Play the decisions (or the first few) again from the beginning; return the state.

        It is played by the version of the rules it names. `log` receives what happens; `watch` is
        called with the state, the seat and the action before each decision.

        >>> record.play(state.game) == state
        True
        """
        played = game.by(self.game, self.rules)
        if played is None:
            raise RecordError(
                f"this is a record of {self.game}, rules {self.rules}; "
                f"it cannot be played by {game.id}, rules {game.rules}",
                "refused-record-rules",
            )
        if self.seed is None:
            wrong = "the seed of this game is not revealed yet: only its commitment is"
            raise RecordError(wrong, "refused-record-sealed")
        try:
            state = played.new(self.seats, self.seed, **played.choose(self.seats, self.options))
        except ValueError as error:
            wrong = f"this table cannot be set up: {error}"
            raise RecordError(wrong, "refused-record-table") from error
        if log is not None:
            log += state.opening()
        state.log = log
        for number, (seat, written) in enumerate(self.decisions[:until], start=1):
            try:
                action = played.actions.parse(written)
                if played.actions.text(action) != written:
                    raise ValueError(f"write it as {played.actions.text(action)!r}")
                if watch is not None:
                    watch(state, seat, action)
                state.apply(seat, action)
            except (IllegalMove, ValueError) as error:
                forbidden = isinstance(error, IllegalMove) and error.rule
                key = "refused-record-illegal" if forbidden else "refused-record-decision"
                unplayed = RecordError(f"decision {number} ({seat} {written}): {error}", key)
                unplayed.decision = number
                unplayed.rule = forbidden or ""
                raise unplayed from error
        return state

    def line_of(self, decision: int) -> int:
        """Return the line a decision stands in, both counted from 1.

        >>> record.line_of(1)
        11
        """
        return sum([1 for _ in self._header()]) + 1 + decision

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if isinstance(other, Record) else NotImplemented

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        seats = f"{self.seats} {'seat' if self.seats == 1 else 'seats'}"
        now = "over" if self.end else "going on"
        return f"<record of {self.game}, {seats}, {len(self.decisions)} decisions, {now}>"

    def __str__(self) -> str:
        if self.format == 1 and self._beyond_1():
            raise RecordError("format 1 knows no bots, seals, stand-ins, resignations, take-backs")
        lines = [*self._header(), "", *self._course()]
        if self.end:
            lines += ["", *self._ending()]
        for line in lines:
            if "\n" in line or "\r" in line:
                raise RecordError(f"{line!r} must fit on one line")
        return "\n".join(lines) + "\n"

    def _beyond_1(self) -> bool:
        """Tell whether there is anything that a record of format 1 cannot say."""
        newer = self.bots or self.seals or self.standins or self.resigned or self.takebacks
        return bool(newer) or self.dice != 1

    def _header(self) -> Iterator[str]:
        yield next(text for text, number in FORMATS.items() if number == self.format)
        yield from (f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}")
        if self.title:
            yield f"title: {self.title}"
        yield from (f"option {name}: {value}" for name, value in self.options.items())
        yield from (f"player {seat}: {name}" for seat, name in sorted(self.players.items()))
        yield from (f"bot {seat}: {bot}" for seat, bot in sorted(self.bots.items()))
        if self.dice != 1:
            yield f"dice: {self.dice}"
        if self.commitment:
            yield f"commitment: {self.commitment}"
        yield from (f"seal {seat}: {sealed}" for seat, sealed in sorted(self.seals.items()))
        yield from (f"entropy {seat}: {own.hex()}" for seat, own in sorted(self.entropy.items()))
        if self.secret is not None:
            yield f"secret: {self.secret.hex()}"
        if self.seed is not None:
            yield f"seed: {self.seed.hex()}"

    def _course(self) -> Iterator[str]:
        for index, (seat, written) in enumerate(self.decisions):
            by = f" by {self.standins[index]}" if index in self.standins else ""
            yield f"{seat} {written}{by}"

    def _ending(self) -> Iterator[str]:
        yield from (f"resigned {seat}: {after}" for seat, after in self.resigned)
        if self.takebacks:
            yield f"take-backs: {self.takebacks}"
        yield from (f"{name}: {self.end[name]}" for name in END)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; raise RecordError with the line and what was expected there.

        Names and titles come from whoever wrote the file: they are cleaned once it is read.

        >>> feldspar.Record.parse(str(record)) == record
        True
        """
        record = read(text, cls)
        canonical = str(record)
        if text != canonical:
            _first_difference(text, canonical)
        record._clean()
        return record

    def _clean(self) -> None:
        """Make all that is free text safe to show; neither the dice nor the game depend on it."""
        self.title = clean(self.title, LONGEST_KEPT)
        self.players = {seat: clean(name, LONGEST_KEPT) for seat, name in self.players.items()}
        # The rest is compared with something: an odd word that is spelled out still fits nothing.
        self.game, self.commitment = (
            escape_unprintable(self.game),
            escape_unprintable(self.commitment),
        )
        self.options = {
            escape_unprintable(name): escape_unprintable(value)
            for name, value in self.options.items()
        }
        self.bots = {seat: escape_unprintable(bot) for seat, bot in self.bots.items()}
        self.standins = {index: escape_unprintable(bot) for index, bot in self.standins.items()}
        self.end = {name: escape_unprintable(told) for name, told in self.end.items()}


def _first_difference(given: str, canonical: str) -> None:
    """Raise an error that says where a text is not as it would be written."""
    both = (re.finditer(r"[^\n]*\n|[^\n]+", text) for text in (given, canonical))
    for number, (found, wanted) in enumerate(zip_longest(*both), start=1):
        line, expected = (match and match[0] for match in (found, wanted))
        if line != expected:
            there = "the end" if expected is None else repr(expected)
            wrong = f"line {number}: expected {there}, not {line or ''!r}"
            raise RecordError(wrong, "refused-record-written")
