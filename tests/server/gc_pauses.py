"""A `feldspar serve` that also records its pauses for garbage collection.

    FELDSPAR_PAUSES=FILE python -m tests.server.gc_pauses serve ...

Each pause that is longer than all before is a line of the file, in milliseconds of the processor:
others may use the machine as well. Told USR1, it looks for all garbage once, as it may at any time,
and says so: `all`, and how long that took.
"""

import gc
import os
import signal
import sys
import time
from typing import Final

from feldspar.cli import main

FILE: Final = "FELDSPAR_PAUSES"


class Pauses:
    """The longest so far, and what is going on."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._longest = 0.0
        self._began = 0.0

    def hear(self, phase: str, _: dict[str, int]) -> None:
        """Note that a collection begins, or has ended."""
        if phase == "start":
            self._began = time.thread_time()
            return
        took = 1000 * (time.thread_time() - self._began)
        if took > self._longest:
            self._longest = took
            self._write(f"{took:.3f}")

    def look_through(self, *_: object) -> None:
        """Collect all there is now."""
        before = time.thread_time()
        gc.collect()
        self._write(f"all {1000 * (time.thread_time() - before):.3f}")

    def _write(self, line: str) -> None:
        with open(self._path, "a") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    pauses = Pauses(os.environ[FILE])
    gc.callbacks.append(pauses.hear)
    signal.signal(signal.SIGUSR1, pauses.look_through)
    sys.exit(main())
