"""Plays whole games by finger on a phone, and counts every touch: touches.py [TITLE...]

Chromium shows the page of a server that runs from here, at 390x844 and with the settings of a
first visit, but that nothing moves; dice and bots are the same in every run. What to
decide, a greedy bot says. The finger takes the shortest way there, on the page it sees if it can,
and confirms where it is asked to. To turn a page counts, and to draw a strip aside. Needs Debian's
chromium-headless-shell, and scripts/build-web.
"""

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import BrowserContext, Locator, Page

import feldspar
from feldspar import State, bots
from feldspar.kernel.move_selection import (
    intended_move,
    likely_move,
    narrow,
    next_steps,
    offered_moves,
)
from feldspar.kernel.scene import Move
from feldspar.server.store.data_folder import TABLES_FILE
from feldspar.server.store.sqlite import SQLiteJournal
from feldspar.table.core.timeline import GameTimeline
from feldspar.table.services import tables
from tests.e2e.conftest import PHONE, People, visiting
from tests.e2e.hand import CALLED, PATIENCE, Finger, Hand, Look
from tests.e2e.tables import Guest, bot, me

ASIDE = """(thing) => {
  const strip = thing.closest(".reach")?.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  return !!strip && (middle < strip.left || middle > strip.right);
}"""
"""Whether something lies in a strip that must be drawn aside to show it."""
SOON = 1.0
"""Seconds after which nobody presses the same spot twice by mistake."""
DEAREST = 5
"""How many kinds of decisions are named."""


class Bench:
    """The tables of a running server, as they are written down."""

    def __init__(self, folder: Path) -> None:
        self.journal = SQLiteJournal(folder / TABLES_FILE)
        self.bot = bots.load("greedy")
        self.aside = ThreadPoolExecutor(1)

    def play(self, name: str) -> GameTimeline:
        # Playwright has a loop of its own in this thread.
        entries = self.aside.submit(asyncio.run, self.journal.read(name)).result()
        play = tables.replay_journal(entries).play
        assert play is not None
        return play

    def advice(self, state: State, seat: int) -> int:
        return bots.decide(self.bot, state, seat, b"advice")


class Counting(Finger):
    """A finger that knows what it wants, and counts."""

    def __init__(self, page: Page, bench: Bench, name: str) -> None:
        super().__init__(page)
        self.bench, self.name = bench, name
        self.touches = self.turns = self.done = 0

    def press_on(self, thing: Locator) -> None:
        self.touches += 1
        super().press_on(thing)

    def press_at(self, x: float, y: float) -> None:
        self.touches += 1
        super().press_at(x, y)

    def touch(self, thing: str) -> None:
        found = self.page.locator(f"[data-id='{thing}']:not([aria-disabled='true'])").first
        self.touches += found.evaluate(ASIDE)
        Hand.touch(self, thing)
        self.wait(lambda look: look.ready or thing not in look.lit)

    def wait(self, so: Callable[[Look], bool]) -> bool:
        """Wait until something is true of the look, or the decision is made: which?"""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            if so(self.look()) and self.undecided():
                return True
            if not self.undecided():
                return False
        raise AssertionError("nothing happens")

    def carry_out(self, moves: list[Move], wanted: int, final: bool) -> int:
        """Touch what it takes for a decision, and confirm it if asked; how many touches it was."""
        self.touches, self.done = 0, len(self.bench.play(self.name).decisions)
        way = self.way(moves, wanted, final)
        for step in way:
            self.show(step)
            self.touch(step)
        left = narrow(moves, way)
        if not self.meant(left, way, final):
            written = self.bench.play(self.name).state.game.actions.text(wanted)
            self.press_for_good(self.page.locator(f"[data-move='{written}']"))
        elif self.wait(lambda look: look.ready):
            self.press_on(self.page.locator("[data-confirm]"))
            self.wait(lambda _: False)
        return self.touches

    def press_for_good(self, button: Locator) -> None:
        """Press a button that makes a move. So soon after another press at the same spot it may be
        taken for the second of two: then a person presses again."""
        self.touches += 1
        while self.undecided():
            if button.count():
                super().press_on(button)
            deadline = time.monotonic() + SOON
            while time.monotonic() < deadline and self.undecided():
                pass

    def undecided(self) -> bool:
        return len(self.bench.play(self.name).decisions) == self.done

    def meant(self, left: list[Move], way: tuple[str, ...], final: bool) -> Move | None:
        """Return the move that is meant after some touches, if it is clear which."""
        return intended_move(left, way) or (likely_move(left, way) if final else None)

    def way(self, moves: list[Move], wanted: int, final: bool) -> tuple[str, ...]:
        """Return the fewest things to touch, with as few pages to turn; buttons come last."""
        lit = self.look().lit
        paths = {move.path for move in moves if move.action == wanted}
        ways = [
            way for path in paths for n in range(len(path) + 1) for way in combinations(path, n)
        ]
        ways = [(*sorted(way, key=lambda step: step.startswith("choice/")),) for way in ways]

        def cost(way: tuple[str, ...]) -> int | None:
            """Say how many touches a way takes, if it leads there."""
            left = narrow(moves, way)
            if not self.offered(moves, way):
                return None
            if found := self.meant(left, way, final):
                return len(way) + final if found.action == wanted else None
            return (
                len(way) + 1
                if any(one.action == wanted for one in offered_moves(left, way))
                else None
            )

        costs = {way: found for way in ways if (found := cost(way)) is not None}
        return min(costs, key=lambda way: (costs[way], [s not in lit for s in way], way))

    def offered(self, moves: list[Move], way: tuple[str, ...]) -> bool:
        """Whether everything on the way is lit when it is touched."""
        before = [(way[:n], step) for n, step in enumerate(way)]
        return all(step in next_steps(narrow(moves, done), done) for done, step in before)

    def show(self, thing: str) -> None:
        """Turn to the page that has something, if it is not this one."""
        look = self.look()
        for called in look.calls:
            if thing not in look.lit:
                self.turns += 1
                self.turn(called)
                look = self.look()


def play(context: BrowserContext, bench: Bench, title: str) -> tuple[dict[str, list[int]], int]:
    """Play one game; the touches of every decision, by its kind, and how many turned a page."""
    guest, game = Guest(context), feldspar.game(title)
    name = guest.table([me(), bot()], title)
    finger = Counting(context.new_page(), bench, name)
    finger.page.goto(f"/table/{name}")
    found: dict[str, list[int]] = defaultdict(list)
    while guest.sit(name)["status"] == "playing":
        so_far = bench.play(name)
        moves = [move for move in game.moves(so_far.state, 0) if not move.forced]
        if not moves:
            continue  # it happens by itself
        finger.until(f"{CALLED} || document.querySelector('[data-move]')")
        wanted = bench.advice(so_far.state, 0)
        written = game.actions.text(wanted)
        final = so_far.is_final(0, next(move for move in moves if move.action == wanted))
        found[written.split("(")[0]].append(finger.carry_out(moves, wanted, final))
        made = bench.play(name).decisions[len(so_far.decisions)].written
        assert made == written, f"{made} was made, not {written}"
    return found, finger.turns


def said(title: str, found: dict[str, list[int]], turns: int) -> str:
    """Say what a game took, and which decisions took most of it."""
    every = [count for counts in found.values() for count in counts]
    mean = sum(every) / len(every)
    lines = [
        f"{title}: {mean:.2f} touches per decision, at most {max(every)}, of {len(every)};"
        f" {turns} of them turned a page"
    ]
    dear = sorted(found.items(), key=lambda item: -sum(count - 1 for count in item[1]))
    for kind, counts in dear[:DEAREST]:
        lines.append(f"  {kind}: {len(counts)} times, {sum(counts) / len(counts):.2f} each")
    return "\n".join(lines)


def main(titles: list[str]) -> None:
    with visiting() as (browser, address, folder):
        bench = Bench(folder)
        for title in titles or feldspar.titles():
            context = People(browser).come(address, PHONE, luck=0, asked="final")
            print(said(title, *play(context, bench, title)), flush=True)
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
