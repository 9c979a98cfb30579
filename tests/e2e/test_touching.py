"""What is asked with the settings of a first visit, and what a small screen does by itself."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, People
from tests.e2e.hand import Finger, Hand
from tests.e2e.tables import BRUGES, BURGUNDY, Guest, bot, me

DECIDES = "look.lit.length || look.calls.length || look.ready"


def sit(page: Page, table: str, hand: Hand) -> None:
    """Come to a table where one must decide."""
    page.goto(f"/table/{table}")
    hand.until(DECIDES)


def decided(guest: Guest, table: str, turn: int) -> None:
    """Wait until a decision has been made."""
    guest.until(table, lambda view: bool(view["turn"] > turn))


def page_shown(page: Page, name: str) -> None:
    """Wait until a page of the table is the one in sight."""
    expect(page.locator("nav [aria-current=page]")).to_have_text(name)


def test_what_can_be_taken_back_happens_at_the_last_touch(people: People, server: str) -> None:
    context = people.come(server, DESKTOP, asked="final", luck=1)
    guest, page = Guest(context), context.new_page()
    table, hand = guest.table([me(), bot()], BURGUNDY), Hand(page)
    view = guest.sit(table)
    move = next(m for m in view["moves"] if m["decision"].startswith("take") and not m["final"])
    sit(page, table, hand)
    before = hand.look()
    for step in move["path"]:
        hand.touch(step)
    hand.until("look.board !== before", before.board)
    assert guest.view(table)["turn"] > view["turn"]
    page.get_by_role("button", name="Undo").click()
    assert set(hand.until(f"look.board === before && ({DECIDES})", before.board).lit) == set(
        before.lit
    )


def test_who_draws_blindly_is_asked_once_for_all(people: People, server: str) -> None:
    context = people.come(server, DESKTOP, asked="final", luck=2)
    guest, page = Guest(context), context.new_page()
    table, hand = guest.table([me(), bot()], BRUGES), Hand(page)
    sit(page, table, hand)
    asked: list[int] = []
    while "draw" in (view := guest.sit(table))["moves"][0]["decision"]:
        now = hand.until("(look.lit.length || look.ready) && !look.busy")
        if now.lit:
            hand.touch("pile/1" if "pile/1" in now.lit else now.lit[0])
        turn: int = view["turn"]
        if not asked:
            hand.until("look.ready")
            assert guest.view(table)["turn"] == turn
            hand.confirm()
        asked.append(turn)
        decided(guest, table, turn)
    assert len(asked) >= 3


def test_a_page_turns_by_itself_and_comes_back(people: People, server: str) -> None:
    context = people.come(server, PHONE, asked="final", luck=3)
    guest, page = Guest(context), context.new_page()
    table, finger = guest.asked(BURGUNDY, '"move-collect"', ("a-ship",), 0), Finger(page)
    sit(page, table, finger)
    # Nothing of my own can be touched, the depots can.
    page_shown(page, "Board")
    expect(page.get_by_role("status").filter(has_text="Board")).to_have_count(1)
    depots = finger.look().lit
    assert depots
    assert all(thing.startswith("depot/") for thing in depots)
    # Whoever turns it back may stay.
    finger.turn("Mine")
    finger.turn("Board")
    finger.turn("Mine")
    page_shown(page, "Mine")
    page.reload()
    finger.until(DECIDES)
    page_shown(page, "Board")
    finger.touch(depots[0])
    if finger.until("look.ready || !look.lit.includes(before)", depots[0]).ready:
        finger.confirm()
    page_shown(page, "Mine")


def test_what_lies_on_another_page_is_within_reach(people: People, server: str) -> None:
    context = people.come(server, PHONE, asked="final", luck=4)
    guest, page = Guest(context), context.new_page()
    table, finger = guest.table([me(), bot()], BURGUNDY), Finger(page)
    turn = guest.sit(table)["turn"]
    sit(page, table, finger)
    page_shown(page, "Mine")
    reach = page.get_by_role("region", name="Also available")
    tile = reach.locator("[data-id^='tile/']").first
    name = str(tile.get_attribute("data-id"))
    finger.touch(name)
    if not reach.locator("[aria-pressed=true]").count():
        decided(guest, table, turn)
    else:  # both dice would do
        expect(reach.locator(f"[data-id='{name}']")).to_have_attribute("aria-pressed", "true")
        page.locator("[data-move]").first.tap()
        decided(guest, table, turn)
    page_shown(page, "Mine")


def test_when_few_moves_are_left_each_has_a_button_that_makes_it(
    people: People, server: str
) -> None:
    context = people.come(server, PHONE, asked="final", luck=5)
    guest, page = Guest(context), context.new_page()
    table, finger = guest.table([me(), bot()], BRUGES), Finger(page)
    view = guest.sit(table)
    assert [move["final"] for move in view["moves"]] == [True, True]
    sit(page, table, finger)
    buttons = page.get_by_role("group", name="Possible moves").get_by_role("button")
    expect(buttons).to_have_count(2)
    buttons.first.tap()
    decided(guest, table, view["turn"])
