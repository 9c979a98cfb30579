"""Queue worker: computes bot jobs for servers that have no bot processes."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from feldspar.server.bots.process_pool import Thinkers
from feldspar.server.cluster.job_messages import READS_SLIPS, thought, written
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.cluster.redis_job_queue import LOOKS, TAKEN, WANTED, Pinboard
from feldspar.server.runtime.retry import rounds

YIELDS: Final = 0.1
"""Seconds by which who has no process free lets others be quicker."""


class Errands:
    """Takes slips from a board, and pins answers to it."""

    def __init__(self, board: Pinboard, thinkers: Thinkers) -> None:
        self._board = board
        self._thinkers = thinkers
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Run errands until cancelled; what is not finished then is left to others."""
        leave = self._board.bus.subscribe(WANTED, lambda _: self._woken.set())
        try:
            await asyncio.gather(
                rounds(self.look, self._sleep),
                rounds(self._hold, partial(asyncio.sleep, TAKEN / 3)),
            )
        finally:
            leave()
            left = dict(self._under_way)
            for task in left.values():
                task.cancel()
            await asyncio.gather(*left.values(), return_exceptions=True)
            if left:
                with suppress(*FAILED):
                    await self._board.let_go(left)

    async def look(self) -> None:
        """Take what waits, one for each process at most."""
        while len(self._under_way) < self._thinkers.hands and (taken := await self._board.take()):
            name, text = taken
            self._under_way[name] = asyncio.create_task(self._think(name, text))

    async def _sleep(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), LOOKS)
        if self._thinkers.busy:
            await asyncio.sleep(YIELDS)
        self._woken.clear()

    async def _think(self, name: str, text: bytes) -> None:
        try:
            slip = READS_SLIPS.decode(text)
            answer = await thought(slip, self._thinkers)
            with suppress(*FAILED):  # it is asked again, then
                await self._board.answer(name, written(answer), slip.back)
        except ValueError:
            return  # what nobody can read nobody can answer
        finally:
            del self._under_way[name]
            self._woken.set()

    async def _hold(self) -> None:
        if self._under_way:
            for name in await self._board.hold(list(self._under_way)):
                if name in self._under_way:
                    self._under_way[name].cancel()
