"""`feldspar table`: reports how one stored table stands, and why it does not go on."""

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from feldspar.cli.common import print_stored
from feldspar.cli.serve import add_storage, explain_missing_extra
from feldspar.cli.upgrade_check import journal_to_read
from feldspar.kernel.text.safe_text import clean

MISSING_COLUMN_ERRORS = ("42703", "42P01")
"""The error codes of PostgreSQL for a missing column or table."""

if TYPE_CHECKING:
    from feldspar.server.diagnostics.table_report import EntryLine, TableReport
    from feldspar.server.store.journal import Journal


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("table", metavar="ID", help="the id at the end of a table's address")
    add_storage(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the state of a table; the exit status is 1 if it should go on and does not."""
    with explain_missing_extra():
        from feldspar.server.store.journal import StoreUnavailable

        journal = journal_to_read(arguments)
    try:
        with _explain_older_schema():
            report = asyncio.run(_report(journal, arguments.table))
    except StoreUnavailable as error:
        raise OSError(f"the tables cannot be read: {error}") from None
    if report is None:
        raise ValueError(f"there is no table {arguments.table!r}")
    print_stored(_format_report(report))
    return 1 if report.stuck_because else 0


async def _report(journal: "Journal", name: str) -> "TableReport | None":
    from feldspar.server.diagnostics.table_report import inspect_table

    try:
        return await inspect_table(journal, name, await _time(journal))
    finally:
        await journal.close()


async def _time(journal: "Journal") -> int:
    """Return the time by which tables are due: a database has a clock of its own."""
    from feldspar.server.runtime.clock import now

    told = getattr(journal, "time", None)
    return now() if told is None else await told() // 1_000_000


@contextmanager
def _explain_older_schema() -> Iterator[None]:
    """Explain what to do with a database that lacks tables or columns of this version."""
    try:
        yield
    except Exception as error:
        if getattr(error, "sqlstate", "") not in MISSING_COLUMN_ERRORS:
            raise
        raise ValueError(
            "this database was last served by an earlier version of Feldspar: ask the `feldspar"
            " table` of that version, or let a server of this one bring it up to date first"
        ) from None


def _format_report(report: "TableReport") -> list[str]:
    about = report.summary
    seats = [one.bot or clean(one.name) or "open" for one in about.players]
    lines = [
        f"table {report.name}: {about.game}, {about.status}",
        f"  seats      {', '.join(seats)}",
        f"  head       entry {report.head}, last noticed {_moment(about.at)}",
        f"  due        {_due(report)}",
        f"  held by    {_holder(report)}",
        f"  workers    {_workers(report)}",
        f"  readable   {report.unreadable or 'yes'}",
        "  last entries",
        *[f"    {_entry(line)}" for line in report.last],
    ]
    return [*lines, report.stuck_because or "It waits for nothing that should have happened."]


def _due(report: "TableReport") -> str:
    from feldspar.server.diagnostics.table_report import format_seconds
    from feldspar.table.views.summary import DUE_NOW

    if report.due_seconds is None:
        return "nothing: it waits for people, or for nobody"
    what = "a bot must decide" if report.summary.due == DUE_NOW else "its clock runs out"
    if report.due_seconds < 0:
        return f"{what}, in {format_seconds(-report.due_seconds)}"
    return f"{what}, for {format_seconds(report.due_seconds)}"


def _holder(report: "TableReport") -> str:
    if report.lease is None:
        return "the server of this folder, if it runs"
    if report.lease.seconds > 0:
        return f"{report.lease.holder or 'a process'}, for another {report.lease.seconds:.0f} s"
    return f"nobody (last by {report.lease.holder})" if report.lease.holder else "nobody"


def _workers(report: "TableReport") -> str:
    if report.lease is None:
        return "bots think in the server of this folder"
    thinking = [one for one in report.workers if one.bot_processes]
    return ", ".join(f"{one.process} ({one.bot_processes})" for one in thinking) or "none"


def _entry(line: "EntryLine") -> str:
    seat = f" seat {line.seat}" if line.seat >= 0 else ""
    by = f" by {line.by}" if line.by else ""
    return f"{line.seq:>5}  {_moment(line.at)}  {line.kind}{seat}{by}"


def _moment(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
