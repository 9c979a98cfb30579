"""Every page at every width, in both themes and languages: it fits, it is said, nobody is shut out.

With FELDSPAR_PICTURES=1 it leaves a picture of each in build/screenshots, for those who look.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from playwright.sync_api import Page, StorageState

from tests.e2e import sites, words
from tests.e2e.barriers import barriers
from tests.e2e.conftest import SIZES, People
from tests.e2e.pages import HOME, SETTLED, Sight, Tables, corners, house_pages, set_tables, sights
from tests.e2e.tables import BURGUNDY, GAMES

PICTURES = sites.ROOT / "build" / "screenshots"
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
CAREFUL = """if (location.protocol.startsWith("http") && !localStorage.getItem("feldspar.settings"))
  localStorage.setItem("feldspar.settings", JSON.stringify({ confirm: "always", pace: "off" }));"""
"""Many look at the same tables: nobody makes a move by touching something, nor waits for others'
turns to be played out."""
ALIKE = """() => [...document.querySelectorAll(".text > section")].flatMap((section) => {
  const lines = [...section.querySelectorAll("ul:not(.buttons) > li")].map((one) => one.innerText);
  return lines.filter((line, i) => lines.indexOf(line) < i);
})"""
"""What a table in words says more than once in one place."""
AROUND = {"table-middle": (320, 820), "table-in-words": (320,)}
"""What is looked at in other widths, too."""
FIRST = BURGUNDY
"""The game with which one looks at what is the same whatever is played."""


@dataclass(frozen=True)
class Look:
    """One way to look at the site."""

    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


LOOKS = [
    Look("desktop", "light", "en"),
    Look("desktop", "dark", "fr"),
    Look("phone", "light", "fr"),
    Look("phone", "dark", "en"),
]
"""Colours and words have nothing to do with each other: both of each at every width will do. Who
has looked at a desk takes a tablet."""
CLOSE_LOOKS = (LOOKS[0], LOOKS[2])
"""Where what is seldom seen is looked at as well. On a phone all of it is looked at closely; on a
desk, where that takes three times as long, what differs there. The other games are looked at in
these ways only: their pages are the same but for the board. `scripts/barriers.py` leaves nothing
out."""
AT_A_DESK = ("table-over", "table-middle", "table-in-words")
AT_THE_FIRST_DESK = ("home", "set-up", "table-menu")
COLOURFUL = ("home", "table-over", "table-middle")
"""Where nearly all colours are; those of a game are on its table."""


@dataclass(frozen=True)
class Kept:
    """Tables that were set once, and the cookies of whoever set them."""

    tables: Tables
    cookies: StorageState

    @property
    def first(self) -> bool:
        return self.tables.game == FIRST


def keep(people: People, server: str, game: str) -> Kept:
    context = people.come(server)
    kept = Kept(set_tables(context, game), context.storage_state())
    context.close()
    return kept


def arrive(people: People, server: str, kept: Kept, look: Look) -> Page:
    context = people.come(
        server,
        SIZES[look.size],
        language=look.language,
        theme=look.theme,
        still=False,
        storage_state=kept.cookies,
    )
    context.add_init_script(CAREFUL)
    return context.new_page()


def picture(page: Page, kept: Kept, sight: Sight, look: Look) -> None:
    if "FELDSPAR_PICTURES" in os.environ:
        page.screenshot(path=PICTURES / f"{kept.tables.game}-{sight.name}-{look}.png")


def look_at(page: Page, kept: Kept, sight: Sight, look: Look) -> list[str]:
    """Take a picture of the page on show; what is wrong with it, and who is shut out."""
    picture(page, kept, sight, look)
    wrong = wrong_with(page, sight, look)
    wrong += hard_to_use(page, sight, look, kept.first) if look in CLOSE_LOOKS else []
    return [f"{sight.name} {look}: {one}" for one in wrong]


def wrong_with(page: Page, sight: Sight, look: Look) -> list[str]:
    """What is wrong with the page on show."""
    wrong = []
    if (wider := page.evaluate(WIDER)) > 0:
        wrong.append(f"{wider} pixels too wide")
    if look.size == "desktop" and sight.fits and (taller := page.evaluate(TALLER)) > 0:
        wrong.append(f"{taller} pixels too tall")
    wrong += [f"reaches out of the page: {one}" for one in page.evaluate(OUTSIDE)]
    if not sight.over and (asked := page.evaluate(OUT_OF_SIGHT)):
        wrong.append(f"nothing asked for is in sight: {asked}")
    if look.size == "phone":
        wrong += [f"too small for a finger: {small}" for small in page.evaluate(SMALL, TARGET)]
    wrong += [f"said twice: {line!r}" for line in page.evaluate(ALIKE)]
    if (language := page.evaluate("document.documentElement.lang")) != look.language:
        wrong.append(f"says it is in {language}")
    texts = words.read(page)
    assert texts
    wrong += [f"untranslated: {text[:160]!r}" for text in words.untranslated(texts)]
    wrong += [f"careless: {text[:160]!r}" for text in CARELESS[look.language](texts)]
    return [*dict.fromkeys(wrong)]


def seldom(tables: Tables) -> Iterator[Sight]:
    """Yield the rest; what is the same whatever is played, only once."""
    first = tables.game == FIRST
    yield from (sight for sight in corners(tables) if first or not sight.same)
    if first:
        yield from house_pages(tables)


def hard_to_use(page: Page, sight: Sight, look: Look, first: bool) -> list[str]:
    """What shuts somebody out, who looks closely."""
    desk = look == LOOKS[0]
    if desk and sight.name not in (*AT_A_DESK, *(AT_THE_FIRST_DESK if first else ())):
        return []
    colourful = sight.name in (COLOURFUL if first else COLOURFUL[-1:])
    wrong = barriers(page, ("dark", "forced") if desk and colourful else (), look.theme, sight.over)
    for width in AROUND.get(sight.name, ()) if desk and first else ():
        resize(page, (width, SIZES[look.size][1]))
        wrong += [f"at {width}: {one}" for one in barriers(page, (), look.theme, sight.over)]
    resize(page, SIZES[look.size])
    return wrong


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


@pytest.mark.parametrize("game", GAMES)
def test_every_page(people: People, server: str, game: str) -> None:
    kept = keep(people, server, game)  # which takes long: all looks are at the same tables
    wrong = []
    for look in LOOKS if kept.first else CLOSE_LOOKS:
        page = arrive(people, server, kept, look)
        wrong += all_wrong(page, kept, look)
        page.context.close()
    assert not wrong, "\n".join(wrong)


def all_wrong(page: Page, kept: Kept, look: Look) -> list[str]:
    """What is wrong with any page, looked at in one way."""
    wrong = []
    for sight in (HOME, *sights(kept.tables)):
        sight.visit(page)
        wrong += look_at(page, kept, sight, look)
        if look.size == "desktop":
            resize(page, SIZES["tablet"])
            if sight.asks:
                sight.visit(page)
            wrong += look_at(page, kept, sight, replace(look, size="tablet"))
            resize(page, SIZES["desktop"])
    for sight in seldom(kept.tables) if look in CLOSE_LOOKS else ():
        sight.visit(page)
        wrong += look_at(page, kept, sight, look)
    return wrong
