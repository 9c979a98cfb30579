"""Periodic jobs: of all processes on a database, one runs each chore when it is due.

The database stores when each job is due and how long its lease lasts (`chore_leases.py`). The
process that runs a job renews the lease, and cancels the job if it cannot: so no other process has
started it by then.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.cluster.chore_leases import ChoreLeases
from feldspar.server.jobs.maintenance import Chore
from feldspar.server.runtime.retry import run_periodically
from feldspar.server.store.journal import StoreUnavailable

INTERVAL_SECONDS: Final = 300.0
"""Seconds after which a chore is due again. Whoever starts later catches up."""
RETRY_SECONDS: Final = 60.0
"""Seconds after which it is due if it has failed."""
POLL_SECONDS: Final = 5.0
"""Seconds between two looks for a chore that is due."""
LEASE_SECONDS: Final = 30.0
"""Seconds for which a chore is held by whoever does it; while it does, three times as often."""
log = logging.getLogger(__name__)


class PeriodicJobs:
    """A share in the chores of a house."""

    def __init__(
        self, leases: ChoreLeases, chores: Mapping[str, Chore], poll_seconds: float = POLL_SECONDS
    ) -> None:
        self._leases = leases
        self._chores = chores
        self._poll_seconds = poll_seconds
        self._are_registered = False

    async def run(self) -> None:
        """Do a share of the chores until cancelled."""
        await run_periodically(self.run_due, partial(asyncio.sleep, self._poll_seconds))

    async def run_due(self) -> None:
        """Do whatever is due and nobody else does, one after the other."""
        names = list(self._chores)
        if not self._are_registered:
            await self._leases.register(names)
        self._are_registered = False  # a store that failed may know less when it is back
        while claimed := await self._claim(names):
            await self._run_chore(*claimed)
        self._are_registered = True

    async def _claim(self, names: list[str]) -> tuple[str, float] | None:
        asked = _loop_time()
        name = await self._leases.claim(names, LEASE_SECONDS)
        return (name, asked + LEASE_SECONDS) if name else None

    async def _run_chore(self, name: str, until: float) -> None:
        """Do a chore that is held until some time, and longer if that can be had."""
        try:
            async with asyncio.timeout_at(until) as limit:
                holding = asyncio.create_task(self._renew_lease(name, limit))
                try:
                    await self._chores[name]()
                finally:
                    holding.cancel()
        except asyncio.CancelledError:
            with suppress(StoreUnavailable):
                await self._leases.release(name)
            raise
        except StoreUnavailable:
            raise  # nothing can be said of it now; it is free as soon as it is not held any more
        except Exception as error:
            why = "its lease could not be renewed" if limit.expired() else error
            log.warning(
                "maintenance job %s failed, retrying: %s", name, why, exc_info=not limit.expired()
            )
            await self._leases.postpone(name, RETRY_SECONDS)
        else:
            await self._leases.postpone(name, INTERVAL_SECONDS)

    async def _renew_lease(self, name: str, limit: asyncio.Timeout) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            asked = _loop_time()
            with suppress(StoreUnavailable):
                still = await self._leases.renew(name, LEASE_SECONDS)
                limit.reschedule(asked + LEASE_SECONDS if still else asked)


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
