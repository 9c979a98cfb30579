"""Data types of hints and reviews.

A part of the contract, as `contract` is.
"""

from typing import NamedTuple

from feldspar.kernel.coaching import Goal
from feldspar.kernel.events import Text


class Advised(NamedTuple):
    """A decision, and what may come of it, by what its seat knows."""

    decision: str
    """The written form to submit."""
    chance: float | None
    """To win, from 0 to 1; null where one plays for points only."""
    behind: float
    """How far its chance is behind that of the first, from 0 to 1; below 0 if it is ahead."""
    doubt: float
    """How far that, or of the first its own chance, may be off: nineteen times of twenty less."""
    points: float
    """The score to expect."""
    low: int | None
    """One game in ten ends with less; null until enough were played to the end."""
    high: int | None
    """One game in ten ends with more."""
    sources: dict[str, float]
    """The points still to come, by the message that will tell of them; those of most games."""
    differs: dict[str, float]
    """By how much these are above those of the first, in games with the same luck: where that is
    sure."""
    reasons: tuple[Text, ...] = ()
    """What it is good for, in the words of its title; none if that is not known."""


class Advice(NamedTuple):
    """What the best bot would do for a seat, seeing only what the seat sees."""

    seat: int
    turn: int
    """Of the view it is about: it is out of date when that has changed."""
    best: tuple[Advised, ...]
    """The best first; none until some have been found."""
    chances: tuple[float, ...]
    """Of all seats, after the first; none where one plays for points only."""
    progress: float
    """From 0 to 1: then nothing more will be thought."""
    goals: tuple[Goal, ...]
    """What is worth looking after now, whatever is decided."""
    trap: Advised | None
    """A decision that looks best at first sight, and is surely much worse."""


class Hopes(NamedTuple):
    """What everybody may hope for in a position, at first sight and by what its viewer knows."""

    chances: tuple[float, ...]
    """Of all seats to win, from 0 to 1; none where one plays for points only."""
    points: tuple[float, ...]
    """The scores to expect."""
    doubt: float
    """How far a chance, or else the score, may be off: nineteen times of twenty less."""


class Tried(NamedTuple):
    """What a decision in a puzzle is worth."""

    found: bool
    """Whether it is the best, or as good as that for all anybody knows."""
    place: int | None
    """Of the decision, or of what brings the same, among those judged: there stands what it costs.
    Null if somebody wanted to be shown."""
    judged: tuple[Advised, ...]
    """The best first, then those that are most tempting."""
    points_only: bool
    """Whether somebody plays alone for points: then `behind` is in points."""


class Judgement(NamedTuple):
    """What a decision of a recorded game was worth, by what its seat knew."""

    at: int
    """After how many decisions it was taken."""
    seat: int
    decision: str
    better: str
    """What the best bot would have done; perhaps the same."""
    before: tuple[float, ...]
    """The chances of all seats to win, with what would have been better. Alone for points: the
    score to expect."""
    after: tuple[float, ...]
    """The same with what was decided. What lies between this and `before` of the next decision is
    luck: neither follows from what its seat could know."""
    doubt: float
    """How far the difference of the seat itself may be off: nineteen times of twenty less."""
    points: tuple[float, float]
    """The score its seat could expect: with what would have been better, and as decided."""


class Review(NamedTuple):
    """Some decisions of a recorded game, judged."""

    judged: tuple[Judgement, ...]
    """Where nothing could be decided, nothing is judged."""
    next: int
    """The decision to go on with; beyond the last when all are judged."""
    total: int
    """How many there are."""
    points_only: bool
    """Whether somebody plays alone for points: then chances are scores."""
    end: tuple[float, ...]
    """Everybody's share in the victory, from 0 to 1, or the score."""
