"""Send a server what nobody who means well would, and look at what becomes of it and of others.

    python scripts/attack.py --inputs 100000 --seed 1

Starts a server of its own on the loopback, and a guest at another address who plays at a steady
pace. Prints what was sent and answered, what the server complained of, how much memory it took,
and how long the guest had to wait, without and with the attack. The exit code is 1 if something
broke: an answer of 5xx but 503, none at all, a status the description does not know, a traceback,
memory that grows on and on, or a journal or record that is not refused in words.

The rates of one address are part of the defence, so most is turned away; `--raised` lifts them, so
that everything reaches the code behind.
"""

import argparse
import asyncio
import json
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.hostile import files  # noqa: E402 - found by the line above
from tests.hostile.siege import Siege  # noqa: E402
from tests.hostile.values import Maker  # noqa: E402

SHARES: Final = {"requests": 24, "commands": 26, "heads": 12, "raw": 10, "frames": 10}
SHARES_MORE: Final = {"moments": 8, "journals": 5, "records": 5}
"""Of a hundred inputs, how many are of each kind."""
HERE: Final = ("journals", "records")
"""Kinds that are read in this process."""
RAISED: Final = ("commands_a_minute", "commands_each_a_minute", "joins_a_minute", "tables_a_minute")
RAISED_MORE: Final = ("tables_a_day", "moments_a_minute", "unfinished_tables")
MEGABYTE: Final = 1024.0
MOST_GROWTH: Final = 400.0
"""Megabytes a server may take more than at its start: it keeps 500 tables at hand."""
NOTICED: Final = 0.25
"""Seconds from which on a guest notices that something takes long."""


class Server:
    """A server in a process of its own, watched."""

    def __init__(self, folder: Path, limits: list[str]) -> None:
        words = [word for limit in limits for word in ("--limit", limit)]
        self.errors = folder / "errors"
        command = [sys.executable, "-m", "feldspar.cli", "serve", "--port", "0", *words]
        with self.errors.open("w", encoding="utf-8") as errors:
            self.running = subprocess.Popen(
                [*command, "--data", str(folder / "data")],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.running.stdout is not None
        greeting = self.running.stdout.readline()
        assert "http://" in greeting, self.errors.read_text("utf-8")
        self.port = int(greeting.strip().rstrip("/").rpartition(":")[2])
        self.peak = self.memory()
        self._ended = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def memory(self) -> float:
        """Return how much it has in memory now, in megabytes."""
        status = Path(f"/proc/{self.running.pid}/status").read_text("utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) / MEGABYTE

    def _watch(self) -> None:
        while not self._ended.wait(0.2) and self.running.poll() is None:
            self.peak = max(self.peak, self.memory())

    def end(self) -> str:
        """Stop it; return what it has complained of."""
        self._ended.set()
        self.running.send_signal(signal.SIGTERM)
        self.running.wait(60)
        return self.errors.read_text("utf-8", "replace")


def visited(lines: list[tuple[float, float]], since: float, until: float) -> tuple[float, float]:
    """Return the median and the 99th percentile of what a guest waited, in milliseconds."""
    took = sorted(waited * 1000 for at, waited in lines if since <= at <= until)
    if len(took) < 2:
        return 0.0, 0.0
    return statistics.median(took), statistics.quantiles(took, n=100)[98]


def read_here(kind: str, count: int, seed: int, described: dict[str, object]) -> list[str]:
    """Feed damaged journals or records to the table itself; return what must not be."""
    draw = Random(f"{seed} {kind}")
    maker, wrong = Maker(described, draw), list[str]()
    kept, written = files.journals(), files.records()
    became: Counter[str] = Counter()
    for _ in range(count):
        try:
            if kind == "journals":
                became[files.read_journal(files.damaged_journal(kept, draw, maker))] += 1
            else:
                became[files.read_record(files.damaged_record(written, draw), draw)] += 1
        except Exception:
            wrong.append(f"{kind}: {traceback.format_exc(limit=-3)}")
    print(f"  {kind:9} {count:7,}  {_counts(became)}")
    return wrong


def _counts(counted: Counter[str]) -> str:
    return "  ".join(f"{name}: {number:,}" for name, number in sorted(counted.items()))


def attack(options: argparse.Namespace, folder: Path) -> list[str]:
    """Do it all; return what broke."""
    described = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
    shares = {**SHARES, **SHARES_MORE}
    inputs = {kind: options.inputs * share // 100 for kind, share in shares.items()}
    inputs["requests"] += options.inputs - sum(inputs.values())
    raised = [f"{name}=100000000" for name in (*RAISED, *RAISED_MORE)] if options.raised else []
    server = Server(folder, [*raised, *options.limit])
    waits = folder / "waits"
    guest = subprocess.Popen(
        [sys.executable, "-m", "tests.hostile.guest", str(server.port), str(waits)],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    try:
        siege = Siege(server.port, described, options.seed, files.records())
        time.sleep(1.0)
        quiet = time.monotonic()
        time.sleep(options.quiet)
        start, began = server.memory(), time.monotonic()
        over_there = {kind: count for kind, count in inputs.items() if kind not in HERE}
        asyncio.run(siege.lay(over_there, options.pace, options.lines))
        ended, end = time.monotonic(), server.memory()
    finally:
        _, complaint = guest.communicate("")
        complaints = server.end()
    wrong = list(siege.wrong)
    if guest.returncode:
        wrong.append(f"the guest gave up: {complaint[-600:]}")
    if "Traceback" in complaints:
        wrong.append(f"the server complained: {complaints[-3000:]}")
    if end - start > MOST_GROWTH:
        wrong.append(f"the server grew by {end - start:.0f} MB")
    lines = [tuple(map(float, line.split())) for line in waits.read_text("utf-8").splitlines()]
    told = [(line[0], line[1]) for line in lines]
    before, during = visited(told, quiet, began), visited(told, began, ended)
    minded = not (options.unhurried or options.raised)  # the rates are what protects the guest
    if minded and during[1] > max(3 * before[1], 1000 * NOTICED):
        wrong.append(f"the guest waited {during[1]:.0f} ms")

    print(f"{options.inputs:,} inputs with seed {options.seed}: answers by kind (0: hung up)")
    for kind, count in over_there.items():
        answers = Counter({str(s): n for (k, s), n in siege.answers.items() if k == kind})
        print(f"  {kind:9} {count:7,}  {_counts(answers)}")
    for kind in HERE:
        wrong += read_here(kind, inputs[kind], options.seed, described)
    broken = sum(n for (_, status), n in siege.answers.items() if status >= 500 and status != 503)
    print(f"answers of 5xx but 503: {broken}; tracebacks: {complaints.count('Traceback')}")
    print(f"lines on the server's stderr: {len(complaints.splitlines())}")
    print(f"memory of the server: {start:.0f} MB, at most {server.peak:.0f}, {end:.0f} at the end")
    print(f"the guest waited, quiet: p50 {before[0]:.1f} ms, p99 {before[1]:.1f} ms")
    print(f"       during the attack: p50 {during[0]:.1f} ms, p99 {during[1]:.1f} ms")
    sent = sum(over_there.values())
    print(f"sent in {ended - began:.0f} s, {sent / (ended - began):.0f} a second")
    return wrong


def main(*words: str) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--inputs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=400.0, help="inputs a second (%(default)s)")
    parser.add_argument("--lines", type=int, default=8, help="at the same time (%(default)s)")
    parser.add_argument("--quiet", type=float, default=10.0, help="seconds before (%(default)s)")
    parser.add_argument("--raised", action="store_true", help="let everything in, at any rate")
    parser.add_argument(
        "--unhurried", action="store_true", help="do not mind how long the guest waits"
    )
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER")
    options = parser.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and end what was started
    with tempfile.TemporaryDirectory() as folder:
        wrong = attack(options, Path(folder))
    for one, often in Counter(wrong).most_common(20):
        print(f"BROKEN {often} times: {one}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
