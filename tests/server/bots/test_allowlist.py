"""The closed list of bots: neither a request nor a journal chooses which code a server runs."""

import asyncio
import sys
from pathlib import Path

import pytest

from feldspar import bots
from feldspar.bots.allowlist import MAX_SECONDS, find_listed
from feldspar.bots.levels import DEFAULT_LEVEL, LEVELS
from feldspar.kernel.notation.record import Record
from feldspar.server.bots.process_pool import BotProcessPool
from feldspar.server.jobs.scheduler import DueTableScheduler
from feldspar.server.runtime.bus import LocalBus
from feldspar.server.runtime.clock import now
from feldspar.server.tables.repository import TableRepository
from feldspar.table.core.entries import Joined, Moved
from tests.server.client import OPEN, PATIENCE, TITLE, Guest, bot, house, me, opening
from tests.server.memory_journal import MemoryJournal

OWN = "this:c"
"""A module that nothing here imports, as anybody's own bot."""
UNLISTED = (
    *(OWN, "os:abort", "tempfile:mkdtemp", "greedy(whim=0)", "search", "search(seconds=6)"),
    *("search(seconds=600)", "search(walks=100000)", "search(seconds=5,walks=9)", "", "level-6"),
)


@pytest.mark.parametrize("name", [*LEVELS, "greedy", "search(seconds=5)", "search(walks=300)"])
def test_what_is_listed_can_be_loaded(name: str) -> None:
    assert find_listed(name) is not None
    assert isinstance(bots.load(name), bots.Bot)


@pytest.mark.parametrize("name", UNLISTED)
def test_nothing_else_is_listed(name: str) -> None:
    assert find_listed(name) is None


@pytest.mark.promise("PRO-72")
def test_a_journal_that_names_code_opens_and_the_stand_in_decides() -> None:
    async def story() -> tuple[set[str], Record]:
        entries = opening([me(), bot()], now())
        named = [
            entry._replace(what=entry.what._replace(bot=OWN))
            if isinstance(entry.what, Joined) and entry.what.bot
            else entry
            for entry in entries
        ]
        repository = TableRepository(MemoryJournal(), LocalBus(), 10)
        await repository.create("t", named)
        with BotProcessPool(1, 300) as pool:
            working = asyncio.create_task(DueTableScheduler(repository, pool).run())
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with repository.locked_latest("t") as cached:
                        if not cached.table.bots_to_move():
                            record = cached.table.record()
                            break
                    await asyncio.sleep(0.01)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        written = [entry.what for entry in await repository.journal.read("t")]
        return {what.by for what in written if isinstance(what, Moved)}, record

    by, record = asyncio.run(story())
    assert by == {DEFAULT_LEVEL}
    assert OWN.partition(":")[0] not in sys.modules
    assert Record.parse(str(record)).bots == {1: OWN}, "what was written is still told"


def test_a_search_by_name_is_for_hosts_who_allow_it(tmp_path: Path) -> None:
    searching = bot("search(seconds=2)")

    def refused(guest: Guest, seats: list[dict[str, object]], **rest: str) -> str:
        said = {"game": TITLE, "seats": seats, **rest}
        answer = guest.http.post("/api/tables", json=said)
        return "" if answer.status_code == 201 else str(answer.json()["key"])

    with house(tmp_path / "usual") as address, Guest(address) as guest:
        assert refused(guest, [me(), searching]) == "refused-bot"
        assert refused(guest, [me(), bot()], stand_in="search(seconds=2)") == "refused-bot"
        table = guest.set_table([me(), OPEN])
        filled = guest.ask(table, "fill", 1, bot="search(seconds=2)", name="Odile")
        assert (filled.status_code, filled.json()["key"]) == (409, "refused-bot")
    with house(tmp_path / "allowed", search_seconds=2) as address, Guest(address) as guest:
        assert refused(guest, [me(), searching]) == ""
        assert refused(guest, [me(), bot("search(seconds=3)")]) == "refused-bot"
        assert refused(guest, [me(), bot("search(walks=9)")]) == "refused-bot"
    assert find_listed(f"search(seconds={MAX_SECONDS + 1})") is None, "whatever a host allows"


def test_a_rematch_does_not_bring_a_search_back(tmp_path: Path) -> None:
    with house(tmp_path, search_seconds=2) as address, Guest(address) as guest:
        table = guest.set_table([me(), bot("search(seconds=1)")])
        guest.do(table, "resign", 0)
        cookies = guest.http.cookies
    with house(tmp_path) as address, Guest(address) as guest:
        guest.http.cookies = cookies
        again = guest.http.post(f"/api/tables/{table}/again")
        assert (again.status_code, again.json()["key"]) == (409, "refused-bot")
