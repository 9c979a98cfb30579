"""Section 8: adding a tile from storage to the estate."""

from itertools import combinations, product
from random import Random

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import BOARD, BUILDINGS, DATA, TYPES
from feldspar.games.burgundy.rules.decisions import ACTIONS
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import NO_TILE
from feldspar.kernel.toolkit.hexes import members
from tests.games.burgundy.given import (
    LAST,
    PLAIN,
    act,
    around,
    beside,
    fill_type,
    given,
    hex_of,
    lay,
    legal,
    number,
    on,
    printed,
    rolled,
    stored,
    told,
    verdict,
)
from tests.laws import play

PIPS = range(1, 7)
each_estate = pytest.mark.parametrize("estate", range(1, 10))
each_cause = pytest.mark.parametrize("cause", ["castle", "building-city_hall"])


def castle_spaces(estate: int) -> list[str]:
    return [name for name, type_ in printed(estate).items() if type_ == "castle"]


def before(estate: int, space: str, *storage: str, bank: str = "") -> BurgundyState:
    """A space beside a covered one, dice that show its number, and perhaps a bank somewhere."""
    start = next(name for name in castle_spaces(estate) if name != space)
    state = given(dice=(number(space),) * 2, estate=estate, start=start, storage=storage)
    lay(state, 0, {bank: "building-bank"} if bank else {})
    beside(state, space)
    return state


def cities(estate: int) -> list[list[str]]:
    """The spaces of each city."""
    regions = [members(region) for region in DUCHIES[estate - 1].regions]
    names = [[BOARD.names[hex_] for hex_ in region] for region in regions]
    return [spaces for spaces in names if printed(estate)[spaces[0]] == "building"]


# --------------------------------------------------------------------------------------- where


@pytest.mark.rule("BUR-8.1")
@each_estate
def test_a_tile_moves_from_storage_onto_any_empty_space_of_the_estate(estate: int) -> None:
    for space, type_ in printed(estate).items():
        state = before(estate, space, "building-church", PLAIN[type_])
        mine = state.estates[0]
        covered = set(members(mine.covered))
        act(state, f"place({number(space)},2,{space})")
        assert on(mine, space) == PLAIN[type_]
        assert set(members(mine.covered)) == covered | {hex_of(space)}
        assert stored(mine) == ["building-church"]


@pytest.mark.rule("BUR-8.1")
def test_nothing_is_placed_from_an_empty_storage_or_onto_a_covered_space() -> None:
    state = given(dice=(6, 2), storage=["castle", "ship"], placed={"d3": "ship"})
    for space in ("d3", "e4", "a2"):
        assert verdict(state, f"place(6,3,{space})") == "BUR-8.1"
    assert verdict(state, "place(6,1,d4)") == "BUR-8.1"
    assert verdict(state, "place(2,2,d3)") == "BUR-8.1"


@pytest.mark.rule("BUR-8.2", "BUR-1.12")
@each_estate
def test_the_die_must_show_the_number_of_the_space(estate: int) -> None:
    """The same number on every estate."""
    numbers = dict(zip(BOARD.names, [n for row in DATA["dice"]["rows"] for n in row], strict=True))
    for space, type_ in printed(estate).items():
        state = before(estate, space, PLAIN[type_])
        for die in PIPS:
            state.dice = rolled(die) * 4
            rule = None if die == numbers[space] else "BUR-8.2"
            assert verdict(state, f"place({die},1,{space})") == rule


@pytest.mark.rule("BUR-8.3")
@each_estate
def test_the_space_must_be_of_the_type_of_the_tile(estate: int) -> None:
    for space, half in product(BOARD.names, (TYPES[:3], TYPES[3:])):
        state = before(estate, space, *[PLAIN[type_] for type_ in half])
        for place, type_ in enumerate(half, 1):
            rule = None if type_ == printed(estate)[space] else "BUR-8.3"
            assert verdict(state, f"place({number(space)},{place},{space})") == rule


@pytest.mark.rule("BUR-8.4")
@each_estate
def test_the_space_must_be_beside_a_covered_one(estate: int) -> None:
    for start in castle_spaces(estate):
        for space, type_ in printed(estate).items():
            if space != start:
                dice = (number(space), number(space))
                state = given(dice=dice, estate=estate, start=start, storage=[PLAIN[type_]])
                rule = None if space in around(start) else "BUR-8.4"
                assert verdict(state, f"place({number(space)},1,{space})") == rule


@pytest.mark.rule("BUR-8.4")
def test_the_first_tile_goes_onto_one_of_six_spaces_around_the_start_castle() -> None:
    """The rulebook's example."""
    found = set()
    for half, dice in product((TYPES[:3], TYPES[3:]), [(1, 2), (3, 4), (5, 6)]):
        state = given(dice=dice, workers=3, storage=[PLAIN[type_] for type_ in half])
        found |= {written[-3:-1] for written in legal(state, "place")}
    assert found == {"c3", "c4", "d3", "d5", "e3", "e4"}


@pytest.mark.rule("BUR-8.4")
def test_each_tile_opens_the_spaces_around_it() -> None:
    state = given(dice=(2, 1), storage=["ship", "ship"])
    assert verdict(state, "place(1,2,d2)") == "BUR-8.4"
    act(state, "place(2,1,d3)")
    assert verdict(state, "place(1,2,d2)") is None


# ------------------------------------------------------------------------------ buildings in cities


@pytest.mark.rule("BUR-8.5")
@each_estate
def test_a_city_takes_no_second_building_of_a_kind(estate: int) -> None:
    for city in cities(estate):
        for built, space in combinations(city, 2):
            state = before(estate, space, "building-bank", "building-church", bank=built)
            assert verdict(state, f"place({number(space)},1,{space})") == "BUR-8.5"
            assert verdict(state, f"place({number(space)},2,{space})") is None


@pytest.mark.rule("BUR-8.5")
@each_estate
def test_another_city_takes_a_building_of_the_same_kind(estate: int) -> None:
    for (space, *_), (built, *_) in combinations(cities(estate), 2):
        state = before(estate, space, "building-bank", bank=built)
        assert verdict(state, f"place({number(space)},1,{space})") is None


@pytest.mark.rule("BUR-8.5")
@pytest.mark.parametrize("kind", BUILDINGS)
def test_it_holds_for_every_kind_but_not_for_whoever_has_tile_1(kind: str) -> None:
    for knowledge, rule in (((), "BUR-8.5"), ((1,), None)):
        tile = f"building-{kind}"
        state = given(dice=(3, 3), storage=[tile], placed={"g4": tile}, knowledge=knowledge)
        assert verdict(state, "place(3,1,e4)") == rule


@pytest.mark.rule("BUR-8.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("noise", range(3))
def test_a_placed_tile_is_never_moved_replaced_or_removed(seats: int, noise: int) -> None:
    state = GAME.new(seats, b"%d" % noise)
    lying = [estate.tiles[:] for estate in state.estates]
    for seat, action in play(state, Random(noise)):
        was, mine = lying[seat], state.estates[seat].tiles
        changed = [space for space in range(37) if was[space] != mine[space]]
        placed = ACTIONS.text(action).startswith("place")
        assert [was[space] for space in changed] == [NO_TILE] * placed
        lying[seat] = mine[:]
    assert lying == [estate.tiles for estate in state.estates]


# ----------------------------------------------------------------------- the order of its effects


def finish(type_: str, face: str, *more: str) -> BurgundyState:
    """Place the last tile of a type."""
    space = LAST[type_]
    hand = [face, *more]
    state = given(dice=(number(space), 1), storage=hand, goods={"red": 1}, knowledge=[1])
    fill_type(state, 0, type_, but=[space])
    act(state, f"place({number(space)},1,{space})")
    return state


@pytest.mark.rule("BUR-8.7")
@pytest.mark.parametrize(
    ("face", "effect"),
    [
        ("mine", []),
        ("knowledge-26", []),
        ("castle", []),
        ("ship", ["log-advance"]),
        ("animal-cow-3", ["log-animals"]),
        ("building-bank", ["log-bank"]),
        ("building-boarding_house", ["log-boarding"]),
        ("building-watchtower", ["log-watchtower"]),
        ("building-city_hall", ["log-lost"]),
    ],
)
def test_region_then_bonus_tile_then_the_effect_of_the_tile(face: str, effect: list[str]) -> None:
    state = finish(face.split("-", maxsplit=1)[0], face)
    keys = [event.text.key for event in told(state, seat=0)]
    assert keys == ["log-place", "log-region", "log-phase", "log-bonus", *effect]
    assert state.scores()[0] == sum(event.points for event in told(state))


@pytest.mark.rule("BUR-8.7")
@pytest.mark.parametrize(
    ("face", "asked"),
    [
        ("castle", "workers(free)"),
        ("building-warehouse", "sell(free,red)"),
        ("building-city_hall", "place(free,2,d5)"),
    ],
)
def test_a_question_of_the_tile_comes_when_all_points_are_scored(face: str, asked: str) -> None:
    state = finish(face.split("-", maxsplit=1)[0], face, "ship")
    assert [event.text.key for event in told(state)][-1] == "log-bonus"
    assert asked in legal(state)


@pytest.mark.rule("BUR-8.7")
def test_a_lasting_power_works_as_soon_as_the_tile_lies_there() -> None:
    state = given(dice=(1, 6), storage=["knowledge-14"])
    act(state, "place(1,1,c4)")
    act(state, "workers(6)")
    assert state.estates[0].workers == 4


# --------------------------------------------------------------------------- placements without die


def freely(cause: str, *storage: str) -> BurgundyState:
    """A castle or a city hall has just been placed; a bank lies in another city."""
    placed = {"c4": "knowledge-25", "c5": "building-bank", "d5": "ship"}
    space = "b3" if cause == "castle" else "e4"
    state = given(dice=(number(space), 1), storage=[cause, *storage], placed=placed)
    act(state, f"place({number(space)},1,{space})")
    return state


def forbidden(estate: Estate, face: str, space: str) -> str | None:
    """The rule against a placement without die on estate 1, read from the rules one by one."""
    if on(estate, space):
        return "BUR-8.1"
    if printed(1)[space] != face.split("-", maxsplit=1)[0]:
        return "BUR-8.3"
    if not any(on(estate, there) for there in around(space)):
        return "BUR-8.4"
    city = next((city for city in cities(1) if space in city), [])
    return "BUR-8.5" if face in [on(estate, there) for there in city] else None


@pytest.mark.rule("BUR-8.8")
@each_cause
@pytest.mark.parametrize("type_", TYPES)
def test_a_placement_without_die_is_freed_from_the_number_only(cause: str, type_: str) -> None:
    state = freely(cause, PLAIN[type_], "building-church")
    for (place, face), space in product([(2, PLAIN[type_]), (3, "building-church")], BOARD.names):
        rule = forbidden(state.estates[0], face, space)
        assert verdict(state, f"place(free,{place},{space})") == rule
        assert verdict(state, f"place({number(space)},{place},{space})") == "BUR-5.7"
    assert verdict(state, "place(free,1,e3)") == "BUR-8.1"


@pytest.mark.rule("BUR-8.8")
@each_cause
def test_a_placement_without_die_is_resolved_like_any_other(cause: str) -> None:
    state = freely(cause, "ship")
    fill_type(state, 0, "ship", but=["d6"])
    state.log = []
    act(state, "place(free,2,d6)")
    keys = [event.text.key for event in told(state)]
    assert keys == ["log-place", "log-region", "log-phase", "log-bonus", "log-advance"]
    assert state.spaces[0] == 1
    assert legal(state) == {"workers(1)"}
