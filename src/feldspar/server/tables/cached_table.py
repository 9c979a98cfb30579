"""Cached table: its state, its lock, and the views it has sent."""

import asyncio
from collections import OrderedDict
from typing import Final
from weakref import ref

import msgspec

from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.runtime.bus import Unsubscribe
from feldspar.server.runtime.clock import now
from feldspar.server.store.journal import Head, NotFound
from feldspar.table import Refused, Table
from feldspar.table.content.daily import is_published
from feldspar.table.contract.views import View
from feldspar.table.services import tables
from feldspar.table.views.cache import ViewCache, ViewerKey
from feldspar.table.views.catch_up import build_frame

NEVER_SENT: Final = -1
"""The news of somebody who has been told nothing."""
REWOUND: Final = -2
"""The news of somebody who was told what the journal has lost since."""
OFFLOAD_AFTER_DECISIONS: Final = 4
"""Decisions from which on the way to the newest view is drawn off the event loop."""
DELETED_SEQ: Final = 0
"""The seq of a table that has been forgotten."""


class CachedTable:
    """A table at hand: who may act at it now, and what has been shown of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.loaded: Table | None = None
        self.unreadable: Refused | None = None
        self.caller: str | None = None
        """For whom bots think there, once that was asked."""
        self.announced_seq = 0
        """The newest seq the bus has told of."""
        self.unsubscribe: Unsubscribe | None = None
        """Ends listening to the bus; whoever does not may be behind."""
        self._is_deleted = False
        self._view_cache = ViewCache()
        self._frames: dict[ViewerKey, tuple[int, dict[int, str]]] = {}
        """What leads to the last view of each, by the news before it."""

    @property
    def table(self) -> Table:
        """Return the table, which has been laid out for whoever holds the lock."""
        assert self.loaded is not None
        return self.loaded

    def table_for(self, player: str) -> Table:
        """Return the table, unless it is another's of a day whose dice nobody may know yet."""
        table = self.table
        if table.daily and not is_published(table.daily, now()) and not table.seats_of(player):
            raise NotFound(self.name)
        return table

    def view_for(self, player: str, seat: int | None) -> View:
        """Return what a player sees; what has not changed is the same object as before."""
        self.table_for(player)
        return tables.view_for(self.table, self._view_cache, player, seat)

    @property
    def head(self) -> Head:
        """Return the last entry of the table."""
        return Head(self.table.seq, self.table.entry_at)

    def privileged_players(self) -> frozenset[str]:
        """Return all who see something others do not: they sit, are invited, or set the table."""
        seats = self.table.seats
        known = [name for seat in seats for name in (seat.player, seat.invited)]
        return frozenset([self.table.opener, *known])

    def is_nearly_current(self, view: View, news: int) -> bool:
        """Tell whether somebody who was told those news is hardly behind: no way need be drawn."""
        told, play = self._view_cache.sent_view(view, news), self.table.play
        return told is not None and (
            play is None
            or told.count_standing(play) > len(play.decisions) - OFFLOAD_AFTER_DECISIONS
        )

    def frame(self, view: View, news: int = NEVER_SENT) -> str:
        """Return the text that leads to a view from what was seen at some earlier news, made once
        for all who see the same; nothing if there is none newer."""
        if news == view.news:
            return ""
        who = view.viewer, view.opener, view.invited
        to, frames = self._frames.get(who, (NEVER_SENT, {}))
        if to != view.news:
            frames = {}
        if news in frames:
            return frames[news]
        said = build_frame(self.table, self._view_cache.sent_view(view, news), view)
        if news == REWOUND:
            said["back"] = self.table.last_event_at
        whole = {"view": to_plain(said["view"])} if "view" in said else {}
        text = msgspec.json.encode({**said, **whole}).decode() if said["steps"] or whole else ""
        self._frames[who] = view.news, {**frames, news: text}
        return text

    def drop_views(self) -> None:
        """Forget what was shown, which can be drawn again."""
        if self.loaded is not None:
            self._view_cache.compact(self.loaded)
        self._frames.clear()

    def restore_views(self) -> None:
        """Know again what was shown, before something changes."""
        self._view_cache.restore(self.table)

    def on_seq(self, word: str) -> None:
        """Take note of how far the table has come elsewhere."""
        seq = int(word)
        self._is_deleted = self._is_deleted or seq == DELETED_SEQ
        self.announced_seq = max(self.announced_seq, seq)

    def mark_current(self, heard: int) -> None:
        """Believe the journal, which was read since that seq was heard of: it is not further."""
        if self.announced_seq == heard:
            self.announced_seq = min(heard, self.table.seq)

    def is_stale(self, seq: int) -> bool:
        """Tell whether the journal must be read before anybody looks, to be as new as `seq`."""
        if self._is_deleted:
            self._is_deleted = False
            self.invalidate()
        newest = max(seq, self.announced_seq)
        return self.unsubscribe is None or self.loaded is None or self.loaded.seq < newest

    def invalidate(self) -> None:
        """Lay the table out anew before the next look."""
        self.loaded = None
        self.announced_seq = 0
        self._view_cache = ViewCache()
        self._frames.clear()


class ViewCacheLru:
    """The places of which it is kept at hand what was shown: those used last. The others rest."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._recent: OrderedDict[str, ref[CachedTable]] = OrderedDict()

    def touch(self, cached: CachedTable) -> None:
        """Take note that somebody is at a place."""
        self._recent[cached.name] = ref(cached)
        self._recent.move_to_end(cached.name)
        if len(self._recent) > self._limit:
            name, longest = self._recent.popitem(last=False)
            unused = longest()
            if unused is not None and unused.lock.locked():
                self._recent[name] = longest  # somebody is about to use it
            elif unused is not None:
                unused.drop_views()
