"""A learner in a lesson: reads, continues, and selects what is highlighted."""

from playwright.sync_api import Page

from tests.e2e.hand import Finger, Hand, Keys

AHEAD = "[data-step] .ways .primary"
NOW = """(document.querySelector("[data-step]")?.dataset.step
  ?? (document.querySelector(".over") && "over"))"""
"""The number of the step that is taught, or that it is over."""

SHINING = """() => {
  const open = [...document.querySelectorAll("[data-id]:not([aria-disabled='true'])")];
  const lit = open.filter((one) => one.getAttribute("aria-pressed") !== "true");
  const found = (lit.length ? lit : open).map((one) => one.dataset.id);
  return found.length ? found : null;
}"""
"""What may be touched; if only one thing can be meant, that lies there as chosen already."""


class Pupil:
    """Takes lessons by a hand of some kind."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand
        self.touches = 0

    def begin(self, title: str, lesson: str) -> None:
        self.page.goto(f"/learn/{title}/{lesson}")
        self.page.wait_for_function(f"() => {NOW}")

    def step(self) -> str:
        return str(self.page.evaluate(NOW))

    def on(self) -> str:
        """Do what a step asks for; return the next one."""
        before = self.step()
        if self.page.locator(AHEAD).count():
            self.press()
        else:
            self.decide(before)
        self.page.wait_for_function(f"(before) => {NOW} && {NOW} !== before", arg=before)
        return self.step()

    def press(self) -> None:
        self.touches += 1
        if isinstance(self.hand, Keys):
            self.hand.tab(AHEAD)
            self.hand.press("Enter")
        else:
            self.hand.press_on(self.page.locator(AHEAD))

    def decide(self, before: str) -> None:
        """Touch the first thing that shines, and again, until the step is another."""
        for _ in range(12):
            shining = self.page.wait_for_function(SHINING).json_value()
            self.touches += 1
            if isinstance(self.hand, Keys):
                self.hand.tab("[data-id]:not([aria-disabled='true'])")
                self.hand.press("Enter")
            else:
                Hand.touch(self.hand, shining[0])
            shines = f"(({SHINING})()?.join() ?? old[1]) !== old[1]"
            changed = f"(old) => {NOW} !== old[0] || {shines}"
            self.page.wait_for_function(changed, arg=[before, ",".join(shining)])
            if self.step() != before:
                return
        raise AssertionError(f"step {before} does not end")

    def finish(self) -> list[str]:
        """Take the lesson to its end; return the steps there were."""
        steps = [self.step()]
        while steps[-1] != "over":
            steps.append(self.on())
        return steps


def finger(page: Page) -> Pupil:
    return Pupil(page, Finger(page))
