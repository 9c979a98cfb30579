"""Sends a server malformed and hostile input, and checks the effect on it and on other clients.

    python scripts/attack.py --inputs 100000 --seed 1
    python scripts/attack.py --inputs 100000 --seed 1 --database
    python scripts/attack.py --inputs 100000 --seed 1 --proxy caddy
    python scripts/attack.py --inputs 100000 --seed 1 --proxy nginx

Starts a server of its own on the loopback, and a client at another address that plays at a steady
pace. Its tables are in a folder; with `--database` in a new database of a PostgreSQL, which is
dropped at the end; with `--proxy` Caddy or nginx run before two servers of such a database, set
up by the files in deploy/ (with the PostgreSQL and Redis of the tests, see tests/services.py).

Among what is sent are requests made from the description of the API, commands, damaged heads,
bodies in broken chunks, headers of up to 60 kB, names such as %00, frames of sockets, and records.
Prints what was sent and answered, what the server complained of, how much memory it took before, at
most and after, and how long the guest had to wait (p50 and p99), without and with the attack. The
exit code is 1 if something broke: an answer of 5xx but 503, none at all, a status the description
does not know, a traceback, memory that grows on and on, a guest who waits three times as long as
before (and noticeably), or a journal or record that is not refused in words. Of a proxy's answers
501 and 505 are meant, too: the caller said that it speaks what nobody does.

The rates of one address are part of the defence, so most is turned away; `--raised` lifts them, so
that everything reaches the code behind.
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.deploy.proxied import HOST, PROXIES  # noqa: E402 - found by the line above
from tests.hostile import files  # noqa: E402
from tests.hostile.lines import Target  # noqa: E402
from tests.hostile.siege import Siege  # noqa: E402
from tests.hostile.values import Maker  # noqa: E402
from tests.services import DATABASE, REDIS, database  # noqa: E402

SHARES: Final = {"requests": 24, "commands": 26, "heads": 12, "raw": 10, "frames": 10}
SHARES_MORE: Final = {"moments": 8, "journals": 5, "records": 5}
"""Of a hundred inputs, how many are of each kind."""
HERE: Final = ("journals", "records")
"""Kinds that are read in this process."""
RAISED: Final = (
    "commands_per_minute",
    "commands_per_client_per_minute",
    "joins_per_minute",
    "tables_per_minute",
)
RAISED_MORE: Final = ("tables_a_day", "replays_per_minute", "unfinished_tables")
MEGABYTE: Final = 1024.0
MOST_GROWTH: Final = 400.0
"""Megabytes a server may take more than at its start: it keeps 500 tables at hand."""
NOTICED: Final = 0.25
"""Seconds from which on a guest notices that something takes long."""


MALLORY: Final = "127.0.0.3"
"""The attacker's address before a proxy: the proxy has another."""


class Site:
    """What is attacked: where it listens, and the memory of its servers, watched."""

    def __init__(self, target: Target, pids: list[int], certificate: str = "") -> None:
        self.target = target
        self.certificate = certificate
        self._pids = pids
        self.peak = self.memory()
        self._ended = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def memory(self) -> float:
        """Return how much its servers have in memory now, in megabytes."""
        statuses = [Path(f"/proc/{pid}/status").read_text("utf-8") for pid in self._pids]
        return sum(int(one.split("VmRSS:")[1].split()[0]) for one in statuses) / MEGABYTE

    def _watch(self) -> None:
        while not self._ended.wait(0.2):
            self.peak = max(self.peak, self.memory())

    def end(self) -> None:
        """Watch no longer."""
        self._ended.set()


@contextmanager
def one_server(folder: Path, limits: list[str], kept: list[str]) -> Iterator[Site]:
    """Run a server while the block runs; what it complains of is in the file `errors`."""
    words = [word for limit in limits for word in ("--limit", limit)]
    errors = folder / "errors"
    command = [sys.executable, "-m", "feldspar.cli", "serve", "--port", "0", *words, *kept]
    with errors.open("w", encoding="utf-8") as told:
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, text=True)
    assert running.stdout is not None
    greeting = running.stdout.readline()
    assert "http://" in greeting, errors.read_text("utf-8")
    site = Site(Target(int(greeting.strip().rstrip("/").rpartition(":")[2])), [running.pid])
    try:
        yield site
    finally:
        site.end()
        running.send_signal(signal.SIGTERM)
        running.wait(60)


@contextmanager
def attacked(options: argparse.Namespace, folder: Path, limits: list[str]) -> Iterator[Site]:
    """Run what is attacked while the block runs; complaints are in the file `errors` afterwards."""
    if options.proxy:
        complaints = list[str]()
        with PROXIES[options.proxy](folder, limits, complaints) as front:
            target = Target(front.port, HOST, front.trusted, MALLORY)
            pids = [one.running.pid for one in front.servers]
            site = Site(target, pids, str(front.certificate))
            try:
                yield site
            finally:
                site.end()
        (folder / "errors").write_text("".join(complaints), encoding="utf-8")
    elif options.database:
        with (
            database(options.database) as tables,
            one_server(folder, limits, ["--database", tables, "--redis", REDIS]) as site,
        ):
            yield site
    else:
        with one_server(folder, limits, ["--data", str(folder / "data")]) as site:
            yield site


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
    waits = folder / "waits"
    with attacked(options, folder, [*raised, *options.limit]) as site:
        spoken = [str(site.target.port), str(waits), *filter(None, [site.certificate])]
        guest = subprocess.Popen(
            [sys.executable, "-m", "tests.hostile.guest", *spoken],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        try:
            siege = Siege(site.target, described, options.seed, files.records())
            time.sleep(1.0)
            quiet = time.monotonic()
            time.sleep(options.quiet)
            start, began = site.memory(), time.monotonic()
            over_there = {kind: count for kind, count in inputs.items() if kind not in HERE}
            os.nice(10)  # as from another machine: what the servers need comes first
            asyncio.run(siege.lay(over_there, options.pace, options.lines))
            ended, end = time.monotonic(), site.memory()
        finally:
            _, complaint = guest.communicate("")
    complaints = (folder / "errors").read_text("utf-8", "replace")
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
    broken = sum(n for (_, status), n in siege.answers.items() if siege.is_broken(status))
    print(f"answers of 5xx but 503: {broken}; tracebacks: {complaints.count('Traceback')}")
    print(f"lines on the server's stderr: {len(complaints.splitlines())}")
    print(f"memory of all servers: {start:.0f} MB before, at most {site.peak:.0f}, {end:.0f} after")
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
    parser.add_argument(
        "--database",
        nargs="?",
        const=DATABASE,
        metavar="URL",
        help="tables are in PostgreSQL, in a new database beside this one (%(const)s)",
    )
    parser.add_argument("--proxy", choices=sorted(PROXIES), help="which stands before two servers")
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
