"""Section 21: knowledge tiles 15 to 26, which score at the end of the game."""

from collections.abc import Mapping
from typing import Any

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import BUILDINGS, TYPES
from feldspar.kernel.events import Text
from tests.games.burgundy.given import act, given, goods, goods_of, lay, pass_round, sold, told

DARIO = {"red": 4, "purple": 3, "pink": 3, "orange": 1}
"""What Dario of the examples has sold."""
CITIES = [["c3"], ["b5", "c5", "c6"], ["e1", "e2", "f1"], ["e4", "e5", "f4", "f5", "g4"]]


def last_round(**position: Any) -> BurgundyState:
    return given(phase="E", round=5, **position)


def have_sold(state: BurgundyState, tiles: Mapping[str, int], seat: int = 0) -> None:
    """Let a seat have sold goods in earlier turns."""
    for kind, count in tiles.items():
        state.estates[seat].store_goods(goods_of(kind), count)
        state.estates[seat].sell(goods_of(kind))


def scored(state: BurgundyState, seat: int = 0) -> dict[int, int]:
    """Let the last round pass; return what each knowledge tile of a seat scored."""
    pass_round(state)
    found: dict[int, int] = {}
    for event in told(state, "log-knowledge", seat):
        tile = event.text.args["tile"]
        assert isinstance(tile, Text)
        found[int(tile.key.rpartition("-")[2])] = event.points
    return found


def spread(**buildings: int) -> dict[str, str]:
    """Buildings of some kinds, each in a city of its own."""
    free = [list(city) for city in reversed(CITIES)]
    found: dict[str, str] = {}
    for kind, count in buildings.items():
        cities = sorted((city for city in free if city), key=len, reverse=True)
        for city in cities[:count]:
            found[city.pop()] = f"building-{kind}"
    assert len(found) == sum(buildings.values())
    return found


@pytest.mark.rule("BUR-21.16", "BUR-21.19")
@pytest.mark.parametrize(("number", "points"), [(15, 12), (25, 11)])
def test_example_dario_scores_for_what_he_sold(number: int, points: int) -> None:
    state = last_round(knowledge=[number])
    have_sold(state, DARIO)
    assert sold(state.estates[0]) == DARIO
    assert scored(state) == {number: points}


@pytest.mark.rule("BUR-21.16", "BUR-21.19")
def test_unsold_goods_and_those_of_others_do_not_count_for_tiles_15_and_25() -> None:
    state = last_round(goods={"brown": 2, "red": 5}, knowledge=[15, 25])
    have_sold(state, {"pink": 2})
    have_sold(state, DARIO, seat=1)
    assert scored(state) == {15: 3, 25: 2}
    assert goods(state.estates[0]) == {"brown": 2, "red": 5}


@pytest.mark.rule("BUR-21.17")
def test_example_benno_scores_for_two_watchtowers_and_four_banks() -> None:
    state = last_round(placed=spread(bank=4, watchtower=2), knowledge=[17, 22])
    found = scored(state)
    assert found == {17: 2 * 4, 22: 4 * 4}
    assert sum(found.values()) == 24


COUNTED = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding_house",
    22: "bank",
    23: "city_hall",
}


@pytest.mark.rule("BUR-21.17")
@pytest.mark.parametrize("number", COUNTED)
def test_r30_tiles_16_to_23_count_a_kind_of_building_each(number: int) -> None:
    kind = COUNTED[number]
    for count in range(4):
        state = last_round(placed=spread(**{kind: count}), knowledge=[number])
        assert scored(state).get(number, 0) == 4 * count
    others = {other: 1 for other in BUILDINGS if other != kind}
    state = last_round(placed=spread(**others), knowledge=[number])
    lay(state, 1, spread(**{kind: 3}))
    assert scored(state) == {}


@pytest.mark.rule("BUR-21.18")
def test_example_anna_scores_for_three_kinds_of_animal() -> None:
    animals = ["cow-3", "chicken-2", "sheep-2", "sheep-3", "sheep-4"]
    spaces = ["a1", "b1", "c1", "c2", "e6"]
    placed = {space: f"animal-{face}" for space, face in zip(spaces, animals, strict=True)}
    state = last_round(placed=placed, knowledge=[24])
    lay(state, 1, {"a1": "animal-pig-2"})
    assert scored(state) == {24: 12}


@pytest.mark.rule("BUR-21.18")
def test_tile_24_knows_four_kinds_and_counts_no_storage() -> None:
    faces = ["cow-2", "sheep-2", "pig-2", "chicken-2"]
    for count in range(5):
        spaces = ["a1", "b1", "c1", "e6"][:count]
        placed = {space: f"animal-{faces[i]}" for i, space in enumerate(spaces)}
        left = [f"animal-{face}" for face in faces[count:]][:3]
        state = last_round(placed=placed, storage=left, knowledge=[24])
        assert scored(state).get(24, 0) == 4 * count


@pytest.mark.rule("BUR-21.20")
@pytest.mark.parametrize(
    ("large", "small"), [([], []), (["mine"], []), ([], ["ship"]), (["mine", "ship"], ["animal"])]
)
def test_tile_26_scores_for_bonus_tiles_large_and_small(large: list[str], small: list[str]) -> None:
    state = last_round(knowledge=[26])
    for which, shift in ((large, 0), (small, len(TYPES))):
        for type_ in which:
            state.estates[0].bonuses |= 1 << TYPES.index(type_) + shift
    state.estates[1].bonuses = 0b010000  # somebody else's
    assert scored(state).get(26, 0) == 2 * len(large + small)


@pytest.mark.rule("BUR-21.20", "BUR-14.5")
def test_a_bonus_tile_won_in_the_last_turn_counts_for_tile_26() -> None:
    state = last_round(
        dice=(4, 1), storage=["mine"], placed={"f2": "mine", "g1": "mine"}, knowledge=[26]
    )
    state.large &= ~(1 << TYPES.index("mine"))
    act(state, "place(4,1,e3)")
    assert scored(state) == {26: 2}


LATE: dict[int, tuple[int, str, dict[str, Any], int]] = {
    15: (4, "sell(4,red)", {"goods": {"red": 2}}, 3),
    19: (3, "place(3,2,e4)", {"storage": ["knowledge-19", "building-church"]}, 4),
    24: (4, "place(4,2,c2)", {"storage": ["knowledge-24", "animal-pig-2"]}, 4),
    25: (4, "sell(4,red)", {"goods": {"red": 2}}, 2),
    26: (
        4,
        "place(4,2,e3)",
        {"storage": ["knowledge-26", "mine"], "placed": {"f2": "mine", "g1": "mine"}},
        2,
    ),
}
"""For a tile: a die, what it is used for, in which position, and what that is worth at the end."""


@pytest.mark.rule("BUR-21.21")
@pytest.mark.parametrize("tile_first", [True, False])
@pytest.mark.parametrize("number", LATE)
def test_what_came_before_the_tile_counts_as_what_came_after(number: int, tile_first: bool) -> None:
    die, action, position, points = LATE[number]
    position = {"storage": [f"knowledge-{number}"], **position}
    position["placed"] = {"c3": "building-bank", **position.get("placed", {})}
    state = last_round(dice=(1, die), **position)
    turn = ["place(1,1,c4)", action]
    for decision in turn if tile_first else turn[::-1]:
        act(state, decision)
        while state.asked:  # a church forgone
            act(state, "skip")
    assert scored(state) == {number: points}
