"""The keeper has the tables in use at hand, and lets one act at each of them at a time.

A table may be ahead of its journal only while its lock is held: it makes an entry true, writes it,
and if the journal refuses, forgets the table and reads it again. Nobody looks at it meanwhile. So
what cannot be replayed is never written, and what is not written is never shown.

Other processes may act at the same tables. Each says so on the bus, and the heads of the journal
are compared now and then, for a word may be lost. Until then a table may be behind: so what a
player wants is refused only by the newest table there is.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

from feldspar.server import metrics
from feldspar.server.bus import DUE, Bus, Leave
from feldspar.server.journal import Conflict, Journal, Unavailable
from feldspar.server.place import GONE, Gallery, Place
from feldspar.server.place import Missing as Missing
from feldspar.table import Entry, Refused, Table, desk
from feldspar.table.entry import Newer
from feldspar.table.summary import AT_ONCE, Summary, summary

Propose = Callable[[Table], Entry | None]
Heed = Callable[[str, int | None], None]
log = logging.getLogger(__name__)
UNREADABLE: Final = ("refused-unreadable", "refused-newer")
LONG: Final = 20
"""Entries of a journal from which on it is laid out off the event loop."""
ATTEMPTS: Final = 8
"""How often something is proposed where others are quicker each time."""
COMPARES: Final = 2.0
"""Seconds after which tables are compared with their journals, whatever the bus has said."""
TOGETHER: Final = 0.005
"""Seconds in which those are gathered that must be compared at once."""


class Keeper:
    """All tables of a journal, the latest used at hand."""

    def __init__(
        self, journal: Journal, bus: Bus, room: int, shared: bool = False, drawn: int = 100
    ) -> None:
        self.journal = journal
        self.bus = bus
        self._shared = shared
        """Whether other processes act at the same tables."""
        self.heed: Heed = self._hint
        """Told after each entry when the house must next see to a table."""
        self.held = 0.0
        """For how many seconds this process sees to a table at which a bot must decide."""
        self._room = room
        self._recent: OrderedDict[str, Place] = OrderedDict()
        self._gallery = Gallery(drawn)
        self._places: WeakValueDictionary[str, Place] = WeakValueDictionary()
        """Never two for one table: also those no longer recent, while somebody is there."""
        self._followed: Counter[str] = Counter()
        """The tables somebody follows here, whether or not they are at hand."""
        self._unsure: set[str] = set()
        self._doubts = asyncio.Event()

    def _hint(self, table: str, due: int | None) -> None:
        if due == AT_ONCE:
            self.bus.publish(DUE, table)

    @asynccontextmanager
    async def at(self, name: str, seq: int = 0) -> AsyncIterator[Place]:
        """Let nobody else act at a table while one looks at it, at least as new as `seq`."""
        place = self._places.get(name) or self._places.setdefault(name, Place(name))
        async with metrics.held(place.lock):
            if place.behind(seq):
                await self._read(place)
            self._keep(place)
            yield place

    @asynccontextmanager
    async def newest(self, name: str) -> AsyncIterator[Place]:
        """Look at a table no older than whatever anybody has been told, by whichever process."""
        async with self.at(name, await self._head(name)) as place:
            yield place

    async def _head(self, name: str) -> int:
        """Return how far a table has come, if another process may have brought it further."""
        return (await self.journal.heads([name])).get(name, GONE) if self._shared else GONE

    def follow(self, name: str, hear: Callable[[int], None]) -> Leave:
        """Call `hear` with each seq a table reaches, until the returned function is called."""
        leave = self.bus.subscribe(name, lambda word: hear(int(word)))
        self._followed[name] += 1

        def left() -> None:
            leave()
            self._followed[name] -= 1
            if not self._followed[name]:
                del self._followed[name]

        return left

    def doubt(self, name: str) -> None:
        """Compare a table with its journal soon: something may have been missed."""
        if name in self._followed or name in self._recent:
            self._unsure.add(name)
            self._doubts.set()

    async def compare(self) -> None:
        """Compare tables with their journals from time to time, until cancelled."""
        clock = asyncio.get_running_loop().time
        all_at = clock()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(all_at):
                    await self._doubts.wait()
                    await asyncio.sleep(TOGETHER)
            self._doubts.clear()
            if clock() >= all_at:
                all_at = clock() + COMPARES
                self._unsure = {*self._followed, *self._recent}
            names, self._unsure = sorted(self._unsure), set()
            try:
                heads = await self.journal.heads(names) if names else {}
            except Unavailable:
                continue  # whoever wants something is told, and then it is tried again
            for name in names:
                self.bus.tell(name, str(heads.get(name, GONE)))

    async def open(self, name: str, entries: list[Entry]) -> None:
        """Write the first entries of a new table."""
        told = summary(desk.laid_out(entries))
        with metrics.step("append"):
            await self.journal.append(name, 0, entries, told, held=self._held(told))
        metrics.entries.inc(len(entries))
        self.heed(name, told.due)

    def _held(self, told: Summary) -> float:
        return self.held if told.due == AT_ONCE else 0.0

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

            def say(table: Table) -> Entry | None:
                return (
                    table.set_again(following, by, first[0].at, cleared)
                    if table.again == cleared
                    else None
                )

            told, seq = await self._agreed(place, say)
            known = place.table.again
        if told is None:  # somebody else has set one, at another process
            await self.act(following, lambda table: table.cancel(first[0].at))
        self._tell(name, told, seq)
        return known

    async def act(self, name: str, propose: Propose) -> None:
        """Write what is proposed, then tell; if somebody else was quicker, propose it again."""
        async with self.at(name) as place:
            told, seq = await self._agreed(place, propose)
        self._tell(name, told, seq)

    async def _agreed(self, place: Place, propose: Propose) -> tuple[Summary | None, int]:
        """Write what is proposed, or raise what the newest table there is says against it."""
        for attempt in range(ATTEMPTS):
            seen = place.table.seq
            try:
                return await self._written(place, propose), place.table.seq
            except Conflict:
                metrics.conflicts.inc()
                if attempt == ATTEMPTS - 1:
                    raise
            except Refused:
                if await self._head(place.name) <= seen:
                    raise
            await self._read(place)
        raise AssertionError

    def _tell(self, name: str, told: Summary | None, seq: int) -> None:
        if told is not None:
            self.heed(name, told.due)
            with metrics.step("publish"):
                self.bus.publish(name, str(seq))

    async def record(self, name: str) -> str:
        """Return the record of a table; that of a finished one is kept, whatever becomes of it."""
        if kept := await self.journal.record(name):
            return kept
        async with self.newest(name) as place:
            return str(place.table.record())

    async def _written(self, place: Place, propose: Propose) -> Summary | None:
        table = place.table
        entry = propose(table)
        if entry is None:
            return None
        try:
            place.wake()
            with metrics.step("commit"):
                table.commit(entry)
            told = summary(table)
            # Once it is over its record is kept, for whoever has other rules by then.
            record = str(table.record()) if told.status == "over" else ""
            with metrics.step("append"):
                await self.journal.append(
                    place.name, entry.seq - 1, [entry], told, record, self._held(told)
                )
            metrics.entries.inc()
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
                place.wake()
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
            place = self._places.get(name)
            if place is not None:
                async with place.lock:
                    self._put_away(place)
                    place.forget()
                    place.unreadable = None
            self.heed(name, None)
            self.bus.publish(name, str(GONE))

    def _keep(self, place: Place) -> None:
        if place.leave is None:
            place.leave = self.bus.subscribe(place.name, place.hear)
        self._gallery.use(place)
        self._recent[place.name] = place
        self._recent.move_to_end(place.name)
        if len(self._recent) > self._room:
            self._put_away(next(iter(self._recent.values())))
        metrics.tables.set(len(self._recent))

    def _put_away(self, place: Place) -> None:
        self._recent.pop(place.name, None)
        if place.leave is not None:
            place.leave()
            place.leave = None
