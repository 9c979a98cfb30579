"""Message bus interface, and the bus inside one process.

The bus carries hints, never entries: a subscriber that hears that a table has grown reads its
journal. So a message that is lost, duplicated or late loses nothing, and nobody waits for delivery.
"""

from collections import defaultdict
from collections.abc import Callable
from enum import Enum
from typing import Final, Protocol


class BusState(Enum):
    """Whether a process hears the others of its site."""

    CONNECTED = "hearing"
    UNREACHABLE = "out of reach"
    """Whoever carries the words does not answer: nobody hears anybody."""
    NOT_RECEIVING = "deaf"
    """It answers, but this process hears nothing, while others may."""


Callback = Callable[[str], None]
Unsubscribe = Callable[[], None]
DUE_TOPIC: Final = "due"
"""Where it is said that a table, which is named, must be seen to at once."""


class Bus(Protocol):
    """Words between all processes of a house. What a topic is about is its name: a table, say."""

    def publish(self, topic: str, message: str) -> None:
        """Say something to all who listen, in this process and elsewhere; it never fails."""

    def publish_local(self, topic: str, message: str) -> None:
        """Say something to those in this process only."""

    def subscribe(self, topic: str, callback: Callback) -> Unsubscribe:
        """Call `callback` with each word on a topic, until the returned function is called.

        `callback` must return at once: it only takes note.
        """

    def state(self) -> BusState:
        """Tell whether this process hears the others."""


class LocalBus:
    """A `Bus` for all who are in this process."""

    def __init__(self) -> None:
        self._callbacks: defaultdict[str, list[Callback]] = defaultdict(list)

    def state(self) -> BusState:
        """Tell that all are here."""
        return BusState.CONNECTED

    def publish(self, topic: str, message: str) -> None:
        """Tell all who subscribed."""
        self.publish_local(topic, message)

    def publish_local(self, topic: str, message: str) -> None:
        """Tell all who subscribed."""
        for hear in tuple(self._callbacks.get(topic, ())):
            hear(message)

    def subscribe(self, topic: str, callback: Callback) -> Unsubscribe:
        """Add somebody to those who are told."""
        self._callbacks[topic].append(callback)

        def leave() -> None:
            if callback in self._callbacks.get(topic, ()):
                self._callbacks[topic].remove(callback)
                if not self._callbacks[topic]:
                    del self._callbacks[topic]

        return leave
