"""TD(λ) learner: fits the weights of a value function by self-play.

After each game, every seat goes back over its own decisions. What each was thought to bring is
moved a little towards what came of it: partly the thought before the next decision, partly the end.
"""

from feldspar.bots.value_function import Value
from feldspar.kernel.fast.feature_sum import Tally
from feldspar.kernel.game import State


class Lesson:
    """How to learn; see `docs/bots.md` for what each setting was worth."""

    step: float = 0.1
    """How far a thought moves towards what came of it; divided among the features."""
    trace: float = 0.7
    """How much later thoughts count, each against the one after it."""
    whim: int = 25
    """How much chance may add to a worth, so that other decisions are tried, too."""
    curiosity: float = 0.0
    """What is added for each feature that has never been true."""
    fine: float = 0.0
    """What it costs whoever plays alone to be beaten by the game itself."""
    coherent: bool = False
    """Whether each weight has a pace of its own."""
    only_time: bool = False
    """Whether to learn only what the rest of a game brings from each time on. Else the first games
    would credit it to whatever happens to be true."""


class Memory:
    """What one seat decided in a game: the features it then had, and what it thought of them."""

    features: list[list[int]]
    thoughts: list[float]

    def __init__(self) -> None:
        self.features = []
        self.thoughts = []


class Learner:
    """Plays for all seats, and learns."""

    value: Value
    seen: list[float]
    """How often each feature was learned from."""
    lesson: Lesson
    drift: list[float]
    """The sum of all errors each feature was learned from; and of their sizes:"""
    travel: list[float]
    noise: int
    keen: Tally
    """Keeps the features it adds up."""

    def __init__(self, value: Value, lesson: Lesson, seed: int) -> None:
        self.value = value
        self.lesson = lesson
        self.seen = [0.0] * len(value.weights)
        self.drift = [0.0] * len(value.weights)
        self.travel = [0.0] * len(value.weights)
        self.noise = seed & 0x7FFFFFFF
        self.keen = Tally(value.weights, keeps=True)

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        """Return the decision that looks best, one step ahead."""
        lesson = self.lesson
        best = options[0]
        highest = -1e18
        for action in options:
            after = state.clone()
            after.step(seat, action)
            worth = self.worth(after, seat)
            self.noise = (self.noise * 1103515245 + 12345) & 0x7FFFFFFF
            worth += (self.noise >> 16) % lesson.whim
            if worth > highest:
                best = action
                highest = worth
        return best

    def worth(self, state: State, seat: int) -> float:
        """Return what a position is thought to bring, and more where it is new."""
        curiosity = self.lesson.curiosity
        if not curiosity:
            return self.value.worth(state, seat)
        keen = self.keen
        keen.found = []
        state.weigh(seat, keen)
        worth = keen.worth
        for feature in keen.found:
            if not self.seen[feature]:
                worth += curiosity
        return worth

    def play(self, state: State) -> None:
        """Play a game to its end, and learn from it for every seat."""
        memories = [Memory() for _ in range(state.seats)]
        keen = self.keen
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
            keen.found = []
            state.weigh(seat, keen)
            memories[seat].features.append(keen.found)
            memories[seat].thoughts.append(keen.worth)
        scores = state.scores()
        for seat in range(state.seats):
            outcome = 100.0 * scores[seat]
            if state.seats == 1 and state.ranking()[0] != 1:
                outcome -= self.lesson.fine
            self.learn(memories[seat], outcome)

    def learn(self, memory: Memory, outcome: float) -> None:
        """Go back over the decisions of a seat."""
        lesson = self.lesson
        later = outcome
        target = outcome
        place = len(memory.thoughts) - 1
        while place >= 0:
            thought = memory.thoughts[place]
            target = (1.0 - lesson.trace) * later + lesson.trace * target
            self.move(memory.features[place], target - thought)
            later = thought
            place -= 1

    def move(self, features: list[int], error: float) -> None:
        """Move a thought a step towards what would have been right.

        A weight that is moved now up, now down has found its place: it moves less than one that is
        always moved the same way (temporal coherence, by Beal and Smith).
        """
        weights = self.value.weights
        seen = self.seen
        if self.lesson.only_time:
            weights[features[0]] += self.lesson.step * error
            seen[features[0]] += 1.0
            return
        step = self.lesson.step * error / len(features)
        if not self.lesson.coherent:
            for feature in features:
                weights[feature] += step
                seen[feature] += 1.0
            return
        drift = self.drift
        travel = self.travel
        size = abs(error)
        for feature in features:
            far = travel[feature]
            weights[feature] += step * abs(drift[feature]) / far if far else step
            drift[feature] += error
            travel[feature] = far + size
            seen[feature] += 1.0
