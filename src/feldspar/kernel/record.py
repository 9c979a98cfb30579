"""A game as a text file: what was chosen before it, every decision, and how it ended.

The text is canonical: reading and writing a record gives the same bytes, and so does playing it
again. `docs/record-format.md` has the grammar. States are never stored; a record is enough.
"""

import hashlib
import re
from collections.abc import Callable
from itertools import zip_longest

from feldspar.kernel.events import Event
from feldspar.kernel.game import Game, IllegalMove, State

FORMAT = "feldspar record 1"
_END = ("scores", "places", "digest")


class RecordError(ValueError):
    """A record that cannot be read or played; says the line and what was expected."""


class Record:
    """The header, the decisions and the end of one game."""

    def __init__(self, game: str, rules: int, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.title = ""
        self.options: dict[str, str] = {}
        self.players: dict[int, str] = {}
        self.seed: bytes | None = None
        """The key of all chance; None while only its commitment may be known."""
        self.commitment = ""
        """The SHA-256 of the secret, published before the game."""
        self.entropy: dict[int, bytes] = {}
        """What each seat added to the seed."""
        self.secret: bytes | None = None
        self.decisions: list[tuple[int, str]] = []
        """The seat and the written form of each decision."""
        self.end: dict[str, str] = {}
        """Scores, places and a digest of the final state, once the game is over."""

    @classmethod
    def of(cls, state: State) -> "Record":
        """Begin the record of a game that is about to start from a state."""
        record = cls(state.game.id, state.game.rules, state.seats)
        record.options = dict(state.options)
        record.seed = state.key
        return record

    def add(self, state: State, seat: int, action: int) -> None:
        """Write down a decision taken in a state, before it is carried out."""
        self.decisions.append((seat, state.game.actions.text(action)))

    def close(self, state: State) -> None:
        """Write down how the game ended."""
        self.end = {
            "scores": " ".join(map(str, state.scores())),
            "places": " ".join(map(str, state.ranking())),
            "digest": hashlib.sha256(state.state_key()).hexdigest(),
        }

    def play(
        self,
        game: Game,
        until: int | None = None,
        log: list[Event] | None = None,
        watch: "Watch | None" = None,
    ) -> State:
        """Play the decisions (or the first few) again from the beginning; return the state.

        `log` receives what happens; `watch` is called with the state, the seat and the action
        before each decision.
        """
        if (game.id, game.rules) != (self.game, self.rules):
            raise RecordError(
                f"this is a record of {self.game}, rules {self.rules}; "
                f"it cannot be played by {game.id}, rules {game.rules}"
            )
        if self.seed is None:
            raise RecordError("the seed of this game is not revealed yet: only its commitment is")
        try:
            state = game.new(self.seats, self.seed, **game.choose(self.seats, self.options))
        except ValueError as error:
            raise RecordError(f"this table cannot be set up: {error}") from error
        if log is not None:
            log += state.opening()
        state.log = log
        for number, (seat, written) in enumerate(self.decisions[:until], start=1):
            try:
                action = game.actions.parse(written)
                if game.actions.text(action) != written:
                    raise ValueError(f"write it as {game.actions.text(action)!r}")
                if watch is not None:
                    watch(state, seat, action)
                state.apply(seat, action)
            except (IllegalMove, ValueError) as error:
                raise RecordError(f"decision {number} ({seat} {written}): {error}") from error
        return state

    def __str__(self) -> str:
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        if self.title:
            lines.append(f"title: {self.title}")
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"player {seat}: {name}" for seat, name in sorted(self.players.items())]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"entropy {seat}: {added.hex()}" for seat, added in sorted(self.entropy.items())]
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        lines += ["", *(f"{seat} {written}" for seat, written in self.decisions)]
        if self.end:
            lines += ["", *(f"{name}: {self.end[name]}" for name in _END)]
        for line in lines:
            if "\n" in line or "\r" in line:
                raise RecordError(f"{line!r} must fit on one line")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; raise RecordError with the line and what was expected there."""
        record = _Reader(text).record()
        given, canonical = (re.findall(r"[^\n]*\n|[^\n]+", t) for t in (text, str(record)))
        for number, (line, wanted) in enumerate(zip_longest(given, canonical), start=1):
            if line != wanted:
                expected = "the end" if wanted is None else repr(wanted)
                raise RecordError(f"line {number}: expected {expected}, not {line or ''!r}")
        return record


Watch = Callable[[State, int, int], None]
Field = tuple[int, str]
"""The line a field stands in, and its value."""


class _Reader:
    """Reads a record line by line, and knows where it is when something is wrong."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 1

    def record(self) -> Record:
        if self.lines[0] != FORMAT:
            raise RecordError(f"line 1: a record begins with {FORMAT!r}")
        header = self._fields()
        found = Record(
            self._need(header, "game")[1],
            self._number(self._need(header, "rules"), "rules"),
            self._number(self._need(header, "seats"), "seats"),
        )
        for name, (line, value) in header.items():
            what, _, which = name.partition(" ")
            if name == "title":
                found.title = value
            elif name == "commitment":
                found.commitment = value
            elif name == "seed":
                found.seed = self._bytes((line, value), name)
            elif name == "secret":
                found.secret = self._bytes((line, value), name)
            elif what == "option" and which:
                found.options[which] = value
            elif what == "player" and which:
                found.players[self._number((line, which), what)] = value
            elif what == "entropy" and which:
                found.entropy[self._number((line, which), what)] = self._bytes((line, value), what)
            else:
                raise self._error(line, f"no record has a field {name!r}")
        for seat in (*found.players, *found.entropy):
            if seat >= found.seats:
                raise RecordError(f"the header speaks of seat {seat}, but there is none")
        found.decisions = self._decisions()
        first = self.at
        end = self._fields()
        if end and tuple(end) != _END:
            raise self._error(first, f"a finished record ends with {', '.join(_END)}")
        found.end = {name: value for name, (_, value) in end.items()}
        return found

    def _fields(self) -> dict[str, Field]:
        """Read `name: value` lines up to an empty line or the end."""
        found: dict[str, Field] = {}
        for line, text in self._block():
            name, colon, value = text.partition(": ")
            if not colon or name in found:
                raise self._error(line, "expected 'name: value', each name once")
            found[name] = (line, value)
        return found

    def _decisions(self) -> list[tuple[int, str]]:
        found: list[tuple[int, str]] = []
        for line, text in self._block():
            seat, _, written = text.partition(" ")
            if not written:
                raise self._error(line, "a decision is a seat, a space and an action: '0 take'")
            found.append((self._number((line, seat), "seat"), written))
        return found

    def _block(self) -> list[Field]:
        """Take the lines up to the next empty one, and step over that."""
        first = self.at
        while self.at < len(self.lines) and self.lines[self.at]:
            self.at += 1
        self.at += 1
        return [(line, self.lines[line]) for line in range(first, self.at - 1)]

    def _need(self, header: dict[str, Field], name: str) -> Field:
        if name not in header:
            raise RecordError(f"the header lacks '{name}: ...'")
        return header.pop(name)

    def _number(self, field: Field, name: str) -> int:
        line, text = field
        if not (text.isascii() and text.isdigit()):
            raise self._error(line, f"{name} must be a number, not {text!r}")
        return int(text)

    def _bytes(self, field: Field, name: str) -> bytes:
        line, text = field
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise self._error(line, f"the {name} is written in hexadecimal, not {text!r}") from None

    def _error(self, line: int, what: str) -> RecordError:
        return RecordError(f"line {line + 1}: {what}")
