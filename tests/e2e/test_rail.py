"""The rail beside the board on a wide screen: everything has its place, and keeps it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.rail import LOW, MOST_SHIFT, WIDE, RailLaws, moved, play_by_laws
from tests.e2e.tables import BRUGES, BURGUNDY, CARDS, DICE, GAMES, Guest, bot, me, open_seat

MOST_SEATS = {BRUGES: 4, BURGUNDY: 4, CARDS: 4, DICE: 5}
NAMES = ("Bastien", "Mathilde", "Renaud", "Isolde")
DECISIONS = 3
FIRST_FRAMES = """() => {
  window.frames = [];
  const look = () => {
    const seen = {};
    for (const piece of document.querySelectorAll(".board [data-piece]")) {
      const { left, top, width, height } = piece.querySelector("use").getBoundingClientRect();
      const { area } = piece.closest("[data-area]").dataset;
      seen[`${area} ${piece.dataset.piece}`] = [left, top, width, height];
    }
    if (Object.keys(seen).length) window.frames.push(seen);
    if (window.frames.length < 12) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Where pieces are in the first frames in which there are any."""


def seats(count: int) -> list[dict[str, str]]:
    return [me(), *(bot(name, "level-1") for name in NAMES[: count - 1])]


@pytest.mark.parametrize("size", [WIDE, LOW], ids=["wide", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_companion_players_and_log_keep_their_places(
    people: People, server: str, game: str, size: tuple[int, int]
) -> None:
    for count in sorted({2, MOST_SEATS[game]}):
        context = people.come(server, size, luck=0)
        table = Guest(context).table(seats(count), game, companion=True)
        page = context.new_page()
        page.goto(f"/table/{table}")
        laws = play_by_laws(Hand(page, seed=3), DECISIONS)
        assert laws.looked == DECISIONS
        assert not laws.violations, (count, laws.violations)
        context.close()


def test_a_low_window_has_companion_and_log_as_tabs(people: People, server: str) -> None:
    context = people.come(server, LOW, luck=0)
    table = Guest(context).table(seats(4), BURGUNDY, companion=True)
    page = context.new_page()
    page.goto(f"/table/{table}")
    Hand(page).sit()
    before = RailLaws(page).measure()
    expect(page.locator("[data-companion]")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("[data-companion]")).to_have_count(0)
    expect(page.locator(".rail .turns")).to_be_visible()
    after = RailLaws(page).measure()
    assert not moved(before["pieces"], after["pieces"])


def test_a_notice_does_not_move_the_board(people: People, server: str) -> None:
    context = people.come(server, WIDE, luck=0)
    guest = Guest(context)
    table = guest.table([me(), me("Claire")], DICE)
    page = context.new_page()
    page.goto(f"/table/{table}")
    Hand(page).sit()
    quiet = RailLaws(page).measure()
    context.set_offline(True)
    page.locator(".prompt .banner").wait_for()
    noisy = RailLaws(page).measure()
    for part in ("boxes", "pieces"):
        assert not moved(quiet[part], noisy[part])
    context.set_offline(False)
    page.locator(".prompt .banner").wait_for(state="detached")


def test_the_question_about_notifications_does_not_move_the_board(
    people: People, server: str
) -> None:
    host, other = (people.come(server, WIDE, luck=luck) for luck in (0, 1))
    table = Guest(host).table([me(), open_seat()], DICE)
    page, theirs = host.new_page(), other.new_page()
    theirs.goto(f"/table/{table}")
    seat = theirs.locator("form:has(input)").first
    seat.locator("input").fill("Claire")
    seat.get_by_role("button").click()
    page.goto(f"/table/{table}")
    Hand(page).sit()
    question = page.locator(".prompt .bell")
    expect(question).to_be_visible()
    asked = RailLaws(page).measure()
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    answered = RailLaws(page).measure()
    for part in ("boxes", "pieces"):
        assert not moved(asked[part], answered[part])


@pytest.mark.parametrize("size", [WIDE, (820, 1180)], ids=["wide", "tablet"])
def test_pieces_stand_where_they_belong_from_the_first_frame(
    people: People, server: str, size: tuple[int, int]
) -> None:
    context = people.come(server, size, luck=0)
    table = Guest(context).table(seats(4), BURGUNDY, companion=True)
    page = context.new_page()
    page.add_init_script(f"({FIRST_FRAMES})()")
    page.goto(f"/table/{table}")
    page.wait_for_function("() => window.frames.length >= 12")
    frames = page.evaluate("window.frames")
    assert not moved(frames[0], frames[-1])


def end_of_game(people: People, server: str, size: tuple[int, int]) -> Page:
    context = people.come(server, size, luck=0, language="fr")
    guest = Guest(context)
    table = guest.table(seats(2), DICE)
    guest.play(table, seed=2)
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.locator(".end summary").first.wait_for()
    return page


@pytest.mark.parametrize("width", [1100, 1440])
def test_the_end_has_its_buttons_in_one_line(people: People, server: str, width: int) -> None:
    page = end_of_game(people, server, (width, 900))
    buttons = page.locator(".end .tools > :is(a, button)")
    tops = {round(box["y"]) for box in (one.bounding_box() for one in buttons.all()) if box}
    assert len(tops) == 1
    crown, first = (page.locator(one).bounding_box() for one in (".end .crown", ".end .tools"))
    assert crown
    assert first
    assert abs(crown["y"] - first["y"]) < crown["height"]
    row = page.locator(".end .fair").bounding_box()
    assert row
    assert row["height"] <= 64
    assert "terminée" in page.locator("header").first.inner_text()


def test_an_opponents_board_opens_beside_mine_while_i_decide(people: People, server: str) -> None:
    context = people.come(server, WIDE, luck=0)
    table = Guest(context).table(seats(4), BURGUNDY)
    page = context.new_page()
    page.goto(f"/table/{table}")
    hand = Hand(page, seed=3)
    hand.sit()
    before = RailLaws(page).measure()
    page.locator("section[aria-label=Mathilde] [data-enlarge]").click()
    board = page.locator("dialog.closer")
    board.locator(".area").first.wait_for()
    assert not moved(before["pieces"], RailLaws(page).measure()["pieces"])
    assert "turn" not in board.locator("header").inner_text()
    box, mine = board.bounding_box(), page.locator(".board").bounding_box()
    assert box
    assert mine
    assert box["x"] >= mine["x"] + mine["width"] - MOST_SHIFT
    hand.decide()
    expect(board).to_be_visible()
    board.get_by_role("button", name="Back to the table").press("Escape")
    expect(board).to_have_count(0)
