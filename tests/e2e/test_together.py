"""People come to a table by code, see who is there, and take their seats to another device."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import BURGUNDY, DICE, Guest, bot, join, me, open_seat


@pytest.mark.promise("PRO-41", "PRO-42")
def test_a_friend_comes_by_code_and_goes_on_with_a_phone(people: People, server: str) -> None:
    claire, odile, phone = people.page(server), people.page(server), people.page(server, PHONE)
    table = Guest(claire.context).table([me("Claire"), open_seat()], DICE)
    claire.goto(f"/table/{table}")
    expect(claire.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(claire.get_by_text("feldspar serve --host 0.0.0.0")).to_be_visible()
    expect(claire.get_by_role("img", name="The link as a picture")).to_be_visible()
    expect(claire.get_by_role("button", name="Take this seat")).to_have_count(0)
    odile.goto("/")
    code = odile.get_by_label("Got a code?")
    code.fill("zzzzzz")
    code.press("Enter")
    expect(odile.get_by_text("No table that waits for players has this code.")).to_be_visible()
    code.fill(f"{table[:3]} {table[3:6]}")
    code.press("Enter")
    odile.wait_for_url(f"**/table/{table}")
    join(odile, odile.url, "Odile")
    Hand(odile).sit()
    expect(odile.get_by_role("region", name="Tell me when it is my turn?")).to_be_visible()

    odile.get_by_role("button", name="More", exact=True).click()
    odile.get_by_role("button", name="Play on another device").click()
    link = odile.locator("dialog[open] input[readonly]").input_value()
    phone.goto(link)
    phone.wait_for_function("() => !location.hash")
    phone.get_by_role("button", name="Take my seat here").tap()
    phone.wait_for_url(f"**/table/{table}")
    Hand(phone).sit()
    seats = [Guest(page.context).view(table)["mine"] for page in (odile, phone)]
    assert seats == [[1], [1]]
    claire.goto(link.replace("localhost", "127.0.0.1"))
    claire.get_by_role("button", name="Take my seat here").click()
    expect(claire.get_by_role("alert")).to_contain_text("has been used")
    assert Guest(claire.context).view(table)["mine"] == [0]


@pytest.mark.promise("PRO-42", "PRO-73")
def test_a_device_is_signed_out_from_another_by_keyboard(people: People, server: str) -> None:
    desk, phone = people.page(server), people.page(server, PHONE)
    table = Guest(desk.context).table([me("Claire"), bot()], DICE)
    desk.goto(f"/table/{table}")
    Hand(desk).sit()

    def take_along() -> Locator:
        desk.get_by_role("button", name="More", exact=True).click()
        desk.get_by_role("button", name="Play on another device").click()
        return desk.locator("dialog[open]")

    dialog = take_along()
    expect(dialog.get_by_text("Only this device.")).to_be_visible()
    phone.goto(dialog.locator("input[readonly]").input_value())
    phone.get_by_role("button", name="Take my seat here").tap()
    Hand(phone).sit()
    phone.get_by_role("button", name="More", exact=True).tap()
    phone.get_by_role("button", name="Play on another device").tap()
    theirs = phone.locator("dialog[open]")
    expect(theirs.get_by_role("listitem")).to_have_count(2)
    assert theirs.evaluate("one => one.scrollWidth <= one.clientWidth")
    phone.keyboard.press("Escape")

    desk.keyboard.press("Escape")
    dialog = take_along()
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    link = dialog.locator("input[readonly]").input_value()
    button = dialog.get_by_role("button", name="Sign out")
    button.focus()
    desk.keyboard.press("Enter")
    expect(dialog.get_by_text("Signed out.")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Your devices")).to_be_focused()
    expect(dialog.locator("input[readonly]")).not_to_have_value(link)  # that one is void
    expect(phone.get_by_role("alert")).to_contain_text("This device has been signed out.")
    assert Guest(phone.context).view(table)["mine"] == []
    assert Guest(desk.context).view(table)["mine"] == [0]


@pytest.mark.promise("PRO-73")
def test_whoever_signs_out_all_others_plays_on_in_all_their_pages(
    people: People, server: str
) -> None:
    desk = people.page(server)
    guest = Guest(desk.context)
    table = guest.table([me("Claire"), bot()], DICE)
    for page in (people.page(server), people.page(server)):
        token = desk.request.post("/api/passes").json()["token"]
        shown = page.request.post("/api/passes/shown", data={"token": token})
        assert shown.ok
    thief, second = people.page(server), desk.context.new_page()
    thief.context.add_cookies(desk.context.cookies())  # type: ignore[arg-type]
    for page in (desk, second, thief):
        page.goto(f"/table/{table}")
        Hand(page).sit()
    assert Guest(thief.context).view(table)["mine"] == [0]
    desk.get_by_role("button", name="More", exact=True).click()
    desk.get_by_role("button", name="Play on another device").click()
    with second.expect_event("websocket"), desk.expect_event("websocket"):
        desk.get_by_role("button", name="Sign out all other devices").click()
    expect(thief.get_by_role("alert")).to_contain_text("This device has been signed out.")
    assert Guest(thief.context).view(table)["mine"] == []
    assert guest.view(table)["mine"] == [0]
    for page in (desk, second):
        expect(page.get_by_role("alert")).to_have_count(0)


DOT = "section[aria-label='Odile'] .mark i"


@pytest.mark.promise("PRO-43")
def test_everybody_sees_who_is_here(people: People, server: str) -> None:
    claire, odile, watcher = (people.page(server) for _ in range(3))
    table = Guest(claire.context).table([me("Claire"), bot(), open_seat()], DICE)
    claire.goto(f"/table/{table}")
    join(odile, f"/table/{table}", "Odile")
    Hand(claire).sit()
    Hand(odile).sit()
    watcher.goto(f"/table/{table}")
    for page in (claire, watcher):
        expect(page.locator(f"{DOT}.here")).to_have_count(1)
    expect(claire.locator(".mark i")).to_have_count(1)  # neither bots nor oneself
    expect(watcher.locator(".mark i")).to_have_count(2)
    expect(odile.locator("section[aria-label='Claire'] .mark i.here")).to_have_count(1)
    odile.goto("/")
    for page in (claire, watcher):
        expect(page.locator(f"{DOT}:not(.here)")).to_have_count(1)
        expect(page.locator("section[aria-label='Odile'] h2")).to_contain_text("away")
    odile.goto(f"/table/{table}")
    expect(claire.locator(f"{DOT}.here")).to_have_count(1)


@pytest.mark.promise("PRO-34")
def test_those_who_sit_begin_without_the_open_seats(people: People, server: str) -> None:
    claire, odile = people.page(server), people.page(server)
    table = Guest(claire.context).table([me("Claire"), open_seat(), open_seat()], BURGUNDY)
    claire.goto(f"/table/{table}")
    begin = claire.get_by_role("button", name=re.compile("Begin now"))
    expect(begin).to_have_count(0)
    odile.goto(f"/table/{table}")
    seat = odile.locator("form:has(input)").last
    seat.locator("input").fill("Odile")
    seat.get_by_role("button").click()
    expect(odile.get_by_role("button", name=re.compile("Begin now"))).to_have_count(0)
    claire.get_by_role("button", name="Begin now with 2").click()
    for page in (claire, odile):
        page.locator(".area").first.wait_for(state="attached")
    view = Guest(odile.context).view(table)
    assert [player["name"] for player in view["players"]] == ["Claire", "Odile"]
    assert (view["status"], view["mine"], view["fair"]["seals"][1] != "") == ("playing", [1], True)


def test_the_home_page_shows_my_own_board(people: People, server: str) -> None:
    claire = people.page(server)
    Guest(claire.context).table([me("Claire"), bot()], BURGUNDY)
    claire.goto("/")
    board = claire.locator(".hero .board .area")
    board.wait_for(state="attached")
    sizes = claire.locator(".hero .picture").bounding_box(), board.bounding_box()
    assert sizes[0]
    assert sizes[1]
    assert all(sizes[1][side] >= sizes[0][side] - 2 for side in ("width", "height"))


@pytest.mark.parametrize(("language", "said"), [("en", "Free and open"), ("fr", "accueillante")])
def test_an_app_is_installed_in_ones_language(
    people: People, folder: str, language: str, said: str
) -> None:
    page = people.page(folder, language=language)
    page.goto("/")
    link = page.locator(f"link[rel=manifest][href*='{'.fr' if language == 'fr' else 'manifest'}']")
    link.wait_for(state="attached")
    if language == "fr":
        page.wait_for_function(
            "() => document.querySelector('link[rel=manifest]').href.includes('.fr.')"
        )
    told = page.request.get(str(link.evaluate("link => link.href"))).json()
    assert told["lang"] == language
    assert said in told["description"]


def test_without_a_server_the_board_one_left_is_on_the_home_page(
    people: People, folder: str
) -> None:
    page = people.page(folder)
    page.goto("/")
    page.get_by_role("button", name="Against a bot").click()
    Hand(page).sit()
    page.goto(f"{folder}/#/")
    page.locator(".hero .board .area").wait_for(state="attached")
