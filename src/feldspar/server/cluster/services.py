"""Shared services of the processes on one database, through Redis if there is one."""

import asyncio
from contextlib import suppress
from typing import Final

from feldspar.server.access.identity import cookie_name
from feldspar.server.bots.executor import Thinking
from feldspar.server.bots.process_pool import Thinkers
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.cluster.periodic_jobs import Chores
from feldspar.server.cluster.postgres import PostgresJournal
from feldspar.server.cluster.queue_worker import Errands
from feldspar.server.cluster.redis_bus import RedisBus
from feldspar.server.cluster.redis_client import RedisProbe, redis_at
from feldspar.server.cluster.redis_job_queue import Pinboard
from feldspar.server.cluster.redis_rate_limiter import RedisTally
from feldspar.server.cluster.redis_transfer_tokens import RedisPasses
from feldspar.server.cluster.remote_executor import Elsewhere
from feldspar.server.jobs.maintenance import Housework
from feldspar.server.runtime.clock import now, steady_ns
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.store.journal import Unavailable
from feldspar.server.tables.repository import Keeper

TIMES: Final = 10.0
"""Seconds after which the clock of the database is asked again."""
SURE_NS: Final = 500_000_000
"""An answer that took longer says too little of what time it is now."""
SWEEP: Final = 2.0
"""Seconds after which a steward asks for what others have left."""


class SharedCommons(Commons):
    """What many processes have in common. Without Redis each hears of others in some seconds."""

    def __init__(self, journal: PostgresJournal, redis: str, key: bytes) -> None:
        super().__init__()
        self._journal = journal
        self.shared = True
        self.sweep = SWEEP
        self._redis = redis_at(redis) if redis else None
        if self._redis is not None:
            # Houses may share a Redis, and so may versions that sign and those that do not.
            house, signer = f"{cookie_name(key)}:signed", Signer(key)
            self._line = RedisBus(self._redis, house, signer)
            self.bus = self._line
            self.tally = RedisTally(self._redis, house)
            self.passes = RedisPasses(self._redis, house, signer)
            self.dependency = RedisProbe(self._redis, house)
            self._board = Pinboard(self._redis, house, self.bus, signer)

    def thinking(self, settings: Settings) -> Thinking:
        """Return where bots think: elsewhere, if nobody here does."""
        if settings.thinkers:
            return Thinkers(settings.thinkers, settings.thinking_seconds, shared=True)
        return Elsewhere(self._board, settings.thinking_seconds)

    async def think_for_others(self, thinkers: Thinkers) -> None:
        """Run errands for processes without thinkers."""
        if self._redis is not None:
            await Errands(self._board, thinkers).run()

    async def run(self, keeper: Keeper) -> None:
        """Carry words, and compare what is at hand with the journal, until cancelled."""
        always = [keeper.compare(), self._keep_time()]
        if self._redis is None:
            await asyncio.gather(*always)
            return
        self._line.missed = keeper.doubt
        try:
            await asyncio.gather(self._line.run(), *always)
        finally:
            await self._redis.aclose()

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(TIMES)
            with suppress(Unavailable):
                asked = steady_ns()
                told = await self._journal.time()
                took = steady_ns() - asked
                if took < SURE_NS:
                    now.follow(told + took // 2)

    async def housework(self, work: Housework) -> None:
        """Do a share of the housework."""
        await Chores(self._journal.chores, work.chores()).run()
