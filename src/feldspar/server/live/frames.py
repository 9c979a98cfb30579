"""WebSocket frames encoded once and sent to many sockets, compressed or plain."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode

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
