"""Something breaks while people play: nothing is lost, and every table goes on by itself.

`scripts/faults.py` tries more of it, and for longer.
"""

import pytest

from tests.server.breakable_services import broken_house


@pytest.mark.promise("PRO-21", "PRO-24")
@pytest.mark.parametrize(
    "fault", ["server_killed", "redis_restarted", "postgres_restarted", "network_cut", "disk_full"]
)
def test_games_go_on_though_something_breaks(fault: str) -> None:
    told = broken_house(fault, tables=6, workers=0, short=True, before=2, after=3)
    assert (told.lost, told.doubled, told.taken) == (0, 0, 0)
    assert told.moves > 12
    assert "refused-broken" not in told.saw, "whatever failed was said as what it is"
