"""Prometheus metrics of a server; players never see them.

No metric identifies a player, a table or an address: there are only counts and durations. They are
served on a separate port (`start_exporter`), which no proxy forwards to, and only if configured.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from ipaddress import ip_address
from time import perf_counter
from typing import Any, Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.metrics_core import Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.types import Scope

LOCALHOST: Final = "127.0.0.1"
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
BUCKETS: Final = (
    *(0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01),
    *(0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0),
)
STEPS: Final = {
    "wait": "for the lock of a table",
    "commit": "the rules",
    "append": "to the journal",
    "publish": "the new entry on the bus",
    "view": "drawing for a socket",
    "frame": "encoding of the changes",
    "send": "to a socket",
    "move": "from the request to its acknowledgement",
    "request": "any other API request",
    "think": "a decision of a bot",
}
_seconds: Final = Histogram(
    "feldspar_step_seconds",
    f"Steps of a move: {'; '.join(f'{name} {what}' for name, what in STEPS.items())}",
    ["step"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
DROPPED: Final = {
    "bus": "a message of another process",
    "pass": "a transfer token",
    "task": "a job for a worker",
    "answer": "its result",
    "queue": "the names that are queued",
    "late": "written by this site, but too late",
}
_observers: Final = {name: _seconds.labels(name).observe for name in STEPS}


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"feldspar_{name}", about, labels, registry=REGISTRY)


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"feldspar_{name}", about, labels, registry=REGISTRY)


entries: Final = _counter("entries", "Entries written")
conflicts: Final = _counter("conflicts", "Entries that another process wrote first")
refusals: Final = _counter("refusals", "Requests refused, by message key", "key")
frames: Final = _counter("frames", "Frames sent to sockets")
frame_bytes: Final = _counter("frame_bytes", "Characters in those frames")
websockets: Final = _gauge("websockets", "Open WebSocket connections")
cached_tables: Final = _gauge("cached_tables", "Tables kept in memory")
_decisions: Final = _counter("decisions", "Decisions taken by bots, or by the fallback bot", "by")
connections_rejected: Final = _counter("connections_rejected", "Connections rejected by a limit")
redis_dropped: Final = _counter(
    "redis_dropped",
    "Messages read from Redis and dropped:"
    f" {'; '.join(f'{kind} {what}' for kind, what in DROPPED.items())}",
    "kind",
)
for _kind in DROPPED:  # from 0 on, so that the first is an increase
    redis_dropped.labels(_kind)
bus_down: Final = _gauge("bus_down", "1 while nothing arrives from other processes")
rewinds: Final = _counter("rewinds", "Tables that went back: the store lost shown entries")
unreadable: Final = _counter("unreadable", "Tables found that cannot be read")
store_failures: Final = _counter("store_failures", "Failures of the store")

unreadable_tables: Final = _gauge("unreadable_tables", "Due tables that cannot be read")
due_tables: Final = _gauge("due_tables", "Tables due for a bot or a clock, on the whole site")
oldest_due_seconds: Final = _gauge(
    "oldest_due_seconds", "Seconds for which the oldest of them has been due"
)
workers: Final = _gauge("workers", "Processes of the site that run bots")
dependency_up: Final = _gauge(
    "dependency_up", "1 while the store, or Redis, can be read and written", "dependency"
)
redis_failures: Final = _counter("redis_failures", "Failures of Redis, by operation", "operation")

OLD_NAMES: Final = {
    websockets: "feldspar_sockets",
    cached_tables: "feldspar_tables",
    connections_rejected: "feldspar_lines_turned_away",
}
"""Metrics that are exported for one release by the names of the version before, too."""
OLD_DECIDERS: Final = {"fallback": "stand-in"}
"""The same for the label of decisions: a sum over all of them must leave the old label out."""


class _OldNames(Collector):
    """Exports metrics a second time, by their old names."""

    def collect(self) -> Iterator[Metric]:
        """Yield a copy of each renamed metric."""
        for metric, old in OLD_NAMES.items():
            for family in metric.collect():
                copy = Metric(old, f"Old name of {family.name}", family.type)
                copy.samples = [
                    sample._replace(name=sample.name.replace(family.name, old, 1))
                    for sample in family.samples
                ]
                yield copy


REGISTRY.register(_OldNames())


def count_decision(by: str) -> None:
    """Count a decision of a bot; `by` is "bot" or "fallback"."""
    for label in filter(None, (by, OLD_DECIDERS.get(by))):
        _decisions.labels(label).inc()


span_factory: Callable[[str], AbstractContextManager[object]] | None = None
"""Makes a span of a step, where tracing is on."""


class Timer:
    """The time a block takes."""

    __slots__ = ("_began", "_name", "_span")

    def __init__(self, name: str) -> None:
        self._name = name

    def __enter__(self) -> None:
        self._span = span_factory(self._name) if span_factory is not None else None
        if self._span is not None:
            self._span.__enter__()
        self._began = perf_counter()

    def __exit__(self, *how: Any) -> None:
        _observers[self._name](perf_counter() - self._began)
        if self._span is not None:
            self._span.__exit__(*how)


class NoTimer:
    """A timer that does nothing."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *how: object) -> None:
        pass


timed = Timer
"""`with timed("append"):` times what is done in the block."""
_NO_TIMER: Final = NoTimer()


def timed_request(scope: Scope) -> Timer | NoTimer:
    """Time a request of the API as a whole; a socket stays, so it is none."""
    if scope["type"] != "http" or not scope["path"].startswith("/api/"):
        return _NO_TIMER
    return timed("move" if scope["path"].endswith("/commands") else "request")


class Lock(Protocol):
    """A lock."""

    async def acquire(self) -> bool:
        """Wait for it."""

    def release(self) -> None:
        """Let go of it."""


class timed_lock:
    """`async with timed_lock(lock):` has a lock, and times how long that was waited for."""

    __slots__ = ("_lock",)

    def __init__(self, lock: Lock) -> None:
        self._lock = lock

    async def __aenter__(self) -> None:
        with timed("wait"):
            await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


def start_exporter(address: str) -> Callable[[], None]:
    """Serve the metrics at PORT, or at ADDRESS:PORT; return a function that stops it.

    Without an address only this machine can read them.
    """
    host, _, port = address.rpartition(":")
    host = host.strip("[]") or LOCALHOST
    try:
        ip_address(host)
        server, thread = start_http_server(int(port), host, REGISTRY)
    except ValueError:
        raise ValueError(f"metrics need PORT or ADDRESS:PORT, not {address!r}") from None
    except (OSError, OverflowError) as error:
        raise OSError(f"cannot serve metrics at {address}: {error}") from None

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
