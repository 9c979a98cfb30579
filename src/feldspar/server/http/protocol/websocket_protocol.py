"""WebSocket connections that can send frames encoded in advance."""

import asyncio
from typing import Final

from websockets.exceptions import SecurityError

from feldspar.server.http.protocol.http_protocol import final_response
from feldspar.server.http.protocol.uvicorn_internals import WebSocketProtocol
from feldspar.server.live.frames import DEFLATE_WINDOW_BITS, SEND_FRAME_EXTENSION, EncodedFrame

SHARED_FRAME_WINDOWS: Final = (0, DEFLATE_WINDOW_BITS)
"""What a client may have agreed to for whom a prepared frame is right."""


class WebSocketConnection(WebSocketProtocol):
    """A line that became a socket; what its caller does wrong is no error of ours."""

    send_extension = SEND_FRAME_EXTENSION

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin."""
        self._transport = transport
        super().connection_made(transport)

    def on_handshake_error(self, wrong: Exception) -> None:
        """Say why not, and hang up."""
        why = (wrong, wrong.__cause__)  # websockets before 17 says only there what was too long
        too_long = any(isinstance(one, SecurityError) for one in why)
        self._transport.write(final_response(431 if too_long else 400))
        self._transport.close()

    def try_send(self, frame: EncodedFrame) -> bool:
        """Send what was prepared if nothing stands in the way; tell whether that was so."""
        agreed = self.agreement.window
        if not self.is_open or not self.is_unhindered or agreed not in SHARED_FRAME_WINDOWS:
            return False
        self._transport.write(frame.compressed_bytes if agreed else frame.plain)
        return True
