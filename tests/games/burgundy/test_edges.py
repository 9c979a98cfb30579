"""Section 24: edge cases, BUR-24.7 to 24.14. The others are in test_chains."""

from collections import Counter
from typing import Any

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import BLACK, DATA, SHIP, TYPES
from feldspar.games.burgundy.rules.pending.collect import Collect
from feldspar.games.burgundy.rules.pending.extra import Extra
from feldspar.games.burgundy.rules.player_board import FROM_REGION
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import TYPE
from tests.games.burgundy.given import (
    act,
    choices,
    cover,
    fill_type,
    given,
    hex_of,
    legal,
    pass_round,
    pass_turn,
    phases,
    points,
    sail,
    stored,
    told,
    wares,
)

EVERYTHING: dict[str, tuple[int, str, dict[str, int]]] = {
    "building-watchtower": (3, "e4", {"region": 15, "phase": 8, "bonus": 5, "watchtower": 4}),
    "animal-pig-3": (2, "e6", {"region": 1, "phase": 8, "bonus": 5, "animals": 3}),
    "castle": (6, "b3", {"region": 6, "phase": 8, "bonus": 5}),
    "ship": (2, "d3", {"region": 6, "phase": 8, "bonus": 5}),
}
"""The last tile of its type: the die, the space, and what it scores in phase B with 2 players."""


@pytest.mark.rule("BUR-24.7")
@pytest.mark.parametrize("face", EVERYTHING)
def test_a_region_a_bonus_tile_and_an_effect_can_come_from_one_placement(face: str) -> None:
    die, space, scored = EVERYTHING[face]
    state = given(dice=(die, 1), storage=[face], phase="B", wares={3: {"red": 1}})
    fill_type(state, 0, face.split("-", maxsplit=1)[0], but=[space])
    if space in ("b3", "e6"):
        cover(state, 0, "c4", "e5")
    act(state, f"place({die},1,{space})")
    assert points(state.estates[0]) == scored
    assert type(state.asked) is {"castle": Extra, "ship": Collect}.get(face, type(None))
    rules = [event.rule for event in told(state) if event.points]
    assert rules[:3] == ["BUR-14.2", "BUR-14.3", "BUR-14.4"]


@pytest.mark.rule("BUR-24.8")
def test_a_pasture_is_one_whatever_lies_on_it() -> None:
    """Chickens beside cows do not part it; what is not covered neither."""
    state = given(
        dice=(6, 1),
        storage=["animal-cow-2"],
        placed={"c2": "animal-cow-4", "b1": "animal-chicken-2"},
    )
    act(state, "place(6,1,a1)")
    assert points(state.estates[0]) == {"animals": 2 + 4}


@pytest.mark.rule("BUR-24.8")
def test_a_city_scores_when_its_printed_spaces_are_covered_and_only_then() -> None:
    city = ["e4", "e5", "f4", "f5", "g4"]
    state = given(dice=(3, 1), storage=["building-watchtower"])
    cover(state, 0, *city[1:-1])
    act(state, "place(3,1,e4)")
    assert points(state.estates[0]) == {"watchtower": 4}
    assert all(state.estates[0].duchy.size[hex_of(space)] == 5 for space in city)


def full(**position: Any) -> BurgundyState:
    """Seat 0 has a full estate; nothing of it was scored."""
    state = given(**position)
    for type_ in TYPES:
        fill_type(state, 0, type_)
    assert state.estates[0].covered.bit_count() == 37
    return state


@pytest.mark.rule("BUR-24.9")
def test_with_a_full_estate_one_goes_on_with_all_but_placing() -> None:
    state = full(
        dice=(1, 2),
        silver=2,
        goods={"purple": 2},
        storage=["ship", "castle"],
        depots={"1a": "building-bank", "1b": "ship", "5a": "mine", "black1": "mine"},
        round=4,
    )
    dice = {"workers(1)", "workers(2)", "take(1,1a)", "take(1,1b)", "sell(2,purple)"}
    assert choices(state) == dice | {"buy(black1)"}
    for action in ("take(1,1a)", "buy(black1)", "discard(1)", "sell(2,purple)"):
        act(state, action)
    assert sorted(stored(state.estates[0])) == ["building-bank", "castle", "mine"]
    assert points(state.estates[0]) == {"sale": 4}
    pass_round(state)
    assert state.actors() == [0]
    while state.actors():
        pass_turn(state)
    assert state.estates[0].covered.bit_count() == 37
    assert state.ranking()[0] == 1


@pytest.mark.rule("BUR-24.10")
@pytest.mark.parametrize(
    ("estate", "start", "others", "points_"),
    [
        (1, "a2", ["a3", "b3"], 6),
        (1, "b3", ["a2", "a3"], 6),
        (7, "a2", ["a3"], 3),
        (7, "g3", ["g2"], 3),
    ],
)
def test_a_castle_region_with_the_start_castle_scores_for_its_full_size(
    estate: int, start: str, others: list[str], points_: int
) -> None:
    last = others[-1]
    state = given(estate=estate, start=start, dice=(1, 1), workers=3, storage=["castle"])
    cover(state, 0, *others[:-1])
    assert points(state.estates[0]) == {}
    act(state, f"place(1,1,{last})")
    assert points(state.estates[0]) == {"region": points_, "phase": 10}


@pytest.mark.rule("BUR-24.11")
def test_goods_at_the_depots_score_nothing_at_the_end() -> None:
    state = given(phase="E", round=5, goods={"red": 1}, wares={1: {"red": 6}, 4: {"pink": 3}})
    pass_round(state)
    assert (wares(state, 1), wares(state, 4)) == ({"red": 6}, {"pink": 3})
    assert state.scores() == [1 + 2, 2]


@pytest.mark.rule("BUR-24.12")
def test_with_four_players_exactly_all_tiles_are_used() -> None:
    *_, last = phases(4)
    assert [len(pile) for pile in last.supply] == [0] * 7
    assert last.filled.bit_count() == 24 + 8


@pytest.mark.rule("BUR-24.12")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_some_tiles_are_never_seen(seats: int) -> None:
    *_, last = phases(seats)
    left = Counter(TYPES[TYPE[tile]] for pile in last.supply[:BLACK] for tile in pile)
    drawn = 5 * 6 * seats + seats  # and a start castle each
    assert left.total() == 124 - drawn
    assert left["building"] > 0
    assert len(last.supply[BLACK]) == 40 - 5 * 2 * seats


@pytest.mark.rule("BUR-24.13")
def test_r32_six_ships_bring_a_pawn_to_the_end_of_the_track_and_no_farther() -> None:
    assert [duchy.type.count(SHIP) for duchy in DUCHIES] == [6] * 9
    state = given(2)
    for round_ in range(1, 7):
        sail(state)
        assert state.spaces == [round_, 0]
        pass_round(state)
    assert state.spaces[0] == DATA["track"]["spaces"] - 1
    assert legal(given(2, storage=["ship"], workers=3), "place")
    state.estates[0].storage = given(2, storage=["ship"]).estates[0].storage
    assert legal(state, "place") == set()


@pytest.mark.rule("BUR-24.14")
@pytest.mark.parametrize("before", [99, 199, 299, 1000])
def test_points_have_no_upper_limit(before: int) -> None:
    state = given(dice=(3, 1), storage=["building-watchtower"], phase="E", round=5)
    state.estates[0].score_points(before, FROM_REGION)
    state.estates[1].score_points(before, FROM_REGION)
    act(state, "place(3,1,e4)")
    assert state.scores()[0] == before + 4
    pass_round(state)
    assert state.scores() == [before + 4 + 1, before + 2]
    assert state.ranking() == [1, 2]
