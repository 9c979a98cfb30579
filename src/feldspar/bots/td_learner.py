"""TD(λ) learner: fits the weights of a value function by self-play.

After each game, every seat's decisions are processed in reverse. Each prediction moves a little
towards its target: partly the prediction before the next decision, partly the final result.
"""

from feldspar.bots.value_function import ValueFunction
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import State


class TdSettings:
    """The settings of learning; `docs/bots.md` has what each was worth."""

    learning_rate: float = 0.1
    """How far a prediction moves towards its target; divided among the features."""
    lambda_: float = 0.7
    """The weight of later predictions in the target, each relative to the one after it."""
    noise: int = 25
    """The noise added to a value, so that other decisions are tried, too."""
    novelty_bonus: float = 0.0
    """The bonus for each feature that has never been true."""
    loss_penalty: float = 0.0
    """The penalty for a player of a solo game who is beaten by the game itself."""
    temporal_coherence: bool = False
    """Whether each weight has a learning rate of its own."""
    bias_only: bool = False
    """Whether to learn only the mean remaining score from each time on. Otherwise the first games
    would credit it to whatever features happen to be true."""


class Trajectory:
    """One seat's decisions in a game: the features before each, and the predictions."""

    features: list[list[int]]
    values: list[float]

    def __init__(self) -> None:
        self.features = []
        self.values = []


class Learner:
    """Plays for all seats, and learns."""

    value: ValueFunction
    update_counts: list[float]
    """How often each feature was updated."""
    settings: TdSettings
    error_sum: list[float]
    """The sum of the errors of each feature; and of their absolute values:"""
    abs_error_sum: list[float]
    random_state: int
    feature_probe: FeatureSum
    """Records the features it adds up."""

    def __init__(self, value: ValueFunction, settings: TdSettings, seed: int) -> None:
        self.value = value
        self.settings = settings
        self.update_counts = [0.0] * len(value.weights)
        self.error_sum = [0.0] * len(value.weights)
        self.abs_error_sum = [0.0] * len(value.weights)
        self.random_state = seed & 0x7FFFFFFF
        self.feature_probe = FeatureSum(value.weights, collect=True)

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        """Return the decision with the highest value, one step ahead."""
        lesson = self.settings
        best = options[0]
        highest = -1e18
        for action in options:
            after = state.clone()
            after.step(seat, action)
            worth = self.evaluate(after, seat)
            self.random_state = (self.random_state * 1103515245 + 12345) & 0x7FFFFFFF
            worth += (self.random_state >> 16) % lesson.noise
            if worth > highest:
                best = action
                highest = worth
        return best

    def evaluate(self, state: State, seat: int) -> float:
        """Return the value of a position, with the bonus for new features."""
        curiosity = self.settings.novelty_bonus
        if not curiosity:
            return self.value.evaluate(state, seat)
        keen = self.feature_probe
        keen.features = []
        state.sum_features(seat, keen)
        worth = keen.worth
        for feature in keen.features:
            if not self.update_counts[feature]:
                worth += curiosity
        return worth

    def play(self, state: State) -> None:
        """Play a game to its end, and learn from it for every seat."""
        memories = [Trajectory() for _ in range(state.seats)]
        keen = self.feature_probe
        while True:
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            options = state.legal(seat)
            if len(options) == 1:
                state.step(seat, options[0])
                continue
            state.step(seat, self.choose(state, seat, options))
            if not state.actors():
                break
            keen.features = []
            state.sum_features(seat, keen)
            memories[seat].features.append(keen.features)
            memories[seat].values.append(keen.worth)
        scores = state.scores()
        for seat in range(state.seats):
            outcome = 100.0 * scores[seat]
            if state.seats == 1 and state.ranking()[0] != 1:
                outcome -= self.settings.loss_penalty
            self.learn(memories[seat], outcome)

    def learn(self, memory: Trajectory, outcome: float) -> None:
        """Update the weights from a seat's decisions, the last one first."""
        lesson = self.settings
        later = outcome
        target = outcome
        place = len(memory.values) - 1
        while place >= 0:
            thought = memory.values[place]
            target = (1.0 - lesson.lambda_) * later + lesson.lambda_ * target
            self.update(memory.features[place], target - thought)
            later = thought
            place -= 1

    def update(self, features: list[int], error: float) -> None:
        """Move a prediction a step towards its target.

        A weight whose errors change their sign has converged: it moves less than one whose errors
        have the same sign (temporal coherence, by Beal and Smith).
        """
        weights = self.value.weights
        seen = self.update_counts
        if self.settings.bias_only:
            weights[features[0]] += self.settings.learning_rate * error
            seen[features[0]] += 1.0
            return
        step = self.settings.learning_rate * error / len(features)
        if not self.settings.temporal_coherence:
            for feature in features:
                weights[feature] += step
                seen[feature] += 1.0
            return
        drift = self.error_sum
        travel = self.abs_error_sum
        size = abs(error)
        for feature in features:
            far = travel[feature]
            weights[feature] += step * abs(drift[feature]) / far if far else step
            drift[feature] += error
            travel[feature] = far + size
            seen[feature] += 1.0
