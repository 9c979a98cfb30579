"""`feldspar serve` itself, as whoever installs the wheel starts it: no dice are foreseen there."""

from pathlib import Path

from feldspar.table.core.fairness import commitment
from tests.e2e import sites
from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE, SECRET, Guest, bot, me


def test_a_server_draws_a_secret_for_every_table(
    people: People, installed: Path, tmp_path: Path
) -> None:
    serve = (installed, "serve", "--port", "0", "--data", tmp_path)
    with sites.served(*serve, announced=r"is at http://127\.0\.0\.1:(?P<port>\d+)") as address:
        page = people.page(address)
        guest = Guest(page.context)
        tables = [guest.table([me(), bot()], DICE) for _ in range(2)]
        promised = {guest.view(table)["fair"]["commitment"] for table in tables}
        assert len(promised - {commitment(bytes.fromhex(SECRET))}) == len(tables)
        page.goto(f"/table/{tables[0]}")
        Hand(page).play(1)
