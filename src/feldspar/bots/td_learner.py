"""TD(λ) learner: fits the weights of a value function by self-play.

After each game, every seat goes back over its own decisions. What each was thought to bring is
moved a little towards what came of it: partly the thought before the next decision, partly the end.
"""

from feldspar.bots.value_function import ValueFunction
from feldspar.kernel.fast.feature_sum import FeatureSum
from feldspar.kernel.game import State


class TdSettings:
    """How to learn; see `docs/bots.md` for what each setting was worth."""

    learning_rate: float = 0.1
    """How far a thought moves towards what came of it; divided among the features."""
    lambda_: float = 0.7
    """How much later thoughts count, each against the one after it."""
    noise: int = 25
    """How much chance may add to a worth, so that other decisions are tried, too."""
    novelty_bonus: float = 0.0
    """What is added for each feature that has never been true."""
    loss_penalty: float = 0.0
    """What it costs whoever plays alone to be beaten by the game itself."""
    temporal_coherence: bool = False
    """Whether each weight has a pace of its own."""
    bias_only: bool = False
    """Whether to learn only what the rest of a game brings from each time on. Else the first games
    would credit it to whatever happens to be true."""


class Trajectory:
    """What one seat decided in a game: the features it then had, and what it thought of them."""

    features: list[list[int]]
    values: list[float]

    def __init__(self) -> None:
        self.features = []
        self.values = []


class Learner:
    """Plays for all seats, and learns."""

    value: ValueFunction
    update_counts: list[float]
    """How often each feature was learned from."""
    settings: TdSettings
    error_sum: list[float]
    """The sum of all errors each feature was learned from; and of their sizes:"""
    abs_error_sum: list[float]
    random_state: int
    feature_probe: FeatureSum
    """Keeps the features it adds up."""

    def __init__(self, value: ValueFunction, settings: TdSettings, seed: int) -> None:
        self.value = value
        self.settings = settings
        self.update_counts = [0.0] * len(value.weights)
        self.error_sum = [0.0] * len(value.weights)
        self.abs_error_sum = [0.0] * len(value.weights)
        self.random_state = seed & 0x7FFFFFFF
        self.feature_probe = FeatureSum(value.weights, collect=True)

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        """Return the decision that looks best, one step ahead."""
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
        """Return what a position is thought to bring, and more where it is new."""
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
        """Go back over the decisions of a seat."""
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
        """Move a thought a step towards what would have been right.

        A weight that is moved now up, now down has found its place: it moves less than one that is
        always moved the same way (temporal coherence, by Beal and Smith).
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
