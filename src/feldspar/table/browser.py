"""Tables inside one browser page, for play without a server.

Requests and responses are JSON text, which crosses the border to JavaScript unchanged. The current
time and random bytes come from JavaScript, and entries to store go back to it: a table applies an
entry, the worker writes it, and only then shows it. If the write fails, the worker drops the table
and rebuilds it from the stored journal.
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
"""The only player here; everybody at the same screen is this player."""
SLICE_SECONDS: Final = 0.08
"""Seconds a bot thinks before other requests are handled, however slow the machine."""


class CreateRequest(NamedTuple):
    """Create a table, with an id and a secret that nobody could predict."""

    table: str
    spec: TableSpec
    secret: str
    now: int


class DailyRequest(NamedTuple):
    """Create a title's daily table, whose dice here follow from its date alone."""

    table: str
    game: str
    day: str
    name: str
    now: int


class RematchRequest(NamedTuple):
    """Create a rematch of a finished table."""

    table: str
    name: str
    """The id of the new table."""
    secret: str
    now: int


class CommandRequest(NamedTuple):
    """Carry out a player's command."""

    table: str
    request: Command
    now: int


class AdvanceRequest(NamedTuple):
    """Do the next thing that waits for no person: an expired clock, a bot's decision, or one more
    slice of a bot's thinking."""

    table: str
    now: int


class RestoreRequest(NamedTuple):
    """Rebuild a table from its journal, or bring it up to date with it."""

    table: str
    entries: tuple[StoredEntry, ...]


class ViewRequest(NamedTuple):
    """Send a table to a window: a whole view first, then the steps that follow it."""

    table: str
    window: str
    seat: int | None = None


class CloseRequest(NamedTuple):
    """Forget what a window was sent, because it was closed or has lost it."""

    table: str
    window: str


class AdviceRequest(NamedTuple):
    """Think a little longer about what the best bot would do for a seat."""

    table: str
    seat: int
    seconds: float


class TableQueryRequest(NamedTuple):
    """A query about a table, as declared in `TABLE_QUERIES`."""

    table: str
    asked: dict[str, Plain]


class TableRequest(NamedTuple):
    """A request that needs only the table."""

    table: str


class VerifyRequest(NamedTuple):
    """Replay a recorded game and report every difference from the record."""

    record: str


class Standing(NamedTuple):
    """The state of a table after a request."""

    summary: TableSummary
    seq: int
    """The number of the last entry of its journal."""
    due: int | None
    """When it continues without a player: 0 is at once, null is never."""
    commitment: str
    played: Played | None
    """Its line in the player's history, once it is over."""


class News(NamedTuple):
    """What to write, and the state of the table afterwards."""

    entries: tuple[StoredEntry, ...]
    standing: Standing
    thinking: float | None = None
    """How far a bot is with its decision, from 0 to 1; null if no bot is deciding."""


class PendingDecision(NamedTuple):
    """A decision a bot is working on: valid for one seat, until the next entry."""

    seat: int
    seq: int
    bot: str
    decision: AnytimeDecision


class BrowserTables:
    """All tables in memory."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.view_caches: dict[str, ViewCache] = {}
        self.sent_views: dict[tuple[str, str], SentView] = {}
        """What each window was last sent of a table; the next time it gets only the steps since."""
        self.advisors: dict[str, tuple[int, MoveAdvisor]] = {}
        """The advisor that works for a player at each table, and the turn it was asked in."""
        self.pending_decisions: dict[str, PendingDecision] = {}
        """The bot decision in progress at each table."""
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

    # -------------------------------------------------------------------------- requests that write

    def create(self, asked: CreateRequest) -> News:
        """Create a table."""
        secret = bytes.fromhex(asked.secret)
        return self._create(asked.table, tables.open_table(asked.spec, ME, secret, asked.now))

    def daily(self, asked: DailyRequest) -> News:
        """Create a title's daily table."""
        secret = days.date_secret(asked.day)
        opening = tables.open_daily_table(asked.game, asked.day, secret, ME, asked.name, asked.now)
        return self._create(asked.table, opening)

    def _create(self, name: str, entries: list[Entry]) -> News:
        if name in self.tables:
            raise Refused("refused-request", text=f"there is a table {name!r} already")
        self.tables[name] = tables.replay_journal(entries)
        return self._update(name, entries)

    def rematch(self, asked: RematchRequest) -> News:
        """Create a rematch of a finished table."""
        secret = bytes.fromhex(asked.secret)
        entries = tables.open_rematch(self._table(asked.table), ME, secret, asked.now)
        self.tables[asked.name] = tables.replay_journal(entries)
        return self._update(asked.name, entries)

    def command(self, asked: CommandRequest) -> News:
        """Carry out a player's command; do nothing if it was carried out before."""
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
        """Rebuild a table from its journal, or bring it up to date with it."""
        entries = [decode_entry(row) for row in asked.entries]
        if asked.table in self.tables:
            for entry in entries:
                self.tables[asked.table].commit(entry)
        else:
            self.tables[asked.table] = tables.replay_journal(entries)
        return self._standing(asked.table)

    def forget(self, asked: TableRequest) -> bool:
        """Drop a table from memory: nobody looks at it, or its last entry could not be written."""
        self.view_caches.pop(asked.table, None)
        self.advisors.pop(asked.table, None)
        self.pending_decisions.pop(asked.table, None)
        return self.tables.pop(asked.table, None) is not None

    # --------------------------------------------------------------------------- requests that read

    def look(self, asked: ViewRequest) -> dict[str, Plain | View]:
        """Send a table to a window."""
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
        """Forget what a window was sent; after the last window also a bot's decision in
        progress."""
        known = self.sent_views.pop((asked.table, asked.window), None) is not None
        if not any(table == asked.table for table, _ in self.sent_views):
            self.pending_decisions.pop(asked.table, None)
        return known

    def query(self, one: TableQuery, about: object) -> object:
        """Answer a query about a table."""
        asked: TableQueryRequest = decode_request(TableQueryRequest, about)
        found = decode_request(one.takes, asked.asked)
        return one.answer(self._table(asked.table), *found)

    def advice(self, asked: AdviceRequest) -> Advice:
        """Continue thinking for a player who asked, and return the advice so far."""
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
        """Replay a recorded game and report every difference from the record."""
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
    """Decode plain data before it is handled."""

    return lambda about: answer(decode_request(form, about))
