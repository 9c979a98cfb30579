"""Broadcast of table views to WebSockets: first the whole view, then changes.

Each socket has at most one frame in flight. A slow client, or one that was away for a moment, gets
the steps that led to the newest view in one frame, once it can receive again. What a viewer cannot
notice makes no frame at all. Presence is sent separately, when it changes, and is no part of a
view.

All sockets of a table are served together: a frame that many viewers share is made once. Only a
socket that cannot take a frame at once has a task of its own.
"""

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldspar.kernel.serialize.encode import to_plain
from feldspar.server.live.frames import SEND_FRAME_EXTENSION, EncodedFrame, SendFrame
from feldspar.server.live.presence import PresenceTracker
from feldspar.server.runtime import metrics
from feldspar.server.runtime.bus import Unsubscribe
from feldspar.server.store.journal import NotFound
from feldspar.server.tables.cached_table import DELETED_SEQ, NEVER_SENT, REWOUND, CachedTable
from feldspar.server.tables.repository import UNREADABLE_KEYS, TableRepository
from feldspar.table import Refused
from feldspar.table.contract.commands import Wish
from feldspar.table.contract.views import HeartbeatFrame, Presence, PresenceFrame, View
from feldspar.table.services.query import decode_request

CLOSE_NO_SESSION = 4401
CLOSE_NO_TABLE = 4404
CLOSE_BAD_REQUEST = 4400
CLOSE_UNREADABLE = 4410
YIELD_AFTER_SENDS: Final = 100
"""How many are told in one go, before others are served."""
PresenceList = tuple[Presence | None, ...]


class SessionEnded(Exception):
    """Whoever follows a table is not that player on this device any more."""


class TableChannels:
    """All who follow something in a house."""

    def __init__(self, repository: TableRepository, presence: PresenceTracker) -> None:
        self.repository = repository
        self.presence = presence
        self._channels: WeakValueDictionary[str, TableChannel] = WeakValueDictionary()

    def channel_for(self, table: str) -> "TableChannel":
        """Return those at a table, where there may be nobody yet."""
        return self._channels.get(table) or self._channels.setdefault(
            table, TableChannel(self.repository, self.presence, table)
        )

    async def send_heartbeats(self, seconds: float) -> None:
        """Say to every socket at this interval that the line is alive, until cancelled.

        Pages cannot see WebSocket pings, and a proxy keeps a socket to a frozen server open.
        """
        frame = EncodedFrame(_encode(HeartbeatFrame(seconds)))
        while True:
            await asyncio.sleep(seconds)
            for audience in tuple(self._channels.values()):
                audience.send_heartbeat(frame)
                await asyncio.sleep(0)


class TableChannel:
    """All sockets at one table."""

    def __init__(self, repository: TableRepository, presence: PresenceTracker, table: str) -> None:
        self.repository = repository
        self.presence = presence
        self.table = table
        self.seq = 0
        """The newest seq heard of."""
        self._subscribers: dict[Subscriber, None] = {}
        self._is_scheduled = False
        self._broadcasting: asyncio.Task[None] | None = None
        self._unsubscribe: Unsubscribe

    def add(self, viewer: "Subscriber") -> None:
        """Let a socket hear what happens here."""
        if not self._subscribers:
            self._unsubscribe = self.repository.subscribe(self.table, self._on_seq, self._on_rewind)
        self._subscribers[viewer] = None

    def remove(self, viewer: "Subscriber") -> None:
        """Take no more notice of a socket."""
        del self._subscribers[viewer]
        if not self._subscribers:
            self._unsubscribe()

    def _on_seq(self, seq: int) -> None:
        if seq > self.seq or seq == DELETED_SEQ:
            self.seq = max(self.seq, seq)
            self.schedule()

    def send_heartbeat(self, frame: EncodedFrame) -> None:
        """Say to every socket here that the line is alive."""
        for viewer in self._subscribers:
            viewer.send_heartbeat(frame)

    def _on_rewind(self) -> None:
        """Show everybody the table anew, whose journal has lost some of what they were told."""
        self.seq = 0
        for viewer in self._subscribers:
            if viewer.sent_version != NEVER_SENT:
                viewer.sent_version = REWOUND
        self.schedule()

    def schedule(self) -> None:
        """See what there is to tell, now or right after what is being told."""
        self._is_scheduled = True
        if self._broadcasting is None:
            self._broadcasting = asyncio.create_task(self._broadcast_loop())

    async def _broadcast_loop(self) -> None:
        try:
            while self._is_scheduled:
                self._is_scheduled = False
                heard = self.seq
                try:
                    async with self.repository.locked(self.table, heard) as cached:
                        if self.seq == heard:  # what the journal does not hold has not happened
                            self.seq = min(heard, cached.table.seq)
                        await self._broadcast(cached)
                except Exception:  # each meets it by itself, and says what became of the table
                    for viewer in self._subscribers:
                        viewer.schedule_catch_up()
        finally:
            self._broadcasting = None

    async def _broadcast(self, cached: CachedTable) -> None:
        round_ = Broadcast(cached, self)
        for number, viewer in enumerate(tuple(self._subscribers)):
            if number % YIELD_AFTER_SENDS == YIELD_AFTER_SENDS - 1:
                await asyncio.sleep(0)
            if viewer in self._subscribers and not viewer.try_send_now(round_):
                viewer.schedule_catch_up()


class Broadcast:
    """What there is to tell at a table as it stands, each thing made once."""

    def __init__(self, cached: CachedTable, channel: TableChannel) -> None:
        self._cached = cached
        self._channel = channel
        self._privileged = cached.privileged_players()
        self._views: dict[tuple[str, int | None], View] = {}
        self._presence: dict[str, PresenceList] = {}
        self._frames: dict[tuple[int, int], EncodedFrame | None] = {}

    def view(self, player: str, seat: int | None) -> View:
        """Return what a player sees."""
        who = (player, seat) if player in self._privileged else ("", None)
        if who not in self._views:
            with metrics.timed("view"):
                self._views[who] = self._cached.view_for(*who)
        return self._views[who]

    def presence(self, player: str) -> PresenceList:
        """Return who of the others is here."""
        who = player if player in self._privileged else ""
        if who not in self._presence:
            seats = [seat.player if seat.is_person else "" for seat in self._cached.table.seats]
            self._presence[who] = self._channel.presence.others_at(self._channel.table, seats, who)
        return self._presence[who]

    def frame(self, view: View, told: int) -> EncodedFrame | None:
        """Return what leads to a view from earlier news, ready to be sent; None if that is far."""
        key = id(view), told  # each view of this round is held by it
        if key not in self._frames:
            near = told == view.news or self._cached.is_nearly_current(view, told)
            with metrics.timed("frame"):
                self._frames[key] = EncodedFrame(self._cached.frame(view, told)) if near else None
        return self._frames[key]


class Subscriber:
    """One socket, and what it has been told."""

    def __init__(
        self, socket: WebSocket, channel: TableChannel, player: str, seat: int | None
    ) -> None:
        self.socket = socket
        self.channel = channel
        self.player = player
        self.seat = seat
        self.sent_version = self.sent_viewer = NEVER_SENT
        """The news it was last told, and from where it looked."""
        self.sent_presence: PresenceList = ()
        self._send_frame: SendFrame | None = socket.scope.get("extensions", {}).get(
            SEND_FRAME_EXTENSION
        )
        self._has_news = False
        self._reader: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        """What is being told to this socket alone."""
        self._error: Exception | None = None

    async def serve(self) -> None:
        """Tell a socket all that happens at a table until one of the two is gone."""
        await self.socket.accept()
        audience, self._reader = self.channel, asyncio.current_task()
        audience.add(self)
        go = audience.presence.join(audience.table, self.player, audience.schedule)
        metrics.websockets.inc()
        try:
            self.schedule_catch_up()
            await self._read_loop()
        except Refused as refused:
            await self._close_for(refused)
        except asyncio.CancelledError:
            wrong, self._error = self._error, None
            if wrong is None or self._reader is None:
                if self._sending is not None:
                    self._sending.cancel()
                raise
            self._reader.uncancel()
            await self._close_for(wrong)
        finally:  # what is under way ends by itself: nobody hears it any more
            audience.remove(self)
            go()
            metrics.websockets.dec()
            self._reader = None

    async def _close_for(self, why: Exception) -> None:
        if isinstance(why, SessionEnded):
            await self._close(CLOSE_NO_SESSION)
        elif isinstance(why, NotFound):
            await self._close(CLOSE_NO_TABLE)
        elif isinstance(why, Refused):
            gone = why.key in UNREADABLE_KEYS
            await self._close(CLOSE_UNREADABLE if gone else CLOSE_BAD_REQUEST, why.key)
        elif not isinstance(why, WebSocketDisconnect):
            raise why

    async def _close(self, code: int, why: str = "") -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # its caller has closed it already
            await self.socket.close(code, why)

    async def _read_loop(self) -> None:
        while (said := await self.socket.receive())["type"] != "websocket.disconnect":
            try:
                wish: Wish = decode_request(Wish, msgspec.json.decode(said.get("text") or ""))
            except (msgspec.DecodeError, RecursionError):
                raise Refused("refused-request", text="a wish is JSON") from None
            self.seat = wish.seat
            self.sent_version = NEVER_SENT
            self.schedule_catch_up()

    def try_send_now(self, broadcast: Broadcast) -> bool:
        """Tell what there is, if that is little and the line is free; say whether it was done."""
        if self._sending is not None or self._send_frame is None:
            return False
        view, here = (
            broadcast.view(self.player, self.seat),
            self._known_presence(broadcast.presence(self.player)),
        )
        frame = (
            broadcast.frame(view, self.sent_version) if self.sent_viewer == view.viewer else None
        )
        if frame is None or (frame and not self._try_send(frame)):
            return False
        self.sent_version = view.news
        if here != self.sent_presence:
            if not self._try_send(EncodedFrame(_encode(PresenceFrame(here)))):
                return False
            self.sent_presence = here
        return True

    def send_heartbeat(self, frame: EncodedFrame) -> None:
        """Say that the line is alive; where something else is under way, that says it as well."""
        if self._sending is None:
            self._try_send(frame)

    def _try_send(self, frame: EncodedFrame) -> bool:
        if self._send_frame is None or not self._send_frame(frame):
            return False
        metrics.frames.inc()
        metrics.frame_bytes.inc(len(frame))
        return True

    def schedule_catch_up(self) -> None:
        """Tell what there is as soon as the line is free, however much it is."""
        self._has_news = True
        if self._sending is None and self._reader is not None:
            self._sending = asyncio.create_task(self._send_loop())

    async def _send_loop(self) -> None:
        try:
            while self._has_news and self._reader is not None:
                self._has_news = False
                await self._send_latest()
        except Exception as wrong:  # whoever listens meanwhile ends it
            self._fail(wrong)
        finally:
            self._sending = None

    def end_session(self) -> None:
        """Close the socket: its session has ended."""
        self._fail(SessionEnded())

    def _fail(self, wrong: Exception) -> None:
        if self._reader is not None and self._error is None:
            self._error = wrong
            self._reader.cancel()

    async def _send_latest(self) -> None:
        audience = self.channel
        async with audience.repository.locked(audience.table, audience.seq) as cached:
            with metrics.timed("view"):
                view = cached.view_for(self.player, self.seat)
            told = (
                self.sent_version
                if self.sent_version == REWOUND or self.sent_viewer == view.viewer
                else NEVER_SENT
            )
            # At once: whoever asks anew while the frame is drawn has been told nothing.
            self.sent_version, self.sent_viewer = view.news, view.viewer
            with metrics.timed("frame"):
                if cached.is_nearly_current(view, told):
                    frame = cached.frame(view, told)
                else:  # a long way is long to draw: others are served meanwhile
                    frame = await asyncio.to_thread(cached.frame, view, told)
            here = self._known_presence(Broadcast(cached, audience).presence(self.player))
        if frame:
            await self._send(frame)
        if here != self.sent_presence:
            self.sent_presence = here
            await self._send(_encode(PresenceFrame(here)))

    async def _send(self, frame: str) -> None:
        with metrics.timed("send"):
            await self.socket.send_text(frame)
        metrics.frames.inc()
        metrics.frame_bytes.inc(len(frame))

    def _known_presence(self, here: PresenceList) -> PresenceList:
        """Return who is here; nothing where there never was anybody."""
        return here if any(here) or self.sent_presence else ()


def _encode(frame: PresenceFrame | HeartbeatFrame) -> str:
    return msgspec.json.encode(to_plain(frame)).decode()
