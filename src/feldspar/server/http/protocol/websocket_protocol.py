"""WebSocket connections that can send frames encoded in advance."""

import asyncio
from typing import Final

from websockets.exceptions import SecurityError

from feldspar.server.http.protocol.http_protocol import last_answer
from feldspar.server.http.protocol.uvicorn_internals import SocketConnection
from feldspar.server.live.frames import AT_ONCE, WINDOW, Prepared

READ_AS_IT_IS: Final = (0, WINDOW)
"""What a client may have agreed to for whom a prepared frame is right."""


class Socket(SocketConnection):
    """A line that became a socket; what its caller does wrong is no error of ours."""

    at_once = AT_ONCE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin."""
        self._line = transport
        super().connection_made(transport)

    def no_handshake(self, wrong: Exception) -> None:
        """Say why not, and hang up."""
        why = (wrong, wrong.__cause__)  # websockets before 17 says only there what was too long
        too_long = any(isinstance(one, SecurityError) for one in why)
        self._line.write(last_answer(431 if too_long else 400))
        self._line.close()

    def say(self, frame: Prepared) -> bool:
        """Send what was prepared if nothing stands in the way; tell whether that was so."""
        agreed = self.agreement.window
        if not self.open or not self.unhindered or agreed not in READ_AS_IT_IS:
            return False
        self._line.write(frame.compressed if agreed else frame.plain)
        return True
