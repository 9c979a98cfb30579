"""What one receives over whole games says nothing about what one cannot know."""

import pytest

from feldspar import Game
from feldspar.kernel.events import WATCHER
from tests.table.redrawn import compared, seats_and_viewers
from tests.table.tables import DICE, every_game


@pytest.mark.promise("PRO-19")
@every_game
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_that_is_received_is_the_same_in_worlds_one_cannot_tell_apart(
    game: Game, viewer: int
) -> None:
    seats, _ = seats_and_viewers(game)
    count = compared(game, seats, viewer, noise=viewer + 3, worlds=2, most=60)
    assert count.looks >= 10
    assert count.frames >= 10


def test_the_others_do_decide_in_secret_and_not_equally_often() -> None:
    found = [compared(DICE, "ppp", viewer, 7, 4, 60) for viewer in (0, WATCHER)]
    assert sum(count.secret for count in found) > 10
