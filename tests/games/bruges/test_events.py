"""BRG-15.37: when characters act by themselves, and by which colour."""

from collections.abc import Sequence

import pytest

from feldspar.games.bruges.game import BrugesState
from tests.games.bruges.account import change
from tests.games.bruges.given import act, given, hold
from tests.games.bruges.made_up import Invent, Row
from tests.games.bruges.phases import end_round, throw_dice


def listening(invent: Invent, event: str, acting: str = "accountant", *rows: Row) -> BrugesState:
    """Seat 0 scores 10 points at an event; seat 1 would, but nothing happens to it.

    `acting` is a free character of seat 0, whose effects are `rows`.
    """
    row = {"op": "gain_vp", "n": 10}
    invent("judge", f"event:{event}", row)
    invent("banker", f"event:{event}", row)
    invent(acting, "free", *rows or [{"op": "gain_florins", "n": 1}])
    state = given(
        hand=["duke", "king", "baker"],
        residents=["judge", acting],
        houses=["brown"],
        florins=20,
        workers={"red": 3, "brown": 1},
        threats={"red": 2, "blue": 2},
        piles=[["monk"], ["nun"]],
    )
    hold(state, 1, hand=["queen"], residents=["banker"])
    return state


HOUSES: list[tuple[Sequence[Row], list[str]]] = [
    ([], ["house(duke,red)"]),
    (
        [{"op": "build_house", "source": "hand", "pay_worker": False}],
        ["activate(accountant,none)", "house(king,none)"],
    ),
    (
        [{"op": "build_house", "source": "pile", "pay_worker": False}],
        ["activate(accountant,none)", "draw(1)"],
    ),
]
CANALS: list[tuple[Sequence[Row], list[str]]] = [
    ([], ["canal(king,right)"]),
    ([{"op": "build_canal", "price": "double"}], ["activate(accountant,none)", "dig(left)"]),
]
PLACED: list[tuple[Sequence[Row], list[str]]] = [
    ([], ["place(baker,brown)", "take(red)", "take(red)", "take(red)"]),
    (
        [{"op": "place_character", "minus": 1}],
        ["activate(accountant,none)", "place(duke,brown)"],
    ),
]


@pytest.mark.rule("BRG-15.37")
@pytest.mark.parametrize(
    ("event", "rows", "written"),
    [
        *[("house_built", *way) for way in HOUSES],
        *[("canal_built", *way) for way in CANALS],
        *[("character_placed", *way) for way in PLACED],
        ("workers_action", [], ["workers(duke)"]),
        ("threat_action", [], ["threat(duke,red)"]),
        (
            "advanced",
            [{"op": "advance", "steps": 1, "price": 0}],
            ["activate(accountant,none)"],
        ),
    ],
)
def test_an_event_happens_whatever_brings_it(
    invent: Invent, event: str, rows: Sequence[Row], written: list[str]
) -> None:
    extra = 1 if event == "threat_action" else 0
    state = listening(invent, event, "accountant", *rows)
    changes = change(state, *written)
    assert changes["points"] == 10 + extra
    assert "1: points" not in changes
    other = "disaster" if event != "disaster" else "advanced"
    assert change(listening(invent, other, "accountant", *rows), *written).get("points", 0) == extra


@pytest.mark.rule("BRG-15.37")
def test_every_level_is_an_event_of_its_own(invent: Invent) -> None:
    row = {"op": "advance", "steps": 3, "price": 2}
    state = listening(invent, "advanced", "accountant", row)
    assert change(state, "activate(accountant,none)")["points"] == 30
    state = listening(invent, "advanced")
    throw_dice(state, red=1)
    assert change(state, "advance")["points"] == 10


@pytest.mark.rule("BRG-15.37")
def test_other_actions_and_other_ways_to_gain_workers_or_lose_markers_are_none(
    invent: Invent,
) -> None:
    take = {"op": "gain_workers", "n": 1, "colour": "red"}
    state = listening(invent, "workers_action", "accountant", take)
    assert "points" not in change(state, "activate(accountant,none)", "florins(duke)")
    discard = {"op": "discard_threat", "n": 1, "colour": "any"}
    state = listening(invent, "threat_action", "accountant", discard)
    assert change(state, "activate(accountant,none)", "discard(red)")["points"] == 1


@pytest.mark.rule("BRG-15.37")
@pytest.mark.parametrize("colour", ["blue", "brown", "yellow", "red", "violet"])
def test_a_disaster_is_an_event_to_whoever_suffers_it(invent: Invent, colour: str) -> None:
    gift = {"op": "give_threat", "colour": colour, "n": 1}
    state = listening(invent, "disaster", "accountant", gift)
    hold(state, 1, threats={colour: 2}, houses=["red"])
    answers = {"red": ["burn(red)"]}.get(colour, [])
    changes = change(state, "activate(accountant,none)", *answers)
    # The plague takes seat 1's only character, who would have answered it.
    scored = {"brown": 0, "violet": 10 - 3}.get(colour, 10)
    assert changes.get("1: points", 0) == scored
    assert "points" not in changes


@pytest.mark.rule("BRG-15.37")
def test_a_turned_majority_marker_is_an_event_each(invent: Invent) -> None:
    state = listening(invent, "majority_flipped")
    hold(state, 0, level=1, tiles=(1, 0), majorities=["canal"])
    end_round(state)  # progress and characters; the canal marker was turned before
    assert [holding.score for holding in state.holdings] == [5 + 20, 5]


@pytest.mark.rule("BRG-15.37")
@pytest.mark.parametrize(
    ("event", "written", "colour"),
    [
        ("house_built", "house(duke,red)", "red"),
        ("canal_built", "canal(king,right)", "brown"),
        ("character_placed", "place(duke,brown)", "red"),
        ("workers_action", "workers(king)", "brown"),
        ("threat_action", "threat(duke,red)", "red"),
    ],
)
def test_the_colour_of_an_event(invent: Invent, event: str, written: str, colour: str) -> None:
    plain = change(listening(invent, "disaster"), written)
    state = listening(invent, event)
    row = {"op": "gain_workers", "n": 7, "colour": "event"}
    invent("judge", f"event:{event}", row)
    changes = change(state, written)
    assert changes.pop(f"worker {colour}") == plain.pop(f"worker {colour}", 0) + 7
    assert changes == plain


@pytest.mark.rule("BRG-15.37")
def test_the_colour_of_action_iii_is_that_of_the_card(invent: Invent) -> None:
    state = listening(invent, "threat_action")
    invent("judge", "event:threat_action", {"op": "gain_workers", "n": 7, "colour": "event"})
    hold(state, 0, residents=["forger"])
    assert change(state, "threat(king,red)")["worker brown"] == 7


@pytest.mark.rule("BRG-15.37")
def test_the_colour_of_a_disaster(invent: Invent) -> None:
    gift = {"op": "give_threat", "colour": "violet", "n": 1}
    state = listening(invent, "disaster", "accountant", gift)
    invent("banker", "event:disaster", {"op": "gain_workers", "n": 7, "colour": "event"})
    hold(state, 1, threats={"violet": 2})
    act(state, "activate(accountant,none)")
    assert state.holdings[1].workers == [0, 0, 0, 0, 7]
