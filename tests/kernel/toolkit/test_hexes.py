"""Hexes have six neighbours, and a board of them reads like a page."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.toolkit.hexes import DIRECTIONS, Cell, Hexagon, centre, corners

SIDES = st.integers(1, 6)


def distance(one: Cell, two: Cell) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


@given(SIDES)
def test_a_board_has_every_hex_within_reach_of_its_middle(side: int) -> None:
    board = Hexagon(side)
    reach = range(-side, side + 1)
    near = {(q, r) for q in reach for r in reach if distance((q, r), (0, 0)) < side}
    assert len(board) == len(board.cells) == 3 * side * (side - 1) + 1
    assert set(board.cells) == near


def test_a_board_is_numbered_and_named_in_reading_order() -> None:
    board = Hexagon(2)
    assert board.cells == [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    assert board.names == ["a1", "a2", "b1", "b2", "b3", "c1", "c2"]
    assert [board.index[cell] for cell in board.cells] == list(range(7))


@given(SIDES)
def test_every_hex_has_a_name_of_its_own(side: int) -> None:
    board = Hexagon(side)
    assert len(set(board.names)) == len(board)
    assert board.names[len(board) // 2] == f"{chr(ord('a') + side - 1)}{side}"


@given(SIDES)
def test_neighbours_are_the_hexes_one_step_away(side: int) -> None:
    board = Hexagon(side)
    for here, cell in enumerate(board.cells):
        near = [there for there, other in enumerate(board.cells) if distance(cell, other) == 1]
        assert sorted(board.neighbours[here]) == near


def test_directions_run_clockwise_from_the_right() -> None:
    angles = [math.degrees(math.atan2(y, x)) % 360 for x, y in (centre(d, 1) for d in DIRECTIONS)]
    assert angles == pytest.approx([0, 60, 120, 180, 240, 300])


@given(SIDES, st.data())
def test_zones_are_the_connected_groups_of_a_colour(side: int, data: st.DataObject) -> None:
    board = Hexagon(side)
    colours = data.draw(st.lists(st.integers(0, 2), min_size=len(board), max_size=len(board)))
    zone = board.zones(colours)
    for here in range(len(board)):
        for there in board.neighbours[here]:
            assert (zone[here] == zone[there]) == (colours[here] == colours[there])
    assert list(dict.fromkeys(zone)) == list(range(max(zone) + 1))  # numbered as they are met
    for number in range(max(zone) + 1):
        members = {here for here in range(len(board)) if zone[here] == number}
        reached = {min(members)}
        while grown := {n for here in reached for n in board.neighbours[here]} & members - reached:
            reached |= grown
        assert reached == members


def test_zones_of_one_colour_that_do_not_touch_are_two() -> None:
    assert Hexagon(2).zones("XYYZYXX") == [0, 1, 2, 3, 1, 4, 4]


@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), st.floats(0.5, 100))
def test_neighbours_lie_one_width_apart(cell: Cell, radius: float) -> None:
    here = centre(cell, radius)
    for dq, dr in DIRECTIONS:
        there = centre((cell[0] + dq, cell[1] + dr), radius)
        assert math.dist(here, there) == pytest.approx(radius * math.sqrt(3))
    assert centre((0, 0), radius) == (0, 0)


@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), st.floats(0.5, 100))
def test_an_edge_faces_the_neighbour_in_its_direction(cell: Cell, radius: float) -> None:
    here = centre(cell, radius)
    around = corners(here, radius)
    assert len(around) == 6
    for k, (dq, dr) in enumerate(DIRECTIONS):
        (ax, ay), (bx, by) = around[k], around[(k + 1) % 6]
        there = centre((cell[0] + dq, cell[1] + dr), radius)
        middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(middle, abs=1e-9 * radius)
        assert math.dist(here, around[k]) == pytest.approx(radius)
