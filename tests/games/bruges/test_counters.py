"""BRG-15.35: what effects count."""

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.cards.characters import COUNTERS
from tests.games.bruges.given import given, hold, refusal, roll
from tests.games.bruges.made_up import Invent, activates

EVERY = [
    ("character", 5),
    ("character_group:nobility", 3),
    ("character_group:craftsman", 1),
    ("character_group:church", 0),
    ("distinct_group", 3),
    ("house", 7),
    ("distinct_house_colour", 4),
    ("canal_tile", 8),
    ("third_space", 2),
    ("statue", 2),
    ("complete_section", 1),
    ("worker", 6),
    ("florin", 11),
    ("progress_level", 9),
    ("majority_marker", 2),
    ("threat_marker", 4),
    ("die_showing:6", 3),
    ("die_showing:2", 1),
    ("die_showing:1", 0),
]


def rich(per: str, invent: Invent) -> BrugesState:
    """Somebody with something of everything, among others who have still more."""
    invent("accountant", "free", {"op": "gain_vp", "n": 1, "per": per})
    residents = [
        "accountant",
        "duke",
        "prince",
        "earl",
        "miller",
    ]  # violet, red, yellow, violet, blue
    state = given(3, residents=residents, houses=["red", "yellow"], florins=11)
    holding = hold(
        state, 0, workers={"red": 4, "blue": 2}, threats={"red": 2, "brown": 1, "violet": 1}
    )
    hold(state, 0, tiles=(5, 3), level=9, majorities=["progress", "canal"])
    holding.statues = [7, 4]
    roll(state, blue=6, brown=6, yellow=2, red=6, violet=3)
    for seat, more in ((1, "queen"), (2, "king")):
        hold(state, seat, residents=[more, "canon" if seat == 1 else "nun"], houses=["brown"] * 9)
        hold(
            state,
            seat,
            florins=30,
            workers={"blue": 9},
            threats={"blue": 2},
            tiles=(5, 5),
            level=12,
        )
        hold(state, seat, majorities=["progress", "character", "canal"])
        state.holdings[seat].statues = [6, 5]
    return state


@pytest.mark.rule("BRG-15.35")
@pytest.mark.parametrize(("per", "number"), EVERY)
def test_what_a_player_has_is_counted(invent: Invent, per: str, number: int) -> None:
    state = rich(per, invent)
    if number:
        assert activates(state, "accountant") == {"points": number}
    else:
        assert refusal(state, "activate(accountant,none)") == "BRG-8.10"


@pytest.mark.rule("BRG-15.35")
def test_every_counter_has_its_test() -> None:
    assert {per.partition(":")[0] for per, _ in EVERY} == {*COUNTERS[1:]}


@pytest.mark.rule("BRG-15.35")
@pytest.mark.parametrize(
    ("per", "tiles", "number"),
    [
        ("third_space", (2, 2), 0),
        ("third_space", (2, 3), 1),
        ("third_space", (4, 5), 2),
        ("complete_section", (4, 4), 0),
        ("complete_section", (5, 5), 2),
        ("canal_tile", (0, 1), 1),
    ],
)
def test_sections_are_counted_as_they_are_now(
    invent: Invent, per: str, tiles: tuple[int, int], number: int
) -> None:
    invent(
        "accountant", "free", {"op": "gain_vp", "n": 1, "per": per}, {"op": "gain_florins", "n": 1}
    )
    state = given(residents=["accountant"])
    hold(state, 0, tiles=tiles).crowned = 3
    expected = {"florins": 1, **({"points": number} if number else {})}
    assert activates(state, "accountant") == expected


@pytest.mark.rule("BRG-15.35", "BRG-8.10")
def test_the_worker_paid_for_the_activation_is_not_counted(invent: Invent) -> None:
    invent("valet", "activated", {"op": "gain_vp", "n": 1, "per": "worker"})
    state = given(residents=["valet"], workers={"red": 1})
    assert refusal(state, "activate(valet,red)") == "BRG-8.10"
    hold(state, 0, workers={"red": 1})
    assert activates(state, "valet", "red") == {"points": 1}
