"""Cached table: its state, its lock, and the views it has sent."""

import asyncio
from collections import OrderedDict
from typing import Final
from weakref import ref

import msgspec

from feldspar.kernel.serialize.encode import plain
from feldspar.server.runtime.bus import Leave
from feldspar.server.runtime.clock import now
from feldspar.server.store.journal import Head, Missing
from feldspar.table import Refused, Table
from feldspar.table.content.daily import is_published
from feldspar.table.contract.views import View
from feldspar.table.services import tables
from feldspar.table.views.cache import ViewCache, ViewerKey
from feldspar.table.views.catch_up import build_frame

NOTHING: Final = -1
"""The news of somebody who has been told nothing."""
REWOUND: Final = -2
"""The news of somebody who was told what the journal has lost since."""
FAR: Final = 4
"""Decisions from which on the way to the newest view is drawn off the event loop."""
GONE: Final = 0
"""The seq of a table that has been forgotten."""


class Place:
    """A table at hand: who may act at it now, and what has been shown of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.known: Table | None = None
        self.unreadable: Refused | None = None
        self.caller: str | None = None
        """For whom bots think there, once that was asked."""
        self.heard = 0
        """The newest seq the bus has told of."""
        self.leave: Leave | None = None
        """Ends listening to the bus; whoever does not may be behind."""
        self._gone = False
        self._sights = ViewCache()
        self._frames: dict[ViewerKey, tuple[int, dict[int, str]]] = {}
        """What leads to the last view of each, by the news before it."""

    @property
    def table(self) -> Table:
        """Return the table, which has been laid out for whoever holds the lock."""
        assert self.known is not None
        return self.known

    def shown_to(self, player: str) -> Table:
        """Return the table, unless it is another's of a day whose dice nobody may know yet."""
        table = self.table
        if table.daily and not is_published(table.daily, now()) and not table.seats_of(player):
            raise Missing(self.name)
        return table

    def look(self, player: str, seat: int | None) -> View:
        """Return what a player sees; what has not changed is the same object as before."""
        self.shown_to(player)
        return tables.view_for(self.table, self._sights, player, seat)

    @property
    def head(self) -> Head:
        """Return the last entry of the table."""
        return Head(self.table.seq, self.table.entry_at)

    def people(self) -> frozenset[str]:
        """Return all who see something others do not: they sit, are invited, or set the table."""
        seats = self.table.seats
        known = [name for seat in seats for name in (seat.player, seat.invited)]
        return frozenset([self.table.opener, *known])

    def near(self, view: View, news: int) -> bool:
        """Tell whether somebody who was told those news is hardly behind: no way need be drawn."""
        told, play = self._sights.sent_view(view, news), self.table.play
        return told is not None and (
            play is None or told.count_standing(play) > len(play.decisions) - FAR
        )

    def frame(self, view: View, news: int = NOTHING) -> str:
        """Return the text that leads to a view from what was seen at some earlier news, made once
        for all who see the same; nothing if there is none newer."""
        if news == view.news:
            return ""
        who = view.viewer, view.opener, view.invited
        to, frames = self._frames.get(who, (NOTHING, {}))
        if to != view.news:
            frames = {}
        if news in frames:
            return frames[news]
        said = build_frame(self.table, self._sights.sent_view(view, news), view)
        if news == REWOUND:
            said["back"] = self.table.last_event_at
        whole = {"view": plain(said["view"])} if "view" in said else {}
        text = msgspec.json.encode({**said, **whole}).decode() if said["steps"] or whole else ""
        self._frames[who] = view.news, {**frames, news: text}
        return text

    def rest(self) -> None:
        """Forget what was shown, which can be drawn again."""
        if self.known is not None:
            self._sights.compact(self.known)
        self._frames.clear()

    def wake(self) -> None:
        """Know again what was shown, before something changes."""
        self._sights.restore(self.table)

    def hear(self, word: str) -> None:
        """Take note of how far the table has come elsewhere."""
        seq = int(word)
        self._gone = self._gone or seq == GONE
        self.heard = max(self.heard, seq)

    def caught_up(self, heard: int) -> None:
        """Believe the journal, which was read since that seq was heard of: it is not further."""
        if self.heard == heard:
            self.heard = min(heard, self.table.seq)

    def behind(self, seq: int) -> bool:
        """Tell whether the journal must be read before anybody looks, to be as new as `seq`."""
        if self._gone:
            self._gone = False
            self.forget()
        newest = max(seq, self.heard)
        return self.leave is None or self.known is None or self.known.seq < newest

    def forget(self) -> None:
        """Lay the table out anew before the next look."""
        self.known = None
        self.heard = 0
        self._sights = ViewCache()
        self._frames.clear()


class Gallery:
    """The places of which it is kept at hand what was shown: those used last. The others rest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._drawn: OrderedDict[str, ref[Place]] = OrderedDict()

    def use(self, place: Place) -> None:
        """Take note that somebody is at a place."""
        self._drawn[place.name] = ref(place)
        self._drawn.move_to_end(place.name)
        if len(self._drawn) > self._most:
            name, longest = self._drawn.popitem(last=False)
            unused = longest()
            if unused is not None and unused.lock.locked():
                self._drawn[name] = longest  # somebody is about to use it
            elif unused is not None:
                unused.rest()
