"""Value function: expected final scores from a title's own estimate and learned weights."""

from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import State


class ValueFunction:
    """A weight for each feature of a title; values are in hundredths of a point."""

    weights: list[float]

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.feature_sum = FeatureSum(weights)

    def evaluate(self, state: State, seat: int) -> float:
        """Return the final score a seat may expect."""
        tally = self.feature_sum
        state.sum_features(seat, tally)
        return tally.worth
