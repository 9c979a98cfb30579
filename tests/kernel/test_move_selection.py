"""A move is a set of things to touch: touches narrow the moves until one is meant.

The cases are those of the page's own test, which reads the same file.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from feldspar.kernel.events import Text
from feldspar.kernel.move_selection import (
    actions_through,
    implied_steps,
    intended_move,
    likely_move,
    narrow,
    next_steps,
    offered_moves,
    prices,
)
from feldspar.kernel.scene import Move, Price
from feldspar.kernel.scene import Path as Steps

CASES = json.loads((Path(__file__).parent / "touches.json").read_text(encoding="utf-8"))
ONE, TWO = Price("worker", 1), Price("worker", 2)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["law"]))
def test_touches(case: dict[str, Any]) -> None:
    names = [move["decision"] for move in case["moves"]]
    moves = [
        Move(
            names.index(move["decision"]),
            tuple(move["path"]),
            Text("move"),
            price=Price("worker", move["price"]) if "price" in move else None,
            same=names.index(move["same"]) if "same" in move else -1,
            extra=tuple(move.get("extra", ())),
            idle=move.get("idle", False),
        )
        for move in case["moves"]
    ]
    touched = case["touched"]
    left = narrow(moves, touched)

    def named(move: Move | None) -> str | None:
        return names[move.action] if move else None

    assert [named(move) for move in left] == case["left"]
    assert implied_steps(left, touched) == case["given"]
    assert next_steps(left, touched) == case["lit"]
    assert named(intended_move(left, touched)) == case["meant"]
    assert named(likely_move(left, touched)) == case.get("likely")
    if "few" in case:
        assert [named(move) for move in offered_moves(left, touched)] == case["few"]


def move(action: int, *path: str, price: Price | None = None) -> Move:
    return Move(action, path, Text("move"), price=price)


def test_two_ways_to_one_decision_mean_that_decision() -> None:
    ways = [move(7, "die/0", "hex/a1"), move(7, "die/1", "hex/a1")]
    assert intended_move(narrow(ways, ["hex/a1"]), ["hex/a1"]) == ways[0]


WAYS: dict[int, list[Steps]] = {
    8: [("die/0", "hex/a1"), ("die/1", "hex/a1")],
    3: [("hex/a1",)],
    5: [("choice/done",)],
}


@pytest.mark.parametrize(
    ("touched", "found"),
    [
        ([], []),
        (["hex/a1"], [8, 3]),
        (["hex/a1", "die/1"], [8]),
        (["choice/done", "die/1", "hex/a1"], [8, 3]),  # one touch too many: a change of mind
        (["die/0", "die/1"], [8]),
        (["hex/a1", "choice/done"], [5]),
        (["hex/a1", "deck"], []),  # nothing goes through what was touched last
    ],
)
def test_all_that_was_touched_is_meant_or_what_was_touched_last(
    touched: list[str], found: list[int]
) -> None:
    assert actions_through(WAYS, touched) == found


FREE = move(1, "die/4", "hex/a1")
PRICED = [
    FREE,
    move(8, "die/4", "hex/b2", price=TWO),
    move(9, "die/6", "hex/b2", price=ONE),
    move(10, "die/6", "hex/a1", price=TWO),
]


def test_a_thing_has_a_price_where_no_move_through_it_is_free() -> None:
    assert prices(PRICED, []) == {"hex/b2": ONE, "die/6": ONE}


def test_prices_are_those_of_the_moves_left() -> None:
    assert prices(PRICED, ["die/4"]) == {"hex/b2": TWO}
    assert prices(PRICED, ["hex/a1"]) == {"die/6": TWO}
    assert prices(PRICED, ["die/6", "hex/b2"]) == {}
    assert prices([FREE], []) == {}


def test_a_price_has_words_of_its_game() -> None:
    assert TWO.text == Text("price-worker", {"n": 2})
