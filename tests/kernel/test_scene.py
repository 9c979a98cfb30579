"""A move is a path of things to touch: touches narrow the moves until one is meant."""

from feldspar.kernel.events import Text
from feldspar.kernel.scene import Move, Price, decided, narrow, next_steps, prices


def move(action: int, *path: str) -> Move:
    return Move(action, path, Text("move"))


MARK_A = move(1, "die/4", "hex/a1")
MARK_B = move(2, "die/4", "hex/b2")
MARK_C = move(3, "die/6", "hex/b2")
MONK_B = move(4, "die/4", "hex/b2", "bonus/monk")
TAKE = move(5, "take")
MOVES = [MARK_A, MARK_B, MARK_C, MONK_B, TAKE]


def test_without_a_touch_every_move_is_left_and_none_is_meant() -> None:
    assert narrow(MOVES, []) == MOVES
    assert decided(MOVES, []) is None


def test_a_touch_keeps_the_moves_that_go_through_it() -> None:
    assert narrow(MOVES, ["die/4"]) == [MARK_A, MARK_B, MONK_B]
    assert narrow(MOVES, ["hex/b2"]) == [MARK_B, MARK_C, MONK_B]
    assert narrow(MOVES, ["die/6", "hex/a1"]) == []


def test_the_order_of_touches_does_not_matter() -> None:
    assert narrow(MOVES, ["hex/b2", "die/4"]) == narrow(MOVES, ["die/4", "hex/b2"])
    assert decided(narrow(MOVES, ["hex/b2", "die/6"]), ["hex/b2", "die/6"]) == MARK_C


def test_next_steps_are_what_is_still_untouched_once_each() -> None:
    assert next_steps(MOVES, []) == ["die/4", "hex/a1", "hex/b2", "die/6", "bonus/monk", "take"]
    left = narrow(MOVES, ["die/4"])
    assert next_steps(left, ["die/4"]) == ["hex/a1", "hex/b2", "bonus/monk"]


def test_the_only_move_left_is_meant_before_its_path_is_complete() -> None:
    assert decided(narrow(MOVES, ["take"]), ["take"]) == TAKE
    assert decided(narrow(MOVES, ["hex/a1"]), ["hex/a1"]) == MARK_A
    assert decided(narrow(MOVES, ["bonus/monk"]), ["bonus/monk"]) == MONK_B


def test_a_complete_path_is_meant_though_a_longer_one_goes_through_it() -> None:
    touched = ["die/4", "hex/b2"]
    assert narrow(MOVES, touched) == [MARK_B, MONK_B]
    assert decided(narrow(MOVES, touched), touched) == MARK_B
    assert next_steps(narrow(MOVES, touched), touched) == ["bonus/monk"]


def test_two_moves_left_mean_nothing_yet() -> None:
    touched = ["hex/b2"]
    assert decided(narrow(MOVES, touched), touched) is None


def test_two_ways_to_one_decision_mean_that_decision() -> None:
    ways = [move(7, "die/0", "hex/a1"), move(7, "die/1", "hex/a1")]
    assert decided(narrow(ways, ["hex/a1"]), ["hex/a1"]) == ways[0]


def test_nothing_is_meant_when_nothing_is_left() -> None:
    assert decided([], ["hex/z9"]) is None
    assert next_steps([], ["hex/z9"]) == []


def test_every_move_can_be_reached_by_its_own_path_and_no_dead_end_is_offered() -> None:
    for wanted in MOVES:
        touched: list[str] = []
        for step in wanted.path:
            assert step in next_steps(narrow(MOVES, touched), touched)
            touched.append(step)
        assert decided(narrow(MOVES, touched), touched) == wanted
    for first in next_steps(MOVES, []):
        assert narrow(MOVES, [first])


ONE, TWO = Price("worker", 1), Price("worker", 2)
PRICED = [
    MARK_A,
    Move(8, ("die/4", "hex/b2"), Text("move"), price=TWO),
    Move(9, ("die/6", "hex/b2"), Text("move"), price=ONE),
    Move(10, ("die/6", "hex/a1"), Text("move"), price=TWO),
]


def test_a_thing_has_a_price_where_no_move_through_it_is_free() -> None:
    assert prices(PRICED, []) == {"hex/b2": ONE, "die/6": ONE}


def test_prices_are_those_of_the_moves_left() -> None:
    assert prices(PRICED, ["die/4"]) == {"hex/b2": TWO}
    assert prices(PRICED, ["hex/a1"]) == {"die/6": TWO}
    assert prices(PRICED, ["die/6", "hex/b2"]) == {}
    assert prices(MOVES, []) == {}


def test_a_price_has_words_of_its_game() -> None:
    assert TWO.text == Text("price-worker", {"n": 2})
