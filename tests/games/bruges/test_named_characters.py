"""BRG-16.1 to 16.5 and 16.9 to 16.15: characters the rules name, beggar to inventor."""

import pytest

from feldspar.kernel.units import Seat
from tests.games.bruges.account import change
from tests.games.bruges.given import act, choices, given, hold, refusal
from tests.games.bruges.made_up import activates
from tests.games.bruges.phases import begin_round, throw_dice

# ---------------------------------------------------------------------------- beggar to moneylender


@pytest.mark.rule("BRG-16.1")
def test_the_beggar_is_given_two_workers_of_the_givers_choice() -> None:
    state = given(4, hand=["beggar", "baker"], houses=["red"])
    hold(state, 1, workers={"red": 2, "blue": 1})
    hold(state, 2, workers={"violet": 1})
    act(state, "place(beggar,red)")
    assert (state.decider(), choices(state)) == (1, {"pay(red)", "pay(blue)"})
    assert change(state, "pay(red)", "pay(blue)") == {
        "1: worker red": -1,
        "1: worker blue": -1,
        "2: worker violet": -1,
        "worker red": 1,
        "worker blue": 1,
        "worker violet": 1,
    }


@pytest.mark.rule("BRG-16.2")
def test_the_thief_is_given_three_florins_or_all() -> None:
    state = given(4, hand=["thief", "baker"], houses=["red"], florins=6)
    hold(state, 1, florins=2)
    hold(state, 3, florins=0)
    changes = change(state, "place(thief,red)")
    gifts = {"1: florins": -2, "2: florins": -3, "florins": 5 - 6}
    assert changes == {"hand thief": -1, "thief in red": 1, **gifts}


@pytest.mark.rule("BRG-16.3")
def test_the_moneylender_pays_a_florin_to_each_opponent_for_a_point() -> None:
    state = given(4, hand=["moneylender", "baker"], houses=["red"], florins=6)
    changes = change(state, "place(moneylender,red)")
    assert not choices(state, "recipient")
    assert {thing: n for thing, n in changes.items() if "moneylender" not in thing} == {
        "florins": -3 - 3,
        "1: florins": 1,
        "2: florins": 1,
        "3: florins": 1,
        "points": 3,
    }


@pytest.mark.rule("BRG-16.3")
def test_a_poor_moneylender_gives_all_and_chooses_to_whom() -> None:
    state = given(4, hand=["moneylender", "baker"], houses=["red"], florins=5)
    act(state, "place(moneylender,red)")
    assert choices(state) == {"recipient(2)", "recipient(3)", "recipient(4)"}
    assert refusal(state, "recipient(1)") == "BRG-16.3"  # nothing to oneself
    assert refusal(state, "done") == "BRG-16.3"
    changes = change(state, "recipient(4)", "recipient(2)")
    assert changes == {"florins": -2, "3: florins": 1, "1: florins": 1, "points": 2}


# ------------------------------------------------------------------------ jailer and troublemaker


@pytest.mark.rule("BRG-16.4")
def test_the_jailer_discards_as_many_markers_as_there_are_characters_with_him() -> None:
    threats = {"red": 2, "blue": 1, "violet": 1}
    state = given(
        hand=["jailer", "baker"],
        residents=["duke", "king"],
        houses=["red"],
        florins=6,
        threats=threats,
    )
    act(state, "place(jailer,red)")
    changes = change(state, "discard(red)", "discard(blue)", "discard(violet)")
    assert changes == {"threat red": -1, "threat blue": -1, "threat violet": -1, "points": 3}
    assert not choices(state, "discard")


@pytest.mark.rule("BRG-16.5")
def test_the_troublemaker_removes_a_tile_of_each_opponent_who_has_one() -> None:
    state = given(4, hand=["troublemaker", "baker"], houses=["red"])
    hold(state, 1, tiles=(5, 2))
    hold(state, 3, tiles=(3, 0))
    state.holdings[1].statues, state.holdings[1].crowned = [7], 1
    act(state, "place(troublemaker,red)")
    assert (state.decider(), choices(state)) == (1, {"breach(left)", "breach(right)"})
    assert change(state, "breach(left)") == {"1: tile left": -1, "3: tile left": -1}
    # Built again, the fifth space gives no new statue.
    state.active, state.played = Seat(1), False
    hold(state, 1, hand=["prince", "duke"])  # the space is yellow
    changes = change(state, "canal(prince,left)")
    assert changes["1: tile left"] == 1
    assert not [thing for thing in changes if "statue" in thing or "crowned" in thing]


# --------------------------------------------------------------------- loading master to inventor


@pytest.mark.rule("BRG-16.9")
@pytest.mark.parametrize(("tiles", "scored"), [((5, 4), 2), ((5, 5), 4)])
def test_the_loading_master_scores_for_complete_sections(
    tiles: tuple[int, int], scored: int
) -> None:
    state = given(residents=["loading-master"], workers={"blue": 1})
    hold(state, 0, tiles=tiles)
    assert activates(state, "loading-master", "blue") == {"points": scored}


@pytest.mark.rule("BRG-16.10")
def test_example_the_saddler_takes_a_florin_for_each_group() -> None:
    residents = ["saddler", "miller", "duke", "teacher"]  # two craftsmen, a noble, a scholar
    state = given(residents=residents, workers={"blue": 1})
    assert activates(state, "saddler", "blue") == {"florins": 3}


@pytest.mark.rule("BRG-16.11")
def test_the_prince_and_the_valet() -> None:
    state = given(
        residents=["prince", "valet"], workers={"yellow": 1, "red": 1}, piles=[["duke"], []]
    )
    assert activates(state, "prince", "yellow") == {"points": 1, "florins": 2}
    assert activates(state, "valet", "red", "draw(1)") == {"hand duke": 1, "pile 1": -1}


@pytest.mark.rule("BRG-16.12")
def test_the_astronomer_doubles_later_lightning_only() -> None:
    hand = ["alchemist", "astronomer", "peddler", "baker"]
    state = given(hand=hand, houses=["red", "red", "red"], florins=12)
    assert change(state, "place(alchemist,red)")["florins"] == 6 - 3
    assert change(state, "place(astronomer,red)")["florins"] == -9
    act(state, "place(peddler,red)")
    assert choices(state) == {"again", "done"}
    assert change(state, "again") == {"florins": 4}


@pytest.mark.rule("BRG-16.13")
def test_with_the_well_builder_canal_tiles_cost_nothing() -> None:
    state = given(hand=["queen", "baker"], residents=["well-builder"], florins=0)
    built = {"hand queen": -1, "discarded queen": 1, "tile left": 1}
    assert change(state, "canal(queen,left)") == built
    state = given(hand=["tightrope-walker", "baker"], residents=["well-builder"], houses=["red"])
    act(state, "place(tightrope-walker,red)")
    assert change(state, "dig(left)") == {"tile left": 1}


@pytest.mark.rule("BRG-16.14")
def test_the_earl_advances_for_four_florins_when_no_die_lets_him() -> None:
    state = given(residents=["earl"], florins=4)
    throw_dice(state)
    assert change(state, "advance") == {"level": 1, "florins": -4}
    state = given(residents=["earl"], florins=4)
    throw_dice(state, red=2, blue=2, brown=2)  # six florins, or no level
    assert not choices(state, "advance")


@pytest.mark.rule("BRG-16.15")
def test_the_inventor_may_draw_a_sixth_card_or_not() -> None:
    state = given(hand=["duke", "king", "earl", "baker"], residents=["inventor"])
    begin_round(state)
    act(state, "draw(1)")
    assert choices(state) == {"draw(1)", "draw(2)", "done"}
    other = state.clone()
    act(state, "draw(2)")
    assert (len(state.holdings[0].hand), state.decider()) == (6, 1)
    act(other, "done")
    assert (len(other.holdings[0].hand), other.decider()) == (5, 1)
