"""Presence: who has which table open, and since when absent players are away.

Sockets are counted, so that closing one of two pages is no farewell. Whoever closes the last still
counts as here for a moment: a page that is loaded again has not left. Only those who have a seat
are remembered and told of; of watchers nothing is known but that they may listen.

The processes of a house tell each other whom they see, and ask when a table is new to them. All of
this is no part of the journal, and may be lost: of a process that is not heard of for a while
nobody is here any more, and when all have ended, nobody knows since when who is away.
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

from feldspar.server.runtime.bus import Bus, Leave
from feldspar.server.runtime.clock import now as house_time
from feldspar.table.contract.views import Presence

BEAT: Final = 10.0
"""Seconds after which a process says again whom it sees."""
BELIEVED: Final = 25.0
"""Seconds for which that is believed."""


class _Room:
    """Those at one table."""

    def __init__(self, table: str, away: dict[str, int]) -> None:
        self.table = table
        self.sockets: Counter[str] = Counter()
        self.leaving: dict[str, asyncio.TimerHandle] = {}
        self.away = away
        """Who plays here and has left, and when."""
        self.seated: frozenset[str] = frozenset()
        """Who played when somebody last looked."""
        self.listening: list[Callable[[], None]] = []
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """Whom other processes see, and until when that is believed."""
        self.said: frozenset[str] = frozenset()
        """Whom we have said that we see."""
        self.leave: Leave = lambda: None

    def tell(self) -> None:
        for hear in tuple(self.listening):
            hear()

    def ours(self) -> frozenset[str]:
        """Return whom this process sees of those who play."""
        return self.seated & {*self.sockets, *self.leaving}

    def theirs(self) -> frozenset[str]:
        """Return whom the other processes see."""
        return frozenset().union(*[seen for seen, _ in self.elsewhere.values()])


class Presences:
    """Everybody at all tables. `remembered`: of how many empty tables it is known who left when."""

    def __init__(
        self, bus: Bus, remembered: int, grace: float, now: Callable[[], int] = house_time
    ) -> None:
        self._bus = bus
        self._me = secrets.token_hex(6)
        self._remembered = remembered
        self._grace = grace
        self._now = now
        self._rooms: dict[str, _Room] = {}
        self._empty: OrderedDict[str, dict[str, int]] = OrderedDict()

    def enter(self, table: str, player: str, hear: Callable[[], None]) -> Leave:
        """Count one more page of a player, and call `hear` when who is here may have changed.

        The returned function says that the page is gone.
        """
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = _Room(table, self._empty.pop(table, {}))
            room.leave = self._bus.subscribe(_topic(table), partial(self._hear, room))
            self._say(room, asks=True)
        room.sockets[player] += 1
        room.listening.append(hear)
        if player in room.leaving:
            room.leaving.pop(player).cancel()
        elif room.sockets[player] == 1 and player in room.seated:
            self._say(room)
            room.tell()

        def leave() -> None:
            room.listening.remove(hear)
            room.sockets[player] -= 1
            if not room.sockets[player]:
                del room.sockets[player]
                if player in room.seated:
                    later = asyncio.get_running_loop().call_later
                    gone = later(self._grace, self._gone, room, player, self._now())
                    room.leaving[player] = gone
            self._tidy(room)

        return leave

    def of(self, table: str, seats: Sequence[str], mine: str) -> tuple[Presence | None, ...]:
        """Return who of the others is at a table where somebody is; `seats` has "" for nobody."""
        room = self._rooms[table]
        seated = frozenset(seats) - {""}
        if seated != room.seated:
            room.seated = seated
            room.away = {who: since for who, since in room.away.items() if who in seated}
            self._say(room)
        return tuple(
            [None if player in ("", mine) else self._one(room, player) for player in seats]
        )

    def _one(self, room: _Room, player: str) -> Presence:
        if player in room.sockets or player in room.leaving or player in room.theirs():
            return Presence(here=True)
        return Presence(here=False, since=room.away.get(player))

    def _gone(self, room: _Room, player: str, since: int) -> None:
        del room.leaving[player]
        room.away[player] = since
        self._say(room)
        room.tell()
        self._tidy(room)

    def _tidy(self, room: _Room) -> None:
        """Forget a room that is empty, but not at once who has left it."""
        if room.sockets or room.leaving:
            return
        room.leave()
        del self._rooms[room.table]
        if room.away:
            self._empty[room.table] = room.away
            if len(self._empty) > self._remembered:
                self._empty.popitem(last=False)

    # ------------------------------------------------------------------------- other processes

    async def beat(self) -> None:
        """Say from time to time whom we see, and doubt what was said long ago, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            for room in tuple(self._rooms.values()):
                if room.ours():
                    self._say(room, again=True)
                late = [one for one, (_, until) in room.elsewhere.items() if until < _moment()]
                for process in late:
                    self._seen(room, process, frozenset(), {})

    def _say(self, room: _Room, asks: bool = False, again: bool = False) -> None:
        """Say whom we see, if that has changed, or if others may not know it."""
        ours = room.ours()
        if ours != room.said or asks or again:
            room.said = ours
            word = [self._me, sorted(ours), room.away, asks]
            self._bus.publish(_topic(room.table), json.dumps(word))

    def _hear(self, room: _Room, word: str) -> None:
        process, seen, away, asks = _read(word)
        if process != self._me:
            self._seen(room, process, frozenset(seen), away)
            if asks:
                self._say(room, again=True)

    def _seen(self, room: _Room, process: str, seen: frozenset[str], away: dict[str, int]) -> None:
        """Take note of whom another process sees."""
        before = room.theirs()
        room.elsewhere[process] = seen, _moment() + BELIEVED
        if not seen:
            del room.elsewhere[process]
        now = room.theirs()
        for player, since in away.items():
            room.away[player] = max(since, room.away.get(player, 0))
        for player in before - now:
            room.away.setdefault(player, self._now())
        for player in now:
            room.away.pop(player, None)
        if (before ^ now) & room.seated:
            room.tell()


def _read(word: str) -> tuple[str, list[str], dict[str, int], bool]:
    """Return what another process has said, or raise ValueError."""
    return msgspec.json.decode(word, type=tuple[str, list[str], dict[str, int], bool])


def _topic(table: str) -> str:
    return f"here/{table}"


def _moment() -> float:
    return time.monotonic()
