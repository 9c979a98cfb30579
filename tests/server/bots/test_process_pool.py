"""Where bots think: not where people would notice, and not so that a table could stop."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import feldspar
from feldspar.server.bots.executor import FALLBACK_BOT, DecisionJob
from feldspar.server.bots.process_pool import NICENESS
from feldspar.table.services import tables
from tests.server.bad_bots import AnyThinkers
from tests.server.client import Guest, bot, me, until
from tests.server.process import Command, Process

SECONDS = 300.0
"""Nobody waits so long, however slow the machine."""


def order(name: str, decisions: int = 12) -> DecisionJob:
    """Return something to think about, with a choice."""
    state = feldspar.new("burgundy_dice", 2, "market day")
    feldspar.playout(state, seed=7, most=decisions)
    assert len(state.legal(state.actors()[0])) > 1
    return DecisionJob(state, state.actors()[0], name, b"a seed")


def decided(thought: DecisionJob, seconds: float = SECONDS) -> tuple[str, str]:
    async def story() -> tuple[str, str]:
        with AnyThinkers(1, seconds) as pool:
            return await pool.decide(thought)

    return asyncio.run(story())


# ----------------------------------------------------------------------------- what is decided


@pytest.mark.parametrize("name", ["search(walks=30)", "learned", "random"])
def test_whoever_thinks_where_it_decides_alike(name: str) -> None:
    assert decided(order(name)) == (name, tables.decide_with_bot(*order(name)))


@pytest.mark.parametrize(
    ("mind", "why"),
    [
        ("Endless", "timed out after 3 seconds"),
        ("Confused", "LookupError: where was I"),
        ("Greedy", "MemoryError"),
        ("Fatal", "3 bot processes died"),
    ],
)
def test_for_whom_nothing_comes_of_it_the_stand_in_decides(
    mind: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    thought = order(f"tests.server.bad_bots:{mind}")
    seconds = 3.0 if mind == "Endless" else SECONDS
    stand_in = tables.decide_with_bot(thought.state, thought.seat, FALLBACK_BOT, thought.seed)
    assert decided(thought, seconds) == (FALLBACK_BOT, stand_in)
    assert why in caplog.text


def test_a_process_that_dies_is_replaced_and_the_decision_thought_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("FELDSPAR_TEST_MARK", str(tmp_path / "mark"))
    thought = order("tests.server.bad_bots:Once")
    last = thought.state.game.actions.text(thought.state.legal(thought.seat)[-1])
    assert decided(thought) == (thought.bot, last)
    assert (tmp_path / "mark").exists()
    assert not caplog.text


# --------------------------------------------------------------------------------- who waits


def test_whoever_decides_at_once_waits_for_nobody_and_searches_come_in_turn() -> None:
    async def story() -> list[str]:
        done: list[str] = []
        with AnyThinkers(1, SECONDS) as pool:

            async def thinks(table: str, name: str) -> None:
                await pool.decide(order(name))
                done.append(table)

            searches = [
                asyncio.create_task(thinks(table, "search(seconds=0.5)")) for table in "abc"
            ]
            await asyncio.sleep(0)
            await thinks("quick", "greedy")
            await searches[0]
            await asyncio.gather(thinks("a once more", "search(walks=2)"), *searches[1:])
        return done

    assert asyncio.run(story()) == ["quick", "a", "b", "c", "a once more"]


def test_whoever_waited_too_long_is_stood_in_for() -> None:
    async def story() -> list[str]:
        with AnyThinkers(1, 3.0) as pool:
            names = ["search(seconds=600)", "search(walks=2)"]
            found = await asyncio.gather(*[pool.decide(order(name)) for name in names])
            pool.timeout_seconds = SECONDS  # a process that is begun anew may take long
            found.append(await pool.decide(order("search(walks=2)")))
        return [by for by, _ in found]

    stood_in = asyncio.run(story())
    assert stood_in == [FALLBACK_BOT, FALLBACK_BOT, "search(walks=2)"], "then all goes on"


# ------------------------------------------------------------------------------ a real server


@contextmanager
def executor(data: Path) -> Iterator[tuple[Process, Guest, str, int]]:
    """A server with one thinker, at work for a table; the number of its process comes last."""
    server = Process(data, 0, "--limit", "bot_processes=1", "--limit", "search_seconds=5")
    try:
        with Guest(server.address) as guest:
            table = guest.set_table([me(), bot("search(seconds=5)")])
            guest.follow(table)
            until(lambda: bool(thinkers_of(server)))
            (thinker,) = thinkers_of(server)
            until(lambda: priority(thinker) > priority(server.running.pid))  # it has started
            yield server, guest, table, thinker
    finally:
        server.end(signal.SIGKILL)


def children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(one) for task in tasks for one in (task / "children").read_text().split()]


def thinkers_of(server: Command) -> list[int]:
    found = children(server.running.pid)
    return [one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def gone(process: int) -> bool:
    try:
        return "\nState:\tZ" in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def priority(process: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, process)


def test_killing_a_thinker_stops_no_table(tmp_path: Path) -> None:
    with executor(tmp_path) as (server, guest, table, thinker):
        os.kill(thinker, signal.SIGKILL)
        until(lambda: any(one != thinker for one in thinkers_of(server)))
        guest.hear_until(lambda view: 1 not in view["actors"])
        assert guest.look(table)["status"] == "playing"
        assert server.end(signal.SIGTERM) == (-signal.SIGTERM, "")


def interrupted(server: Process) -> tuple[int, str]:
    """End a server as a terminal does: everybody in it hears Ctrl-C."""
    for one in children(server.running.pid):
        os.kill(one, signal.SIGINT)
    return server.end(signal.SIGINT)


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (interrupted, (130, "\n")),
        (lambda server: server.end(signal.SIGTERM), (-signal.SIGTERM, "")),
        (lambda server: server.end(signal.SIGKILL), (-signal.SIGKILL, "")),
    ],
    ids=["ctrl-c", "term", "kill"],
)
def test_whoever_ends_the_house_ends_its_thinkers(
    tmp_path: Path, end: Callable[[Process], tuple[int, str]], said: tuple[int, str]
) -> None:
    with executor(tmp_path) as (server, _, _, thinker):
        family = children(server.running.pid)
        assert end(server) == said
        until(lambda: all(gone(one) for one in [thinker, *family]))


def test_a_thinker_has_nothing_of_the_house_and_comes_after_people(tmp_path: Path) -> None:
    with executor(tmp_path) as (server, _, _, thinker):
        house, its = open_files(server.running.pid), open_files(thinker)
        assert any(name.startswith("socket:") for name in house)
        assert not {name for name in house & its if name.startswith("socket:")}
        assert not {name for name in its if str(tmp_path) in name}
        assert priority(thinker) == min(19, priority(server.running.pid) + NICENESS)


def open_files(process: int) -> set[str]:
    return {os.readlink(one) for one in Path(f"/proc/{process}/fd").iterdir()}
