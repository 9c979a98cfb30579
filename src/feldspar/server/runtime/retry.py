"""Periodic tasks that retry with backoff when they fail."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

FIRST_BACKOFF_SECONDS: Final = 0.5
MAX_BACKOFF_SECONDS: Final = 30.0
"""Longest wait, in seconds; the wait doubles with each failure up to this."""
AsyncTask = Callable[[], Awaitable[object]]
log = logging.getLogger(__name__)


def next_backoff(backoff: float) -> float:
    """Return the wait after one more failure."""
    return min(2 * backoff or FIRST_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS)


async def run_periodically(task: AsyncTask, wait: AsyncTask) -> None:
    """Run a task forever, calling `wait` between runs; retry failures with exponential backoff.

    Runs until cancelled. Only the first of consecutive failures is logged.
    """
    backoff = 0.0
    while True:
        try:
            await task()
            backoff = 0.0
        except Exception as error:
            if (current := asyncio.current_task()) is not None and current.cancelling():
                raise  # the task failed while being cancelled
            if not backoff:
                log.warning("periodic task failed, retrying: %s", error)
            backoff = next_backoff(backoff)
        await (asyncio.sleep(backoff) if backoff else wait())
