"""Every passive character changes what its row of data says: once without it, once with it."""

from collections.abc import Callable

import pytest

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.units import Card
from tests.games.bruges.account import account, change, differences
from tests.games.bruges.given import act, choices, hold
from tests.games.bruges.oracle import LAUREL, SPARE
from tests.games.bruges.phases import begin_round, end_round, throw_dice
from tests.games.bruges.rich import rich
from tests.games.bruges.tally import ROWS, Row

PASSIVE = [name for name, row in ROWS.items() if row["when"] == "passive"]


def without_and_with(card: str) -> tuple[BrugesState, BrugesState]:
    """The rich position, and the same with the character in it: both with a house more."""
    bare, full = rich(card, lives=True), rich(card, lives=True)
    bare.holdings[0].move_out(Card(bare.holdings[0].residents[0]))
    return bare, full


def more(card: str, *written: str) -> dict[str, int]:
    """What a decision changes with the character, beyond what it changes without."""
    bare, full = without_and_with(card)
    plain, changes = change(bare, *written), change(full, *written)
    things = plain.keys() | changes.keys()
    found = {thing: changes.get(thing, 0) - plain.get(thing, 0) for thing in things}
    return {thing: number for thing, number in found.items() if number}


def new_choices(card: str, kind: str) -> tuple[set[str], set[str]]:
    """The decisions of a kind that only the character allows, and those it forbids."""
    bare, full = without_and_with(card)
    return choices(full, kind) - choices(bare, kind), choices(bare, kind) - choices(full, kind)


# ------------------------------------------------------------------------------- actions I to VI


def workers_bonus(card: str, row: Row) -> None:
    assert more(card, "workers(duke)") == {"worker red": row["n"]}


def florins_bonus(card: str, row: Row) -> None:
    assert more(card, "florins(duke)") == {"florins": row["n"]}


def threat_any_card(card: str, row: Row) -> None:
    allowed, forbidden = new_choices(card, "threat")
    # Six cards, and a marker of each of five colours.
    assert (len(allowed), forbidden) == (6 * 4, set())
    _, full = without_and_with(card)
    changes = change(full, f"threat({SPARE},red)")
    played = {f"hand {SPARE}": -1, f"discarded {SPARE}": 1}
    assert changes == {**played, "threat red": -1, "points": 1}


def canal_price(card: str, row: Row) -> None:
    assert more(card, "canal(baker,left)") == {"florins": 4 - row["set"]}


def canal_any_card(card: str, row: Row) -> None:
    allowed, forbidden = new_choices(card, "canal")
    assert allowed == {
        f"canal({name},left)" for name in (SPARE, LAUREL, "duke", "peddler", "magistrate")
    }
    assert not forbidden
    _, full = without_and_with(card)
    built = {f"hand {SPARE}": -1, f"discarded {SPARE}": 1, "tile left": 1, "florins": -4}
    assert change(full, f"canal({SPARE},left)") == built


def house_worker(card: str, row: Row) -> None:
    allowed, forbidden = new_choices(card, "house")
    if row["mode"] == "any":
        assert (len(allowed), forbidden) == (6 * 4, set())
        assert "house(duke,blue)" in allowed
    else:
        assert (len(allowed), len(forbidden)) == (6, 6)
        assert "house(duke,none)" in allowed


def character_price(card: str, row: Row) -> None:
    assert more(card, f"place({LAUREL},blue)") == {"florins": row["minus"]}


def double_lightning(card: str, row: Row) -> None:
    bare, full = without_and_with(card)
    once = change(bare, "place(peddler,blue)")
    assert not choices(bare, "again")
    assert change(full, "place(peddler,blue)") == once
    assert change(full, "again") == {"florins": 4}


def activation_any_worker(card: str, row: Row) -> None:
    allowed, forbidden = new_choices(card, "activate")
    others = ("blue", "brown", "yellow", "violet")
    assert allowed == {f"activate(alderman,{colour})" for colour in others}
    assert not forbidden


# ------------------------------------------------------------------------------------ other phases


def advance_price(card: str, row: Row) -> None:
    bare, full = without_and_with(card)
    for state in (bare, full):
        throw_dice(state, red=2, blue=2)
    assert change(bare, "advance") == {"level": 1, "florins": -4}
    assert change(full, "advance") == {"level": 1, "florins": row["minus"] - 4}


def advance_blocked(card: str, row: Row) -> None:
    bare, full = without_and_with(card)
    for state in (bare, full):
        throw_dice(state)
    assert not choices(bare, "advance")
    assert change(full, "advance") == {"level": 1, "florins": -row["price"]}


def hand_size(card: str, row: Row) -> None:
    bare, full = without_and_with(card)
    for state in (bare, full):
        state.holdings[0].hand = []
        begin_round(state)
        act(state, *["draw(1)"] * 5)
    assert bare.decider() == 1
    assert (full.decider(), choices(full)) == (0, {"draw(1)", "draw(2)", "done"})
    act(full, *["draw(2)"] * (row["n"] - 5))
    assert (len(full.holdings[0].hand), full.decider()) == (row["n"], 1)


def majority_tie(card: str, row: Row) -> None:
    bare, full = without_and_with(card)
    for state in (bare, full):
        state.holdings[0].majorities = 0
        hold(state, 0, level=1, tiles=(1, 2))
        before = account(state)
        end_round(state)
        changes = differences(before, account(state))
        turned = {name for name in changes if "majority" in name}
        ties = {"majority progress", "majority canal"} if state is full else set()
        assert turned == {"majority character", *ties}


STRIKES = {
    "flood": "blue",
    "plague": "brown",
    "raid": "yellow",
    "fire": "red",
    "intrigue": "violet",
}


def immunity(card: str, row: Row) -> None:
    colour = STRIKES[row["disaster"]]
    safe = {f"threat {colour}": -2, f"1: threat {colour}": 1, f"2: threat {colour}": 1}
    bare, full = without_and_with(card)
    for state in (bare, full):
        hold(state, 0, threats={colour: 1})
        before = account(state)
        throw_dice(state, **{colour: 5})
        changes = differences(before, account(state))
        changes = {thing: n for thing, n in changes.items() if not thing.startswith("die ")}
        # Without it something is lost, or must be chosen.
        assert (changes == safe and not state.stack) == (state is full)


SCENARIOS: dict[str, Callable[[str, Row], None]] = {
    function.__name__: function
    for function in (
        workers_bonus,
        florins_bonus,
        threat_any_card,
        canal_price,
        canal_any_card,
        house_worker,
        character_price,
        double_lightning,
        activation_any_worker,
        advance_price,
        advance_blocked,
        hand_size,
        majority_tie,
        immunity,
    )
}


@pytest.mark.rule("BRG-8.5")
@pytest.mark.parametrize("card", PASSIVE)
def test_passive(card: str) -> None:
    for row in ROWS[card]["effects"]:
        SCENARIOS[row["op"]](card, row)
