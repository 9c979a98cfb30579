"""`feldspar upgrade-check`: can the rules installed here replay every stored game?"""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from feldspar.cli.common import print_stored
from feldspar.cli.serve import add_storage, explain_missing_extra

if TYPE_CHECKING:
    from feldspar.server.store.journal import Journal
    from feldspar.server.store.upgrade_check import Incompatibility, RulesVersionReports

EXPLANATIONS = 5.0
"""Seconds after which progress is printed."""
MAX_SHOWN = 20
"""How many tables that differ are listed."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add_storage(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay all stored games; the exit status is 1 if these rules must not be served."""
    with explain_missing_extra():
        from feldspar.server.store.journal import StoreUnavailable

        journal = journal_to_read(arguments)
    try:
        tallies = asyncio.run(_check(journal))
    except StoreUnavailable as error:
        raise OSError(f"the tables cannot be read: {error}") from None
    print_stored(_format_reports(tallies))
    return any(trouble.blocks_upgrade for trouble in _incompatibilities(tallies))


def journal_to_read(arguments: argparse.Namespace) -> "Journal":
    """Open the stored tables for reading; a server may be using them meanwhile."""
    if arguments.database and not arguments.data:
        from feldspar.server.cluster.postgres import PostgresJournal

        return PostgresJournal(arguments.database, read_only=True)
    from feldspar.server.serve import data_folder
    from feldspar.server.store.data_folder import TABLES_FILE, explain_errors
    from feldspar.server.store.sqlite import SQLiteJournal

    data: Path = arguments.data or data_folder()
    if not (data / TABLES_FILE).exists():
        raise ValueError(f"no tables are kept in {data}")
    with explain_errors(data):
        return SQLiteJournal(data / TABLES_FILE, read_only=True)


async def _check(journal: "Journal") -> "RulesVersionReports":
    from feldspar.server.store.upgrade_check import check_upgrade

    said = time.monotonic()

    def tell(tables: int) -> None:
        nonlocal said
        if time.monotonic() - said > EXPLANATIONS:
            said = time.monotonic()
            print(f"{tables:,} tables so far", file=sys.stderr, flush=True)

    try:
        return await check_upgrade(journal, tell)
    finally:
        await journal.close()


def _format_reports(tallies: "RulesVersionReports") -> list[str]:
    lines = list[str]()
    for (title, rules), report in tallies.items():
        by = f"rules {rules}" if rules else "rules unknown"
        troubled = (
            f", {len(report.incompatibilities)} in trouble" if report.incompatibilities else ""
        )
        lines.append(f"{title}, {by}: {report.over} over, {report.going_on} going on{troubled}")
    troubles = _incompatibilities(tallies)
    for trouble in troubles[:MAX_SHOWN]:
        kept = "" if trouble.blocks_upgrade else " (it is over; its record is kept)"
        lines.append(f"  {trouble.table}: {trouble.why}{kept}")
    if len(troubles) > MAX_SHOWN:
        lines.append(f"  and {len(troubles) - MAX_SHOWN} more")
    grave = sum(trouble.blocks_upgrade for trouble in troubles)
    return [*lines, f"{grave} tables stand in the way" if grave else "nothing stands in the way"]


def _incompatibilities(tallies: "RulesVersionReports") -> "list[Incompatibility]":
    """Return the incompatibilities, the most serious first."""
    troubles = [trouble for report in tallies.values() for trouble in report.incompatibilities]
    return sorted(troubles, key=lambda trouble: not trouble.blocks_upgrade)
