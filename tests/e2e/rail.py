"""Laws of the rail beside the board on a wide screen, and what breaks them at a decision.

Companion, players and log each keep their place: nothing moves because somebody has decided, advice
has come, or there is a notice.
"""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.e2e.hand import PATIENCE, Hand

WIDE, LOW = (1440, 900), (1280, 720)
MOST_SHIFT = 0.5
"""Pixels by which a thing may be drawn elsewhere, and has not moved."""
LEAST_LOG = 140
PROMPT = 64
MEASURED = """() => {
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => all(selector).map(box)[0] ?? null;
  const inside = (element) => {
    const seat = element.closest("[data-card]").getBoundingClientRect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const low = Math.min(seat.bottom, innerHeight);
    return left >= seat.left && top >= seat.top && right <= seat.right && bottom <= low + 0.5;
  };
  const seals = all(".board .advised circle").map((seal) => seal.getBoundingClientRect());
  const covers = (a, b) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 3 && along > 3;
  };
  return {
    page: [document.documentElement.scrollHeight, document.documentElement.scrollWidth],
    window: [innerHeight, innerWidth],
    scale: one(".board .area")?.[2] ?? 0,
    prompt: one(".head > .panel")?.[3] ?? 0,
    log: one(".rail .log")?.[3] ?? null,
    tabbed: all(".rail [role=tab]").length === 2,
    hidden: all("[data-card] :is(.number, .chips li)")
      .filter((element) => !inside(element))
      .map((element) => element.textContent.trim().replace(/\\s+/g, " ")),
    covered: all(".board text")
      .filter((text) => !text.closest(".advised") && text.textContent.trim())
      .filter((text) => seals.some((seal) => covers(seal, text.getBoundingClientRect())))
      .map((text) => text.textContent),
    boxes: {
      ...Object.fromEntries(
        [".head", ".board", "[data-companion]", ".players", ".rail .log"].map((name) => [
          name,
          one(name),
        ]),
      ),
      ...Object.fromEntries(all("[data-card]").map((seat) => [seat.dataset.card, box(seat)])),
    },
    pieces: Object.fromEntries(
      all(".board [data-piece]").map((piece) => [
        `${piece.closest("[data-area]").dataset.area} ${piece.dataset.piece}`,
        box(piece.querySelector("use") ?? piece),
      ]),
    ),
  };
}"""
"""Where everything is."""
ADVISED = "[data-companion]:not([data-thinking])"


@dataclass
class RailLaws:
    """What is looked at, decision by decision, and what is not as it must be."""

    page: Page
    looked: int = 0
    violations: list[str] = field(default_factory=list)
    _boxes: dict[str, list[float]] = field(default_factory=dict)
    _scale: float = 0.0

    def measure(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(MEASURED)
        return found

    def look(self, companion: bool = True) -> None:
        """Look at a decision when it comes, and again when the companion has spoken."""
        if companion:
            self.page.locator("[data-companion]").wait_for(state="attached", timeout=PATIENCE)
        before = self.measure()
        if companion:
            self.page.locator(ADVISED).wait_for(state="attached", timeout=PATIENCE)
        after = self.measure()
        self.looked += 1
        self._check(after)
        for part in ("boxes", "pieces"):
            self._blame("advice moves", moved(before[part], after[part]))
        if self._boxes:
            self._blame("a turn moves", moved(self._boxes, after["boxes"]))
        self._boxes, self._scale = after["boxes"], after["scale"]

    def _check(self, seen: dict[str, Any]) -> None:
        for size, most in zip(seen["page"], seen["window"], strict=True):
            if size > most:
                self._blame("the page is larger than the window", [f"{size} > {most}"])
        if seen["log"] is not None and seen["log"] < LEAST_LOG:
            self._blame("the log is too low", [str(seen["log"])])
        if seen["log"] is None and not seen["tabbed"]:
            self._blame("there is no log", ["rail"])
        if abs(seen["prompt"] - PROMPT) > MOST_SHIFT:
            self._blame("the prompt has another height", [str(seen["prompt"])])
        self._blame("out of sight", seen["hidden"])
        self._blame("a seal covers", seen["covered"])

    def _blame(self, what: str, things: list[str]) -> None:
        if things:
            self.violations.append(f"decision {self.looked}: {what}: {', '.join(things[:6])}")


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Return what is in both and not in the same place, and by how much."""
    found = []
    for name, was in before.items():
        now = after.get(name)
        if (was is None) != (now is None):
            found.append(f"{name} came or went")
        elif was and now:
            far = max(abs(one - other) for one, other in zip(was, now, strict=True))
            if far > MOST_SHIFT:
                found.append(f"{name} by {far:.1f}")
    return found


def play_by_laws(hand: Hand, decisions: int, companion: bool = True) -> RailLaws:
    """Play so many decisions, or to the end, and look at each."""
    laws = RailLaws(hand.page)
    for _ in range(decisions):
        if hand.sit().over:
            break
        laws.look(companion)
        hand.decide()
    return laws
