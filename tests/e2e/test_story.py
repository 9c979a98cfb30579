"""The story of a game: its log, its end, and the way back through it."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.tables import BURGUNDY, CARDS, SEEDS, Guest, bot, me

ROUNDS = 5
"""In which somebody alone must hold out against the game itself."""

AT_THE_END = "box => box.scrollHeight - box.clientHeight - box.scrollTop < 2"
PLACE = "box => box.scrollTop"


def box_of(page: Page) -> str:
    """Wait for the log of a table; how it is found."""
    page.locator(".log .turn").first.wait_for()
    return ".log .turns"


def test_the_log_ends_with_the_newest_line_and_leaves_its_reader_alone(
    people: People, server: str
) -> None:
    context = people.come(server)
    guest, page = Guest(context), context.new_page()
    table = guest.table([me("Claire"), bot(), bot("Mathilde"), bot("Odette")], BURGUNDY)
    guest.play(table, 12, seed=1)
    page.goto(f"/table/{table}")
    log = page.locator(box_of(page))
    expect(log).to_be_visible()
    page.wait_for_function("() => (" + AT_THE_END + ")(document.querySelector('.log .turns'))")
    rounds = [text.split(":")[0] for text in log.locator("h3 .said").all_inner_texts()]
    assert len(rounds) > 2
    assert rounds == sorted(rounds), "the oldest stand above"

    log.evaluate("box => { box.scrollTop = 40 }")
    told = len(guest.view(table)["log"])
    guest.play(table, 2, seed=2)
    new = len(guest.sit(table)["log"]) - told
    chip = page.get_by_role("button", name=f"{new} new, jump to latest")
    chip.wait_for()
    assert log.evaluate(PLACE) == 40
    chip.click()
    expect(chip).to_have_count(0)
    assert log.evaluate(AT_THE_END)


def test_who_loses_to_the_game_itself_is_told_by_how_much(people: People, server: str) -> None:
    context = people.come(server)
    guest, page = Guest(context), context.new_page()
    for seed in range(SEEDS):
        table = guest.table([me("Claire")], CARDS)
        guest.play(table, seed=seed)
        end = guest.view(table)
        his, mine = end["scene"]["rival"]["points"], end["scores"][0]
        played = sum(1 for line in end["log"] if line["chapter"]) - 1  # the last is the end itself
        if end["places"] == [2] and his > mine + 1 and 1 < played < ROUNDS:
            break
    else:
        raise AssertionError("nobody loses in the middle of a game")
    page.goto(f"/table/{table}")
    expect(page.locator(".end h1")).to_have_text(f"Aaron wins by {his - mine} points")
    assert page.locator(".end tfoot td").all_inner_texts() == [str(mine), str(his)]
    rounds = page.locator(".end li:has(.state)")
    expect(rounds).to_have_count(ROUNDS)
    states = [text.split()[-1] for text in rounds.locator(".state").all_inner_texts()]
    assert states == ["held"] * (played - 1) + ["beaten"] + ["played"] * (ROUNDS - played)
    expect(rounds.nth(played - 1)).to_contain_text(f"{mine} to {his}")
    page.get_by_role("heading", name="Were the cards fair?").wait_for()
    page.locator("label[lang=fr]").first.click()
    expect(page.locator(".end h1")).to_have_text(f"Aaron gagne de {his - mine} points")


def test_a_replay_speaks_keeps_its_pace_and_its_link(people: People, server: str) -> None:
    context = people.come(server)
    guest, page = Guest(context), context.new_page()
    table = guest.table([me("")], CARDS)
    guest.play(table, seed=2)
    page.goto(f"/replay?table={table}&seat=0#at=12")
    said = page.locator(".slider .said")
    expect(said).to_have_text(re.compile(r"^(You|Aaron) .+\."))
    assert "Seat 1" not in page.locator("body").inner_text()
    page.get_by_role("combobox", name="Pace").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**#at=15")
    page.get_by_role("button", name="Pause").click()

    record = context.request.get(f"/api/tables/{table}/record").text()
    page.goto("/")
    page.get_by_role("link", name="Look at a recorded game").click()
    lines = record.split("\n")
    bad = lines.index("") + 6
    lines[bad] = "0 nonsense"
    page.locator("textarea").fill("\n".join(lines))
    page.get_by_role("button", name="Show it").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"Line {bad + 1}: 0 nonsense")
    expect(alert).to_contain_text("This is no decision of this game at this moment.")
    page.locator("label[lang=fr]").first.click()
    expect(alert).to_contain_text("Ce n’est pas une décision de ce jeu à ce moment.")
    expect(alert.locator("[lang=en]")).to_have_count(0)
    page.locator("label[lang=en]").first.click()
    page.locator("textarea").fill(record)
    page.get_by_role("button", name="Show it").click()
    page.locator("input[type=range]").press("ArrowRight")
    page.wait_for_url("**#at=1&record=*")
    sentence = said.inner_text()
    other = people.page(server)
    other.goto(page.url)
    expect(other.locator(".slider .said")).to_have_text(sentence)
