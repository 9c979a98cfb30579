"""Periodic tasks that retry with backoff when they fail."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
"""Seconds before something that failed is tried again: twice as long each time, up to this."""
Work = Callable[[], Awaitable[object]]
log = logging.getLogger(__name__)


def longer(wait: float) -> float:
    """Return how long to wait after something has failed again."""
    return min(2 * wait or FIRST_WAIT, LONGEST_WAIT)


async def rounds(work: Work, rest: Work) -> None:
    """Do something, and again after a rest; what fails is tried sooner, and then later and later.

    It ends when it is cancelled.
    """
    wait = 0.0
    while True:
        try:
            await work()
            wait = 0.0
        except Exception as error:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise  # it could not even end as it should
            if not wait:
                log.warning("the house cannot make its rounds: %s", error)
            wait = longer(wait)
        await (asyncio.sleep(wait) if wait else rest())
