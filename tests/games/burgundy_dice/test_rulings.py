"""What the rulings R1 to R21 promise beyond the numbered rules, or decide between readings.

Rulings about figures and layouts (R8, R10 to R12, R17) are proven with the rules they settle; R18
is a remark on the evidence. R14, R15, R16 and R19 are proven in sections 8, 12, 11 and 10.
"""

from collections.abc import Iterator

import pytest

from feldspar.games.burgundy_dice.game import GAME
from feldspar.games.burgundy_dice.rules.components import A_TAKE, ACTIONS, BOARD, CIRCLES, COLOURS
from feldspar.kernel.toolkit.hexes import Cell
from tests.games.burgundy_dice.given import (
    Dice,
    act,
    all_take,
    around,
    bonus_of,
    end_turn,
    given,
    holdings,
    key_rolling,
    legal,
    refusal,
    value_at,
    zones,
)

# No hex beside the start castle of the monk takes these.
NOTHING_FITS: Dice = ("mine", "castle", 3, 4)


@pytest.mark.rule("BDG-4.15")
def test_r1_free_a_worker_may_always_be_taken_instead_of_a_mark() -> None:
    state = given(2, dice=("pasture", "city", 4, 6), pass_rule="free")
    assert legal(state)
    assert A_TAKE in state.legal(0)
    act(state, 0, "take")
    assert holdings(state.estates[0]) == {"worker": 1}


@pytest.mark.rule("BDG-4.15")
def test_r1_free_is_the_default() -> None:
    assert GAME.new(1, b"").options["pass_rule"] == "free"
    assert refusal(given(1, dice=("pasture", "city", 4, 6)), 0, "take") is None


@pytest.mark.rule("BDG-4.15")
@pytest.mark.parametrize(
    "dice",
    [
        ("river", "mine", 5, 3),
        ("river", "mine", 3, 5),
        ("mine", "river", 5, 3),
        ("mine", "river", 3, 5),
    ],
)
def test_r1_strict_no_worker_while_one_of_the_four_pairs_has_a_hex(dice: Dice) -> None:
    state = given(2, dice=dice, pass_rule="strict")
    assert legal(state) == {((0, 1), 5)}
    assert A_TAKE not in state.legal(0)
    assert refusal(state, 0, "take") == "BDG-4.15"


@pytest.mark.rule("BDG-4.15")
def test_r1_strict_a_worker_when_no_pair_has_a_hex() -> None:
    state = given(2, dice=NOTHING_FITS, pass_rule="strict")
    assert [ACTIONS.text(decision) for decision in state.legal(0)] == ["take"]
    assert refusal(state, 0, "take") is None
    act(state, 0, "take")
    assert holdings(state.estates[0]) == {"worker": 1}


@pytest.mark.rule("BDG-4.15", "BDG-6.2")
@pytest.mark.parametrize("pass_rule", ["free", "strict"])
@pytest.mark.parametrize(
    ("dice", "kind"), [(NOTHING_FITS, "monk"), (("river", "mine", 1, 2), "worker")]
)
def test_r1_a_bonus_that_would_allow_a_mark_need_not_be_spent(
    dice: Dice, kind: str, pass_rule: str
) -> None:
    state = given(2, dice=dice, held={kind: 1}, pass_rule=pass_rule)
    assert legal(state) == set()
    assert legal(state, 0, kind)
    assert A_TAKE in state.legal(0)
    assert refusal(state, 0, "take") is None


@pytest.mark.rule("BDG-6.8")
def test_r2_the_second_combination_may_reuse_one_die_but_not_both() -> None:
    state = given(2, dice=("city", "pasture", 4, 6), marks={(3, -1): 1}, held={"silver": 1})
    act(state, 0, "mark", 4, (1, 0))
    reusing_city = {((2, 0), 6), ((3, 0), 6), ((3, -2), 6)}
    reusing_4 = {((2, 1), 4), ((1, -1), 4)}
    reusing_neither = {((2, 1), 6), ((1, -1), 6)}
    assert legal(state, 0, "silver") == reusing_city | reusing_4 | reusing_neither
    assert refusal(state, 0, "silver", 4, (3, -2)) == "BDG-6.8"


@pytest.mark.rule("BDG-6.13")
def test_r3_silver_earned_by_the_first_mark_pays_for_the_second() -> None:
    state = given(2, dice=("mine", "pasture", 3, 4), marks={(-2, 2): 3})
    assert holdings(state.estates[0]) == {}
    act(state, 0, "mark", 3, (-3, 3))
    assert holdings(state.estates[0]) == {"silver": 1}
    act(state, 0, "silver", 4, (-3, 2))
    assert value_at(state.estates[0], (-3, 2)) == 4
    assert holdings(state.estates[0]) == {}


@pytest.mark.rule("BDG-6.7")
def test_r4_silver_buys_nothing_without_a_first_mark() -> None:
    state = given(2, dice=("city", "pasture", 4, 6), held={"silver": 3})
    assert legal(state, 0, "silver") == set()
    for cell in BOARD.cells:
        assert refusal(state, 0, "silver", 4, cell) == "BDG-6.7"


@pytest.mark.rule("BDG-6.1", "BDG-6.10")
@pytest.mark.parametrize(("kind", "value", "cell"), [("monk", 6, (0, 1)), ("worker", 3, (1, 0))])
def test_r4_a_first_mark_with_a_changed_die_allows_no_silver(
    kind: str, value: int, cell: Cell
) -> None:
    state = given(2, dice=("city", "pasture", 4, 6), held={"silver": 3, kind: 1})
    act(state, 0, kind, value, cell)
    assert state.actors() == [1]
    assert holdings(state.estates[0]) == {"silver": 3}


@pytest.mark.rule("BDG-7.2")
def test_r5_a_sale_asks_nobody_and_leaves_as_many_bonuses() -> None:
    state = given(2, held={"goods": 3, "monk": 1})
    end_turn(state, hours=2)
    assert state.turn == 2
    assert holdings(state.estates[0]) == {"silver": 3, "monk": 1, "worker": 1}
    kinds = {ACTIONS.decode(decision).kind for decision in state.legal(0)}
    assert kinds <= {"mark", "monk", "worker", "take"}


@pytest.mark.rule("BDG-6.5")
def test_r6_a_worker_turns_a_die_into_any_value() -> None:
    state = given(2, dice=("pasture", "pasture", 1, 1), held={"worker": 1})
    assert legal(state, 0, "worker") == {((2, 1), value) for value in (2, 3, 4, 5, 6)}
    act(state, 0, "worker", 6, (2, 1))
    assert value_at(state.estates[0], (2, 1)) == 6


@pytest.fixture
def two_circles() -> Iterator[None]:
    """A sheet with room for two bonuses of each kind."""
    printed = CIRCLES[:]
    CIRCLES[:] = [2, 2, 2, 2]
    yield
    CIRCLES[:] = printed


@pytest.mark.rule("BDG-13.10")
@pytest.mark.parametrize("kind", ["monk", "silver", "goods", "worker"])
@pytest.mark.usefixtures("two_circles")
def test_r7_if_circles_were_limited_a_bonus_without_a_free_one_would_be_lost(kind: str) -> None:
    estate = given(1).estates[0]
    bonus = bonus_of(kind)
    assert [estate.earn(bonus) for _ in range(3)] == [True, True, False]
    assert holdings(estate) == {kind: 2}
    estate.spend(bonus)
    assert estate.earn(bonus) is False  # a crossed circle is not free again
    assert holdings(estate) == {kind: 1}


@pytest.mark.rule("BDG-13.10")
@pytest.mark.usefixtures("two_circles")
def test_r7_a_lost_bonus_costs_nothing_else() -> None:
    state = given(1, held={"goods": 2, "silver": 1, "worker": 2})
    end_turn(state, hours=2)
    assert holdings(state.estates[0]) == {"silver": 2, "worker": 2}
    assert state.scores() == [4]


@pytest.mark.rule("BDG-1.2")
@pytest.mark.parametrize(("split", "doubles"), [("4-2", 2), ("5-1", 1), ("3-3", 3)])
def test_r9_the_faces_of_the_hourglass_may_be_split_otherwise(split: str, doubles: int) -> None:
    rolled = 0
    for game in range(1800):
        state = GAME.new(1, b"split %d" % game, hourglass=split)
        act(state, 0, "start", "worker")
        assert state.hourglass in (1, 2)
        rolled += state.hourglass == 2
    # 300 for each face, within four standard deviations
    assert abs(rolled - 300 * doubles) < 80


@pytest.mark.rule("BDG-1.2", "BDG-3.8")
@pytest.mark.parametrize(("split", "expected"), [("4-2", 7.69), ("3-3", 6.89)])
def test_r9_the_split_sets_how_long_a_phase_is_on_average(split: str, expected: float) -> None:
    games = 400
    turns = 0
    for game in range(games):
        state = GAME.new(2, b"length %d" % game, hourglass=split)
        for seat in range(2):
            act(state, seat, "start", "worker")
        while state.actors():
            all_take(state)
        assert 15 <= state.turn <= 30
        turns += state.turn
    assert turns / (3 * games) == pytest.approx(expected, abs=0.15)


@pytest.mark.rule("BDG-1.6", "BDG-4.11")
def test_r13_no_castle_can_lend_another_its_value() -> None:
    castles = {(zone.letter, cell) for zone in zones("castle") for cell in zone.cells}
    assert len(castles) == 16
    assert not any((letter, near) in castles for letter, cell in castles for near in around(cell))


@pytest.mark.rule("BDG-4.1")
@pytest.mark.parametrize(
    "dice",
    [
        ("pasture", "city", 4, 6),
        ("city", "city", 4, 6),
        ("pasture", "city", 4, 4),
        ("city", "city", 4, 4),
    ],
)
def test_r20_like_dice_are_one_decision(dice: Dice) -> None:
    state = given(2, dice=dice, held={"monk": 1, "worker": 1, "silver": 1})
    assert len(state.legal(0)) == len(set(state.legal(0)))
    assert ((1, 0), 4) in legal(state)
    act(state, 0, "mark", 4, (1, 0))
    assert len(state.legal(0)) == len(set(state.legal(0)))


@pytest.mark.rule("BDG-6.8", "BDG-13.1", "BDG-13.2")
@pytest.mark.parametrize(
    ("dice", "again"),
    [
        (("pasture", "mine", 4, 6), False),
        (("mine", "pasture", 6, 4), False),
        (("pasture", "mine", 4, 4), True),
        (("mine", "pasture", 4, 4), True),
        (("pasture", "pasture", 4, 6), True),
        (("pasture", "pasture", 6, 4), True),
        (("pasture", "pasture", 4, 4), True),
    ],
)
def test_r20_a_combination_is_repeated_when_another_pair_looks_like_it(
    dice: Dice, again: bool
) -> None:
    state = given(2, dice=dice, marks={(1, 0): 1}, held={"silver": 1})
    act(state, 0, "mark", 4, (2, 1))
    assert state.actors() == [0, 1]
    assert (((1, -1), 4) in legal(state, 0, "silver")) is again
    assert refusal(state, 0, "silver", 4, (1, -1)) == (None if again else "BDG-6.8")


@pytest.mark.rule("BDG-6.7")
@pytest.mark.parametrize(
    ("silver", "dice", "asked"),
    [
        (1, ("pasture", "city", 4, 6), True),
        (0, ("pasture", "city", 4, 6), False),
        (1, ("pasture", "mine", 4, 6), False),
    ],
    ids=["silver and a hex", "no silver", "no hex"],
)
def test_r21_a_second_mark_is_offered_only_if_there_can_be_one(
    silver: int, dice: Dice, asked: bool
) -> None:
    state = given(2, dice=dice, held={"silver": silver})
    act(state, 0, "mark", 4, (2, 1))
    assert state.actors() == ([0, 1] if asked else [1])
    assert refusal(state, 0, "done") == (None if asked else "BDG-13.11")
    assert holdings(state.estates[0]).get("silver", 0) == silver


@pytest.mark.rule("BDG-6.2")
def test_r21_a_second_mark_may_be_declined() -> None:
    state = given(2, dice=("pasture", "city", 4, 6), held={"silver": 1})
    act(state, 0, "mark", 4, (2, 1))
    act(state, 0, "done")
    assert state.actors() == [1]
    assert holdings(state.estates[0]) == {"silver": 1}


@pytest.mark.rule("BDG-4.15")
@pytest.mark.parametrize("pass_rule", ["free", "strict"])
def test_r21_who_can_only_take_the_worker_is_still_asked(pass_rule: str) -> None:
    state = given(2, dice=NOTHING_FITS, pass_rule=pass_rule)
    mine = COLOURS.index("mine")
    state.key = key_rolling(state, lambda future: future.colour_a == future.colour_b == mine)
    all_take(state)
    assert (state.turn, state.actors()) == (2, [0, 1])
    assert state.legal(0) == [A_TAKE]
