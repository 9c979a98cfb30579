"""Periodic tasks that retry with backoff when they fail."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

FIRST_BACKOFF_SECONDS: Final = 0.5
MAX_BACKOFF_SECONDS: Final = 30.0
"""Seconds before something that failed is tried again: twice as long each time, up to this."""
AsyncTask = Callable[[], Awaitable[object]]
log = logging.getLogger(__name__)


def next_backoff(backoff: float) -> float:
    """Return how long to wait after something has failed again."""
    return min(2 * backoff or FIRST_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS)


async def run_periodically(task: AsyncTask, wait: AsyncTask) -> None:
    """Do something, and again after a rest; what fails is tried sooner, and then later and later.

    It ends when it is cancelled.
    """
    backoff = 0.0
    while True:
        try:
            await task()
            backoff = 0.0
        except Exception as error:
            if (current := asyncio.current_task()) is not None and current.cancelling():
                raise  # it could not even end as it should
            if not backoff:
                log.warning("the house cannot make its rounds: %s", error)
            backoff = next_backoff(backoff)
        await (asyncio.sleep(backoff) if backoff else wait())
