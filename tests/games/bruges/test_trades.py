"""BRG-15.12 to 15.14: workers exchanged, trades, and characters straightened."""

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import (
    ARRIVAL,
    Invent,
    Row,
    activates,
    arrives,
    is_in_vain,
    newcomer,
)

# -------------------------------------------------------------------------------------- exchange


@pytest.mark.rule("BRG-15.12")
def test_any_number_of_workers_is_exchanged_for_as_many(invent: Invent) -> None:
    workers = {"red": 2, "blue": 1}
    state = newcomer(invent, {"op": "exchange_workers", "max": 0}, workers=workers)
    act(state, ARRIVAL)
    assert choices(state) == {"pay(red)", "pay(blue)", "done"}
    assert change(state, "pay(blue)") == {"worker blue": -1}
    assert refusal(state, "pay(blue)") == "BRG-15.12"
    act(state, "pay(red)", "pay(red)")  # nothing is left to return
    assert choices(state) == {f"take({c})" for c in ("blue", "brown", "yellow", "red", "violet")}
    changes = change(state, "take(violet)", "take(violet)", "take(brown)")
    assert changes == {"worker violet": 2, "worker brown": 1}
    assert not choices(state, "take")


@pytest.mark.rule("BRG-15.12")
def test_at_most_so_many_workers_are_exchanged_or_fewer(invent: Invent) -> None:
    row = {"op": "exchange_workers", "max": 3}
    state = newcomer(invent, row, workers={"red": 5})
    act(state, ARRIVAL, "pay(red)", "pay(red)", "pay(red)")
    assert not choices(state, "pay")
    state = newcomer(invent, row, workers={"red": 5})
    changes = arrives(state, "pay(red)", "done", "take(blue)")
    assert changes == {"worker red": -1, "worker blue": 1}
    assert arrives(newcomer(invent, row, workers={"red": 5}), "done") == {}
    assert is_in_vain(newcomer(invent, row))


@pytest.mark.rule("BRG-15.12")
def test_the_worker_paid_for_the_activation_is_gone(invent: Invent) -> None:
    invent("valet", "activated", {"op": "exchange_workers", "max": 0})
    state = given(residents=["valet"], workers={"red": 1})
    assert refusal(state, "activate(valet,red)") == "BRG-8.10"
    hold(state, 0, workers={"red": 1})
    changes = activates(state, "valet", "red", "pay(red)", "take(blue)")
    assert changes == {"worker red": -1, "worker blue": 1}


# ----------------------------------------------------------------------------------------- trades


def trade(pay: str, pay_n: int, get: str, get_n: int, times: int = 1) -> Row:
    row: Row = {"pay": pay, "pay_n": pay_n, "get": get, "get_n": get_n, "times": times}
    return {"op": "convert", **row}


@pytest.mark.rule("BRG-15.13")
@pytest.mark.parametrize(
    ("pay", "answers", "paid"),
    [
        ("florins", ["trade"], {"florins": -2}),
        ("vp", ["trade"], {"points": -2}),
        ("workers", ["pay(red)", "pay(blue)"], {"worker red": -1, "worker blue": -1}),
        (
            "cards",
            ["throw(duke)", "throw(king)"],
            {"hand duke": -1, "hand king": -1, "discarded duke": 1, "discarded king": 1},
        ),
    ],
)
@pytest.mark.parametrize(
    ("get", "more", "got"),
    [
        ("florins", [], {"florins": 3}),
        ("vp", [], {"points": 3}),
        ("threat", ["discard(red)", "discard(blue)"], {"threat red": -1, "threat blue": -1}),
    ],
)
def test_anything_is_paid_for_anything(
    invent: Invent,
    pay: str,
    answers: list[str],
    paid: dict[str, int],
    get: str,
    more: list[str],
    got: dict[str, int],
) -> None:
    state = newcomer(
        invent,
        trade(pay, 2, get, 2 if get == "threat" else 3),
        hand=["duke", "king", "baker"],
        workers={"red": 1, "blue": 1},
        threats={"red": 1, "blue": 1, "violet": 1},
    )
    expected = dict(paid)
    for thing, number in {**got, **({"points": 2} if get == "threat" else {})}.items():
        expected[thing] = expected.get(thing, 0) + number
    changes = arrives(state, *answers, *more)
    assert changes == {thing: number for thing, number in expected.items() if number}


@pytest.mark.rule("BRG-15.13")
def test_a_trade_may_be_declined_but_not_half_way(invent: Invent) -> None:
    row = trade("workers", 2, "vp", 3)
    assert arrives(newcomer(invent, row, workers={"red": 2}), "done") == {}
    state = newcomer(invent, row, workers={"red": 2})
    act(state, ARRIVAL, "pay(red)")
    assert choices(state) == {"pay(red)"}
    assert refusal(state, "done") == "BRG-15.13"


@pytest.mark.rule("BRG-15.13")
def test_a_trade_is_made_up_to_so_many_times(invent: Invent) -> None:
    row = trade("florins", 2, "vp", 1, times=3)
    state = newcomer(invent, row, florins=20)
    assert arrives(state, "trade", "trade", "trade") == {"florins": -6, "points": 3}
    assert not choices(state, "trade")
    state = newcomer(invent, row, florins=20)
    assert arrives(state, "trade", "done") == {"florins": -2, "points": 1}
    state = newcomer(invent, row, florins=5)  # two times is all it is enough for
    assert arrives(state, "trade", "trade") == {"florins": -4, "points": 2}
    assert not choices(state, "trade")


@pytest.mark.rule("BRG-15.13")
@pytest.mark.parametrize("pay", ["florins", "workers", "cards", "vp"])
def test_a_trade_that_cannot_be_paid_is_not_offered(invent: Invent, pay: str) -> None:
    state = newcomer(invent, trade(pay, 2, "florins", 9), workers={"red": 1}, florins=1)
    hold(state, 0, score=1)
    assert is_in_vain(state)


@pytest.mark.rule("BRG-15.13")
def test_points_are_paid_down_to_none(invent: Invent) -> None:
    state = newcomer(invent, trade("vp", 2, "florins", 9))
    hold(state, 0, score=2)
    assert arrives(state, "trade") == {"points": -2, "florins": 9}


@pytest.mark.rule("BRG-15.13")
def test_nothing_is_paid_for_markers_nobody_has(invent: Invent) -> None:
    assert is_in_vain(newcomer(invent, trade("florins", 1, "threat", 1)))


# ------------------------------------------------------------------------------------ straightening


@pytest.mark.rule("BRG-15.14")
def test_another_rotated_character_is_straightened_and_acts_again_for_its_cost() -> None:
    state = given(
        residents=["composer", "accountant", "valet"],
        workers={"brown": 1, "red": 2},
        piles=[["duke"], ["king"]],
    )
    act(state, "activate(accountant,none)", "activate(valet,red)", "draw(1)")
    act(state, "activate(composer,brown)")
    assert choices(state) == {"straighten(accountant)", "straighten(valet)"}
    assert refusal(state, "straighten(composer)") == "BRG-15.14"
    assert change(state, "straighten(valet)") == {"rotated valet": -1}
    assert choices(state, "activate") == {"activate(valet,red)"}
    changes = change(state, "activate(valet,red)", "draw(2)")
    assert changes == {"rotated valet": 1, "worker red": -1, "hand king": 1, "pile 2": -1}


@pytest.mark.rule("BRG-15.14")
def test_a_single_rotated_character_is_straightened_by_itself(invent: Invent) -> None:
    row = {"op": "reactivate"}
    state = newcomer(invent, row, residents=["accountant", "servant"])
    act(state, "activate(accountant,none)")
    assert arrives(state) == {"rotated accountant": -1}
    assert is_in_vain(newcomer(invent, row, residents=["accountant"]))


@pytest.mark.rule("BRG-15.14", "BRG-8.10")
def test_with_nobody_else_rotated_it_is_not_offered() -> None:
    state = given(residents=["composer", "accountant"], workers={"brown": 1})
    assert refusal(state, "activate(composer,brown)") == "BRG-8.10"
