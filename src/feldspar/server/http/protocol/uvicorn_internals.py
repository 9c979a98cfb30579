"""Private parts of uvicorn and websockets that we use: here and nowhere else.

Neither promises how its connections work inside, and any of their releases may change it. So
`pyproject.toml` allows only versions that this was tried with, the oldest and the newest of them
are tested, and `tests/server/http/test_uvicorn_internals.py` lists every name that is used, and
what it must be.
"""

import asyncio
import logging
from typing import Any, ClassVar

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State
from websockets.server import ServerProtocol

from feldspar.server.live.frames import DeflateAgreement


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection that tells what happens on it."""

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self._cycles: list[RequestResponseCycle] = []
        """Those not complete: a caller may ask again before it has been answered."""

    # ---------------------------------------------------------------------------- what is told

    def on_request_began(self) -> None:
        """Told when the first byte of a request has arrived."""

    def on_headers_ended(self) -> None:
        """Told when a request is known but for its body."""

    def on_request_ended(self) -> None:
        """Told when all of a request has arrived."""

    def on_invalid_request(self) -> None:
        """Told when something else has arrived."""

    def on_upgrade(self) -> None:
        """Told when a socket takes over."""

    # --------------------------------------------------------------------------- what is asked

    @property
    def connection_count(self) -> int:
        """How many connections the server has, sockets included."""
        return len(self.connections)

    @property
    def is_responding(self) -> bool:
        """Whether the last request is not answered completely."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    @property
    def is_response_started(self) -> bool:
        """Whether the last request is answered in part, at least."""
        return self.cycle.response_started

    def mark_disconnected(self) -> None:
        """Let whoever still answers know that it is in vain."""
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()

    # ------------------------------------------------------------------------ what it is made of

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.on_request_began()

    def on_headers_complete(self) -> None:
        """Its body is next."""
        super().on_headers_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None:
            unfinished = [one for one in self._cycles if not one.response_complete]
            self._cycles = [*unfinished, cycle]
        self.on_headers_ended()

    def on_message_complete(self) -> None:
        """It has ended."""
        super().on_message_complete()
        self.on_request_ended()

    def send_400_response(self, msg: str) -> None:
        """Leave it to us what is said."""
        self.on_invalid_request()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a socket; who has nothing to read any more holds nobody."""
        self.on_upgrade()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection whose compression is agreed on our terms."""

    send_extension: ClassVar[str]
    """The ASGI extension by which an application reaches `try_send`."""

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self.agreement = DeflateAgreement()
        _close_parser(self.conn)
        self.conn = ServerProtocol(
            extensions=[self.agreement],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def try_send(self, frame: Any) -> bool:
        """Send what the application has prepared, if that is possible at once."""
        raise NotImplementedError

    def on_handshake_error(self, wrong: Exception) -> None:
        """Told when a call cannot be read; nobody else answers it."""

    # --------------------------------------------------------------------------- what is asked

    @property
    def is_open(self) -> bool:
        """Whether messages may be sent."""
        return self._is_accepted and not self._is_closing and self.conn.state is State.OPEN

    @property
    def is_unhindered(self) -> bool:
        """Whether the client reads as fast as we write."""
        return self.writable.is_set()

    @property
    def _is_accepted(self) -> bool:
        return self.handshake_complete and self.initial_response is None

    @property
    def _is_closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    # ------------------------------------------------------------------------ what it is made of

    async def run_asgi(self) -> None:
        """Let the application also send what it has prepared."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[self.send_extension] = self.try_send
        try:
            await super().run_asgi()
        finally:
            del extensions[self.send_extension]

    def data_received(self, data: bytes) -> None:
        """Take in what was said. A call that cannot be read is answered: it would stay for ever."""
        super().data_received(data)
        wrong = self.conn.handshake_exc
        if wrong is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.on_handshake_error(wrong)

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of all: what only holds itself would have to be looked for."""
        super().connection_lost(exc)
        _close_parser(self.conn)

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
        if self._is_accepted and self._is_closing:
            raise ClientDisconnected
        await super().send(message)
        refused = message["type"] == "websocket.http.response.body"
        if refused and not message.get("more_body"):
            self.handshake_complete = True  # or the server complains that nobody has answered


def _close_parser(conn: ServerProtocol) -> None:
    """End what reads for a socket: it holds the socket, and is held by it."""
    conn.parser.close()


class Server(uvicorn.Server):
    """A server that can stop to listen before it ends."""

    def stop_listening(self) -> None:
        """Let nobody in any more."""
        for listening in self.servers:
            listening.close()

    def open_connections(self) -> list[asyncio.Protocol]:
        """Return all connections there are."""
        return list(self.server_state.connections)
