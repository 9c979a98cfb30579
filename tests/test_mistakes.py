"""The mistakes that `scripts/mutants.py` plants: they fit what there is, so that it can be run."""

from pathlib import Path

import pytest

from tests.mistakes import Mistake, mistakes, parts, titles

ROOT = Path(__file__).parents[1]
ALL = [(name, one) for name in (*titles(), *parts()) for one in mistakes(name)]


@pytest.mark.parametrize(("name", "mistake"), ALL, ids=lambda one: getattr(one, "what", one))
def test_a_mistake_fits_in_one_place(name: str, mistake: Mistake) -> None:
    source = (ROOT / mistake.file).read_text(encoding="utf-8")
    assert mistake.planted(source) != source
    if mistake.file.endswith(".py"):
        compile(mistake.planted(source), mistake.file, "exec")
    assert all((ROOT / path).exists() for path in mistake.tests)
    assert bool(mistake.tests) == (name in parts())


@pytest.mark.parametrize("title", titles())
def test_half_of_them_are_in_what_is_promised(title: str) -> None:
    labels = [one for one in mistakes(title) if one.label]
    assert 2 * len(labels) == len(mistakes(title)) >= 10
    assert all("/view/" in one.file for one in labels)


def test_half_of_them_are_outside_titles() -> None:
    assert 2 * sum(name in parts() for name, _ in ALL) >= len(ALL) >= 60
