"""Section 5: two die actions, perhaps a purchase, and everything they set off."""

from itertools import permutations, product

import pytest

from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.tiles import NO_TILE
from tests.games.burgundy.given import (
    act,
    given,
    legal,
    pass_turn,
    store,
    stored,
    verdict,
    wares,
)

PIPS = range(1, 7)
KINDS = ("take", "place", "sell", "workers")


def busy() -> BurgundyState:
    """Dice 2 and 5, with which each of the four actions is possible, and so it is afterwards."""
    return given(
        dice=(2, 5),
        storage=["ship", "ship"],
        goods={"purple": 1, "brown": 1},
        depots={"2a": "mine", "5a": "mine"},
    )


def use(die: int, kind: str) -> str:
    """An action with a die of that position."""
    return {
        "take": f"take({die},{die}a)",
        "place": "place(2,1,d3)" if die == 2 else "place(5,2,d5)",
        "sell": "sell(2,purple)" if die == 2 else "sell(5,brown)",
        "workers": f"workers({die})",
    }[kind]


# --------------------------------------------------------------------------------------- two dice


@pytest.mark.rule("BUR-5.1")
@pytest.mark.parametrize("dice", list(product(PIPS, PIPS)))
def test_a_turn_has_two_die_actions_one_with_each_die(dice: tuple[int, int]) -> None:
    for first, second in permutations(dice):
        state = given(dice=dice)
        assert legal(state) == {f"workers({die})" for die in dice}
        act(state, f"workers({first})")
        assert legal(state) == {f"workers({second})"}
        if first != second:
            assert verdict(state, f"workers({first})") == "BUR-5.1"
        act(state, f"workers({second})")
        assert (state.actors(), legal(state)) == ([1], set())


@pytest.mark.rule("BUR-5.1")
def test_a_die_that_was_not_rolled_cannot_be_used() -> None:
    state = given(dice=(2, 5), workers=9)
    for die in (1, 3, 4, 6):
        assert verdict(state, f"workers({die})") == "BUR-5.1"


@pytest.mark.rule("BUR-5.2")
def test_a_die_is_used_in_four_ways() -> None:
    assert legal(busy()) == {use(die, kind) for die in (2, 5) for kind in KINDS} | {
        "place(2,2,d3)",
        "place(5,1,d5)",
    }


@pytest.mark.rule("BUR-5.2")
@pytest.mark.parametrize("kind", KINDS)
def test_each_of_the_four_actions_uses_up_its_die(kind: str) -> None:
    state = busy()
    act(state, use(2, kind))
    assert state.actors() == [0]
    assert verdict(state, "workers(2)") == "BUR-5.1"
    assert verdict(state, "workers(5)") is None


@pytest.mark.rule("BUR-5.3")
@pytest.mark.parametrize(("first", "second"), list(product(KINDS, KINDS)))
@pytest.mark.parametrize("dice", [(2, 5), (5, 2)])
def test_dice_are_used_in_either_order_for_any_two_actions(
    first: str, second: str, dice: tuple[int, int]
) -> None:
    state = busy()
    if first == second == "take":
        state.estates[0].storage = [NO_TILE] * 3
    act(state, use(dice[0], first))
    act(state, use(dice[1], second))
    assert (state.turn, state.actors()) == (1, [1])


@pytest.mark.rule("BUR-5.4")
def test_there_is_no_passing() -> None:
    state = given(dice=(2, 5), silver=2, depots={"black1": "mine"})
    for used in (None, 2, 5):
        if used:
            act(state, f"workers({used})")
        asked = None if used == 5 else "BUR-5.4"
        assert verdict(state, "done") == asked
        assert verdict(state, "skip") == "BUR-13.13"


@pytest.mark.rule("BUR-5.4")
@pytest.mark.parametrize("die", PIPS)
def test_taking_workers_is_always_possible(die: int) -> None:
    """Even if there is nothing to take, to place, to sell or to pay with."""
    state = given(dice=(die, die))
    assert legal(state) == {f"workers({die})"}


# --------------------------------------------------------------------------------------- purchase


def shop() -> BurgundyState:
    """Dice 2 and 5, silver for three purchases and three tiles in the black depot."""
    tiles = {"black1": "mine", "black2": "castle", "black3": "building-bank"}
    return given(dice=(2, 5), silver=6, depots=tiles)


@pytest.mark.rule("BUR-5.5")
@pytest.mark.parametrize("before", range(3))
def test_a_tile_may_be_bought_once_in_a_turn_and_needs_no_die(before: int) -> None:
    state = shop()
    for die in (2, 5)[:before]:
        act(state, f"workers({die})")
    assert legal(state, "buy") == {"buy(black1)", "buy(black2)", "buy(black3)"}
    act(state, "buy(black2)")
    assert stored(state.estates[0]) == ["castle"]
    assert legal(state, "buy") == set()
    assert verdict(state, "buy(black1)") == ("BUR-17.1" if before < 2 else "BUR-23.5")
    assert legal(state, "workers") == {f"workers({die})" for die in (2, 5)[before:]}


@pytest.mark.rule("BUR-5.5")
def test_in_the_next_turn_a_tile_may_be_bought_again() -> None:
    state = shop()
    act(state, "buy(black2)")
    pass_turn(state)
    pass_turn(state)
    assert state.actors() == [0]
    assert legal(state, "buy") == {"buy(black1)", "buy(black3)"}


@pytest.mark.rule("BUR-5.6")
def test_with_both_dice_used_and_a_purchase_possible_the_player_is_asked() -> None:
    state = shop()
    act(state, "workers(5)")
    act(state, "workers(2)")
    assert state.actors() == [0]
    assert legal(state) == {"buy(black1)", "buy(black2)", "buy(black3)", "done"}
    assert verdict(state, "workers(2)") == "BUR-5.1"
    after = state.clone()
    act(state, "done")
    act(after, "buy(black3)")
    assert state.actors() == after.actors() == [1]
    assert [stored(one.estates[0]) for one in (state, after)] == [[], ["building-bank"]]


@pytest.mark.rule("BUR-5.6")
def test_a_full_storage_is_dealt_with_before_the_turn_ends() -> None:
    state = shop()
    store(state, 0, ["ship", "ship", "ship"])
    act(state, "workers(5)")
    act(state, "workers(2)")
    act(state, "buy(black1)")
    assert legal(state) == {"discard(1)", "discard(2)", "discard(3)"}
    act(state, "discard(1)")
    assert (state.actors(), stored(state.estates[0])) == ([1], ["mine", "ship", "ship"])


@pytest.mark.rule("BUR-5.6")
@pytest.mark.parametrize("why", ["silver", "tiles", "bought"])
def test_the_turn_ends_with_the_second_die_if_nothing_can_be_bought(why: str) -> None:
    state = shop()
    if why == "silver":
        state.estates[0].silver = 1
    elif why == "tiles":
        state = given(dice=(2, 5), silver=6, depots={"4a": "ship"})
    else:
        act(state, "buy(black1)")
    act(state, "workers(2)")
    act(state, "workers(5)")
    assert (state.turn, state.actors()) == (1, [1])


# ------------------------------------------------------------------------------ first things first

QUESTIONS = {
    "castle": ("castle", "place(6,1,b3)"),
    "ship": ("ship", "place(2,1,d3)"),
    "warehouse": ("building-warehouse", "place(3,1,e4)"),
    "carpenter": ("building-carpenter", "place(3,1,e4)"),
    "church": ("building-church", "place(3,1,e4)"),
    "market": ("building-market", "place(3,1,e4)"),
    "city hall": ("building-city_hall", "place(3,1,e4)"),
    "full storage": ("ship", "take(3,3a)"),
}


def asked(what: str) -> BurgundyState:
    """A tile has been placed, or taken, that leaves something to decide; die 1 is still there."""
    tile, decision = QUESTIONS[what]
    state = given(
        dice=(int(decision[decision.index("(") + 1]), 1),
        silver=2,
        goods={"red": 1, "pink": 1},
        storage=[tile, "mine", "mine"],
        placed={"c4": "knowledge-26"},
        depots={"3a": "mine", "4a": "ship", "5a": "building-bank", "black1": "ship"},
        wares={1: {"turquoise": 1, "brown": 1, "red": 1}},
    )
    act(state, decision)
    return state


@pytest.mark.rule("BUR-5.7")
@pytest.mark.parametrize("what", QUESTIONS)
def test_what_an_action_sets_off_comes_before_the_next_die_and_a_purchase(what: str) -> None:
    state = asked(what)
    assert legal(state)
    assert verdict(state, "workers(1)") is not None
    assert verdict(state, "done") is not None
    assert verdict(state, "buy(black1)") == "BUR-17.3"
    for answer in legal(state):
        done = state.clone()
        act(done, answer)
        while done.asked:
            act(done, min(legal(done)))
        assert verdict(done, "workers(1)") is None
        assert verdict(done, "buy(black1)") is None


@pytest.mark.rule("BUR-5.7")
def test_one_question_after_another_is_answered_before_the_next_die() -> None:
    """A ship asks for a depot, then for the type of goods to keep."""
    state = asked("ship")
    act(state, "collect(1)")
    assert legal(state) == {"keep(turquoise)", "keep(brown)"}
    assert verdict(state, "workers(1)") == "BUR-9.6"
    act(state, "keep(brown)")
    assert wares(state, 1) == {"turquoise": 1}
    assert verdict(state, "workers(1)") is None
