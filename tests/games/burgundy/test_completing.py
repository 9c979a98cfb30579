"""Section 14: full regions and full types."""

from itertools import permutations
from typing import NamedTuple

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import BOARD, NUMBER, TYPES
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.kernel.toolkit.hexes import members
from tests.games.burgundy.given import (
    act,
    choices,
    cover,
    fitting,
    give_turn,
    given,
    hex_of,
    lay,
    on,
    pass_round,
    points,
    store,
    told,
)

SIZES = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASES = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
LARGE = {2: 5, 3: 6, 4: 7}
SMALL = {2: 2, 3: 3, 4: 4}

each_estate = pytest.mark.parametrize("estate", range(1, 10))


class Region(NamedTuple):
    type: str
    names: list[str]


def names_of(hexes: int) -> list[str]:
    return [BOARD.names[hex_] for hex_ in members(hexes)]


def regions(estate: int) -> list[Region]:
    """Every region of an estate."""
    duchy = DUCHIES[estate - 1]
    return [Region(TYPES[duchy.type[members(r)[0]]], names_of(r)) for r in duchy.regions]


def all_of(estate: int, type_: str) -> list[str]:
    """Every space of a type."""
    return names_of(DUCHIES[estate - 1].of_type[TYPES.index(type_)])


def another_castle(estate: int, names: list[str]) -> str:
    """A castle space elsewhere, to start from."""
    return next(name for name in all_of(estate, "castle") if name not in names)


def place(state: BurgundyState, name: str, seat: int = 0) -> None:
    """Let a seat place a tile that fits; a castle's action takes workers, no benefit is of use."""
    estate = state.estates[seat]
    near = BOARD.neighbours[hex_of(name)]
    if not any(on(estate, BOARD.names[hex_]) for hex_ in near):
        types = estate.duchy.type
        beside = next(hex_ for hex_ in near if types[hex_] != types[hex_of(name)])
        cover(state, seat, BOARD.names[beside])
    store(state, seat, [fitting(state, seat, name)])
    number = NUMBER[hex_of(name)]
    give_turn(state, seat, number, number)
    act(state, f"place({number},1,{name})", seat)
    if choices(state, "workers", seat) == {"workers(free)"}:
        act(state, "workers(free)", seat)


def complete(state: BurgundyState, names: list[str], last: str, seat: int = 0) -> None:
    """Cover spaces as if in earlier turns, and let a seat place the last of them."""
    empty = [name for name in names if not on(state.estates[seat], name)]
    cover(state, seat, *[name for name in empty if name != last])
    place(state, last, seat)


# ------------------------------------------------------------------------------------------ regions


@pytest.mark.rule("BUR-14.1", "BUR-14.2", "BUR-14.3", "BUR-14.4")
@pytest.mark.parametrize("phase", PHASES)
@each_estate
def test_every_region_scores_its_size_and_the_phase(estate: int, phase: str) -> None:
    for type_, names in regions(estate):
        start = another_castle(estate, names)
        state = given(estate=estate, start=start, phase=phase)
        complete(state, names, names[-1])
        scored = points(state.estates[0])
        assert (scored["region"], scored["phase"]) == (SIZES[len(names)], PHASES[phase])
        assert scored.get("bonus", 0) == 5 * ({*all_of(estate, type_)} <= {start, *names})
        assert state.scores()[1] == 0


@pytest.mark.rule("BUR-14.2")
def test_the_estates_have_regions_of_all_sizes() -> None:
    assert {len(region.names) for n in range(1, 10) for region in regions(n)} == {*SIZES}


@pytest.mark.rule("BUR-14.1")
@each_estate
def test_a_region_scores_at_once_whichever_space_is_last_and_not_before(estate: int) -> None:
    for _, names in regions(estate):
        for last in names:
            state = given(estate=estate, start=another_castle(estate, names))
            others = [name for name in names if name != last]
            if others:
                complete(state, others, others[0])
                assert "region" not in points(state.estates[0])
                assert "phase" not in points(state.estates[0])
            place(state, last)
            assert points(state.estates[0])["region"] == SIZES[len(names)]


@pytest.mark.rule("BUR-14.1")
def test_a_region_scores_only_once() -> None:
    state = given(round=5, placed={"e3": "mine", "f2": "mine"})
    place(state, "g1")
    for name in ("g2", "f3", "d3"):  # beside the mines
        place(state, name)
    pass_round(state)
    assert [event.points for event in told(state, "log-region")] == [6]
    assert points(state.estates[0]) == {"region": 6, "phase": 10, "bonus": 5}


@pytest.mark.rule("BUR-14.3")
def test_example_a_region_of_three_in_phase_b_scores_fourteen() -> None:
    state = given(phase="B", placed={"d3": "ship", "d2": "ship"})
    place(state, "d1")
    assert state.scores() == [6 + 8, 0]


@pytest.mark.rule("BUR-14.3")
@pytest.mark.parametrize(("before", "after"), ["AB", "BC", "CD", "DE"])
def test_the_phase_in_which_a_region_is_finished_counts(before: str, after: str) -> None:
    state = given(phase=before, round=5, placed={"d3": "ship"})
    place(state, "d2")
    pass_round(state)
    assert state.scores() == [0, 0]
    place(state, "d1")
    assert points(state.estates[0]) == {"region": 6, "phase": PHASES[after]}


# -------------------------------------------------------------------------------------------- types


@pytest.mark.rule("BUR-14.4")
@pytest.mark.parametrize("seats", LARGE)
def test_example_the_third_mine_completes_the_mines(seats: int) -> None:
    state = given(seats)
    for name, bonus in [("e3", 0), ("f2", 0), ("g1", LARGE[seats])]:
        place(state, name)
        assert points(state.estates[0]).get("bonus", 0) == bonus
    assert state.scores()[0] == 6 + 10 + LARGE[seats]


@pytest.mark.rule("BUR-14.4")
@pytest.mark.parametrize("seats", LARGE)
def test_example_the_sixth_animal_tile_completes_the_animals(seats: int) -> None:
    state = given(seats)
    for name in ("a1", "b1", "b2", "c1", "c2"):
        place(state, name)
        assert "bonus" not in points(state.estates[0])
    place(state, "e6")
    scored = points(state.estates[0])
    assert (scored["region"], scored["phase"]) == (15 + 1, 10 + 10)
    assert scored["bonus"] == LARGE[seats]


@pytest.mark.rule("BUR-14.4", "BUR-14.5", "BUR-14.6")
@pytest.mark.parametrize("seats", LARGE)
@pytest.mark.parametrize("type_", TYPES)
def test_the_first_takes_the_large_bonus_tile_the_second_the_small_one_others_none(
    type_: str, seats: int
) -> None:
    names = all_of(1, type_)
    last = next(name for name in names if name != "d4")
    for finishers in permutations(range(seats)):
        state = given(seats)
        won = [LARGE[seats], SMALL[seats], 0, 0]
        for seat, bonus in zip(finishers, won, strict=False):
            complete(state, names, last, seat)
            scored = points(state.estates[seat])
            assert scored.get("bonus", 0) == bonus
            assert scored["phase"] == 10
            assert state.estates[seat].bonuses.bit_count() == (bonus > 0)


@pytest.mark.rule("BUR-14.4", "BUR-14.5")
@each_estate
def test_every_type_has_bonus_tiles_of_its_own(estate: int) -> None:
    """One player completes all six, then another."""
    state = given(3, estate=estate, start=all_of(estate, "castle")[0])
    for seat, bonus in [(2, LARGE[3]), (0, SMALL[3])]:
        for count, type_ in enumerate(TYPES, 1):
            names = all_of(estate, type_)
            empty = [name for name in names if not on(state.estates[seat], name)]
            complete(state, names, empty[-1], seat)
            assert points(state.estates[seat])["bonus"] == count * bonus


@pytest.mark.rule("BUR-14.6")
def test_the_third_still_scores_the_region() -> None:
    state = given(3, phase="D")
    for seat in (1, 2, 0):
        complete(state, ["e3", "f2", "g1"], "g1", seat)
    assert state.scores() == [6 + 4, 6 + 4 + 6, 6 + 4 + 3]


@pytest.mark.rule("BUR-14.7")
@each_estate
def test_three_castles_beside_the_start_castle_complete_the_castles(estate: int) -> None:
    """Wherever the start castle lies; it also counts for the region it is in."""
    spaces = all_of(estate, "castle")
    for start in spaces:
        state = given(estate=estate, start=start)
        alone = {start} if [start] in [region.names for region in regions(estate)] else set()
        for count, name in enumerate([space for space in spaces if space != start], 1):
            place(state, name)
            assert points(state.estates[0]).get("bonus", 0) == 5 * (count == 3)
        castles = [len(names) for type_, names in regions(estate) if type_ == "castle"]
        expected = sum(SIZES[size] for size in castles) - len(alone)
        assert points(state.estates[0])["region"] == expected


@pytest.mark.rule("BUR-14.7")
def test_two_more_castles_are_too_few_whatever_another_player_has() -> None:
    state = given(placed={"b3": "castle"})
    lay(state, 1, {"a2": "castle", "a3": "castle", "b3": "castle"})
    place(state, "a2")
    assert state.scores() == [0, 0]
