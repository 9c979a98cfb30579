"""Services of a server besides its journal: bus, limits, tokens. All of it may be lost."""

from feldspar.server.access.rate_limiter import LocalRateLimiter, RateLimiter
from feldspar.server.access.transfer_tokens import LocalTransferTokens, TransferTokens
from feldspar.server.bots.executor import BotExecutor
from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.diagnostics.monitor import Dependency
from feldspar.server.jobs.maintenance import Maintenance
from feldspar.server.jobs.scheduler import POLL_SECONDS
from feldspar.server.runtime.bus import Bus, LocalBus
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import TableRepository


class Services:
    """What a house of one process has in common with itself."""

    def __init__(self) -> None:
        self.bus: Bus = LocalBus()
        self.rate_limiter: RateLimiter = LocalRateLimiter()
        self.transfer_tokens: TransferTokens = LocalTransferTokens()
        self.is_cluster = False
        """Whether there are other processes."""
        self.poll_seconds = POLL_SECONDS
        """Seconds after which the scheduler asks the journal what is due, if it heard nothing."""
        self.dependency: Dependency | None = None
        """What the processes reach each other by."""

    def create_executor(self, settings: Settings) -> BotExecutor:
        """Return where bots think for this process."""
        return BotProcessPool(settings.bot_processes, settings.bot_timeout)

    async def run(self, repository: TableRepository) -> None:
        """Keep in touch with the other processes until cancelled."""

    async def serve_remote_jobs(self, pool: BotProcessPool) -> None:
        """Think for processes that have nobody to, until cancelled."""

    async def run_maintenance(self, work: Maintenance) -> None:
        """Do the maintenance, or a share of it, until cancelled."""
        await work.run()
