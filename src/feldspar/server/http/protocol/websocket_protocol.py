"""WebSocket connections that can send frames encoded in advance."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidMessage
from websockets.frames import CloseCode
from websockets.protocol import State

from feldspar.server.http.protocol.http_protocol import _last_answer
from feldspar.server.live.frames import AT_ONCE, DEFLATE, WINDOW, Prepared


class Socket(WebSocketsSansIOProtocol):
    """A line that became a socket; what its caller does wrong is no error of ours."""

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self.conn.available_extensions = [DEFLATE]

    async def run_asgi(self) -> None:
        """Let the application also send what it has prepared."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[AT_ONCE] = self.say
        try:
            await super().run_asgi()
        finally:
            del extensions[AT_ONCE]

    def data_received(self, data: bytes) -> None:
        """Take in what was said. A call that cannot be read is answered: it would stay for ever."""
        super().data_received(data)
        wrong = self.conn.handshake_exc
        if wrong is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(_last_answer(400 if isinstance(wrong, InvalidMessage) else 431))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of all: what only holds itself would have to be looked for."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def say(self, frame: Prepared) -> bool:
        """Send what was prepared if nothing stands in the way; tell whether that was so."""
        talking = self.handshake_complete and self.initial_response is None
        if not talking or self.close_sent or self.transport.is_closing():
            return False
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        agreed = self.conn.extensions
        if any(getattr(one, "local_max_window_bits", 0) != WINDOW for one in agreed):
            return False
        self.transport.write(frame.compressed if agreed else frame.plain)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand on what was said; what is called text and is none ends the socket."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            if self.conn.state is State.OPEN:  # its caller may have ended it in the same breath
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send what the application says; it may not know yet that nobody listens."""
        talking = self.handshake_complete and self.initial_response is None
        if talking and (self.close_sent or self.transport.is_closing()):
            raise ClientDisconnected
        await super().send(message)
        refused = message["type"] == "websocket.http.response.body"
        if refused and not message.get("more_body"):
            self.handshake_complete = True  # or the server complains that nobody has answered
