"""Broadcast of table views to WebSockets: first the whole view, then changes.

Each socket has at most one frame under way. Whoever is slow, or was away for a moment, is told the
steps that led to the newest view when there is room again, in one frame. What a viewer cannot
notice makes no frame at all. Who is here is told beside that, when it has changed, and is no part
of a view.

All sockets at a table are told together, in one go: what many see alike is made for them once. Only
whoever cannot be told at once has work under way for itself.
"""

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldspar.kernel.serialize.encode import plain
from feldspar.server.live.frames import AT_ONCE, Prepared, Say
from feldspar.server.live.presence import Presences
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import Leave
from feldspar.server.store.journal import Missing
from feldspar.server.tables.cached_table import GONE, NOTHING, REWOUND, Place
from feldspar.server.tables.repository import UNREADABLE, Keeper
from feldspar.table import Refused
from feldspar.table.contract.commands import Wish
from feldspar.table.contract.views import HeartbeatFrame, Presence, PresenceFrame, View
from feldspar.table.services.query import decode_request

NO_SESSION = 4401
NO_TABLE = 4404
NO_SENSE = 4400
NO_READING = 4410
MANY: Final = 100
"""How many are told in one go, before others in the house are served."""
Here = tuple[Presence | None, ...]


class SessionEnded(Exception):
    """Whoever follows a table is not that player on this device any more."""


class Audiences:
    """All who follow something in a house."""

    def __init__(self, keeper: Keeper, presences: Presences) -> None:
        self.keeper = keeper
        self.presences = presences
        self._at: WeakValueDictionary[str, Audience] = WeakValueDictionary()

    def of(self, table: str) -> "Audience":
        """Return those at a table, where there may be nobody yet."""
        return self._at.get(table) or self._at.setdefault(
            table, Audience(self.keeper, self.presences, table)
        )

    async def send_heartbeats(self, seconds: float) -> None:
        """Say to every socket at this interval that the line is alive, until cancelled.

        Pages cannot see WebSocket pings, and a proxy keeps a socket to a frozen server open.
        """
        frame = Prepared(_said(HeartbeatFrame(seconds)))
        while True:
            await asyncio.sleep(seconds)
            for audience in tuple(self._at.values()):
                audience.send_heartbeat(frame)
                await asyncio.sleep(0)


class Audience:
    """All sockets at one table."""

    def __init__(self, keeper: Keeper, presences: Presences, table: str) -> None:
        self.keeper = keeper
        self.presences = presences
        self.table = table
        self.seq = 0
        """The newest seq heard of."""
        self._viewers: dict[Viewer, None] = {}
        self._news = False
        self._telling: asyncio.Task[None] | None = None
        self._leave: Leave

    def enter(self, viewer: "Viewer") -> None:
        """Let a socket hear what happens here."""
        if not self._viewers:
            self._leave = self.keeper.follow(self.table, self._hear, self._went_back)
        self._viewers[viewer] = None

    def leave(self, viewer: "Viewer") -> None:
        """Take no more notice of a socket."""
        del self._viewers[viewer]
        if not self._viewers:
            self._leave()

    def _hear(self, seq: int) -> None:
        if seq > self.seq or seq == GONE:
            self.seq = max(self.seq, seq)
            self.stir()

    def send_heartbeat(self, frame: Prepared) -> None:
        """Say to every socket here that the line is alive."""
        for viewer in self._viewers:
            viewer.send_heartbeat(frame)

    def _went_back(self) -> None:
        """Show everybody the table anew, whose journal has lost some of what they were told."""
        self.seq = 0
        for viewer in self._viewers:
            if viewer.told != NOTHING:
                viewer.told = REWOUND
        self.stir()

    def stir(self) -> None:
        """See what there is to tell, now or right after what is being told."""
        self._news = True
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self._news:
                self._news = False
                heard = self.seq
                try:
                    async with self.keeper.at(self.table, heard) as place:
                        if self.seq == heard:  # what the journal does not hold has not happened
                            self.seq = min(heard, place.table.seq)
                        await self._tell_of(place)
                except Exception:  # each meets it by itself, and says what became of the table
                    for viewer in self._viewers:
                        viewer.catch_up()
        finally:
            self._telling = None

    async def _tell_of(self, place: Place) -> None:
        round_ = Round(place, self)
        for number, viewer in enumerate(tuple(self._viewers)):
            if number % MANY == MANY - 1:
                await asyncio.sleep(0)
            if viewer in self._viewers and not viewer.told_at_once(round_):
                viewer.catch_up()


class Round:
    """What there is to tell at a table as it stands, each thing made once."""

    def __init__(self, place: Place, audience: Audience) -> None:
        self._place = place
        self._audience = audience
        self._people = place.people()
        self._views: dict[tuple[str, int | None], View] = {}
        self._here: dict[str, Here] = {}
        self._frames: dict[tuple[int, int], Prepared | None] = {}

    def view(self, player: str, seat: int | None) -> View:
        """Return what a player sees."""
        who = (player, seat) if player in self._people else ("", None)
        if who not in self._views:
            with metrics.step("view"):
                self._views[who] = self._place.look(*who)
        return self._views[who]

    def here(self, player: str) -> Here:
        """Return who of the others is here."""
        who = player if player in self._people else ""
        if who not in self._here:
            seats = [seat.player if seat.is_person else "" for seat in self._place.table.seats]
            self._here[who] = self._audience.presences.of(self._audience.table, seats, who)
        return self._here[who]

    def frame(self, view: View, told: int) -> Prepared | None:
        """Return what leads to a view from earlier news, ready to be sent; None if that is far."""
        key = id(view), told  # each view of this round is held by it
        if key not in self._frames:
            near = told == view.news or self._place.near(view, told)
            with metrics.step("frame"):
                self._frames[key] = Prepared(self._place.frame(view, told)) if near else None
        return self._frames[key]


class Viewer:
    """One socket, and what it has been told."""

    def __init__(
        self, socket: WebSocket, audience: Audience, player: str, seat: int | None
    ) -> None:
        self.socket = socket
        self.audience = audience
        self.player = player
        self.seat = seat
        self.told = self.viewer = NOTHING
        """The news it was last told, and from where it looked."""
        self.told_here: Here = ()
        self._say: Say | None = socket.scope.get("extensions", {}).get(AT_ONCE)
        self._news = False
        self._following: asyncio.Task[None] | None = None
        self._work: asyncio.Task[None] | None = None
        """What is being told to this socket alone."""
        self._wrong: Exception | None = None

    async def follow(self) -> None:
        """Tell a socket all that happens at a table until one of the two is gone."""
        await self.socket.accept()
        audience, self._following = self.audience, asyncio.current_task()
        audience.enter(self)
        go = audience.presences.enter(audience.table, self.player, audience.stir)
        metrics.sockets.inc()
        try:
            self.catch_up()
            await self._listen()
        except Refused as refused:
            await self._end(refused)
        except asyncio.CancelledError:
            wrong, self._wrong = self._wrong, None
            if wrong is None or self._following is None:
                if self._work is not None:
                    self._work.cancel()
                raise
            self._following.uncancel()
            await self._end(wrong)
        finally:  # what is under way ends by itself: nobody hears it any more
            audience.leave(self)
            go()
            metrics.sockets.dec()
            self._following = None

    async def _end(self, why: Exception) -> None:
        if isinstance(why, SessionEnded):
            await self._close(NO_SESSION)
        elif isinstance(why, Missing):
            await self._close(NO_TABLE)
        elif isinstance(why, Refused):
            gone = why.key in UNREADABLE
            await self._close(NO_READING if gone else NO_SENSE, why.key)
        elif not isinstance(why, WebSocketDisconnect):
            raise why

    async def _close(self, code: int, why: str = "") -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # its caller has closed it already
            await self.socket.close(code, why)

    async def _listen(self) -> None:
        while (said := await self.socket.receive())["type"] != "websocket.disconnect":
            try:
                wish: Wish = decode_request(Wish, msgspec.json.decode(said.get("text") or ""))
            except (msgspec.DecodeError, RecursionError):
                raise Refused("refused-request", text="a wish is JSON") from None
            self.seat = wish.seat
            self.told = NOTHING
            self.catch_up()

    def told_at_once(self, round_: Round) -> bool:
        """Tell what there is, if that is little and the line is free; say whether it was done."""
        if self._work is not None or self._say is None:
            return False
        view, here = round_.view(self.player, self.seat), self._noted(round_.here(self.player))
        frame = round_.frame(view, self.told) if self.viewer == view.viewer else None
        if frame is None or (frame and not self._said_at_once(frame)):
            return False
        self.told = view.news
        if here != self.told_here:
            if not self._said_at_once(Prepared(_said(PresenceFrame(here)))):
                return False
            self.told_here = here
        return True

    def send_heartbeat(self, frame: Prepared) -> None:
        """Say that the line is alive; where something else is under way, that says it as well."""
        if self._work is None:
            self._said_at_once(frame)

    def _said_at_once(self, frame: Prepared) -> bool:
        if self._say is None or not self._say(frame):
            return False
        metrics.frames.inc()
        metrics.frame_bytes.inc(len(frame))
        return True

    def catch_up(self) -> None:
        """Tell what there is as soon as the line is free, however much it is."""
        self._news = True
        if self._work is None and self._following is not None:
            self._work = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self._news and self._following is not None:
                self._news = False
                await self._tell_once()
        except Exception as wrong:  # whoever listens meanwhile ends it
            self._stop(wrong)
        finally:
            self._work = None

    def end_session(self) -> None:
        """Close the socket: its session has ended."""
        self._stop(SessionEnded())

    def _stop(self, wrong: Exception) -> None:
        if self._following is not None and self._wrong is None:
            self._wrong = wrong
            self._following.cancel()

    async def _tell_once(self) -> None:
        audience = self.audience
        async with audience.keeper.at(audience.table, audience.seq) as place:
            with metrics.step("view"):
                view = place.look(self.player, self.seat)
            told = self.told if self.told == REWOUND or self.viewer == view.viewer else NOTHING
            # At once: whoever asks anew while the frame is drawn has been told nothing.
            self.told, self.viewer = view.news, view.viewer
            with metrics.step("frame"):
                if place.near(view, told):
                    frame = place.frame(view, told)
                else:  # a long way is long to draw: others are served meanwhile
                    frame = await asyncio.to_thread(place.frame, view, told)
            here = self._noted(Round(place, audience).here(self.player))
        if frame:
            await self._send(frame)
        if here != self.told_here:
            self.told_here = here
            await self._send(_said(PresenceFrame(here)))

    async def _send(self, frame: str) -> None:
        with metrics.step("send"):
            await self.socket.send_text(frame)
        metrics.frames.inc()
        metrics.frame_bytes.inc(len(frame))

    def _noted(self, here: Here) -> Here:
        """Return who is here; nothing where there never was anybody."""
        return here if any(here) or self.told_here else ()


def _said(frame: PresenceFrame | HeartbeatFrame) -> str:
    return msgspec.json.encode(plain(frame)).decode()
