"""Server settings; every one has a default."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final


def _drawn() -> bytes:
    return secrets.token_bytes(32)


def _spare() -> int:
    """Return how many cores there are besides the one that people need."""
    cores = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
    return max(1, len(cores) - 1)


@dataclass(frozen=True)
class Settings:
    """How a server behaves. `key` signs who is who: whoever knows it can be anybody."""

    key: bytes
    site: Path = field(default=Path(__file__).parent / "site")
    """The built pages; without them a short page says how to build them."""
    alone: Path | None = None
    """The built site that needs no server, handed out under /alone/: a page that checks its dice by
    playing the whole game again finds the rules there."""
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
    """How long a search may think that somebody asks for by name, 5 at most; 0: nobody may."""
    delete_unstarted_after_days: int = 14
    """After how long a table is forgotten at which seats are open."""
    delete_idle_after_days: int = 400
    """After how long a game is, at which nobody has decided and no clock runs."""
    session_days: int = 400
    """After how long a session is forgotten that nobody has used."""
    sessions_a_day: int = 1000
    """Sessions that are begun from one address; who comes then plays on by the signed cookie."""
    sessions_each: int = 20
    """Sessions of one player, that is devices; those used longest ago end."""
    archive_after_days: int = 30
    """After how long a game that is over is put away, to take less room."""

    host: str = ""
    """Where it listens. It follows which hosts are served, and who sets a table is told how others
    come to it; "": any host is served, and nothing is told."""
    names: tuple[str, ...] = ()
    """Names it is reached by, besides its addresses and those of its own network."""
    proxies: tuple[str, ...] = ()
    """Whose word on where a request comes from is believed: addresses or networks."""

    max_connections: int = 2000
    """Connections in all; never more than the process may have files open."""
    max_connections_per_client: int = 200
    """Connections of one address that have not become sockets."""
    max_sockets_per_client: int = 100
    """Sockets of one address: each is one open page."""
    ping_seconds: float = 15.0
    """How often a socket is asked whether anybody is still there, and how long for an answer."""
    heartbeat_seconds: float = 10.0
    """How often every socket is sent a heartbeat: a page gives a line up that is silent for longer
    than two of them."""
    monitor_seconds: float = 10.0
    """How often the gauges of the whole site are renewed: what waits, who works, what can be
    reached."""
    drain_seconds: float = 0.0
    """How long it goes on as before once it was told to end and says that it is not ready."""
    close_spread_seconds: float = 2.0
    """Within how long all sockets are then told to come again."""
    presence_grace_seconds: float = 4.0
    """How long somebody whose last socket has closed still counts as here: pages are reloaded."""
    header_timeout: float = 10.0
    """How long the head of a request may take to arrive."""
    body_timeout: float = 30.0
    """How long its body may take, and an answer to be read."""
    max_body_bytes: int = 262_144
    """Bytes in a request; a recorded game is the longest that anybody sends."""

    commands_per_minute: int = 300
    """Decisions and other wishes of one player; a burst may use them all at once."""
    commands_per_client_per_minute: int = 1200
    """The same of all players at one address."""
    joins_per_minute: int = 120
    """Seats taken from one address."""
    codes_per_minute: int = 20
    """Codes of tables tried from one address: that they cannot be guessed rests on it."""
    passes_per_minute: int = 20
    """Passes to another device that one address asks for, and as many that it shows."""
    tables_per_minute: int = 60
    """New tables from one address."""
    tables_a_day: int = 1000
    """The same over a day."""
    unfinished_tables: int = 100
    """Tables of one player that are not over."""
    replays_per_minute: int = 300
    """Replayed positions and puzzles asked for from one address: a replay is a whole game played
    again."""
    replays_at_once: int = 2
    """How many of them are played at the same time, one fewer for one address; the others wait,
    and addresses take turns."""
    replays_waiting: int = 8
    """How many one address may have waiting."""
    advice_per_minute: int = 120
    """Hints, and parts of reviews, asked for from one address."""
    advice_waiting: int = 4
    """How many one address may have waiting."""
    histories_per_minute: int = 60
    """Parts of the list of one's finished games asked for from one address."""
    exports_per_minute: int = 6
    """How often one address may have all records of its games at once."""
    secret: Callable[[], bytes] = _drawn
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
