"""Redis message bus between processes.

Messages sent while the connection to Redis is broken are lost, and so are those sent on a topic
before Redis has subscribed us to it. `on_gap` is called with each topic once it is subscribed, so
that the table can be compared with its journal. None of this delays publishing.

Messages are signed. One that is not authentic, or that its subscriber cannot process, is dropped
and counted; no message ends the bus. A failure of the bus is logged, and the bus is restarted.
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
from feldspar.server.runtime.bus import BusState, Callback, LocalBus, Unsubscribe

MAX_BUFFERED: Final = 10_000
"""How many words wait to be said at most; the oldest give way."""
KEEPALIVE_SECONDS: Final = 5.0
"""Seconds after which a process says a word to itself, to know that it is heard."""
DEAD_AFTER_SECONDS: Final = 12.0
"""Seconds without any word after which a line is taken for dead."""
RECONNECT_SECONDS: Final = 0.5
"""Seconds before a line that broke is made anew."""
DEAF_AFTER_SECONDS: Final = 20.0
"""Seconds without any word after which a process that could speak to Redis all the while does not
hear. After an outage one can speak before one is heard, so nobody is called deaf at once."""
MAX_MESSAGE_AGE_MS: Final = 10_000
"""Milliseconds within which a word must arrive."""
LOG_INTERVAL_SECONDS: Final = 60.0
"""Seconds between two complaints about what was said."""
log = logging.getLogger(__name__)


class RedisBus:
    """A `Bus` over Redis while `run` runs, and for those in this process always."""

    def __init__(self, redis: Redis, prefix: str, signer: Signer) -> None:
        self.on_gap: Callable[[str], None] = lambda topic: None
        self._redis = redis
        self._signer = signer
        self._prefix = f"{prefix}:"
        """What all topics begin with in Redis."""
        self._process_id = secrets.token_hex(6)
        self._local = LocalBus()
        self._subscriptions: Counter[str] = Counter([self._process_id])
        self._buffer: deque[tuple[str, str]] = deque(maxlen=MAX_BUFFERED)
        self._has_messages, self._subscriptions_changed = asyncio.Event(), asyncio.Event()
        self._is_disconnected = False
        self._is_running: bool | None = None
        """Whether words are carried; None before that has begun."""
        self._heard_at = self._logged_at = float("-inf")
        self._speaks_since = float("inf")
        """Since when all that was to be said has reached Redis."""

    def state(self) -> BusState:
        """Tell whether this process hears the others.

        One that can speak to Redis, but does not hear its own hello, is deaf by its own fault.
        """
        moment = time.monotonic()
        if self._is_running is None or moment - self._heard_at < DEAF_AFTER_SECONDS:
            return BusState.CONNECTED
        if self._is_running and moment - self._speaks_since < DEAF_AFTER_SECONDS:
            return BusState.UNREACHABLE
        return BusState.NOT_RECEIVING

    def publish(self, topic: str, message: str) -> None:
        """Tell those here at once, and the others soon."""
        self._local.publish_local(topic, message)
        self._buffer.append((topic, message))
        self._has_messages.set()

    def publish_local(self, topic: str, message: str) -> None:
        """Tell those here."""
        self._local.publish_local(topic, message)

    def subscribe(self, topic: str, callback: Callback) -> Unsubscribe:
        """Add somebody to those who are told."""
        leave = self._local.subscribe(topic, callback)
        self._subscriptions[topic] += 1
        self._subscriptions_changed.set()
        there = [topic]

        def unsubscribe() -> None:
            leave()
            self._subscriptions.subtract(there)
            there.clear()  # one may leave twice
            self._subscriptions_changed.set()

        return unsubscribe

    async def run(self) -> None:
        """Carry words until cancelled."""
        self._is_running, self._heard_at = True, time.monotonic()
        try:
            async with asyncio.TaskGroup() as working:
                for work in (self._publish_loop, self._listen_once):
                    working.create_task(self._run_forever(work))
        finally:
            self._is_running = False

    async def _run_forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, whatever becomes of it."""
        while True:
            try:
                await work()
            except FAILED:
                pass
            except Exception:
                log.exception("Redis bus task failed, restarting it")
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _publish_loop(self) -> None:
        """Hand on what is published, until the line breaks."""
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_messages.wait(), KEEPALIVE_SECONDS)
                await self._flush()
                _end_if_cancelled()
                self._speaks_since = min(self._speaks_since, time.monotonic())
        except FAILED:
            metrics.redis_failures.labels("publish").inc()
            raise
        finally:
            self._speaks_since = float("inf")

    async def _flush(self) -> None:
        """Say all that waits together, and hello."""
        self._has_messages.clear()
        words = [(self._process_id, ""), *self._buffer]
        self._buffer.clear()
        line = self._redis.pipeline(transaction=False)
        for topic, word in words:
            signed = self._signer.sign("bus", topic, f"{self._process_id} {word}".encode())
            line.publish(self._prefix + topic, signed)
        await line.execute()

    async def _listen_once(self) -> None:
        with suppress(*FAILED):
            async with self._redis.pubsub() as line:
                await self._listen(line)
        metrics.bus_down.set(1)
        if not self._is_disconnected:
            self._is_disconnected = True
            log.warning("Redis unavailable: updates from other processes are delayed")

    async def _listen(self, line: PubSub) -> None:
        """Hear all that is said on the topics wanted, until the line breaks."""
        await line.subscribe(self._prefix + self._process_id)
        asking = asyncio.create_task(self._sync_subscriptions(line))
        try:
            while (heard := await line.get_message(timeout=DEAD_AFTER_SECONDS)) is not None:
                topic = str(heard["channel"], "utf-8").removeprefix(self._prefix)
                if heard["type"] == "subscribe":
                    self.on_gap(topic)
                    if topic == self._process_id:
                        self._has_messages.set()  # with a hello, which now is heard
                elif heard["type"] == "message":
                    self._on_message(topic, heard["data"])
                if self._is_disconnected:
                    self._is_disconnected = False
                    log.warning("Redis available again")
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    def _on_message(self, topic: str, said: bytes) -> None:
        """Tell those here what another process has said, if it did."""
        known = self._signer.verify("bus", topic, said, MAX_MESSAGE_AGE_MS)
        if known is None:
            return
        if topic == self._process_id:  # only this process says anything there: it hears itself
            self._heard_at = time.monotonic()
            metrics.bus_down.set(0)
            return
        who, _, word = known.decode().partition(" ")
        if who == self._process_id:
            return
        try:
            self._local.publish_local(topic, word)
        except Exception as error:  # another version, say; whoever missed it compares journals
            metrics.redis_dropped.labels("bus").inc()
            if time.monotonic() - self._logged_at > LOG_INTERVAL_SECONDS:
                self._logged_at = time.monotonic()
                log.warning("ignored an invalid bus message: %s", error)

    async def _sync_subscriptions(self, line: PubSub) -> None:
        """Ask Redis for the topics somebody here listens to, and for no others."""
        asked = {self._process_id}
        while True:
            self._subscriptions_changed.clear()
            self._subscriptions = +self._subscriptions
            wanted = set(self._subscriptions)
            for ask, topics in (
                (line.subscribe, wanted - asked),
                (line.unsubscribe, asked - wanted),
            ):
                if topics:
                    await ask(*[self._prefix + topic for topic in topics])
                    _end_if_cancelled()
            asked = wanted
            await self._subscriptions_changed.wait()


def _end_if_cancelled() -> None:
    """Be cancelled now: before Python 3.12 that may be lost on whoever is sending."""
    if (task := asyncio.current_task()) is not None and task.cancelling():
        raise asyncio.CancelledError
