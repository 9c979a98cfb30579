"""Section 1: tiles, goods, dice, estates and depots; and that the data file is sound."""

import importlib
from collections import Counter
from functools import cache
from itertools import combinations
from pkgutil import iter_modules

import pytest

import feldspar
from feldspar.games.burgundy.game import GAME
from feldspar.games.burgundy.rules import components, notation, reach, sheet, tiles
from feldspar.games.burgundy.rules.answers import place
from feldspar.games.burgundy.rules.components import BLACK, BOARD, DATA, TYPES
from feldspar.games.burgundy.rules.decisions import ACTIONS, SLOT_NAMES
from feldspar.games.burgundy.rules.position import QUESTIONS, Question
from feldspar.games.burgundy.rules.sheet import DUCHIES
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE, SUPPLY, TYPE
from feldspar.kernel.position_codec import TRUTH, Reader, write_text
from feldspar.kernel.toolkit.hexes import members
from tests.games.burgundy.given import (
    LAST,
    PLAIN,
    act,
    around,
    beside,
    fill_type,
    fitting,
    given,
    hex_of,
    legal,
    number,
    pass_turn,
    phases,
    printed,
    rolled,
    store,
    told,
    verdict,
)

ANSWERS = "feldspar.games.burgundy.rules.answers"

each_number = pytest.mark.parametrize("seats", [2, 3, 4])
each_estate = pytest.mark.parametrize("estate", range(1, 10))
each_type = pytest.mark.parametrize("type_", PLAIN)


@pytest.mark.rule("BUR-1.1")
def test_the_game_is_for_two_to_four() -> None:
    assert list(GAME.seats) == [GAME.new(seats, b"").seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2 to 4 seats"):
            GAME.new(seats, b"")


# -------------------------------------------------------------------------------------- hex tiles


def backs(black: bool) -> Counter[str]:
    """What the tiles with a black back show, or those with a coloured one."""
    return Counter(f for f, back in zip(FACES, SUPPLY, strict=True) if (back == BLACK) == black)


@pytest.mark.rule("BUR-1.2")
def test_there_are_164_hex_tiles_of_six_types() -> None:
    counts = {"building": 56, "animal": 28, "knowledge": 26, "castle": 16, "mine": 12, "ship": 26}
    assert Counter(TYPES[type_] for type_ in TYPE) == counts
    assert len(FACES) == 164


@pytest.mark.rule("BUR-1.2")
def test_there_are_seven_of_each_kind_and_every_knowledge_tile_once() -> None:
    faces = Counter(FACES)
    assert [faces[f"building-{kind}"] for kind in components.BUILDINGS] == [7] * 8
    assert [sum(faces[f"animal-{a}-{n}"] for n in (2, 3, 4)) for a in components.ANIMALS] == [7] * 4
    assert [faces[f"knowledge-{n}"] for n in range(1, 27)] == [1] * 26


@pytest.mark.rule("BUR-1.3")
def test_40_tiles_have_a_black_back_and_124_one_in_the_colour_of_their_type() -> None:
    black = Counter(TYPES[t] for t, back in zip(TYPE, SUPPLY, strict=True) if back == BLACK)
    counts = {"building": 16, "animal": 8, "knowledge": 6, "castle": 2, "mine": 2, "ship": 6}
    assert black == counts
    assert sum(type_ == back for type_, back in zip(TYPE, SUPPLY, strict=True)) == 124


@pytest.mark.rule("BUR-1.4")
@each_number
def test_black_backs_come_to_the_black_depot_only_and_coloured_ones_never(seats: int) -> None:
    for state in phases(seats):
        for name, tile in zip(SLOT_NAMES, state.slots, strict=True):
            if tile != NO_TILE:
                assert (SUPPLY[tile] == BLACK) == name.startswith("black")
        assert {SUPPLY[estate.tiles[hex_of("d4")]] for estate in state.estates} == {
            components.CASTLE
        }


@pytest.mark.rule("BUR-1.5")
@pytest.mark.parametrize("kind", components.BUILDINGS)
def test_of_each_building_five_backs_are_coloured_and_two_black(kind: str) -> None:
    assert [backs(black)[f"building-{kind}"] for black in (False, True)] == [5, 2]


@pytest.mark.rule("BUR-1.6")
@pytest.mark.parametrize("kind", ["cow", "sheep", "pig", "chicken"])
def test_of_each_animal_the_tiles_show_two_to_four(kind: str) -> None:
    assert [backs(False)[f"animal-{kind}-{count}"] for count in (2, 3, 4)] == [2, 2, 1]
    assert [backs(True)[f"animal-{kind}-{count}"] for count in (2, 3, 4)] == [0, 1, 1]


@pytest.mark.rule("BUR-1.7")
def test_six_knowledge_tiles_have_a_black_back() -> None:
    black = {n for n in range(1, 27) if backs(True)[f"knowledge-{n}"]}
    assert black == {7, 12, 14, 15, 24, 25}


# ---------------------------------------------------------------------- goods, bonus tiles, dice


@pytest.mark.rule("BUR-1.8")
@each_number
def test_there_are_seven_goods_tiles_of_each_type(seats: int) -> None:
    games = phases(seats)
    dealt = [goods for state in games for goods in state.pile]
    held = [
        n
        for estate in games[-1].estates
        for n in components.EVERY_GOODS
        for _ in range(estate.count_goods(n))
    ]
    assert Counter([*games[-1].crates, *dealt, *held]) == dict.fromkeys(range(6), 7)


@pytest.mark.rule("BUR-1.8")
def test_each_type_of_goods_has_a_die_number() -> None:
    for n, name in enumerate(("turquoise", "purple", "pink", "red", "brown", "orange"), 1):
        for die in range(1, 7):
            rule = verdict(given(dice=(die, die), goods={name: 1}), f"sell({die},{name})")
            assert rule == (None if die == n else "BUR-15.1")


@pytest.mark.rule("BUR-1.9")
@each_type
def test_there_is_one_large_and_one_small_bonus_tile_of_each_type(type_: str) -> None:
    last = LAST[type_]
    state = given(3)
    for seat in range(3):
        fill_type(state, seat, type_, but=[last])
        store(state, seat, [fitting(state, seat, last)])
        state.dice = rolled(number(last)) * 6
        act(state, f"place({number(last)},1,{last})", seat)
        if type_ == "castle":
            act(state, "workers(free)", seat)
        pass_turn(state)
    won = [(event.seat, event.text.args["which"]) for event in told(state, "log-bonus")]
    assert won == [(0, "large"), (1, "small")]


@cache
def rolls() -> list[list[int]]:
    """The nine dice of four players in the first rounds of 1500 games, the white one last."""
    games = [GAME.new(4, b"rolls %d" % n) for n in range(1500)]
    return [[*state.dice, state.white] for state in games]


@pytest.mark.rule("BUR-1.10")
@each_number
def test_each_player_has_two_dice_and_there_is_a_white_one(seats: int) -> None:
    state = GAME.new(seats, b"")
    assert len([*state.dice, state.white]) == 2 * seats + 1


@pytest.mark.rule("BUR-1.10")
@pytest.mark.parametrize("die", range(9))
def test_all_dice_are_fair_and_have_six_faces(die: int) -> None:
    times = Counter(roll[die] for roll in rolls())
    assert set(times) == {1, 2, 3, 4, 5, 6}
    assert all(190 < count < 310 for count in times.values())  # 250 expected


@pytest.mark.rule("BUR-1.10")
def test_no_die_follows_another() -> None:
    for one, other in combinations(range(9), 2):
        assert len({(roll[one], roll[other]) for roll in rolls()}) == 36


# ---------------------------------------------------------------------------------------- estates


def regions(estate: int) -> list[set[str]]:
    """The connected groups of equal type, found by merging touching spaces."""
    type_ = printed(estate)
    found: list[set[str]] = []
    for name in type_:
        kin = {there for there in around(name) if type_[there] == type_[name]}
        touching = [group for group in found if group & kin]
        found = [group for group in found if group not in touching]
        found.append({name}.union(*touching))
    return found


def sizes(estate: int) -> dict[str, list[int]]:
    """The sizes of the regions of each type, largest first."""
    found: dict[str, list[int]] = {type_: [] for type_ in TYPES}
    for group in sorted(regions(estate), key=len, reverse=True):
        found[printed(estate)[min(group)]].append(len(group))
    return found


@pytest.mark.rule("BUR-1.11")
@each_estate
def test_an_estate_is_a_hexagon_of_37_spaces(estate: int) -> None:
    assert [len(row) for row in DATA["estates"][str(estate)]["rows"]] == [4, 5, 6, 7, 6, 5, 4]
    counts = {"building": 12, "animal": 6, "ship": 6, "knowledge": 6, "mine": 3, "castle": 4}
    assert Counter(printed(estate).values()) == counts


@each_estate
def test_regions_are_the_connected_groups_and_as_the_data_file_says(estate: int) -> None:
    assert sizes(estate) == DATA["estates"][str(estate)]["regions"]
    mine = DUCHIES[estate - 1]
    assert mine.number == estate
    assert sorted(map(len, regions(estate))) == sorted(r.bit_count() for r in mine.regions)
    for group in regions(estate):
        for hex_ in map(hex_of, group):
            assert {BOARD.names[there] for there in members(mine.region[hex_])} == group
            assert mine.size[hex_] == len(group)


@pytest.mark.rule("BUR-1.12")
@each_estate
def test_the_middle_space_shows_6_on_every_estate(estate: int) -> None:
    """Our example: on estate 1 it is a castle space."""
    type_ = printed(estate)["d4"]
    start = next(name for name, t in printed(estate).items() if t == "castle" and name != "d4")
    state = given(estate=estate, start=start, storage=[PLAIN[type_]])
    beside(state, "d4")
    for die in range(1, 7):
        state.dice = rolled(die) * 4
        assert verdict(state, f"place({die},1,d4)") == (None if die == 6 else "BUR-8.2")
    assert estate > 1 or type_ == "castle"


def test_neighbouring_spaces_never_show_the_same_number() -> None:
    assert not any(number(name) == number(there) for name in BOARD.names for there in around(name))


@pytest.mark.rule("BUR-1.13")
def test_estate_1_has_four_cities_of_one_five_and_twice_three_spaces() -> None:
    """The rulebook's example."""
    assert sizes(1)["building"] == [5, 3, 3, 1]


# ----------------------------------------------------------------------------------------- depots


@pytest.mark.rule("BUR-1.14")
@pytest.mark.parametrize("depot", "123456")
def test_a_depot_has_four_slots_two_for_all_one_from_three_and_one_for_four(depot: str) -> None:
    assert len(DATA["depots"][depot]["slots"]) == 4
    assert DATA["depots"][depot]["seats"] == [2, 2, 3, 4]


@pytest.mark.rule("BUR-1.14")
@each_type
def test_five_phases_of_four_players_use_up_exactly_the_coloured_backs(type_: str) -> None:
    slots = sum(DATA["depots"][depot]["slots"].count(type_) for depot in "123456")
    coloured = DATA["types"][type_]["total"] - DATA["types"][type_]["black"]
    assert 5 * slots == coloured - 4 * (type_ == "castle")


@pytest.mark.rule("BUR-1.15")
def test_depots_are_neighbours_in_a_ring() -> None:
    state = given(dice=(2, 5), storage=["ship"], knowledge=[5], wares={1: {"red": 1}})
    act(state, "place(2,1,d3)")
    pairs = {one.strip("colet()") for one in legal(state, "collect") if "+" in one}
    assert pairs == {"1+2", "2+3", "3+4", "4+5", "5+6", "6+1"}


# -------------------------------------------------------------------------------------- constants


@pytest.mark.parametrize("kind", ACTIONS.kinds)
def test_the_first_ids_are_those_of_the_action_space(kind: str) -> None:
    name = f"A_{kind.upper()}"
    packages = (importlib.import_module(one) for one in (ANSWERS, QUESTIONS))
    files = [(one.__name__, file.name) for one in packages for file in iter_modules(one.__path__)]
    known = [vars(importlib.import_module(f"{package}.{file}")) for package, file in files]
    assert {module[name] for module in known if name in module} == {ACTIONS.base(kind)}


@pytest.mark.parametrize("names", [TYPES, components.BUILDINGS])
def test_types_and_buildings_are_numbered_as_in_the_data_file(names: list[str]) -> None:
    known = vars(components)
    numbers = [known.get(name.upper(), number) for number, name in enumerate(names)]
    assert numbers == list(range(len(names)))


def test_counts_written_out_are_those_of_the_data_file() -> None:
    assert [len(BOARD), BOARD.index[0, 0], len(FACES)] == [
        components.HEXES,
        sheet.CENTRE,
        tiles.TILES,
    ]
    assert DATA["start"]["storage"] == components.STORAGE
    assert max(reach.COST) == reach.MOST_WORKERS
    assert [len(TYPES), len(components.GOODS)] == [BLACK, components.DEPOTS]
    assert [len(SLOT_NAMES), len(components.SLOT_TYPE)] == [components.SLOTS, components.NUMBERED]
    assert ACTIONS.kinds["place"].size == place.PER_DIE * 7
    assert len(reach.COST) == 2 * reach.SHIFTED * 7


BARE = ["collect", "extra", "warehouse", "carpenter", "church", "market", "city_hall"]
FIELDS: dict[str, list[int]] = {"store": [9], "keep": [3], **{name: [] for name in BARE}}


def read_back(name: str, numbers: list[int]) -> Question:
    """What is read where this is written."""
    reader = Reader({"asked": write_text(name, numbers)}, TRUTH)

    def write(one: Question) -> str:
        return write_text(one.name, [one.seat, *one.fields()])

    none: list[Question] = []
    return reader.questions("asked", none, write, QUESTIONS, notation.LIMITS[2], 1)[0]


@pytest.mark.parametrize("name", FIELDS)
def test_a_question_is_found_by_what_is_written_of_it(name: str) -> None:
    asked = read_back(name, [1, *FIELDS[name]])
    assert (asked.name, asked.seat, asked.fields()) == (name, 1, FIELDS[name])


@pytest.mark.parametrize("name", ["benefit", "fetch", "nothing", "__init__"])
def test_nothing_else_is_a_question(name: str) -> None:
    with pytest.raises(feldspar.PositionError, match=name):
        read_back(name, [0])
