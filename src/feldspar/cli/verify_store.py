"""`feldspar verify-store`: checks every stored entry's hash and replays finished games."""

import argparse
import asyncio
import sys
import time
from typing import TYPE_CHECKING

from feldspar.cli.common import print_stored
from feldspar.cli.serve import explain_missing_extra
from feldspar.cli.upgrade_check import EXPLANATIONS, MAX_SHOWN, journal_to_read

if TYPE_CHECKING:
    from feldspar.server.diagnostics.verify_store import StoreReport
    from feldspar.server.store.journal import Journal


def run(arguments: argparse.Namespace) -> int:
    """Check all tables of a store; the exit status is 1 if one differs from what was written."""
    with explain_missing_extra():
        from feldspar.server.store.journal import StoreUnavailable

        journal = journal_to_read(arguments)
    try:
        report = asyncio.run(_verify(journal))
    except StoreUnavailable as error:
        raise OSError(f"the tables cannot be read: {error}") from None
    print_stored(_format_report(report))
    return 1 if report.findings else 0


async def _verify(journal: "Journal") -> "StoreReport":
    from feldspar.server.diagnostics.verify_store import verify_store

    said = time.monotonic()

    def tell(tables: int) -> None:
        nonlocal said
        if time.monotonic() - said > EXPLANATIONS:
            said = time.monotonic()
            print(f"{tables:,} tables so far", file=sys.stderr, flush=True)

    try:
        return await verify_store(journal, tell)
    finally:
        await journal.close()


def _format_report(report: "StoreReport") -> list[str]:
    lines = [f"{report.tables:,} tables checked"]
    for number, what in (
        (report.unhashed, "have no hashes: an earlier version wrote them"),
        (report.resumed, "have entries without a hash after others that have one"),
        (report.newer, "have rules or entries of another version: only their hashes were checked"),
    ):
        if number:
            lines.append(f"{number:,} of them {what}")
    lines += [f"  {finding.table}: {finding.why}" for finding in report.findings[:MAX_SHOWN]]
    if len(report.findings) > MAX_SHOWN:
        lines.append(f"  and {len(report.findings) - MAX_SHOWN:,} more")
    wrong = len(report.findings)
    return [*lines, f"{wrong:,} are not what was written" if wrong else "all are what was written"]
