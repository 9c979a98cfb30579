"""Learning by playing: weights as data, and a course that gives the same wherever it is taken."""

from dataclasses import replace
from pathlib import Path

import pytest

import feldspar
from feldspar.bots import weights_file
from feldspar.bots.td_learner import Learner, TdSettings
from feldspar.bots.value_function import ValueFunction
from feldspar.cli import main
from feldspar.lab.execution.backends import open_executor
from feldspar.lab.training.self_play import Progress, TrainingPlan, begin, resume, train

COURSE = TrainingPlan(
    "burgundy_dice", 1, generations=5, shards=2, games=6, bias_generations=1, temporal_coherence=1
)


def taken(course: TrainingPlan, on: str = "serial", until: int = 99) -> Progress:
    """Return what a course has taught, all of it or up to a generation."""
    progress = begin(course)
    with open_executor(on, 2 if on != "serial" else None) as workers:
        for generation in train(course, progress, workers):
            if generation == until:
                break
    return progress


def test_weights_come_back_as_they_were_written() -> None:
    made, found = weights_file.unpack(
        weights_file.pack({"seed": "x"}, [2.4, -8.0, 1e9, -1e9, 251.0])
    )
    assert made == {"seed": "x", "features": 5}
    assert found == [0.0, -15.0, 1000000005.0, -1000000005.0, 255.0]


def test_what_is_not_known_is_not_pretended() -> None:
    assert weights_file.load_value_function(feldspar.game("burgundy"), 99) is None


def test_a_pool_learns_what_one_process_learns() -> None:
    assert taken(COURSE).weights == taken(COURSE, "pool").weights


def test_a_course_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    half = taken(COURSE, until=2)
    assert half.generation == 2
    again = resume(COURSE, half.save(COURSE))
    with open_executor() as workers:
        assert list(train(COURSE, again, workers)) == [3, 4, 5]
    assert again.weights == taken(COURSE).weights
    with pytest.raises(ValueError, match="begun with other settings"):
        resume(replace(COURSE, learning_rate=0.2), half.save(COURSE))


def test_only_the_rest_of_a_game_is_learned_first() -> None:
    progress = taken(replace(COURSE, generations=1))
    learned = [feature for feature, weight in enumerate(progress.weights) if weight]
    assert learned
    assert max(learned) < feldspar.game(COURSE.title).families["zones"]


def test_what_is_moved_to_and_fro_has_found_its_place() -> None:
    lesson = TdSettings()
    lesson.learning_rate, lesson.temporal_coherence = 1.0, True
    learner = Learner(ValueFunction([0.0, 0.0]), lesson, seed=1)
    for error in (100.0, -100.0, 100.0):
        learner.update([0], error)
    for error in (100.0, 100.0, 100.0):
        learner.update([1], error)
    assert learner.value.weights == [0.0, 300.0]


def test_who_has_learned_plays_better() -> None:
    course = TrainingPlan("burgundy_dice", 1, generations=40, shards=1, games=10)
    scores = [score for generation in taken(course).scores for score in generation]
    assert sum(scores[-10:]) > sum(scores[:10])


def test_the_command_keeps_what_it_has_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.weights"
    command = ["train", "burgundy_dice", "--games", "100", "--shards", "2", "--backend", "serial"]
    assert main([*command, "--out", str(file), "--plot", str(tmp_path / "curve.svg")]) == 0
    assert "points against itself" in capsys.readouterr().out
    made, found = weights_file.unpack(file.read_bytes())
    assert (made["title"], made["seats"], made["shards"]) == ("burgundy_dice", 1, 2)
    assert len(found) == made["features"] == feldspar.game("burgundy_dice").feature_count
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert [one.name for one in tmp_path.glob("*.course")] == []
    assert main([*command, "--out", str(file), "--start", str(file)]) == 0
