"""Lets a table hang for lack of a worker, until a real Prometheus raises the alert for it.

    python scripts/hanging_table.py

Starts a server without bot processes and a Prometheus with the rules of `deploy/monitoring/` (its
`prometheus` and a PostgreSQL must be there), plays until a bot must decide, and waits. Prints how
long it took until each alert fired, and what `feldspar table` says. Takes about three minutes.
"""

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import yaml  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.own_services import free_port  # noqa: E402 - found by the line above
from tests.server.client import Guest, bot, me  # noqa: E402
from tests.server.diagnostics.test_monitor import wait_for_the_bot  # noqa: E402
from tests.server.process import Process  # noqa: E402
from tests.services import database  # noqa: E402

RULES: Final = ROOT / "deploy" / "monitoring" / "alerts.yaml"
EXPECTED: Final = {"FeldsparTablesStuck", "FeldsparNoWorker"}
LONGEST_SECONDS: Final = 300.0


def configured(folder: Path, watched: int) -> Path:
    """Write a configuration like ours, which looks more often."""
    shutil.copy(RULES, folder)
    targets = [{"targets": [f"127.0.0.1:{watched}"]}]
    made = {
        "global": {"scrape_interval": "5s", "evaluation_interval": "5s"},
        "rule_files": [RULES.name],
        "scrape_configs": [{"job_name": "feldspar", "static_configs": targets}],
    }
    file = folder / "prometheus.yaml"
    file.write_text(yaml.safe_dump(made), "utf-8")
    return file


def firing(port: int) -> set[str]:
    """Return the alerts that fire."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/v1/alerts", timeout=5) as answer:
            alerts: list[dict[str, Any]] = json.load(answer)["data"]["alerts"]
    except OSError:
        return set()  # it has only just started
    return {one["labels"]["alertname"] for one in alerts if one["state"] == "firing"}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, database() as tables:
        watched, port = free_port(), free_port()
        few = ("--limit", "bot_processes=0")
        server = Process(tables, 0, *few, FELDSPAR_METRICS=str(watched))
        file = configured(Path(folder), watched)
        said = [f"--config.file={file}", f"--storage.tsdb.path={folder}/data"]
        prometheus = subprocess.Popen(
            ["prometheus", *said, f"--web.listen-address=127.0.0.1:{port}"],
            stderr=subprocess.DEVNULL,
        )
        try:
            with Guest(server.address) as guest:
                table = guest.set_table([me(), bot()])
                wait_for_the_bot(guest, table)
            began, told = time.monotonic(), set[str]()
            while not told >= EXPECTED and time.monotonic() - began < LONGEST_SECONDS:
                for alert in sorted(firing(port) - told):
                    print(f"{alert} fires after {time.monotonic() - began:.0f} s", flush=True)
                told |= firing(port)
                time.sleep(1)
            command = [sys.executable, "-m", "feldspar.cli", "table", table, "--database", tables]
            found = subprocess.run(command, capture_output=True, text=True, check=False)
            print(found.stdout, end="")
        finally:
            prometheus.terminate()
            prometheus.wait(30)
            log = server.end(signal.SIGTERM)[1]
        print(f"the server's log: {log.strip()}")
        return 0 if told >= EXPECTED and found.returncode == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
