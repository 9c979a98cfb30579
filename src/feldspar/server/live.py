"""What a socket is told: the whole view first, then what has changed, after each commit.

Each socket has at most one frame under way. Whoever is slow, or was away for a moment, is told the
steps that led to the newest view when there is room again, in one frame. What a viewer cannot
notice makes no frame at all. Who is here is told beside that, when it has changed, and is no part
of a view.
"""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldspar.kernel.plain import plain
from feldspar.server.keeper import NOTHING, UNREADABLE, Keeper, Missing
from feldspar.server.presence import Presences
from feldspar.table import Refused, Table
from feldspar.table.commands import Wish
from feldspar.table.contract import Presence, PresenceFrame
from feldspar.table.desk import understood

NO_TABLE = 4404
NO_SENSE = 4400
NO_READING = 4410


class Viewer:
    """One socket, and what it has been told."""

    def __init__(
        self,
        socket: WebSocket,
        keeper: Keeper,
        presences: Presences,
        table: str,
        player: str,
        seat: int | None,
    ) -> None:
        self.socket = socket
        self.keeper = keeper
        self.presences = presences
        self.table = table
        self.player = player
        self.seat = seat
        self.seq = 0
        """The newest seq heard of."""
        self.told = self.viewer = NOTHING
        """The news it was last told, and from where it looked."""
        self.told_here: tuple[Presence | None, ...] = ()
        self.news = asyncio.Event()

    async def follow(self) -> None:
        """Tell a socket all that happens at a table until one of the two is gone."""
        await self.socket.accept()
        leave = self.keeper.bus.subscribe(self.table, self._hear)
        go = self.presences.enter(self.table, self.player, self.news.set)
        tasks = [asyncio.create_task(work) for work in (self._tell(), self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Missing:
            await self._close(NO_TABLE)
        except Refused as refused:
            gone = refused.key in UNREADABLE
            await self._close(NO_READING if gone else NO_SENSE, refused.key)
        except WebSocketDisconnect:
            pass
        finally:
            leave()
            go()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _close(self, code: int, why: str = "") -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # its caller has closed it already
            await self.socket.close(code, why)

    def _hear(self, seq: int) -> None:
        self.seq = max(self.seq, seq)
        self.news.set()

    async def _listen(self) -> None:
        while True:
            said = await self.socket.receive()
            if said["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(said.get("code", 1000))
            try:
                wish: Wish = understood(Wish, msgspec.json.decode(said.get("text") or ""))
            except (msgspec.DecodeError, RecursionError):
                raise Refused("refused-request", text="a wish is JSON") from None
            self.seat = wish.seat
            self.told = NOTHING
            self.news.set()

    async def _tell(self) -> None:
        while True:
            self.news.clear()
            async with self.keeper.at(self.table, self.seq) as place:
                view = place.look(self.player, self.seat)
                told = self.told if self.viewer == view.viewer else NOTHING
                # At once: whoever asks anew while the frame is drawn has been told nothing.
                self.told, self.viewer = view.news, view.viewer
                if place.near(view, told):
                    frame = place.frame(view, told)
                else:  # a long way is long to draw: others are served meanwhile
                    frame = await asyncio.to_thread(place.frame, view, told)
                here = self._here(place.table)
            if frame:
                await self.socket.send_text(frame)
            if here != self.told_here:
                self.told_here = here
                await self.socket.send_text(_said(PresenceFrame(here)))
            await self.news.wait()

    def _here(self, table: Table) -> tuple[Presence | None, ...]:
        """Return who of the others is here; nothing where there are none."""
        seats = [seat.player if seat.person else "" for seat in table.seats]
        here = self.presences.of(self.table, seats, self.player)
        return here if any(here) or self.told_here else ()


def _said(frame: PresenceFrame) -> str:
    return msgspec.json.encode(plain(frame)).decode()
