"""Section 7, action IV: canals and Statues."""

from itertools import product

import pytest

from tests.games.bruges.given import CARDS, act, choices, given, hold, names, points, refusal, told
from tests.games.bruges.phases import end_round

LEFT = ["blue", "red", "yellow", "violet", "brown"]
RIGHT = ["brown", "violet", "yellow", "red", "blue"]
"""The sections of the gate of seat 0, from the gate outward."""


# ------------------------------------------------------------------------------------- building


@pytest.mark.rule("BRG-7.5", "BRG-7.6")
@pytest.mark.parametrize(("left", "right"), list(product(range(6), repeat=2)))
def test_only_the_next_space_of_a_section_can_be_built(left: int, right: int) -> None:
    state = given(hand=list(CARDS.values()), florins=9)
    hold(state, 0, tiles=(left, right))
    expected = {f"canal({CARDS[colour]},left)" for colour in LEFT[left : left + 1]}
    expected |= {f"canal({CARDS[colour]},right)" for colour in RIGHT[right : right + 1]}
    assert choices(state, "canal") == expected


@pytest.mark.rule("BRG-7.5")
def test_a_complete_section_takes_no_more_tiles() -> None:
    state = given(hand=list(CARDS.values()), florins=9)
    hold(state, 0, tiles=(5, 4))
    for card in CARDS.values():
        assert refusal(state, f"canal({card},left)") == "BRG-7.5"
    assert refusal(state, "canal(servant,right)") is None


@pytest.mark.rule("BRG-7.6")
def test_example_a_blue_card_builds_the_first_blue_space_for_a_florin() -> None:
    state = given(hand=["servant", "baker"], florins=5)
    mine = state.holdings[0]
    assert told(act(state, "canal(servant,left)"))[:2] == ["log-play", "log-canal"]
    assert (mine.tiles, mine.florins) == ([1, 0], 4)
    assert (names(state.discard), names(mine.hand)) == (["servant"], ["baker"])


@pytest.mark.rule("BRG-7.6")
@pytest.mark.parametrize("section", ["left", "right"])
@pytest.mark.parametrize("built", range(5))
def test_a_tile_takes_a_card_of_the_colour_of_its_space_and_the_price_of_it(
    section: str, built: int
) -> None:
    colour = (LEFT if section == "left" else RIGHT)[built]
    tiles = (built, 2) if section == "left" else (2, built)
    state = given(hand=list(CARDS.values()), florins=built)
    hold(state, 0, tiles=tiles)
    for other, card in CARDS.items():  # a florin short, or of another colour
        assert refusal(state, f"canal({card},{section})") == "BRG-7.6"
        hold(state, 0, florins=built + 1)
        expected = None if other == colour else "BRG-7.6"
        assert refusal(state, f"canal({card},{section})") == expected
        hold(state, 0, florins=built)
    hold(state, 0, florins=9)
    act(state, f"canal({CARDS[colour]},{section})")
    assert state.holdings[0].florins == 9 - (built + 1)
    assert sum(state.holdings[0].tiles) == built + 2 + 1


@pytest.mark.rule("BRG-7.5")
def test_everybody_builds_at_their_own_gate() -> None:
    state = given(hand=["servant"])
    hold(state, 0, tiles=(5, 5))
    hold(state, 1, hand=["jester"])
    assert choices(state, "canal") == set()
    act(state, "florins(servant)")
    assert choices(state, "canal") == {"canal(jester,left)"}  # the gate of seat 1 begins with red
    act(state, "canal(jester,left)")
    assert [holding.tiles for holding in state.holdings] == [[5, 5], [1, 0]]


@pytest.mark.rule("BRG-7.7", "BRG-11.6")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ((2, 2), 0),
        ((2, 1), 0),  # three tiles, but no 3rd space (R4)
        ((3, 0), 3),
        ((0, 3), 3),
        ((4, 2), 3),
        ((3, 3), 6),
        ((5, 4), 6),
    ],
)
def test_a_third_space_is_worth_three_points_at_the_end(
    tiles: tuple[int, int], expected: int
) -> None:
    state = given()
    hold(state, 0, tiles=tiles)
    state.last = state.round
    assert "canal" not in points(state.holdings[0])
    end_round(state)
    assert points(state.holdings[0]).get("canal", 0) == expected


# -------------------------------------------------------------------------------------- Statues


@pytest.mark.rule("BRG-7.8")
def test_the_fifth_tile_of_a_section_brings_the_top_statue_at_once() -> None:
    state = given(hand=["page", "servant"], florins=10)
    hold(state, 0, tiles=(4, 4))
    assert told(act(state, "canal(page,left)"))[:3] == ["log-play", "log-canal", "log-statue"]
    assert (state.holdings[0].statues, state.statues) == ([7], [2, 3, 4, 5, 6])
    act(state, "canal(servant,right)")
    assert (state.holdings[0].statues, state.statues) == ([7, 6], [2, 3, 4, 5])
    assert state.holdings[0].score == 5  # they count at the end


@pytest.mark.rule("BRG-7.8")
@pytest.mark.parametrize("built", range(4))
def test_no_other_tile_brings_a_statue(built: int) -> None:
    state = given(hand=list(CARDS.values()))
    hold(state, 0, tiles=(built, 4))
    act(state, f"canal({CARDS[LEFT[built]]},left)")
    assert state.holdings[0].tiles == [built + 1, 4]
    assert (state.holdings[0].statues, len(state.statues)) == ([], 6)


@pytest.mark.rule("BRG-7.8")
def test_the_next_player_gets_the_next_statue() -> None:
    state = given(hand=["page", "baker"])
    hold(state, 0, tiles=(4, 0))
    hold(state, 1, hand=["peddler"], tiles=(4, 0))
    act(state, "canal(page,left)", "canal(peddler,left)")
    assert [holding.statues for holding in state.holdings] == [[7], [6]]


@pytest.mark.rule("BRG-7.8")
def test_when_there_are_no_statues_left_there_is_nothing_to_take() -> None:
    state = given(hand=["page", "baker"])
    state.statues = []
    hold(state, 0, tiles=(4, 0))
    assert "log-statue" not in told(act(state, "canal(page,left)"))
    assert (state.holdings[0].tiles, state.holdings[0].statues) == ([5, 0], [])


@pytest.mark.rule("BRG-7.9", "BRG-9.7")
@pytest.mark.parametrize("section", ["left", "right"])
def test_a_section_built_to_the_end_again_brings_no_second_statue(section: str) -> None:
    state = given(hand=["page", "king", "servant", "queen"], florins=15)
    hold(state, 0, tiles=(4, 4))
    act(state, "canal(page,left)", "canal(servant,right)")
    mine = state.holdings[0]
    assert mine.statues == [7, 6]
    hold(state, 0, tiles=(4, 5) if section == "left" else (5, 4))
    act(state, "canal(king,left)" if section == "left" else "canal(queen,right)")
    assert (mine.tiles, mine.statues, len(state.statues)) == ([5, 5], [7, 6], 4)
