"""Check of a title's puzzles with another seed: is the best decision still the best?

A search must find it again, and its lead over every other decision is measured in worlds that were
never used before.
"""

import math
from typing import Final, NamedTuple

from feldspar.games import load
from feldspar.kernel.chance import subkey
from feldspar.lab.puzzles.search import SIMULATIONS, WORLDS, compare_with_all, find_best, margin
from feldspar.table.content.puzzles import load_puzzles

_DOUBT: Final = 1.96
"""Standard errors of a 95% margin of error."""


class PuzzleJob(NamedTuple):
    """A puzzle of a title to check."""

    title: str
    number: int
    """From 1."""
    seed: str
    simulations: int = SIMULATIONS
    worlds: int = WORLDS


class CheckedPuzzle(NamedTuple):
    """The result of a check."""

    number: int
    decision: str
    """The decision that should be the best."""
    found: str
    """The decision the search has found, in its canonical form."""
    agrees: bool
    margin: float
    """The lead of the best over the others this time: a chance from 0 to 1, or points."""
    margin_of_error: float
    points_only: bool

    @property
    def confidence(self) -> float:
        """The confidence that the best is ahead, from 0 to 1."""
        return 0.5 * math.erfc(
            -_DOUBT * self.margin / max(self.margin_of_error, 1e-9) / math.sqrt(2)
        )


def check(job: PuzzleJob) -> CheckedPuzzle:
    """Check a puzzle with a new seed."""
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
