"""Section 17: edge cases."""

import pytest

from feldspar.games.bruges.rules.components import COLOURS
from feldspar.games.bruges.rules.position import DRAWING
from tests.games.bruges.given import (
    act,
    choices,
    given,
    hold,
    names,
    points,
    refusal,
    threats,
    told,
    workers,
)
from tests.games.bruges.phases import begin_round, end_round, throw_dice

# ------------------------------------------------------------------------------------- disasters


@pytest.mark.rule("BRG-17.3")
@pytest.mark.parametrize("colour", ["blue", "brown", "yellow", "red"])
def test_whoever_has_nothing_to_lose_returns_the_markers_all_the_same(colour: str) -> None:
    state = given(florins=0, threats={colour: 2})
    hold(state, 1, residents=["canon"], houses=["red"], tiles=(1, 1), workers={"red": 1})
    throw_dice(state, **{colour: 6})
    mine = state.holdings[0]
    assert (threats(mine), points(mine)) == ({}, {"start": 5})
    assert (mine.florins, workers(mine), names(mine.hand)) == (0, {}, ["baker"])
    assert (state.decider(), state.discard) == (0, [])
    assert choices(state, "workers") == {"workers(baker)"}  # nothing was asked


@pytest.mark.rule("BRG-17.7")
def test_a_lasting_effect_ends_with_the_plague() -> None:
    state = given(hand=["saddler", "jester"], residents=["master-of-ceremonies", "steward"])
    hold(state, 0, florins=5, threats={"brown": 2})
    assert refusal(state, "place(saddler,brown)") == "BRG-7.11"  # no house is empty
    throw_dice(state, brown=5)
    act(state, "bury(master-of-ceremonies)")
    assert refusal(state, "place(saddler,brown)") == "BRG-7.11"  # and now it costs six
    act(state, "workers(jester)")
    assert workers(state.holdings[0]) == {"red": 3}  # the Steward is still there


@pytest.mark.rule("BRG-17.7")
def test_a_lasting_effect_ends_with_fire() -> None:
    state = given(hand=["jester", "nun"], residents=["steward", "monk"], threats={"red": 2})
    act(state, "workers(jester)")
    throw_dice(state, red=5)
    act(state, "burn_under(steward)", "workers(nun)")
    assert workers(state.holdings[0]) == {"red": 3 + 2}  # what was taken is kept


@pytest.mark.rule("BRG-17.7")
def test_what_has_been_drawn_stays_drawn() -> None:
    six = ["baker", "nun", "monk", "duke", "cook", "canon"]
    state = given(hand=six, residents=["inventor"], threats={"brown": 2})
    throw_dice(state, brown=5)
    assert names(state.discard) == ["inventor"]
    assert sorted(names(state.holdings[0].hand)) == sorted(six)
    state.holdings[0].hand = state.holdings[0].hand[:2]
    begin_round(state)
    act(state, "draw(1)", "draw(1)", "draw(1)")
    assert (len(state.holdings[0].hand), state.decider()) == (5, 1)  # no sixth any more


@pytest.mark.rule("BRG-17.8")
def test_lightning_that_brings_a_disaster_waits_until_it_is_over() -> None:
    state = given(hand=["inquisitor", "baker"], houses=["red"], florins=6)
    hold(state, 1, residents=["chaplain"], threats={"violet": 2})
    act(state, "place(inquisitor,red)")
    assert (state.active, state.decider(), state.scores()) == (0, 1, [5, 2])
    assert choices(state) == {f"take({colour})" for colour in COLOURS}  # the Chaplain consoles
    assert refusal(state, "florins(baker)", 0) == "BRG-6.8"
    act(state, "take(red)", "take(blue)")
    assert state.scores() == [7, 2]  # and only now the Inquisitor's own points
    assert (threats(state.holdings[1]), workers(state.holdings[1])) == ({}, {"blue": 1, "red": 1})


@pytest.mark.rule("BRG-17.8")
def test_each_victim_is_struck_before_the_next_is_served() -> None:
    state = given(3, hand=["inquisitor", "baker"], houses=["red"], florins=6)
    for seat in (1, 2):
        hold(state, seat, threats={"violet": seat})
    log = told(act(state, "place(inquisitor,red)"))
    struck = ["log-threat", "log-threat", "log-intrigue", "log-lost", "log-points"]
    assert log[:6] == ["log-place", *struck]
    assert [threats(holding) for holding in state.holdings] == [{}, {"violet": 2}, {}]


# --------------------------------------------------------------------------------------- statues


@pytest.mark.rule("BRG-17.4")
def test_the_seventh_and_eighth_complete_sections_bring_no_statue() -> None:
    last = [["page", "servant"], ["peddler", "jester"], ["huntsman", "valet"], ["queen", "baker"]]
    state = given(4, hand=[])
    for seat, cards in enumerate(last):
        hold(state, seat, hand=cards, florins=10, tiles=(4, 4))
    act(state, *[f"canal({cards[0]},left)" for cards in last])
    assert [holding.statues for holding in state.holdings] == [[7], [6], [5], [4]]
    act(state, *[f"canal({cards[1]},right)" for cards in last])
    assert [holding.tiles for holding in state.holdings] == [[5, 5]] * 4
    assert [holding.statues for holding in state.holdings] == [[7, 3], [6, 2], [5], [4]]


@pytest.mark.rule("BRG-17.5")
def test_a_section_completed_again_is_complete_but_brings_no_statue() -> None:
    state = given(
        hand=["page", "king", "baker"],
        residents=["loading-master"],
        houses=["red"],
        florins=10,
        workers={"blue": 1},
    )
    hold(state, 0, tiles=(4, 0), threats={"red": 2})
    act(state, "canal(page,left)")
    throw_dice(state, red=5)
    act(state, "breach(left)")
    assert refusal(state, "activate(loading-master,blue)") == "BRG-8.10"
    act(state, "canal(king,left)", "activate(loading-master,blue)")
    assert points(state.holdings[0]) == {"start": 5, "effect": 2}
    assert (state.holdings[0].statues, state.statues[-1]) == ([7], 6)


# ----------------------------------------------------------------------------------- the last round


@pytest.mark.rule("BRG-17.6")
@pytest.mark.parametrize("pile", [1, 2])
@pytest.mark.parametrize("how", ["activate(valet,red)", "activate(architect,blue)"])
def test_a_pile_emptied_in_phase_three_makes_the_next_round_the_last(how: str, pile: int) -> None:
    piles = [["cook"], ["nun", "canon"]]
    state = given(
        residents=["valet", "architect"],
        workers={"red": 1, "blue": 1},
        piles=piles if pile == 1 else piles[::-1],
        rest=False,
        round=5,
    )
    extra = state.extra
    act(state, how, f"draw({pile})")
    assert (state.last, state.piles[pile - 1], state.extra) == (6, extra, [])


@pytest.mark.rule("BRG-17.6")
def test_it_stays_the_last_even_if_piles_run_out_again() -> None:
    state = given(
        residents=["valet", "student"],
        workers={"red": 1, "yellow": 1},
        piles=[["cook"], ["nun"]],
        rest=False,
        round=5,
    )
    left = len(state.extra)
    log = act(state, "activate(valet,red)", "draw(1)", "activate(student,yellow)", "draw(2)")
    assert told(log).count("log-extra") == 1
    assert (state.last, sum(map(len, state.piles))) == (6, left)
    assert all(state.piles)


@pytest.mark.rule("BRG-17.10")
def test_cards_drawn_in_the_fourth_turn_leave_fewer_to_draw() -> None:
    state = given(
        hand=["nun", "cook"],
        residents=["valet"],
        workers={"red": 1},
        piles=[["duke", "monk"], ["poet"]],
        turn=4,
    )
    hold(state, 1, hand=["king", "queen", "count", "page", "bishop"])
    act(state, "activate(valet,red)", "draw(1)", "florins(nun)")
    assert set(names(state.holdings[0].hand)) == {"cook", "duke"}
    act(state, "florins(king)", "draw(1)")  # seat 1 begins the next round, and draws first
    assert (state.round, state.phase, state.decider()) == (2, DRAWING, 0)
    act(state, "draw(1)", "draw(2)")
    assert state.phase == DRAWING
    act(state, "draw(2)")
    assert (state.phase > DRAWING, len(state.holdings[0].hand)) == (True, 5)


@pytest.mark.rule("BRG-17.11")
def test_the_majority_of_characters_does_not_count_empty_houses() -> None:
    state = given(hand=[], residents=["monk", "duke"])
    hold(state, 1, residents=["canon"], houses=["red", "blue", "blue", "violet"])
    end_round(state)
    assert [holding.majorities for holding in state.holdings] == [2, 0]
    state = given(hand=[], residents=["monk"], houses=["red"])
    hold(state, 1, residents=["canon"])
    end_round(state)
    assert [holding.majorities for holding in state.holdings] == [0, 0]


# ---------------------------------------------------------------------------------------- prices


@pytest.mark.rule("BRG-17.9")
def test_a_price_below_nothing_is_nothing() -> None:
    state = given(hand=["earl", "baker"], residents=["duchess", "notary"], florins=0)
    throw_dice(state, red=1)  # one florin, lowered by three
    act(state, "advance")
    assert (state.holdings[0].level, state.holdings[0].florins) == (1, 0)


@pytest.mark.rule("BRG-17.9")
def test_nobody_gets_money_back_for_a_character() -> None:
    residents = ["master-of-ceremonies"]
    state = given(hand=["servant", "baker"], residents=residents, houses=["red"], florins=1)
    act(state, "place(servant,red)")
    assert state.holdings[0].florins == 1
    state = given(hand=["calligrapher", "servant", "baker"], houses=["red", "blue"], florins=4)
    act(state, "place(calligrapher,red)", "place(servant,blue)")  # free, and for three less
    assert state.holdings[0].florins == 1
