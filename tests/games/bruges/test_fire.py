"""Section 9: Fire, and who comes back to hand."""

from typing import Any

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.player_board import USED
from feldspar.games.bruges.rules.units import Resident
from tests.games.bruges.given import (
    act,
    card_of,
    choices,
    given,
    hold,
    house_colours,
    names,
    refusal,
    told,
)
from tests.games.bruges.phases import begin_round, throw_dice

FIVE = ["baker", "nun", "monk", "duke", "cook"]


def set_on_fire(state: BrugesState) -> None:
    """Let seat 0, with two red markers, receive a third by the dice."""
    hold(state, 0, threats={"red": 2})
    throw_dice(state, red=5)


# ------------------------------------------------------------------------------------ what burns


@pytest.mark.rule("BRG-9.6")
def test_a_house_or_a_canal_tile_burns_as_the_player_chooses() -> None:
    state = given(residents=["monk", "steward"], houses=["blue", "violet", "blue"])
    hold(state, 0, tiles=(2, 3))
    hold(state, 1, residents=["canon"], houses=["brown"])
    set_on_fire(state)
    houses = {"burn(blue)", "burn(violet)", "burn_under(monk)", "burn_under(steward)"}
    assert choices(state) == {*houses, "breach(left)", "breach(right)"}
    for other in ("burn(brown)", "burn_under(canon)", "burn(red)", "done", "bury(monk)"):
        assert refusal(state, other) == "BRG-9.6"


@pytest.mark.rule("BRG-9.6")
def test_an_empty_house_is_gone() -> None:
    state = given(residents=["monk"], houses=["blue", "brown"])
    mine = state.holdings[0]
    lost = names(mine.houses)[1]
    set_on_fire(state)
    act(state, "burn(blue)")
    assert (house_colours(mine), names(mine.residents)) == (["violet", "brown"], ["monk"])
    assert (names(mine.hand), names(state.discard)) == (["baker"], [lost])


@pytest.mark.rule("BRG-9.6")
def test_the_resident_of_a_house_goes_back_to_hand_and_nothing_is_paid_back() -> None:
    state = given(residents=["monk", "duke"], houses=["violet"], florins=4)
    mine = state.holdings[0]
    lost = names(mine.houses)[0]
    set_on_fire(state)
    act(state, "burn_under(monk)")
    assert (names(mine.hand), names(mine.residents)) == (["baker", "monk"], ["duke"])
    assert (house_colours(mine), mine.florins) == (["red", "violet"], 4)
    assert names(state.discard) == [lost]


@pytest.mark.rule("BRG-9.6")
def test_fire_asks_its_victim_in_the_turn_of_another() -> None:
    state = given(3, residents=["arsonist"], workers={"red": 1})
    hold(state, 1, residents=["canon"], tiles=(1, 0), threats={"red": 2})
    act(state, "activate(arsonist,red)")
    assert (state.active, state.decider()) == (0, 1)
    assert refusal(state, "burn_under(canon)", 0) == "BRG-6.8"
    assert refusal(state, "workers(baker)", 0) == "BRG-6.8"
    act(state, "burn_under(canon)")
    assert (names(state.holdings[1].hand), state.holdings[1].tiles) == (["canon"], [1, 0])
    assert (state.decider(), names(state.holdings[0].residents)) == (0, ["arsonist"])


@pytest.mark.rule("BRG-9.6")
@pytest.mark.parametrize(
    "owned", [{"houses": ["blue"]}, {"houses": ["red", "red"]}, {"residents": ["monk"]}]
)
def test_r38_an_only_house_burns_without_a_question(owned: dict[str, Any]) -> None:
    state = given(**owned)
    before = len(state.holdings[0].houses)
    set_on_fire(state)
    assert len(state.holdings[0].houses) == before - 1
    assert state.holdings[0].residents == []
    assert refusal(state, "burn(blue)") == "BRG-9.6"


@pytest.mark.rule("BRG-9.6", "BRG-9.7")
@pytest.mark.parametrize(("tiles", "left"), [((3, 0), [2, 0]), ((0, 1), [0, 0])])
def test_r38_so_does_a_tile_of_the_only_section(tiles: tuple[int, int], left: list[int]) -> None:
    state = given()
    hold(state, 0, tiles=tiles)
    set_on_fire(state)
    assert state.holdings[0].tiles == left


# ----------------------------------------------------------------------------------- canal tiles


@pytest.mark.rule("BRG-9.7")
@pytest.mark.parametrize(("section", "tiles", "price"), [("left", [3, 2], 4), ("right", [4, 1], 2)])
def test_a_tile_is_taken_from_the_outer_end(section: str, tiles: list[int], price: int) -> None:
    state = given(hand=["huntsman", "baker"], florins=4)
    hold(state, 0, tiles=(4, 2))
    set_on_fire(state)
    assert choices(state) == {"breach(left)", "breach(right)"}
    act(state, f"breach({section})")
    assert state.holdings[0].tiles == tiles
    act(state, f"canal(huntsman,{section})")  # the same space, which is violet, is next again
    assert (state.holdings[0].tiles, state.holdings[0].florins) == ([4, 2], 4 - price)


@pytest.mark.rule("BRG-9.7", "BRG-7.9")
def test_a_statue_is_kept_and_the_fifth_space_brings_no_second_one() -> None:
    state = given(hand=["page", "king", "baker"], florins=10)
    hold(state, 0, tiles=(4, 0))
    act(state, "canal(page,left)")
    set_on_fire(state)
    assert (state.holdings[0].tiles, state.holdings[0].statues) == ([4, 0], [7])
    assert "log-statue" not in told(act(state, "canal(king,left)"))
    assert (state.holdings[0].tiles, state.holdings[0].statues) == ([5, 0], [7])


@pytest.mark.rule("BRG-9.7")
def test_no_tile_is_removed_but_by_fire_or_a_character() -> None:
    state = given()
    hold(state, 0, tiles=(2, 2))
    assert refusal(state, "breach(left)") == "BRG-9.7"


# ------------------------------------------------------------------------------- who comes back


@pytest.mark.rule("BRG-17.1")
def test_more_than_five_cards_are_kept_and_there_are_still_four_turns() -> None:
    state = given(hand=FIVE, residents=["canon"])
    set_on_fire(state)
    mine = state.holdings[0]
    assert sorted(names(mine.hand)) == sorted([*FIVE, "canon"])
    for turn, card in enumerate(FIVE[:4]):
        assert (state.decider(), state.turn) == (0, turn)
        act(state, f"florins({card})")
    assert (state.round, sorted(names(mine.hand))) == (2, ["canon", "cook"])


@pytest.mark.rule("BRG-17.1")
def test_whoever_holds_more_than_five_cards_draws_none_and_keeps_them() -> None:
    state = given(hand=FIVE, residents=["canon"])
    hold(state, 1, hand=["poet", "king", "queen", "count", "page"])
    set_on_fire(state)
    before = state.piles
    begin_round(state)
    assert (state.round, state.piles) == (2, before)
    assert [len(holding.hand) for holding in state.holdings] == [6, 5]


@pytest.mark.rule("BRG-17.2")
@pytest.mark.parametrize(("name", "worker"), [("accountant", "none"), ("poet", "violet")])
def test_whoever_came_back_is_straight_and_may_be_activated_again(name: str, worker: str) -> None:
    state = given(
        hand=["baker", "nun"], residents=[name], houses=["red"], florins=6, workers={"violet": 2}
    )
    hold(state, 0, threats={"red": 2})
    hold(state, 1, hand=["cook", "page"], residents=["arsonist"], workers={"red": 1})
    act(state, f"activate({name},{worker})", "florins(baker)")
    assert refusal(state, f"activate({name},{worker})", 0) == "BRG-3.2"
    act(state, "activate(arsonist,red)", f"burn_under({name})", "florins(cook)")
    assert (state.round, state.turn, state.decider()) == (1, 1, 0)
    act(state, f"place({name},red)")
    assert state.holdings[0].residents == [Resident(card_of(name))]
    act(state, f"activate({name},{worker})")
    assert state.holdings[0].residents == [card_of(name) + USED]
