"""Measures how fast a search simulates decisions, compared with random play, and its profile.

    python scripts/search_speed.py [TITLE ...] [--seats 2] [--walks 400]

Figures are processor time of one core. With the compiled package first on PYTHONPATH they are those
of the wheel.
"""

import argparse
import time
from collections.abc import Callable

import feldspar
from feldspar.bots.ismcts import Search, SearchSettings
from feldspar.bots.weights_file import load_value_function
from feldspar.kernel.game import State

MICRO = 1e6


def positions(title: str, seats: int, count: int = 12) -> list[State]:
    """Return positions all through a game, with something to decide."""
    whole = feldspar.playout(feldspar.new(title, seats, "length"), seed=1)
    found = []
    for number in range(count):
        state = feldspar.new(title, seats, f"position {number}")
        feldspar.playout(state, seed=number, most=whole * number // (count + 1))
        while state.actors() and len(state.legal(state.actors()[0])) < 2:
            feldspar.playout(state, seed=number, most=1)
        if state.actors():
            found.append(state)
    return found


def clocked(work: Callable[[], int]) -> float:
    """Return how many a second some work gets done, told how many it did."""
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def playing(states: list[State]) -> int:
    """Play at random to the end, many times; return how many decisions were taken."""
    return sum([feldspar.playout(s.clone(), seed=n) for s in states for n in range(20)])


def searching(states: list[State], walks: int) -> tuple[int, int]:
    """Search; return how many decisions were simulated, and how many walks made."""
    steps = made = 0
    for state in states:
        value = load_value_function(state.game, state.seats)
        assert value is not None
        search = Search(value, SearchSettings(), state, state.actors()[0], b"any")
        search.run(walks)
        steps += search.steps
        made += search.simulations
    return steps, made


def each(states: list[State], work: Callable[[State], object], times: int = 300) -> float:
    """Return how many microseconds a piece of work takes, the loop around it not counted."""
    began = time.process_time()
    for state in states:
        for _ in range(times):
            work(state)
    took = time.process_time() - began
    began = time.process_time()
    for _ in states:
        for _ in range(times):
            pass
    return (took - (time.process_time() - began)) / (len(states) * times) * MICRO


def stepping(state: State) -> None:
    """Copy a position, and take its first legal decision."""
    after = state.clone()
    seat = after.actors()[0]
    after.step(seat, after.legal(seat)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=feldspar.titles())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--walks", type=int, default=400)
    asked = parser.parse_args()
    print(
        "title            walks/s  searched/s  played/s  share  determinize  step  evaluate  worth"
    )
    for title in asked.titles:
        states = positions(title, asked.seats)
        value = load_value_function(feldspar.game(title), asked.seats)
        assert value is not None
        played = clocked(lambda states=states: playing(states))  # type: ignore[misc]
        began = time.process_time()
        steps, walks = searching(states, asked.walks)
        took = time.process_time() - began
        drawn = each(states, lambda s: s.determinize(s.actors()[0], b"0123456789abcdef" * 2))
        thought = each(states, lambda s: s.evaluate(0))
        weighed = each(states, lambda s, value=value: value.evaluate(s, 0))  # type: ignore[misc]
        stepped = each(states, stepping)
        print(
            f"{title:15} {walks / took:8,.0f} {steps / took:11,.0f} {played:9,.0f}"
            f" {steps / took / played:6.2f} {drawn:9.1f} us {stepped:5.1f} {thought:7.1f}"
            f" {weighed:8.1f}"
        )


if __name__ == "__main__":
    main()
