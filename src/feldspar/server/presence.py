"""Who has which table open, and since when those are away who play there.

Sockets are counted, so that closing one of two pages is no farewell. Whoever closes the last still
counts as here for a moment: a page that is loaded again has not left. Only those who have a seat
are remembered and told of; of watchers nothing is known but that they may listen.

This is what one process saw with its own eyes. It is no part of the journal, and ends with the
process: whoever has not come since is away, nobody knows since when. A folder of tables has one
server, so there is nobody else to ask.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence

from feldspar.server.hours import now as house_time
from feldspar.table.contract import Presence

Leave = Callable[[], None]


class _Room:
    """Those at one table."""

    def __init__(self, away: dict[str, int]) -> None:
        self.sockets: Counter[str] = Counter()
        self.leaving: dict[str, asyncio.TimerHandle] = {}
        self.away = away
        """Who plays here and has left, and when."""
        self.seated: frozenset[str] = frozenset()
        """Who played when somebody last looked."""
        self.listening: list[Callable[[], None]] = []

    def tell(self) -> None:
        for hear in tuple(self.listening):
            hear()


class Presences:
    """Everybody at all tables. `remembered`: of how many empty tables it is known who left when."""

    def __init__(self, remembered: int, grace: float, now: Callable[[], int] = house_time) -> None:
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
            room = self._rooms[table] = _Room(self._empty.pop(table, {}))
        room.sockets[player] += 1
        room.listening.append(hear)
        if player in room.leaving:
            room.leaving.pop(player).cancel()
        elif room.sockets[player] == 1 and player in room.seated:
            room.tell()

        def leave() -> None:
            room.listening.remove(hear)
            room.sockets[player] -= 1
            if not room.sockets[player]:
                del room.sockets[player]
                if player in room.seated:
                    later = asyncio.get_running_loop().call_later
                    gone = later(self._grace, self._gone, table, room, player, self._now())
                    room.leaving[player] = gone
            self._tidy(table, room)

        return leave

    def of(self, table: str, seats: Sequence[str], mine: str) -> tuple[Presence | None, ...]:
        """Return who of the others is at a table where somebody is; `seats` has "" for nobody."""
        room = self._rooms[table]
        seated = frozenset(seats) - {""}
        if seated != room.seated:
            room.seated = seated
            room.away = {who: since for who, since in room.away.items() if who in seated}
        return tuple(
            [None if player in ("", mine) else self._one(room, player) for player in seats]
        )

    def _one(self, room: _Room, player: str) -> Presence:
        if player in room.sockets or player in room.leaving:
            return Presence(here=True)
        return Presence(here=False, since=room.away.get(player))

    def _gone(self, table: str, room: _Room, player: str, since: int) -> None:
        del room.leaving[player]
        room.away[player] = since
        room.tell()
        self._tidy(table, room)

    def _tidy(self, table: str, room: _Room) -> None:
        """Forget a room that is empty, but not at once who has left it."""
        if room.sockets or room.leaving:
            return
        del self._rooms[table]
        if room.away:
            self._empty[table] = room.away
            if len(self._empty) > self._remembered:
                self._empty.popitem(last=False)
