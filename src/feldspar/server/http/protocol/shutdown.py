"""Graceful shutdown: drains, closes connections in turn, and ends.

First the server stops being ready and, if configured, keeps serving for a while, because load
balancers check only now and then. Then it stops accepting connections. Sockets are closed one after
the other, not all at once, because each page gets a whole view when it reconnects. Open requests
are finished before the process exits.
"""

import asyncio
import socket
from collections.abc import Callable
from typing import Final

from feldspar.server.http.health import Health
from feldspar.server.http.protocol.uvicorn_internals import Server
from feldspar.server.http.protocol.websocket_protocol import WebSocketConnection
from feldspar.server.settings import Settings

CLOSE_STAGGER_SECONDS: Final = 0.01
"""Seconds between two sockets that are told: few are told faster than many."""


class GracefulServer(Server):
    """A server that closes in order."""

    health: Health
    settings: Settings
    on_exit: Callable[[], None] = staticmethod(lambda: None)
    """Called last: the signal that ends the server ends the process with it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        self.health.is_ending = lambda: self.should_exit
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: unready, shut to newcomers, sockets told, requests answered."""
        await self._wait(self.settings.drain_seconds)
        self.stop_listening()
        for own in sockets or []:
            own.close()
        live = [one for one in self.open_connections() if isinstance(one, WebSocketConnection)]
        for one in live:
            one.shutdown()
            await self._wait(
                min(CLOSE_STAGGER_SECONDS, self.settings.close_spread_seconds / len(live))
            )
        await super().shutdown(sockets)
        await asyncio.to_thread(self.on_exit)

    async def _wait(self, seconds: float) -> None:
        """Wait, unless whoever ends it is in a hurry."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not self.force_exit and (left := end - loop.time()) > 0:
            await asyncio.sleep(min(left, 0.1))
