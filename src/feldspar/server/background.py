"""Background tasks of a process, started and stopped together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from feldspar.server.bots.executor import BotExecutor
from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.diagnostics.monitor import Monitor
from feldspar.server.jobs.maintenance import Maintenance
from feldspar.server.jobs.scheduler import DueTableScheduler
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import TableRepository

log = logging.getLogger(__name__)


@asynccontextmanager
async def background_tasks(
    repository: TableRepository, services: Services, settings: Settings
) -> AsyncIterator[BotExecutor]:
    """Have done what nobody asks for while the block runs; yield where bots think.

    A process that has nobody to think leaves all of it to others.
    """
    with services.create_executor(settings) as executor:
        pool = executor.workers if isinstance(executor, BotProcessPool) else 0
        monitor = Monitor(repository.journal, pool, settings.monitor_seconds, services.dependency)
        always: list[Coroutine[None, None, None]] = [services.run(repository), monitor.run()]
        if isinstance(executor, BotProcessPool):
            always += [
                DueTableScheduler(repository, executor, poll_seconds=services.poll_seconds).run(),
                services.serve_remote_jobs(executor),
                services.run_maintenance(Maintenance(repository, settings)),
            ]
        working = [asyncio.create_task(work) for work in always]
        for task in working:
            task.add_done_callback(_log_crash)
        try:
            yield executor
        finally:
            for task in reversed(working):  # whoever works lets go before the lines do
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


def _log_crash(task: asyncio.Task[None]) -> None:
    """Say what ended somebody who should have worked on: nobody else would notice."""
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.error("background task crashed", exc_info=wrong)
