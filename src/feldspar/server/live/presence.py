"""Presence: who has which table open, and since when absent players are away.

Sockets are counted, so that closing one of two pages does not count as leaving. A player whose last
socket closes still counts as present for a moment, because pages are reloaded. Only seated players
are tracked and announced; of watchers nothing is known but that they may listen.

Processes tell each other whom they see, and ask when a table is new to them. None of this is in the
journal, and all of it may be lost: the players of a process that has not been heard of for a while
count as away, and once all processes have ended, nobody knows since when.
"""

import asyncio
import json
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from feldspar.server.runtime.bus import Bus, Unsubscribe
from feldspar.server.runtime.clock import now as house_time
from feldspar.table.contract.views import Presence

HEARTBEAT_SECONDS: Final = 10.0
"""Seconds after which a process says again whom it sees."""
PEER_TTL_SECONDS: Final = 25.0
"""Seconds for which that is believed."""


class _TablePresence:
    """Those at one table."""

    def __init__(self, table: str, away: dict[str, int]) -> None:
        self.table = table
        self.sockets: Counter[str] = Counter()
        self.leaving: dict[str, asyncio.TimerHandle] = {}
        self.away = away
        """Who plays here and has left, and when."""
        self.seated: frozenset[str] = frozenset()
        """Who played when somebody last looked."""
        self.callbacks: list[Callable[[], None]] = []
        self.peers: dict[str, tuple[frozenset[str], float]] = {}
        """Whom other processes see, and until when that is believed."""
        self.announced: frozenset[str] = frozenset()
        """Whom we have said that we see."""
        self.unsubscribe: Unsubscribe = lambda: None

    def notify(self) -> None:
        for hear in tuple(self.callbacks):
            hear()

    def local_players(self) -> frozenset[str]:
        """Return whom this process sees of those who play."""
        return self.seated & {*self.sockets, *self.leaving}

    def remote_players(self) -> frozenset[str]:
        """Return whom the other processes see."""
        return frozenset().union(*[seen for seen, _ in self.peers.values()])


class PresenceTracker:
    """Everybody at all tables. `remembered`: of how many empty tables it is known who left when."""

    def __init__(
        self, bus: Bus, remembered: int, grace: float, now: Callable[[], int] = house_time
    ) -> None:
        self._bus = bus
        self._process_id = secrets.token_hex(6)
        self._remembered = remembered
        self._grace = grace
        self._now = now
        self._tables: dict[str, _TablePresence] = {}
        self._empty: OrderedDict[str, dict[str, int]] = OrderedDict()

    def join(self, table: str, player: str, callback: Callable[[], None]) -> Unsubscribe:
        """Count one more page of a player, and call `callback` when who is here may have changed.

        The returned function says that the page is gone.
        """
        room = self._tables.get(table)
        if room is None:
            room = self._tables[table] = _TablePresence(table, self._empty.pop(table, {}))
            room.unsubscribe = self._bus.subscribe(_topic(table), partial(self._on_message, room))
            self._announce(room, asks=True)
        room.sockets[player] += 1
        room.callbacks.append(callback)
        if player in room.leaving:
            room.leaving.pop(player).cancel()
        elif room.sockets[player] == 1 and player in room.seated:
            self._announce(room)
            room.notify()

        def leave() -> None:
            room.callbacks.remove(callback)
            room.sockets[player] -= 1
            if not room.sockets[player]:
                del room.sockets[player]
                if player in room.seated:
                    later = asyncio.get_running_loop().call_later
                    gone = later(self._grace, self._on_left, room, player, self._now())
                    room.leaving[player] = gone
            self._drop_if_empty(room)

        return leave

    def others_at(self, table: str, seats: Sequence[str], mine: str) -> tuple[Presence | None, ...]:
        """Return who of the others is at a table where somebody is; `seats` has "" for nobody."""
        room = self._tables[table]
        seated = frozenset(seats) - {""}
        if seated != room.seated:
            room.seated = seated
            room.away = {who: since for who, since in room.away.items() if who in seated}
            self._announce(room)
        return tuple(
            [None if player in ("", mine) else self._presence_of(room, player) for player in seats]
        )

    def _presence_of(self, room: _TablePresence, player: str) -> Presence:
        if player in room.sockets or player in room.leaving or player in room.remote_players():
            return Presence(here=True)
        return Presence(here=False, since=room.away.get(player))

    def _on_left(self, room: _TablePresence, player: str, since: int) -> None:
        del room.leaving[player]
        room.away[player] = since
        self._announce(room)
        room.notify()
        self._drop_if_empty(room)

    def _drop_if_empty(self, room: _TablePresence) -> None:
        """Forget a room that is empty, but not at once who has left it."""
        if room.sockets or room.leaving:
            return
        room.unsubscribe()
        del self._tables[room.table]
        if room.away:
            self._empty[room.table] = room.away
            if len(self._empty) > self._remembered:
                self._empty.popitem(last=False)

    # ------------------------------------------------------------------------- other processes

    async def heartbeat_loop(self) -> None:
        """Say from time to time whom we see, and doubt what was said long ago, until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for room in tuple(self._tables.values()):
                if room.local_players():
                    self._announce(room, again=True)
                late = [one for one, (_, until) in room.peers.items() if until < _monotonic()]
                for process in late:
                    self._update_peer(room, process, frozenset(), {})

    def _announce(self, room: _TablePresence, asks: bool = False, again: bool = False) -> None:
        """Say whom we see, if that has changed, or if others may not know it."""
        ours = room.local_players()
        if ours != room.announced or asks or again:
            room.announced = ours
            word = [self._process_id, sorted(ours), room.away, asks]
            self._bus.publish(_topic(room.table), json.dumps(word))

    def _on_message(self, room: _TablePresence, word: str) -> None:
        process, seen, away, asks = _decode(word)
        if process != self._process_id:
            self._update_peer(room, process, frozenset(seen), away)
            if asks:
                self._announce(room, again=True)

    def _update_peer(
        self, room: _TablePresence, process: str, seen: frozenset[str], away: dict[str, int]
    ) -> None:
        """Take note of whom another process sees."""
        before = room.remote_players()
        room.peers[process] = seen, _monotonic() + PEER_TTL_SECONDS
        if not seen:
            del room.peers[process]
        now = room.remote_players()
        for player, since in away.items():
            room.away[player] = max(since, room.away.get(player, 0))
        for player in before - now:
            room.away.setdefault(player, self._now())
        for player in now:
            room.away.pop(player, None)
        if (before ^ now) & room.seated:
            room.notify()


def _decode(word: str) -> tuple[str, list[str], dict[str, int], bool]:
    """Return what another process has said, or raise ValueError."""
    return msgspec.json.decode(word, type=tuple[str, list[str], dict[str, int], bool])


def _topic(table: str) -> str:
    return f"here/{table}"


def _monotonic() -> float:
    return time.monotonic()
