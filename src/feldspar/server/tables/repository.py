"""Table repository: LRU cache of live tables with a lock each; the only writer of journals.

A table may be ahead of its journal only while its lock is held: it makes an entry true, writes it,
and if the journal refuses, forgets the table and reads it again. Nobody looks at it meanwhile. So
what cannot be replayed is never written, and what is not written is never shown.

Other processes may act at the same tables. Each says so on the bus, and the heads of the journal
are compared now and then, for a word may be lost. Until then a table may be behind: so what a
player wants is refused only by the newest table there is.

A journal may lose its last entries: a database that is replaced by its standby, which was behind.
So it is known of each table how far anybody here was shown it (`_heads`), and whenever it is read
or compared that entry must be there; else it has gone back, and everybody is shown it anew.
"""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import DUE, Bus, Leave
from feldspar.server.store.journal import Conflict, Head, Journal, Unavailable, Unsure
from feldspar.server.store.journal import Missing as Missing
from feldspar.server.tables.cached_table import GONE, Gallery, Place
from feldspar.table import Entry, Refused, Table
from feldspar.table.core.entries import UnsupportedVersion
from feldspar.table.services import tables
from feldspar.table.views.summary import DUE_NOW, StoredSummary, build_summary

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
UNSURE_SECONDS: Final = 1.0
"""How long one looks for an entry of which it is not known whether it was written."""
LOOKS_EVERY: Final = 0.1
"""Seconds between two such looks."""
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
        self._followed: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)
        """The tables somebody follows here, whether or not they are at hand, and what is called
        when one has gone back."""
        self._heads: dict[str, Head] = {}
        """How far all tables that are followed or at hand were when somebody last looked."""
        self._unsure: set[str] = set()
        self._doubts = asyncio.Event()
        self._complained: set[str] = set()
        """The tables that could not be compared, which has been said; "" for all of them."""

    def _hint(self, table: str, due: int | None) -> None:
        if due == DUE_NOW:
            self.bus.publish(DUE, table)

    @asynccontextmanager
    async def at(self, name: str, seq: int = 0, head: Head | None = None) -> AsyncIterator[Place]:
        """Let nobody else act at a table while one looks at it, at least as new as `seq`.

        It is as old as `head` if that is what the journal says.
        """
        place = self._places.get(name) or self._places.setdefault(name, Place(name))
        async with metrics.held(place.lock):
            if place.behind(head.seq if head else seq) or self._is_beyond(name, head):
                await self._read(place)
            self._keep(place)
            try:
                yield place
            finally:
                self._note(place)

    def _note(self, place: Place) -> None:
        """Remember how far a table has been shown, while that is of use."""
        if place.known is not None and (place.name in self._recent or place.name in self._followed):
            self._heads[place.name] = place.head

    def _is_beyond(self, name: str, head: Head | None) -> bool:
        """Tell whether a table was shown further than to a head, or to another one as far."""
        shown = self._heads.get(name)
        if head is None or shown is None:
            return False
        return head.seq < shown.seq or (head.seq == shown.seq and head.at not in (0, shown.at))

    @asynccontextmanager
    async def newest(self, name: str) -> AsyncIterator[Place]:
        """Look at a table no older than whatever anybody has been told, by whichever process."""
        async with self.at(name, head=await self._head(name)) as place:
            yield place

    async def _head(self, name: str) -> Head | None:
        """Return how far a table has come, if another process may have brought it further."""
        return (await self.journal.heads([name])).get(name) if self._shared else None

    def follow(
        self, name: str, hear: Callable[[int], None], went_back: Callable[[], None]
    ) -> Leave:
        """Call `hear` with each seq a table reaches, until the returned function is called; and
        `went_back` when its journal has lost some of what was shown."""
        leave = self.bus.subscribe(name, lambda word: hear(int(word)))
        self._followed[name].append(went_back)

        def left() -> None:
            leave()
            self._followed[name].remove(went_back)
            if not self._followed[name]:
                del self._followed[name]
                if name not in self._recent:
                    self._heads.pop(name, None)

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
                self._complained.discard("")
            except Unavailable:
                continue  # whoever wants something is told, and then it is tried again
            except Exception:
                self._complain()
                continue
            beyond = [name for name in names if self._is_beyond(name, heads.get(name))]
            await asyncio.gather(*[self._check(name, heads[name]) for name in beyond])
            for name in names:
                self._say_head(name, heads.get(name))

    async def _check(self, name: str, head: Head) -> None:
        """See whether a table has gone back, or was only written to after its head was read."""
        try:
            async with self.at(name, head=head):
                pass
        except (Unavailable, Missing, Refused):
            pass  # whoever wants something there is told
        except Exception:
            self._complain(name)
        else:
            self._complained.discard(name)

    def _say_head(self, name: str, head: Head | None) -> None:
        """Tell those here how far a table has come."""
        try:
            self.bus.tell(name, str(head.seq if head else GONE))
        except Exception:
            self._complain(name)

    def _complain(self, name: str = "") -> None:
        """Say once what went wrong, and where in the code: whatever it is, comparing goes on."""
        if name not in self._complained:
            self._complained.add(name)
            what = f"table {name}" if name else "the tables"
            log.exception("%s cannot be compared with the journal", what)

    async def open(self, name: str, entries: list[Entry], caller: str = "") -> None:
        """Write the first entries of a new table, and for whom bots think there."""
        told = build_summary(tables.replay_journal(entries))
        await self._append(name, Head(0), entries, told, caller=caller)
        self.heed(name, told.due)

    async def _append(
        self,
        name: str,
        last: Head,
        entries: list[Entry],
        told: StoredSummary,
        record: str = "",
        caller: str = "",
    ) -> None:
        """Write entries after the last one; if no answer came, look whether they are written."""
        with metrics.step("append"):
            try:
                await self.journal.append(
                    name, last.seq, entries, told, record, self._held(told), last.at, caller
                )
            except Unsure:
                if not await self._is_written(name, last.seq, entries):
                    raise
        metrics.entries.inc(len(entries))

    async def _is_written(self, name: str, seen: int, entries: list[Entry]) -> bool:
        """Tell whether entries are found in the journal soon: if not, they may come there yet.

        Raise Conflict if others are in their place.
        """
        with suppress(TimeoutError, Unavailable):
            async with asyncio.timeout(UNSURE_SECONDS):
                while not (found := (await self.journal.read(name, seen))[: len(entries)]):
                    await asyncio.sleep(LOOKS_EVERY)
                if found != entries:
                    raise Conflict(name)
                return True
        return False

    def _held(self, told: StoredSummary) -> float:
        return self.held if told.due == DUE_NOW else 0.0

    async def open_again(
        self,
        name: str,
        following: str,
        by: int,
        entries: Callable[[Table], list[Entry]],
        cleared: str = "",
        caller: str = "",
    ) -> str:
        """Write the first entries of the table that follows a finished one; return its name.

        There is one, however many ask: whoever comes later is told its name. One that has been
        cleared away is followed by another.
        """
        async with self.at(name) as place:
            if place.table.rematch_table != cleared:
                return place.table.rematch_table
            first = entries(place.table)
            await self.open(following, first, caller)

            def say(table: Table) -> Entry | None:
                return (
                    table.link_rematch(following, by, first[0].at, cleared)
                    if table.rematch_table == cleared
                    else None
                )

            told, seq = await self._agreed(place, say)
            known = place.table.rematch_table
        if told is None:  # somebody else has set one, at another process
            await self.act(following, lambda table: table.cancel(first[0].at))
        self._tell(name, told, seq)
        return known

    async def caller(self, name: str) -> str:
        """Return for whom bots think at a table: whoever has opened it."""
        place = self._places.get(name)
        if place is None:
            return await self.journal.caller(name)
        if place.caller is None:
            place.caller = await self.journal.caller(name)
        return place.caller

    async def act(self, name: str, propose: Propose) -> None:
        """Write what is proposed, then tell; if somebody else was quicker, propose it again."""
        async with self.at(name) as place:
            told, seq = await self._agreed(place, propose)
        self._tell(name, told, seq)

    async def _agreed(self, place: Place, propose: Propose) -> tuple[StoredSummary | None, int]:
        """Write what is proposed, or raise what the newest table there is says against it.

        That something has been done already is said by the newest only, too.
        """
        for attempt in range(ATTEMPTS):
            seen = place.head
            try:
                told = await self._written(place, propose)
                if told is not None or await self._is_newest(place.name, seen):
                    return told, place.table.seq
            except Conflict:
                metrics.conflicts.inc()
                if attempt == ATTEMPTS - 1:
                    raise
            except Refused:
                if await self._is_newest(place.name, seen):
                    raise
            await self._read(place)
        raise AssertionError

    async def _is_newest(self, name: str, seen: Head) -> bool:
        """Tell whether a table is as far as its journal, neither behind nor beyond it."""
        return await self._head(name) in (None, seen, Head(seen.seq))

    def _tell(self, name: str, told: StoredSummary | None, seq: int) -> None:
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

    async def _written(self, place: Place, propose: Propose) -> StoredSummary | None:
        table, last = place.table, place.head
        entry = propose(table)
        if entry is None:
            return None
        try:
            place.wake()
            with metrics.step("commit"):
                table.commit(entry)
            told = build_summary(table)
            # Once it is over its record is kept, for whoever has other rules by then.
            record = str(table.record()) if told.status == "over" else ""
            await self._append(place.name, last, [entry], told, record)
        except BaseException:
            place.forget()  # it may be ahead of the journal; read again before the next look
            raise
        return told

    async def _read(self, place: Place) -> None:
        """Bring a table at hand up to its journal."""
        if place.unreadable is not None:
            raise place.unreadable
        try:
            heard, seen = place.heard, place.known.seq if place.known is not None else 0
            entries, went_back = await self._read_on(place, seen)
            if place.known is not None:
                place.wake()
                for entry in entries:
                    place.known.commit(entry)
            elif not entries:
                raise Missing(place.name)
            elif len(entries) < LONG:
                place.known = tables.replay_journal(entries)
            else:
                place.known = await asyncio.to_thread(tables.replay_journal, entries)
            place.caught_up(heard)
            if went_back:
                self.heed(place.name, build_summary(place.table).due)
        except ValueError as error:
            place.forget()
            key = "refused-newer" if isinstance(error, UnsupportedVersion) else "refused-unreadable"
            place.unreadable = Refused(key, text=str(error))
            self._keep(place)  # it is read, and complained of, once
            metrics.unreadable.inc()
            log.warning("table %s cannot be read: %s", place.name, error)
            raise place.unreadable from error

    async def _read_on(self, place: Place, seen: int) -> tuple[list[Entry], bool]:
        """Return the entries of a table after the last one that is known.

        Return all of them, and that it has gone back, if the journal does not hold what was shown.
        """
        shown = place.head if place.known is not None else self._heads.get(place.name)
        entries = await self.journal.read(place.name, max(0, seen - 1))
        if shown is None or shown in [Head(one.seq, one.at) for one in entries]:
            return [entry for entry in entries if entry.seq > seen], False
        place.forget()
        if seen:
            entries = await self.journal.read(place.name)
        if entries:
            await self.journal.hold([place.name], 0)  # whoever holds it sees to what is lost
            self._went_back(place.name, shown, entries[-1])
        return entries, bool(entries)

    def _went_back(self, name: str, shown: Head, last: Entry) -> None:
        """Let everybody who was shown a table be shown it anew."""
        metrics.rewinds.inc()
        log.warning(
            "table %s went back: entry %d, which was shown, is not in the journal any more,"
            " whose last is %d; did a standby take the place of its database?",
            *(name, shown.seq, last.seq),
        )
        self._heads.pop(name, None)
        for went_back in tuple(self._followed.get(name, ())):
            went_back()

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
        if place.name not in self._followed:
            self._heads.pop(place.name, None)
        if place.leave is not None:
            place.leave()
            place.leave = None
