"""Games played during a fault: what the players saw, and whether anything was lost."""

import asyncio
import json
import time
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Final, NamedTuple

import asyncpg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import feldspar
from feldspar.server.cluster.postgres import PostgresJournal
from tests.server.load_clients import Line, Sitting, kept, sat, taken

LOST: Final = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake)
AGAIN: Final = 0.2
"""Seconds after which somebody tries again, as a page does."""
PACE: Final = 0.3
"""Seconds somebody thinks."""
CLOCK: Final = {"kind": "live", "seconds": 600, "increment": 0}
"""More time than anything here takes, and less than a clock that goes wrong."""
SLOW: Final = 10.0
"""Seconds after which no answer is taken for none."""


class Stubborn(Sitting):
    """Somebody who plays on whatever happens: at another server, if one does not answer."""

    def __init__(self, sitting: Sitting, addresses: list[str]) -> None:
        super().__init__(sitting.line, sitting.table, sitting.seat)
        self.addresses = addresses
        self.saw: Counter[str] = Counter()
        self.acknowledged_at: list[float] = []
        self.over = False

    def turn_to_another(self, why: str) -> None:
        self.saw[why] += 1
        cookie = self.line.cookie
        self.line.close()
        at = self.addresses.index(self.line.address) if self.line.address in self.addresses else -1
        self.line = Line(self.addresses[(at + 1) % len(self.addresses)])
        self.line.cookie = cookie

    async def listen(self) -> None:
        while not self.over:
            try:
                await self.follow()
                self.saw["the socket was closed"] += 1
            except LOST:
                self.turn_to_another("the line broke")
            await asyncio.sleep(AGAIN)

    async def play(self) -> None:
        """Decide whenever it is up to this one, each time until it is acknowledged."""
        while not self.over:
            await asyncio.sleep(PACE)
            if self.view.get("status") == "over":
                return
            if self.may:
                await self._insist()

    async def _insist(self) -> None:
        moves, turn = self.view["moves"], self.view["turn"]
        action = moves[len(self.acknowledged) % len(moves)]["decision"]
        said = {"do": "submit", "seat": self.seat, "action": action, "turn": turn}
        said["key"] = str(uuid.uuid4())
        self.decided = turn
        while not self.over:
            try:
                async with asyncio.timeout(SLOW):
                    path = f"/api/tables/{self.table}/commands"
                    status, found = await self.line.ask("POST", path, said)
            except LOST:
                self.turn_to_another("the line broke")
            else:
                if status == 200:
                    self.acknowledged.append(action)
                    self.acknowledged_at.append(time.monotonic())
                    return
                self.saw[json.loads(found)["key"]] += 1
                if status not in (503, 502):
                    self.decided = None
                    return
            await asyncio.sleep(AGAIN)


class Told(NamedTuple):
    """What became of a fault."""

    moves: int
    """Decisions acknowledged, from the first to the last."""
    lost: int
    """Of them, how many the journal does not hold, or holds in another order."""
    doubled: int
    """Decisions the journal holds though nobody was told so."""
    taken: int
    """Decisions a bot took for somebody, as if their time had run out."""
    back: float
    """Seconds from the moment the fault was over to the first decision at the last table."""
    longest: float
    """Seconds the longest table stood still, from the fault on."""
    saw: Counter[str]


async def broken(
    addresses: list[str],
    database: str,
    fault: Callable[[], Awaitable[None]],
    tables: int = 12,
    before: float = 4.0,
    after: float = 15.0,
    may_lose: bool = False,
) -> Told:
    """Let people play, break something, mend it, and let them play on.

    Where a fault may lose what was acknowledged before, only what came after it is compared.
    """
    ours = await asyncpg.connect(database)  # to be had at the end, however many the site takes
    seated: list[list[Stubborn]] = []
    for number in range(tables):
        titles = feldspar.titles()
        lines = [Line(addresses[(number + seat) % len(addresses)]) for seat in range(2)]
        sitting = await sat(lines, titles[number % len(titles)], bots=number % 4 == 1, clock=CLOCK)
        seated.append([Stubborn(one, addresses) for one in sitting])
    players = [player for table in seated for player in table]
    doing = [asyncio.create_task(work) for one in players for work in (one.listen(), one.play())]
    await asyncio.sleep(before)
    began = time.monotonic()
    await fault()
    mended = time.monotonic()
    left = {id(table) for table in seated}
    back = 0.0
    while left and time.monotonic() - mended < 90:
        for table in seated:
            if id(table) in left and any(
                one.view.get("status") == "over" or (one.acknowledged_at or [0])[-1] > mended
                for one in table
            ):
                left.discard(id(table))
                back = time.monotonic() - mended
        await asyncio.sleep(0.02)
    assert not left, f"{len(left)} tables did not go on"
    await asyncio.sleep(max(0.0, after - back))
    for one in players:
        one.over = True
    for task in doing:
        task.cancel()
    ended = await asyncio.gather(*doing, return_exceptions=True)
    for one in players:
        one.line.close()
    await asyncio.sleep(0.1)
    assert not [one for one in ended if isinstance(one, Exception)], ended
    still = [_longest_rest(table, began) for table in seated]
    ours.terminate()
    since = mended if may_lose else 0.0
    moves, lost, doubled, bots = await compared(seated, database, since)
    saw = Counter[str]()
    for one in players:
        saw += one.saw
        saw += Counter({"the table went back": one.went_back})
    return Told(moves, lost, doubled, bots, back, max(still), saw)


def _longest_rest(table: list[Stubborn], began: float) -> float:
    times = sorted(at for one in table for at in one.acknowledged_at)
    before = [at for at in times if at <= began]
    later = [before[-1] if before else began, *[at for at in times if at > began]]
    return max([b - a for a, b in pairwise(later)], default=0.0)


def _lost_since(since: float, one: Stubborn, made: list[str]) -> int:
    """Return how many of the decisions acknowledged since then are not the last in the journal."""
    times = zip(one.acknowledged, one.acknowledged_at, strict=True)
    wanted = [action for action, at in times if at > since]
    # The last may have been written though its answer was still under way.
    ends = [made[-len(wanted) :], made[-len(wanted) - 1 : -1]]
    return 0 if not wanted or wanted in ends else len(wanted)


async def compared(
    seated: list[list[Stubborn]], database: str, since: float = 0.0
) -> tuple[int, int, int, int]:
    """Return how many decisions were acknowledged, lost, doubled, and taken by bots.

    After a time `since` only those acknowledged then are looked for, which are the last.
    """
    journal = PostgresJournal(database, 30)
    moves = lost = doubled = bots = 0
    for table in seated:
        made = await kept(journal, table[0].table)
        bots += await taken(journal, table[0].table, len(table))
        for one in table:
            moves += len(one.acknowledged)
            if since:
                lost += _lost_since(since, one, made[one.seat])
                continue
            there = made[one.seat][: len(one.acknowledged)] == one.acknowledged
            lost += 0 if there else len(one.acknowledged)
            # The last may have been written though its answer was still under way.
            doubled += max(0, len(made[one.seat]) - len(one.acknowledged) - 1)
    await journal.close()
    return moves, lost, doubled, bots
