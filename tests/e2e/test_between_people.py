"""What a table promises the people at it, as they meet it in a page."""

import json
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import NEIGHBOUR, PHONE, People
from tests.e2e.hand import Hand
from tests.e2e.tables import BURGUNDY, DICE, Guest, bot, join, me, open_seat


@dataclass
class Two:
    """Two people at one table."""

    claire: Page
    odile: Page
    table: str


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def seat_two(people: People, address: str, game: str = DICE) -> Two:
    """Claire sets a table for friends, in the page, and sends Odile the link."""
    claire, odile = people.page(address), people.page(address, PHONE)
    claire.goto(f"/new/{game}?with=friends")
    claire.get_by_role("textbox").first.fill("Claire")
    claire.locator("form .go button").click()
    claire.wait_for_url("**/table/*")
    link = claire.locator("input[readonly]").input_value()
    join(odile, link, "Odile")
    for page in (claire, odile):
        Hand(page).sit()
    return Two(claire, odile, link.rsplit("/", 1)[-1])


def menu(page: Page, name: str) -> None:
    """Choose something from the menu of a table."""
    button(page, "More").click()
    page.locator(".menu:popover-open").get_by_role("button", name=name).click()


def resign(page: Page) -> None:
    menu(page, "Resign")
    button(page, "Yes, resign").click()


@pytest.mark.promise("PRO-16", "PRO-32")
def test_people_on_one_network_play_over_plain_http(people: People, server: str) -> None:
    two = seat_two(people, server.replace("127.0.0.1", NEIGHBOUR))
    assert not two.claire.evaluate("isSecureContext")
    fair = two.claire.evaluate(
        "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", two.table
    )["fair"]
    assert fair["promise"] == "sealed"
    assert all(fair["entropy"])
    Hand(two.claire, seed=3).decide()
    resign(two.odile)
    for page in (two.claire, two.odile):
        page.locator(".end li.good").first.wait_for()
        expect(page.locator(".end .bad")).to_have_count(0)
        assert page.locator(".end li.good").count() >= 4


@pytest.mark.promise("PRO-16")
def test_a_server_that_says_another_secret_is_found_out(people: People, server: str) -> None:
    two = seat_two(people, server)

    def swap(route: Route) -> None:
        answer = route.fetch()
        seed = "seed: " + "00" * 32
        lines = [seed if line.startswith("seed: ") else line for line in answer.text().split("\n")]
        route.fulfill(response=answer, body="\n".join(lines))

    two.claire.route("**/record", swap)
    resign(two.odile)
    two.claire.locator(".end li.bad").first.wait_for()


@pytest.mark.promise("PRO-33")
def test_a_command_whose_answer_is_lost_is_sent_again_and_done_once(
    people: People, server: str
) -> None:
    two = seat_two(people, server)
    keys: list[str] = []

    def lose(route: Route) -> None:
        keys.append(json.loads(route.request.post_data or "{}")["key"])
        if len(keys) == 1:
            assert route.fetch().status == 200  # it was carried out, and nobody hears of it
            route.abort()
        else:
            route.fallback()

    two.claire.route("**/commands", lose)
    claire = Guest(two.claire.context)
    turn = claire.view(two.table)["turn"]
    Hand(two.claire, seed=3).decide()
    while len(keys) < 2:  # the socket may tell what was decided before it is sent again
        two.claire.wait_for_function("() => true")
    assert keys[0] == keys[1]
    assert claire.view(two.table)["turn"] == turn + 1
    expect(two.claire.locator(".banner.bad")).to_have_count(0)


@pytest.mark.promise("PRO-34")
def test_whoever_opened_a_table_frees_fills_and_cancels(people: People, server: str) -> None:
    claire, odile = people.page(server), people.page(server)
    table = Guest(claire.context).table([me("Claire"), open_seat(), open_seat()], BURGUNDY)
    for page in (claire, odile):
        page.goto(f"/table/{table}")
    join(odile, f"/table/{table}", "Odile")
    expect(odile.get_by_role("button", name="Cancel this table")).to_have_count(0)
    claire.get_by_role("button", name="Odile: free this seat").click()
    claire.locator("dialog[open] .answers button").first.click()
    fillable = claire.get_by_role("button", name="seat a bot here")
    expect(fillable).to_have_count(2)
    fillable.first.click()
    claire.get_by_role("button", name="Miller").locator("visible=true").click()
    expect(fillable).to_have_count(1)
    kinds = [player["kind"] for player in Guest(claire.context).view(table)["players"]]
    assert kinds == ["human", "bot", "open"]
    button(claire, "Cancel this table").click()
    button(claire, "Yes, cancel it").click()
    for page in (claire, odile):
        page.get_by_text("This table was cancelled").first.wait_for()


@pytest.mark.promise("PRO-1", "PRO-2", "PRO-35")
def test_who_resigns_has_lost_and_a_rematch_invites_both(people: People, server: str) -> None:
    two = seat_two(people, server)
    resign(two.odile)
    expect(two.claire.locator(".end h1")).to_have_text("You win")
    expect(two.odile.locator(".end h1")).to_have_text("Claire wins")
    button(two.claire, "Play again").click()
    two.claire.wait_for_url(lambda url: two.table not in url)
    two.odile.get_by_text("Claire has set the table again for everybody.").wait_for()
    two.odile.get_by_role("button", name="Join the rematch").click()
    two.odile.wait_for_url(two.claire.url)
    seat = two.odile.locator("form:has(input)").first
    seat.locator("input").fill("Odile")
    seat.get_by_role("button").first.click()
    for page in (two.claire, two.odile):
        Hand(page).sit()


@pytest.mark.promise("PRO-5", "PRO-6")
def test_a_seat_is_handed_to_a_bot_after_a_question_and_taken_back(
    people: People, server: str
) -> None:
    two = seat_two(people, server)
    menu(two.odile, "Let a bot play for me")
    button(two.odile, "Keep playing").click()
    view = Guest(two.odile.context).view(two.table)
    assert not view["players"][1]["bot"]
    menu(two.odile, "Let a bot play for me")
    button(two.odile, "Let a bot play").click()
    two.claire.get_by_text("bot plays").first.wait_for()
    prompt = two.odile.locator(".prompt")
    expect(prompt.locator(".sentence")).to_have_text("A bot is playing for you.")
    expect(prompt.get_by_role("button", name="Undo")).to_have_count(0)
    button(two.odile, "Take my seat back").locator("visible=true").click()
    Guest(two.odile.context).until(two.table, lambda seen: not seen["players"][1]["bot"])
    expect(prompt.locator(".sentence")).not_to_have_text("A bot is playing for you.")


def test_who_only_watches_is_told_so(people: People, server: str) -> None:
    two = seat_two(people, server)
    guest = people.page(server, PHONE)
    guest.goto(f"/table/{two.table}")
    expect(guest.locator(".prompt .hint")).to_have_text("You are watching.")
    expect(guest.get_by_role("button", name="Confirm")).to_have_count(0)


@pytest.mark.promise("PRO-12")
def test_going_back_on_dice_against_a_bot_is_asked_about_and_told(
    people: People, server: str
) -> None:
    page = people.page(server)
    guest = Guest(page.context)
    table = guest.table([me("Claire"), bot()], DICE)
    guest.until(table, lambda view: len(view["moves"]) > 0)
    while guest.view(table)["undo"] != "marked":
        guest.play(table, 1, seed=5)
    page.goto(f"/table/{table}")
    Hand(page).sit()
    page.get_by_role("button", name="Undo").first.click()
    button(page, "Take it back").click()
    guest.until(table, lambda view: view["takebacks"] == 1)
    resign(page)
    page.get_by_text("undo past a reveal").first.wait_for()
