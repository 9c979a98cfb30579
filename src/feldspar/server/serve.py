"""Server on this machine's disk, with no other service: what `feldspar serve` starts."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

import uvicorn

from feldspar.server.access.client_address import TrustedProxies
from feldspar.server.access.identity import server_key
from feldspar.server.http.app import Application, create_application
from feldspar.server.http.protocol.connection_limiter import ConnectionLimiter
from feldspar.server.http.protocol.http_protocol import connections_of
from feldspar.server.http.protocol.shutdown import GracefulServer
from feldspar.server.http.protocol.websocket_protocol import WebSocketConnection
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.data_folder import (
    KEY_FILE,
    TABLES_FILE,
    explain_errors,
    lock_data_folder,
)
from feldspar.server.store.sqlite import SQLiteJournal

if sys.platform != "win32":
    import resource

PORT: Final = 8000
LAST_PORT: Final = 65_535
PORTS_TRIED: Final = 20
"""How many ports are tried when none was asked for."""
SWITCH_SECONDS: Final = 0.0005
"""Seconds a thread that thinks or replays may keep those waiting who only want an answer."""
RESERVED_FILES: Final = 100
"""Files that must stay free for other things than connections."""


def data_folder() -> Path:
    """Return where this user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "feldspar"


def bind_port(host: str, port: int | None) -> socket.socket:
    """Return a socket at a port; without one, at the first free of the usual."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise ValueError(f"there is no port {port}: the last is {LAST_PORT}")
    ports = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    for tried in ports:
        try:
            return _bind(host, tried)
        except OSError as error:
            if tried == ports[-1]:
                raise OSError(f"cannot listen at {host}, port {tried}: {error.strerror}") from None
    raise AssertionError


def _bind(host: str, port: int) -> socket.socket:
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


class AnnouncingServer(GracefulServer):
    """A server that says when it is ready."""

    ready: Callable[[], None]
    lock: IO[str] | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop, then let go of the folder."""
        with self.lock or nullcontext():
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def local_server(data: Path, ready: Callable[[], None], **set_: Any) -> AnnouncingServer:
    """Return a server of the tables kept in a folder; `set_` are fields of its Settings."""
    with explain_errors(data):
        lock = lock_data_folder(data)
        try:
            settings = Settings(server_key(data / KEY_FILE), **set_)
            limiter = _connection_limiter(settings)
            journal = SQLiteJournal(data / TABLES_FILE, settings.store_timeout)
            made = _build_server(create_application(journal, Services(), settings), limiter, ready)
        except BaseException:
            lock.close()
            raise
    made.lock = lock
    return made


def cluster_server(
    database: str, redis: str, ready: Callable[[], None], **set_: Any
) -> AnnouncingServer:
    """Return one of any number of servers of the tables kept in a PostgreSQL database."""
    from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
    from feldspar.server.cluster.services import ClusterServices

    limiter = _connection_limiter(Settings(b"", **set_))
    key = asyncio.run(prepare_database(database, limiter.settings.store_timeout))
    journal = PostgresJournal(database, limiter.settings.store_timeout)
    services = ClusterServices(journal, redis, key)
    return _build_server(
        create_application(journal, services, replace(limiter.settings, key=key)), limiter, ready
    )


def _connection_limiter(settings: Settings) -> ConnectionLimiter:
    most = min(settings.max_connections, _max_open_files() - RESERVED_FILES)
    settings = replace(settings, max_connections=most)
    return ConnectionLimiter(settings, TrustedProxies(settings.proxies))


def _build_server(
    application: Application, limiter: ConnectionLimiter, ready: Callable[[], None]
) -> AnnouncingServer:
    config = uvicorn.Config(
        application,
        http=connections_of(limiter),
        ws=WebSocketConnection,
        proxy_headers=False,  # our own reception does that
        log_config=None,  # `logs.py` does that
        log_level="error",  # what callers get wrong is noted at the door, now and then
        access_log=False,
        server_header=False,
        ws_max_size=4096,  # clients only say from where they look
        ws_ping_interval=limiter.settings.ping_seconds,
        ws_ping_timeout=limiter.settings.ping_seconds,
        ws_per_message_deflate=False,  # our own sockets agree on it
        timeout_graceful_shutdown=10,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    made = AnnouncingServer(config)
    made.ready = ready
    made.health, made.settings = application.health, limiter.settings
    return made


def _max_open_files() -> int:
    """Return how many files, and so connections, this process may have open."""
    if sys.platform != "win32":
        soft: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if soft != resource.RLIM_INFINITY:
            return soft
    return sys.maxsize
