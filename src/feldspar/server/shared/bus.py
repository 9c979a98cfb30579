"""The bus between processes: Redis carries each word to whoever listens to its topic.

What is said while the line to Redis is broken is gone, and so is what was said on a topic before
Redis listens to it for us. `missed` is called with each topic as soon as it does, so that the table
can be compared with its journal. Publishing is not held up by any of it.
"""

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from feldspar.server.bus import Hear, Leave, LocalBus
from feldspar.server.shared.redis import FAILED

UNSAID: Final = 10_000
"""How many words wait to be said at most; the oldest give way."""
HELLO: Final = 5.0
"""Seconds after which a process says a word to itself, to know that it is heard."""
SILENCE: Final = 12.0
"""Seconds without any word after which a line is taken for dead."""
AGAIN: Final = 0.5
"""Seconds before a line that broke is made anew."""
log = logging.getLogger(__name__)


class RedisBus:
    """A `Bus` over Redis while `run` runs, and for those in this process always."""

    def __init__(self, redis: Redis, house: str) -> None:
        self.missed: Callable[[str], None] = lambda topic: None
        self._redis = redis
        self._house = f"{house}:"
        """What all topics begin with in Redis."""
        self._me = secrets.token_hex(6)
        self._local = LocalBus()
        self._hearing: Counter[str] = Counter([self._me])
        self._unsaid: deque[tuple[str, str]] = deque(maxlen=UNSAID)
        self._said, self._changed = asyncio.Event(), asyncio.Event()
        self._broken = False

    def publish(self, topic: str, word: str) -> None:
        """Tell those here at once, and the others soon."""
        self._local.tell(topic, word)
        self._unsaid.append((topic, word))
        self._said.set()

    def tell(self, topic: str, word: str) -> None:
        """Tell those here."""
        self._local.tell(topic, word)

    def subscribe(self, topic: str, hear: Hear) -> Leave:
        """Add somebody to those who are told."""
        leave = self._local.subscribe(topic, hear)
        self._hearing[topic] += 1
        self._changed.set()
        there = [topic]

        def left() -> None:
            leave()
            self._hearing.subtract(there)
            there.clear()  # one may leave twice
            self._changed.set()

        return left

    async def run(self) -> None:
        """Carry words until cancelled."""
        working = [asyncio.create_task(work) for work in (self._say(), self._keep_listening())]
        try:
            await asyncio.gather(*working)
        finally:
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)

    async def _say(self) -> None:
        """Hand on what is published, all that waits together."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._said.wait(), HELLO)
            self._said.clear()
            words = [(self._me, ""), *self._unsaid]
            self._unsaid.clear()
            line = self._redis.pipeline(transaction=False)
            for topic, word in words:
                line.publish(self._house + topic, f"{self._me} {word}")
            try:
                await line.execute()
            except FAILED:
                await asyncio.sleep(AGAIN)

    async def _keep_listening(self) -> None:
        while True:
            with suppress(*FAILED):
                async with self._redis.pubsub() as line:
                    await self._listen(line)
            if not self._broken:
                self._broken = True
                log.warning("Redis is out of reach: what others do is seen some seconds later")
            await asyncio.sleep(AGAIN)

    async def _listen(self, line: PubSub) -> None:
        """Hear all that is said on the topics wanted, until the line breaks."""
        await line.subscribe(self._house + self._me)
        asking = asyncio.create_task(self._ask(line))
        try:
            while (heard := await line.get_message(timeout=SILENCE)) is not None:
                topic = str(heard["channel"], "utf-8").removeprefix(self._house)
                if heard["type"] == "subscribe":
                    self.missed(topic)
                elif heard["type"] == "message":
                    who, _, word = str(heard["data"], "utf-8").partition(" ")
                    if who != self._me:
                        self._local.tell(topic, word)
                if self._broken:
                    self._broken = False
                    log.warning("Redis answers again")
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def _ask(self, line: PubSub) -> None:
        """Ask Redis for the topics somebody here listens to, and for no others."""
        asked = {self._me}
        while True:
            self._changed.clear()
            self._hearing = +self._hearing
            wanted = set(self._hearing)
            for ask, topics in (
                (line.subscribe, wanted - asked),
                (line.unsubscribe, asked - wanted),
            ):
                if topics:
                    await ask(*[self._house + topic for topic in topics])
            asked = wanted
            await self._changed.wait()
