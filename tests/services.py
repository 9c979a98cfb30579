"""The real PostgreSQL and Redis that tests talk to. `.ci/run` starts them where none answer.

FELDSPAR_TEST_DATABASE and FELDSPAR_TEST_REDIS say where they are, if not where they usually are.
"""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from feldspar.server.cluster.postgres import PostgresJournal, prepared

DATABASE = os.environ.get("FELDSPAR_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("FELDSPAR_TEST_REDIS", "redis://127.0.0.1:6379/0")


@contextmanager
def database(beside: str = DATABASE) -> Iterator[str]:
    """Make an empty database; yield its address, and drop it afterwards."""
    name = f"feldspar_{secrets.token_hex(6)}"
    asyncio.run(_told(beside, f"CREATE DATABASE {name}"))
    try:
        yield f"{beside.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(_told(beside, f"DROP DATABASE {name} WITH (FORCE)"))


async def _told(address: str, command: str) -> None:
    db = await asyncpg.connect(address)
    try:
        await db.execute(command)
    finally:
        await db.close()


@contextmanager
def postgres_journal() -> Iterator[PostgresJournal]:
    """Yield a journal in a database of its own."""
    with database() as address:
        asyncio.run(prepared(address, 30))
        yield PostgresJournal(address)
