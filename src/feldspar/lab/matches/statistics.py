"""Match statistics: averages, win rates, confidence intervals.

Only whole blocks count: in them every bot had every seat of every deal. Games of a block share
their deal, so the independent samples are blocks, not games: a confidence interval is computed from
the variation between blocks.
"""

import math
from collections.abc import Sequence
from statistics import fmean as mean
from statistics import stdev
from typing import Final, NamedTuple

from feldspar.lab.matches.match import GameResult, Match, seats_of, share

_Z: Final = 1.959964
"""Standard errors of a 95 % interval."""
_FEW_SAMPLES: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824}
"""The same by Student's t, for sample sizes where its expansion is not accurate enough."""


class Estimate(NamedTuple):
    """An estimate and its 95 % confidence interval."""

    value: float
    low: float
    high: float


class BotSummary(NamedTuple):
    """The results of one bot of a line-up, averaged over its seats."""

    bot: str
    games: int
    """How many it played; a game counts once for each seat it had."""
    wins: Estimate
    """The share of the wins, with ties shared: by chance alone, one over the number of seats."""
    score: Estimate
    margin: float | None
    """The mean margin over the best other seat; none in a solo game."""
    seconds: float
    """The mean time of a decision."""


def summarise(match: Match, played: Sequence[GameResult]) -> list[BotSummary]:
    """Return how each bot of a match did, in the order of the line-up, in its whole blocks.

    >>> from feldspar.lab.execution.backends import open_executor
    >>> from feldspar.lab.matches.match import Match, games
    >>> from feldspar.lab.matches.statistics import summarise
    >>> match = Match("burgundy_dice", ("greedy", "random"), blocks=5)
    >>> with open_executor("serial") as workers:
    ...     greedy, random = summarise(match, list(games(match, workers)))
    >>> greedy.bot, greedy.games, greedy.wins.value, greedy.wins.low > 0.5
    ('greedy', 10, 1.0, True)
    """
    rotations = len(match.lineup)
    whole = len(played) - len(played) % rotations
    blocks = [played[first : first + rotations] for first in range(0, whole, rotations)]
    if not blocks:
        return []
    return [_of(match, name, blocks) for name in dict.fromkeys(match.lineup)]


def _of(match: Match, name: str, blocks: Sequence[Sequence[GameResult]]) -> BotSummary:
    sat = [seats_of(match, name, block) for block in blocks]
    every = [one for block in sat for one in block]
    decisions = sum([game.decisions[seat] for game, seat in every])
    seconds = sum([game.seconds[seat] for game, seat in every])
    margins = [game.scores[seat] - _best_other(game, seat) for game, seat in every]
    return BotSummary(
        name,
        len(every),
        proportion([share(match, name, block) for block in blocks]),
        average([mean([game.scores[seat] for game, seat in block]) for block in sat]),
        mean(margins) if len(match.lineup) > 1 else None,
        seconds / max(decisions, 1),
    )


def _best_other(game: GameResult, seat: int) -> int:
    return max([*game.scores[:seat], *game.scores[seat + 1 :]], default=0)


def proportion(shares: Sequence[float]) -> Estimate:
    """Return the mean of shares between 0 and 1, one per block, with its 95 % interval.

    The interval is that of Agresti and Coull, with blocks in place of trials: z² blocks, half of
    them won and half lost, are added to those played, and mean and variance are taken of all. The
    variance between blocks includes the correlation of the games within a block (positive if the
    deal decides, negative if the seat does), which an interval that counts games would miss. The
    added blocks keep the interval from vanishing when everything was won or lost, and its middle
    off the border. If every block is won or lost as a whole, it is their interval exactly;
    otherwise it is a little wide for few blocks, and never too narrow by much.
    """
    added = _Z * _Z
    count = len(shares) + added
    middle = (sum(shares) + added / 2) / count
    squares = sum([s * s for s in shares]) + added / 2
    reach = _Z * math.sqrt(max(squares / count - middle * middle, 0.0) / count)
    return Estimate(mean(shares), max(0.0, middle - reach), min(1.0, middle + reach))


def average(values: Sequence[float]) -> Estimate:
    """Return the mean of values, one per block, with its 95 % interval by Student's t."""
    middle, freedom = mean(values), len(values) - 1
    if not freedom:
        return Estimate(middle, -math.inf, math.inf)
    reach = student(freedom) * stdev(values) / math.sqrt(len(values))
    return Estimate(middle, middle - reach, middle + reach)


def student(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t, by its expansion around the normal."""
    if freedom in _FEW_SAMPLES:
        return _FEW_SAMPLES[freedom]
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum([term / float(freedom) ** power for power, term in enumerate(terms, start=1)])
