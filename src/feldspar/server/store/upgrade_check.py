"""Upgrade check: replays every stored game with the rules installed here.

A table that goes on must be readable, and a game that is over must end as it did: its record was
kept. Nothing is written, and tables may be played on meanwhile.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple

from feldspar.kernel.notation.record import Record
from feldspar.server.store.journal import Journal, Unavailable
from feldspar.table import Entry
from feldspar.table.core.entries import Opened
from feldspar.table.services import tables
from feldspar.table.views.summary import StoredSummary

PAGE: Final = 100
"""How many tables are asked for at once."""
OVER: Final = ("over", "cancelled")
"""How a table stands at which nothing more will happen."""
UNKNOWN: Final = 0
"""The rules of a table of which not even the first entry can be read."""


class Trouble(NamedTuple):
    """A table that is not what it was by these rules."""

    table: str
    why: str
    grave: bool
    """Whether somebody is still playing at it, or it ended otherwise: then these rules must not
    serve. Of a game that is over the record is kept, and can be had under any rules."""


class Tally:
    """How many tables of a title, by one version of its rules, there are."""

    def __init__(self) -> None:
        self.over = 0
        self.going_on = 0
        self.troubles: list[Trouble] = []


Tallies = dict[tuple[str, int], Tally]
"""By title, and version of its rules."""


async def checked(journal: Journal, tell: Callable[[int], None]) -> Tallies:
    """Play all tables of a journal again; `tell` is called with how many it were so far."""
    found: defaultdict[tuple[str, int], Tally] = defaultdict(Tally)
    seen, last = 0, ""
    while page := await journal.tables(last, PAGE):
        for name, told in page:
            rules, trouble = await _checked(journal, name, told)
            tally = found[told.game, rules]
            if trouble is not None:
                tally.troubles.append(trouble)
            elif told.status in OVER:
                tally.over += 1
            else:
                tally.going_on += 1
            seen += 1
            tell(seen)
        last = page[-1][0]
    return dict(sorted(found.items()))


async def _checked(journal: Journal, name: str, told: StoredSummary) -> tuple[int, Trouble | None]:
    rules = UNKNOWN
    try:
        entries = await journal.read(name)
        if not entries:  # it has been forgotten meanwhile
            return rules, None
        rules = _rules(entries)
        table = tables.replay_journal(entries)
        if told.status == "over":
            kept = await journal.record(name)
            if table.status != "over":
                return rules, Trouble(name, "it was over, and goes on", grave=True)
            if kept and Record.parse(kept) != table.record():
                return rules, Trouble(name, "it ends otherwise than it did", grave=True)
    except Unavailable:
        raise
    except Exception as error:  # whatever it is, the table cannot be shown
        why = str(error) or type(error).__name__
        return rules, Trouble(name, why, grave=told.status not in OVER)
    return rules, None


def _rules(entries: list[Entry]) -> int:
    opened = entries[0].what
    return opened.rules if isinstance(opened, Opened) else UNKNOWN
