"""Worker process: bot moves, clocks and maintenance, without HTTP."""

import asyncio
import signal
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from feldspar.server.background import staffed
from feldspar.server.cluster.postgres import PostgresJournal, prepared
from feldspar.server.cluster.services import SharedCommons
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import Keeper

Ready = Callable[[str], None]
"""Told for which database it works, as soon as it does."""


def run(database: str, redis: str, ready: Ready, **set_: Any) -> None:
    """Work for the tables of a database until told to stop; `set_` are fields of the Settings."""
    settings = Settings(b"", **set_)
    asyncio.run(_work(database, redis, ready, settings))


async def _work(database: str, redis: str, ready: Ready, settings: Settings) -> None:
    stop = asyncio.Event()
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, stop.set)
    key = await prepared(database, settings.patience)
    journal = PostgresJournal(database, settings.patience)
    commons = SharedCommons(journal, redis, key)
    keeper = Keeper(journal, commons.bus, settings.room, commons.shared, settings.drawn)
    try:
        async with staffed(keeper, commons, replace(settings, key=key)):
            ready(_named(database))
            await stop.wait()
    finally:
        await journal.close()


def _named(database: str) -> str:
    """Return what may be said of an address: it may hold a password."""
    where = urlsplit(database)
    return f"PostgreSQL at {where.hostname or 'this machine'}{where.path}"
