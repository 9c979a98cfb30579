"""How a table stands in the list of those who sit at it."""

from feldspar import Game
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.views.summary import build_summary
from feldspar.table.views.view import build_view
from tests.table.tables import DICE, PEOPLE, decide, every_game, new_table, play_out, state_of


@every_game
def test_how_each_did_is_told_at_the_end_and_not_before(game: Game) -> None:
    table = new_table(game, "pp")
    assert {(player.score, player.place) for player in build_summary(table).players} == {
        (None, None)
    }
    play_out(table, noise=4)
    end, told = build_view(table, 0), build_summary(table).for_player("t", PEOPLE[0])
    assert tuple([player.score for player in told.players]) == end.scores
    assert tuple([player.place for player in told.players]) == end.places
    assert {(player.score, player.place) for player in end.players} == {(None, None)}


def test_when_my_time_runs_out_is_told_to_me_if_only_i_am_awaited() -> None:
    table = new_table(DICE, "pp", ClockSpec("days", days=2))

    def due(seat: int) -> int | None:
        return build_summary(table).for_player("t", PEOPLE[seat]).due

    assert state_of(table).actors() == [0, 1]
    assert (due(0), due(1)) == (None, None)
    while 0 in state_of(table).actors():
        decide(table, 0, now=5_000)
    assert state_of(table).actors() == [1]
    assert due(0) is None
    assert due(1) == table.clock.due(1) is not None
