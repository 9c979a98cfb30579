"""Section 9: several disasters of one player, and several players struck."""

import pytest

from feldspar.kernel.units import Seat
from tests.games.bruges.given import (
    act,
    choices,
    given,
    hold,
    house_colours,
    names,
    points,
    refusal,
    threats,
)
from tests.games.bruges.phases import throw_dice


@pytest.mark.rule("BRG-9.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("first", ["red", "yellow"])
@pytest.mark.parametrize("house", ["blue", "brown"])
def test_example_fire_and_a_raid_in_the_order_the_player_chooses(
    seat: int, first: str, house: str
) -> None:
    state = given()
    hold(state, seat, houses=["blue", "brown"], threats={"red": 2, "yellow": 2}, florins=7)
    throw_dice(state, red=5, yellow=6)
    assert state.decider() == seat
    assert choices(state) == {"disaster(red)", "disaster(yellow)"}
    act(state, f"disaster({first})")
    assert choices(state) == {"burn(blue)", "burn(brown)"}
    assert state.holdings[seat].florins == (7 if first == "red" else 0)
    act(state, f"burn({house})")
    mine = state.holdings[seat]
    assert (house_colours(mine), mine.florins) == ([{"blue": "brown"}.get(house, "blue")], 0)
    assert (threats(mine), points(mine)) == ({}, {"start": 5})


@pytest.mark.rule("BRG-9.9")
@pytest.mark.parametrize(("first", "florins"), [("red", 0), ("yellow", 5)])
def test_the_order_can_matter(first: str, florins: int) -> None:
    """The Knight keeps off a Raid, unless Fire has driven him out before."""
    state = given(residents=["knight"], threats={"red": 2, "yellow": 2})
    throw_dice(state, red=5, yellow=6)
    act(state, f"disaster({first})")
    assert names(state.holdings[0].hand) == ["knight", "baker"]
    assert (state.holdings[0].florins, threats(state.holdings[0])) == (florins, {})


@pytest.mark.rule("BRG-9.9")
def test_only_what_is_due_can_be_chosen() -> None:
    state = given(threats={"blue": 2, "red": 2, "violet": 2, "brown": 2})
    assert refusal(state, "disaster(blue)") == "BRG-9.9"
    throw_dice(state, blue=5, red=5, violet=6, yellow=6)
    assert choices(state) == {"disaster(blue)", "disaster(red)", "disaster(violet)"}
    for other in ("disaster(brown)", "disaster(yellow)", "done"):
        assert refusal(state, other) == "BRG-9.9"
    act(state, "disaster(violet)")
    assert choices(state) == {"disaster(blue)", "disaster(red)"}
    act(state, "disaster(red)")
    assert threats(state.holdings[0]) == {"brown": 2, "yellow": 1}


@pytest.mark.rule("BRG-9.10")
@pytest.mark.parametrize("active", range(4))
def test_the_victims_of_a_character_are_struck_clockwise(active: int) -> None:
    state = given(4, hand=[])
    hold(state, active, hand=["nun"], residents=["arsonist"], workers={"red": 1})
    victims = [(active + place) % 4 for place in (1, 2, 3)]
    for seat in victims:
        hold(state, seat, houses=["blue", "brown"], threats={"red": 2})
    state.active = Seat(active)
    act(state, "activate(arsonist,red)")
    for seat in victims:
        assert (state.decider(), choices(state)) == (seat, {"burn(blue)", "burn(brown)"})
        assert threats(state.holdings[seat]) == {"red": 3}
        for later in victims[victims.index(seat) + 1 :]:
            assert threats(state.holdings[later]) == {"red": 2}  # not served yet
        act(state, "burn(brown)")
    assert [house_colours(state.holdings[seat]) for seat in victims] == [["blue"]] * 3
    assert (state.decider(), threats(state.holdings[active])) == (active, {})


@pytest.mark.rule("BRG-9.9")
@pytest.mark.parametrize(
    ("residents", "due", "alike"),
    [
        ([], ["blue", "violet"], True),
        ([], ["blue", "violet", "yellow"], True),
        (["knight"], ["red", "yellow"], False),
        (["knight", "teacher"], ["blue", "brown"], False),
    ],
)
def test_nobody_is_asked_for_an_order_that_brings_the_same(
    residents: list[str], due: list[str], alike: bool
) -> None:
    state = given(residents=residents, threats=dict.fromkeys(due, 2), florins=7)
    throw_dice(state, **dict.fromkeys(due, 5))
    assert choices(state) == {f"disaster({colour})" for colour in due}
    assert {move.forced for move in state.game.moves(state, 0)} == {alike}
