"""Tables inside one browser page, for play without a server.

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

from feldspar.bots import AnytimeDecision
from feldspar.bots.move_advisor import MoveAdvisor
from feldspar.kernel.notation.record import Record
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table.content import daily as days
from feldspar.table.contract.advice import Advice
from feldspar.table.contract.commands import (
    Command,
    TableSpec,
)
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Checked, Played, TableSummary, View
from feldspar.table.core.entries import Entry, StoredEntry, decode_entry, encode_entry
from feldspar.table.core.fairness import commitment
from feldspar.table.core.table import Table
from feldspar.table.services import advice, replays, tables
from feldspar.table.services.queries import QUERIES, TABLE_QUERIES
from feldspar.table.services.query import TableQuery, decode_request
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.catch_up import SentView, build_frame
from feldspar.table.views.result import build_result
from feldspar.table.views.summary import build_summary

T = TypeVar("T")
ME = "me"
"""The only player here; whoever else sits at the same screen is the same one."""
SLICE_SECONDS: Final = 0.08
"""Seconds for which a bot thinks before others are heard, on however slow a machine."""


class CreateRequest(NamedTuple):
    """Set a table, under a name and with a secret that nobody could foresee."""

    table: str
    spec: TableSpec
    secret: str
    now: int


class DailyRequest(NamedTuple):
    """Set a title's table of a day, whose dice here follow from its date alone."""

    table: str
    game: str
    day: str
    name: str
    now: int


class RematchRequest(NamedTuple):
    """Set a finished table once more."""

    table: str
    name: str
    """Of the new one."""
    secret: str
    now: int


class CommandRequest(NamedTuple):
    """Carry out what the player asks for."""

    table: str
    request: Command
    now: int


class AdvanceRequest(NamedTuple):
    """Do the next thing that waits for no person: a clock has run out, or a bot decides, or thinks
    on for a moment."""

    table: str
    now: int


class RestoreRequest(NamedTuple):
    """Lay a table out from its journal, or bring it up to it."""

    table: str
    entries: tuple[StoredEntry, ...]


class ViewRequest(NamedTuple):
    """Show a table to a window: a whole view first, then the steps that lead on from it."""

    table: str
    window: str
    seat: int | None = None


class CloseRequest(NamedTuple):
    """Forget what a window was shown; it is gone, or has lost it."""

    table: str
    window: str


class AdviceRequest(NamedTuple):
    """Think a little further about what the best bot would do for a seat."""

    table: str
    seat: int
    seconds: float


class TableQueryRequest(NamedTuple):
    """A question about a table, as `TABLE_QUERIES` declares it."""

    table: str
    asked: dict[str, Plain]


class TableRequest(NamedTuple):
    """A question about a table that needs nothing more."""

    table: str


class VerifyRequest(NamedTuple):
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

    entries: tuple[StoredEntry, ...]
    standing: Standing
    thinking: float | None = None
    """How much of its decision a bot has thought, from 0 to 1; null if none is undecided."""


class PendingDecision(NamedTuple):
    """What a bot has begun to think about: good for a seat, until the next entry."""

    seat: int
    seq: int
    bot: str
    decision: AnytimeDecision


class BrowserTables:
    """All tables that are laid out just now."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.view_caches: dict[str, ViewCache] = {}
        self.sent_views: dict[tuple[str, str], SentView] = {}
        """What each window was last shown of a table: the next time it is told the steps."""
        self.advisors: dict[str, tuple[int, MoveAdvisor]] = {}
        """Who thinks at a table for somebody who asked, and in which turn that was."""
        self.pending_decisions: dict[str, PendingDecision] = {}
        """What is being thought about at each table."""
        self.handlers: dict[str, Callable[[object], object]] = {
            "create": _decoding(CreateRequest, self.create),
            "daily": _decoding(DailyRequest, self.daily),
            "again": _decoding(RematchRequest, self.rematch),
            "command": _decoding(CommandRequest, self.command),
            "answer": _decoding(AdvanceRequest, self.advance),
            "restore": _decoding(RestoreRequest, self.restore),
            "forget": _decoding(TableRequest, self.forget),
            "look": _decoding(ViewRequest, self.look),
            "close": _decoding(CloseRequest, self.close),
            "advice": _decoding(AdviceRequest, self.advice),
            "record": _decoding(TableRequest, self.record),
            "verify": _decoding(VerifyRequest, self.verify),
            **{name: _decoding(one.takes, one.answer) for name, one in QUERIES.items()},
            **{name: partial(self.query, one) for name, one in TABLE_QUERIES.items()},
        }

    def handle(self, question: str, about: str) -> str:
        """Answer in JSON: {"answer": ...}, or {"refused": {key, rule, text}}."""
        found: dict[str, Plain]
        try:
            found = {"answer": to_plain(self.handlers[question](json.loads(about)))}
        except Refused as no:
            found = {"refused": to_plain(no.refusal)}
        except ValueError as wrong:  # a record that cannot be read or played says where
            found = {"refused": to_plain(replays.to_refused(wrong).refusal)}
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    # ----------------------------------------------------------------------- what is written

    def create(self, asked: CreateRequest) -> News:
        """Set a table."""
        secret = bytes.fromhex(asked.secret)
        return self._create(asked.table, tables.open_table(asked.spec, ME, secret, asked.now))

    def daily(self, asked: DailyRequest) -> News:
        """Set a title's table of a day."""
        secret = days.date_secret(asked.day)
        opening = tables.open_daily_table(asked.game, asked.day, secret, ME, asked.name, asked.now)
        return self._create(asked.table, opening)

    def _create(self, name: str, entries: list[Entry]) -> News:
        if name in self.tables:
            raise Refused("refused-request", text=f"there is a table {name!r} already")
        self.tables[name] = tables.replay_journal(entries)
        return self._update(name, entries)

    def rematch(self, asked: RematchRequest) -> News:
        """Set a table once more."""
        secret = bytes.fromhex(asked.secret)
        entries = tables.open_rematch(self._table(asked.table), ME, secret, asked.now)
        self.tables[asked.name] = tables.replay_journal(entries)
        return self._update(asked.name, entries)

    def command(self, asked: CommandRequest) -> News:
        """Carry out what the player asks for; nothing if it has been already."""
        table = self._table(asked.table)
        return self._commit(
            asked.table, tables.entry_for_command(table, ME, asked.request, asked.now)
        )

    def advance(self, asked: AdvanceRequest) -> News:
        """Do the next thing that waits for no person, or a part of it."""
        table = self._table(asked.table)
        begun = self.pending_decisions.pop(asked.table, None)
        entries, thinking = tables.automatic_actions(table, asked.now)
        if entries:
            return self._commit(asked.table, entries[0])
        if not thinking:
            return self._commit(asked.table, None)
        seat = thinking[0]
        if begun is None or (begun.seat, begun.seq) != (seat, table.seq):
            state, bot, seed = tables.bot_job(table, seat)
            begun = PendingDecision(seat, table.seq, bot, tables.start_bot(state, seat, bot, seed))
        action = begun.decision.advance(SLICE_SECONDS)
        if action is None:
            self.pending_decisions[asked.table] = begun
            return self._update(asked.table, [])._replace(thinking=begun.decision.progress)
        written = table.game.actions.text(action)
        entry = tables.bot_entry(table, seat, written, asked.now, by=begun.bot)
        return self._commit(asked.table, entry)

    def restore(self, asked: RestoreRequest) -> Standing:
        """Lay a table out from its journal, or bring it up to it."""
        entries = [decode_entry(row) for row in asked.entries]
        if asked.table in self.tables:
            for entry in entries:
                self.tables[asked.table].commit(entry)
        else:
            self.tables[asked.table] = tables.replay_journal(entries)
        return self._standing(asked.table)

    def forget(self, asked: TableRequest) -> bool:
        """Put a table away: nobody looks at it, or it could not be written as it stands."""
        self.view_caches.pop(asked.table, None)
        self.advisors.pop(asked.table, None)
        self.pending_decisions.pop(asked.table, None)
        return self.tables.pop(asked.table, None) is not None

    # ------------------------------------------------------------------------- what is shown

    def look(self, asked: ViewRequest) -> dict[str, Plain | View]:
        """Show a table to a window."""
        window, sights = (
            (asked.table, asked.window),
            self.view_caches.setdefault(asked.table, ViewCache()),
        )
        table = self._table(asked.table)
        new = tables.view_for(table, sights, ME, asked.seat)
        old = self.sent_views.get(window)
        if old is not None and old.view.viewer != new.viewer:
            old = None
        self.sent_views[window] = SentView.now(table, new)
        return build_frame(table, old, new)

    def close(self, asked: CloseRequest) -> bool:
        """Forget what a window was shown; once nobody looks, also what a bot has thought."""
        known = self.sent_views.pop((asked.table, asked.window), None) is not None
        if not any(table == asked.table for table, _ in self.sent_views):
            self.pending_decisions.pop(asked.table, None)
        return known

    def query(self, one: TableQuery, about: object) -> object:
        """Answer a question about a table."""
        asked: TableQueryRequest = decode_request(TableQueryRequest, about)
        found = decode_request(one.takes, asked.asked)
        return one.answer(self._table(asked.table), *found)

    def advice(self, asked: AdviceRequest) -> Advice:
        """Think on for somebody who has asked, and say what has been thought so far."""
        state, seat, seed, turn = tables.hint_job(self._table(asked.table), ME, asked.seat)
        known, thinking = self.advisors.get(asked.table, (-1, None))
        if thinking is None or (known, thinking.seat) != (turn, seat):
            tempting = advice.greedy_choice(state, seat)
            thinking = advice.create_advisor(
                state, seat, seed, advice.BROWSER_HINT_BUDGET, tempting
            )
            self.advisors[asked.table] = turn, thinking
        until = time.monotonic() + asked.seconds
        while not thinking.is_done() and time.monotonic() < until:
            thinking.step()
        return advice.build_advice(thinking, turn)

    def record(self, asked: TableRequest) -> str:
        """Return a game as a text file."""
        return str(self._table(asked.table).record())

    def verify(self, asked: VerifyRequest) -> Checked:
        """Play a recorded game again, and say what is not as it says."""
        return replays.verify_record(Record.parse(asked.record))

    # ------------------------------------------------------------------------------- helpers

    def _table(self, name: str) -> Table:
        table = self.tables.get(name)
        if table is None:
            raise Refused("refused-request", text=f"table {name!r} is not laid out")
        return table

    def _commit(self, name: str, entry: Entry | None) -> News:
        if entry is None:
            return self._update(name, [])
        self.tables[name].commit(entry)
        return self._update(name, [entry])

    def _update(self, name: str, entries: list[Entry]) -> News:
        return News(tuple([encode_entry(entry) for entry in entries]), self._standing(name))

    def _standing(self, name: str) -> Standing:
        table = self.tables[name]
        told = build_summary(table)
        return Standing(
            told.for_player(name, ME),
            table.seq,
            told.due,
            commitment(table.secret),
            build_result(table).played_by(name, told, ME) if told.status == "over" else None,
        )


def _decoding(form: type[T], answer: Callable[[T], object]) -> Callable[[object], object]:
    """Let plain data be understood before it is answered."""

    return lambda about: answer(decode_request(form, about))
