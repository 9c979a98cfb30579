"""Upgrade check: replays every stored game with the rules installed here.

An unfinished table must be readable, and a finished game must end as its stored record says.
Nothing is written, and play may continue meanwhile.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple

from feldspar.kernel.notation.record import Record
from feldspar.server.store.journal import Journal, StoreUnavailable
from feldspar.table import Entry
from feldspar.table.core.entries import Opened
from feldspar.table.services import tables
from feldspar.table.views.summary import StoredSummary

PAGE_SIZE: Final = 100
"""How many tables are asked for at once."""
FINISHED: Final = ("over", "cancelled")
"""How a table stands at which nothing more will happen."""
UNKNOWN_RULES: Final = 0
"""The rules of a table of which not even the first entry can be read."""


class Incompatibility(NamedTuple):
    """A table that is not what it was by these rules."""

    table: str
    why: str
    blocks_upgrade: bool
    """Whether somebody is still playing at it, or it ended otherwise: then these rules must not
    serve. Of a game that is over the record is kept, and can be had under any rules."""


class RulesVersionReport:
    """How many tables of a title, by one version of its rules, there are."""

    def __init__(self) -> None:
        self.over = 0
        self.going_on = 0
        self.incompatibilities: list[Incompatibility] = []


RulesVersionReports = dict[tuple[str, int], RulesVersionReport]
"""By title, and version of its rules."""


async def check_upgrade(
    journal: Journal, on_progress: Callable[[int], None]
) -> RulesVersionReports:
    """Play all tables of a journal again; `on_progress` is called with how many it were so far."""
    found: defaultdict[tuple[str, int], RulesVersionReport] = defaultdict(RulesVersionReport)
    seen, last = 0, ""
    while page := await journal.list_tables(last, PAGE_SIZE):
        for name, told in page:
            rules, trouble = await _check_table(journal, name, told)
            report = found[told.game, rules]
            if trouble is not None:
                report.incompatibilities.append(trouble)
            elif told.status in FINISHED:
                report.over += 1
            else:
                report.going_on += 1
            seen += 1
            on_progress(seen)
        last = page[-1][0]
    return dict(sorted(found.items()))


async def _check_table(
    journal: Journal, name: str, told: StoredSummary
) -> tuple[int, Incompatibility | None]:
    rules = UNKNOWN_RULES
    try:
        entries = await journal.read(name)
        if not entries:  # it has been forgotten meanwhile
            return rules, None
        rules = _rules_version(entries)
        table = tables.replay_journal(entries)
        if told.status == "over":
            kept = await journal.record(name)
            if table.status != "over":
                return rules, Incompatibility(name, "it was over, and goes on", blocks_upgrade=True)
            if kept and Record.parse(kept) != table.record():
                return rules, Incompatibility(
                    name, "it ends otherwise than it did", blocks_upgrade=True
                )
    except StoreUnavailable:
        raise
    except Exception as error:  # whatever it is, the table cannot be shown
        why = str(error) or type(error).__name__
        return rules, Incompatibility(name, why, blocks_upgrade=told.status not in FINISHED)
    return rules, None


def _rules_version(entries: list[Entry]) -> int:
    opened = entries[0].what
    return opened.rules if isinstance(opened, Opened) else UNKNOWN_RULES
