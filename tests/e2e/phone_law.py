"""What must be in sight on a phone whenever its player decides, measured in the page.

Used by the browser tests for a few decisions and by scripts/phone_law.py for whole games.
"""

import math

from playwright.sync_api import Page

from tests.e2e.hand import CALLED, Hand
from tests.e2e.pages import SETTLED
from tests.e2e.tables import Guest, bot, me

UPRIGHT, SMALL = (390, 844), (360, 640)
SHEET_SHARES = {UPRIGHT: 0.22, SMALL: 0.30}
"""The most of the height that the folded sheet and the tabs below it may take."""
BOARD_SHARES = {UPRIGHT: 0.75}
"""The least of one's own board that is in sight; on a small phone one scrolls to all of it."""
RING = 2
"""Pixels by which something may lie beyond an edge and still be in sight."""

DRAWN = """() => new Promise(
  (drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)),
)"""
MEASURE = """(ring) => {
  const box = (one) => one.getBoundingClientRect();
  const page = box(document.querySelector(".phone .page"));
  const sheet = box(document.querySelector(".phone .sheet"));
  const seen = ({ top, bottom, height }) =>
    (Math.min(bottom, page.bottom) - Math.max(top, page.top)) / Math.min(height, page.height);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boards = all(".phone .page svg[data-role=mine], .phone .page svg[data-role=hand]")
    .sort((a, b) => box(b).width * box(b).height - box(a).width * box(a).height);
  const lit = all(".phone .page .touched[aria-pressed=false]").map((one) => [one, box(one)]);
  const inside = ([, one]) => one.top >= page.top - ring && one.bottom <= page.bottom + ring;
  const under = ([, { left, top, width, height }]) =>
    document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".sheet");
  const moves = document.querySelector(".phone .moves");
  const row = box(moves);
  return {
    sheet: (innerHeight - sheet.top) / innerHeight,
    overlap: Math.max(0, page.bottom - sheet.top),
    board: boards.length ? seen(box(boards[0])) : 1,
    covered: lit.filter(inside).filter(under).map(([one]) => one.dataset.id),
    beyond: lit.filter((one) => !inside(one)).map(([one]) => one.dataset.id),
    nothing: !lit.some(inside) && lit.length > 0,
    below: all(".phone .moves [data-id], .phone .moves [data-move]").map(box)
      .filter((one) => one.width && (one.bottom > row.bottom + ring || one.bottom > innerHeight))
      .length,
    document: document.documentElement.scrollHeight - innerHeight,
  };
}"""


def measure(page: Page, size: tuple[int, int]) -> dict[str, float | list[str]]:
    """Hold the phone so, and measure what its player sees once nothing moves any more."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    page.evaluate(SETTLED)
    found: dict[str, float | list[str]] = page.evaluate(MEASURE, RING)
    return found


def violations(page: Page, size: tuple[int, int]) -> list[str]:
    """What is not as it must be, in words; nothing if all is."""
    found = measure(page, size)
    sheet, board = float(str(found["sheet"])), float(str(found["board"]))
    wrong = []
    if sheet > SHEET_SHARES[size]:
        wrong.append(f"sheet and tabs take {sheet:.1%}")
    if found["overlap"]:
        wrong.append(f"the sheet covers {found['overlap']} px of the page")
    if board < BOARD_SHARES.get(size, -math.inf):
        wrong.append(f"{board:.0%} of the own board is in sight")
    if found["covered"]:
        wrong.append(f"the sheet covers what is lit: {found['covered']}")
    if found["nothing"]:
        wrong.append(f"nothing lit is in sight, only {found['beyond']} beyond the page")
    if found["below"]:
        wrong.append(f"{found['below']} choices are cut")
    if float(str(found["document"])) > 0:
        wrong.append(f"the document is {found['document']} px taller than the window")
    return wrong


def table_with_companion(guest: Guest, game: str, seats: int = 2) -> str:
    """Set up a table as in a first game."""
    bots = [bot(name) for name in ("Bastien", "Mathilde", "Renaud", "Isolde")]
    return guest.table([me(), *bots[: seats - 1]], game, companion=True)


def visit(page: Page, table: str) -> bool:
    """Come to a table where something is to be decided; whether the game goes on."""
    page.goto(f"/table/{table}")
    return not Hand(page).until(CALLED).over
