"""Today's table in a browser: begun, played, told; whoever comes back finds the same one."""

import pytest

from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE, Guest


@pytest.mark.promise("PRO-51", "PRO-52")
def test_todays_table_is_played_once_and_its_result_told(people: People, server: str) -> None:
    context = people.come(server)
    page = context.new_page()
    page.goto("/")
    page.locator("main a[href$='/daily']").click()
    page.locator(f".daily li a[href$='/daily/{DICE}']").click()
    page.locator("button.go").click()
    page.wait_for_url("**/table/*")
    table = page.url
    Hand(page).play(2)

    page.goto(f"/daily/{DICE}")
    page.locator("a.go").click()
    page.wait_for_url("**/table/*")
    assert page.url == table, "whoever comes back finds the same table"
    Guest(context).play(table.split("/")[-1])
    page.locator(".end h1").wait_for()
    points = page.locator(".end ol strong").inner_text()
    page.locator(".end a[href*='/daily/']").click()
    assert page.locator(".daily .big").inner_text() == points
    shared = page.locator(".said").inner_text()
    assert f"{points} point" in shared
    assert page.url in shared
    assert page.locator("table tr.mine td").last.inner_text() == points
    page.locator(".picture .area").wait_for(state="attached")

    page.goto(f"/daily/{DICE}")
    assert page.locator(".mine b").inner_text() == points
    assert page.locator("li.today .box").inner_text().startswith(points)
    assert not page.locator("button.go").count()
    page.get_by_role("link", name="Practise").click()
    assert Hand(page).sit().mine, "the same dice, in a copy that does not count"

    other = people.page(server)
    other.goto(table)
    other.get_by_role("heading").first.wait_for()
    assert not other.locator("[data-piece]").count(), "nobody else sees it today"


@pytest.mark.promise("PRO-69")
def test_whoever_gives_up_is_told_when_the_dice_are_shown(people: People, server: str) -> None:
    context = people.come(server)
    page = context.new_page()
    page.goto(f"/daily/{DICE}")
    assert "It counts if you finish it by" in page.locator(".until").inner_text()
    page.locator("button.go").click()
    page.wait_for_url("**/table/*")
    table = page.url.split("/")[-1]
    assert Guest(context).ask(table, do="resign", seat=0) == 200
    page.locator(".end h1").wait_for()
    assert "others still play the same dice" in page.locator(".end").inner_text()
    assert not page.locator(".end a[href*='/re']").count(), "neither replay nor review"
    assert not page.get_by_role("button", name="Download the record").count()
    page.goto(f"/replay?table={table}")
    told = page.locator(".load .wrong").inner_text()
    assert told.startswith("You gave up this table of the day.")


@pytest.mark.promise("PRO-50", "PRO-51")
def test_without_a_server_it_follows_from_the_date_and_is_found_again(
    people: People, folder: str
) -> None:
    page = people.page(folder)
    page.goto(f"/#/daily/{DICE}")
    assert "follows from the date" in page.locator(".honest").inner_text()
    page.locator("button.go").click()
    Hand(page).play(1)
    table = page.url
    assert "/table/daily-2" in table
    page.goto(f"/#/daily/{DICE}")
    page.locator("a.go").click()
    Hand(page).sit()
    assert page.url == table
