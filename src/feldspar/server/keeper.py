"""The keeper has the tables in use at hand, and lets one act at each of them at a time.

A table may be ahead of its journal only while its lock is held: it makes an entry true, writes it,
and if the journal refuses, forgets the table and reads it again. Nobody looks at it meanwhile. So
what cannot be replayed is never written, and what is not written is never shown.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from feldspar import games
from feldspar.server.bus import Bus
from feldspar.server.journal import AT_ONCE, Conflict, Journal, Summary
from feldspar.table import Entry, Table, desk
from feldspar.table.view import View

Propose = Callable[[Table], Entry | None]
Heed = Callable[[str, int | None], None]


class Missing(LookupError):
    """There is no such table."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Place:
    """A table at hand: who may act at it now, and what has been looked at since it last changed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.opener = ""
        self._looks: dict[tuple[object, ...], View] = {}

    def look(self, player: str, seat: int | None) -> View:
        """Return what a player sees; those who see the same share one view, not to be changed."""
        assert self.table is not None
        asked = (self.table.seq, *self.table.seats_of(player), "from", seat)
        if asked not in self._looks:
            if any(seen[0] != self.table.seq for seen in self._looks):
                self._looks.clear()
            self._looks[asked] = desk.look(self.table, player, seat)
        return self._looks[asked]


class Keeper:
    """All tables of a journal, the latest used at hand."""

    def __init__(self, journal: Journal, bus: Bus, room: int) -> None:
        self.journal = journal
        self.bus = bus
        self.heed: Heed = lambda table, due: None
        """Told after each entry when the house must next see to a table."""
        self._room = room
        self._recent: OrderedDict[str, Place] = OrderedDict()
        self._places: WeakValueDictionary[str, Place] = WeakValueDictionary()
        """Never two for one table: also those no longer recent, while somebody is there."""

    @asynccontextmanager
    async def at(self, name: str, seq: int = 0) -> AsyncIterator[Place]:
        """Let nobody else act at a table while one looks at it, at least as new as `seq`."""
        place = self._places.get(name) or self._places.setdefault(name, Place(name))
        async with place.lock:
            if place.table is None or place.table.seq < seq:
                await self._read(place)
            self._keep(place)
            yield place

    async def open(self, name: str, entries: list[Entry], player: str) -> None:
        """Write the first entries of a new table."""
        first = entries[0]._replace(data={**entries[0].data, "opener": player})
        table = _rebuilt([first, *entries[1:]])
        summary = _summary(table, player, first.at)
        await self.journal.append(name, 0, [first, *entries[1:]], summary)
        self.heed(name, summary.due)

    async def act(self, name: str, propose: Propose) -> None:
        """Write what is proposed, then tell; if somebody else was quicker, propose once more."""
        async with self.at(name) as place:
            try:
                summary = await self._written(place, propose)
            except Conflict:
                await self._read(place)
                summary = await self._written(place, propose)
            assert place.table is not None
            seq = place.table.seq
        if summary is not None:
            self.heed(name, summary.due)
            await self.bus.publish(name, seq)

    async def _written(self, place: Place, propose: Propose) -> Summary | None:
        table = place.table
        assert table is not None
        entry = propose(table)
        if entry is None:
            return None
        try:
            table.commit(entry)
            summary = _summary(table, place.opener, entry.at)
            await self.journal.append(place.name, entry.seq - 1, [entry], summary)
        except BaseException:
            place.table = None  # it may be ahead of the journal; read again before the next look
            raise
        return summary

    async def _read(self, place: Place) -> None:
        """Bring a table at hand up to its journal."""
        seen = place.table.seq if place.table is not None else 0
        entries = await self.journal.read(place.name, seen)
        if place.table is not None:
            for entry in entries:
                place.table.commit(entry)
        elif entries:
            place.table = _rebuilt(entries)
            place.opener = str(entries[0].data.get("opener", ""))
        else:
            raise Missing(place.name)

    def _keep(self, place: Place) -> None:
        self._recent[place.name] = place
        self._recent.move_to_end(place.name)
        if len(self._recent) > self._room:
            self._recent.popitem(last=False)


def _rebuilt(entries: list[Entry]) -> Table:
    return Table.of(games.load(str(entries[0].data["game"])), entries)


def _summary(table: Table, opener: str, at: int) -> Summary:
    actors = table.state.actors() if table.state else []
    seats = table.seats
    return Summary(
        game=table.game.id,
        title=table.title,
        status=table.status,
        players=[seat.plain() for seat in seats],
        sitting=sorted({opener, *(seat.player for seat in seats)} - {""}),
        waiting=sorted({seats[a].player for a in actors if not seats[a].bot}),
        at=at,
        due=AT_ONCE if table.bots_to_move() else table.due(),
    )
