"""Check of a title's puzzles with another seed: is the best decision still the best?

A search must find it again, and its lead over every other decision is measured in worlds that were
never seen before.
"""

import math
from typing import Final, NamedTuple

from feldspar.games import load
from feldspar.kernel.chance import subkey
from feldspar.lab.puzzles.search import SIMULATIONS, WORLDS, compare_with_all, find_best, margin
from feldspar.table.content.puzzles import load_puzzles

_DOUBT: Final = 1.96
"""So many standard errors are a doubt."""


class PuzzleJob(NamedTuple):
    """A puzzle of a title that is to be looked at."""

    title: str
    number: int
    """From 1."""
    seed: str
    simulations: int = SIMULATIONS
    worlds: int = WORLDS


class CheckedPuzzle(NamedTuple):
    """What came of it."""

    number: int
    decision: str
    """What should be the best."""
    found: str
    """What the search has found, in the form that stands for all that bring the same."""
    agrees: bool
    margin: float
    """How far the best was ahead of the others this time: a chance from 0 to 1, or points."""
    margin_of_error: float
    points_only: bool

    @property
    def confidence(self) -> float:
        """How sure it is that the best is ahead, from 0 to 1."""
        return 0.5 * math.erfc(
            -_DOUBT * self.margin / max(self.margin_of_error, 1e-9) / math.sqrt(2)
        )


def check(job: PuzzleJob) -> CheckedPuzzle:
    """Look at a puzzle anew."""
    game = load(job.title)
    puzzle = load_puzzles(game)[job.number - 1]
    state, seed = puzzle.state(game), f"{job.seed}/{job.number}".encode()
    found = game.actions.text(
        find_best(state, puzzle.seat, subkey(seed, b"search"), job.simulations)
    )
    sought = puzzle.best.decision
    action = game.actions.parse(sought)
    judge = compare_with_all(state, puzzle.seat, subkey(seed, b"measure"), action)
    judge.evaluate_in_worlds(job.worlds)
    agrees = found == puzzle.canonical_decisions(state)[sought]
    return CheckedPuzzle(
        job.number, sought, found, agrees, *margin(judge), puzzle.best.chance is None
    )
