"""A whole game alone: from the shelf to the last count, by clicking."""

import re
from pathlib import Path

from tests.e2e import sites
from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE


def test_a_whole_game_by_clicking(
    people: People, server: str, installed: Path, tmp_path: Path
) -> None:
    page = people.page(server, still=False)
    page.goto("/")
    page.locator(f"article a.play[href$='/{DICE}']").click()
    page.locator("form button.remove:enabled").last.click()
    page.get_by_role("textbox").first.fill("Odile")
    page.locator("form button[type=submit], form .go button").click()
    page.wait_for_url("**/table/*")

    hand = Hand(page, seed=3)
    assert hand.play() > 5
    assert page.locator(".end h1").inner_text()

    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = path.read_text(encoding="utf-8")
    scores = re.search(r"^scores: (\d+)$", record, re.MULTILINE)
    assert scores
    assert page.locator(".end ol strong").inner_text() == scores[1]
    page.locator(".end li.good").first.wait_for()
    assert "Odile" in record
    sites.run(installed, "replay", path)
    sites.run(installed, "verify", path)
