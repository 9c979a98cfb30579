"""Section 2: what lies where before the first card is drawn."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from feldspar.games.bruges.game import GAME, BrugesState
from feldspar.games.bruges.rules.cards.characters import DECKS
from feldspar.games.bruges.rules.components import SECTIONS
from feldspar.games.bruges.rules.position import DRAWING
from tests.games.bruges.given import act, choices, given, hold, points, threats, workers
from tests.games.bruges.phases import of_colours

each_number = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def games(seats: int) -> list[BrugesState]:
    """Many games before the first decision. They are not to be changed."""
    return [GAME.new(seats, b"setup %d" % n) for n in range(300)]


# -------------------------------------------------------------------------------------- the cards


@pytest.mark.rule("BRG-2.1")
@each_number
def test_all_165_cards_are_shuffled(seats: int) -> None:
    for state in games(seats):
        assert sorted([*state.extra, *state.piles[0], *state.piles[1]]) == sorted(DECKS[GAME.rules])
    for pile in range(3):
        for place in (0, -1):
            seen = Counter([*state.piles, state.extra][pile][place] for state in games(seats))
            assert len(seen) > 120  # 138 expected
            assert max(seen.values()) < 12


@pytest.mark.rule("BRG-2.2", "BRG-2.3")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [33, 33]), (3, [50, 49]), (4, [66, 66])])
def test_a_stack_for_each_player_makes_two_draw_piles(seats: int, sizes: list[int]) -> None:
    """The rulebook's example: with three, two stacks of 33 form the extra pile."""
    extra = {2: 99, 3: 66, 4: 33}[seats]
    for state in games(seats):
        assert [len(cards) for cards in state.piles] == sizes
        assert len(state.extra) == extra


@pytest.mark.rule("BRG-2.3")
@each_number
def test_the_extra_pile_lies_untouched_until_a_pile_is_empty(seats: int) -> None:
    state, choose = GAME.new(seats, b"extra"), Random(seats)
    extra = state.extra
    while not state.last:
        assert state.extra == extra
        assert all(state.piles)
        seat = state.decider()
        state.step(seat, choose.choice(state.legal(seat)))
    assert state.extra == []
    assert extra in state.piles


# ------------------------------------------------------------------------------------ the players


@pytest.mark.rule("BRG-2.4")
@each_number
def test_what_everybody_begins_with(seats: int) -> None:
    state = GAME.new(seats, b"start")
    assert len(state.holdings) == seats
    for holding in state.holdings:
        assert (holding.score, points(holding)) == (5, {"start": 5})
        assert (holding.level, holding.florins, holding.majorities) == (0, 5, 0)
        assert workers(holding) == dict.fromkeys(["blue", "brown", "yellow", "red", "violet"], 1)
        assert threats(holding) == {}
        assert (holding.hand, holding.fresh, holding.houses, holding.residents) == ([], [], [], [])
        assert (holding.tiles, holding.statues) == ([0, 0], [])
    begun = [event for event in state.opening() if event.rule == "BRG-2.4"]
    assert [(event.seat, event.points) for event in begun] == [(seat, 5) for seat in range(seats)]


@pytest.mark.rule("BRG-2.5")
@each_number
def test_everybody_is_given_a_gate_of_ones_own_at_random(seats: int) -> None:
    for state in games(seats):
        assert len({holding.gate for holding in state.holdings}) == seats
    for seat in range(seats):
        gates = Counter(state.holdings[seat].gate for state in games(seats))
        assert sorted(gates) == [0, 1, 2, 3]
        assert max(gates.values()) < 120  # 75 expected


@pytest.mark.rule("BRG-2.5")
@pytest.mark.parametrize("section", [0, 1])
def test_everybody_builds_in_two_sections_of_ones_own(section: int) -> None:
    state = given(4, hand=["brigand", "troublemaker"])  # blue and brown, the colours of gate 0
    assert {one.split(",")[1] for one in choices(state, "canal")} == {"left)", "right)"}
    card = ["brigand", "troublemaker"][section]
    act(state, f"canal({card},{SECTIONS[section]})")
    built = [1 - section, section]
    assert [holding.tiles for holding in state.holdings] == [built, [0, 0], [0, 0], [0, 0]]


# ------------------------------------------------------------------------------------ other things


LAST_SPACES = ["brown", "yellow", "violet", "blue", "red", "yellow"]
"""Of the left sections of the first three gates, then of the right ones."""


@pytest.mark.rule("BRG-1.11", "BRG-2.6")
def test_the_statues_lie_in_one_stack_with_seven_on_top() -> None:
    state = given(4, hand=())
    cards = of_colours(*LAST_SPACES)
    for seat in range(3):
        hold(state, seat, hand=cards[seat::3], tiles=(4, 4), florins=10)
    for number, card in enumerate(cards):
        assert state.decider() == number % 3
        act(state, f"canal({card},{SECTIONS[number // 3]})")
    statues = [holding.statues for holding in state.holdings]
    assert statues == [[7, 4], [6, 3], [5, 2], []]
    assert state.statues == []


@pytest.mark.rule("BRG-2.7")
@each_number
def test_the_first_player_is_drawn(seats: int) -> None:
    times = Counter(state.first for state in games(seats))
    assert sorted(times) == list(range(seats))
    assert all(abs(count - 300 / seats) < 40 for count in times.values())
    for state in games(seats):
        assert state.actors() == [state.first]
        assert (state.phase, state.round) == (DRAWING, 1)


@pytest.mark.rule("BRG-2.7", "BRG-3.2")
@each_number
def test_turn_order_is_clockwise_by_seat(seats: int) -> None:
    for first in range(seats):
        state = next(state for state in games(seats) if state.first == first).clone()
        order = []
        while state.phase == DRAWING:
            order.append(state.decider())
            act(state, "draw(1)")
        clockwise = [(first + place) % seats for place in range(seats)]
        assert order == [seat for seat in clockwise for _ in range(5)]
