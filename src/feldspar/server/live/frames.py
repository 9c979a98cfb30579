"""WebSocket frames encoded once for many sockets, compressed or plain."""

import struct
import zlib
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from websockets.extensions import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.typing import ExtensionParameter

SEND_FRAME_EXTENSION: Final = "feldspar.at-once"
"""The extension by which an application sends what was prepared for many sockets."""
MIN_COMPRESS_BYTES: Final = 1024
"""Bytes that are not worth being compressed."""
DEFLATE_WINDOW_BITS: Final = 15
"""The bits of how far back what was said is referred to, unless a client asks for fewer."""
DEFLATE_LEVEL: Final = 1
"""How hard is tried to say it in few bytes: more takes twice the time, and saves a tenth."""
DEFLATE_CODEC: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,  # so a frame is the same for all who get it
    client_no_context_takeover=True,  # so nothing is kept of who says nothing
    compress_settings={"level": DEFLATE_LEVEL},
)
TEXT_FRAME: Final = 0b1000_0001
"""How a frame begins that is a whole message, and a text."""
COMPRESSED_BIT: Final = 0b0100_0000
DEFLATE_TAIL: Final = b"\x00\x00\xff\xff"
"""What every compressed message ends with, and nobody sends."""


class DeflateAgreement(ServerExtensionFactory):
    """Whether a client reads what is compressed, and how."""

    name = DEFLATE_CODEC.name

    def __init__(self) -> None:
        self.window = 0
        """The bits it has agreed to; 0 if it reads nothing that is compressed."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        """Answer what a client offers."""
        agreed, extension = DEFLATE_CODEC.process_request_params(params, accepted_extensions)
        self.window = int(dict(agreed).get("server_max_window_bits") or DEFLATE_WINDOW_BITS)
        return agreed, extension


class EncodedFrame:
    """A text as sockets send it, made once for all of them."""

    def __init__(self, text: str) -> None:
        self._payload = text.encode()

    def __len__(self) -> int:
        return len(self._payload)

    @cached_property
    def plain(self) -> bytes:
        """Return the frame for whoever reads no other."""
        return _encode_frame(TEXT_FRAME, self._payload)

    @cached_property
    def compressed_bytes(self) -> bytes:
        """Return the frame for whoever agreed to what is compressed; short ones still are not."""
        if len(self._payload) < MIN_COMPRESS_BYTES:
            return self.plain
        press = zlib.compressobj(DEFLATE_LEVEL, wbits=-DEFLATE_WINDOW_BITS)
        pressed = press.compress(self._payload) + press.flush(zlib.Z_SYNC_FLUSH)
        return _encode_frame(TEXT_FRAME | COMPRESSED_BIT, pressed.removesuffix(DEFLATE_TAIL))


def _encode_frame(begins: int, said: bytes) -> bytes:
    """Return a frame as RFC 6455 has it, of a server."""
    length = len(said)
    if length <= 125:
        return struct.pack("!BB", begins, length) + said
    if length < 1 << 16:
        return struct.pack("!BBH", begins, 126, length) + said
    return struct.pack("!BBQ", begins, 127, length) + said


SendFrame = Callable[[EncodedFrame], bool]
