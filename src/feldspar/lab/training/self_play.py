"""Self-play training in generations, with the same result on any number of workers.

In a generation some shards start from the same weights, and each plays and learns by itself. Their
lessons are then joined: each weight moves as it did on average where it was learned. So the
weights follow from the seed and the settings alone, and a run that was stopped goes on from
its last generation as if nothing had happened.
"""

import json
import math
import random
import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final, NamedTuple

from feldspar.bots.td_learner import Learner, Lesson
from feldspar.bots.value_function import Value
from feldspar.games import load
from feldspar.kernel.chance import subkey
from feldspar.kernel.game import Game
from feldspar.lab.execution.executor import Crew
from feldspar.lab.matches.statistics import average
from feldspar.lab.reports.plots import Point

_WARMING: Final = 0.05
"""How far the thought of a time moves, while nothing else does."""
_POINTS: Final = 24
"""How many points a learning curve has."""


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how; see `Lesson` for the settings of one game."""

    title: str
    seats: int
    generations: int
    shards: int = 4
    games: int = 25
    """How many each shard plays in a generation."""
    seed: str = "feldspar"
    warming: int = 3
    """For how many generations nothing is learned but what the rest of a game brings."""
    step: float = 0.1
    last_step: float = 0.01
    """The step falls evenly from the first to the last generation."""
    trace: float = 0.7
    whim: int = 25
    curiosity: float = 0.0
    fine: float = 0.0
    coherent: int = 0
    varied: float = 0.25
    """How many games of all are played with options chosen at random."""

    def lesson(self, generation: int) -> Lesson:
        """Return how a generation learns."""
        lesson = Lesson()
        through = generation / max(self.generations - 1, 1)
        lesson.only_time = generation < self.warming
        lesson.step = self.step + (self.last_step - self.step) * through
        if lesson.only_time:
            lesson.step = _WARMING
        lesson.trace, lesson.whim = self.trace, self.whim
        lesson.curiosity, lesson.fine = self.curiosity, self.fine
        lesson.coherent = self.coherent > 0
        return lesson


@dataclass
class Progress:
    """How far a course has come: all that is needed to go on."""

    weights: "array[float]"
    seen: "array[float]"
    """How often each feature has been learned from."""
    drift: "array[float]"
    """The sum of the errors it was learned from, and of their sizes: see `Learner`."""
    travel: "array[float]"
    generation: int = 0
    scores: list[list[float]] = field(default_factory=list)
    """For every generation, the mean score of each shard."""

    def curve(self, course: Course) -> list[Point]:
        """Return the scores of self-play as they grew, some generations taken together."""
        together = max(1, math.ceil(len(self.scores) / _POINTS))
        points = []
        for first in range(0, len(self.scores), together):
            batch = self.scores[first : first + together]
            mean = average([score for scores in batch for score in scores])
            games = (first + len(batch)) * course.shards * course.games
            points.append(Point(games, *mean))
        return points

    def save(self, course: Course) -> bytes:
        """Return all as bytes, to go on from later."""
        head = {"course": asdict(course), "generation": self.generation, "scores": self.scores}
        return json.dumps(head).encode() + b"\n" + zlib.compress(b"".join(self.known()), 6)

    def known(self) -> list[bytes]:
        """Return all that is known of each feature."""
        return [one.tobytes() for one in (self.weights, self.seen, self.drift, self.travel)]


def resume(course: Course, data: bytes) -> Progress:
    """Return how far a course had come; raise ValueError if it was another one."""
    head, _, body = data.partition(b"\n")
    told = json.loads(head)
    if told["course"] != asdict(course):
        raise ValueError("it was begun with other settings; give those, or another file")
    known = array("d", zlib.decompress(body))
    count = len(known) // 4
    weights, seen, drift, travel = [known[n * count : (n + 1) * count] for n in range(4)]
    return Progress(weights, seen, drift, travel, told["generation"], told["scores"])


class Shard(NamedTuple):
    """A job: some games of one generation, from given weights."""

    course: Course
    generation: int
    number: int
    known: list[bytes]
    """See `Progress.known`."""


class Learned(NamedTuple):
    """What a shard brings home: by how much all that is known of each feature has changed."""

    moved: list[bytes]
    score: float


def begin(course: Course) -> Progress:
    """Return the beginning of a course: nothing is known yet."""
    count = load(course.title).feature_count
    if not count:
        raise ValueError(f"{course.title} names no features, so there is nothing to learn")
    load(course.title).choose(course.seats, {})
    weights, seen, drift, travel = [array("d", bytes(8 * count)) for _ in range(4)]
    return Progress(weights, seen, drift, travel)


def train(course: Course, progress: Progress, workers: Crew) -> Iterator[int]:
    """Learn generation after generation, from where somebody stopped; yield how many there were."""
    while progress.generation < course.generations:
        known = progress.known()
        jobs = [Shard(course, progress.generation, n, known) for n in range(course.shards)]
        _join(progress, list(workers.each(study, jobs)))
        progress.generation += 1
        yield progress.generation


def study(job: Shard) -> Learned:
    """Play the games of a shard, and learn from them."""
    course = job.course
    game = load(course.title)
    before = [array("d", one).tolist() for one in job.known]
    value = Value(before[0][:])
    key = subkey(course.seed.encode(), f"{job.generation}/{job.number}".encode())
    learner = Learner(value, course.lesson(job.generation), int.from_bytes(key[:3], "big"))
    learner.seen, learner.drift, learner.travel = [one[:] for one in before[1:]]
    chance = random.Random(key)
    total = 0.0
    for number in range(course.games):
        deal = subkey(key, number.to_bytes(4, "big"))
        state = game.new(course.seats, deal, **_options(game, course, chance))
        learner.play(state)
        total += sum(state.scores()) / course.seats
    after = (value.weights, learner.seen, learner.drift, learner.travel)
    moved = [_apart(now, then).tobytes() for now, then in zip(after, before, strict=True)]
    return Learned(moved, total / course.games)


def _apart(after: list[float], before: list[float]) -> "array[float]":
    return array("d", [now - then for now, then in zip(after, before, strict=True)])


def _options(game: Game, course: Course, chance: random.Random) -> dict[str, str]:
    """Choose variants for a game: mostly the usual ones, as people do."""
    if chance.random() >= course.varied:
        return {}
    chosen = {name: chance.choice(option.values) for name, option in game.options.items()}
    try:
        return game.choose(course.seats, chosen)
    except ValueError:  # not for so many
        return {}


def _join(progress: Progress, lessons: Sequence[Learned]) -> None:
    """Take over what the shards have learned: the mean move of those that moved a weight at all.

    To add up their moves would overshoot: each has corrected nearly the same mistakes.
    """
    homes = [[array("d", one) for one in lesson.moved] for lesson in lessons]
    for feature in range(len(progress.weights)):
        together = moved = 0.0
        for move, count, drift, travel in homes:
            together += count[feature]
            moved += move[feature] * count[feature]
            progress.drift[feature] += drift[feature]
            progress.travel[feature] += travel[feature]
        if together:
            progress.weights[feature] += moved / together
            progress.seen[feature] += together
    progress.scores.append([one.score for one in lessons])
