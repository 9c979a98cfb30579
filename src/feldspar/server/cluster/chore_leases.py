"""Leases on maintenance chores, as rows of a PostgreSQL table.

They work like the leases on due tables (`postgres.py`): a process takes a job for a while and
renews the lease before it ends. If the process is killed, its job is free again soon after.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from feldspar.server.store.daily_results import Query

REGISTER: Final = "INSERT INTO chore (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING"
CLAIM: Final = """
UPDATE chore SET held = now() + $2 * interval '1 second', holder = $3
WHERE name = ANY (ARRAY(
    SELECT name FROM chore WHERE name = ANY ($1::text[]) AND due <= now() AND held < now()
    ORDER BY due, name LIMIT 1 FOR UPDATE SKIP LOCKED
)) RETURNING name
"""
RENEW: Final = """
UPDATE chore SET held = now() + $2 * interval '1 second'
WHERE name = $1 AND holder = $3 AND held > now() RETURNING name
"""
POSTPONE: Final = """
UPDATE chore SET due = now() + $2 * interval '1 second', held = '-infinity'
WHERE name = $1 AND holder = $3
"""
RELEASE: Final = "UPDATE chore SET held = '-infinity' WHERE name = $1 AND holder = $2"


class ChoreLeases:
    """The chores one process of a house holds."""

    def __init__(self, query: Query, process: str) -> None:
        self._query = query
        # Processes may have the same name: one after the other in a container, two in a test.
        self._holder = f"{process} {secrets.token_hex(4)}"

    async def register(self, names: Sequence[str]) -> None:
        """Let chores be known; those that were not are due."""
        await self._query(REGISTER, list(names))

    async def claim(self, names: Sequence[str], lease_seconds: float) -> str:
        """Take the one of some chores that has been due longest, and that nobody holds."""
        found = await self._query(CLAIM, list(names), lease_seconds, self._holder)
        return str(found[0][0]) if found else ""

    async def renew(self, name: str, lease_seconds: float) -> bool:
        """Hold a chore longer; tell whether it was still held."""
        return bool(await self._query(RENEW, name, lease_seconds, self._holder))

    async def postpone(self, name: str, seconds: float) -> None:
        """Let a chore be due so much later, unless somebody else has taken it by now."""
        await self._query(POSTPONE, name, seconds, self._holder)

    async def release(self, name: str) -> None:
        """Leave a chore to others."""
        await self._query(RELEASE, name, self._holder)
