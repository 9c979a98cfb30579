"""What a socket is told: the whole view first, then what has changed, after each commit.

Each socket has at most one frame under way. Whoever is slow, or was away for a moment, is told the
difference to the newest view when there is room again, not every step that led to it.
"""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldspar.server.keeper import Keeper, Missing
from feldspar.table.view import View, changes

NO_TABLE = 4404
NO_SENSE = 4400


class Wish(msgspec.Struct):
    """What a socket may say: from which seat it wants to look."""

    seat: int | None = None


class Viewer:
    """One socket, and what it has been told."""

    def __init__(
        self, socket: WebSocket, keeper: Keeper, table: str, player: str, seat: int | None
    ) -> None:
        self.socket = socket
        self.keeper = keeper
        self.table = table
        self.player = player
        self.seat = seat
        self.seq = 0
        """The newest seq heard of."""
        self.told: View | None = None
        self.news = asyncio.Event()

    async def follow(self) -> None:
        """Tell a socket all that happens at a table until one of the two is gone."""
        await self.socket.accept()
        leave = self.keeper.bus.subscribe(self.table, self._hear)
        tasks = [asyncio.create_task(work) for work in (self._tell(), self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Missing:
            await self.socket.close(NO_TABLE)
        except msgspec.DecodeError:
            await self.socket.close(NO_SENSE)
        except WebSocketDisconnect:
            pass
        finally:
            leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _hear(self, seq: int) -> None:
        self.seq = max(self.seq, seq)
        self.news.set()

    async def _listen(self) -> None:
        async for said in self.socket.iter_text():
            self.seat = msgspec.json.decode(said, type=Wish).seat
            self.told = None
            self.news.set()

    async def _tell(self) -> None:
        while True:
            self.news.clear()
            async with self.keeper.at(self.table, self.seq) as place:
                assert place.table is not None
                seq, view = place.table.seq, place.look(self.player, self.seat)
            told, self.told = self.told, view
            if told is None or told["viewer"] != view["viewer"]:
                await self._send({"seq": seq, "view": view})
            elif found := changes(told, view):
                await self._send({"seq": seq, "changes": found})
            await self.news.wait()

    async def _send(self, frame: dict[str, object]) -> None:
        await self.socket.send_text(msgspec.json.encode(frame).decode())
