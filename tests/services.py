"""The real PostgreSQL and Redis for tests. Tests that need them are skipped without.

`.ci/run` starts them, and so does `scripts/with-services`.

FELDSPAR_TEST_DATABASE and FELDSPAR_TEST_REDIS say where they are, if not where they usually are.
"""

import asyncio
import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg

from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from tests import needs

DATABASE = os.environ.get("FELDSPAR_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("FELDSPAR_TEST_REDIS", "redis://127.0.0.1:6379/0")
GROUP = "server, then scripts/with-services pytest"
"""What brings them, and makes them answer."""


def redis_answers() -> None:
    """Skip what needs Redis unless it answers."""
    there = urlsplit(REDIS)
    try:
        socket.create_connection((there.hostname or "", there.port or 6379), 5).close()
    except OSError:
        needs.skip("Redis", GROUP)


def postgres_answers(address: str = DATABASE) -> None:
    """Skip what needs PostgreSQL unless it answers, and knows us."""

    async def ask() -> None:
        await (await asyncpg.connect(address, timeout=20)).close()

    try:
        asyncio.run(ask())
    except (OSError, TimeoutError, asyncpg.PostgresError) as wrong:
        needs.skip(f"PostgreSQL ({wrong})", GROUP)


@contextmanager
def database(beside: str = DATABASE) -> Iterator[str]:
    """Make an empty database; yield its address, and drop it afterwards. Servers that share one
    share a Redis, too."""
    postgres_answers(beside)
    redis_answers()
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
        asyncio.run(prepare_database(address, 30))
        yield PostgresJournal(address)
