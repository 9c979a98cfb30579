"""How much and how fast: measured in real browsers, printed at the end of the run.

Time that others took from the machine (steal) is not counted. How soon a game is ready without a
server is all computing: there it is what a machine of a stated speed would need, and the time it
really took is printed beside it.
"""

import gzip
import statistics
import time
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Response, TimeoutError

from tests.e2e.conftest import People, note
from tests.e2e.hand import CALLED, Hand
from tests.e2e.sites import ALONE
from tests.e2e.tables import BURGUNDY, DICE, GAMES, Guest, bot, join, me, open_seat

MOVES, TEN = 30, 10
"""So many moves are looked at, and the quickest ten in a row count: what else the machine does for
a while can only slow them."""
# The clocks of two pages in one browser are the same, if counted from the same beginning.
NOW = "performance.timeOrigin + performance.now()"
WATCH = f"""() => {{
  const before = feldsparLook().picture;
  window.changed = 0;
  const watcher = new MutationObserver(() => {{
    if (feldsparLook().picture === before) return;
    watcher.disconnect();
    requestAnimationFrame(() => (window.changed = {NOW}));
  }});
  watcher.observe(document.querySelector("main"), {{
    subtree: true, childList: true, attributes: true, characterData: true,
  }});
}}"""
PROMPT = """if (location.protocol.startsWith("http"))
  localStorage.setItem("feldspar.settings", JSON.stringify({ confirm: "always", pace: "off" }));
"""
"""Every move is a click, and whoever sees it may decide at once."""
MARK = f"""() => document.querySelector("[data-confirm]").addEventListener(
  "click", () => (window.clicked = {NOW}), {{ capture: true, once: true }})"""

WARM, VISITS = 3, 8
"""Seconds a warm visit may take, with the board one left on the page. Whatever else the machine
does can only slow it: the fastest of at most so many counts."""


STEPS, BRISK = 1_000_000, 0.075
"""So many steps of a plain loop take so many seconds where a game must be ready so soon: the best
that was seen of a machine with two cores, which has moods in which it needs twice as long."""


def stroll() -> float:
    """How long the loop takes now, in the mean of a few."""
    start, steps = time.process_time(), 0
    for step in range(4 * STEPS):
        steps += step * step
    return (time.process_time() - start) / 4


class Ours:
    """A share of time: what was left to this machine by others on the same hardware."""

    def __init__(self) -> None:
        self.before = self._spent()

    def share(self) -> float:
        """How much of the work asked of the processors since then was done when it was asked."""
        busy, stolen = (now - then for now, then in zip(self._spent(), self.before, strict=True))
        return busy / (busy + stolen) if busy else 1

    def _spent(self) -> tuple[int, int]:
        user, nice, system, _, _, irq, soft, stolen, *_ = map(
            int, Path("/proc/stat").read_text().splitlines()[0].split()[1:]
        )
        return user + nice + system + irq + soft, stolen


def test_the_first_table_page_is_light(people: People, server: str) -> None:
    context = people.come(server, still=False)
    table = Guest(context).table([me(), bot()], BURGUNDY)
    page = context.new_page()
    files: list[Response] = []

    def keep(file: Response) -> None:
        files.append(file)

    page.on("response", keep)
    page.goto(f"/table/{table}")
    Hand(page).sit()
    page.wait_for_load_state("networkidle")
    kinds = ("javascript", "css")
    bodies = [
        file.body()
        for file in files
        if any(kind in file.headers.get("content-type", "") for kind in kinds)
    ]
    assert bodies
    size = sum(len(gzip.compress(body)) for body in bodies) / 1000
    note("JavaScript and CSS of the first table page, gzipped", size, "kB", 120)


@pytest.mark.parametrize("game", GAMES)
def test_the_other_browser_shows_a_move_at_once(people: People, server: str, game: str) -> None:
    claire, odile = (people.come(server, still=False) for _ in range(2))
    for context in (claire, odile):
        context.add_init_script(PROMPT)
    table = Guest(claire).table([me("Claire"), open_seat()], game)
    pages = claire.new_page(), odile.new_page()
    pages[0].goto(f"/table/{table}")
    join(pages[1], f"/table/{table}", "Odile")
    hands = [Hand(page, seed=13) for page in pages]
    times: list[float] = []
    ours = Ours()
    while len(times) < MOVES:
        for hand, other in (hands, hands[::-1]):
            if hand.look().mine and (taken := told(hand, other)) is not None:
                times.append(taken)
        someone(hands)
    tens = [times[first : first + TEN] for first in range(len(times) - TEN + 1)]
    note(
        f"{game}, from a click to the other browser's changed picture, median of {TEN}",
        min(map(statistics.median, tens)) * ours.share(),
        "ms",
        150,
    )


def told(hand: Hand, other: Hand) -> float | None:
    """Milliseconds from a decision until the other page has changed; None if it need not."""
    hand.mean()
    other.page.evaluate(WATCH)
    hand.page.evaluate(MARK)
    hand.confirm()
    after = hand.until("!look.busy || look.over")  # the picture may be the same: half a turn
    try:
        other.page.wait_for_function("() => window.changed", timeout=1000 if after.mine else 20_000)
    except TimeoutError:
        return None  # half a turn, of which nothing is shown yet
    clicked, changed = hand.page.evaluate("clicked"), other.page.evaluate("changed")
    return float(changed - clicked)


def someone(hands: list[Hand]) -> None:
    """Wait until somebody may decide; a finished game would end the test too early."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        looks = [hand.look() for hand in hands]
        assert not any(look.over for look in looks)
        if any(look.mine for look in looks):
            return
    raise AssertionError("nobody may decide")


def size(file: Path) -> int:
    """How many bytes of a file are sent to a browser that can unpack them."""
    shorter = file.with_name(f"{file.name}.br")
    return (shorter if shorter.exists() else file).stat().st_size


class Ready(NamedTuple):
    """Seconds until a game is ready: where the bound holds, and here."""

    brisk: float
    here: float


def ready(page: Page) -> Ready:
    """Visit the site without a server and begin a game against a bot, until it is ready."""
    pace, ours, start = stroll(), Ours(), time.monotonic()
    page.goto("/")
    page.locator(".way.first").click()
    Hand(page).sit()
    here, share = time.monotonic() - start, ours.share()
    return Ready(here * share / max(1, (pace + stroll()) / 2 / BRISK), here)


def test_without_a_server_a_game_is_soon_ready(people: People, folder: str) -> None:
    context = people.come(folder, still=False)
    context.add_init_script(PROMPT)
    page = context.new_page()
    cold = ready(page)
    note(
        f"without a server, a new game after a cold visit ({cold.here:.1f} s here)",
        cold.brisk,
        "s",
        6,
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    warm: list[Ready] = []
    while not warm or (min(warm).brisk > WARM and len(warm) < VISITS):
        page.close()
        page = context.new_page()
        warm.append(ready(page))
    best = min(warm)
    what = f"without a server, a new game after a warm visit, fastest of {len(warm)}"
    note(f"{what} ({best.here:.1f} s here)", best.brisk, "s", WARM)

    house = next((ALONE / "house").iterdir())
    sent = [size(file) for file in house.iterdir() if file.suffix not in (".br", ".gz", "")]
    note("without a server, all that Python needs, as brotli sends it", sum(sent) / 1e6, "MB", 8)

    page.goto(f"/#/new/{DICE}")
    page.locator("form .go button").click()
    hand = Hand(page, seed=14)
    times = []
    ours = Ours()
    for _ in range(8):
        before = hand.mean()
        start = time.monotonic()
        hand.confirm()
        hand.until(f"look.picture !== before && ({CALLED})", before.picture)
        times.append(time.monotonic() - start)
    answered = statistics.median(times) * ours.share()
    note("without a server, until the bot has answered, median", answered, "s", 1)
