"""Base and archive of a PostgreSQL of its own lead back to any moment."""

import os
import pwd
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldspar.kernel.plain import plain
from feldspar.table.entry import written
from tests.server.house import bot, me, opening

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="only root becomes postgres")
TABLES = """
CREATE TABLE entry (
    place text, seq int, at bigint, kind text, seat int, data jsonb, PRIMARY KEY (place, seq)
);
"""


class Cluster:
    """A PostgreSQL in a folder, whose archive is in another."""

    def __init__(self, folder: Path, archive: Path) -> None:
        self.folder = folder
        self.archive = archive
        with socket.socket() as tried:
            tried.bind(("127.0.0.1", 0))
            self.port = tried.getsockname()[1]

    def tool(self, name: str, *words: str | Path, said: str = "") -> str:
        """Run a tool as the user whose the data are."""
        there = ["--host", str(self.folder.parent), "--port", str(self.port)]
        own = [] if name in ("initdb", "pg_ctl") else there
        command = ["runuser", "-u", "postgres", "--", BINARIES[-1] / name, *own, *words]
        done = subprocess.run(
            command, input=said, capture_output=True, text=True, check=False, cwd="/"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def set_up(self) -> None:
        self.tool("initdb", "--no-sync", "--auth=trust", "-D", self.folder)
        self.say(
            "postgresql.conf",
            f"port = {self.port}",
            f"unix_socket_directories = '{self.folder.parent}'",
            "listen_addresses = ''",
            "archive_mode = on",
            f"archive_command = 'test ! -f {self.archive}/%f && cp %p {self.archive}/%f'",
        )

    def say(self, name: str, *lines: str) -> None:
        with (self.folder / name).open("a") as file:
            file.write("\n".join(["", *lines, ""]))

    def start(self) -> None:
        log = self.folder.parent / "log"
        self.tool("pg_ctl", "--wait", "-D", self.folder, "-l", log, "start")

    def stop(self) -> None:
        self.tool("pg_ctl", "--wait", "-D", self.folder, "--mode=fast", "stop")

    def ask(self, query: str) -> str:
        words = ("--no-align", "--tuples-only", "--set", "ON_ERROR_STOP=1", "--username=postgres")
        return self.tool("psql", *words, "postgres", said=query).strip()

    def all_tables(self) -> list[str]:
        """Everything there is, but what differs each time (newer versions dump a nonce)."""
        dump = self.tool("pg_dump", "--username=postgres", "postgres").splitlines()
        return [line for line in dump if not line.startswith(("\\restrict", "\\unrestrict"))]


@pytest.fixture
def folder() -> Iterator[Path]:
    """Somewhere that the user postgres may reach, and whose name is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="pg-") as made:
        os.chown(made, *pwd.getpwnam("postgres")[2:4])
        yield Path(made)


def play(cluster: Cluster, tables: range) -> None:
    """Write what tables begin with."""
    rows = []
    for number in tables:
        for entry in opening([me(), bot()], number):
            row = written(entry)
            data = str(plain(row.data)).replace("'", "''")
            rows.append(
                f"('t{number}', {row.seq}, {row.at}, '{row.kind}', {row.seat},"
                f" to_jsonb('{data}'::text))"
            )
    cluster.ask(f"INSERT INTO entry VALUES {', '.join(rows)}")


def test_it_goes_back_to_the_moment_before_a_mistake(folder: Path) -> None:
    archive, base = folder / "wal", folder / "base"
    first = Cluster(folder / "data", archive)
    for made in (archive, base):
        made.mkdir(mode=0o700)
        os.chown(made, *pwd.getpwnam("postgres")[2:4])
    first.set_up()
    first.start()
    try:
        first.ask(TABLES)
        play(first, range(20))
        first.tool("pg_basebackup", "--username=postgres", "--checkpoint=fast", "--pgdata", base)
        play(first, range(20, 40))  # what only the archive has
        wanted = first.all_tables()
        time.sleep(0.2)
        moment = first.ask("SELECT clock_timestamp()")
        time.sleep(0.2)
        first.ask("DELETE FROM entry WHERE seq = 1; DROP TABLE IF EXISTS other")
        play(first, range(40, 50))
        assert first.all_tables() != wanted
        first.ask("SELECT pg_switch_wal()")
    finally:
        first.stop()
    again = Cluster(base, archive)
    again.say(
        "postgresql.auto.conf",
        f"port = {again.port}",
        "archive_mode = off",
        f"restore_command = 'cp {archive}/%f %p'",
        f"recovery_target_time = '{moment}'",
        "recovery_target_action = 'promote'",
    )
    (base / "recovery.signal").touch()
    os.chown(base / "recovery.signal", *pwd.getpwnam("postgres")[2:4])
    again.start()
    try:
        end = time.monotonic() + 60
        while again.ask("SELECT pg_is_in_recovery()") != "f":
            assert time.monotonic() < end
            time.sleep(0.1)
        assert again.all_tables() == wanted
        play(again, range(60, 61))
        assert again.ask("SELECT count(DISTINCT place) FROM entry") == "41"
    finally:
        again.stop()
