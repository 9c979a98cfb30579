"""Measures the size of a finished game: as entries one by one, and archived.

    python scripts/archived.py [TITLE ...]

Plays a game of each title, one seat by a person with keys as pages send them, one by a bot.
"""

import argparse
import random
import sys
import uuid
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import feldspar
from feldspar.server.store import codec
from feldspar.table import Table
from feldspar.table.core.entries import Entry
from feldspar.table.services import tables
from tests.server.client import bot, me, opening

ROW: Final = 60
"""Bytes PostgreSQL adds to a line and its place in the index."""


def following(table: Table, now: int) -> Entry:
    """Return what happens next at a table."""
    unasked, bots = tables.automatic_actions(table, now)
    if unasked:
        return unasked[0]
    seat = bots[0] if bots else table.actors()[0]
    assert table.play is not None
    decision = tables.decide_with_bot(table.play.state, seat, "level-2", b"any")
    if bots:
        return table.submit(seat, decision, now, by="level-2")
    return table.submit(seat, decision, now)._replace(key=str(uuid.uuid4()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("titles", nargs="*")
    chance = random.Random(7)
    for title in parser.parse_args().titles or feldspar.titles():
        now = 1_800_000_000_000
        entries = opening([me(), bot()], now, game=title)
        table = tables.replay_journal(entries)
        while table.status != "over":
            now += chance.randint(2_000, 20_000)
            entry = following(table, now)
            table.commit(entry)
            entries.append(entry)
        lines = [codec.encode_row(entry) for entry in entries]
        apart = sum(len(line[-1]) + ROW for line in lines)
        print(
            f"{title:15} {len(lines):4} entries, {apart / 1000:5.1f} kB one by one,"
            f" {len(codec.compress_rows(lines)) / 1000:.1f} kB put away,"
            f" and its record {len(str(table.record())) / 1000:.1f} kB"
        )


if __name__ == "__main__":
    main()
