"""Weighted sum of the features a title finds in a position.

A title names its features one after the other, as numbers. What a search asks for is their sum
alone, thousands of times a second, so no list of them is made unless somebody wants to learn.
"""

from feldspar.kernel.fast.mypyc_compat import i64


class Tally:
    """Adds up weights, in hundredths of a point.

    >>> state = feldspar.new("burgundy", seats=2, seed="any")
    >>> tally = feldspar.Tally([0.5] * state.game.feature_count, keeps=True)
    >>> state.weigh(0, tally)
    >>> tally.worth == state.evaluate(0) + 0.5 * len(tally.found)
    True
    """

    weights: list[float]
    """One for each feature of the title."""
    worth: float
    keeps: bool
    found: list[int]
    """The features named, if they are kept."""

    def __init__(self, weights: list[float], keeps: bool = False) -> None:
        self.weights = weights
        self.worth = 0.0
        self.keeps = keeps
        self.found = []

    def add(self, feature: i64) -> None:
        """Note that a feature is there.

        >>> tally = feldspar.Tally([10.0, 20.0])
        >>> tally.add(1)
        >>> tally.worth
        20.0
        """
        self.worth += self.weights[feature]
        if self.keeps:
            self.found.append(feature)


def popcount(bits: i64) -> i64:
    """Return how many bits are set: quicker than `bit_count` where it is compiled and few are."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def shift_left(count: i64, places: i64) -> i64:
    """Return a count moved up by some bits: a literal would lose those beyond 31, compiled."""
    return count << places


def clamp(count: i64, most: i64) -> i64:
    """Return a count that is told apart only up to some number."""
    return count if count < most else most
