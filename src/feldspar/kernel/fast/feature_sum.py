"""Weighted sum of the features a title finds in a position.

A title names its features one after the other, as numbers. What a search asks for is their sum
alone, thousands of times a second, so no list of them is made unless somebody wants to learn.
"""

from feldspar.kernel.deprecation import warn_renamed
from feldspar.kernel.fast.mypyc_compat import i64


class FeatureSum:
    """Adds up weights, in hundredths of a point.

    >>> state = feldspar.new("burgundy", seats=2, seed="any")
    >>> tally = feldspar.FeatureSum([0.5] * state.game.feature_count, collect=True)
    >>> state.sum_features(0, tally)
    >>> tally.worth == state.evaluate(0) + 0.5 * len(tally.features)
    True
    """

    weights: list[float]
    """One for each feature of the title."""
    worth: float
    collect: bool
    features: list[int]
    """The features named, if they are collected."""

    def __init__(self, weights: list[float], collect: bool = False) -> None:
        self.weights = weights
        self.worth = 0.0
        self.collect = collect
        self.features = []

    def add(self, feature: i64) -> None:
        """Note that a feature is there.

        >>> tally = feldspar.FeatureSum([10.0, 20.0])
        >>> tally.add(1)
        >>> tally.worth
        20.0
        """
        self.worth += self.weights[feature]
        if self.collect:
            self.features.append(feature)

    @property
    def keeps(self) -> bool:
        """The old name of `collect`."""
        warn_renamed("Tally.keeps", "FeatureSum.collect")
        return self.collect

    @property
    def found(self) -> list[int]:
        """The old name of `features`."""
        warn_renamed("Tally.found", "FeatureSum.features")
        return self.features

    @found.setter
    def found(self, value: list[int]) -> None:
        warn_renamed("Tally.found", "FeatureSum.features")
        self.features = value


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
