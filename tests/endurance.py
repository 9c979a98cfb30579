"""Many random games of a title with cheap checks, for runs of hours.

A title may add laws of its own in `tests/games/<title>/laws.py`: its `watching(state)` returns a
check that is called whenever chance has shown something new, and when the game is over.
"""

import importlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from feldspar import Game, State
from tests.laws import Table, play

GAMES = Path(__file__).parent / "games"
SAMPLE = 40
"""Generator and judge are compared once in so many decisions."""

Watching = Callable[[State], Callable[[], None]]


def own_laws(title: str) -> Watching:
    """Return what a title itself has to say about every position, if anything."""
    if not (GAMES / title / "laws.py").exists():
        return lambda state: lambda: None
    watching: Watching = importlib.import_module(f"tests.games.{title}.laws").watching
    return watching


def variants(game: Game, seats: int) -> list[dict[str, str]]:
    """Return every combination of options possible with a number of seats."""
    found = []
    for values in product(*(option.values for option in game.options.values())):
        options = dict(zip(game.options, values, strict=True))
        try:
            game.new(seats, b"", **options)
        except ValueError:  # not every variant is for every number of seats
            continue
        found.append(options)
    return found


def tables(game: Game, seats: int, numbers: range, seed: str) -> Iterator[Table]:
    """Set up numbered games, all options taking turns."""
    options = variants(game, seats)
    for number in numbers:
        key = f"{seed} {number}".encode()
        yield Table(game, seats, key, options[number % len(options)], number)


def play_lawfully(table: Table, watching: Watching) -> int:
    """Play a random game and check it all along; return how many decisions it took."""
    state = table.new()
    log = state.log = state.opening()
    check, choose, sampling = watching(state), table.choose(), table.choose()
    points = [0] * state.seats
    decisions = heard = 0
    reveals = -1
    for _ in play(state, choose):  # fails if anybody is stuck
        decisions += 1
        for event in log[heard:]:
            if event.seat >= 0 and event.visible_to(event.seat):
                points[event.seat] += event.points
        heard = len(log)
        assert points == state.scores()
        if state.reveal_count != reveals:
            reveals = state.reveal_count
            check()
        if decisions % SAMPLE == 0:
            for seat in state.actors():
                legal = state.legal(seat)
                assert legal
                assert all(state.why_not(seat, action) is None for action in legal)
                other = sampling.randrange(state.game.actions.size)
                assert (other in legal) == (state.why_not(seat, other) is None)
    check()
    assert 1 in state.ranking() or state.seats == 1  # alone one may lose to the game itself
    return decisions
