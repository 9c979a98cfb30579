"""Report of one table for operators: how it stands, and why it does not go on.

The report contains no secrets: neither dice nor random bytes, neither players nor their moves.
"""

from typing import Final, NamedTuple

from feldspar.server.diagnostics.monitor import STUCK_SECONDS, describe_error, read_through
from feldspar.server.store.journal import Journal, Lease, WorkerReport
from feldspar.table import Entry
from feldspar.table.core.entries import UnsupportedVersion, encode_entry
from feldspar.table.views.summary import DUE_NOW, StoredSummary

SHOWN_ENTRIES: Final = 8
"""How many entries are shown."""
AWAITED_SECONDS: Final = 5.0
"""How long a table that is due may wait where nobody is there to see to it."""


class EntryLine(NamedTuple):
    """One entry, without what it says."""

    seq: int
    at: int
    kind: str
    seat: int
    """Whom it concerns; -1 for the table as a whole."""
    by: str
    """The bot that did it, if one did."""


class TableReport(NamedTuple):
    """All that can be said of a table."""

    name: str
    head: int
    """The seq of its last entry."""
    summary: StoredSummary
    due_seconds: float | None
    """For how long something has been due; negative: in how long; nothing is: None."""
    lease: Lease | None
    """Who sees to it; None where only the process that serves it knows."""
    workers: tuple[WorkerReport, ...]
    unreadable: str
    """Why it cannot be read; "" if it can."""
    newer: bool
    """Whether that is because another version of Feldspar has written it."""
    last: tuple[EntryLine, ...]

    @property
    def stuck_because(self) -> str:
        """Return why it does not go on, and what to do about it; "" if it waits for nobody."""
        if self.unreadable:
            what_helps = (
                "Go forward to the version that has written it; nothing is damaged"
                if self.newer
                else "Restore its entries from a backup"
            )
            return f"It cannot be read: {self.unreadable}. {what_helps}."
        due = self.due_seconds
        alone = self.lease is not None and not any(one.bot_processes for one in self.workers)
        if due is None or due < (AWAITED_SECONDS if alone else STUCK_SECONDS):
            return ""
        what = "A bot must decide" if self.summary.due == DUE_NOW else "Its clock has run out"
        since = f"{what}, and nobody has seen to it for {format_seconds(due)}."
        if self.lease is None:
            return f"{since} Is the server that has its data folder running?"
        if alone:
            return f"{since} No process is there in which bots think: start `feldspar worker`."
        if self.lease.seconds > 0:
            return f"{since} {self.lease.holder or 'A process'} holds it: look into its log."
        return f"{since} Workers are there and none takes it: start more, and look into their logs."


async def inspect_table(journal: Journal, name: str, now: int) -> TableReport | None:
    """Return what can be said of a table; None if there is none of that name."""
    found = await journal.summary(name)
    if found is None:
        return None
    head, summary = found
    entries, wrong = await read_through(journal, name)
    due = None if summary.due is None else (now - max(summary.due, summary.at)) / 1000
    return TableReport(
        name,
        head,
        summary,
        due,
        await journal.lease(name),
        tuple(await journal.workers()),
        "" if wrong is None else describe_error(wrong),
        isinstance(wrong, UnsupportedVersion),
        tuple([_entry_line(entry) for entry in entries[-SHOWN_ENTRIES:]]),
    )


def _entry_line(entry: Entry) -> EntryLine:
    row = encode_entry(entry)
    by = row.data.get("by") or row.data.get("bot") or ""
    return EntryLine(row.seq, row.at, row.kind, row.seat, by if isinstance(by, str) else "")


def format_seconds(seconds: float) -> str:
    """Return a length of time as people say it.

    >>> from feldspar.server.diagnostics.table_report import format_seconds
    >>> format_seconds(42.3), format_seconds(185), format_seconds(90_000)
    ('42 s', '3 min 5 s', '25 h 0 min')
    """
    whole = int(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
