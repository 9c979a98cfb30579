"""Server settings; every one has a default."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final


def _draw_secret() -> bytes:
    return secrets.token_bytes(32)


def _spare() -> int:
    """Return how many cores there are besides the one that people need."""
    cores = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
    return max(1, len(cores) - 1)


@dataclass(frozen=True)
class Settings:
    """Configuration of a server. `key` signs identities: whoever has it can impersonate anybody."""

    key: bytes
    site: Path = field(default=Path(__file__).parent / "site")
    """The built pages; without them a short page says how to build them."""
    alone: Path | None = None
    """The built site that needs no server, served under /alone/: a page that verifies dice by
    replaying the whole game finds the rules there."""
    cached_tables: int = 500
    """How many tables are kept in memory."""
    cached_views: int = 100
    """Of how many of them the views last sent are kept too: the next move there costs less."""
    store_timeout: float = 3.0
    """Seconds to wait for another program that has locked the tables, before giving up."""
    bot_processes: int = field(default_factory=_spare)
    """How many bots may think ahead at the same time, each in a process of its own; 0: workers
    think for this server, and whatever is due is left to others."""
    bot_timeout: float = 30.0
    """Seconds a decision of a bot may take before the fallback bot decides."""
    search_seconds: int = 0
    """Longest search that a player may ask for by name, 5 at most; 0: none."""
    delete_unstarted_after_days: int = 14
    """Age at which a table with open seats is deleted."""
    delete_idle_after_days: int = 400
    """Days without a move after which a game is deleted, unless a clock runs."""
    session_days: int = 400
    """Days without use after which a session is deleted."""
    sessions_a_day: int = 1000
    """New sessions of one client; above it, players are known by the signed cookie alone."""
    sessions_each: int = 20
    """Sessions, that is devices, of one player; the least recently used are ended."""
    archive_after_days: int = 30
    """Days after its end at which a game is archived, to take less space."""

    host: str = ""
    """Address to listen at. It decides which host names are served, and whether a player who opens
    a table is told how others reach it; "": any host is served, and nothing is told."""
    names: tuple[str, ...] = ()
    """Host names it is reached by, besides its addresses and those of its own network."""
    proxies: tuple[str, ...] = ()
    """Trusted proxies, as addresses or networks: their forwarded headers are believed."""

    max_connections: int = 2000
    """Connections in all; never more than the process may have files open."""
    max_connections_per_client: int = 200
    """HTTP connections of one client that have not become WebSockets."""
    max_sockets_per_client: int = 100
    """WebSockets of one client: each is one open page."""
    ping_seconds: float = 15.0
    """Interval between WebSocket pings, and how long to wait for the answer."""
    heartbeat_seconds: float = 10.0
    """Interval between heartbeats to every socket: a page reconnects if it hears nothing for longer
    than two of them."""
    monitor_seconds: float = 10.0
    """How often the gauges of the whole site are updated: due tables, workers, dependencies."""
    drain_seconds: float = 0.0
    """How long to keep serving, no longer ready, after being told to stop."""
    close_spread_seconds: float = 2.0
    """How long closing all sockets is then spread over."""
    presence_grace_seconds: float = 4.0
    """How long a player whose last socket closed still counts as present: pages are reloaded."""
    header_timeout: float = 10.0
    """Seconds for the headers of a request to arrive."""
    body_timeout: float = 30.0
    """Seconds for its body to arrive, and for a client to read the response."""
    max_body_bytes: int = 262_144
    """Bytes in a request body; a recorded game is the longest."""

    commands_per_minute: int = 300
    """Moves and other commands of one player; a burst may use them all at once."""
    commands_per_client_per_minute: int = 1200
    """The same for all players of one client."""
    joins_per_minute: int = 120
    """Seats taken by one client."""
    codes_per_minute: int = 20
    """Table codes tried by one client: they cannot be guessed because of this limit."""
    passes_per_minute: int = 20
    """Transfer tokens that one client requests, and as many that it redeems."""
    tables_per_minute: int = 60
    """New tables of one client."""
    tables_a_day: int = 1000
    """The same over a day."""
    unfinished_tables: int = 100
    """Tables of one player that are not over."""
    replays_per_minute: int = 300
    """Replayed positions and puzzles requested by one client: each replays a whole game."""
    replays_at_once: int = 2
    """How many of them are computed at the same time, one fewer for one client; the others wait,
    and clients take turns."""
    replays_waiting: int = 8
    """How many one client may have queued."""
    advice_per_minute: int = 120
    """Hints, and parts of reviews, requested by one client."""
    advice_waiting: int = 4
    """How many one client may have queued."""
    histories_per_minute: int = 60
    """Pages of the history of finished games requested by one client."""
    exports_per_minute: int = 6
    """Downloads of all records by one client."""
    secret: Callable[[], bytes] = _draw_secret
    """Draws the secret of a new table. Whoever knows it knows the dice, so no command and no
    variable of the environment sets it: only tests do, which need the same table again."""


LIMITS = tuple(one.name for one in fields(Settings) if one.type in (int, float))
"""Settings that `--limit` can change."""
RENAMED_LIMITS: Final = {
    "lines": "max_connections",
    "lines_each": "max_connections_per_client",
    "sockets_each": "max_sockets_per_client",
    "beat_seconds": "ping_seconds",
    "spread_seconds": "close_spread_seconds",
    "absence_seconds": "presence_grace_seconds",
    "head_seconds": "header_timeout",
    "body_seconds": "body_timeout",
    "longest_body": "max_body_bytes",
    "room": "cached_tables",
    "drawn": "cached_views",
    "patience": "store_timeout",
    "thinkers": "bot_processes",
    "thinking_seconds": "bot_timeout",
    "commands_a_minute": "commands_per_minute",
    "commands_each_a_minute": "commands_per_client_per_minute",
    "joins_a_minute": "joins_per_minute",
    "codes_a_minute": "codes_per_minute",
    "passes_a_minute": "passes_per_minute",
    "tables_a_minute": "tables_per_minute",
    "moments_a_minute": "replays_per_minute",
    "moments_at_once": "replays_at_once",
    "moments_waiting": "replays_waiting",
    "advice_a_minute": "advice_per_minute",
    "histories_a_minute": "histories_per_minute",
    "exports_a_minute": "exports_per_minute",
    "open_days": "delete_unstarted_after_days",
    "idle_days": "delete_idle_after_days",
    "archive_days": "archive_after_days",
}
"""Names of limits before 0.2.0; `--limit` accepts them for one release."""
