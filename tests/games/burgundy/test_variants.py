"""Section 22: the advanced set-up, open and secret."""

from collections import Counter
from itertools import product

import pytest

from feldspar.games.burgundy.game import GAME, BurgundyState
from feldspar.games.burgundy.rules.components import BOARD, DATA, PHASE_POINTS, REGION_POINTS
from feldspar.games.burgundy.rules.position import SETUP, TURNS
from feldspar.games.burgundy.rules.sheet import SHEETS
from tests.games.burgundy.given import (
    act,
    beside,
    choices,
    fill_type,
    given,
    hex_of,
    number,
    on,
    points,
    refusal,
    told,
)

CASTLES = {
    int(estate): [
        BOARD.names[hex_] for hex_, type_ in enumerate("".join(data["rows"])) if type_ == "C"
    ]
    for estate, data in DATA["estates"].items()
}
"""The castle spaces of each estate, as printed."""
EVERY_START = [(estate, space) for estate in CASTLES for space in CASTLES[estate]]
ADVANCED = ["open", "secret"]


def table(setup: str, seats: int = 3, sheets: list[int] | None = None) -> BurgundyState:
    """A table at which estates are about to be chosen, from sheets as dealt or as given."""
    state = GAME.new(seats, b"sheets", setup=setup)
    state.sheets = sheets or state.sheets
    state.log = []
    return state


def starts(sheet: int) -> set[str]:
    """What the owner of a sheet may choose."""
    return {f"start({estate},{space})" for estate in SHEETS[sheet] for space in CASTLES[estate]}


@pytest.mark.rule("BUR-22.1")
def test_r27_six_sheets_show_estate_1_four_times_and_the_others_once() -> None:
    sides = Counter(side for sheet in SHEETS for side in sheet)
    assert [len(set(sheet)) for sheet in SHEETS] == [2] * 6
    assert sides == {1: 4} | dict.fromkeys(range(2, 10), 1)


@pytest.mark.rule("BUR-22.1")
@pytest.mark.parametrize(("setup", "seats"), list(product(ADVANCED, GAME.seats)))
def test_everybody_receives_a_random_sheet_of_his_own(setup: str, seats: int) -> None:
    seen: list[set[int]] = [set() for _ in range(seats)]
    for seed in range(100):
        state = GAME.new(seats, b"%d" % seed, setup=setup)
        assert len(set(state.sheets)) == seats
        for seat, sheet in enumerate(state.sheets):
            seen[seat].add(sheet)
    assert seen == [{0, 1, 2, 3, 4, 5}] * seats


@pytest.mark.rule("BUR-22.1")
@pytest.mark.parametrize("setup", ADVANCED)
@pytest.mark.parametrize("sheet", range(6))
def test_a_side_of_the_sheet_and_any_castle_space_of_it_may_be_chosen(
    setup: str, sheet: int
) -> None:
    state = table(setup, 2, [sheet, sheet])
    first = state.order[0]
    assert choices(state, seat=first) == starts(sheet)
    elsewhere = next(estate for estate in CASTLES if estate not in SHEETS[sheet])
    assert refusal(state, f"start({elsewhere},{CASTLES[elsewhere][0]})", first) == "BUR-22.1"
    side = SHEETS[sheet][1]
    not_a_castle = next(name for name in BOARD.names if name not in CASTLES[side])
    assert refusal(state, f"start({side},{not_a_castle})", first) == "BUR-22.1"
    assert refusal(state, "workers(1)", first) == "BUR-22.1"


@pytest.mark.rule("BUR-22.1", "BUR-2.11")
@pytest.mark.parametrize("setup", ADVANCED)
def test_turn_order_workers_and_goods_are_known_before_estates_are_chosen(setup: str) -> None:
    state = table(setup)
    assert state.stage == SETUP
    assert [state.estates[seat].workers for seat in state.order] == [1, 2, 3]
    assert [event.text.key for event in state.opening()] == ["log-order"]
    assert state.filled == 0
    assert not any(state.dice)


@pytest.mark.rule("BUR-22.2")
def test_openly_the_players_choose_one_after_another_in_turn_order() -> None:
    state = table("open", sheets=[1, 4, 5])
    order = list(state.order)
    for place, seat in enumerate(order):
        assert state.actors() == [seat]
        for other in order[place + 1 :]:
            assert state.legal(other) == []
            assert refusal(state, min(starts(state.sheets[other])), other) == "BUR-22.2"
        chosen = min(starts(state.sheets[seat]))
        act(state, chosen, seat)
        space = chosen[-3:-1]
        assert on(state.estates[seat], space) == "castle"  # for all to see, at once
        assert [event.seat for event in told(state, "log-estate")] == order[: place + 1]
    assert state.stage == TURNS
    assert state.actors() == [order[0]]


@pytest.mark.rule("BUR-22.2", "BUR-23.4")
def test_secretly_all_choose_at_once_in_any_order() -> None:
    for order in ([0, 1, 2], [2, 0, 1]):
        state = table("secret", sheets=[1, 4, 5])
        for done, seat in enumerate(order):
            assert state.actors() == sorted(order[done:])
            assert told(state) == []
            act(state, min(starts(state.sheets[seat])), seat)
            if done < 2:
                assert state.estates[seat].covered == 0
                again = max(starts(state.sheets[seat]))
                assert refusal(state, again, seat) == "BUR-22.2"
        assert state.stage == TURNS
        assert [estate.duchy.number for estate in state.estates] == [1, 6, 8]
        assert [event.seat for event in told(state, "log-estate")] == state.order


@pytest.mark.rule("BUR-22.2")
def test_open_and_secret_choices_lead_to_the_same_game() -> None:
    ends = []
    for setup in ADVANCED:
        state = table(setup)
        for seat in list(state.order):
            act(state, min(starts(state.sheets[seat])), seat)
        ends.append((state.estates[0].tiles, state.dice, state.slots, state.pile, state.supply))
    assert ends[0] == ends[1]


@pytest.mark.rule("BUR-22.2", "BUR-2.4")
def test_the_group_agrees_beforehand_and_basic_leaves_nothing_to_choose() -> None:
    assert GAME.options["setup"].values == ("basic", "open", "secret")
    state = GAME.new(2, b"basic")
    assert state.stage == TURNS
    assert refusal(state, "start(1,d4)", state.actor()) == "BUR-2.4"
    chosen = table("open", 2, [0, 1])
    for seat in list(chosen.order):
        act(chosen, "start(1,d4)", seat)
    assert refusal(chosen, "start(1,d4)", chosen.actor()) == "BUR-22.1"


@pytest.mark.rule("BUR-22.3", "BUR-2.6")
@pytest.mark.parametrize(("estate", "space"), EVERY_START)
def test_r4_a_start_castle_gives_nothing_wherever_it_is(estate: int, space: str) -> None:
    sheet = next(number for number, sides in enumerate(SHEETS) if estate in sides)
    state = table("open", 2, [sheet, sheet])
    first = state.order[0]
    act(state, f"start({estate},{space})", first)
    mine = state.estates[first]
    assert mine.duchy.number == estate
    assert (mine.covered, on(mine, space)) == (1 << hex_of(space), "castle")
    assert (mine.score, mine.silver, mine.workers) == (0, 1, 1)
    assert state.asked is None
    assert [event.text.key for event in told(state)] == ["log-estate"]


@pytest.mark.rule("BUR-22.3", "BUR-14.7")
@pytest.mark.parametrize(("estate", "start"), EVERY_START)
def test_three_more_castles_complete_the_type_wherever_the_first_is(
    estate: int, start: str
) -> None:
    last = next(space for space in reversed(CASTLES[estate]) if space != start)
    die = number(last)
    state = given(estate=estate, start=start, dice=(die, die), storage=["castle"], phase="C")
    fill_type(state, 0, "castle", but=[last])
    beside(state, last)
    act(state, f"place({die},1,{last})")
    mine = state.estates[0]
    size = mine.duchy.size[hex_of(last)]
    assert points(mine) == {"region": REGION_POINTS[size], "phase": PHASE_POINTS[2], "bonus": 5}


@pytest.mark.rule("BUR-22.4", "BUR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_is_no_solo_game(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(ValueError, match="2 to 4 seats"):
        GAME.new(seats, b"")
