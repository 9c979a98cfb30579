"""Message bus interface, and the bus inside one process.

The bus carries hints, never entries: whoever hears that a table has grown reads its journal. So a
message lost, doubled or late loses nothing, and nobody waits for one to be delivered.
"""

from collections import defaultdict
from collections.abc import Callable
from enum import Enum
from typing import Final, Protocol


class Contact(Enum):
    """Whether a process hears the others of its site."""

    HEARING = "hearing"
    OUT_OF_REACH = "out of reach"
    """Whoever carries the words does not answer: nobody hears anybody."""
    DEAF = "deaf"
    """It answers, but this process hears nothing, while others may."""


Hear = Callable[[str], None]
Leave = Callable[[], None]
DUE: Final = "due"
"""Where it is said that a table, which is named, must be seen to at once."""


class Bus(Protocol):
    """Words between all processes of a house. What a topic is about is its name: a table, say."""

    def publish(self, topic: str, word: str) -> None:
        """Say something to all who listen, in this process and elsewhere; it never fails."""

    def tell(self, topic: str, word: str) -> None:
        """Say something to those in this process only."""

    def subscribe(self, topic: str, hear: Hear) -> Leave:
        """Call `hear` with each word on a topic, until the returned function is called.

        `hear` must return at once: it only takes note.
        """

    def contact(self) -> Contact:
        """Tell whether this process hears the others."""


class LocalBus:
    """A `Bus` for all who are in this process."""

    def __init__(self) -> None:
        self._hearing: defaultdict[str, list[Hear]] = defaultdict(list)

    def contact(self) -> Contact:
        """Tell that all are here."""
        return Contact.HEARING

    def publish(self, topic: str, word: str) -> None:
        """Tell all who subscribed."""
        self.tell(topic, word)

    def tell(self, topic: str, word: str) -> None:
        """Tell all who subscribed."""
        for hear in tuple(self._hearing.get(topic, ())):
            hear(word)

    def subscribe(self, topic: str, hear: Hear) -> Leave:
        """Add somebody to those who are told."""
        self._hearing[topic].append(hear)

        def leave() -> None:
            if hear in self._hearing.get(topic, ()):
                self._hearing[topic].remove(hear)
                if not self._hearing[topic]:
                    del self._hearing[topic]

        return leave
