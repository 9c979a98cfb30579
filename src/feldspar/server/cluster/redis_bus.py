"""Redis message bus between processes.

What is said while the line to Redis is broken is gone, and so is what was said on a topic before
Redis listens to it for us. `missed` is called with each topic as soon as it does, so that the table
can be compared with its journal. Publishing is not held up by any of it.

Words are signed. What is not authentic, or makes no sense to who hears it, is dropped and counted;
nothing that is said ends the bus. What breaks in it is logged, and begun anew.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from feldspar.server.cluster.message_signing import Signer
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import Contact, Hear, Leave, LocalBus

UNSAID: Final = 10_000
"""How many words wait to be said at most; the oldest give way."""
HELLO: Final = 5.0
"""Seconds after which a process says a word to itself, to know that it is heard."""
SILENCE: Final = 12.0
"""Seconds without any word after which a line is taken for dead."""
AGAIN: Final = 0.5
"""Seconds before a line that broke is made anew."""
DEAF: Final = 20.0
"""Seconds without any word after which a process that could speak to Redis all the while does not
hear. After an outage one can speak before one is heard, so nobody is called deaf at once."""
WORD_MS: Final = 10_000
"""Milliseconds within which a word must arrive."""
COMPLAINS: Final = 60.0
"""Seconds between two complaints about what was said."""
log = logging.getLogger(__name__)


class RedisBus:
    """A `Bus` over Redis while `run` runs, and for those in this process always."""

    def __init__(self, redis: Redis, house: str, signer: Signer) -> None:
        self.missed: Callable[[str], None] = lambda topic: None
        self._redis = redis
        self._signer = signer
        self._house = f"{house}:"
        """What all topics begin with in Redis."""
        self._me = secrets.token_hex(6)
        self._local = LocalBus()
        self._hearing: Counter[str] = Counter([self._me])
        self._unsaid: deque[tuple[str, str]] = deque(maxlen=UNSAID)
        self._said, self._changed = asyncio.Event(), asyncio.Event()
        self._broken = False
        self._running: bool | None = None
        """Whether words are carried; None before that has begun."""
        self._heard_at = self._complained_at = float("-inf")
        self._speaks_since = float("inf")
        """Since when all that was to be said has reached Redis."""

    def contact(self) -> Contact:
        """Tell whether this process hears the others.

        One that can speak to Redis, but does not hear its own hello, is deaf by its own fault.
        """
        moment = time.monotonic()
        if self._running is None or moment - self._heard_at < DEAF:
            return Contact.HEARING
        if self._running and moment - self._speaks_since < DEAF:
            return Contact.OUT_OF_REACH
        return Contact.DEAF

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
        self._running, self._heard_at = True, time.monotonic()
        try:
            async with asyncio.TaskGroup() as working:
                for work in (self._say, self._keep_listening):
                    working.create_task(self._always(work))
        finally:
            self._running = False

    async def _always(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, whatever becomes of it."""
        while True:
            try:
                await work()
            except FAILED:
                pass
            except Exception:
                log.exception("the bus broke, and is begun anew")
            await asyncio.sleep(AGAIN)

    async def _say(self) -> None:
        """Hand on what is published, until the line breaks."""
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._said.wait(), HELLO)
                await self._hand_on()
                _end_if_cancelled()
                self._speaks_since = min(self._speaks_since, time.monotonic())
        except FAILED:
            metrics.redis_failures.labels("publish").inc()
            raise
        finally:
            self._speaks_since = float("inf")

    async def _hand_on(self) -> None:
        """Say all that waits together, and hello."""
        self._said.clear()
        words = [(self._me, ""), *self._unsaid]
        self._unsaid.clear()
        line = self._redis.pipeline(transaction=False)
        for topic, word in words:
            signed = self._signer.sign("bus", topic, f"{self._me} {word}".encode())
            line.publish(self._house + topic, signed)
        await line.execute()

    async def _keep_listening(self) -> None:
        with suppress(*FAILED):
            async with self._redis.pubsub() as line:
                await self._listen(line)
        metrics.bus_down.set(1)
        if not self._broken:
            self._broken = True
            log.warning("Redis is out of reach: what others do is seen some seconds later")

    async def _listen(self, line: PubSub) -> None:
        """Hear all that is said on the topics wanted, until the line breaks."""
        await line.subscribe(self._house + self._me)
        asking = asyncio.create_task(self._ask(line))
        try:
            while (heard := await line.get_message(timeout=SILENCE)) is not None:
                topic = str(heard["channel"], "utf-8").removeprefix(self._house)
                if heard["type"] == "subscribe":
                    self.missed(topic)
                    if topic == self._me:
                        self._said.set()  # with a hello, which now is heard
                elif heard["type"] == "message":
                    self._hear(topic, heard["data"])
                if self._broken:
                    self._broken = False
                    log.warning("Redis answers again")
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    def _hear(self, topic: str, said: bytes) -> None:
        """Tell those here what another process has said, if it did."""
        known = self._signer.check("bus", topic, said, WORD_MS)
        if known is None:
            return
        if topic == self._me:  # only this process says anything there: it hears itself
            self._heard_at = time.monotonic()
            metrics.bus_down.set(0)
            return
        who, _, word = known.decode().partition(" ")
        if who == self._me:
            return
        try:
            self._local.tell(topic, word)
        except Exception as error:  # another version, say; whoever missed it compares journals
            metrics.redis_dropped.labels("bus").inc()
            if time.monotonic() - self._complained_at > COMPLAINS:
                self._complained_at = time.monotonic()
                log.warning("a word on the bus makes no sense: %s", error)

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
                    _end_if_cancelled()
            asked = wanted
            await self._changed.wait()


def _end_if_cancelled() -> None:
    """Be cancelled now: before Python 3.12 that may be lost on whoever is sending."""
    if (task := asyncio.current_task()) is not None and task.cancelling():
        raise asyncio.CancelledError
