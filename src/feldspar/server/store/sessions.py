"""Session store: which device is signed in as whom.

The SQL is written once for both stores. Of a token only its hash is kept.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from feldspar.server.store.daily_results import Query

BATCH_SIZE: Final = 100
"""How many rows are asked for at once."""


class Session(NamedTuple):
    """A device that is signed in."""

    hash: str
    player: str
    device: str
    since: int
    """When it was signed in, in milliseconds since 1970."""
    seen: int
    """When it was last used, to the hour."""


COLUMNS: Final = ", ".join(Session._fields)


class SessionStore:
    """All sessions, and the players whose signed cookies are no longer honoured."""

    def __init__(self, query: Query, execute: Query) -> None:
        self._query = query
        self._execute = execute

    async def find(self, hashes: Sequence[str]) -> list[Session]:
        """Return those of some sessions that have not ended."""
        return [
            Session(*row) for row in await self._select_many("session", "hash", COLUMNS, hashes)
        ]

    async def find_revoked(self, players: Sequence[str]) -> dict[str, int]:
        """Return those of some players whose signed cookies are no longer honoured, and when
        sessions of theirs were last ended."""
        return dict(await self._select_many("revoked", "player", "player, at", players))

    async def list_for(self, player: str) -> list[Session]:
        """Return the sessions of a player, the last used first."""
        found = await self._query(
            f"SELECT {COLUMNS} FROM session WHERE player = $1 ORDER BY seen DESC, since DESC",
            player,
        )
        return [Session(*row) for row in found]

    async def add(self, session: Session, max_per_player: int, ended: int) -> bool:
        """Add a session of a player, who has so many at most: those used longest ago end.

        Tell whether it stays: only if `ended` is when sessions of the player were last ended.
        """
        await self._execute(
            f"INSERT INTO session ({COLUMNS}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            *session,
        )
        # Only now: whoever ends sessions after this look finds the row, and deletes it.
        if (await self.find_revoked([session.player])).get(session.player, 0) != ended:
            await self.delete(session.hash)
            return False
        await self._execute(
            "DELETE FROM session WHERE player = $1 AND hash NOT IN (SELECT hash FROM session"
            " WHERE player = $1 ORDER BY seen DESC, since DESC, hash LIMIT $2)",
            *(session.player, max_per_player),
        )
        return True

    async def end(self, player: str, session: str, at: int, others: bool = False) -> None:
        """End a session of a player, or all others than that; honour no signed cookie of theirs
        from now on.

        Sessions are deleted before that is noted, so that whoever reads the note finds none that
        gives a pass, and once more afterwards, for what was begun before it could be read.
        """
        which = f"DELETE FROM session WHERE player = $1 AND hash {'<>' if others else '='} $2"
        await self._execute(which, player, session)
        await self._execute(
            "INSERT INTO revoked (player, at) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET at"
            " = CASE WHEN excluded.at > revoked.at THEN excluded.at ELSE revoked.at + 1 END",
            *(player, at),
        )
        await self._execute(which, player, session)

    async def delete(self, hash_: str) -> None:
        """Forget a session that its device no longer uses."""
        await self._execute("DELETE FROM session WHERE hash = $1", hash_)

    async def touch(self, hashes: Sequence[str], at: int) -> None:
        """Note that some sessions are used."""
        for one in hashes:
            await self._execute("UPDATE session SET seen = $2 WHERE hash = $1", one, at)

    async def delete_expired(self, before: int, signed_before: int) -> None:
        """Forget the sessions that nobody has used since then; and of players without any, that
        cookies signed before some time are not honoured: no browser has them any more."""
        await self._execute("DELETE FROM session WHERE seen < $1", before)
        await self._execute(
            "DELETE FROM revoked WHERE at < $1"
            " AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = revoked.player)",
            signed_before,
        )

    async def _select_many(
        self, table: str, key: str, what: str, names: Sequence[str]
    ) -> list[Any]:
        found: list[Any] = []
        for first in range(0, len(names), BATCH_SIZE):
            some = list(names[first : first + BATCH_SIZE])
            some += some[-1:] * ((1 if len(some) == 1 else BATCH_SIZE) - len(some))
            marks = ", ".join([f"${number}" for number in range(1, len(some) + 1)])
            found += await self._query(
                f"SELECT {what} FROM {table} WHERE {key} IN ({marks})", *some
            )
        return found
