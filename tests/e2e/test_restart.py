"""A page while its server is replaced: it goes on by itself."""

from pathlib import Path

import pytest

from tests.e2e import house
from tests.e2e.conftest import ANNOUNCED, People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE, Guest, me


@pytest.mark.promise("PRO-48")
def test_a_page_goes_on_when_its_server_is_replaced(
    people: People, installed: Path, tmp_path: Path
) -> None:
    def serve(port: str) -> tuple[str | Path, ...]:
        return (installed, "serve", "--port", port, "--data", tmp_path)

    with house.served(*serve("0"), announced=ANNOUNCED) as address:
        page = people.page(address)
        table = Guest(page.context).table([me()], DICE)
        page.goto(f"/table/{table}")
        Hand(page).play(1)
    with house.served(*serve(address.rpartition(":")[2]), announced=ANNOUNCED):
        Hand(page).play(1)
