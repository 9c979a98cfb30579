"""HTTP/1.1 connections with read and write deadlines.

Below the application, where a request that never ends has not become one yet. A line that became
a socket is counted where sockets are, in `limits.py`.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from feldspar.server.http.errors import refusal
from feldspar.server.http.middleware.security_headers import SAFE
from feldspar.server.http.protocol.connection_limiter import Door
from feldspar.server.http.protocol.uvicorn_internals import HTTPConnection

LONGEST_HEAD: Final = 65_536
"""Bytes before the body: cookies and addresses are far shorter."""


class Line(HTTPConnection):
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

    # ------------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a caller in, or not."""
        super().connection_made(transport)
        self._line = transport
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""
        status = self.door.enter(self._host, self.all_connections)
        self._inside = not status
        if status:
            self._end(status)
        else:
            self._expect(self.door.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a caller out."""
        self._forget()
        self.nobody_listens()
        super().connection_lost(exc)

    def becomes_socket(self) -> None:
        """Count a caller out: sockets are counted elsewhere."""
        self._forget()

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
        if self._deadline is None and not self.answering:
            self._expect(self.door.settings.head_seconds)
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._end(431)

    def request_began(self) -> None:
        """Expect its head."""
        self._head = 0
        self._expect(self.door.settings.head_seconds)

    def head_ended(self) -> None:
        """Expect its body."""
        self._head = None
        self._expect(self.door.settings.body_seconds)

    def request_ended(self) -> None:
        """Expect nothing; if it was answered before it ended, the next request."""
        self._expect(None if self.answering else self.door.settings.head_seconds)

    def pause_writing(self) -> None:
        """The caller does not read as fast as we write: that may not take for ever either."""
        super().pause_writing()
        self._stuck = _later(self.door.settings.body_seconds, self._unread)

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def _expect(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else _later(seconds, self._late)

    def _late(self) -> None:
        self.door.note(self._host, "a request was too slow to arrive")
        if self.answering and self.answer_started:
            self._hang_up()
        else:
            self._end(408)

    def _unread(self) -> None:
        self.door.note(self._host, "an answer was not read")
        self._hang_up()

    # --------------------------------------------------------------------------------- answers

    def no_request(self) -> None:
        """Answer what is no request."""
        self._end(400)

    def _end(self, status: int) -> None:
        """Say why not, and hang up."""
        if self._line.is_closing():
            return
        later = {"retry-after": str(int(self.door.settings.head_seconds) + 1)}
        self._line.write(last_answer(status, **(later if status in (429, 503) else {})))
        self.nobody_listens()
        self._line.close()

    def _hang_up(self) -> None:
        self.nobody_listens()
        self._line.abort()


def _later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


def last_answer(status: int, **headers: str) -> bytes:
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
