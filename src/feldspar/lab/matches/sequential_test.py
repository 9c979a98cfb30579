"""Sequential probability ratio test: ends a match as soon as it has decided."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from feldspar.kernel.deprecation import renamed, warn_renamed

_PRIOR_COUNT: Final = 1e-3
"""Pseudo-count of blocks with nothing and with everything won, before the first block, so that
every mean between them has a likelihood."""


@dataclass
class SequentialTest:
    """A sequential test of what share of the wins a bot has, in blocks of games.

    It is Wald's sequential probability ratio test in its general form (GSPRT): each claim is
    given the distribution of shares over blocks that has the claimed mean and makes what was seen
    likeliest. So nothing is assumed about how the games of a block hang together, nor about ties.
    The same blocks in the same order stop at the same block.

    >>> from feldspar.lab.matches.sequential_test import SequentialTest
    >>> test = SequentialTest(p0=0.5, p1=0.6)
    >>> [test.update(share) for share in [1.0] * 17][-2:]
    [False, True]
    >>> test.verdict
    'better'
    """

    p0: float
    p1: float
    alpha: float = 0.05
    """Probability that a bot whose share is `p0` is called better."""
    beta: float = 0.05
    """Probability that a bot whose share is `p1` is called not better."""
    blocks: int = 0
    ratio: float = 0.0
    """The log-likelihood ratio of `p1` to `p0`."""
    verdict: str = ""
    """'better' or 'not better', once it is decided."""
    _counts: Counter[float] = field(default_factory=Counter, repr=False)

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise ValueError(f"0 < p0 < p1 < 1 does not hold: {self.p0}, {self.p1}")

    def update(self, share: float) -> bool:
        """Add a block; return whether the test is decided."""
        self.blocks += 1
        self._counts[share] += 1
        seen = {0.0: _PRIOR_COUNT, 1.0: _PRIOR_COUNT}
        for value, count in self._counts.items():
            seen[value] = seen.get(value, 0) + count
        self.ratio = _likelihood(seen, self.p1) - _likelihood(seen, self.p0)
        if self.ratio >= math.log((1 - self.beta) / self.alpha):
            self.verdict = "better"
        elif self.ratio <= math.log(self.beta / (1 - self.alpha)):
            self.verdict = "not better"
        return bool(self.verdict)

    def after(self, share: float) -> bool:
        """Add a block: the old name of `update`."""
        warn_renamed("Stop.after", "SequentialTest.update")
        return self.update(share)


def _stop(fair: float, better: float, alpha: float = 0.05, beta: float = 0.05) -> SequentialTest:
    return SequentialTest(fair, better, alpha, beta)


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {"Stop": "SequentialTest"}, {"Stop": _stop})


def _likelihood(seen: dict[float, float], mean: float) -> float:
    """Return the maximum log-likelihood of the observations, among distributions with a given mean.

    Up to a constant: the likeliest distribution gives each value its frequency divided by 1 + t
    (value - mean), where t is what makes the mean right.
    """
    low, high = -1 / (1 - mean), 1 / mean  # the range in which all terms are positive
    for _ in range(30):
        t = (low + high) / 2
        slope = sum([n * (v - mean) / (1 + t * (v - mean)) for v, n in seen.items()])
        low, high = (t, high) if slope > 0 else (low, t)
    return -sum([n * math.log(1 + t * (v - mean)) for v, n in seen.items()])
