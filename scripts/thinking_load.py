"""Measures how long players wait for an acknowledgement while bots compute elsewhere.

    python scripts/thinking_load.py --rounds 4 --seconds 20

Starts a server of its own on the loopback. At some tables bots think for three seconds about every
decision, one after the other; at others people click at a steady pace, and the time from a decision
sent to its acknowledgement is noted. Rounds without and with bots alternate, so that whatever else
the machine does is in both. The exit code is 1 if people wait more than twice as long for it, or if
the bots did not think meanwhile. `--unhurried` only asks for the latter.
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from websockets.asyncio.client import connect  # noqa: E402

from feldspar.table.views.catch_up import apply_frame  # noqa: E402
from tests.server.client import View, bot, chosen, crumbs, me  # noqa: E402 - found by the line above
from tests.server.process import Process  # noqa: E402
from tests.server.scripted_players import visitor  # noqa: E402

TITLE: Final = "burgundy"
WORST: Final = 2.0
"""How many times as long people may wait while bots think."""
PAUSE: Final = 0.2
"""Seconds between two clicks of a person."""
LOOKS: Final = 0.1
"""Seconds between two looks at which bots think."""
BETWEEN: Final = 100.0
"""Seconds within which the bots come to an end, or begin."""


class Person:
    """Somebody at a table, with or without a bot, and a connection that stays open."""

    def __init__(self, address: str, seats: list[dict[str, Any]]) -> None:
        self.http = visitor(address)
        self.seats = seats
        self.table = ""
        self.view: View = {}
        self.clicks = 0

    async def look(self) -> View:
        """See how the table stands; if the game is over, or there is none yet, set another."""
        if not self.table or self.view["status"] == "over":
            spec = {"game": TITLE, "seats": self.seats}
            self.table = (await self.http.post("/api/tables", json=spec)).json()["table"]
        self.view = (await self.http.get(f"/api/tables/{self.table}")).json()
        return self.view

    async def click(self) -> float:
        """Decide; return the milliseconds until that is acknowledged."""
        self.clicks += 1
        said = {"do": "submit", "seat": self.view["viewer"], "key": f"click {self.clicks}"}
        said |= {"action": chosen(self.view, self.clicks), "turn": self.view["turn"]}
        began = time.perf_counter()
        answer = await self.http.post(f"/api/tables/{self.table}/commands", json=said)
        took = (time.perf_counter() - began) * 1000
        assert answer.status_code == 200, answer.text
        return took


class Rival(Person):
    """Somebody at a table with a bot, who follows it and never makes it wait, if they play."""

    def __init__(self, address: str, seats: list[dict[str, Any]]) -> None:
        super().__init__(address, seats)
        self.socket = f"{address.replace('http', 'ws')}/api/tables/"
        self.plays = False
        self.decided = -1
        """The turn decided last: frames under way meanwhile still show it."""

    @property
    def thinking(self) -> bool:
        """Whether the bot thinks."""
        return 1 in self.view["actors"]

    async def follow(self) -> None:
        """Hear what happens, and play."""
        cookie = crumbs(self.http.cookies)
        url = f"{self.socket}{self.table}/live?seat=0"
        async with connect(url, additional_headers=cookie, max_size=None, proxy=None) as live:
            async for text in live:
                frame = json.loads(text)
                if "steps" in frame:
                    self.view = apply_frame(self.view, frame)
                    await self.play()

    async def play(self) -> None:
        """Decide, if there is something to decide."""
        if self.plays and self.view["moves"] and self.view["turn"] != self.decided:
            self.decided = self.view["turn"]
            await self.click()


async def clicking(person: Person, until: float, took: list[float]) -> None:
    """Decide at a steady pace for a while, for all seats of a table."""
    while time.monotonic() < until:
        if (await person.look())["moves"]:
            took.append(await person.click())
        await asyncio.sleep(PAUSE)


class Round:
    """What was measured in one stretch of time."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.thinking: list[int] = []
        """At how many tables bots were thinking, at every look."""


async def counting(rivals: list[Rival], found: Round) -> None:
    while True:
        found.thinking.append(sum(rival.thinking for rival in rivals))
        await asyncio.sleep(LOOKS)


async def thinking(rivals: list[Rival], play: bool) -> None:
    """Have all bots think from now on; or no more, once they have decided."""
    for rival in rivals:
        rival.plays = play
        await rival.play()
    async with asyncio.timeout(BETWEEN):
        while not all(rival.thinking == play for rival in rivals):
            await asyncio.sleep(LOOKS)


async def measured(people: list[Person], rivals: list[Rival], seconds: float) -> Round:
    found = Round()
    count = asyncio.create_task(counting(rivals, found))
    until = time.monotonic() + seconds
    await asyncio.gather(*[clicking(person, until, found.took) for person in people])
    count.cancel()
    return found


async def story(address: str, asked: argparse.Namespace) -> tuple[list[Round], list[Round]]:
    """Return the rounds without bots that think, and those with them."""
    seats = [me(), bot(f"search(seconds={asked.thinks})")]
    without: list[Round] = []
    with_: list[Round] = []
    async with AsyncExitStack() as stack:
        people = [Person(address, [me(), me("Bastien")]) for _ in range(asked.people)]
        rivals = [Rival(address, seats) for _ in range(asked.tables)]
        for one in (*people, *rivals):
            await stack.enter_async_context(one.http)
            await one.look()
        following = [asyncio.create_task(rival.follow()) for rival in rivals]
        for _ in range(asked.rounds):
            await thinking(rivals, False)
            without.append(await measured(people, [], asked.seconds))
            await thinking(rivals, True)
            with_.append(await measured(people, rivals, asked.seconds))
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
    return without, with_


def share(took: list[float], hundredths: int) -> float:
    return statistics.quantiles(took, n=100, method="inclusive")[hundredths - 1]


def told(name: str, rounds: list[Round]) -> float:
    """Print what a kind of round came to; return how long the slowest of a hundred waited."""
    for number, one in enumerate(rounds, 1):
        print(f"  {name} {number}: p50 {share(one.took, 50):6.1f}  p99 {share(one.took, 99):6.1f}")
    took = [wait for one in rounds for wait in one.took]
    slow = share(took, 99)
    print(f"{name}: p50 {share(took, 50):.1f} ms, p99 {slow:.1f} ms ({len(took)} clicks)")
    return slow


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20, help="that a round takes")
    parser.add_argument("--tables", type=int, default=4, help="where bots think")
    parser.add_argument("--people", type=int, default=3, help="who click elsewhere")
    parser.add_argument("--thinks", type=int, default=3, help="seconds a bot takes to decide")
    parser.add_argument("--unhurried", action="store_true", help="however long people wait")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server = Process(Path(data), 0, "--limit", f"search_seconds={asked.thinks}")
        try:
            without, with_ = asyncio.run(story(server.address, asked))
        finally:
            status, complaints = server.end(signal.SIGTERM)
    ratio = told("with bots", with_) / told("quiet", without)
    thinking = [number for one in with_ for number in one.thinking]
    kept = statistics.mean(thinking)
    print(
        f"{kept:.1f} of {asked.tables} bots were thinking or waiting to, on {os.cpu_count()} cores"
    )
    print(f"p99 with bots is {ratio:.2f} times the quiet one; complaints: {complaints or 'none'}")
    idle = min(thinking) == 0 or status != -signal.SIGTERM or bool(complaints)
    return int(idle or (ratio > WORST and not asked.unhurried))


if __name__ == "__main__":
    sys.exit(main())
