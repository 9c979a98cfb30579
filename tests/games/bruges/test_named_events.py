"""BRG-16.16 to 16.25: the characters the rules name, from the fire-eater to the bishop."""

import pytest

from feldspar.games.bruges.rules.player_board import LAURELS
from feldspar.games.bruges.rules.scoring import final_points
from feldspar.kernel.units import Seat
from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold
from tests.games.bruges.made_up import activates
from tests.games.bruges.phases import end_round, throw_dice

ALL = {"blue": 1, "brown": 1, "yellow": 1, "red": 1, "violet": 1}


@pytest.mark.rule("BRG-16.16")
def test_the_fire_eater_discards_a_marker_of_the_colour_of_the_new_character() -> None:
    state = given(hand=["peddler", "baker"], residents=["fire-eater"], houses=["red"], threats=ALL)
    act(state, "place(peddler,red)")  # a yellow character in a red house; the fire-eater is violet
    assert choices(state) == {"discard(yellow)", "done"}
    assert change(state, "discard(yellow)") == {"threat yellow": -1, "points": 1}
    state = given(hand=["fire-eater", "baker"], houses=["red"], florins=6, threats=ALL)
    act(state, "place(fire-eater,red)")
    assert not choices(state, "discard")  # not by its own arrival


@pytest.mark.rule("BRG-16.17")
@pytest.mark.parametrize(("dice", "price"), [({"red": 2, "blue": 1}, 1), ({"red": 1}, 0)])
def test_the_notary_lowers_the_price_of_the_dice_by_two(dice: dict[str, int], price: int) -> None:
    state = given(residents=["notary"], florins=price)
    throw_dice(state, **dice)
    assert choices(state) == {"advance", "done"}
    act(state, "advance")
    assert state.holdings[0].florins == 0


@pytest.mark.rule("BRG-16.18")
def test_the_preacher_discards_a_marker_on_every_level_whatever_brings_it() -> None:
    state = given(residents=["preacher"], threats={"red": 2, "blue": 1}, florins=3)
    throw_dice(state, brown=1)
    act(state, "advance")
    assert choices(state) == {"discard(red)", "discard(blue)", "done"}
    assert change(state, "discard(blue)") == {"threat blue": -1, "points": 1}
    hand = ["queen", "baker"]
    state = given(hand=hand, residents=["preacher"], houses=["red"], florins=12, threats=ALL)
    act(state, "place(queen,red)")  # two levels
    changes = change(state, "discard(red)", "discard(violet)")
    assert changes == {"threat red": -1, "threat violet": -1, "points": 2, "level": 1, "florins": 3}


@pytest.mark.rule("BRG-16.19")
def test_the_judge_turns_markers_for_shared_first_places_but_not_for_nothing() -> None:
    state = given(3, residents=["judge"])
    hold(state, 1, residents=["duke"], level=2)
    hold(state, 0, level=2)
    end_round(state)
    # Levels and characters are shared; nobody has a canal tile.
    assert [holding.majorities for holding in state.holdings] == [1 | 2, 0, 0]
    state = given(residents=["judge"])
    end_round(state)
    assert state.holdings[0].majorities == 2  # alone with a character; nobody has a level


@pytest.mark.rule("BRG-16.20")
def test_the_stucco_worker_discards_a_marker_of_the_colour_of_the_house() -> None:
    residents = ["stucco-worker", "architect"]
    state = given(
        hand=["duke", "baker"],
        residents=residents,
        workers={"red": 1, "blue": 1},
        threats=ALL,
        piles=[["prince"], ["king"]],
    )
    act(state, "activate(architect,blue)", "draw(1)")
    assert choices(state) == {"discard(yellow)", "done"}
    act(state, "discard(yellow)", "house(duke,red)")
    assert choices(state) == {"discard(red)", "done"}
    assert change(state, "discard(red)") == {"threat red": -1, "points": 1}


@pytest.mark.rule("BRG-16.21")
def test_the_watchman_discards_a_marker_of_the_colour_of_the_space() -> None:
    residents = ["watchman", "acrobat", "surveyor"]
    state = given(hand=["duke", "baker"], residents=residents, workers={"red": 1}, threats=ALL)
    act(state, "activate(acrobat,red)", "dig(left)")
    assert choices(state) == {"discard(blue)", "done"}
    act(state, "done", "canal(duke,right)")  # a red card on a brown space
    assert choices(state) == {"discard(brown)", "done"}
    assert change(state, "discard(brown)") == {"threat brown": -1, "points": 1}


@pytest.mark.rule("BRG-16.22")
@pytest.mark.parametrize(
    ("tiles", "statues", "scored"),
    [((2, 2), [], 0), ((3, 2), [], 2), ((5, 4), [7], 2 + 2 + 2), ((4, 4), [7, 2], 4 + 4)],
)
def test_the_geographer_scores_third_spaces_and_statues(
    tiles: tuple[int, int], statues: list[int], scored: int
) -> None:
    state = given(residents=["geographer"])
    hold(state, 0, tiles=tiles).statues = statues
    assert final_points(state, Seat(0))[LAURELS] == scored


@pytest.mark.rule("BRG-16.23")
def test_the_engraver_scores_two_points_for_each_group() -> None:
    state = given(residents=["engraver", "duke", "prince", "miller"])
    assert final_points(state, Seat(0))[LAURELS] == 2 * 3


@pytest.mark.rule("BRG-16.24")
def test_the_cupbearer_scores_for_houses_of_all_colours() -> None:
    state = given(residents=["cupbearer"], houses=["brown", "yellow", "red", "red"])  # and his blue
    assert final_points(state, Seat(0))[LAURELS] == 0
    hold(state, 0, houses=["violet"])
    assert final_points(state, Seat(0))[LAURELS] == 5


@pytest.mark.rule("BRG-16.25")
@pytest.mark.parametrize(
    ("workers", "scored"), [({}, 0), ({"red": 3}, 1), ({"red": 3, "blue": 1}, 2)]
)
def test_the_bishop_scores_pairs_of_workers(workers: dict[str, int], scored: int) -> None:
    state = given(residents=["bishop"], workers=workers)
    assert final_points(state, Seat(0))[LAURELS] == scored


@pytest.mark.rule("BRG-16.25")
def test_the_mayor_scores_administrators_himself_included() -> None:
    state = given(residents=["mayor", "alderman", "duke"], workers={"red": 1})
    assert final_points(state, Seat(0))[LAURELS] == 4
    assert activates(state, "alderman", "red") == {"level": 1, "florins": -3}
