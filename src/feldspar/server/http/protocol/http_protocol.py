"""The lines to the house: each has so long to say what it wants, and no caller may hold many.

Below the application, where a request that never ends has not become one yet. A line that became
a socket is counted where sockets are, in `limits.py`.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from feldspar.server.http.errors import refusal
from feldspar.server.http.middleware.security_headers import SAFE
from feldspar.server.http.protocol.connection_limiter import Door

LONGEST_HEAD: Final = 65_536
"""Bytes before the body: cookies and addresses are far shorter."""


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


def lines_of(door: Door) -> type[asyncio.Protocol]:
    """Return the kind of line that leads to a door."""

    class Leading(Line):
        """A line to this door."""

    Leading.door = door
    return Leading
