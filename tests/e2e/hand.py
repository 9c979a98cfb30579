"""A player who knows no rules: selects highlighted things up to a move, and confirms it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
PATIENCE = 120_000
"""Milliseconds to wait for what must come; on a busy machine that may be long."""
MOST_DECISIONS = 400
MOST_TOUCHES = 40
MOST_TABS = 60
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
FREE_SPOT = """async (thing) => {
  const place = () => Object.values(thing.getBoundingClientRect().toJSON()).join();
  const rests = async () => {
    for (let before = ""; before !== place(); ) {
      before = place();
      await new Promise(requestAnimationFrame);
    }
  };
  const across = [0.5, 0.25, 0.75], down = [0.5, 0.08, 0.92, 0.25, 0.75];
  const free = () => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const spots = down.flatMap((y) => across.map((x) => [left + x * width, top + y * height]));
    return spots.find((at) => document.elementFromPoint(...at)?.closest("[data-id]") === thing);
  };
  await rests();
  if (!free()) {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    await rests();
  }
  return free() ?? null;
}"""
"""Where on the screen a thing can be touched that others may cover, once it is there and rests."""
CALLED = "look.lit.length || look.calls.length || look.ready || look.over"
"""There is something to decide, perhaps on another page or to confirm, or nothing any more."""


@dataclass(frozen=True)
class Look:
    """A table at a glance."""

    lit: list[str]
    """What may be touched."""
    calls: list[str]
    """The pages out of sight on which something may be touched."""
    passed: str
    """What somebody says who takes the device in hands, if another must have it now."""
    told: bool
    """Whether something is explained."""
    ready: bool
    """Whether a move is meant and waits to be confirmed."""
    busy: bool
    """Whether the table does not yet show what was asked of it."""
    over: bool
    board: str
    """All that lies on the table, whatever is lit."""
    picture: str
    """The same, and what is known of each seat: bots change it whenever they have thought."""

    @property
    def mine(self) -> bool:
        """Whether whoever looks may decide."""
        return bool(self.lit or self.calls or self.ready)


class Hand:
    """Plays by mouse."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = Random(seed)
        self.passed: list[str] = []
        """Who took the device in hands, in the words of the button they pressed."""

    def look(self) -> Look:
        return Look(**self.page.evaluate("feldsparLook()"))

    def sit(self) -> Look:
        """Wait until there is something to decide, or the game is over; take a passed device."""
        look = self.until(f"{CALLED} || look.passed")
        while look.passed:
            self.take(look.passed)
            look = self.until(f"{CALLED} || (look.passed && look.passed !== before)", look.passed)
        return look

    def take(self, said: str) -> None:
        """Take the device in hands; it shows nothing of what the one before saw."""
        assert not self.page.locator("[data-piece]").count()
        self.passed.append(said)
        self.press_on(self.page.get_by_role("button", name=said))

    def until(self, what: str, before: str = "") -> Look:
        """Wait until something is true of the look; `before` is how it was, or part of it."""
        found = self.page.wait_for_function(
            f"(before) => {{ const look = feldsparLook(); return {what} ? look : null; }}",
            arg=before,
            timeout=PATIENCE,
        )
        return Look(**found.json_value())

    def press_on(self, thing: Locator) -> None:
        thing.click()

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def touch(self, thing: str) -> None:
        """Touch something lit, where nothing else lies over it."""
        found = self.page.locator(f"[data-id='{thing}']:not([aria-disabled='true'])").first
        if spot := found.evaluate(FREE_SPOT):
            self.press_at(*spot)
        else:
            self.press_on(found)

    def reach(self, look: Look) -> None:
        """Touch any of the things that are lit."""
        self.touch(self.chance.choice(look.lit))

    def mean(self) -> Look:
        """Touch what is lit until a move is meant; how the table looked before."""
        before = now = self.sit()
        for _ in range(MOST_TOUCHES):
            if now.ready:
                return before
            self.reach(now)
            now = self.until("look.lit.length || look.calls.length || look.ready")
        raise AssertionError(f"no move is meant after {MOST_TOUCHES} touches")

    def confirm(self) -> None:
        self.press_on(self.page.locator("[data-confirm]"))

    def decide(self) -> Look:
        """Make one decision, and wait until the table shows it."""
        self.mean()
        self.confirm()
        return self.until("!look.busy || look.over")

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


class Finger(Hand):
    """Plays by finger, on a screen that shows one page of the table at a time.

    What a tap means is told a little later than the tap itself, so its effect is waited for.
    """

    def press_on(self, thing: Locator) -> None:
        thing.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def touch(self, thing: str) -> None:
        """Touch something lit; a finger that is too slow is told what it is, and tries again."""
        choice = self.page.locator(f".sheet.folded [data-id='{thing}']")
        if choice.count() and not choice.first.is_visible():
            self.press_on(self.page.locator(".sheet .handle"))
            choice.wait_for(state="detached")
        super().touch(thing)
        self.until("!look.lit.includes(before) || look.told", thing)

    def confirm(self) -> None:
        before = self.look().picture
        super().confirm()
        # The next thing to do may be the only one, and ready at once.
        self.until("!look.ready || look.picture !== before", before)

    def reach(self, look: Look) -> None:
        """Touch something on this page, or turn to another that calls, as the whim takes one."""
        pages = [*look.calls, *(["", ""] if look.lit else [])]
        if page := self.chance.choice(pages):
            self.turn(page)
        else:
            super().reach(look)

    def turn(self, page: str) -> None:
        """Turn to a page by its tab."""
        tab = self.page.locator("nav[aria-label] button", has_text=page)
        self.press_on(tab)
        tab.and_(self.page.locator("[aria-current=page]")).wait_for()


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
