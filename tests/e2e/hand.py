"""A player who knows no rules: touches what is lit until a move is meant, and confirms it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
PATIENCE = 20_000
MOST_DECISIONS = 400
MOST_TOUCHES = 12
MOST_TABS = 60
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


@dataclass(frozen=True)
class Look:
    """A table at a glance."""

    lit: list[str]
    """What may be touched."""
    ready: bool
    """Whether a move is meant and waits to be confirmed."""
    over: bool
    board: str
    """All that lies on the table, whatever is lit."""
    picture: str
    """The same, and what is known of each seat: bots change it whenever they have thought."""


class Hand:
    """Plays by mouse or finger."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = Random(seed)

    def look(self) -> Look:
        return Look(**self.page.evaluate("feldsparLook()"))

    def sit(self) -> Look:
        """Wait until there is something to decide, or the game is over."""
        return self.until("look.lit.length || look.over")

    def until(self, what: str, picture: str = "") -> Look:
        """Wait until something is true of the look; `before` is the picture given."""
        self.page.wait_for_function(
            f"(before) => {{ const look = feldsparLook(); return {what}; }}",
            arg=picture,
            timeout=PATIENCE,
        )
        return self.look()

    def touch(self, thing: str) -> None:
        """Touch something lit."""
        self.page.locator(f"[data-id='{thing}']:not([aria-disabled='true'])").first.click()

    def mean(self) -> Look:
        """Touch what is lit until a move is meant; how the table looked before."""
        before = self.sit()
        for _ in range(MOST_TOUCHES):
            now = self.until("look.lit.length || look.ready")
            if now.ready:
                return before
            self.touch(self.chance.choice(now.lit))
        raise AssertionError(f"no move is meant after {MOST_TOUCHES} touches")

    def confirm(self) -> None:
        self.page.locator("[data-confirm]").click()

    def decide(self) -> Look:
        """Make one decision, and wait until the table shows it."""
        before = self.mean()
        self.confirm()
        return self.until("look.picture !== before || look.over", before.picture)

    def play(self, most: int = MOST_DECISIONS, after: Callable[[], None] | None = None) -> int:
        """Decide again and again, at most so often, until the game is over; how often it was."""
        for count in range(most):
            if self.sit().over:
                return count
            self.decide()
            if after:
                after()
        assert most < MOST_DECISIONS, "the game does not end"
        return most


class Keys(Hand):
    """Plays by keyboard alone: Tab leads to what is lit, arrows from one to another."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        found = self.page.evaluate(
            "(selector) => !!document.activeElement?.matches(selector)", selector
        )
        return bool(found)

    def tab(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until something has the focus."""
        for _ in range(MOST_TABS):
            if self.focused(selector):
                return
            self.press(key)
        raise AssertionError(f"{key} never leads to {selector}")

    def touch(self, thing: str) -> None:
        """Go some steps from where the focus is, and touch what is there."""
        lit = "[data-id]:not([aria-disabled='true']):not([aria-pressed='true'])"
        self.tab(lit)
        for _ in range(self.chance.randrange(4)):
            self.press(self.chance.choice(ARROWS))
        if self.focused(lit):
            self.press("Enter")

    def confirm(self) -> None:
        self.tab("[data-confirm]", "Shift+Tab")
        self.press("Enter")
