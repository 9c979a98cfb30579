"""Every page at every width, in both themes and languages: it fits, it is said, nobody is shut out.

Leaves a picture of each in build/screenshots, for those who would rather look.
"""

import itertools
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, StorageState

from tests.e2e import house, words
from tests.e2e.conftest import SIZES, People
from tests.e2e.pages import HOME, Sight, Tables, corners, house_pages, set_tables, sights
from tests.e2e.tables import BURGUNDY, GAMES

PICTURES = house.ROOT / "build" / "screenshots"
CARELESS = {"en": words.careless_english, "fr": words.careless_french}
TARGET = 44
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TALLER = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
SMALL = """(least) => {
  const things = "button, a.button, select, input:not([type=radio]), .segments label, [data-id]";
  return [...document.querySelectorAll(things)]
    .filter((one) => one.checkVisibility() && !one.closest(".hidden, .skip")
      && one.ariaDisabled !== "true" && !one.disabled)
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width && Math.min(width, height) < least - 0.5)
    .map(([one, {width, height}]) => [Math.round(width), "by", Math.round(height),
      one.dataset.id ?? "", (one.ariaLabel ?? one.textContent).trim().slice(0, 40)].join(" "));
}"""
OUTSIDE = """() => [...document.querySelectorAll("button, a.button, select, input")]
  .filter((one) => one.checkVisibility() && !one.closest(".hidden, .skip, .scrolls")
    && one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.ariaLabel ?? one.textContent.trim())"""
OUT_OF_SIGHT = """() => {
  const pieces = [...document.querySelectorAll(".touched:not([aria-pressed=true])")];
  const seen = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const busy = document.querySelector(".touched[aria-pressed=true], .reason");
  return busy || pieces.some(seen) ? [] : pieces.map((one) => one.dataset.id);
}"""
"""What may be touched, if none of it is in sight; in the midst of a move that may be."""
AXE = "axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations)"
SERIOUS = ("serious", "critical")


@dataclass(frozen=True)
class Look:
    """One way to look at the site."""

    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


THEMES = {"en": "light", "fr": "dark"}
"""Colours and words have nothing to do with each other: both of each at every width will do."""
LOOKS = [
    Look(size, theme, language)
    for size, (language, theme) in itertools.product(SIZES, THEMES.items())
]
CLOSE_LOOKS = [
    Look("desktop", "light", "en"),
    Look("desktop", "dark", "fr"),
    Look("phone", "light", "fr"),
]


@dataclass(frozen=True)
class Kept:
    """Tables that were set once, and the cookies of whoever set them."""

    tables: Tables
    cookies: StorageState


@pytest.fixture(scope="module", params=GAMES)
def kept(browser: Browser, server: str, request: pytest.FixtureRequest) -> Kept:
    context = People(browser).come(server)
    kept = Kept(set_tables(context, request.param), context.storage_state())
    context.close()
    return kept


def arrive(people: People, server: str, kept: Kept, look: Look) -> Page:
    size, more = SIZES[look.size], {"theme": look.theme, "language": look.language}
    return people.page(server, size, storage_state=kept.cookies, still=False, **more)


def picture(page: Page, kept: Kept, sight: Sight, look: Look) -> None:
    page.screenshot(path=PICTURES / f"{kept.tables.game}-{sight.name}-{look}.png")


def wrong_with(page: Page, sight: Sight, look: Look) -> list[str]:
    """What is wrong with the page on show."""
    wrong = []
    if (wider := page.evaluate(WIDER)) > 0:
        wrong.append(f"{wider} pixels too wide")
    if look.size == "desktop" and sight.fits and (taller := page.evaluate(TALLER)) > 0:
        wrong.append(f"{taller} pixels too tall")
    wrong += [f"reaches out of the page: {one}" for one in page.evaluate(OUTSIDE)]
    if asked := page.evaluate(OUT_OF_SIGHT):
        wrong.append(f"nothing asked for is in sight: {asked}")
    if look.size == "phone":
        wrong += [f"too small for a finger: {small}" for small in page.evaluate(SMALL, TARGET)]
    if (language := page.evaluate("document.documentElement.lang")) != look.language:
        wrong.append(f"says it is in {language}")
    texts = words.read(page)
    assert texts
    wrong += [f"untranslated: {text[:160]!r}" for text in words.untranslated(texts)]
    wrong += [f"careless: {text[:160]!r}" for text in CARELESS[look.language](texts)]
    return [f"{sight.name} {look}: {one}" for one in dict.fromkeys(wrong)]


def hard_to_use(page: Page) -> list[str]:
    """What axe finds that shuts somebody out."""
    page.evaluate(house.axe())
    violations: list[dict[str, Any]] = page.evaluate(AXE)
    return [
        f"{found['id']}: {node['html'][:120]} ({node['failureSummary'][:200]})"
        for found in violations
        if found["impact"] in SERIOUS
        for node in found["nodes"][:3]
    ]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_what_most_people_see(people: People, server: str, kept: Kept, look: Look) -> None:
    page = arrive(people, server, kept, look)
    wrong = []
    for sight in (HOME, *sights(kept.tables)):
        sight.visit(page)
        picture(page, kept, sight, look)
        wrong += wrong_with(page, sight, look)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("look", CLOSE_LOOKS, ids=str)
@pytest.mark.parametrize("seldom", [False, True], ids=["sights", "corners"])
def test_everything_closely(
    people: People, server: str, kept: Kept, look: Look, seldom: bool
) -> None:
    page = arrive(people, server, kept, look)
    wrong = []
    whatever = house_pages() if kept.tables.game == BURGUNDY else []
    often = [HOME, *sights(kept.tables)]
    for sight in [*whatever, *corners(kept.tables)] if seldom else often:
        sight.visit(page)
        picture(page, kept, sight, look)
        wrong += wrong_with(page, sight, look)
        wrong += [f"{sight.name} {look}: {one}" for one in hard_to_use(page)]
    assert not wrong, "\n".join(wrong)
