"""Background tasks of a process, started and stopped together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from feldspar.server.bots.executor import Thinking
from feldspar.server.bots.process_pool import Thinkers
from feldspar.server.diagnostics.monitor import Monitor
from feldspar.server.jobs.maintenance import Housework
from feldspar.server.jobs.scheduler import Steward
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import Keeper

log = logging.getLogger(__name__)


@asynccontextmanager
async def staffed(keeper: Keeper, commons: Commons, settings: Settings) -> AsyncIterator[Thinking]:
    """Have done what nobody asks for while the block runs; yield where bots think.

    A process that has nobody to think leaves all of it to others.
    """
    with commons.thinking(settings) as thinking:
        thinkers = thinking.hands if isinstance(thinking, Thinkers) else 0
        monitor = Monitor(keeper.journal, thinkers, settings.monitor_seconds, commons.dependency)
        always: list[Coroutine[None, None, None]] = [commons.run(keeper), monitor.run()]
        if isinstance(thinking, Thinkers):
            always += [
                Steward(keeper, thinking, sweep=commons.sweep).run(),
                commons.think_for_others(thinking),
                commons.housework(Housework(keeper, settings)),
            ]
        working = [asyncio.create_task(work) for work in always]
        for task in working:
            task.add_done_callback(_complain)
        try:
            yield thinking
        finally:
            for task in reversed(working):  # whoever works lets go before the lines do
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


def _complain(task: asyncio.Task[None]) -> None:
    """Say what ended somebody who should have worked on: nobody else would notice."""
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.error("somebody has stopped working", exc_info=wrong)
