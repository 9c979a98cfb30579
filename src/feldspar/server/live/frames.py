"""WebSocket frames encoded once for many sockets, compressed or plain."""

import struct
import zlib
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from websockets.extensions import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.typing import ExtensionParameter

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
TEXT: Final = 0b1000_0001
"""How a frame begins that is a whole message, and a text."""
COMPRESSED: Final = 0b0100_0000
END: Final = b"\x00\x00\xff\xff"
"""What every compressed message ends with, and nobody sends."""


class Agreement(ServerExtensionFactory):
    """Whether a client reads what is compressed, and how."""

    name = DEFLATE.name

    def __init__(self) -> None:
        self.window = 0
        """The bits it has agreed to; 0 if it reads nothing that is compressed."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        """Answer what a client offers."""
        agreed, extension = DEFLATE.process_request_params(params, accepted_extensions)
        self.window = int(dict(agreed).get("server_max_window_bits") or WINDOW)
        return agreed, extension


class Prepared:
    """A text as sockets send it, made once for all of them."""

    def __init__(self, text: str) -> None:
        self._said = text.encode()

    def __len__(self) -> int:
        return len(self._said)

    @cached_property
    def plain(self) -> bytes:
        """Return the frame for whoever reads no other."""
        return _frame(TEXT, self._said)

    @cached_property
    def compressed(self) -> bytes:
        """Return the frame for whoever agreed to what is compressed; short ones still are not."""
        if len(self._said) < SHORT:
            return self.plain
        press = zlib.compressobj(LEVEL, wbits=-WINDOW)
        pressed = press.compress(self._said) + press.flush(zlib.Z_SYNC_FLUSH)
        return _frame(TEXT | COMPRESSED, pressed.removesuffix(END))


def _frame(begins: int, said: bytes) -> bytes:
    """Return a frame as RFC 6455 has it, of a server."""
    length = len(said)
    if length <= 125:
        return struct.pack("!BB", begins, length) + said
    if length < 1 << 16:
        return struct.pack("!BBH", begins, 126, length) + said
    return struct.pack("!BBQ", begins, 127, length) + said


Say = Callable[[Prepared], bool]
