"""Data folder: readable by its owner only, and locked for one server.

The tables contain the secrets of running games, and whoever has the key can impersonate anybody.
Two servers on one folder would each show another game; so a server holds a lock on its folder.
"""

import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

if sys.platform != "win32":
    import fcntl

TABLES_FILE: Final = "tables.sqlite"
KEY_FILE: Final = "key"
LOCK_FILE: Final = "lock"
OWN_FILES: Final = (TABLES_FILE, f"{TABLES_FILE}-wal", f"{TABLES_FILE}-shm", KEY_FILE, LOCK_FILE)
log = logging.getLogger(__name__)


def lock_data_folder(data: Path) -> IO[str]:
    """Make a folder ready and lock it; return the lock, which is let go when it is closed."""
    ours = not data.exists() or not any(data.iterdir()) or (data / TABLES_FILE).exists()
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = open(os.open(data / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600), "r+")  # noqa: SIM115
    try:
        _lock(lock, data)
        os.close(os.open(data / TABLES_FILE, os.O_RDWR | os.O_CREAT, 0o600))
        if ours:  # somebody's other folder is not ours to close
            _keep_private(data, 0o700)
        for name in OWN_FILES:
            _keep_private(data / name, 0o600)
    except BaseException:
        lock.close()
        raise
    return lock


@contextmanager
def explain_errors(data: Path) -> Iterator[None]:
    """Say in one sentence what is wrong with a folder that cannot be served."""
    try:
        yield
    except OSError as error:
        raise OSError(f"tables cannot be kept in {data}: {error.strerror or error}") from None
    except sqlite3.OperationalError as error:
        raise OSError(f"{data / TABLES_FILE} cannot be used: {error}") from None
    except sqlite3.DatabaseError as error:
        raise ValueError(
            f"{data / TABLES_FILE} is damaged ({error}): put a copy in its place, or move it away"
        ) from None


def _lock(lock: IO[str], data: Path) -> None:
    if sys.platform != "win32":
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(
                f"another Feldspar serves {data}: stop it first, or say --data and another folder"
            ) from None


def _keep_private(path: Path, mode: int) -> None:
    """Close to others what they could open."""
    try:
        before = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return
    if os.name == "posix" and before & 0o077:
        path.chmod(mode)
        log.warning("%s was accessible to other users: mode %o is now %o", path, before, mode)
