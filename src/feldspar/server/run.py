"""A server in this process, on this machine's disk: what `feldspar serve` starts."""

import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn

from feldspar.server.app import app
from feldspar.server.bus import LocalBus
from feldspar.server.identity import server_key
from feldspar.server.settings import Settings
from feldspar.server.sqlite import SQLiteJournal

PORT: Final = 8000
TRIED: Final = 20
"""How many ports are tried when none was asked for."""


def data_folder() -> Path:
    """Return where this user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "feldspar"


def bound(host: str, port: int | None) -> socket.socket:
    """Return a socket at a port; without one, at the first free of the usual."""
    ports = [port] if port is not None else [*range(PORT, PORT + TRIED), 0]
    for tried in ports:
        try:
            return _bound(host, tried)
        except OSError as error:
            if tried == ports[-1]:
                raise OSError(f"cannot listen at {host}, port {tried}: {error.strerror}") from None
    raise AssertionError


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(128)  # only who listens has the port for sure
    except OSError:
        made.close()
        raise
    return made


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def server(data: Path, ready: Callable[[], None], **set_: Any) -> Server:
    """Return a server of the tables kept in a folder; `set_` are fields of its Settings."""
    data.mkdir(parents=True, exist_ok=True)
    settings = Settings(server_key(data / "key"), **set_)
    application = app(SQLiteJournal(data / "tables.sqlite"), LocalBus(), settings)
    config = uvicorn.Config(
        application,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=4096,  # clients only say from where they look
        ws_per_message_deflate=False,  # costs four times the time; frames are short
        timeout_graceful_shutdown=3,
    )
    made = Server(config)
    made.ready = ready
    return made
