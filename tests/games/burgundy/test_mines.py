"""Section 12: mines pay silver at the end of every phase, and nothing else."""

import pytest

from feldspar.games.burgundy.rules.components import BOARD, MINE, NUMBER
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.kernel.toolkit.hexes import members
from tests.games.burgundy.given import (
    act,
    choices,
    cover,
    given,
    goods,
    lay,
    on,
    pass_round,
    points,
    rolled,
    store,
    stored,
)

MINES = ("e3", "f2", "g1")
"""The mine spaces of estate 1."""


@pytest.mark.rule("BUR-12.1")
@pytest.mark.parametrize("estate", range(1, 10))
def test_a_placed_mine_has_no_effect_of_its_own(estate: int) -> None:
    """Not even with knowledge tile 2; what its region scores is another rule's."""
    duchy = DUCHIES[estate - 1]
    for hex_ in members(duchy.of_type[MINE]):
        number, name = NUMBER[hex_], BOARD.names[hex_]
        start = BOARD.names[duchy.castles[0]]
        state = given(estate=estate, start=start, dice=(number, 2), storage=["mine"], knowledge=[2])
        near = [BOARD.names[other] for other in BOARD.neighbours[hex_]]
        cover(state, 0, *[other for other in near if not on(state.estates[0], other)])
        act(state, f"place({number},1,{name})")
        mine = state.estates[0]
        assert (on(mine, name), mine.silver, mine.workers) == ("mine", 0, 0)
        assert (goods(mine), stored(mine), state.spaces) == ({}, [], [0, 0])
        assert set(points(mine)) <= {"region", "phase", "bonus"}
        assert choices(state) == {"workers(2)"}


@pytest.mark.rule("BUR-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", "ABCDE")
def test_every_mine_of_every_player_pays_a_silver_at_the_end_of_a_phase(
    phase: str, seats: int
) -> None:
    for first in range(4):
        counts = [(first + seat) % 4 for seat in range(seats)]
        state = given(seats, phase=phase, round=5)
        for seat, count in enumerate(counts):
            lay(state, seat, dict.fromkeys(MINES[:count], "mine"))
        pass_round(state)
        assert [estate.silver for estate in state.estates] == counts


@pytest.mark.rule("BUR-12.2")
def test_two_mines_pay_ten_silver_in_a_whole_game_two_in_each_phase() -> None:
    state = given(placed={"e3": "mine", "f2": "mine"})
    for rounds in range(1, 26):
        pass_round(state)
        assert state.estates[0].silver == rounds // 5 * 2
    assert state.actors() == []


@pytest.mark.rule("BUR-12.2")
def test_a_mine_placed_in_the_last_turn_of_a_phase_pays_and_a_stored_one_does_not() -> None:
    state = given(round=5)
    state.dice = rolled(4, 4, 4, 4)
    store(state, 0, ["mine", "mine"])
    store(state, 1, ["mine", "mine"])
    act(state, "workers(4)")
    act(state, "workers(4)")
    act(state, "workers(4)", 1)
    act(state, "place(4,1,e3)", 1)
    assert state.phase == 1
    assert [estate.silver for estate in state.estates] == [0, 1]
