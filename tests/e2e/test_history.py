"""My history: what my games add up to, each with its review, and all of them to take along."""

import zipfile
from pathlib import Path

from playwright.sync_api import expect

from feldspar import Record
from tests.e2e.barriers import WIDTHS, barriers
from tests.e2e.conftest import PHONE, People
from tests.e2e.tables import BRUGES, DICE, Guest, bot, me

WIDE = "document.documentElement.scrollWidth - innerWidth"


def test_all_my_games_add_up_and_can_be_looked_at_again(
    people: People, server: str, tmp_path: Path
) -> None:
    context = people.come(server, PHONE)
    guest, page = Guest(context), context.new_page()
    page.goto("/history")
    expect(page.get_by_role("heading", level=1)).to_have_text("No game finished yet")
    alone = guest.table([me("Claire")], DICE)
    guest.play(alone, seed=4)
    points = guest.view(alone)["scores"][0]
    lost = guest.table([me("Claire"), bot("Odile", "level-3")], BRUGES)
    assert guest.ask(lost, do="resign", seat=0) == 200

    page.goto("/")
    page.get_by_role("link", name="My history").click()
    rows = page.locator("ol > li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Given up")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(WIDE) == 0, f"at {width} it is wider than the screen"
    assert not barriers(page, ("dark",), "light")

    page.get_by_role("combobox", name="Title").select_option(DICE)
    expect(rows).to_have_count(1)
    told = page.locator("dl > div").all_inner_texts()
    assert [figure.split("\n") for figure in told][1:2] == [
        ["Average", str(points), "from one game only"]
    ]
    plot = page.get_by_role("table", name="My points, game by game")
    assert plot.locator("tbody td").first.inner_text() == str(points)

    with page.expect_download() as download:
        page.get_by_role("button", name="Save all records").click()
    download.value.save_as(tmp_path / "games.zip")
    with zipfile.ZipFile(tmp_path / "games.zip") as pack:
        records = [Record.parse(pack.read(name).decode()) for name in pack.namelist()]
    assert [record.game for record in records] == [BRUGES, DICE]

    rows.first.get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/review?table={alone}&seat=0")
    page.locator(".review h1").wait_for()
