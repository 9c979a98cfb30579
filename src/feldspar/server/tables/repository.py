"""Table repository: LRU cache of live tables with a lock each; the only writer of journals.

A table may be ahead of its journal only while its lock is held: an entry is applied and then
written; if the journal refuses it, the table is dropped and read again. Nobody sees it meanwhile.
So what cannot be replayed is never written, and what is not written is never shown.

Other processes may act on the same tables. Each announces it on the bus, and the latest entries of
the journal are compared now and then, because a message may be lost. Until then a table may be
stale: so a command is refused only by the newest version of the table.

A journal may lose its last entries, when a standby that was behind replaces a database. So for each
table it is known how far it was shown to anybody here (`_heads`), and whenever the table is read or
compared, that entry must be there; otherwise the table went back, and all viewers get it anew.
"""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import DUE_TOPIC, Bus, Unsubscribe
from feldspar.server.store.journal import (
    Conflict,
    Head,
    Journal,
    StoreUnavailable,
    WriteUnconfirmed,
)
from feldspar.server.store.journal import NotFound as NotFound
from feldspar.server.tables.cached_table import DELETED_SEQ, CachedTable, ViewCacheLru
from feldspar.table import Entry, Refused, Table
from feldspar.table.core.entries import UnsupportedVersion
from feldspar.table.services import tables
from feldspar.table.views.summary import DUE_NOW, StoredSummary, build_summary

Propose = Callable[[Table], Entry | None]
DueCallback = Callable[[str, int | None], None]
log = logging.getLogger(__name__)
UNREADABLE_KEYS: Final = ("refused-unreadable", "refused-newer")
OFFLOAD_AFTER_ENTRIES: Final = 20
"""Entries of a journal from which on it is laid out off the event loop."""
MAX_COMMIT_ATTEMPTS: Final = 8
"""How often something is proposed where others are quicker each time."""
RECONCILE_SECONDS: Final = 2.0
"""Seconds after which tables are compared with their journals, whatever the bus has said."""
CONFIRM_SECONDS: Final = 1.0
"""How long one looks for an entry of which it is not known whether it was written."""
CONFIRM_POLL_SECONDS: Final = 0.1
"""Seconds between two such looks."""
DEBOUNCE_SECONDS: Final = 0.005
"""Seconds in which those are gathered that must be compared at once."""


class TableRepository:
    """All tables of a journal, the latest used at hand."""

    def __init__(
        self,
        journal: Journal,
        bus: Bus,
        capacity: int,
        is_cluster: bool = False,
        cached_views: int = 100,
    ) -> None:
        self.journal = journal
        self.bus = bus
        self._is_cluster = is_cluster
        """Whether other processes act at the same tables."""
        self.on_due: DueCallback = self._announce_due
        """Told after each entry when the table is due next."""
        self.lease_seconds = 0.0
        """For how many seconds this process sees to a table at which a bot must decide."""
        self._capacity = capacity
        self._recent: OrderedDict[str, CachedTable] = OrderedDict()
        self._view_lru = ViewCacheLru(cached_views)
        self._cached: WeakValueDictionary[str, CachedTable] = WeakValueDictionary()
        """Never two for one table: also those no longer recent, while somebody is there."""
        self._subscribers: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)
        """The tables somebody follows here, whether or not they are at hand, and what is called
        when one has gone back."""
        self._heads: dict[str, Head] = {}
        """How far all tables that are followed or at hand were when somebody last looked."""
        self._stale: set[str] = set()
        self._has_stale = asyncio.Event()
        self._logged: set[str] = set()
        """The tables that could not be compared, which has been said; "" for all of them."""

    def _announce_due(self, table: str, due: int | None) -> None:
        if due == DUE_NOW:
            self.bus.publish(DUE_TOPIC, table)

    @asynccontextmanager
    async def locked(
        self, name: str, seq: int = 0, head: Head | None = None
    ) -> AsyncIterator[CachedTable]:
        """Let nobody else act at a table while one looks at it, at least as new as `seq`.

        It is as old as `head` if that is what the journal says.
        """
        cached = self._cached.get(name) or self._cached.setdefault(name, CachedTable(name))
        async with metrics.timed_lock(cached.lock):
            if cached.is_stale(head.seq if head else seq) or self._is_beyond(name, head):
                await self._read(cached)
            self._touch(cached)
            try:
                yield cached
            finally:
                self._remember_head(cached)

    def _remember_head(self, cached: CachedTable) -> None:
        """Remember how far a table has been shown, while that is of use."""
        if cached.loaded is not None and (
            cached.name in self._recent or cached.name in self._subscribers
        ):
            self._heads[cached.name] = cached.head

    def _is_beyond(self, name: str, head: Head | None) -> bool:
        """Tell whether a table was shown further than to a head, or to another one as far."""
        shown = self._heads.get(name)
        if head is None or shown is None:
            return False
        return head.seq < shown.seq or (head.seq == shown.seq and head.at not in (0, shown.at))

    @asynccontextmanager
    async def locked_latest(self, name: str) -> AsyncIterator[CachedTable]:
        """Look at a table no older than whatever anybody has been told, by whichever process."""
        async with self.locked(name, head=await self._journal_head(name)) as cached:
            yield cached

    async def _journal_head(self, name: str) -> Head | None:
        """Return how far a table has come, if another process may have brought it further."""
        return (await self.journal.read_heads([name])).get(name) if self._is_cluster else None

    def subscribe(
        self, name: str, on_seq: Callable[[int], None], on_rewind: Callable[[], None]
    ) -> Unsubscribe:
        """Call `on_seq` with each seq a table reaches, until the returned function is called; and
        `on_rewind` when its journal has lost some of what was shown."""
        leave = self.bus.subscribe(name, lambda word: on_seq(int(word)))
        self._subscribers[name].append(on_rewind)

        def unsubscribe() -> None:
            leave()
            self._subscribers[name].remove(on_rewind)
            if not self._subscribers[name]:
                del self._subscribers[name]
                if name not in self._recent:
                    self._heads.pop(name, None)

        return unsubscribe

    def mark_stale(self, name: str) -> None:
        """Compare a table with its journal soon: something may have been missed."""
        if name in self._subscribers or name in self._recent:
            self._stale.add(name)
            self._has_stale.set()

    async def reconcile_loop(self) -> None:
        """Compare tables with their journals from time to time, until cancelled."""
        clock = asyncio.get_running_loop().time
        all_at = clock()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(all_at):
                    await self._has_stale.wait()
                    await asyncio.sleep(DEBOUNCE_SECONDS)
            self._has_stale.clear()
            if clock() >= all_at:
                all_at = clock() + RECONCILE_SECONDS
                self._stale = {*self._subscribers, *self._recent}
            names, self._stale = sorted(self._stale), set()
            try:
                heads = await self.journal.read_heads(names) if names else {}
                self._logged.discard("")
            except StoreUnavailable:
                continue  # whoever wants something is told, and then it is tried again
            except Exception:
                self._log_once()
                continue
            beyond = [name for name in names if self._is_beyond(name, heads.get(name))]
            await asyncio.gather(*[self._reconcile(name, heads[name]) for name in beyond])
            for name in names:
                self._publish_head(name, heads.get(name))

    async def _reconcile(self, name: str, head: Head) -> None:
        """See whether a table has gone back, or was only written to after its head was read."""
        try:
            async with self.locked(name, head=head):
                pass
        except (StoreUnavailable, NotFound, Refused):
            pass  # whoever wants something there is told
        except Exception:
            self._log_once(name)
        else:
            self._logged.discard(name)

    def _publish_head(self, name: str, head: Head | None) -> None:
        """Tell those here how far a table has come."""
        try:
            self.bus.publish_local(name, str(head.seq if head else DELETED_SEQ))
        except Exception:
            self._log_once(name)

    def _log_once(self, name: str = "") -> None:
        """Say once what went wrong, and where in the code: whatever it is, comparing goes on."""
        if name not in self._logged:
            self._logged.add(name)
            what = f"table {name}" if name else "cached tables"
            log.exception("could not compare %s with the journal; retrying", what)

    async def create(self, name: str, entries: list[Entry], caller: str = "") -> None:
        """Write the first entries of a new table, and for whom bots think there."""
        told = build_summary(tables.replay_journal(entries))
        await self._append(name, Head(0), entries, told, caller=caller)
        self.on_due(name, told.due)

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
        with metrics.timed("append"):
            try:
                await self.journal.append(
                    name, last.seq, entries, told, record, self._lease_for(told), last.at, caller
                )
            except WriteUnconfirmed:
                if not await self._is_written(name, last.seq, entries):
                    raise
        metrics.entries.inc(len(entries))

    async def _is_written(self, name: str, seen: int, entries: list[Entry]) -> bool:
        """Tell whether entries are found in the journal soon: if not, they may come there yet.

        Raise Conflict if others are in their place.
        """
        with suppress(TimeoutError, StoreUnavailable):
            async with asyncio.timeout(CONFIRM_SECONDS):
                while not (found := (await self.journal.read(name, seen))[: len(entries)]):
                    await asyncio.sleep(CONFIRM_POLL_SECONDS)
                if found != entries:
                    raise Conflict(name)
                return True
        return False

    def _lease_for(self, told: StoredSummary) -> float:
        return self.lease_seconds if told.due == DUE_NOW else 0.0

    async def create_rematch(
        self,
        name: str,
        following: str,
        by: int,
        entries: Callable[[Table], list[Entry]],
        cancelled: str = "",
        caller: str = "",
    ) -> str:
        """Write the first entries of the table that follows a finished one; return its name.

        There is one, however many ask: whoever comes later is told its name. One that has been
        cleared away is followed by another.
        """
        async with self.locked(name) as cached:
            if cached.table.rematch_table != cancelled:
                return cached.table.rematch_table
            first = entries(cached.table)
            await self.create(following, first, caller)

            def say(table: Table) -> Entry | None:
                return (
                    table.link_rematch(following, by, first[0].at, cancelled)
                    if table.rematch_table == cancelled
                    else None
                )

            told, seq = await self._commit_with_retry(cached, say)
            known = cached.table.rematch_table
        if told is None:  # somebody else has set one, at another process
            await self.execute(following, lambda table: table.cancel(first[0].at))
        self._publish(name, told, seq)
        return known

    async def caller_of(self, name: str) -> str:
        """Return for whom bots think at a table: whoever has opened it."""
        cached = self._cached.get(name)
        if cached is None:
            return await self.journal.caller_of(name)
        if cached.caller is None:
            cached.caller = await self.journal.caller_of(name)
        return cached.caller

    async def execute(self, name: str, propose: Propose) -> None:
        """Write what is proposed, then tell; if somebody else was quicker, propose it again."""
        async with self.locked(name) as cached:
            told, seq = await self._commit_with_retry(cached, propose)
        self._publish(name, told, seq)

    async def _commit_with_retry(
        self, cached: CachedTable, propose: Propose
    ) -> tuple[StoredSummary | None, int]:
        """Write what is proposed, or raise what the newest table there is says against it.

        That something has been done already is said by the newest only, too.
        """
        for attempt in range(MAX_COMMIT_ATTEMPTS):
            seen = cached.head
            try:
                told = await self._commit(cached, propose)
                if told is not None or await self._is_newest(cached.name, seen):
                    return told, cached.table.seq
            except Conflict:
                metrics.conflicts.inc()
                if attempt == MAX_COMMIT_ATTEMPTS - 1:
                    raise
            except Refused:
                if await self._is_newest(cached.name, seen):
                    raise
            await self._read(cached)
        raise AssertionError

    async def _is_newest(self, name: str, seen: Head) -> bool:
        """Tell whether a table is as far as its journal, neither behind nor beyond it."""
        return await self._journal_head(name) in (None, seen, Head(seen.seq))

    def _publish(self, name: str, told: StoredSummary | None, seq: int) -> None:
        if told is not None:
            self.on_due(name, told.due)
            with metrics.timed("publish"):
                self.bus.publish(name, str(seq))

    async def record(self, name: str) -> str:
        """Return the record of a table; that of a finished one is kept, whatever becomes of it."""
        if kept := await self.journal.record(name):
            return kept
        async with self.locked_latest(name) as cached:
            return str(cached.table.record())

    async def _commit(self, cached: CachedTable, propose: Propose) -> StoredSummary | None:
        table, last = cached.table, cached.head
        entry = propose(table)
        if entry is None:
            return None
        try:
            cached.restore_views()
            with metrics.timed("commit"):
                table.commit(entry)
            told = build_summary(table)
            # Once it is over its record is kept, for whoever has other rules by then.
            record = str(table.record()) if told.status == "over" else ""
            await self._append(cached.name, last, [entry], told, record)
        except BaseException:
            cached.invalidate()  # it may be ahead of the journal; read again before the next look
            raise
        return told

    async def _read(self, cached: CachedTable) -> None:
        """Bring a table at hand up to its journal."""
        if cached.unreadable is not None:
            raise cached.unreadable
        try:
            heard, seen = (
                cached.announced_seq,
                cached.loaded.seq if cached.loaded is not None else 0,
            )
            entries, went_back = await self._read_after(cached, seen)
            if cached.loaded is not None:
                cached.restore_views()
                for entry in entries:
                    cached.loaded.commit(entry)
            elif not entries:
                raise NotFound(cached.name)
            elif len(entries) < OFFLOAD_AFTER_ENTRIES:
                cached.loaded = tables.replay_journal(entries)
            else:
                cached.loaded = await asyncio.to_thread(tables.replay_journal, entries)
            cached.mark_current(heard)
            if went_back:
                self.on_due(cached.name, build_summary(cached.table).due)
        except ValueError as error:
            cached.invalidate()
            key = "refused-newer" if isinstance(error, UnsupportedVersion) else "refused-unreadable"
            cached.unreadable = Refused(key, text=str(error))
            self._touch(cached)  # it is read, and complained of, once
            metrics.unreadable.inc()
            log.warning("table %s cannot be read: %s", cached.name, error)
            raise cached.unreadable from error

    async def _read_after(self, cached: CachedTable, seen: int) -> tuple[list[Entry], bool]:
        """Return the entries of a table after the last one that is known.

        Return all of them, and that it has gone back, if the journal does not hold what was shown.
        """
        shown = cached.head if cached.loaded is not None else self._heads.get(cached.name)
        entries = await self.journal.read(cached.name, max(0, seen - 1))
        if shown is None or shown in [Head(one.seq, one.at) for one in entries]:
            return [entry for entry in entries if entry.seq > seen], False
        cached.invalidate()
        if seen:
            entries = await self.journal.read(cached.name)
        if entries:
            await self.journal.renew_leases(
                [cached.name], 0
            )  # whoever holds it sees to what is lost
            self._on_rewind(cached.name, shown, entries[-1])
        return entries, bool(entries)

    def _on_rewind(self, name: str, shown: Head, last: Entry) -> None:
        """Let everybody who was shown a table be shown it anew."""
        metrics.rewinds.inc()
        log.warning(
            "table %s went back: entry %d was shown to players but is no longer in the journal,"
            " which ends at %d; was a standby promoted or a backup restored?",
            *(name, shown.seq, last.seq),
        )
        self._heads.pop(name, None)
        for went_back in tuple(self._subscribers.get(name, ())):
            went_back()

    async def evict(self, names: list[str]) -> None:
        """Put tables away that the journal has forgotten."""
        for name in names:
            cached = self._cached.get(name)
            if cached is not None:
                async with cached.lock:
                    self._evict(cached)
                    cached.invalidate()
                    cached.unreadable = None
            self.on_due(name, None)
            self.bus.publish(name, str(DELETED_SEQ))

    def _touch(self, cached: CachedTable) -> None:
        if cached.unsubscribe is None:
            cached.unsubscribe = self.bus.subscribe(cached.name, cached.on_seq)
        self._view_lru.touch(cached)
        self._recent[cached.name] = cached
        self._recent.move_to_end(cached.name)
        if len(self._recent) > self._capacity:
            self._evict(next(iter(self._recent.values())))
        metrics.cached_tables.set(len(self._recent))

    def _evict(self, cached: CachedTable) -> None:
        self._recent.pop(cached.name, None)
        if cached.name not in self._subscribers:
            self._heads.pop(cached.name, None)
        if cached.unsubscribe is not None:
            cached.unsubscribe()
            cached.unsubscribe = None
