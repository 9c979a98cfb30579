"""A server in a process of its own, as `feldspar serve` starts it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.house import HASTY


class Process:
    """A server that can be killed."""

    def __init__(self, data: Path, port: int = 0, *more: str, **environment: str) -> None:
        # A shell's background jobs ignore the interrupt, and hand that on to whatever they start.
        heard = ["env", "--default-signal=INT"]
        command = [*heard, sys.executable, "-m", "feldspar.cli", "serve", "--data", str(data)]
        hasty = [word for limit in HASTY.items() for word in ("--limit", "{}={}".format(*limit))]
        self.running = subprocess.Popen(
            [*command, "--port", str(port), *hasty, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.running.stdout is not None
        self.greeting = self.running.stdout.readline()
        found = re.search(r"Feldspar is at (http:\S+)/", self.greeting)
        assert found, self.running.communicate(timeout=60)[1]
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """End it, and return its status and what it complained of."""
        if self.running.poll() is None:
            self.running.send_signal(how)
        complaints = self.running.communicate(timeout=60)[1]
        return self.running.returncode, complaints
