"""Self-play training in generations, with the same result on any number of workers.

In a generation some shards start from the same weights, and each plays and learns by itself. Their
updates are then merged: each weight moves by the mean of the shards that updated it. So the weights
follow from the seed and the settings alone, and an interrupted run continues from its last
generation with the same result.
"""

import json
import math
import random
import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from feldspar.bots.td_learner import Learner, TdSettings
from feldspar.bots.value_function import ValueFunction
from feldspar.games import load
from feldspar.kernel.chance import subkey
from feldspar.kernel.deprecation import renamed
from feldspar.kernel.game import Game
from feldspar.lab.execution.executor import Executor
from feldspar.lab.matches.statistics import average
from feldspar.lab.reports.plots import Point

_BIAS_LEARNING_RATE: Final = 0.05
"""The learning rate while only the mean remaining score is learned."""
_CURVE_POINTS: Final = 24
"""The number of points of a learning curve."""

STORED_NAMES: Final = {
    "bias_generations": "warming",
    "learning_rate": "step",
    "last_learning_rate": "last_step",
    "lambda_": "trace",
    "noise": "whim",
    "novelty_bonus": "curiosity",
    "loss_penalty": "fine",
    "temporal_coherence": "coherent",
    "varied_share": "varied",
}
"""Names of the settings in files of weights, and of interrupted trainings."""


@dataclass(frozen=True)
class TrainingPlan:
    """What to train, and how; `TdSettings` has the settings of one game."""

    title: str
    seats: int
    generations: int
    shards: int = 4
    games: int = 25
    """How many games each shard plays in a generation."""
    seed: str = "feldspar"
    bias_generations: int = 3
    """For how many generations only the mean remaining score is learned."""
    learning_rate: float = 0.1
    last_learning_rate: float = 0.01
    """The learning rate falls evenly from the first to the last generation."""
    lambda_: float = 0.7
    noise: int = 25
    novelty_bonus: float = 0.0
    loss_penalty: float = 0.0
    temporal_coherence: int = 0
    varied_share: float = 0.25
    """The share of games with options chosen at random."""

    def stored_settings(self) -> dict[str, object]:
        """Return the settings as files name them."""
        return {STORED_NAMES.get(name, name): value for name, value in asdict(self).items()}

    def td_settings(self, generation: int) -> TdSettings:
        """Return the settings of learning for a generation."""
        lesson = TdSettings()
        through = generation / max(self.generations - 1, 1)
        lesson.bias_only = generation < self.bias_generations
        lesson.learning_rate = (
            self.learning_rate + (self.last_learning_rate - self.learning_rate) * through
        )
        if lesson.bias_only:
            lesson.learning_rate = _BIAS_LEARNING_RATE
        lesson.lambda_, lesson.noise = self.lambda_, self.noise
        lesson.novelty_bonus, lesson.loss_penalty = self.novelty_bonus, self.loss_penalty
        lesson.temporal_coherence = self.temporal_coherence > 0
        return lesson


@dataclass
class Progress:
    """The state of a training run: all that is needed to continue."""

    weights: "array[float]"
    update_counts: "array[float]"
    """How often each feature was updated."""
    error_sum: "array[float]"
    """The sums of its errors and of their absolute values: see `Learner`."""
    abs_error_sum: "array[float]"
    generation: int = 0
    scores: list[list[float]] = field(default_factory=list)
    """For every generation, the mean score of each shard."""

    def curve(self, course: TrainingPlan) -> list[Point]:
        """Return the scores of self-play over time, with some generations taken together."""
        together = max(1, math.ceil(len(self.scores) / _CURVE_POINTS))
        points = []
        for first in range(0, len(self.scores), together):
            batch = self.scores[first : first + together]
            mean = average([score for scores in batch for score in scores])
            games = (first + len(batch)) * course.shards * course.games
            points.append(Point(games, *mean))
        return points

    def save(self, course: TrainingPlan) -> bytes:
        """Return the state as bytes, to continue later."""
        head = {
            "course": course.stored_settings(),
            "generation": self.generation,
            "scores": self.scores,
        }
        return json.dumps(head).encode() + b"\n" + zlib.compress(b"".join(self.feature_state()), 6)

    def feature_state(self) -> list[bytes]:
        """Return the state of each feature."""
        return [
            one.tobytes()
            for one in (self.weights, self.update_counts, self.error_sum, self.abs_error_sum)
        ]


def resume(course: TrainingPlan, data: bytes) -> Progress:
    """Return a stored state; raise ValueError if it is of another plan."""
    head, _, body = data.partition(b"\n")
    told = json.loads(head)
    if told["course"] != course.stored_settings():
        raise ValueError("it was begun with other settings; give those, or another file")
    known = array("d", zlib.decompress(body))
    count = len(known) // 4
    weights, seen, drift, travel = [known[n * count : (n + 1) * count] for n in range(4)]
    return Progress(weights, seen, drift, travel, told["generation"], told["scores"])


class Shard(NamedTuple):
    """A job: some games of one generation, from given weights."""

    plan: TrainingPlan
    generation: int
    number: int
    feature_state: list[bytes]
    """See `Progress.feature_state`."""


class ShardResult(NamedTuple):
    """The result of a shard: the changes of each feature's state."""

    moved: list[bytes]
    score: float


def begin(course: TrainingPlan) -> Progress:
    """Return the state at the beginning of a plan: nothing is learned yet."""
    count = load(course.title).feature_count
    if not count:
        raise ValueError(f"{course.title} names no features, so there is nothing to learn")
    load(course.title).choose(course.seats, {})
    weights, seen, drift, travel = [array("d", bytes(8 * count)) for _ in range(4)]
    return Progress(weights, seen, drift, travel)


def train(course: TrainingPlan, progress: Progress, workers: Executor) -> Iterator[int]:
    """Train generation after generation, from a given state; yield the number finished."""
    while progress.generation < course.generations:
        known = progress.feature_state()
        jobs = [Shard(course, progress.generation, n, known) for n in range(course.shards)]
        _join(progress, list(workers.map(train_shard, jobs)))
        progress.generation += 1
        yield progress.generation


def train_shard(job: Shard) -> ShardResult:
    """Play the games of a shard, and learn from them."""
    course = job.plan
    game = load(course.title)
    before = [array("d", one).tolist() for one in job.feature_state]
    value = ValueFunction(before[0][:])
    key = subkey(course.seed.encode(), f"{job.generation}/{job.number}".encode())
    learner = Learner(value, course.td_settings(job.generation), int.from_bytes(key[:3], "big"))
    learner.update_counts, learner.error_sum, learner.abs_error_sum = [one[:] for one in before[1:]]
    chance = random.Random(key)
    total = 0.0
    for number in range(course.games):
        deal = subkey(key, number.to_bytes(4, "big"))
        state = game.new(course.seats, deal, **_draw_options(game, course, chance))
        learner.play(state)
        total += sum(state.scores()) / course.seats
    after = (value.weights, learner.update_counts, learner.error_sum, learner.abs_error_sum)
    moved = [_difference(now, then).tobytes() for now, then in zip(after, before, strict=True)]
    return ShardResult(moved, total / course.games)


def _difference(after: list[float], before: list[float]) -> "array[float]":
    return array("d", [now - then for now, then in zip(after, before, strict=True)])


def _draw_options(game: Game, course: TrainingPlan, chance: random.Random) -> dict[str, str]:
    """Choose options for a game: mostly the usual ones, as people do."""
    if chance.random() >= course.varied_share:
        return {}
    chosen = {name: chance.choice(option.values) for name, option in game.options.items()}
    try:
        return game.choose(course.seats, chosen)
    except ValueError:  # these options do not allow so many seats
        return {}


def _join(progress: Progress, lessons: Sequence[ShardResult]) -> None:
    """Merge the updates of the shards: the mean change over those that changed a weight at all.

    Adding up their changes would overshoot: each has corrected nearly the same errors.
    """
    homes = [[array("d", one) for one in lesson.moved] for lesson in lessons]
    for feature in range(len(progress.weights)):
        together = moved = 0.0
        for move, count, drift, travel in homes:
            together += count[feature]
            moved += move[feature] * count[feature]
            progress.error_sum[feature] += drift[feature]
            progress.abs_error_sum[feature] += travel[feature]
        if together:
            progress.weights[feature] += moved / together
            progress.update_counts[feature] += together
    progress.scores.append([one.score for one in lessons])


def _course(title: str, seats: int, generations: int, **settings: Any) -> TrainingPlan:
    new = {stored: name for name, stored in STORED_NAMES.items()}
    named = {new.get(name, name): value for name, value in settings.items()}
    return TrainingPlan(title, seats, generations, **named)


if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__, {"Course": "TrainingPlan", "study": "train_shard"}, {"Course": _course}
    )
