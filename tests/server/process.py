"""Servers and workers as processes, as `feldspar serve` and `feldspar worker` start them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from feldspar.server.settings import RENAMED_LIMITS
from tests.server.client import HASTY
from tests.services import REDIS

TICK: Final = 1000 / os.sysconf("SC_CLK_TCK")
ROOMY: Final = [
    word
    for limit in (
        *("max_connections", "max_connections_per_client", "max_sockets_per_client"),
        *("tables_per_minute", "tables_a_day", "cached_tables", "unfinished_tables"),
        *("joins_per_minute", "commands_per_minute", "commands_per_client_per_minute"),
    )
    for word in ("--limit", f"{limit}=1000000")
]
"""For scripts that are more than a house would let in."""


def spent(pid: int) -> float:
    """Return the milliseconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


class Command:
    """A command that says when it is ready, and can be killed."""

    def __init__(
        self,
        *said: str,
        program: Sequence[str] = ("-m", "feldspar.cli"),
        **environment: str,
    ) -> None:
        # A shell's background jobs ignore the interrupt, and hand that on to whatever they start.
        heard = ["env", "--default-signal=INT"]
        self.running = subprocess.Popen(
            [*heard, sys.executable, *program, *said],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.running.stdout is not None
        self.greeting = self.running.stdout.readline()

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """End it, and return its status and what it complained of."""
        if self.running.poll() is None:
            self.running.send_signal(how)
        complaints = self.running.communicate(timeout=60)[1]
        return self.running.returncode, complaints


def named_as_in(source: Path, words: Sequence[str]) -> list[str]:
    """Return words of a command with limits by the names that another checkout knows."""
    settings = source / "feldspar" / "server" / "settings.py"
    if not settings.exists() or "RENAMED_LIMITS" in settings.read_text("utf-8"):
        return list(words)
    old = {new: name for name, new in RENAMED_LIMITS.items()}
    parts = [word.partition("=") for word in words]
    return [f"{old.get(name, name)}{equals}{number}" for name, equals, number in parts]


class Process(Command):
    """A server that can be killed."""

    def __init__(self, tables: Path | str, port: int = 0, *more: str, **environment: Any) -> None:
        """Start a server of a folder, or of a database."""
        kept = ["--data", str(tables)]
        if isinstance(tables, str):
            kept = ["--database", tables, "--redis", environment.pop("redis", REDIS)]
        hasty = [word for limit in HASTY.items() for word in ("--limit", "{}={}".format(*limit))]
        words = [*hasty, *more]
        if paths := environment.get("PYTHONPATH"):  # scripts measure older checkouts, too
            words = named_as_in(Path(paths.partition(":")[0]), words)
        super().__init__("serve", *kept, "--port", str(port), *words, **environment)
        found = re.search(r"Feldspar is at (http:\S+)/", self.greeting)
        assert found, self.running.communicate(timeout=60)[1]
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])


class Worker(Command):
    """A worker that can be killed."""

    def __init__(self, database: str, *more: str) -> None:
        super().__init__("worker", "--database", database, "--redis", REDIS, *more)
        assert self.greeting.startswith("Feldspar works for PostgreSQL"), self.end(signal.SIGTERM)
