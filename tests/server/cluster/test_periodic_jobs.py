"""The chores of a house with many servers: each at its time, by one of them, whoever is killed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import asyncpg
import pytest

from feldspar.server.cluster import periodic_jobs
from feldspar.server.cluster.periodic_jobs import INTERVAL_SECONDS, RETRY_SECONDS, PeriodicJobs
from feldspar.server.cluster.postgres import PostgresJournal, prepare_database
from feldspar.server.store.journal import StoreUnavailable
from tests.server.client import PATIENCE
from tests.services import database

NAMES = ("forget", "archive", "prove")
SHORT = 0.6
"""Seconds for which a chore is held where a test waits for that."""
Story = Callable[..., Awaitable[None]]


class Site:
    """Some processes that share a database, and what they have done."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.journals = list[PostgresJournal]()
        self.done = list[tuple[int, str]]()
        self.doing = 0
        self.most = 0
        """How many did the same chore at the same time."""

    def process(self, seconds: float = 0, names: tuple[str, ...] = NAMES) -> PeriodicJobs:
        """Return one more that takes so long for each chore."""
        number = len(self.journals)

        async def do(name: str) -> None:
            self.doing += 1
            self.most = max(self.most, self.doing)
            try:
                await asyncio.sleep(seconds)
                self.done.append((number, name))
            finally:
                self.doing -= 1

        return self.with_chores({name: lambda name=name: do(name) for name in names})  # type: ignore[misc]

    def with_chores(self, chores: dict[str, Callable[[], Awaitable[object]]]) -> PeriodicJobs:
        journal = PostgresJournal(self.address)
        self.journals.append(journal)
        return PeriodicJobs(journal.chores, chores, poll_seconds=0.02)

    async def ask(self, query: str) -> list[Any]:
        db = await asyncpg.connect(self.address)
        try:
            found: list[Any] = await db.fetch(query)
            return found
        finally:
            await db.close()

    async def due(self) -> dict[str, float]:
        """Return in how many seconds each chore is due that nobody does."""
        query = "SELECT name, extract(epoch FROM due - now())::float8 FROM chore WHERE held < now()"
        return dict(await self.ask(query))


@pytest.fixture
def told() -> Iterator[Callable[[Story], None]]:
    """Returns what tells a story of a site."""
    with database() as address:
        asyncio.run(prepare_database(address, 30))

        def tell(story: Story) -> None:
            async def whole() -> None:
                site = Site(address)
                try:
                    async with asyncio.timeout(PATIENCE):
                        await story(site)
                finally:
                    await asyncio.gather(*[journal.close() for journal in site.journals])

            asyncio.run(whole())

        yield tell


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(periodic_jobs, "LEASE_SECONDS", SHORT)


def test_each_is_done_once_by_one_of_many_and_again_when_it_is_due(
    told: Callable[[Story], None],
) -> None:
    async def story(site: Site) -> None:
        many = [site.process(0.05) for _ in range(6)]
        for _ in range(3):
            site.done.clear()
            await asyncio.gather(*[one.run_due() for one in many])
            assert sorted(name for _, name in site.done) == sorted(NAMES)
            due = await site.due()
            assert set(due) == set(NAMES)
            assert all(
                INTERVAL_SECONDS - PATIENCE < seconds <= INTERVAL_SECONDS
                for seconds in due.values()
            )
            await asyncio.gather(*[one.run_due() for one in many])
            assert len(site.done) == len(NAMES), "none is due"
            await site.ask("UPDATE chore SET due = now()")
        assert len({number for number, _ in site.done}) > 1, "they share them"

    told(story)


def test_one_that_takes_long_is_held_and_nobody_else_begins_it(
    told: Callable[[Story], None], short: None
) -> None:
    async def story(site: Site) -> None:
        working = [asyncio.create_task(site.process(3 * SHORT, ("prove",)).run()) for _ in range(4)]
        while not site.done:
            await asyncio.sleep(0.02)
        for one in working:
            one.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        assert site.most == 1

    told(story)


def test_what_a_killed_process_has_begun_is_done_by_another(
    told: Callable[[Story], None], short: None
) -> None:
    async def story(site: Site) -> None:
        other = site.process()
        await other.run_due()
        await site.ask("UPDATE chore SET due = now()")
        killed = PostgresJournal(site.address)
        assert await killed.chores.claim(NAMES, SHORT) in NAMES
        await killed.close()
        site.done.clear()
        await other.run_due()
        assert len(site.done) == len(NAMES) - 1, "it may be alive"
        working = asyncio.create_task(other.run())
        while len(site.done) < len(NAMES):
            await asyncio.sleep(0.02)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert sorted(name for _, name in site.done) == sorted(NAMES)

    told(story)


def test_who_is_told_to_end_leaves_what_it_has_begun_at_once(told: Callable[[Story], None]) -> None:
    async def story(site: Site) -> None:
        ending = asyncio.create_task(site.process(PATIENCE, ("prove",)).run())
        while not site.doing:
            await asyncio.sleep(0.02)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        await site.process(0, ("prove",)).run_due()
        assert site.done == [(1, "prove")]

    told(story)


@pytest.mark.parametrize("how", ["away", "taken"])
def test_who_cannot_hold_it_any_longer_gives_it_up(
    told: Callable[[Story], None], short: None, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(site: Site) -> None:
        one = site.process(PATIENCE, ("prove",))
        (journal,) = site.journals

        async def hold(name: str, lease_seconds: float) -> bool:
            if how == "away":
                raise StoreUnavailable("nobody knows")
            await site.ask("UPDATE chore SET holder = 'other', held = now() + interval '1 hour'")
            return False

        journal.chores.renew = hold  # type: ignore[method-assign]
        await one.run_due()
        assert (site.done, site.doing) == ([], 0)
        due = await site.due()
        if how == "away":
            assert RETRY_SECONDS - PATIENCE < due["prove"] <= RETRY_SECONDS
        else:
            assert not due, "the other does it"
            ((left,),) = await site.ask("SELECT due < now() FROM chore")
            assert left, "and says when it is due again"

    told(story)
    why = "its lease could not be renewed"
    assert caplog.messages == [f"maintenance job prove failed, retrying: {why}"]


def test_one_that_fails_is_told_of_and_tried_again_and_keeps_no_other_from_being_done(
    told: Callable[[Story], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(site: Site) -> None:
        done = list[str]()

        async def fail() -> None:
            raise ZeroDivisionError("by our own mistake")

        async def do() -> None:
            done.append("forget")

        await site.with_chores({"archive": fail, "forget": do}).run_due()
        assert done == ["forget"]
        due = await site.due()
        assert due["archive"] <= RETRY_SECONDS < due["forget"]

    told(story)
    (line,) = caplog.records
    assert line.getMessage() == "maintenance job archive failed, retrying: by our own mistake"
    assert line.exc_info
    assert line.levelno == logging.WARNING


def test_while_the_store_is_away_it_is_asked_again(told: Callable[[Story], None]) -> None:
    async def story(site: Site) -> None:
        tried = list[str]()

        async def do() -> None:
            tried.append("prove")
            if len(tried) == 1:
                raise StoreUnavailable("for a moment")

        await site.ask("INSERT INTO chore (name) VALUES ('prove')")
        one = site.with_chores({"prove": do})
        with pytest.raises(StoreUnavailable):
            await one.run_due()
        assert not await site.due(), "it is still held"
        await site.ask("UPDATE chore SET held = '-infinity'")  # as time would
        await one.run_due()
        assert len(tried) == 2

    told(story)


def test_a_process_that_knows_other_chores_does_none_it_does_not_know(
    told: Callable[[Story], None],
) -> None:
    async def story(site: Site) -> None:
        await site.process(0, ("forget", "dust")).run_due()
        await site.ask("UPDATE chore SET due = now()")
        await site.process(0, ("forget", "wash")).run_due()
        assert site.done == [(0, "dust"), (0, "forget"), (1, "wash"), (1, "forget")]

    told(story)


def test_what_a_version_before_needs_is_left_to_it(told: Callable[[Story], None]) -> None:
    """Until this version procrastinate kept its jobs in a schema of its own."""

    async def story(site: Site) -> None:
        count = "SELECT count(*) FROM pg_namespace WHERE nspname = 'jobs'"
        assert [*map(tuple, await site.ask(count))] == [(0,)], "a new database has none"
        await site.ask("CREATE SCHEMA jobs")
        await site.ask("CREATE TABLE jobs.step (name text PRIMARY KEY)")
        await prepare_database(site.address, 30)
        assert await site.ask("SELECT FROM jobs.step") == []

    told(story)
