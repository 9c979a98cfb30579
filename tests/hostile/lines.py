"""Raw connections that can send anything: HTTP, nearly HTTP, and WebSocket frames."""

import asyncio
import base64
import os
import ssl
import struct
from random import Random
from typing import Final, NamedTuple

from tests.hostile.values import ODD, TEXTS, deep, mutated

BROKEN: Final = 0
"""In the place of a status: the server hung up, or had nothing to say."""
PATIENCE: Final = 20.0
GLANCE: Final = 0.05


class Target(NamedTuple):
    """Where a server or its proxy listens, by which name it is reached, and from which address."""

    port: int
    host: str = "127.0.0.1"
    trusted: ssl.SSLContext | None = None
    source: str = "127.0.0.1"

    async def opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a new line to it."""
        return await asyncio.open_connection(
            "127.0.0.1",
            self.port,
            limit=2**24,
            ssl=self.trusted,
            server_hostname=self.host if self.trusted else None,
            local_addr=(self.source, 0),
        )

    def hang_up(self, writer: asyncio.StreamWriter) -> None:
        """Close a line; one that is encrypted without the farewell, which nobody may answer."""
        writer.transport.abort() if self.trusted else writer.close()


class Line:
    """One line from one address, opened again whenever the server has hung up."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> tuple[int, bytes, bytes]:
        """Send a request that is one; return its status, head and body."""
        for attempt in (1, 2):
            try:
                reader, writer = await self._opened()
                writer.write(request)
                async with asyncio.timeout(PATIENCE):
                    return await self._answer(reader)
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
                self.close()
                if attempt == 2:
                    return BROKEN, b"", b""
        raise AssertionError

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        low = head.lower()
        body = b""
        if b"content-length:" in low and not (status < 200 or status == 204):
            length = int(low.split(b"content-length:")[1].split(b"\r\n")[0])
            body = await reader.readexactly(length)
        elif b"transfer-encoding: chunked" in low:
            while length := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(length + 2))[:-2]
            await reader.readuntil(b"\r\n")
        if b"connection: close" in low or status == 101:
            self.close()
        return status, head, body

    async def blurt(self, said: bytes) -> int:
        """Say anything on a line of its own; return the status of what is answered at once."""
        try:
            reader, writer = await self.target.opened()
        except OSError:
            return BROKEN
        try:
            writer.write(said)
            async with asyncio.timeout(GLANCE):
                heard = await reader.read(400)
            return int(heard.split(b" ", 2)[1]) if heard.startswith(b"HTTP/1.1 ") else BROKEN
        except (OSError, TimeoutError, ValueError, IndexError):
            return BROKEN
        finally:
            self.target.hang_up(writer)

    async def socket(self, path: str, cookie: str, frames: list[bytes]) -> int:
        """Open a socket, send frames, and read what comes at once; return its status."""
        key = base64.b64encode(os.urandom(16)).decode()
        shake = (
            f"GET {path} HTTP/1.1\r\nHost: {self.target.host}:{self.target.port}\r\n"
            "Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        try:
            reader, writer = await self.target.opened()
        except OSError:
            return BROKEN
        try:
            writer.write(shake.encode())
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
            writer.write(b"".join(frames))
            async with asyncio.timeout(GLANCE):
                while await reader.read(65536):
                    pass
        except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            pass
        finally:
            self.target.hang_up(writer)
        return int(head.split(b" ", 2)[1]) if "head" in locals() else BROKEN

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._open is None:
            self._open = await self.target.opened()
        return self._open

    def close(self) -> None:
        if self._open is not None:
            self.target.hang_up(self._open[1])
            self._open = None


def request(
    method: str, path: str, target: Target, body: bytes | None = None, **headers: str
) -> bytes:
    """Return a request as bytes; what is no ASCII in its head is sent as it is."""
    said = {"host": f"{target.host}:{target.port}", **headers}
    if body is not None:
        said |= {"content-type": "application/json", "content-length": str(len(body))}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {said[name]}" for name in said), "", ""]
    return "\r\n".join(lines).encode("utf-8", "replace") + (body or b"")


def frame(opcode: int, said: bytes, masked: bool = True, flags: int = 0x80) -> bytes:
    """Return a frame of a socket."""
    size, mask = len(said), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", flags | opcode, mask | size)
    elif size < 65536:
        head = struct.pack("!BBH", flags | opcode, mask | 126, size)
    else:
        head = struct.pack("!BBQ", flags | opcode, mask | 127, size)
    return head + (bytes(4) if masked else b"") + said  # a mask of zeros changes nothing


def hostile_frames(draw: Random) -> list[bytes]:
    """Return a few frames no page would send."""
    said = [
        lambda: frame(1, draw.choice(TEXTS).encode("utf-8", "replace")),
        lambda: frame(1, str(deep(draw.choice((40, 900)))).replace("'", '"').encode()[:4000]),
        lambda: frame(1, b'{"seat": %d}' % draw.choice((0, 1, -5, 99, 10**30))),
        lambda: frame(1, b'{"seat": null}') * draw.choice((1, 30)),
        lambda: frame(1, draw.choice(ODD).encode("utf-8", "replace")),
        lambda: frame(1, b'{"seat": "%s"}' % (b"9" * 300)),
        lambda: frame(2, os.urandom(20)),
        lambda: frame(1, b"x" * draw.choice((4096, 4097, 70_000))),
        lambda: frame(1, b"\xff\xfe\xfa"),
        lambda: frame(draw.choice((3, 7, 11, 15)), b"?"),
        lambda: frame(1, b'{"se', flags=0) + frame(0, b'at": 1}'),
        lambda: frame(0, b"nothing goes before"),
        lambda: frame(1, b"{}", masked=False),
        lambda: frame(8, draw.choice((b"", b"\x03", b"\x00\x00", b"\x03\xe8bye", b"\xff" * 125))),
        lambda: frame(9, b"x" * draw.choice((0, 125, 126))),
        lambda: frame(1, b"{}", flags=0xF0),
        lambda: b"\x81\xff" + b"\xff" * 12,
        lambda: mutated(frame(1, b'{"seat": 1}'), draw),
    ]
    return [draw.choice(said)() for _ in range(draw.randint(1, 3))]


CHUNKS: Final = (
    *(b"zz\r\n{}\r\n", b"FFFFFFFFFFFFFFFFF\r\n", b"2\r\n{}\r\n0\r\n\r\n", b"-1\r\n", b"5\r\n{}"),
    *(b"0x2\r\n{}\r\n0\r\n\r\n", b"\r\n{}\r\n", b"1\r\n{}\r\n0\r\n\r\n", b"2;\n\r\n{}\r\n", b""),
)
"""Bodies in pieces, hardly any of them whole."""


def hostile_head(draw: Random, target: Target, path: str) -> bytes:
    """Return what is nearly an HTTP request."""
    good = request("GET", path, target, cookie="feldspar-0=x.y")
    post = request("POST", "/api/tables", target, b"{}")
    host = f"Host: {target.host}:{target.port}\r\n".encode()
    said = [
        lambda: mutated(draw.choice((good, post)), draw),
        lambda: b"GET / HTTP/9.9\r\n" + host + b"\r\n",
        lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(60),
        lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        lambda: b"GET " + b"/x" * draw.choice((2000, 40_000)) + b" HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"X: y\r\n" * draw.choice((100, 20_000)) + b"\r\n",
        lambda: b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n",
        lambda: (
            b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: " + b"9" * 30 + b"\r\n\r\n"
        ),
        lambda: b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length:\r\n\r\n",
        lambda: b"POST /api/moment HTTP/1.1\r\n" + host + b"Content-Length: 300000\r\n\r\n{",
        lambda: (
            b"POST /api/tables HTTP/1.1\r\n"
            + host
            + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        lambda: (
            b"POST /api/tables HTTP/1.1\r\n"
            + host
            + b"Transfer-Encoding: chunked\r\n\r\n"
            + draw.choice(CHUNKS)
        ),
        lambda: (
            b"GET / HTTP/1.1\r\n"
            + host
            + b"X: "
            + b"y" * draw.choice((9_000, 60_000))
            + b"\r\n\r\n"
        ),
        lambda: b"GET " + path.encode() + b"%00/live HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n\r\n",
        lambda: b"GET /%ff%fe%00/..;/ HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"GET http://[::1/ HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"CONNECT h:1 HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"TRACE / HTTP/1.1\r\n" + host + b"Host: two\r\n\r\n",
        lambda: (
            b"GET / HTTP/1.1\r\n" + host + b"Upgrade: h2c, websocket\r\nConnection: Upgrade\r\n\r\n"
        ),
        lambda: (
            b"GET " + path.encode() + b"/live HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: no\r\n\r\n"
        ),
        lambda: good * 20,
        lambda: os.urandom(draw.choice((1, 200, 3000))),
        lambda: b"\r\n" * draw.choice((1, 500)),
        lambda: b"GET / HTTP/1.1\r\nHost: localhost\r\n X: folded\r\n\r\n",
        lambda: b"GET / HTTP/1.1\r\nHost: localhost\x00\r\nX\xff: \xff\r\n\r\n",
    ]
    made: bytes = draw.choice(said)()  # type: ignore[no-untyped-call]
    return made
