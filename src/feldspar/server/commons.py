"""What the processes of a house have in common besides the journal: all of it may be lost."""

from feldspar.server.bus import Bus, LocalBus
from feldspar.server.housework import Housework
from feldspar.server.keeper import Keeper
from feldspar.server.monitor import Dependency
from feldspar.server.passes import LocalPasses, Passes
from feldspar.server.rates import LocalTally, Tally
from feldspar.server.settings import Settings
from feldspar.server.steward import LOOKS_AGAIN
from feldspar.server.thinkers import Thinkers
from feldspar.server.thinking import Thinking


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
