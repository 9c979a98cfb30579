"""Section 1: the dice, the four sheets and what they record; and that the data file is sound."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, count, product
from typing import Any

import pytest

from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import BOARD, BONUSES, COLOURS, DATA
from feldspar.games.burgundy_dice.rules.position import OVER
from feldspar.games.burgundy_dice.rules.sheet import SHEETS
from feldspar.kernel.playout import playout
from feldspar.kernel.toolkit.hexes import Cell, members
from tests.games.burgundy_dice.given import (
    act,
    all_take,
    around,
    circled,
    complete,
    crossed,
    given,
    holdings,
    name,
    nearly,
    next_hourglass,
    subtotals,
    told,
)

LETTERS = "ABCD"
SIX_COLOURS = {"monastery", "mine", "river", "city", "castle", "pasture"}

each_sheet = pytest.mark.parametrize("letter", LETTERS)


def layout(letter: str) -> dict[Cell, str]:
    """The colour of every hex of a sheet, by name."""
    return dict(zip(BOARD.cells, [COLOURS[n] for n in SHEETS[letter].colour], strict=True))


def groups(letter: str) -> list[set[Cell]]:
    """The connected groups of equal colour, found by merging touching hexes until none is left."""
    colour = layout(letter)
    found: list[set[Cell]] = []
    for cell in colour:
        kin = {there for there in around(cell) if colour[there] == colour[cell]}
        touching = [group for group in found if group & kin]
        found = [group for group in found if group not in touching]
        found.append({cell}.union(*touching))
    return found


def sizes(letter: str) -> dict[str, list[int]]:
    """The sizes of the zones of each colour, largest first."""
    colour = layout(letter)
    found: dict[str, list[int]] = {one: [] for one in SIX_COLOURS}
    for group in sorted(groups(letter), key=len, reverse=True):
        found[colour[min(group)]].append(len(group))
    return found


# ------------------------------------------------------------------------------------------ dice


@cache
def rolls(hourglass: str) -> list[tuple[str, str, int, int, int]]:
    """The five dice of the first turns of three thousand games."""
    found: list[tuple[str, str, int, int, int]] = []
    for n in range(3000):
        state = GAME.new(1, b"rolls %d" % n, hourglass=hourglass)
        act(state, 0, "start", "monk")
        colours = COLOURS[state.colour_a], COLOURS[state.colour_b]
        found.append((*colours, state.pip_a, state.pip_b, state.hourglass))
    return found


@pytest.mark.rule("BDG-1.1")
def test_there_are_five_dice_of_three_kinds() -> None:
    assert {kind: die["count"] for kind, die in DATA["dice"].items()} == {
        "pip": 2,
        "colour": 2,
        "hourglass": 1,
    }


@pytest.mark.rule("BDG-1.1")
def test_each_die_shows_each_of_its_faces_and_no_other() -> None:
    shown = [set(faces) for faces in zip(*rolls("4-2"), strict=True)]
    assert shown == [SIX_COLOURS, SIX_COLOURS, {1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6}, {1, 2}]


@pytest.mark.rule("BDG-1.1")
@pytest.mark.parametrize("die", range(4))
def test_colour_and_pip_dice_are_fair(die: int) -> None:
    times = Counter(roll[die] for roll in rolls("4-2"))
    assert all(420 < count < 580 for count in times.values())  # 500 expected


@pytest.mark.rule("BDG-1.1")
@pytest.mark.parametrize(("one", "other"), list(combinations(range(5), 2)))
def test_no_die_follows_another(one: int, other: int) -> None:
    faces = [2 if die == 4 else 6 for die in (one, other)]
    assert len({(roll[one], roll[other]) for roll in rolls("4-2")}) == faces[0] * faces[1]


@pytest.mark.rule("BDG-1.2")
def test_the_hourglass_die_has_four_single_and_two_double_faces() -> None:
    assert GAME.options["hourglass"].values[0] == "4-2"
    doubles = sum(roll[4] == 2 for roll in rolls("4-2"))
    assert 900 < doubles < 1100  # 1000 expected


@pytest.mark.rule("BDG-1.2")
@pytest.mark.parametrize(("split", "expected"), [("5-1", 500), ("3-3", 1500)])
def test_another_hourglass_die_can_be_chosen(split: str, expected: int) -> None:
    doubles = sum(roll[4] == 2 for roll in rolls(split))
    assert expected - 100 < doubles < expected + 100


@pytest.mark.rule("BDG-1.2")
def test_every_hourglass_die_has_six_faces_single_or_double() -> None:
    for split in DATA["dice"]["hourglass"]["splits"]:
        single, double = map(int, split.split("-"))
        assert single + double == 6
        assert min(single, double) >= 1


def most_likely_length(doubles: int) -> int:
    """The most likely number of turns of a phase of 10 boxes, by the double faces of the die."""
    ended: dict[int, Fraction] = {}
    running = Counter({0: 1})
    for turn in range(1, 11):
        ticked: Counter[int] = Counter()
        for boxes, ways in running.items():
            ticked[min(boxes + 1, 10)] += ways * (6 - doubles)
            ticked[min(boxes + 2, 10)] += ways * doubles
        ended[turn] = Fraction(ticked.pop(10, 0), 6**turn)
        running = ticked
    assert sum(ended.values()) == 1
    return max(ended, key=lambda turn: ended[turn])


@pytest.mark.rule("BDG-1.2")
def test_only_two_double_faces_make_eight_turns_the_most_likely_phase() -> None:
    assert [doubles for doubles in range(1, 6) if most_likely_length(doubles) == 8] == [2]


# ---------------------------------------------------------------------------------------- sheets


@pytest.mark.rule("BDG-1.3")
@each_sheet
def test_a_sheet_is_a_hexagon_of_37_hexes(letter: str) -> None:
    assert [len(row) for row in DATA["sheets"][letter]["rows"]] == [4, 5, 6, 7, 6, 5, 4]
    assert len(layout(letter)) == 37


@pytest.mark.rule("BDG-1.3")
def test_hexes_are_named_by_row_and_place() -> None:
    rows = Counter(name(cell)[0] for cell in BOARD.cells)
    assert rows == {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
    assert [name(cell) for cell in [(0, -3), (3, -3), (0, 0), (-3, 0), (0, 3)]] == [
        "a1",
        "a4",
        "d4",
        "d1",
        "g4",
    ]


@pytest.mark.rule("BDG-1.3")
def test_a_hexagon_of_side_4_has_six_corners_and_nineteen_inner_hexes() -> None:
    assert Counter(len(around(cell)) for cell in BOARD.cells) == {3: 6, 4: 12, 6: 19}
    assert set(around((0, 0))) == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


@pytest.mark.rule("BDG-1.4")
@each_sheet
def test_every_sheet_has_the_same_number_of_hexes_of_each_colour(letter: str) -> None:
    assert Counter(layout(letter).values()) == {
        "monastery": 7,
        "mine": 4,
        "river": 6,
        "city": 9,
        "castle": 4,
        "pasture": 7,
    }


@each_sheet
def test_the_data_file_counts_the_same_colours_and_zones_as_the_layout(letter: str) -> None:
    zones = dict(DATA["sheets"][letter]["zones"])
    del zones["provenance"]
    zones.pop("sources", None)
    assert sizes(letter) == zones
    for colour, hexes in Counter(layout(letter).values()).items():
        assert DATA["colours"][colour]["hexes"] == hexes


@pytest.mark.rule("BDG-1.5")
@each_sheet
def test_zones_are_the_connected_groups_of_one_colour(letter: str) -> None:
    sheet = SHEETS[letter]
    for group in groups(letter):
        for cell in group:
            zone = members(sheet.zone[BOARD.index[cell]])
            assert {BOARD.cells[hex_] for hex_ in zone} == group
            assert sheet.size[BOARD.index[cell]] == len(group)


@pytest.mark.rule("BDG-1.5")
@each_sheet
def test_every_zone_has_one_to_four_hexes(letter: str) -> None:
    assert {len(group) for group in groups(letter)} <= {1, 2, 3, 4}


@pytest.mark.rule("BDG-1.5")
def test_the_zones_of_sheet_a() -> None:
    """The rulebook's example."""
    assert sizes("A") == {
        "river": [2, 2, 2],
        "mine": [2, 2],
        "city": [4, 3, 1, 1],
        "monastery": [2, 2, 2, 1],
        "castle": [1, 1, 1, 1],
        "pasture": [2, 2, 2, 1],
    }


@pytest.mark.rule("BDG-1.6")
@each_sheet
def test_no_two_castles_touch(letter: str) -> None:
    colour = layout(letter)
    castles = [cell for cell in colour if colour[cell] == "castle"]
    assert not any(colour[there] == "castle" for cell in castles for there in around(cell))
    assert sizes(letter)["castle"] == [1, 1, 1, 1]


@pytest.mark.rule("BDG-1.7")
@each_sheet
def test_the_castles_carry_one_square_of_each_kind(letter: str) -> None:
    squares = {
        cell: BONUSES[square]
        for cell, square in zip(BOARD.cells, SHEETS[letter].square, strict=True)
        if square >= 0
    }
    assert sorted(squares.values()) == ["goods", "monk", "silver", "worker"]
    assert {layout(letter)[cell] for cell in squares} == {"castle"}


@pytest.mark.rule("BDG-1.7")
def test_a_castle_is_found_by_its_square() -> None:
    """On sheet A the mauve square is at (1, 1), the start castle of the rulebook's example."""
    castles = [BOARD.cells[hex_] for hex_ in SHEETS["A"].castle_of]
    assert dict(zip(BONUSES, castles, strict=True)) == {
        "monk": (1, 1),
        "silver": (2, -1),
        "goods": (-1, -1),
        "worker": (-2, 1),
    }


@pytest.mark.rule("BDG-1.8")
def test_there_are_four_sheets() -> None:
    assert GAME.options["sheet"].values == ("A", "B", "C", "D")


@pytest.mark.rule("BDG-1.8")
@pytest.mark.parametrize(("one", "other"), list(combinations(LETTERS, 2)))
def test_the_sheets_differ_in_where_colours_lie_and_how_they_group(one: str, other: str) -> None:
    assert layout(one) != layout(other)
    assert sizes(one) != sizes(other)


# ----------------------------------------------------------------------------------- the records


@pytest.mark.rule("BDG-1.9")
def test_a_game_ticks_three_columns_of_ten_boxes() -> None:
    state = GAME.new(2, b"columns")
    act(state, 0, "start", "monk")
    act(state, 1, "start", "monk")
    ticked: dict[int, int] = {}
    while state.stage != OVER:
        ticked[state.phase + 1] = state.hours
        all_take(state)
    assert ticked == {1: 10, 2: 10, 3: 10}


@pytest.mark.rule("BDG-1.10")
@each_sheet
def test_points_are_recorded_by_phase_and_add_up(letter: str) -> None:
    state = GAME.new(3, b"by phase", sheet=letter)
    state.log = []
    phase_of: dict[int, int] = {}
    for number in count():
        phase_of[state.turn] = state.phase
        if not playout(state, number, most=1):
            break
    scored_in = set()
    for seat, estate in enumerate(state.estates):
        columns = [0, 0, 0]
        turn = 0
        for event in told(state, seat):
            turn += event.text.key == "log-roll"
            if event.seat == seat:
                columns[phase_of[turn]] += event.points
        assert subtotals(estate) == columns
        assert state.scores()[seat] == sum(columns)
        scored_in |= {phase for phase, points in enumerate(columns, 1) if points}
    assert scored_in == {1, 2, 3}


def spend_monk(state: DiceState) -> None:
    act(state, 0, "monk", 4, (1, 0))


def spend_worker(state: DiceState) -> None:
    act(state, 0, "worker", 1, (2, 1))


def spend_silver(state: DiceState) -> None:
    act(state, 0, "mark", 4, (2, 1))
    act(state, 0, "silver", 3, (1, 0))


def sell_goods(state: DiceState) -> None:
    next_hourglass(state, 2)
    all_take(state)


@pytest.mark.rule("BDG-1.11")
@pytest.mark.parametrize(
    ("kind", "spend"),
    [
        ("monk", spend_monk),
        ("worker", spend_worker),
        ("silver", spend_silver),
        ("goods", sell_goods),
    ],
)
def test_a_bonus_is_circled_when_earned_and_crossed_when_spent(
    kind: str, spend: Callable[[DiceState], None]
) -> None:
    state = given(2, dice=("pasture", "city", 3, 4), held={kind: 1})
    estate = state.estates[0]
    assert (circled(estate)[kind], crossed(estate), holdings(estate)) == (1, {}, {kind: 1})
    spend(state)
    assert circled(estate)[kind] == 1
    assert crossed(estate) == {kind: 1}
    assert kind not in holdings(estate)


@pytest.mark.rule("BDG-1.11")
def test_there_are_bonuses_of_four_kinds() -> None:
    assert set(BONUSES) == {"monk", "silver", "goods", "worker"}


@pytest.mark.rule("BDG-1.12")
@pytest.mark.parametrize("colour", sorted(SIX_COLOURS))
def test_each_colour_has_a_first_and_a_smaller_second_value(colour: str) -> None:
    first, second = DATA["completion"][colour]
    assert first > second > 0


@pytest.mark.rule("BDG-1.12")
def test_the_first_to_mark_all_seven_pastures_gets_4_points_the_second_2() -> None:
    """The rulebook's example."""
    state = given(2, marks=nearly("pasture"))
    complete(state, 0, "pasture")
    act(state, 1, "take")
    complete(state, 1, "pasture")
    act(state, 0, "take")
    paid = [(e.seat, e.points) for e in told(state, 0) if e.text.key == "log-complete"]
    assert paid == [(0, 4), (1, 2)]


# --------------------------------------------------------------------------------- the data file


def tables(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of the data file that holds figures of its own."""
    for key, value in data.items():
        if isinstance(value, dict) and key not in ("sources", "squares", "ratings"):
            if not all(isinstance(inner, dict) for inner in value.values()):
                yield path + key, value
            yield from tables(value, f"{path}{key}.")


TABLES = dict(tables(DATA))


@pytest.mark.parametrize("path", TABLES)
def test_every_table_names_its_provenance(path: str) -> None:
    table = TABLES[path]
    assert table["provenance"] in {"rulebook", "derived", "public", "house"}
    assert set(table.get("sources", [])) <= set(DATA["sources"])
    if table["provenance"] == "public":
        assert table["sources"]


def test_the_provenance_of_the_whole_data_file_is_checked() -> None:
    wanted = {f"dice.{kind}" for kind in ("pip", "colour", "hourglass")}
    wanted |= {f"colours.{colour}" for colour in SIX_COLOURS}
    wanted |= {f"sheets.{letter}{part}" for letter, part in product(LETTERS, ("", ".zones"))}
    wanted |= {"time", "solo", "zone_points", "completion", "bonuses", "bonus_circles"}
    assert set(TABLES) == wanted


def test_a_limit_on_circles_leaves_room_for_all_a_sheet_can_yield() -> None:
    """Ruling R7: zones of the colour and one castle; silver comes from goods as well."""
    most = {
        bonus: max(len(sizes(letter)[colour]) + 1 for letter in LETTERS)
        for bonus, colour in [("monk", "monastery"), ("goods", "river"), ("worker", "city")]
    }
    most["silver"] = most["goods"] + max(len(sizes(letter)["mine"]) + 1 for letter in LETTERS)
    assert most == {"monk": 5, "silver": 7, "goods": 4, "worker": 6}
    for kind, room in most.items():
        assert not 0 < DATA["bonus_circles"][kind] < room
