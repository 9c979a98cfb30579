"""The site without a server: from a folder of files, then with no network at all."""

import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.e2e import sites
from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.tables import CARDS, DICE, GAMES

RECORDS = sites.ROOT / "tests" / "records"
KEPT = "navigator.serviceWorker.ready.then(() => true)"


def begin(page: Page) -> Hand:
    """Set a table as the form proposes, and sit down."""
    page.goto(f"/#/new/{DICE}")
    page.locator("form .go button").click()
    hand = Hand(page, seed=9)
    hand.sit()
    return hand


def cut(context: BrowserContext) -> None:
    """Cut the network of a browser in which the site is kept."""
    for page in context.pages:
        page.evaluate(KEPT)
    context.set_offline(True)


def test_a_whole_game_without_a_network(people: People, folder: str, tmp_path: Path) -> None:
    context = people.come(folder)
    page = context.new_page()
    hand = begin(page)
    hand.play(3)
    shown = hand.sit().board

    cut(context)
    page.reload()
    hand.until("look.board === before", shown)
    assert hand.play() > 3
    page.locator(".end li.good").nth(4).wait_for()  # the game was played again as well

    with page.expect_download() as download:
        page.locator(".end .tools button").nth(1).click()
    record = tmp_path / "a.record"
    download.value.save_as(record)
    page.goto("/#/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("[data-piece]").first.wait_for()
    first = hand.look().picture
    page.locator("input[type=range]").press("End")
    hand.until("look.picture !== before", first)

    page.goto("/#/history")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all records").click()
    download.value.save_as(tmp_path / "games.zip")
    with zipfile.ZipFile(tmp_path / "games.zip") as pack:
        assert [pack.read(name) for name in pack.namelist()] == [record.read_bytes()]
    assert page.locator("ol > li").count() == 1


def test_a_saved_game_goes_on_in_a_new_window_without_a_network(
    people: People, folder: str
) -> None:
    context = people.come(folder)
    page = context.new_page()
    hand = begin(page)
    hand.play(2)
    shown = hand.sit().board
    cut(context)
    page.close()

    page = context.new_page()
    page.goto("/")
    page.locator("main a[href*='/table/']").first.click()
    hand = Hand(page, seed=10)
    hand.until("look.board === before", shown)
    hand.play(2)


def test_records_from_elsewhere_are_replayed(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto("/#/replay")
    for game in GAMES:
        sample = min((RECORDS / game).glob("*.record"))
        page.locator("textarea").fill(sample.read_text(encoding="utf-8"))
        page.locator(".load button.primary").click()
        page.locator("[data-piece]").first.wait_for()
        first = Hand(page).look().picture
        page.locator("input[type=range]").press("End")
        Hand(page).until("!look.busy && look.picture !== before", first)
        page.get_by_role("button", name="Another record").click()


def test_nothing_comes_from_another_host(people: People, folder: str) -> None:
    context = people.come(folder)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto("/")
    page.locator(".way.first").click()
    Hand(page, seed=9).play(1)
    assert len(asked) > 5
    assert not [url for url in asked if not url.startswith((folder, "data:", "blob:"))]


def test_python_comes_after_the_shelf_and_to_who_saves_data_only_when_asked_for(
    people: People, folder: str
) -> None:
    context = people.come(folder)
    page = context.new_page()
    with page.expect_request("**/memory.bin*"):  # unasked, once the page has nothing else to do
        page.goto("/")
        page.locator("article img").nth(3).wait_for()

    saving = people.come(folder)
    saving.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    asked: list[str] = []
    saving.on("request", lambda request: asked.append(request.url))
    page = saving.new_page()
    page.goto("/")
    page.locator("article img").nth(3).wait_for()
    page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if "pyodide" in url or "memory" in url]
    filled = """() => new Promise((filled) => new MutationObserver(() => {
        const share = document.querySelector(".way.first.busy i")?.style.width;
        if (parseFloat(share) > 0) filled(true);
    }).observe(document.body, { subtree: true, childList: true, attributes: true }))"""
    page.evaluate(f"() => {{ window.filled = ({filled})() }}")
    page.locator(".way.first").click()
    assert page.evaluate("() => window.filled")
    Hand(page, seed=9).sit()


@pytest.mark.promise("PRO-40")
@pytest.mark.parametrize("game", [DICE, CARDS])
def test_one_screen_goes_round_and_hides_what_is_for_one_alone(
    people: People, folder: str, game: str
) -> None:
    page = people.page(folder)
    page.goto(f"/#/new/{game}?with=screen")
    for number, name in enumerate(("Claire", "Odile")):
        page.get_by_role("textbox").nth(number).fill(name)
    page.locator("form .go button").click()
    hand = Hand(page, seed=11)
    hand.play(6)
    # Whoever writes last hides nothing from the other, whose choice is made; hands are hidden.
    names = {"I am Claire"} if game == DICE else {"I am Claire", "I am Odile"}
    assert set(hand.passed) == names
