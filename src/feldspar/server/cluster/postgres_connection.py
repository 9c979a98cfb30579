"""Connections to PostgreSQL, always to the primary of the hosts of an address."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg
from asyncpg.connect_utils import SessionAttribute

FAILED: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a line that PostgreSQL has ended while it lay idle
)
LOST: Final = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""What is said of a line whose host has ended or is not the primary any more. That one statement
was slow or refused says nothing of the host."""


def addresses(address: str) -> list[str]:
    """Return the address of each of the hosts that one names.

    >>> from feldspar.server.cluster.postgres_connection import addresses
    >>> addresses("postgresql://me:secret@one,two:5433/site")
    ['postgresql://me:secret@one/site', 'postgresql://me:secret@two:5433/site']
    """
    where = urlsplit(address)
    who, at, hosts = where.netloc.rpartition("@")
    return [where._replace(netloc=f"{who}{at}{host}").geturl() for host in hosts.split(",")]


async def connect(
    dsn: str | None = None, *, timeout: float = 60.0, **settings: Any
) -> asyncpg.Connection:
    """Connect to the primary, as `asyncpg.connect` does."""
    return await Primary().connect(dsn, timeout=timeout, **settings)


class Primary:
    """The primary of an address, as far as it is known: the host that was it last is asked first.

    When another has become it, `moved` is told: lines to the one before lead nowhere.
    """

    def __init__(self, moved: Callable[[], Awaitable[None]] | None = None) -> None:
        self._moved = moved
        self._last = ""

    async def connect(
        self, dsn: str | None = None, *, timeout: float = 60.0, **settings: Any
    ) -> asyncpg.Connection:
        """Connect to the primary, as `asyncpg.connect` does.

        Hosts are tried in turn, each for its share of the time: one that is silent must not keep
        the next from being asked.
        """
        hosts = addresses(dsn or "")
        if len(hosts) == 1:
            return await asyncpg.connect(dsn, timeout=timeout, **settings)
        hosts.sort(key=lambda host: host != self._last)
        share = timeout / len(hosts)
        for host in hosts[:-1]:
            with suppress(*FAILED):
                return await self._at(host, share, settings)
        return await self._at(hosts[-1], share, settings)

    async def _at(self, host: str, timeout: float, settings: dict[str, Any]) -> asyncpg.Connection:
        made: asyncpg.Connection = await asyncpg.connect(
            host, timeout=timeout, target_session_attrs=SessionAttribute.primary, **settings
        )
        if self._last not in ("", host) and self._moved is not None:
            await self._moved()
        self._last = host
        return made
