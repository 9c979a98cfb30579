"""Server settings; every one has a default."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path


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
    room: int = 500
    """How many tables are kept at hand."""
    drawn: int = 100
    """Of how many of them what was shown is kept as well: the next move there costs less."""
    patience: float = 3.0
    """Seconds to wait for another program that has locked the tables, before saying so."""
    thinkers: int = field(default_factory=_spare)
    """How many bots may think ahead at the same time, each in a process of its own; none: they
    think elsewhere, and whatever is due is left to others."""
    thinking_seconds: float = 30.0
    """How long a decision of a bot may take before the stand-in takes it."""
    search_seconds: int = 0
    """How long a search may think that somebody asks for by name, 5 at most; 0: nobody may."""
    open_days: int = 14
    """After how long a table is forgotten at which seats are open."""
    idle_days: int = 400
    """After how long a game is, at which nobody has decided and no clock runs."""
    session_days: int = 400
    """After how long a session is forgotten that nobody has used."""
    sessions_a_day: int = 1000
    """Sessions that are begun from one address; who comes then plays on by the signed cookie."""
    sessions_each: int = 20
    """Sessions of one player, that is devices; those used longest ago end."""
    archive_days: int = 30
    """After how long a game that is over is put away, to take less room."""

    host: str = ""
    """Where it listens. It follows which hosts are served, and who sets a table is told how others
    come to it; "": any host is served, and nothing is told."""
    names: tuple[str, ...] = ()
    """Names it is reached by, besides its addresses and those of its own network."""
    proxies: tuple[str, ...] = ()
    """Whose word on where a request comes from is believed: addresses or networks."""

    lines: int = 2000
    """Connections in all; never more than the process may have files open."""
    lines_each: int = 200
    """Connections of one address that have not become sockets."""
    sockets_each: int = 100
    """Sockets of one address: each is one open page."""
    beat_seconds: float = 15.0
    """How often a socket is asked whether anybody is still there, and how long for an answer."""
    heartbeat_seconds: float = 10.0
    """How often every socket is sent a heartbeat: a page gives a line up that is silent for longer
    than two of them."""
    monitor_seconds: float = 10.0
    """How often the gauges of the whole site are renewed: what waits, who works, what can be
    reached."""
    drain_seconds: float = 0.0
    """How long it goes on as before once it was told to end and says that it is not ready."""
    spread_seconds: float = 2.0
    """Within how long all sockets are then told to come again."""
    absence_seconds: float = 4.0
    """How long somebody whose last socket has closed still counts as here: pages are reloaded."""
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 30.0
    """How long its body may take, and an answer to be read."""
    longest_body: int = 262_144
    """Bytes in a request; a recorded game is the longest that anybody sends."""

    commands_a_minute: int = 300
    """Decisions and other wishes of one player; a burst may use them all at once."""
    commands_each_a_minute: int = 1200
    """The same of all players at one address."""
    joins_a_minute: int = 120
    """Seats taken from one address."""
    codes_a_minute: int = 20
    """Codes of tables tried from one address: that they cannot be guessed rests on it."""
    passes_a_minute: int = 20
    """Passes to another device that one address asks for, and as many that it shows."""
    tables_a_minute: int = 60
    """New tables from one address."""
    tables_a_day: int = 1000
    """The same over a day."""
    unfinished_tables: int = 100
    """Tables of one player that are not over."""
    moments_a_minute: int = 300
    """Replayed positions and puzzles asked for from one address: a replay is a whole game played
    again."""
    moments_at_once: int = 2
    """How many of them are played at the same time, one fewer for one address; the others wait,
    and addresses take turns."""
    moments_waiting: int = 8
    """How many one address may have waiting."""
    advice_a_minute: int = 120
    """Hints, and parts of reviews, asked for from one address."""
    advice_waiting: int = 4
    """How many one address may have waiting."""
    histories_a_minute: int = 60
    """Parts of the list of one's finished games asked for from one address."""
    exports_a_minute: int = 6
    """How often one address may have all records of its games at once."""
    secret: Callable[[], bytes] = _drawn
    """Draws the secret of a new table. Whoever knows it knows the dice, so no command and no
    variable of the environment sets it: only tests do, which need the same table again."""


LIMITS = tuple(one.name for one in fields(Settings) if one.type in (int, float))
"""What a number can be given for."""
