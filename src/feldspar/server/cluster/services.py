"""Shared services of the processes on one database, through Redis if there is one."""

import asyncio
from contextlib import suppress
from typing import Final

from feldspar.server.access.identity import cookie_name
from feldspar.server.bots.executor import BotExecutor
from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.cluster.periodic_jobs import PeriodicJobs
from feldspar.server.cluster.postgres import PostgresJournal
from feldspar.server.cluster.queue_worker import QueueWorker
from feldspar.server.cluster.redis_bus import RedisBus
from feldspar.server.cluster.redis_client import RedisProbe, create_redis
from feldspar.server.cluster.redis_job_queue import RedisJobQueue
from feldspar.server.cluster.redis_rate_limiter import RedisRateLimiter
from feldspar.server.cluster.redis_transfer_tokens import RedisTransferTokens
from feldspar.server.cluster.remote_executor import RemoteExecutor
from feldspar.server.jobs.maintenance import Maintenance
from feldspar.server.runtime.clock import now, steady_ns
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.journal import StoreUnavailable
from feldspar.server.tables.repository import TableRepository

CLOCK_SYNC_SECONDS: Final = 10.0
"""Seconds after which the clock of the database is asked again."""
MAX_CLOCK_ANSWER_NS: Final = 500_000_000
"""An answer that took longer says too little of what time it is now."""
POLL_SECONDS: Final = 2.0
"""Seconds after which a scheduler asks for what others have left."""


class ClusterServices(Services):
    """What many processes have in common. Without Redis each hears of others in some seconds."""

    def __init__(self, journal: PostgresJournal, redis: str, key: bytes) -> None:
        super().__init__()
        self._journal = journal
        self.is_cluster = True
        self.poll_seconds = POLL_SECONDS
        self._redis = create_redis(redis) if redis else None
        if self._redis is not None:
            # Houses may share a Redis, and so may versions that sign and those that do not.
            house, signer = f"{cookie_name(key)}:signed", Signer(key)
            self._redis_bus = RedisBus(self._redis, house, signer)
            self.bus = self._redis_bus
            self.rate_limiter = RedisRateLimiter(self._redis, house)
            self.transfer_tokens = RedisTransferTokens(self._redis, house, signer)
            self.dependency = RedisProbe(self._redis, house)
            self._jobs = RedisJobQueue(self._redis, house, self.bus, signer)

    def create_executor(self, settings: Settings) -> BotExecutor:
        """Return where bots think: elsewhere, if nobody here does."""
        if settings.bot_processes:
            return BotProcessPool(settings.bot_processes, settings.bot_timeout, has_peers=True)
        return RemoteExecutor(self._jobs, settings.bot_timeout)

    async def serve_remote_jobs(self, pool: BotProcessPool) -> None:
        """Run jobs for processes without bot processes of their own."""
        if self._redis is not None:
            await QueueWorker(self._jobs, pool).run()

    async def run(self, repository: TableRepository) -> None:
        """Carry words, and compare what is at hand with the journal, until cancelled."""
        always = [repository.reconcile_loop(), self._sync_clock()]
        if self._redis is None:
            await asyncio.gather(*always)
            return
        self._redis_bus.on_gap = repository.mark_stale
        try:
            await asyncio.gather(self._redis_bus.run(), *always)
        finally:
            await self._redis.aclose()

    async def _sync_clock(self) -> None:
        while True:
            await asyncio.sleep(CLOCK_SYNC_SECONDS)
            with suppress(StoreUnavailable):
                asked = steady_ns()
                told = await self._journal.time()
                took = steady_ns() - asked
                if took < MAX_CLOCK_ANSWER_NS:
                    now.sync_to(told + took // 2)

    async def run_maintenance(self, work: Maintenance) -> None:
        """Do a share of the maintenance."""
        await PeriodicJobs(self._journal.chores, work.chores()).run()
