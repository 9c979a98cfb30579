"""Measures the levels inside a page without a server: seconds a decision, and wins against greedy.

    python scripts/levels_in_page.py [TITLE ...] [--levels 3,4,5] [--games 10] [--seed any]

A real Chromium opens the site that needs no server, starts Python as the page does, and plays whole
games there for two, every deal from both seats. The same seed gives the same deals.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import feldspar  # noqa: E402
from feldspar.bots.levels import LEVELS  # noqa: E402
from feldspar.lab.matches.statistics import average, proportion  # noqa: E402
from tests.e2e import sites  # noqa: E402 - found by the line above
from tests.e2e.conftest import CHROMIUM, FLAGS  # noqa: E402

START: Final = """
async ([start, play]) => {
  const house = await (await fetch("sites.json")).json();
  const folder = new URL(sites.folder, location.href).href;
  const wheel = new Uint8Array(await (await fetch(folder + "feldspar.whl")).arrayBuffer());
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: JSON.stringify(sites.lock),
    fsInit: async (files) => files.writeFile("/feldspar.whl", wheel),
  });
  python.runPython(start);
  python.runPython(play);
  window.play = (...asked) => python.globals.get("play")(...asked);
}
"""
PLAY: Final = '''
"""Runs inside Pyodide."""

import json
import time

import feldspar

MET = "greedy"


def play(title, level, deal, seat):
    """Play a game with a level at one seat; tell what came of it, and how long it thought."""
    state = feldspar.new(title, 2, deal)
    bots = [feldspar.bots.load(level if at == seat else MET) for at in range(2)]
    spent, slowest, decisions = 0.0, 0.0, 0
    while actors := state.actors():
        actor = actors[0]
        choice = len(state.legal(actor)) > 1
        began = time.monotonic()
        action = feldspar.bots.decide(bots[actor], state, actor, deal.encode())
        took = time.monotonic() - began
        state.apply(actor, action)
        if actor == seat and choice:
            spent, slowest, decisions = spent + took, max(slowest, took), decisions + 1
    places = state.ranking()
    best = [at for at in range(2) if places[at] == min(places)]
    won = 1 / len(best) if seat in best else 0
    return json.dumps([won, state.scores()[seat], spent, decisions, slowest])
'''


def begin(page: Page, address: str) -> None:
    """Start Python in a page, as the page's own worker does."""
    page.goto(address)
    start = (ROOT / "web" / "src" / "worker" / "start.py").read_text()
    page.evaluate(START, [start, PLAY])


def game(page: Page, *asked: Any) -> list[float]:
    found: list[float] = json.loads(page.evaluate("(asked) => play(...asked)", list(asked)))
    return found


def measured(page: Page, title: str, level: str, games: int, seed: str) -> str:
    """Play so many games at a level; return a line that tells of them."""
    blocks = []
    for deal in range((games + 1) // 2):
        blocks.append([game(page, title, level, f"{seed} {deal}", seat) for seat in range(2)])
        print(f"{title} {level}: {2 * len(blocks)} games", end="\r", file=sys.stderr, flush=True)
    won = proportion([(one[0] + other[0]) / 2 for one, other in blocks])
    score = average([(one[1] + other[1]) / 2 for one, other in blocks])
    every = [one for block in blocks for one in block]
    seconds = sum([one[2] for one in every]) / sum([one[3] for one in every])
    slowest = max([one[4] for one in every])
    return (
        f"{title:15} {level} {len(every):4} games  wins {won.value:6.1%}"
        f" ({won.low:.0%} to {won.high:.0%})  score {score.value:5.1f}"
        f"  {seconds:.3f} s a decision, at most {slowest:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=feldspar.titles())
    parser.add_argument("--levels", default="1,2,3,4,5", help="by number (%(default)s)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="page", help="any text")
    asked = parser.parse_args()
    with sites.folder() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        begin(page, address)
        for title in asked.titles:
            for number in asked.levels.split(","):
                level = LEVELS[int(number) - 1]
                print(measured(page, title, level, asked.games, asked.seed), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
