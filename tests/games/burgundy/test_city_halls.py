"""Section 13: city halls place one more tile; chains of them and castles (section 11)."""

from collections.abc import Sequence
from itertools import product

import pytest

from feldspar.games.burgundy.game import BurgundyState
from tests.games.burgundy.given import act, choices, given, goods, on, stored, wares

# On estate 1 with c4 covered a castle may go to b3, and a hall to three cities, whichever is first.
HALL = "building-city_hall"
LINKS = {"castle": ["b3", "a2", "a3"], HALL: ["c3", "c5", "e4"]}


def hall(storage: Sequence[str]) -> BurgundyState:
    """Seat 0 has just placed a city hall on e4, and has a 2 left; stored are places 2 and 3."""
    placed = {"c4": "knowledge-26", "d3": "ship"}
    state = given(dice=(3, 2), placed=placed, storage=[HALL, *storage])
    act(state, "place(3,1,e4)")
    return state


def gained(state: BurgundyState) -> tuple[int, int, int]:
    """Workers, silver and points of seat 0, who began without any."""
    estate = state.estates[0]
    return estate.workers, estate.silver, estate.score


@pytest.mark.rule("BUR-13.9")
@pytest.mark.parametrize(
    ("face", "names"),
    [
        ("building-bank", ["c3", "c5", "e2", "e5", "f4"]),
        (HALL, ["c3", "c5", "e2"]),
        ("animal-pig-2", ["c2"]),
        ("knowledge-9", ["b4", "f3"]),
        ("castle", ["b3"]),
        ("mine", ["e3"]),
        ("ship", ["d2", "d5"]),
    ],
)
def test_a_city_hall_places_any_tile_whatever_the_number(face: str, names: list[str]) -> None:
    for name in names:
        state = hall(["castle", face])
        assert {choice for choice in choices(state) if ",3," in choice} == {
            f"place(free,3,{there})" for there in names
        }
        act(state, f"place(free,3,{name})")
        assert on(state.estates[0], name) == face
        assert stored(state.estates[0]) == ["castle"]


@pytest.mark.rule("BUR-13.9")
@pytest.mark.parametrize(
    ("face", "name", "expected"),
    [
        ("building-bank", "c5", (0, 2, 0)),
        ("building-watchtower", "c3", (0, 0, 4 + 1 + 10)),  # a city of one, in phase A
        ("animal-pig-3", "c2", (0, 0, 3)),
        ("knowledge-14", "b4", (4, 0, 0)),  # by taking workers with the die that is left
        ("mine", "e3", (0, 0, 0)),
    ],
)
def test_a_tile_placed_by_a_city_hall_has_all_its_effects(
    face: str, name: str, expected: tuple[int, int, int]
) -> None:
    state = hall([face])
    act(state, f"place(free,2,{name})")
    assert choices(state) == {"workers(2)"}
    if face == "knowledge-14":
        act(state, "workers(2)")
    assert gained(state) == expected


@pytest.mark.rule("BUR-13.9")
def test_a_ship_placed_by_a_city_hall_sails() -> None:
    state = given(dice=(3, 2), storage=[HALL, "ship"], wares={6: {"red": 2}})
    act(state, "place(3,1,e4)")
    act(state, "place(free,2,d5)")
    act(state, "collect(6)")
    assert (goods(state.estates[0]), wares(state, 6)) == ({"red": 2}, {})
    assert state.spaces == [1, 0]


@pytest.mark.rule("BUR-11.4", "BUR-13.9")
@pytest.mark.parametrize("chain", list(product(LINKS, repeat=3)), ids="-".join)
def test_castles_and_city_halls_follow_from_one_another(chain: tuple[str, str, str]) -> None:
    """One die starts the chain; the last castle ends in workers, the last hall in nothing."""
    state = given(dice=(6, 3), placed={"c4": "knowledge-26"}, storage=chain)
    die, other = ("6", "3") if chain[0] == "castle" else ("3", "6")
    for link, face in enumerate(chain):
        name = LINKS[face][chain[:link].count(face)]
        assert f"place({die},{link + 1},{name})" in choices(state)
        act(state, f"place({die},{link + 1},{name})")
        assert on(state.estates[0], name) == face
        die = "free"
        if face == "castle":
            assert choices(state, "workers") == {"workers(free)"}
            assert choices(state, "skip") == set()
        else:
            assert choices(state, "skip") == ({"skip"} if link < 2 else set())
            assert choices(state, "workers") == (set() if link < 2 else {f"workers({other})"})
    if chain[2] == "castle":
        act(state, "workers(free)")
    assert choices(state) == {f"workers({other})"}
    assert state.estates[0].workers == 2 * (chain[2] == "castle")
