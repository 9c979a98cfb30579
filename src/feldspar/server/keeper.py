"""The keeper has the tables in use at hand, and lets one act at each of them at a time.

A table may be ahead of its journal only while its lock is held: it makes an entry true, writes it,
and if the journal refuses, forgets the table and reads it again. Nobody looks at it meanwhile. So
what cannot be replayed is never written, and what is not written is never shown.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from feldspar.kernel.plain import plain
from feldspar.server.bus import Bus
from feldspar.server.journal import Conflict, Journal
from feldspar.table import Entry, Refused, Table, desk
from feldspar.table.contract import View
from feldspar.table.entry import Newer
from feldspar.table.sights import Sights
from feldspar.table.steps import frame
from feldspar.table.summary import Summary, summary

Propose = Callable[[Table], Entry | None]
Heed = Callable[[str, int | None], None]
log = logging.getLogger(__name__)
FRAMES: Final = 32
"""How many frames of a table are kept for others who see the same."""
UNREADABLE: Final = ("refused-unreadable", "refused-newer")
NOTHING: Final = -1
"""The news of somebody who has been told nothing."""
LONG: Final = 20
"""Entries of a journal from which on it is laid out off the event loop."""


class Missing(LookupError):
    """There is no such table."""


class Place:
    """A table at hand: who may act at it now, and what has been shown of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.known: Table | None = None
        self.unreadable: Refused | None = None
        self._sights = Sights()
        self._frames: OrderedDict[tuple[object, ...], str] = OrderedDict()
        """By who is shown what, after what."""

    @property
    def table(self) -> Table:
        """Return the table, which has been laid out for whoever holds the lock."""
        assert self.known is not None
        return self.known

    def look(self, player: str, seat: int | None) -> View:
        """Return what a player sees; what has not changed is the same object as before."""
        return desk.look(self.table, self._sights, player, seat)

    def near(self, view: View, news: int) -> bool:
        """Tell whether somebody who was told those news is hardly behind: no way need be drawn."""
        told, play = self._sights.told(view, news), self.table.play
        return told is not None and (play is None or told.standing(play) >= len(play.decisions) - 1)

    def frame(self, view: View, news: int = NOTHING) -> str:
        """Return the text that leads to a view from what was seen at some earlier news, made once
        for all who see the same; nothing if there is none newer."""
        if news == view.news:
            return ""
        key = view.viewer, view.opener, view.invited, news, view.news
        if key not in self._frames:
            said = frame(self.table, self._sights.told(view, news), view)
            whole = {"view": plain(said["view"])} if "view" in said else {}
            text = msgspec.json.encode({**said, **whole}).decode() if said["steps"] or whole else ""
            self._frames[key] = text
            if len(self._frames) > FRAMES:
                self._frames.popitem(last=False)
        return self._frames[key]

    def forget(self) -> None:
        """Lay the table out anew before the next look."""
        self.known = None
        self._sights = Sights()
        self._frames.clear()


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
            if place.known is None or place.known.seq < seq:
                await self._read(place)
            self._keep(place)
            yield place

    async def open(self, name: str, entries: list[Entry]) -> None:
        """Write the first entries of a new table."""
        told = summary(desk.laid_out(entries))
        await self.journal.append(name, 0, entries, told)
        self.heed(name, told.due)

    async def open_again(
        self,
        name: str,
        following: str,
        by: int,
        entries: Callable[[Table], list[Entry]],
        cleared: str = "",
    ) -> str:
        """Write the first entries of the table that follows a finished one; return its name.

        There is one, however many ask: whoever comes later is told its name. One that has been
        cleared away is followed by another.
        """
        async with self.at(name) as place:
            if place.table.again != cleared:
                return place.table.again
            first = entries(place.table)
            await self.open(following, first)
            await self._written(
                place, lambda table: table.set_again(following, by, first[0].at, cleared)
            )
            seq = place.table.seq
        await self.bus.publish(name, seq)
        return following

    async def act(self, name: str, propose: Propose) -> None:
        """Write what is proposed, then tell; if somebody else was quicker, propose once more."""
        async with self.at(name) as place:
            try:
                told = await self._written(place, propose)
            except Conflict:
                await self._read(place)
                told = await self._written(place, propose)
            seq = place.table.seq
        if told is not None:
            self.heed(name, told.due)
            await self.bus.publish(name, seq)

    async def record(self, name: str) -> str:
        """Return the record of a table; that of a finished one is kept, whatever becomes of it."""
        if kept := await self.journal.record(name):
            return kept
        async with self.at(name) as place:
            return str(place.table.record())

    async def _written(self, place: Place, propose: Propose) -> Summary | None:
        table = place.table
        entry = propose(table)
        if entry is None:
            return None
        try:
            table.commit(entry)
            told = summary(table)
            # Once it is over its record is kept, for whoever has other rules by then.
            record = str(table.record()) if told.status == "over" else ""
            await self.journal.append(place.name, entry.seq - 1, [entry], told, record)
        except BaseException:
            place.forget()  # it may be ahead of the journal; read again before the next look
            raise
        return told

    async def _read(self, place: Place) -> None:
        """Bring a table at hand up to its journal."""
        if place.unreadable is not None:
            raise place.unreadable
        try:
            seen = place.known.seq if place.known is not None else 0
            entries = await self.journal.read(place.name, seen)
            if place.known is not None:
                for entry in entries:
                    place.known.commit(entry)
            elif not entries:
                raise Missing(place.name)
            elif len(entries) < LONG:
                place.known = desk.laid_out(entries)
            else:
                place.known = await asyncio.to_thread(desk.laid_out, entries)
        except ValueError as error:
            place.forget()
            key = "refused-newer" if isinstance(error, Newer) else "refused-unreadable"
            place.unreadable = Refused(key, text=str(error))
            self._keep(place)  # it is read, and complained of, once
            log.warning("table %s cannot be read: %s", place.name, error)
            raise place.unreadable from error

    async def forget(self, names: list[str]) -> None:
        """Put tables away that the journal has forgotten."""
        for name in names:
            self._recent.pop(name, None)
            place = self._places.get(name)
            if place is not None:
                async with place.lock:
                    place.forget()
                    place.unreadable = None
            self.heed(name, None)
            await self.bus.publish(name, 0)

    def _keep(self, place: Place) -> None:
        self._recent[place.name] = place
        self._recent.move_to_end(place.name)
        if len(self._recent) > self._room:
            self._recent.popitem(last=False)
