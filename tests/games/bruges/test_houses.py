"""Section 7, action V: houses."""

import pytest

from feldspar.games.bruges.rules.components import COLOURS
from tests.games.bruges.given import (
    CARDS,
    act,
    card_of,
    choices,
    given,
    hold,
    house_colours,
    names,
    refusal,
    told,
    workers,
)


@pytest.mark.rule("BRG-7.10")
def test_example_a_violet_card_is_a_violet_house_for_a_violet_worker() -> None:
    state = given(hand=["huntsman", "baker"], workers={"violet": 2, "red": 1})
    mine = state.holdings[0]
    assert told(act(state, "house(huntsman,violet)"))[:2] == ["log-pay-worker", "log-house"]
    assert (house_colours(mine), workers(mine)) == (["violet"], {"violet": 1, "red": 1})
    assert (names(mine.houses), names(mine.hand)) == (["huntsman"], ["baker"])
    assert (state.discard, mine.residents, mine.florins) == ([], [], 5)


@pytest.mark.rule("BRG-7.10")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_house_takes_a_worker_of_the_colour_of_its_card(colour: str) -> None:
    card = CARDS[colour]
    state = given(hand=[card], workers={other: 3 for other in COLOURS if other != colour})
    for paid in [*COLOURS, "none"]:
        assert refusal(state, f"house({card},{paid})") == "BRG-7.10"
    assert choices(state, "house") == set()
    hold(state, 0, workers={colour: 1})
    assert choices(state, "house") == {f"house({card},{colour})"}
    act(state, f"house({card},{colour})")
    assert house_colours(state.holdings[0]) == [colour]
    assert workers(state.holdings[0]) == {other: 3 for other in COLOURS if other != colour}


@pytest.mark.rule("BRG-7.13")
def test_there_is_no_limit_to_houses() -> None:
    state = given(hand=["huntsman"], houses=COLOURS * 4, workers={"violet": 1})
    act(state, "house(huntsman,violet)")
    assert len(state.holdings[0].houses) == 21


@pytest.mark.rule("BRG-7.13")
def test_there_is_no_limit_to_characters() -> None:
    crowd = ["prince", "duke", "baron", "earl", "monk", "nun", "canon", "judge", "notary", "bishop"]
    state = given(hand=["peddler"], residents=crowd, houses=["red"])
    assert len(state.holdings[0].houses) == 11
    act(state, "place(peddler,red)")
    assert names(state.holdings[0].residents) == [*crowd, "peddler"]
    assert card_of("peddler") not in state.discard
