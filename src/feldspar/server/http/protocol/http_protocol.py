"""HTTP/1.1 connections with read and write deadlines.

This is below the application, because a request that never ends never reaches it. A connection that
becomes a WebSocket is counted with the sockets, in `http/middleware/request_guard.py`.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from feldspar.server.http.errors import refusal
from feldspar.server.http.middleware.security_headers import SAFE
from feldspar.server.http.protocol.connection_limiter import ConnectionLimiter
from feldspar.server.http.protocol.uvicorn_internals import HttpProtocol

MAX_HEADER_BYTES: Final = 65_536
"""Bytes before the body: cookies and addresses are far shorter."""


class HttpConnection(HttpProtocol):
    """One line, with a deadline for whatever its caller owes."""

    limiter: ConnectionLimiter

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self._host = ""
        self._is_admitted = False
        self._deadline: asyncio.TimerHandle | None = None
        self._write_deadline: asyncio.TimerHandle | None = None
        self._header_bytes: int | None = 0
        """Bytes heard of a head that is not complete; None while there is a request."""

    # ------------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a caller in, or not."""
        super().connection_made(transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""
        status = self.limiter.admit(self._host, self.connection_count)
        self._is_admitted = not status
        if status:
            self._reject(status)
        else:
            self._set_deadline(self.limiter.settings.header_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a caller out."""
        self._release()
        self.mark_disconnected()
        super().connection_lost(exc)

    def on_upgrade(self) -> None:
        """Count a caller out: sockets are counted elsewhere."""
        self._release()

    def _release(self) -> None:
        self._set_deadline(None)
        if self._write_deadline is not None:
            self._write_deadline.cancel()
        if self._is_admitted:
            self._is_admitted = False
            self.limiter.release(self._host)

    # ------------------------------------------------------------------------------- deadlines

    def data_received(self, data: bytes) -> None:
        """Take in what was said."""
        if self._deadline is None and not self.is_responding:
            self._set_deadline(self.limiter.settings.header_timeout)
        super().data_received(data)
        if self._header_bytes is not None:
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADER_BYTES:
                self._reject(431)

    def on_request_began(self) -> None:
        """Expect its head."""
        self._header_bytes = 0
        self._set_deadline(self.limiter.settings.header_timeout)

    def on_headers_ended(self) -> None:
        """Expect its body."""
        self._header_bytes = None
        self._set_deadline(self.limiter.settings.body_timeout)

    def on_request_ended(self) -> None:
        """Expect nothing; if it was answered before it ended, the next request."""
        self._set_deadline(None if self.is_responding else self.limiter.settings.header_timeout)

    def pause_writing(self) -> None:
        """The caller does not read as fast as we write: that may not take for ever either."""
        super().pause_writing()
        self._write_deadline = _call_later(
            self.limiter.settings.body_timeout, self._on_unread_response
        )

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        if self._write_deadline is not None:
            self._write_deadline.cancel()

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else _call_later(seconds, self._on_timeout)

    def _on_timeout(self) -> None:
        self.limiter.log_rejection(self._host, "client sent its request too slowly")
        if self.is_responding and self.is_response_started:
            self._abort()
        else:
            self._reject(408)

    def _on_unread_response(self) -> None:
        self.limiter.log_rejection(self._host, "client stopped reading the response")
        self._abort()

    # --------------------------------------------------------------------------------- answers

    def on_invalid_request(self) -> None:
        """Answer what is no request."""
        self._reject(400)

    def _reject(self, status: int) -> None:
        """Say why not, and hang up."""
        if self._transport.is_closing():
            return
        later = {"retry-after": str(int(self.limiter.settings.header_timeout) + 1)}
        self._transport.write(final_response(status, **(later if status in (429, 503) else {})))
        self.mark_disconnected()
        self._transport.close()

    def _abort(self) -> None:
        self.mark_disconnected()
        self._transport.abort()


def _call_later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


def final_response(status: int, **headers: str) -> bytes:
    """Return a refusal after which the line is closed."""
    said = refusal(status, headers={**SAFE, "connection": "close", **headers})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in said.raw_headers]
    return b"\r\n".join([*lines, b"", bytes(said.body)])


def connections_of(limiter: ConnectionLimiter) -> type[asyncio.Protocol]:
    """Return the kind of line that leads to a door."""

    class BoundHttpConnection(HttpConnection):
        """A line to this door."""

    BoundHttpConnection.limiter = limiter
    return BoundHttpConnection
