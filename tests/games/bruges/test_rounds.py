"""Sections 3 and 6: the phases of a round, and whose turn it is."""

from functools import cache
from itertools import groupby

import pytest

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.position import DRAWING, OVER
from feldspar.kernel.events import Event
from tests.games.bruges.given import act, choices, given, hold, names, refusal
from tests.games.bruges.phases import end_round

each_number = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def played(seats: int) -> list[list[Event]]:
    """What is told in each round of a game in which only the first seat ever advances."""
    state = GAME.new(seats, b"course")
    state.log = []
    rounds: list[list[Event]] = []
    while state.actors():
        seat, begun = state.decider(), state.round
        simple = [f"florins({name})" for name in names(state.holdings[seat].hand)]
        simple += [f"draw({higher(state)})", "advance" if seat == 0 else "done"]
        state.play(seat, next(written for written in simple if written in choices(state)))
        if state.round != begun or state.phase == OVER:
            rounds.append(state.log)
            state.log = []
    return rounds


def higher(state: BrugesState) -> int:
    """The number of the higher pile."""
    return 1 if len(state.piles[0]) >= len(state.piles[1]) else 2


def phase(event: Event) -> int:
    """The phase something is told in."""
    key = event.text.key
    if key in ("log-draw", "log-extra"):
        return 1
    if key in ("log-play", "log-die"):
        return 3
    return 4 if key.startswith("log-majority") else 2


# ------------------------------------------------------------------------------------- the phases


@pytest.mark.rule("BRG-3.1")
@each_number
def test_a_round_is_drawing_then_dice_then_cards_then_majorities(seats: int) -> None:
    endings = ("log-round", "log-last-round", "log-end", "log-final")
    seen = []
    for events in played(seats):
        inside = [event for event in events if not event.text.key.startswith(endings)]
        seen.append([number for number, _ in groupby(phase(event) for event in inside)])
    assert all(phases in ([1, 2, 3], [1, 2, 3, 4]) for phases in seen)
    assert [1, 2, 3, 4] in seen


@pytest.mark.rule("BRG-3.3")
@pytest.mark.parametrize(("last", "over"), [(0, False), (3, False), (2, True)])
def test_the_game_ends_after_the_majorities_of_the_last_round_only(last: int, over: bool) -> None:
    state = given(round=2)
    hold(state, 0, level=3)
    state.last = last
    end_round(state)
    assert state.holdings[0].majorities == 0b001
    assert (state.phase == OVER, state.actors() == []) == (over, over)
    assert state.scores()[0] == (5 + 3 + 4 if over else 5)
    if over:
        assert refusal(state, "draw(1)", 0) == "BRG-11.1"


@pytest.mark.rule("BRG-3.3", "BRG-6.1", "BRG-17.12")
@each_number
def test_everybody_has_four_turns_in_every_round_and_in_the_last_as_well(seats: int) -> None:
    rounds = played(seats)
    assert len(rounds) == 8
    first = rounds[0][0].seat  # who draws first
    for number, events in enumerate(rounds):
        order = [event.seat for event in events if event.text.key == "log-play"]
        assert order == [(first + number + turn) % seats for turn in range(seats)] * 4


@pytest.mark.rule("BRG-3.2", "BRG-6.1")
def test_turns_rotate_in_player_order_and_nobody_else_acts() -> None:
    state = given(3, hand=["baker", "poet"])
    hold(state, 1, hand=["judge", "mayor"])
    hold(state, 2, hand=["fence", "duke"])
    for seat, card in ((0, "baker"), (1, "judge"), (2, "fence"), (0, "poet"), (1, "mayor")):
        assert state.actors() == [seat]
        others = {refusal(state, f"workers({card})", other) for other in {0, 1, 2} - {seat}}
        assert others == {"BRG-3.2"}
        act(state, f"workers({card})")
    assert (state.actors(), state.turn) == ([2], 1)


@pytest.mark.rule("BRG-6.7")
def test_cards_left_after_the_fourth_turn_are_kept() -> None:
    state = given(hand=["baker", "poet", "fence"], turn=4)
    act(state, "workers(baker)")
    assert (state.round, state.phase) == (2, DRAWING)
    assert sorted(names(state.holdings[0].hand)) == ["fence", "poet"]
    for _ in range(5 + 3):
        act(state, "draw(1)")
    assert {"fence", "poet"} < {*names(state.holdings[0].hand)}
    assert len(state.holdings[0].hand) == 5
