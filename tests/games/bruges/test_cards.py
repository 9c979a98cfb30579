"""Every character does what its row of data says, and nothing else changes."""

from collections import Counter

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.kernel.units import Seat
from tests.games.bruges.account import account, change, differences
from tests.games.bruges.given import choices, hold, refusal
from tests.games.bruges.oracle import LAUREL, carried_out
from tests.games.bruges.phases import end_round
from tests.games.bruges.rich import bare, rich
from tests.games.bruges.tally import ROWS, owned, residents, scored


def of(*whens: str) -> list[str]:
    """The characters that act at such moments."""
    return [name for name, row in ROWS.items() if row["when"].partition(":")[0] in whens]


def compare(
    state: BrugesState, card: str, begun: str, first: dict[str, int], colour: str = ""
) -> None:
    """A decision changes this at first, and then what the character does."""
    then = account(state)
    then.update(first)
    answers, effects = carried_out(ROWS[card]["effects"], then, colour)
    assert answers or any(effects.values())
    effects.update(first)
    assert change(state, begun, *answers) == {thing: n for thing, n in effects.items() if n}
    assert not state.stack


@pytest.mark.rule("BRG-8.1")
@pytest.mark.parametrize("card", of("placed"))
def test_lightning(card: str) -> None:
    paid = {f"hand {card}": -1, f"{card} in red": 1, "florins": -ROWS[card]["price"]}
    compare(rich(card, lives=False), card, f"place({card},red)", paid)


@pytest.mark.rule("BRG-8.3", "BRG-8.4")
@pytest.mark.parametrize("card", of("activated", "free"))
def test_activation(card: str) -> None:
    worker = ROWS[card].get("worker", "none")
    paid = {f"rotated {card}": 1, **({} if worker == "none" else {f"worker {worker}": -1})}
    compare(rich(card, lives=True), card, f"activate({card},{worker})", paid)


TRIGGERS = {
    "house_built": ("house(duke,red)", "red", {"hand duke": -1, "house red": 1, "worker red": -1}),
    "canal_built": (
        "canal(baker,left)",
        "violet",
        {"hand baker": -1, "discarded baker": 1, "tile left": 1, "florins": -4},
    ),
    "character_placed": (
        f"place({LAUREL},blue)",
        ROWS[LAUREL]["colour"],
        {f"hand {LAUREL}": -1, f"{LAUREL} in blue": 1, "florins": -3},
    ),
    "advanced": (
        "place(magistrate,blue)",
        "",
        {"hand magistrate": -1, "magistrate in blue": 1, "florins": -3, "level": 1},
    ),
    "workers_action": (
        "workers(duke)",
        "red",
        {"hand duke": -1, "discarded duke": 1, "worker red": 2},
    ),
    "threat_action": (
        "threat(duke,red)",
        "red",
        {"hand duke": -1, "discarded duke": 1, "threat red": -1, "points": 1},
    ),
}
"""A decision for each event, the colour it is about, and what else it changes."""


@pytest.mark.rule("BRG-8.5")
@pytest.mark.parametrize("card", of("event"))
def test_event(card: str) -> None:
    event = ROWS[card]["when"].partition(":")[2]
    state = rich(card, lives=True)
    if event in TRIGGERS:
        begun, colour, first = TRIGGERS[event]
        compare(state, card, begun, first, colour)
    elif event == "disaster":
        hold(state, 0, threats={"violet": 1})
        hold(state, 1, residents=["plotter"], workers={"violet": 1})
        state.active = Seat(1)
        given_to = {"threat violet": -2, "2: threat violet": 1, "points": -3}
        paid = {"1: worker violet": -1, "1: rotated plotter": 1}
        compare(state, card, "activate(plotter,violet)", {**paid, **given_to}, "violet")
    else:
        turn_two_markers(state, card)


def turn_two_markers(state: BrugesState, card: str) -> None:
    """At the end of the round seat 0 has the most characters and levels."""
    state.holdings[0].majorities = 4
    before = account(state)
    _, once = carried_out(ROWS[card]["effects"], before)
    end_round(state)
    changes = differences(before, account(state))
    turned = {"majority progress": 1, "majority character": 1, "round": 1}
    straightened = {f"rotated {name}": -1 for name in owned(before, "rotated")}
    twice = {thing: 2 * n for thing, n in once.items()}
    assert changes == {**turned, **straightened, **twice}


# --------------------------------------------------------------------------------- final scoring


@pytest.mark.rule("BRG-8.6", "BRG-11.4")
@pytest.mark.parametrize("card", of("final"))
def test_laurel(card: str) -> None:
    for calm in (False, True):
        state = rich(card, lives=True)
        if calm:
            hold(state, 0, houses=["brown", "yellow", "violet"]).threats = [0] * 5
        state.last = state.round
        before = account(state)
        end_round(state)
        laurel = sum(scored(row, before) for row in ROWS[card]["effects"])
        expected = {"points": printed(before) + laurel}
        for seat in (1, 2):
            expected[f"{seat}: points"] = 1 + 1  # a house, and the first level
        assert differences(before, account(state)) == expected


def printed(things: Counter[str]) -> int:
    """What the rich one scores without laurels."""
    prices: int = sum(ROWS[name]["price"] // 3 for name in residents(things))
    houses = sum(owned(things, "house").values())
    return prices + houses + 3 * 4 + 3 + 3 + 6 + 4  # majorities, third spaces, statue, level


# ------------------------------------------------------------------------------------ of some use


@pytest.mark.rule("BRG-8.10")
@pytest.mark.parametrize("card", of("activated", "free"))
def test_an_activation_is_offered_if_it_can_change_something(card: str) -> None:
    worker = ROWS[card].get("worker", "none")
    written = f"activate({card},{worker})"
    assert written in choices(rich(card, lives=True))
    state = bare(card)
    things = account(state)
    if worker != "none":
        things[f"worker {worker}"] -= 1
    answers, effects = carried_out(ROWS[card]["effects"], things)
    of_use = bool(answers) or any(effects.values())
    assert (written in choices(state)) == of_use
    assert (refusal(state, written) is None) == of_use
    if not of_use:
        assert refusal(state, written) == "BRG-8.10"
