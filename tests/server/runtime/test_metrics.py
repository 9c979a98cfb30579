"""What is counted of a server, where it is told, and what it costs."""

import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from feldspar.cli import main
from feldspar.server.runtime import metrics
from tests.own_services import free_port
from tests.server.client import Guest, bot, chosen, me, until
from tests.server.process import Process

PLAYED = 8
CHEAP = 5e-6
"""Seconds a step may cost."""


class Watched:
    """A server and what it tells of itself."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.server = Process(data, 0, FELDSPAR_METRICS=str(self.port))

    def text(self) -> str:
        return httpx.get(f"http://127.0.0.1:{self.port}/metrics", trust_env=False).text

    def figure(self, name: str, **labels: str) -> float:
        for family in text_string_to_metric_families(self.text()):
            for one in family.samples:
                if one.name == name and one.labels == labels:
                    return float(one.value)
        return 0.0

    def steps(self, name: str) -> float:
        return self.figure("feldspar_step_seconds_count", step=name)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("data"))
    yield made
    assert made.server.end(signal.SIGTERM) == (-signal.SIGTERM, "")


def test_every_step_of_a_move_is_timed(watched: Watched) -> None:
    with Guest(watched.server.address) as guest:
        table = guest.set_table([me()])
        guest.follow(table)
        assert watched.figure("feldspar_websockets") == 1
        entries, frames = watched.figure("feldspar_entries_total"), watched.steps("frame")
        moves = watched.steps("move")
        for number in range(PLAYED):
            turn = guest.view["turn"]
            guest.do(table, "submit", 0, action=chosen(guest.view, number))
            guest.hear_until(lambda view, turn=turn: view["turn"] > turn)  # type: ignore[misc]
        assert watched.steps("move") - moves == PLAYED
        assert watched.figure("feldspar_entries_total") - entries == PLAYED
        assert watched.steps("frame") - frames >= PLAYED
        for name in ("wait", "commit", "append", "publish", "view", "send", "request"):
            assert watched.steps(name) > 0, name
            assert watched.figure("feldspar_step_seconds_sum", step=name) > 0
        assert watched.figure("feldspar_frame_bytes_total") > watched.figure(
            "feldspar_frames_total"
        )
        assert watched.figure("feldspar_cached_tables") >= 1
        guest.ask(table, "submit", 0, action="nothing of the kind")
        guest.http.get("/api/tables/none")
        assert watched.figure("feldspar_refusals_total", key="refused-missing") == 1
    until(lambda: watched.figure("feldspar_websockets") == 0)


def test_bots_are_counted_and_timed(watched: Watched) -> None:
    with Guest(watched.server.address) as guest:
        table = guest.set_table([me(), bot()])
        guest.follow(table)
        while not watched.figure("feldspar_decisions_total", by="bot"):
            if guest.view["moves"]:
                guest.do(table, "submit", 0, action=chosen(guest.view, 0))
            guest.hear()
    assert watched.steps("think") >= 1


def test_it_names_nobody(watched: Watched) -> None:
    with Guest(watched.server.address) as guest:
        table = guest.set_table([me("Hildegarde")])
        guest.http.get(f"/api/tables/{table}/nowhere")
        text = watched.text()
        cookie = next(iter(guest.http.cookies.values()))
    for secret in (table, "Hildegarde", cookie.partition(".")[0], "nowhere"):
        assert secret not in text


def test_players_are_not_told(watched: Watched) -> None:
    for path in ("/metrics", "/metrics/", "/api/metrics"):
        answer = httpx.get(f"{watched.server.address}{path}", trust_env=False)
        assert "feldspar_step" not in answer.text


def test_without_an_address_only_this_machine_is_told(tmp_path: Path) -> None:
    port = free_port()
    end = metrics.start_exporter(str(port))
    try:
        with socket.create_connection(("127.0.0.1", port)):
            pass
        with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.2", port)):
            pass
    finally:
        end()


@pytest.mark.parametrize("odd", ["here", "1:2:3:x", "example.org:9000", "99999999"])
def test_no_other_place_is_understood(
    tmp_path: Path, odd: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--metrics", odd]) == 2
    assert odd in capsys.readouterr().err


def test_a_step_costs_next_to_nothing() -> None:
    rounds = []
    for _ in range(20):  # the calmest round: others use this machine, too
        began = time.perf_counter()
        for _ in range(1000):
            with metrics.timed("commit"):
                pass
        rounds.append((time.perf_counter() - began) / 1000)
    assert min(rounds) < CHEAP
