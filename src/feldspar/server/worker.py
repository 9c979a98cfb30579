"""Worker process: bot moves, clocks and maintenance, without HTTP."""

import asyncio
import signal
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from feldspar.server.background import background_tasks
from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.cluster.services import ClusterServices
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import TableRepository

ReadyCallback = Callable[[str], None]
"""Told for which database it works, as soon as it does."""


def run(database: str, redis: str, ready: ReadyCallback, **set_: Any) -> None:
    """Work for the tables of a database until told to stop; `set_` are fields of the Settings."""
    settings = Settings(b"", **set_)
    asyncio.run(_run(database, redis, ready, settings))


async def _run(database: str, redis: str, ready: ReadyCallback, settings: Settings) -> None:
    stop = asyncio.Event()
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, stop.set)
    key = await prepare_database(database, settings.store_timeout)
    journal = PostgresJournal(database, settings.store_timeout)
    services = ClusterServices(journal, redis, key)
    repository = TableRepository(
        journal, services.bus, settings.cached_tables, services.is_cluster, settings.cached_views
    )
    try:
        async with background_tasks(repository, services, replace(settings, key=key)):
            ready(_describe_address(database))
            await stop.wait()
    finally:
        await journal.close()


def _describe_address(database: str) -> str:
    """Return what may be said of an address: it may hold a password."""
    where = urlsplit(database)
    return f"PostgreSQL at {where.hostname or 'this machine'}{where.path}"
