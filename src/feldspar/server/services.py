"""Services of a server besides its journal: bus, limits, tokens. All of it may be lost."""

from feldspar.server.access.rate_limiter import LocalTally, Tally
from feldspar.server.access.transfer_tokens import LocalPasses, Passes
from feldspar.server.bots.executor import Thinking
from feldspar.server.bots.process_pool import Thinkers
from feldspar.server.diagnostics.monitor import Dependency
from feldspar.server.jobs.maintenance import Housework
from feldspar.server.jobs.scheduler import LOOKS_AGAIN
from feldspar.server.runtime.bus import Bus, LocalBus
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import Keeper


class Commons:
    """What a house of one process has in common with itself."""

    def __init__(self) -> None:
        self.bus: Bus = LocalBus()
        self.tally: Tally = LocalTally()
        self.passes: Passes = LocalPasses()
        self.shared = False
        """Whether there are other processes."""
        self.sweep = LOOKS_AGAIN
        """Seconds after which the steward asks the journal what is due, though it heard nothing."""
        self.dependency: Dependency | None = None
        """What the processes reach each other by."""

    def thinking(self, settings: Settings) -> Thinking:
        """Return where bots think for this process."""
        return Thinkers(settings.thinkers, settings.thinking_seconds)

    async def run(self, keeper: Keeper) -> None:
        """Keep in touch with the other processes until cancelled."""

    async def think_for_others(self, thinkers: Thinkers) -> None:
        """Think for processes that have nobody to, until cancelled."""

    async def housework(self, work: Housework) -> None:
        """Do the housework, or a share of it, until cancelled."""
        await work.run()
