"""BRG-15.15 to 15.18: what opponents give, lose and receive, clockwise."""

import pytest

from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import ARRIVAL, Invent, Row, arrives, is_in_vain, newcomer

# ------------------------------------------------------------------------------------------ gifts


@pytest.mark.rule("BRG-15.15")
def test_each_opponent_gives_florins_as_far_as_there_are_any(invent: Invent) -> None:
    state = newcomer(invent, {"op": "opponents_give", "what": "florins", "n": 4}, seats=4)
    for seat, florins in ((1, 9), (2, 3), (3, 0)):
        hold(state, seat, florins=florins)
    assert arrives(state) == {"florins": 7, "1: florins": -4, "2: florins": -3}


@pytest.mark.rule("BRG-15.15")
def test_each_opponent_gives_workers_of_own_choice_one_after_the_other(invent: Invent) -> None:
    state = newcomer(invent, {"op": "opponents_give", "what": "workers", "n": 3}, seats=4)
    hold(state, 1, workers={"red": 2, "blue": 2})
    hold(state, 2, workers={"red": 1, "violet": 2})  # no more than asked for
    hold(state, 3, workers={"brown": 3, "blue": 1})
    act(state, ARRIVAL)
    assert (state.decider(), choices(state)) == (1, {"pay(red)", "pay(blue)"})
    assert refusal(state, "pay(violet)") == "BRG-15.15"
    assert change(state, "pay(red)") == {"1: worker red": -1, "worker red": 1}
    assert state.decider() == 1
    # Of one colour only, seat 1 has no choice any more; seat 2 never had one.
    assert change(state, "pay(red)") == {
        "1: worker red": -1,
        "1: worker blue": -1,
        "2: worker red": -1,
        "2: worker violet": -2,
        "worker red": 2,
        "worker blue": 1,
        "worker violet": 2,
    }
    assert (state.decider(), choices(state)) == (3, {"pay(brown)", "pay(blue)"})
    assert change(state, "pay(blue)") == {
        "3: worker blue": -1,
        "3: worker brown": -2,
        "worker blue": 1,
        "worker brown": 2,
    }


@pytest.mark.rule("BRG-15.15")
def test_who_has_nothing_gives_nothing(invent: Invent) -> None:
    state = newcomer(invent, {"op": "opponents_give", "what": "workers", "n": 3})
    assert is_in_vain(state)


# ----------------------------------------------------------------------------------------- losses


@pytest.mark.rule("BRG-15.16")
def test_each_opponent_loses_points_but_not_below_none(invent: Invent) -> None:
    state = newcomer(invent, {"op": "opponents_lose", "what": "vp", "n": 4}, seats=4)
    for seat, score in ((1, 9), (2, 3), (3, 0)):
        hold(state, seat, score=score)
    assert arrives(state) == {"1: points": -4, "2: points": -3}


@pytest.mark.rule("BRG-15.16")
def test_each_opponent_removes_canal_tiles_from_the_section_of_own_choice(invent: Invent) -> None:
    row = {"op": "opponents_lose", "what": "canal_tile", "n": 2}
    state = newcomer(invent, row, seats=4)
    hold(state, 0, tiles=(3, 3))
    hold(state, 1, tiles=(1, 4))
    hold(state, 3, tiles=(0, 1))
    act(state, ARRIVAL)
    assert (state.decider(), choices(state)) == (1, {"breach(left)", "breach(right)"})
    # Seat 1 has one section left then, seat 2 no tile, seat 3 only one.
    changes = change(state, "breach(left)")
    assert changes == {"1: tile left": -1, "1: tile right": -1, "3: tile right": -1}
    assert refusal(state, "breach(left)", 1) == "BRG-3.2"


@pytest.mark.rule("BRG-15.16")
def test_a_statue_outlasts_its_tile(invent: Invent) -> None:
    state = newcomer(invent, {"op": "opponents_lose", "what": "canal_tile", "n": 1})
    holding = hold(state, 1, tiles=(5, 0))
    holding.statues, holding.crowned = [7], 1
    assert arrives(state) == {"1: tile left": -1}


# ---------------------------------------------------------------------------------------- threats


@pytest.mark.rule("BRG-15.17")
def test_each_opponent_receives_markers(invent: Invent) -> None:
    state = newcomer(invent, {"op": "give_threat", "colour": "blue", "n": 2}, seats=3)
    assert arrives(state) == {"1: threat blue": 2, "2: threat blue": 2}


@pytest.mark.rule("BRG-15.17")
def test_a_third_marker_is_a_disaster_before_the_next_opponent_is_served(invent: Invent) -> None:
    row = {"op": "give_threat", "colour": "red", "n": 2}
    state = newcomer(invent, row, {"op": "gain_vp", "n": 1}, seats=3)
    hold(state, 1, threats={"red": 1}, houses=["blue", "red"])
    hold(state, 2, threats={"red": 2}, tiles=(1, 0))
    assert arrives(state) == {"1: threat red": 2}  # to three: fire
    assert (state.decider(), choices(state)) == (1, {"burn(blue)", "burn(red)"})
    changes = change(state, "burn(blue)")
    face = next(thing for thing in changes if thing.startswith("discarded"))
    assert changes == {
        "1: house blue": -1,
        face: 1,
        "1: threat red": -3,
        "2: tile left": -1,  # the only thing to burn
        "2: threat red": 2 - 3,
        "points": 1,
    }


# ----------------------------------------------------------------------------------------- paying


@pytest.mark.rule("BRG-15.18")
def test_each_opponent_is_paid_for_points(invent: Invent) -> None:
    row = {"op": "pay_opponents", "florins": 2, "vp": 3}
    state = newcomer(invent, row, seats=4, florins=7)
    paid = {"florins": -6, "1: florins": 2, "2: florins": 2, "3: florins": 2, "points": 18}
    assert arrives(state) == paid


@pytest.mark.rule("BRG-15.18")
def test_with_too_few_florins_all_are_given_to_opponents_of_own_choice(invent: Invent) -> None:
    row = {"op": "pay_opponents", "florins": 2, "vp": 1}
    state = newcomer(invent, row, seats=4, florins=3)
    act(state, ARRIVAL)
    assert choices(state) == {"recipient(2)", "recipient(3)", "recipient(4)"}
    assert refusal(state, "recipient(1)") == "BRG-16.3"
    assert change(state, "recipient(3)") == {"florins": -2, "2: florins": 2, "points": 2}
    assert choices(state) == {"recipient(2)", "recipient(4)"}
    assert change(state, "recipient(4)") == {"florins": -1, "3: florins": 1, "points": 1}
    assert not choices(state, "recipient")
    assert arrives(newcomer(invent, row, florins=1)) == {
        "florins": -1,
        "1: florins": 1,
        "points": 1,
    }
    assert is_in_vain(newcomer(invent, row, seats=3, florins=0))


@pytest.mark.rule("BRG-15.15", "BRG-15.16", "BRG-15.18", "BRG-8.10")
@pytest.mark.parametrize(
    ("row", "things"),
    [
        ({"op": "opponents_give", "what": "florins", "n": 1}, {"florins": 1}),
        ({"op": "opponents_give", "what": "workers", "n": 1}, {"workers": {"red": 1}}),
        ({"op": "opponents_lose", "what": "vp", "n": 1}, {"score": 1}),
        ({"op": "opponents_lose", "what": "canal_tile", "n": 1}, {"tiles": (0, 1)}),
    ],
)
def test_it_is_offered_once_an_opponent_has_something(
    invent: Invent, row: Row, things: Row
) -> None:
    invent("accountant", "free", row)
    state = given(3, residents=["accountant"])
    for seat in (1, 2):
        hold(state, seat, florins=0, score=0)
    assert refusal(state, "activate(accountant,none)") == "BRG-8.10"
    hold(state, 2, **things)
    assert choices(state, "activate") == {"activate(accountant,none)"}


@pytest.mark.rule("BRG-15.18", "BRG-8.10")
def test_paying_is_offered_to_whoever_has_florins(invent: Invent) -> None:
    invent("accountant", "free", {"op": "pay_opponents", "florins": 1, "vp": 1})
    assert not choices(given(residents=["accountant"], florins=0), "activate")
    assert choices(given(residents=["accountant"], florins=1), "activate")
