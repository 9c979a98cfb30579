"""Periodic jobs: of all processes on a database, one runs each chore when it is due.

When a chore is due, and until when somebody sees to it, stands in the database
(`chore_leases.py`). Whoever does one holds it meanwhile, and gives it up if that cannot be done:
so nobody else has begun it by then.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.cluster.chore_leases import ChoreLeases
from feldspar.server.jobs.maintenance import Chore
from feldspar.server.runtime.retry import rounds
from feldspar.server.store.journal import Unavailable

EVERY: Final = 300.0
"""Seconds after which a chore is due again. Whoever starts later catches up."""
AGAIN: Final = 60.0
"""Seconds after which it is due if it has failed."""
LOOKS: Final = 5.0
"""Seconds between two looks for a chore that is due."""
HELD: Final = 30.0
"""Seconds for which a chore is held by whoever does it; while it does, three times as often."""
log = logging.getLogger(__name__)


class Chores:
    """A share in the chores of a house."""

    def __init__(
        self, leases: ChoreLeases, chores: Mapping[str, Chore], looks: float = LOOKS
    ) -> None:
        self._leases = leases
        self._chores = chores
        self._looks = looks
        self._known = False

    async def run(self) -> None:
        """Do a share of the chores until cancelled."""
        await rounds(self.catch_up, partial(asyncio.sleep, self._looks))

    async def catch_up(self) -> None:
        """Do whatever is due and nobody else does, one after the other."""
        names = list(self._chores)
        if not self._known:
            await self._leases.know(names)
        self._known = False  # a store that failed may know less when it is back
        while claimed := await self._claim(names):
            await self._do(*claimed)
        self._known = True

    async def _claim(self, names: list[str]) -> tuple[str, float] | None:
        asked = _time()
        name = await self._leases.claim(names, HELD)
        return (name, asked + HELD) if name else None

    async def _do(self, name: str, until: float) -> None:
        """Do a chore that is held until some time, and longer if that can be had."""
        try:
            async with asyncio.timeout_at(until) as limit:
                holding = asyncio.create_task(self._hold(name, limit))
                try:
                    await self._chores[name]()
                finally:
                    holding.cancel()
        except asyncio.CancelledError:
            with suppress(Unavailable):
                await self._leases.release(name)
            raise
        except Unavailable:
            raise  # nothing can be said of it now; it is free as soon as it is not held any more
        except Exception as error:
            why = "it could not be held" if limit.expired() else error
            log.warning("the chore %s must wait: %s", name, why, exc_info=not limit.expired())
            await self._leases.put_off(name, AGAIN)
        else:
            await self._leases.put_off(name, EVERY)

    async def _hold(self, name: str, limit: asyncio.Timeout) -> None:
        while True:
            await asyncio.sleep(HELD / 3)
            asked = _time()
            with suppress(Unavailable):
                still = await self._leases.hold(name, HELD)
                limit.reschedule(asked + HELD if still else asked)


def _time() -> float:
    return asyncio.get_running_loop().time()
