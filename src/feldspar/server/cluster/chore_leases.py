"""Leases on maintenance chores, as rows of a PostgreSQL table.

As with tables that are due (`postgres.py`): whoever takes a chore holds it for a while, and again
before that is over. Whatever a process has begun when it is killed is free again soon after.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from feldspar.server.store.daily_results import Ask

KNOW: Final = "INSERT INTO chore (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING"
CLAIM: Final = """
UPDATE chore SET held = now() + $2 * interval '1 second', holder = $3
WHERE name = ANY (ARRAY(
    SELECT name FROM chore WHERE name = ANY ($1::text[]) AND due <= now() AND held < now()
    ORDER BY due, name LIMIT 1 FOR UPDATE SKIP LOCKED
)) RETURNING name
"""
HOLD: Final = """
UPDATE chore SET held = now() + $2 * interval '1 second'
WHERE name = $1 AND holder = $3 AND held > now() RETURNING name
"""
PUT_OFF: Final = """
UPDATE chore SET due = now() + $2 * interval '1 second', held = '-infinity'
WHERE name = $1 AND holder = $3
"""
RELEASE: Final = "UPDATE chore SET held = '-infinity' WHERE name = $1 AND holder = $2"


class ChoreLeases:
    """The chores one process of a house holds."""

    def __init__(self, ask: Ask, process: str) -> None:
        self._ask = ask
        # Processes may have the same name: one after the other in a container, two in a test.
        self._holder = f"{process} {secrets.token_hex(4)}"

    async def know(self, names: Sequence[str]) -> None:
        """Let chores be known; those that were not are due."""
        await self._ask(KNOW, list(names))

    async def claim(self, names: Sequence[str], held: float) -> str:
        """Take the one of some chores that has been due longest, and that nobody holds."""
        found = await self._ask(CLAIM, list(names), held, self._holder)
        return str(found[0][0]) if found else ""

    async def hold(self, name: str, held: float) -> bool:
        """Hold a chore longer; tell whether it was still held."""
        return bool(await self._ask(HOLD, name, held, self._holder))

    async def put_off(self, name: str, seconds: float) -> None:
        """Let a chore be due so much later, unless somebody else has taken it by now."""
        await self._ask(PUT_OFF, name, seconds, self._holder)

    async def release(self, name: str) -> None:
        """Leave a chore to others."""
        await self._ask(RELEASE, name, self._holder)
