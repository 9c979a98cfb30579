"""Results of the day are proved: each game is played again by whoever has time for it."""

import asyncio

from feldspar import games
from feldspar.kernel.chance import subkey
from feldspar.kernel.record import Record, RecordError
from feldspar.server.daybook import Unproved
from feldspar.server.keeper import Keeper
from feldspar.table import days
from feldspar.table.daily import Proof, proved


class Prover:
    """Plays tables of the day again that are over, one at a time, beside all else.

    The secrets of the days follow from the key of the house, which all its processes have and
    nobody else. Proving one twice, or in two processes, does no harm.
    """

    def __init__(self, keeper: Keeper, key: bytes) -> None:
        self.keeper = keeper
        self._root = subkey(key, b"days")
        self._one = asyncio.Lock()

    def secret(self, day: str) -> bytes:
        """Return the secret of a day in this house."""
        return days.chained(self._root, day)

    async def prove(self, one: Unproved) -> None:
        """Play a table again, and note what came of it."""
        async with self._one:
            kept, secret = await self.keeper.record(one.table), self.secret(one.day)
            name, proof = await asyncio.to_thread(_played, kept, one.game, one.day, secret)
            await self.keeper.journal.days.prove(one.table, name, proof)


def _played(kept: str, title: str, day: str, secret: bytes) -> tuple[str, Proof]:
    """Return under which name a game was played, and what it proves."""
    game = games.load(title)
    try:
        record = Record.parse(kept)
    except RecordError:
        return "", Proof(None, "daily-broken")
    setup = days.daily(game)
    name = record.players.get(setup.mine, "") if setup else ""
    return name, proved(record, game, day, secret)
