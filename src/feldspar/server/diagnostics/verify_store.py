"""Store check: every entry against its hash, every finished game against its record.

Nothing is written, and play may continue meanwhile.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, ParamSpec, TypeVar

from feldspar.kernel.notation.record import Record
from feldspar.server.store.journal import Hashes, Journal, StoreUnavailable
from feldspar.table import Entry
from feldspar.table.core.entries import UnsupportedVersion
from feldspar.table.services import tables
from feldspar.table.views.result import Result, build_result

P = ParamSpec("P")
T = TypeVar("T")
PAGE_SIZE: Final = 100
"""How many tables are asked for at once."""
RETRY_SECONDS: Final = (1.0, 3.0, 10.0)
"""Seconds before what was not answered is asked again, each time: one lost answer must not end a
check of hours, and a standby may be taking over."""


class Finding(NamedTuple):
    """A table that is not what was written."""

    table: str
    why: str


class StoreReport:
    """What was found."""

    def __init__(self) -> None:
        self.tables = 0
        self.unhashed = 0
        """Tables of which no entry has a hash: a version that knew none wrote them."""
        self.resumed = 0
        """Tables with an entry that has no hash after one that has."""
        self.newer = 0
        """Tables that only another version can play again; their hashes were checked."""
        self.findings: list[Finding] = []


async def verify_store(journal: Journal, on_progress: Callable[[int], None]) -> StoreReport:
    """Check all tables of a journal; `on_progress` is called with how many it were so far."""
    report, last = StoreReport(), ""
    while page := await _retry(journal.list_tables, last, PAGE_SIZE):
        for name, told in page:
            why = await _verify(journal, name, told.status == "over", report)
            if why:
                report.findings.append(Finding(name, why))
            report.tables += 1
            on_progress(report.tables)
        last = page[-1][0]
    return report


async def _retry(ask: Callable[P, Awaitable[T]], *what: P.args, **more: P.kwargs) -> T:
    """Ask a journal for something, again and again if it does not answer at once."""
    for pause in RETRY_SECONDS:
        try:
            return await ask(*what, **more)
        except StoreUnavailable:
            await asyncio.sleep(pause)
    return await ask(*what, **more)


async def _verify(journal: Journal, name: str, over: bool, report: StoreReport) -> str:
    """Return what is wrong with a table; nothing if all is well."""
    hashes = await _retry(journal.hashes, name)
    if hashes is None:  # it has been forgotten meanwhile
        return ""
    report.unhashed += not any(hashes.by_seq.values())
    report.resumed += _is_resumed(hashes)
    try:
        entries = await _retry(journal.read, name)
        return _find_missing_end(hashes) or (
            await _find_disagreement(journal, name, entries) if over else ""
        )
    except StoreUnavailable:
        raise
    except UnsupportedVersion:
        report.newer += 1
        return _find_missing_end(hashes)
    except Exception as error:  # whatever it is, the table cannot be shown
        return str(error) or type(error).__name__


def _is_resumed(hashes: Hashes) -> bool:
    kept = [one is not None for _, one in sorted(hashes.by_seq.items())]
    return kept != sorted(kept)


def _find_missing_end(hashes: Hashes) -> str:
    last = max(hashes.by_seq, default=0)
    if last != hashes.head:
        return f"its last entry is {last}, and entry {hashes.head} was written"
    if hashes.tip is not None and hashes.by_seq[last] != hashes.tip:
        return f"entry {last} is not the last that was written: its hash does not fit"
    return ""


def _comparable(one: Result) -> tuple[object, ...]:
    """Return what every version tells alike of a result."""
    scores = [(player.score, player.place) for player in one.players]
    return one.seated, one.options, one.ended, one.takebacks, scores


async def _find_disagreement(journal: Journal, name: str, entries: list[Entry]) -> str:
    """Play a finished game again; return what was kept of it that says otherwise."""
    table = tables.replay_journal(entries)
    if table.status != "over":
        return "it was over, and by its entries it goes on"
    record = await _retry(journal.record, name)
    if record and Record.parse(record) != table.record():
        return "its record does not agree with its entries"
    kept = (await _retry(journal.results, [name])).get(name)
    if kept is not None and _comparable(Result.parse(kept)) != _comparable(build_result(table)):
        return "its result does not agree with its entries"
    return ""
