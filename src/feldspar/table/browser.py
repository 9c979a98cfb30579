"""The tables of one browser, kept by a worker inside the page: no server, one player.

Questions and answers are JSON text, for that crosses the border to JavaScript as it is. Time and
random bytes come from there, and what is to be kept goes back there: a table makes an entry true,
the worker writes it, and only then shows it. If it cannot be written the worker forgets the table
and lays it out again from what is.
"""

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeVar

from feldspar.bots import Thought
from feldspar.bots.move_advisor import Adviser
from feldspar.kernel.notation.record import Record
from feldspar.kernel.serialize.encode import Plain, plain
from feldspar.table.content import daily as days
from feldspar.table.contract.advice import Advice
from feldspar.table.contract.commands import (
    Command,
    TableSpec,
)
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Checked, Played, TableSummary, View
from feldspar.table.core.entries import Entry, Row, read_back, written
from feldspar.table.core.fairness import commitment
from feldspar.table.core.table import Table
from feldspar.table.services import advice, replays, tables
from feldspar.table.services.queries import QUERIES, TABLE_QUERIES
from feldspar.table.services.query import TableQuery, decode_request
from feldspar.table.views.cache import Sights
from feldspar.table.views.catch_up import Told, frame
from feldspar.table.views.result import result
from feldspar.table.views.summary import summary

T = TypeVar("T")
ME = "me"
"""The only player here; whoever else sits at the same screen is the same one."""
SLICE: Final = 0.08
"""Seconds for which a bot thinks before others are heard, on however slow a machine."""


class Create(NamedTuple):
    """Set a table, under a name and with a secret that nobody could foresee."""

    table: str
    spec: TableSpec
    secret: str
    now: int


class OfTheDay(NamedTuple):
    """Set a title's table of a day, whose dice here follow from its date alone."""

    table: str
    game: str
    day: str
    name: str
    now: int


class Again(NamedTuple):
    """Set a finished table once more."""

    table: str
    name: str
    """Of the new one."""
    secret: str
    now: int


class Do(NamedTuple):
    """Carry out what the player asks for."""

    table: str
    request: Command
    now: int


class Answer(NamedTuple):
    """Do the next thing that waits for no person: a clock has run out, or a bot decides, or thinks
    on for a moment."""

    table: str
    now: int


class Restore(NamedTuple):
    """Lay a table out from its journal, or bring it up to it."""

    table: str
    entries: tuple[Row, ...]


class Look(NamedTuple):
    """Show a table to a window: a whole view first, then the steps that lead on from it."""

    table: str
    window: str
    seat: int | None = None


class Close(NamedTuple):
    """Forget what a window was shown; it is gone, or has lost it."""

    table: str
    window: str


class Advise(NamedTuple):
    """Think a little further about what the best bot would do for a seat."""

    table: str
    seat: int
    seconds: float


class AboutTable(NamedTuple):
    """A question about a table, as `TABLE_QUERIES` declares it."""

    table: str
    asked: dict[str, Plain]


class About(NamedTuple):
    """A question about a table that needs nothing more."""

    table: str


class Verify(NamedTuple):
    """Play a recorded game again, and say what is not as it says."""

    record: str


class Standing(NamedTuple):
    """How a table stands."""

    summary: TableSummary
    seq: int
    """The last entry of its journal."""
    due: int | None
    """When it goes on without anybody: 0 at once, null never."""
    commitment: str
    played: Played | None
    """What is said of it among all my games, once it is over."""


class News(NamedTuple):
    """What is to be written, and how the table stands then."""

    entries: tuple[Row, ...]
    standing: Standing
    thinking: float | None = None
    """How much of its decision a bot has thought, from 0 to 1; null if none is undecided."""


class Pondered(NamedTuple):
    """What a bot has begun to think about: good for a seat, until the next entry."""

    seat: int
    seq: int
    bot: str
    thought: Thought


class House:
    """All tables that are laid out just now."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.sights: dict[str, Sights] = {}
        self.shown: dict[tuple[str, str], Told] = {}
        """What each window was last shown of a table: the next time it is told the steps."""
        self.thinking: dict[str, tuple[int, Adviser]] = {}
        """Who thinks at a table for somebody who asked, and in which turn that was."""
        self.pondered: dict[str, Pondered] = {}
        """What is being thought about at each table."""
        self.questions: dict[str, Callable[[object], object]] = {
            "create": _taking(Create, self.create),
            "daily": _taking(OfTheDay, self.daily),
            "again": _taking(Again, self.again),
            "command": _taking(Do, self.command),
            "answer": _taking(Answer, self.answer),
            "restore": _taking(Restore, self.restore),
            "forget": _taking(About, self.forget),
            "look": _taking(Look, self.look),
            "close": _taking(Close, self.close),
            "advice": _taking(Advise, self.advice),
            "record": _taking(About, self.record),
            "verify": _taking(Verify, self.verify),
            **{name: _taking(one.takes, one.answer) for name, one in QUERIES.items()},
            **{name: partial(self.query, one) for name, one in TABLE_QUERIES.items()},
        }

    def ask(self, question: str, about: str) -> str:
        """Answer in JSON: {"answer": ...}, or {"refused": {key, rule, text}}."""
        found: dict[str, Plain]
        try:
            found = {"answer": plain(self.questions[question](json.loads(about)))}
        except Refused as no:
            found = {"refused": plain(no.refusal)}
        except ValueError as wrong:  # a record that cannot be read or played says where
            found = {"refused": plain(replays.refused(wrong).refusal)}
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    # ----------------------------------------------------------------------- what is written

    def create(self, asked: Create) -> News:
        """Set a table."""
        secret = bytes.fromhex(asked.secret)
        return self._opened(asked.table, tables.opening(asked.spec, ME, secret, asked.now))

    def daily(self, asked: OfTheDay) -> News:
        """Set a title's table of a day."""
        secret = days.by_date(asked.day)
        opening = tables.of_the_day(asked.game, asked.day, secret, ME, asked.name, asked.now)
        return self._opened(asked.table, opening)

    def _opened(self, name: str, entries: list[Entry]) -> News:
        if name in self.tables:
            raise Refused("refused-request", text=f"there is a table {name!r} already")
        self.tables[name] = tables.laid_out(entries)
        return self._news(name, entries)

    def again(self, asked: Again) -> News:
        """Set a table once more."""
        secret = bytes.fromhex(asked.secret)
        entries = tables.again(self._table(asked.table), ME, secret, asked.now)
        self.tables[asked.name] = tables.laid_out(entries)
        return self._news(asked.name, entries)

    def command(self, asked: Do) -> News:
        """Carry out what the player asks for; nothing if it has been already."""
        table = self._table(asked.table)
        return self._entered(asked.table, tables.command(table, ME, asked.request, asked.now))

    def answer(self, asked: Answer) -> News:
        """Do the next thing that waits for no person, or a part of it."""
        table = self._table(asked.table)
        begun = self.pondered.pop(asked.table, None)
        entries, thinking = tables.unasked(table, asked.now)
        if entries:
            return self._entered(asked.table, entries[0])
        if not thinking:
            return self._entered(asked.table, None)
        seat = thinking[0]
        if begun is None or (begun.seat, begun.seq) != (seat, table.seq):
            state, bot, seed = tables.thought(table, seat)
            begun = Pondered(seat, table.seq, bot, tables.ponder(state, seat, bot, seed))
        action = begun.thought.on(SLICE)
        if action is None:
            self.pondered[asked.table] = begun
            return self._news(asked.table, [])._replace(thinking=begun.thought.progress)
        written = table.game.actions.text(action)
        entry = tables.decided(table, seat, written, asked.now, by=begun.bot)
        return self._entered(asked.table, entry)

    def restore(self, asked: Restore) -> Standing:
        """Lay a table out from its journal, or bring it up to it."""
        entries = [read_back(row) for row in asked.entries]
        if asked.table in self.tables:
            for entry in entries:
                self.tables[asked.table].commit(entry)
        else:
            self.tables[asked.table] = tables.laid_out(entries)
        return self._standing(asked.table)

    def forget(self, asked: About) -> bool:
        """Put a table away: nobody looks at it, or it could not be written as it stands."""
        self.sights.pop(asked.table, None)
        self.thinking.pop(asked.table, None)
        self.pondered.pop(asked.table, None)
        return self.tables.pop(asked.table, None) is not None

    # ------------------------------------------------------------------------- what is shown

    def look(self, asked: Look) -> dict[str, Plain | View]:
        """Show a table to a window."""
        window, sights = (asked.table, asked.window), self.sights.setdefault(asked.table, Sights())
        table = self._table(asked.table)
        new = tables.look(table, sights, ME, asked.seat)
        old = self.shown.get(window)
        if old is not None and old.view.viewer != new.viewer:
            old = None
        self.shown[window] = Told.now(table, new)
        return frame(table, old, new)

    def close(self, asked: Close) -> bool:
        """Forget what a window was shown; once nobody looks, also what a bot has thought."""
        known = self.shown.pop((asked.table, asked.window), None) is not None
        if not any(table == asked.table for table, _ in self.shown):
            self.pondered.pop(asked.table, None)
        return known

    def query(self, one: TableQuery, about: object) -> object:
        """Answer a question about a table."""
        asked: AboutTable = decode_request(AboutTable, about)
        found = decode_request(one.takes, asked.asked)
        return one.answer(self._table(asked.table), *found)

    def advice(self, asked: Advise) -> Advice:
        """Think on for somebody who has asked, and say what has been thought so far."""
        state, seat, seed, turn = tables.hinted(self._table(asked.table), ME, asked.seat)
        known, thinking = self.thinking.get(asked.table, (-1, None))
        if thinking is None or (known, thinking.seat) != (turn, seat):
            tempting = advice.tempting(state, seat)
            thinking = advice.adviser(state, seat, seed, advice.HINT_IN_A_PAGE, tempting)
            self.thinking[asked.table] = turn, thinking
        until = time.monotonic() + asked.seconds
        while not thinking.done() and time.monotonic() < until:
            thinking.on()
        return advice.advice(thinking, turn)

    def record(self, asked: About) -> str:
        """Return a game as a text file."""
        return str(self._table(asked.table).record())

    def verify(self, asked: Verify) -> Checked:
        """Play a recorded game again, and say what is not as it says."""
        return replays.checked(Record.parse(asked.record))

    # ------------------------------------------------------------------------------- helpers

    def _table(self, name: str) -> Table:
        table = self.tables.get(name)
        if table is None:
            raise Refused("refused-request", text=f"table {name!r} is not laid out")
        return table

    def _entered(self, name: str, entry: Entry | None) -> News:
        if entry is None:
            return self._news(name, [])
        self.tables[name].commit(entry)
        return self._news(name, [entry])

    def _news(self, name: str, entries: list[Entry]) -> News:
        return News(tuple([written(entry) for entry in entries]), self._standing(name))

    def _standing(self, name: str) -> Standing:
        table = self.tables[name]
        told = summary(table)
        return Standing(
            told.told(name, ME),
            table.seq,
            told.due,
            commitment(table.secret),
            result(table).told(name, told, ME) if told.status == "over" else None,
        )


def _taking(form: type[T], answer: Callable[[T], object]) -> Callable[[object], object]:
    """Let plain data be understood before it is answered."""

    return lambda about: answer(decode_request(form, about))
