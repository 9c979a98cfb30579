"""The lines to the house: each has so long to say what it wants, and no caller may hold many.

Below the application, where a request that never ends has not become one yet. A line that became
a socket is counted where sockets are, in `limits.py`.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidMessage
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from feldspar.server import metrics
from feldspar.server.callers import Proxies, household
from feldspar.server.errors import refusal
from feldspar.server.headers import SAFE
from feldspar.server.settings import Settings

LONGEST_HEAD: Final = 65_536
"""Bytes before the body: cookies and addresses are far shorter."""
QUIET: Final = 60.0
"""Seconds between two lines in the log about callers who were turned away."""
AT_ONCE: Final = "feldspar.at-once"
"""The extension by which an application sends what was prepared for many sockets."""
SHORT: Final = 1024
"""Bytes that are not worth being compressed."""
WINDOW: Final = 15
"""The bits of how far back what was said is referred to, unless a client asks for fewer."""
LEVEL: Final = 1
"""How hard is tried to say it in few bytes: more takes twice the time, and saves a tenth."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,  # so a frame is the same for all who get it
    client_no_context_takeover=True,  # so nothing is kept of who says nothing
    compress_settings={"level": LEVEL},
)
PRESS: Final = PerMessageDeflate(True, True, WINDOW, WINDOW, {"level": LEVEL})
"""What they have agreed on then."""
log = logging.getLogger(__name__)


class Prepared:
    """A text as sockets send it, made once for all of them."""

    def __init__(self, text: str) -> None:
        self._said = text.encode()

    def __len__(self) -> int:
        return len(self._said)

    @cached_property
    def plain(self) -> bytes:
        """Return the frame for whoever reads no other."""
        return Frame(Opcode.TEXT, self._said).serialize(mask=False)

    @cached_property
    def compressed(self) -> bytes:
        """Return the frame for whoever agreed to what is compressed; short ones still are not."""
        if len(self._said) < SHORT:
            return self.plain
        return Frame(Opcode.TEXT, self._said).serialize(mask=False, extensions=[PRESS])


Say = Callable[[Prepared], bool]


class Door:
    """Counts who is inside, turns away whoever is too many, and notes it now and then."""

    def __init__(self, settings: Settings, proxies: Proxies) -> None:
        self.settings = settings
        self.proxies = proxies
        self._inside: Counter[str] = Counter()
        self._away = 0
        self._noted = -QUIET

    def enter(self, host: str, all_inside: int) -> int:
        """Let a caller in, or return the status to turn it away with."""
        if all_inside > self.settings.lines:
            self.note(host, "the house is full")
            return 503
        home = household(host)
        if self._inside[home] >= self.settings.lines_each and host not in self.proxies:
            self.note(host, "it holds too many lines")
            return 429
        self._inside[home] += 1
        return 0

    def leave(self, host: str) -> None:
        """Count somebody out."""
        home = household(host)
        self._inside[home] -= 1
        if self._inside[home] <= 0:
            del self._inside[home]

    def note(self, host: str, why: str) -> None:
        """Count somebody who was turned away; say so, but not each time."""
        self._away += 1
        metrics.turned_away.inc()
        moment = time.monotonic()
        if moment - self._noted >= QUIET:
            log.warning("lines turned away: %d, the latest from %s: %s", self._away, host, why)
            self._away, self._noted = 0, moment


class Line(HttpToolsProtocol):
    """One line, with a deadline for whatever its caller owes."""

    door: Door

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self._host = ""
        self._inside = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._head: int | None = 0
        """Bytes heard of a head that is not complete; None while there is a request."""
        self._answers: list[RequestResponseCycle] = []
        """Those not complete: a caller may ask again before it has been answered."""

    # ------------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a caller in, or not."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        status = self.door.enter(self._host, len(self.connections))
        self._inside = not status
        if status:
            self._end(status)
        else:
            self._expect(self.door.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a caller out."""
        self._forget()
        self._nobody_listens()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over to a socket; who has nothing to read any more holds nobody."""
        self._forget()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _forget(self) -> None:
        self._expect(None)
        if self._stuck is not None:
            self._stuck.cancel()
        if self._inside:
            self._inside = False
            self.door.leave(self._host)

    # ------------------------------------------------------------------------------- deadlines

    def data_received(self, data: bytes) -> None:
        """Take in what was said."""
        if self._deadline is None and not self._answering():
            self._expect(self.door.settings.head_seconds)
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._end(431)

    def on_message_begin(self) -> None:
        """A request begins: its head is due."""
        super().on_message_begin()
        self._head = 0
        self._expect(self.door.settings.head_seconds)

    def on_headers_complete(self) -> None:
        """Its body is due."""
        super().on_headers_complete()
        if self.cycle is not None:
            unfinished = [one for one in self._answers if not one.response_complete]
            self._answers = [*unfinished, self.cycle]
        self._head = None
        self._expect(self.door.settings.body_seconds)

    def on_message_complete(self) -> None:
        """Nothing is due; if it was answered before it ended, the next request is."""
        super().on_message_complete()
        self._expect(None if self._answering() else self.door.settings.head_seconds)

    def pause_writing(self) -> None:
        """The caller does not read as fast as we write: that may not take for ever either."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.door.settings.body_seconds, self._unread)

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def _expect(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    def _late(self) -> None:
        self.door.note(self._host, "a request was too slow to arrive")
        if self._answering() and self.cycle.response_started:
            self._hang_up()
        else:
            self._end(408)

    def _unread(self) -> None:
        self.door.note(self._host, "an answer was not read")
        self._hang_up()

    # --------------------------------------------------------------------------------- answers

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request."""
        self._end(400)

    def _end(self, status: int) -> None:
        """Say why not, and hang up."""
        if self.transport.is_closing():
            return
        later = {"retry-after": str(int(self.door.settings.head_seconds) + 1)}
        self.transport.write(_last_answer(status, **(later if status in (429, 503) else {})))
        self._nobody_listens()
        self.transport.close()

    def _hang_up(self) -> None:
        self._nobody_listens()
        self.transport.abort()

    def _nobody_listens(self) -> None:
        """Let whoever still answers know that it is in vain."""
        for cycle in self._answers:
            cycle.disconnected = True
            cycle.message_event.set()


def _last_answer(status: int, **headers: str) -> bytes:
    """Return a refusal after which the line is closed."""
    said = refusal(status, headers={**SAFE, "connection": "close", **headers})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in said.raw_headers]
    return b"\r\n".join([*lines, b"", bytes(said.body)])


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


def lines_of(door: Door) -> type[asyncio.Protocol]:
    """Return the kind of line that leads to a door."""

    class Leading(Line):
        """A line to this door."""

    Leading.door = door
    return Leading
