"""What the table says: who decides what, what follows, what happened; in both languages."""

from random import Random
from typing import Any

import pytest

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.components import COLOURS
from feldspar.games.bruges.rules.pending.disasters import Fire, Strikes
from feldspar.games.bruges.rules.pending.opponents import Give
from feldspar.games.bruges.rules.pending.placed import Again
from feldspar.games.bruges.rules.pending.straighten import Straighten
from feldspar.games.bruges.rules.position import DICE, OVER
from feldspar.games.bruges.view.moves import moves
from feldspar.games.bruges.view.prompts import hint, prompt, status
from feldspar.kernel.events import Event, Text
from feldspar.kernel.text.event_text import event_text
from feldspar.kernel.units import Seat
from tests.games.bruges.given import act, choices, given, hold
from tests.games.bruges.told import WORDS, complete, games, said

NAMES = [["You", "Bea", "Cid", "Dot"], ["Vous", "Bea", "Cid", "Dot"]]


def test_everything_can_be_said_in_both_languages() -> None:
    heard: set[str] = set()
    for state, seat in games(6):
        said(status(state))
        for viewer in range(-1, state.seats):
            ahead = moves(state, viewer) if viewer == seat else []
            text = prompt(state, viewer)
            said(text)
            below = hint(state, viewer, ahead)
            if below is not None:
                said(below)
                heard.add(below.key)
            heard.add(text.key)
        for move in moves(state, seat):
            said(move.label)
            if move.price:
                said(move.price.text)
            heard.add(move.label.key)
    assert {"prompt-fire", "hint-discard", "move-burn"} <= heard


def test_the_log_can_be_told_to_everybody() -> None:
    for seats in (2, 3, 4):
        state, chance = GAME.new(seats, b"log"), Random(seats)
        state.log = state.opening()
        while state.actors():
            state.step(state.decider(), chance.choice(state.legal(state.decider())))
        for event in state.log:
            check(event)


def check(event: Event) -> None:
    """That an event can be told to whom it happened, and to the others."""
    for words, names in zip(WORDS, NAMES, strict=True):
        for reader in (-1, event.seat):
            told = event_text(event, words, names, reader)
            assert complete(told), told
        if event.points:
            assert "source-" + event.text.key.removeprefix("log-") in words


# -------------------------------------------------------------------------------- out of one's turn


def test_whoever_sends_a_character_is_named() -> None:
    state = given(hand=["beggar"], houses=["red"])
    hold(state, 1, workers={"red": 2, "blue": 2})
    act(state, "place(beggar,red)")
    assert isinstance(state.stack[-1], Give)
    assert said(prompt(state, 1)) == "Seat 1 sends the Beggar: give 2 workers."
    assert said(prompt(state, 0)) == "Seat 2 chooses 2 workers to give Seat 1."
    assert said(hint(state, 0, []) or Text("")) == "Then your turn goes on."
    assert said(moves(state, 1)[0].label) == "Give Seat 1 1 blue worker"


def test_a_disaster_says_where_it_comes_from() -> None:
    state = given(residents=["arsonist"], workers={"red": 1})
    hold(state, 1, houses=["red", "blue"], threats={"red": 2})
    act(state, "activate(arsonist,red)")
    assert isinstance(state.stack[-1], Fire)
    assert said(prompt(state, 1)) == "Seat 1 sends the Arsonist: choose the house you lose."
    hold(state, 1, tiles=(1, 0))
    state.phase = DICE
    assert said(prompt(state, 1)) == "Fire: choose the house or the canal tile you lose."


def test_effects_may_be_repeated_and_characters_straightened() -> None:
    state = given(hand=["baker", "alchemist"], residents=["astronomer"], houses=["red"], florins=9)
    act(state, "place(alchemist,red)")
    assert isinstance(state.stack[-1], Again)
    assert said(prompt(state, 0)) == "You may let the Alchemist act a second time."
    labels = [said(move.label) for move in moves(state, 0)]
    assert labels == ["Let the Alchemist act again. Take 6 florins.", "Once is enough"]
    state = given(
        residents=["composer", "valet", "prince"], workers={"brown": 1, "red": 1, "yellow": 1}
    )
    act(
        state,
        "activate(prince,yellow)",
        "activate(valet,red)",
        "draw(1)",
        "activate(composer,brown)",
    )
    assert isinstance(state.stack[-1], Straighten)
    assert [said(move.label) for move in moves(state, 0)] == [
        "Straighten the Valet",
        "Straighten the Prince",
    ]
    assert said(prompt(state, 1)) == "Seat 1 straightens a character."


def test_a_giver_is_told_without_a_name_for_the_reader() -> None:
    event = Event(1, Text("log-give-florins", {"n": 3, "name": Text("seat-name", {"n": 1})}), "")
    told = [event_text(event, words, names, 0) for words, names in zip(WORDS, NAMES, strict=True)]
    assert told == ["Bea gave you 3 florins.", "Bea vous a donné 3 florins."]


# --------------------------------------------------------------------------------- what follows


def test_what_threatens_is_told() -> None:
    state = given(threats={"red": 2, "brown": 1}, turn=4)
    told = (
        "Choose a card, then what you do with it. One marker away: the Fire. "
        "This is your last turn of the round."
    )
    assert said(hint(state, 0, moves(state, 0)) or Text("")) == told
    hold(state, 0, hand=["page"])
    kept = f"{told} What is left in hand, you keep."
    assert said(hint(state, 0, moves(state, 0)) or Text("")) == kept


def test_the_end_says_who_won_and_how_a_tie_was_broken() -> None:
    state = given(3)
    state.phase = OVER
    for seat, (points, florins) in enumerate([(30, 2), (30, 5), (20, 9)]):
        hold(state, seat, score=points, florins=florins)
    assert said(status(state)) == "Game over"
    assert said(prompt(state, 1)) == "You win with 30 points."
    assert said(prompt(state, 0)) == "Seat 2 wins with 30 points."
    tie = "The tie goes to whoever has more florins."
    assert [said(hint(state, seat, []) or Text("")) for seat in range(3)] == [
        f"You are second. {tie}",
        tie,
        f"You are third. {tie}",
    ]
    hold(state, 0, florins=5)
    assert said(prompt(state, -1)) == "Seat 1 and Seat 2 share the win with 30 points each."
    hold(state, 0, score=10)
    assert hint(state, 1, []) is None


# ------------------------------------------------------------------------------ what is true now


def labels(state: BrugesState) -> list[str]:
    """What may be decided now, in words."""
    return [said(move.label) for move in moves(state, state.decider())]


@pytest.mark.rule("BRG-15.13")
def test_a_trade_is_told_to_others_as_anothers_and_may_end_half_way() -> None:
    state = given(hand=["baker"], residents=["fence"])
    act(state, "activate(fence,none)")
    assert "your" not in said(prompt(state, 1))
    state = given(residents=["broker"], workers={"red": 2})
    act(state, "activate(broker,none)")
    assert "Do not trade" in labels(state)
    act(state, "pay(red)")
    assert "Trade no more" in labels(state)


@pytest.mark.rule("BRG-15.11", "BRG-6.5")
def test_the_card_of_the_turn_is_announced_only_if_there_will_be_one() -> None:
    for hand, told in ((["baker", "page"], "hint-play-more"), (["baker"], None)):
        state = given(hand=hand, residents=["coachman"], workers={"yellow": 1})
        act(state, "activate(coachman,yellow)")
        found = hint(state, 0, moves(state, 0))
        assert (found.key if found else None) == told


@pytest.mark.rule("BRG-9.9")
def test_of_several_disasters_each_says_what_it_would_take_now() -> None:
    state = given(florins=0, threats=dict.fromkeys(("brown", "yellow", "red", "violet"), 3))
    state.push(Strikes(Seat(0)))
    hold(state, 0, score=1)
    assert labels(state) == [
        "First the Plague: you have no character to lose",
        "First the Raid: you have no florins to lose",
        "First the Fire: you have neither house nor canal tile to lose",
        "First the Intrigue: lose 1 point",
    ]
    hold(state, 0, residents=["page"], florins=4, score=9)
    assert labels(state) == [
        "First the Plague: lose a character",
        "First the Raid: lose all 4 florins",
        "First the Fire: lose a house or a canal tile",
        "First the Intrigue: lose 3 points",
    ]


@pytest.mark.rule("BRG-15.8", "BRG-15.21")
def test_a_tile_without_a_card_is_asked_for_at_ones_own_price() -> None:
    for residents, price in ((["acrobat"], "twice its price"), (["acrobat", "well-builder"], "")):
        state = given(residents=residents, workers={"red": 1, "blue": 1, "brown": 1, "violet": 1})
        acrobat = next(one for one in choices(state) if one.startswith("activate(acrobat"))
        act(state, acrobat)
        assert said(prompt(state, 0)).endswith(f"{price}.")
        assert ("price" in said(prompt(state, 0))) == bool(price)


@pytest.mark.parametrize(
    ("rule", "start", "decisions"),
    [
        (
            "BRG-15.5",
            {"hand": ["gambler"], "houses": ["red"], "florins": 12},
            ["place(gambler", "die(red)"],
        ),
        ("BRG-15.13", {"residents": ["broker"], "workers": {"red": 1}}, ["activate", "pay(red)"]),
        (
            "BRG-15.12",
            {"residents": ["servant"], "workers": {"red": 1}},
            ["activate(servant", "pay(red)", "take(blue)"],
        ),
        (
            "BRG-16.3",
            {"hand": ["moneylender"], "houses": ["red"], "florins": 15},
            ["place(moneylender"],
        ),
    ],
)
def test_the_log_names_the_rule_by_which_something_came(
    rule: str, start: dict[str, Any], decisions: list[str]
) -> None:
    state = given(**{"workers": dict.fromkeys(COLOURS, 1), **start})
    for decision in decisions:
        events = act(state, min(one for one in choices(state) if one.startswith(decision)))
    gains = ("log-florins", "log-workers", "log-give-florins")
    assert {event.rule for event in events if event.text.key in gains} == {rule}
