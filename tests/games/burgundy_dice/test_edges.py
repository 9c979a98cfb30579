"""Section 13: edge cases."""

from itertools import combinations

import pytest

from feldspar.games.burgundy_dice.game import GAME
from feldspar.games.burgundy_dice.rules.components import ACTIONS
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    FULL,
    Dice,
    Zone,
    act,
    all_take,
    beside,
    complete,
    end_turn,
    given,
    holdings,
    legal,
    nearly,
    refusal,
    roll,
    subtotals,
    value_at,
    write,
    zones,
)


@pytest.mark.rule("BDG-13.1")
@pytest.mark.parametrize("dice", [("pasture", "pasture", 4, 6), ("pasture", "mine", 4, 4)])
def test_like_dice_are_different_dice_for_a_second_mark(dice: Dice) -> None:
    state = given(2, dice=dice, marks={(0, 0): 1}, held={"silver": 1})
    act(state, 0, "mark", 4, (0, -1))
    assert ((1, -1), 4) in legal(state, 0, "silver")
    act(state, 0, "silver", 4, (1, -1))
    assert value_at(state.estates[0], (1, -1)) == 4
    assert holdings(state.estates[0]) == {}


@pytest.mark.rule("BDG-13.1")
def test_without_like_dice_the_same_faces_are_the_same_dice() -> None:
    state = given(2, dice=("pasture", "mine", 4, 6), marks={(0, 0): 1}, held={"silver": 1})
    act(state, 0, "mark", 4, (0, -1))
    assert legal(state, 0, "silver") == {((2, 1), 6)}
    assert refusal(state, 0, "silver", 4, (1, -1)) == "BDG-6.8"


@pytest.mark.rule("BDG-13.2")
def test_two_like_pairs_mark_two_hexes_with_silver() -> None:
    state = given(2, dice=("city", "city", 5, 5), marks={(3, -1): 1}, held={"silver": 1})
    act(state, 0, "mark", 5, (1, 0))
    assert legal(state, 0, "silver") == {((3, -2), 5)}
    assert refusal(state, 0, "silver", 5, (2, 0)) == "BDG-4.9"  # the city of the first mark
    act(state, 0, "silver", 5, (3, -2))
    assert [value_at(state.estates[0], cell) for cell in [(1, 0), (3, -2)]] == [5, 5]
    assert holdings(state.estates[0]) == {"worker": 1}  # the city of 1


@pytest.mark.rule("BDG-13.2")
def test_two_like_pairs_allow_no_second_mark_that_is_not_legal() -> None:
    state = given(2, dice=("city", "city", 5, 5), held={"silver": 1})
    act(state, 0, "mark", 5, (1, 0))
    assert state.actors() == [1]
    assert holdings(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-13.3")
@pytest.mark.parametrize(
    ("kind", "value", "cell"),
    [
        ("monk", 4, (1, 0)),
        ("monk", 6, (2, 1)),
        ("worker", 4, (1, 0)),
        ("worker", 6, (2, 1)),
    ],
)
def test_a_die_may_be_turned_into_what_the_other_shows(kind: str, value: int, cell: Cell) -> None:
    state = given(2, dice=("pasture", "city", 4, 6), held={"monk": 1, "worker": 1})
    assert (cell, value) in legal(state, 0, "mark")
    assert (cell, value) in legal(state, 0, kind)
    assert refusal(state, 0, kind, value, cell) is None
    act(state, 0, kind, value, cell)
    assert value_at(state.estates[0], cell) == value
    assert kind not in holdings(state.estates[0])


@pytest.mark.rule("BDG-13.3")
@pytest.mark.parametrize(
    ("dice", "kind", "value", "cell", "rule"),
    [
        (("city", "city", 4, 6), "monk", 4, (1, 0), "BDG-6.4"),
        (("pasture", "city", 4, 4), "worker", 4, (1, 0), "BDG-6.5"),
    ],
)
def test_a_die_is_never_turned_into_what_it_shows_itself(
    dice: Dice, kind: str, value: int, cell: Cell, rule: str
) -> None:
    state = given(2, dice=dice, held={"monk": 1, "worker": 1})
    assert (cell, value) in legal(state, 0, "mark")
    assert (cell, value) not in legal(state, 0, kind)
    assert refusal(state, 0, kind, value, cell) == rule


@pytest.mark.rule("BDG-13.4")
@pytest.mark.parametrize("zone", zones("city"), ids=str)
def test_the_last_hex_of_a_city_always_takes_a_value(zone: Zone) -> None:
    last, *others = zone.cells
    assert len(zone.cells) <= 4
    for used in combinations(range(1, 7), len(others)):
        marks = beside(zone.letter, last) | dict(zip(others, used, strict=True))
        state = given(
            1,
            sheet=zone.letter,
            dice=("city", "city", 1, 2),
            marks=marks,
            held={"worker": 1},
        )
        takes = {value for cell, value in legal(state, 0, "worker") if cell == last}
        assert takes == {1, 2, 3, 4, 5, 6} - set(used) != set()
        for value in range(1, 7):
            wrong = "BDG-4.9" if value in used else None
            assert refusal(state, 0, "worker", value, last) == wrong


@pytest.mark.rule("BDG-13.5")
@pytest.mark.parametrize("pass_rule", ["free", "strict"])
def test_with_all_37_hexes_marked_only_the_worker_is_left(pass_rule: str) -> None:
    held = {"monk": 1, "worker": 1, "silver": 1}
    state = given(1, marks=FULL, held=held, pass_rule=pass_rule)
    assert state.estates[0].marked.bit_count() == 37
    for turns in range(1, 6):
        assert [ACTIONS.text(decision) for decision in state.legal(0)] == ["take"]
        end_turn(state)
        assert holdings(state.estates[0]) == held | {"worker": 1 + turns}
    assert state.scores() == [0]


@pytest.mark.rule("BDG-13.5")
def test_a_full_sheet_takes_no_mark_whatever_the_dice() -> None:
    state = given(1, marks=FULL, held={"monk": 1, "worker": 1})
    for colour in ("monastery", "mine", "river", "city", "castle", "pasture"):
        for value in range(1, 7):
            roll(state, (colour, colour, value, value))
            assert [ACTIONS.text(decision) for decision in state.legal(0)] == ["take"]
    roll(state, ("city", "city", 4, 4))
    assert refusal(state, 0, "mark", 4, (1, 0)) == "BDG-4.2"
    assert refusal(state, 0, "worker", 5, (1, 0)) == "BDG-4.2"
    assert refusal(state, 0, "monk", 4, (2, 1)) == "BDG-4.2"


@pytest.mark.rule("BDG-13.6")
@pytest.mark.parametrize(
    ("colour", "zone", "reward", "completion"),
    [
        ("monastery", 4, {"monk": 1}, 3),
        ("mine", 4, {"silver": 1}, 3),
        ("river", 4, {"goods": 1}, 4),
        ("city", 8, {"worker": 1}, 6),
        ("castle", 1, {"worker": 1}, 3),
        ("pasture", 8, {}, 4),
    ],
)
def test_zone_and_reward_come_at_once_and_the_completion_after_all_have_finished(
    colour: str, zone: int, reward: dict[str, int], completion: int
) -> None:
    state = given(2, marks=nearly(colour))
    complete(state, 0, colour)
    assert state.actors() == [1]
    assert state.scores() == [zone, 0]
    assert holdings(state.estates[0]) == reward
    end_turn(state)
    assert state.scores() == [zone + completion, 0]
    assert holdings(state.estates[0]) == reward


@pytest.mark.rule("BDG-13.7")
def test_a_colour_completed_in_the_last_turn_of_the_game_is_paid() -> None:
    state = given(2, phase=3, hours=10, marks=nearly("mine", "river"))
    complete(state, 0, "mine")
    complete(state, 1, "river")
    assert state.actors() == []
    assert state.scores() == [2 + 3, 2 + 4]


@pytest.mark.rule("BDG-13.7")
def test_a_colour_completed_in_the_last_turn_of_a_solo_game_is_paid() -> None:
    state = given(1, phase=3, hours=8, marks=nearly("mine"))
    complete(state, 0, "mine")
    assert state.actors() == []
    assert state.scores() == [2 + 1]


@pytest.mark.rule("BDG-13.8")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("phase", "columns"), [(1, [4 + 3, 0, 0]), (2, [0, 3 + 3, 0])])
def test_a_colour_completed_in_the_last_turn_of_a_phase_belongs_to_that_phase(
    seats: int, phase: int, columns: list[int]
) -> None:
    state = given(seats, phase=phase, hours=8 if seats == 1 else 10, marks=nearly("mine"))
    complete(state, 0, "mine")
    if seats == 2:
        end_turn(state)
    assert state.phase == phase  # counted from 0: the next one
    assert subtotals(state.estates[0]) == columns


@pytest.mark.rule("BDG-13.9")
@pytest.mark.parametrize("full", [1, 2])
def test_the_game_goes_on_when_sheets_are_full(full: int) -> None:
    state = given(2, hours=1)
    for estate in state.estates[:full]:
        write(estate, FULL)
    while state.actors():
        assert state.actors() == [0, 1]
        end_turn(state)
    assert state.turn == 30
    assert state.phase + 1 == 3
    assert [holdings(estate) for estate in state.estates] == [{"worker": 30}] * 2


@pytest.mark.rule("BDG-13.9")
def test_filling_the_sheet_does_not_end_the_game() -> None:
    marks = {cell: value for cell, value in FULL.items() if cell != (2, 1)}
    state = given(1, dice=("pasture", "city", 4, 6), marks=marks)
    act(state, 0, "mark", 4, (2, 1))
    assert state.estates[0].marked.bit_count() == 37
    assert (state.turn, state.actors()) == (2, [0])


@pytest.mark.rule("BDG-13.10")
def test_any_number_of_each_bonus_can_be_held() -> None:
    held = {"monk": 50, "silver": 60, "goods": 70, "worker": 80}
    state = given(2, held=held)
    assert holdings(state.estates[0]) == held
    end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"monk": 50, "silver": 130, "worker": 81}


@pytest.mark.rule("BDG-13.10")
def test_workers_grow_with_every_turn_of_the_longest_game() -> None:
    state = given(2, hours=1)
    for workers in range(1, 31):
        end_turn(state)
        assert holdings(state.estates[0]) == {"worker": workers}
    assert state.actors() == []


@pytest.mark.rule("BDG-13.11")
def test_who_has_finished_waits_for_the_others() -> None:
    state = given(3, dice=("pasture", "city", 4, 6), held={"monk": 1, "worker": 1, "silver": 1})
    for finished in ([2], [2, 0]):
        act(state, finished[-1], "take")
        assert state.actors() == [seat for seat in range(3) if seat not in finished]
        for seat in finished:
            assert state.legal(seat) == []
            assert refusal(state, seat, "take") == "BDG-13.11"
            assert refusal(state, seat, "done") == "BDG-13.11"
            assert refusal(state, seat, "mark", 4, (1, 0)) == "BDG-13.11"
            assert refusal(state, seat, "monk", 6, (0, 1)) == "BDG-13.11"
            assert refusal(state, seat, "worker", 3, (1, 0)) == "BDG-13.11"
            assert refusal(state, seat, "silver", 4, (1, 0)) == "BDG-13.11"
        assert state.turn == 1
    act(state, 1, "take")
    assert state.turn == 2
    assert state.actors() == [0, 1, 2]


@pytest.mark.rule("BDG-13.11")
def test_the_roll_waits_for_a_second_mark_that_is_still_possible() -> None:
    state = given(2, dice=("pasture", "city", 4, 6), held={"silver": 1})
    act(state, 1, "take")
    act(state, 0, "mark", 4, (1, 0))
    assert (state.turn, state.actors()) == (1, [0])
    act(state, 0, "done")
    assert (state.turn, state.actors()) == (2, [0, 1])


@pytest.mark.rule("BDG-13.11")
def test_the_first_roll_waits_for_all_start_castles() -> None:
    state = GAME.new(3, b"waiting")
    for seat in (1, 2):
        act(state, seat, "start", "monk")
        assert state.legal(seat) == []
        assert refusal(state, seat, "start", "goods") == "BDG-2.3"
        assert state.turn == 0
    act(state, 0, "start", "monk")
    assert state.turn == 1
    assert state.actors() == [0, 1, 2]
    all_take(state)
    assert state.turn == 2
