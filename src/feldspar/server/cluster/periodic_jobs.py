"""Housework in turns: of all processes that work for a database one does each round of it.

Procrastinate keeps the rounds in tables of its own, in a schema of their own of the same database:
a backup holds both. Whoever starts a round and dies leaves it to whoever sweeps next.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

import asyncpg
from procrastinate import App, PsycopgConnector
from procrastinate.schema import SchemaManager

from feldspar.server.jobs.maintenance import TOGETHER, Housework
from feldspar.server.runtime.retry import rounds

SCHEMA: Final = "jobs"
ROUNDS: Final = "*/5 * * * *"
"""When a round is due, as cron writes it: every five minutes. Whoever starts later catches up."""
LOOKS: Final = 5.0
"""Seconds between two looks for a round that is due: to listen for it would take a line more."""
ENDS: Final = 3.0
"""Seconds to wait for a line, and for a round that is being made when the process ends."""
QUIET: Final = ("procrastinate", "psycopg.pool")
"""They tell at length what `rounds` says in a line."""


async def prepare(db: asyncpg.Connection) -> None:
    """Make the tables of the jobs, or bring them up to date; within a transaction of the caller."""
    await db.execute(f"SET LOCAL search_path TO {SCHEMA}")
    if await db.fetchval("SELECT to_regclass('step')") is None:
        await db.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await db.execute("CREATE TABLE step (name text PRIMARY KEY)")
        await db.execute(SchemaManager.get_schema())
        done = [step.name for step in _steps()]
        await db.executemany("INSERT INTO step VALUES ($1)", [(name,) for name in done])
    known = {name for (name,) in await db.fetch("SELECT name FROM step")}
    for step in _steps():
        if step.name not in known:
            await db.execute(step.read_text("utf-8"))
            await db.execute("INSERT INTO step VALUES ($1)", step.name)
    await db.execute("SET LOCAL search_path TO DEFAULT")


def _steps() -> list[Path]:
    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))


def jobs(address: str, work: Housework) -> App:
    """Return the rounds there are, and what is done in each."""
    connector = PsycopgConnector(
        conninfo=address,
        min_size=1,
        max_size=1,
        timeout=ENDS,
        kwargs={
            "options": f"-c search_path={SCHEMA}",
            "application_name": "feldspar jobs",
            "connect_timeout": round(ENDS),  # for each host there is
        },
    )
    app = App(connector=connector)

    def every_round(name: str, do: Callable[[], Awaitable[object]]) -> None:
        async def once(timestamp: int) -> None:
            await do()

        app.periodic(cron=ROUNDS)(app.task(name=name)(once))

    async def sweep() -> None:
        for job in await app.job_manager.get_stalled_jobs():
            await app.job_manager.retry_job(job)

    every_round("forget", partial(_all, work.forget))
    every_round("forget-sessions", work.forget_sessions)
    every_round("archive", partial(_all, work.archive))
    every_round("prove", partial(_all, work.prove))
    every_round("sweep", sweep)
    return app


async def _all(some: Callable[[], Awaitable[int]]) -> None:
    """Do something a little at a time, until nothing is left of it."""
    while await some() == TOGETHER:
        await asyncio.sleep(0)


async def run(address: str, work: Housework) -> None:
    """Do a share of the housework until cancelled."""
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.CRITICAL)

    async def take_part() -> None:
        async with jobs(address, work).open_async() as app:
            await app.run_worker_async(
                install_signal_handlers=False,
                delete_jobs="always",
                listen_notify=False,
                fetch_job_polling_interval=LOOKS,
                abort_job_polling_interval=LOOKS,
                shutdown_graceful_timeout=ENDS,
            )

    await rounds(take_part, partial(asyncio.sleep, 0))
