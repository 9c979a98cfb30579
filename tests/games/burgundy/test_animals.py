"""Section 10: animals score with their like in the same pasture."""

from itertools import product

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import ANIMAL, BOARD, NUMBER
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.kernel.toolkit.hexes import members
from tests.games.burgundy.given import act, cover, give_turn, given, hex_of, lay, points, store

KINDS = ("cow", "sheep", "pig", "chicken")
PASTURES = [
    (duchy.number, [BOARD.names[hex_] for hex_ in members(region)])
    for duchy in DUCHIES
    for region in duchy.regions
    if region & duchy.of_type[ANIMAL]
]
"""Every pasture: its estate and its hexes. There are 17."""


def graze(state: BurgundyState, face: str, name: str) -> int:
    """Let seat 0 place an animal tile; the points it scored for animals."""
    before = points(state.estates[0]).get("animals", 0)
    number = NUMBER[hex_of(name)]
    give_turn(state, 0, number, number)
    store(state, 0, [face])
    act(state, f"place({number},1,{name})")
    return points(state.estates[0]).get("animals", 0) - before


def castle(estate: int) -> str:
    """The first castle space of an estate."""
    return BOARD.names[DUCHIES[estate - 1].castles[0]]


@pytest.mark.rule("BUR-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("kind", "count"), list(product(KINDS, [2, 3, 4])))
def test_an_animal_tile_scores_its_animals_at_once(kind: str, count: int, seats: int) -> None:
    state = given(seats, dice=(4, 1), storage=[f"animal-{kind}-{count}"], placed={"d3": "ship"})
    act(state, "place(4,1,c2)")
    assert state.actors() == [0]
    assert state.scores() == [count] + [0] * (seats - 1)
    assert points(state.estates[0]) == {"animals": count}


@pytest.mark.rule("BUR-10.2")
def test_example_benno_adds_4_cows_to_3_and_4_more_later() -> None:
    state = given(placed={"d3": "ship", "c2": "animal-cow-3"})
    assert graze(state, "animal-cow-4", "c1") == 4 + 3
    assert graze(state, "animal-cow-4", "b1") == 4 + 4 + 3
    assert state.scores() == [7 + 11, 0]


@pytest.mark.rule("BUR-10.2", "BUR-10.4")
@pytest.mark.parametrize(("estate", "pasture"), PASTURES, ids=str)
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
def test_every_pasture_scores_each_tile_with_its_like(
    estate: int, pasture: list[str], kinds: int
) -> None:
    """Filled hex by hex, so many kinds taking turns, on an estate with nothing else empty."""
    herd = [(KINDS[turn % kinds], count) for turn, count in enumerate((4, 3, 2, 2, 3, 4))]
    types = enumerate(DUCHIES[estate - 1].type)
    others = [BOARD.names[hex_] for hex_, type_ in types if type_ != ANIMAL]
    state = given(estate=estate, start=castle(estate))
    cover(state, 0, *[name for name in others if name != castle(estate)])
    elsewhere = [n for number, names in PASTURES if number == estate for n in names]
    elsewhere = [name for name in elsewhere if name not in pasture]
    for name, (kind, count) in zip(elsewhere, herd[len(pasture) :], strict=True):
        lay(state, 0, {name: f"animal-{kind}-{count}"})
    for turn, name in enumerate(pasture):
        kind, count = herd[turn]
        like = sum(animals for same, animals in herd[:turn] if same == kind)
        assert graze(state, f"animal-{kind}-{count}", name) == count + like


@pytest.mark.rule("BUR-10.3")
@pytest.mark.parametrize(
    ("estate", "old", "new", "beside"),
    [(1, "c1", "b2", "c3"), (2, "b1", "c3", "d3"), (8, "d2", "d5", "d4"), (9, "c3", "b4", "c5")],
)
def test_tiles_in_a_pasture_need_not_touch(estate: int, old: str, new: str, beside: str) -> None:
    """Nothing lies on the pasture between them; the new one touches a tile of another type."""
    state = given(estate=estate, start=castle(estate), placed={old: "animal-sheep-3"})
    cover(state, 0, beside)
    assert hex_of(old) not in BOARD.neighbours[hex_of(new)]
    assert graze(state, "animal-sheep-2", new) == 2 + 3


@pytest.mark.rule("BUR-10.4")
@pytest.mark.parametrize(("kind", "other"), [(k, o) for k, o in product(KINDS, KINDS) if k != o])
def test_other_kinds_do_not_score(kind: str, other: str) -> None:
    placed = {"d3": "ship", "c2": f"animal-{other}-4", "c1": f"animal-{other}-3"}
    state = given(placed=placed)
    assert graze(state, f"animal-{kind}-2", "b1") == 2
    assert state.scores() == [2, 0]


@pytest.mark.rule("BUR-10.4")
def test_the_same_kind_in_another_pasture_or_estate_does_not_score() -> None:
    state = given(placed={"d3": "ship", "e5": "building-bank", "e6": "animal-pig-4"})
    lay(state, 1, {"c1": "animal-pig-3", "e6": "animal-pig-2"})
    assert graze(state, "animal-pig-3", "c2") == 3
    assert [points(estate) for estate in state.estates] == [{"animals": 3}, {}]
