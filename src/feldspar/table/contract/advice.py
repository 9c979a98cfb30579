"""Data types of hints and reviews.

A part of the contract, as `contract` is.
"""

from typing import NamedTuple

from feldspar.kernel.coaching import Goal
from feldspar.kernel.events import Text


class Advised(NamedTuple):
    """A decision and its expected outcome, from what its seat knows."""

    decision: str
    """The written form to submit."""
    chance: float | None
    """Chance to win, from 0 to 1; null in a solo game for points."""
    behind: float
    """How far its chance is below that of the first, from 0 to 1; negative if it is above."""
    doubt: float
    """95% margin of error of `behind`, or of its own chance for the first decision."""
    points: float
    """The expected score."""
    low: int | None
    """The 10th percentile of the score; null until enough games were played to the end."""
    high: int | None
    """The 90th percentile of the score."""
    sources: dict[str, float]
    """The points still to come, by the message key of their source; only sources that occur in most
    games."""
    differs: dict[str, float]
    """By how much these exceed those of the first decision, in games with the same luck; only where
    the difference is significant."""
    reasons: tuple[Text, ...] = ()
    """What it is good for, in the words of its title; none if not known."""


class Advice(NamedTuple):
    """What the best bot would do for a seat, knowing only what the seat knows."""

    seat: int
    turn: int
    """The `turn` of the view it is for: outdated once that has changed."""
    best: tuple[Advised, ...]
    """The best first; none until some have been found."""
    chances: tuple[float, ...]
    """Of all seats, after the first decision; none in a solo game for points."""
    progress: float
    """From 0 to 1: at 1 the search is finished."""
    goals: tuple[Goal, ...]
    """What to aim for now, whatever the decision."""
    trap: Advised | None
    """A decision that looks best in a quick estimate but is clearly much worse."""


class Hopes(NamedTuple):
    """A quick estimate of everybody's prospects in a position, from what its viewer knows."""

    chances: tuple[float, ...]
    """Chances of all seats to win, from 0 to 1; none in a solo game for points."""
    points: tuple[float, ...]
    """The expected scores."""
    doubt: float
    """95% margin of error of a chance, or of the score in a solo game."""


class Tried(NamedTuple):
    """The result of a decision in a puzzle."""

    found: bool
    """Whether it is the best, or not measurably worse."""
    place: int | None
    """Index in `judged` of the decision, or of one with the same effect: its cost is there. Null if
    the player asked for the solution."""
    judged: tuple[Advised, ...]
    """The best first, then the most tempting ones."""
    points_only: bool
    """Whether it is a solo game for points: then `behind` is in points."""


class Judgement(NamedTuple):
    """The value of a decision of a recorded game, from what its seat knew."""

    at: int
    """The number of decisions before it."""
    seat: int
    decision: str
    better: str
    """What the best bot would have done; may be the same."""
    before: tuple[float, ...]
    """The chances of all seats to win after the better decision. In a solo game: the expected
    score."""
    after: tuple[float, ...]
    """The same after the decision taken. The difference between this and `before` of the next
    decision is luck: it follows from nothing a seat could know."""
    doubt: float
    """95% margin of error of the difference for the seat itself."""
    points: tuple[float, float]
    """The expected score of its seat: after the better decision, and after the one taken."""


class Review(NamedTuple):
    """The evaluation of some decisions of a recorded game."""

    judged: tuple[Judgement, ...]
    """Decisions without an alternative are left out."""
    next: int
    """The decision to continue with; beyond the last when all are judged."""
    total: int
    """How many decisions there are."""
    points_only: bool
    """Whether it is a solo game for points: then chances are scores."""
    end: tuple[float, ...]
    """Every seat's share of the win, from 0 to 1, or the score."""
