"""Thoughts in slices, and how long a search may take."""

import time
from itertools import count

import pytest

import feldspar
from feldspar import State, bots
from feldspar.bots.learned_bots import SearchDecision
from tests.bots.test_ismcts import middle

TITLES = feldspar.titles()
TICK = 0.125
"""Seconds by which the clock of a test goes forward whenever it is looked at."""


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("feldspar.bots.learned_bots.time.monotonic", lambda: next(ticks) * TICK)


def pondered(name: str, state: State) -> bots.AnytimeDecision:
    return bots.start_deciding(bots.load(name), state, state.actors()[0], b"a seed")


@pytest.mark.parametrize("title", TITLES)
def test_in_slices_it_decides_what_it_decides_at_once(title: str) -> None:
    state = middle(title, 2, "market day", 25)
    for name in ("search(walks=60)", "learned", "random"):
        thought = pondered(name, state)
        told = [thought.progress]
        while (decision := thought.advance(0.001)) is None:
            told.append(thought.progress)
        assert decision == bots.decide(bots.load(name), state, thought.seat, b"a seed")
        assert told == sorted(set(told)), "every slice goes further"
        assert told[-1] < thought.progress == 1.0
        assert thought.is_instant == (name != "search(walks=60)")


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize(
    ("name", "walks"),
    [
        ("search(walks=12)", 12),
        ("search(seconds=0.5)", 4),
        ("search(walks=12,seconds=0.5)", 4),
        ("search(walks=3,seconds=0.5)", 3),
        ("search", 8),
    ],
)
def test_a_search_ends_with_its_walks_or_its_seconds(name: str, walks: int) -> None:
    """A walk takes a tick here, for the clock is looked at once after each."""
    thought = pondered(name, middle("burgundy", 2, "noon", 40))
    assert isinstance(thought, SearchDecision)
    thought.finish()
    assert thought.search.simulations == walks


@pytest.mark.usefixtures("ticking")
def test_only_time_spent_thinking_counts() -> None:
    thought = pondered("search(seconds=0.5)", middle("burgundy", 2, "noon", 40))
    assert thought.advance(2 * TICK) is None
    assert thought.progress == 0.5
    for _ in range(50):
        time.monotonic()
    assert thought.advance(TICK) is None
    assert thought.progress == 0.75


def test_whoever_has_no_choice_decides_at_once() -> None:
    state = feldspar.new("burgundy", 2, "noon")
    while len(state.legal(state.actors()[0])) > 1:
        feldspar.playout(state, seed=3, most=1)
    thought = pondered("search(walks=9)", state)
    assert thought.is_instant
    assert thought.advance(0.1) == state.legal(state.actors()[0])[0]


def test_a_bot_that_knows_no_slices_chooses_in_the_first() -> None:
    class Last(feldspar.Bot):
        def choose(self, view: State, seat: int, seed: bytes) -> int:
            return view.legal(seat)[-1]

    state = middle("burgundy_dice", 2, "noon", 11)
    thought = bots.start_deciding(Last(), state, state.actors()[0], b"any")
    assert not thought.is_instant, "nobody knows how long it takes"
    assert thought.advance(0.1) == state.legal(thought.seat)[-1]
