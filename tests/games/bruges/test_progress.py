"""Section 5, step B: a level of progress for those who pay."""

import pytest

from feldspar.games.bruges.rules.position import DICE, TURNS
from feldspar.kernel.units import Seat
from tests.games.bruges.given import CALM, act, choices, given, hold, refusal, threats, told
from tests.games.bruges.phases import throw_dice


@pytest.mark.rule("BRG-5.5", "BRG-5.6", "BRG-5.7")
def test_the_price_is_the_sum_of_ones_and_twos() -> None:
    """The rulebook's example: violet 1, blue 2."""
    state = given()
    throw_dice(state, violet=1, blue=2, red=6)
    act(state, "advance")
    assert (state.holdings[0].level, state.holdings[0].florins) == (1, 2)


@pytest.mark.rule("BRG-5.5")
@pytest.mark.parametrize(
    ("dice", "price"),
    [([1], 1), ([2], 2), ([1, 1], 2), ([2, 2], 4), ([2, 1, 2], 5), ([2, 2, 2, 2, 2], 10)],
)
def test_all_of_them_are_added(dice: list[int], price: int) -> None:
    state = given(florins=20)
    throw_dice(state, **dict(zip(CALM, dice, strict=False)))
    act(state, "advance")
    assert state.holdings[0].florins == 20 - price


@pytest.mark.rule("BRG-5.6", "BRG-3.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_in_player_order_decides_once_whether_to_advance(first: int) -> None:
    """The rulebook's example: from level k to level k + 1 for 3 florins."""
    state = given(3)
    for seat in range(3):
        hold(state, seat, level=4 + seat)
    state.first = Seat(first)
    throw_dice(state, violet=1, blue=2)
    order = [(first + place) % 3 for place in range(3)]
    for seat, written in zip(order, ("advance", "done", "advance"), strict=True):
        assert state.actors() == [seat]
        assert choices(state) == {"advance", "done"}
        others = {refusal(state, "advance", other) for other in range(3) if other != seat}
        assert others == {"BRG-3.2"}
        act(state, written)
    gone = [1, 0, 1]
    for seat, steps in zip(order, gone, strict=True):
        holding = state.holdings[seat]
        assert (holding.level, holding.florins) == (4 + seat + steps, 5 - 3 * steps)
    assert state.phase == TURNS


@pytest.mark.rule("BRG-5.7")
def test_the_first_step_leads_from_the_town_hall_to_level_1() -> None:
    state = given()
    assert [holding.level for holding in state.holdings] == [0, 0]
    throw_dice(state, red=1)
    moves = state.game.moves(state, state.decider())
    assert [move.label.args["level"] for move in moves] == [1, 0]  # to go on, and to stay
    events = act(state, "advance", "advance")
    assert [holding.level for holding in state.holdings] == [1, 1]
    levels = [event.text.args["level"] for event in events if event.text.key == "log-advance"]
    assert levels == [1, 1]


@pytest.mark.rule("BRG-5.8")
@pytest.mark.parametrize(("florins", "asked"), [(2, 1), (3, 0)])
def test_without_the_florins_nobody_advances(florins: int, asked: int) -> None:
    state = given(florins=florins)
    throw_dice(state, violet=1, blue=2)
    assert state.decider() == asked
    act(state, "done")
    assert (state.holdings[0].level, state.holdings[0].florins) == (0, florins)


@pytest.mark.rule("BRG-5.8")
def test_whoever_does_not_advance_pays_nothing() -> None:
    state = given()
    throw_dice(state, violet=1, blue=2)
    act(state, "done", "done")
    assert [(one.level, one.florins) for one in state.holdings] == [(0, 5), (0, 5)]


@pytest.mark.rule("BRG-5.9")
def test_nobody_advances_twice() -> None:
    state = given(florins=20)
    throw_dice(state, red=1)
    act(state, "advance")
    assert state.decider() == 1
    act(state, "advance")
    assert [holding.level for holding in state.holdings] == [1, 1]
    assert state.phase == TURNS
    assert refusal(state, "advance") == "BRG-5.6"


@pytest.mark.rule("BRG-5.10")
def test_without_ones_and_twos_nobody_advances() -> None:
    state = given(florins=20)
    throw_dice(state)
    assert state.phase == TURNS
    assert [holding.level for holding in state.holdings] == [0, 0]


@pytest.mark.rule("BRG-5.10")
@pytest.mark.parametrize(("florins", "asked"), [(3, False), (4, True)])
def test_but_for_the_earl(florins: int, asked: bool) -> None:
    state = given(residents=["earl"], florins=florins)
    throw_dice(state)
    assert (state.phase == DICE) == asked
    if asked:
        assert choices(state) == {"advance", "done"}
        act(state, "advance")
        assert (state.holdings[0].level, state.holdings[0].florins) == (1, 0)
    assert (state.phase, state.holdings[1].level) == (TURNS, 0)


@pytest.mark.rule("BRG-5.11")
def test_on_level_12_nobody_advances_or_pays() -> None:
    state = given(hand=["magistrate"], houses=["red"], florins=20)
    hold(state, 0, level=12)
    throw_dice(state, red=1)
    assert state.decider() == 1
    act(state, "done", "place(magistrate,red)")  # who would let one advance
    assert (state.holdings[0].level, state.holdings[0].florins) == (12, 17)


@pytest.mark.rule("BRG-5.11")
def test_on_level_12_not_even_the_earl_lets_one_advance() -> None:
    state = given(residents=["earl"], florins=20)
    hold(state, 0, level=12)
    throw_dice(state)
    assert state.phase == TURNS
    assert (state.holdings[0].level, state.holdings[0].florins) == (12, 20)


@pytest.mark.rule("BRG-5.11")
def test_who_pays_for_steps_does_not_pay_on_level_12() -> None:
    state = given(residents=["alderman"], workers={"red": 1}, florins=20)
    assert choices(state, "activate") == {"activate(alderman,red)"}
    hold(state, 0, level=12)
    assert refusal(state, "activate(alderman,red)") == "BRG-8.10"


@pytest.mark.rule("BRG-5.12")
def test_threes_and_fours_do_nothing() -> None:
    state = given(florins=20)
    events = throw_dice(state, blue=3, brown=4, yellow=3, red=4, violet=3)
    assert told(events) == ["log-dice"]
    assert state.phase == TURNS
    assert [threats(holding) for holding in state.holdings] == [{}, {}]


@pytest.mark.rule("BRG-5.13")
def test_a_raid_on_the_last_player_comes_before_the_first_may_advance() -> None:
    state = given(3)
    hold(state, 2, threats={"yellow": 2})
    events = throw_dice(state, yellow=5, red=1)
    assert "log-raid" in told(events)
    assert [holding.florins for holding in state.holdings] == [5, 5, 0]
    assert state.decider() == 0
    act(state, "advance", "advance")
    assert [holding.level for holding in state.holdings] == [1, 1, 0]  # who could not pay
    assert state.phase == TURNS
