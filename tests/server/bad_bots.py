"""Misbehaving bots, and bot processes that load them all the same."""

import os
import time
from functools import partial

from feldspar import Bot, State, bots
from feldspar.server.bots.executor import DecisionJob
from feldspar.server.bots.process_pool import SLICE_SECONDS, BotProcessPool, Checkpoint


class AnyThinkers(BotProcessPool):
    """Thinkers that load any bot, listed or not."""

    async def decide_if_instant(self, order: DecisionJob) -> str:
        if ":" in order.bot or "search" in order.bot:
            return ""
        return await super().decide_if_instant(order)

    async def compute(self, order: DecisionJob, caller: str = "") -> str:
        return await self.run_job(partial(_decided, order), caller)


def _decided(order: DecisionJob, pause: Checkpoint) -> str:
    thought = bots.start_deciding(bots.load(order.bot), order.state, order.seat, order.seed)
    while (decision := thought.advance(SLICE_SECONDS)) is None:
        pause()
    return order.state.game.actions.text(decision)


class Endless(Bot):
    """Never comes to a decision."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        while True:
            time.sleep(1)


class Confused(Bot):
    """Makes a mistake."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        raise LookupError("where was I")


class Greedy(Bot):
    """Wants more memory than there is."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        return len(bytearray(1 << 40))


class Fatal(Bot):
    """Takes its process with it."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        os._exit(1)


class Once(Bot):
    """The same, but only once: it leaves a mark, whose place it is told by the environment."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        try:
            os.close(os.open(os.environ["FELDSPAR_TEST_MARK"], os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return view.legal(seat)[-1]
        os._exit(1)
