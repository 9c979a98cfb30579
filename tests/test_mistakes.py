"""The mistakes that `scripts/mutants.py` plants: they fit what there is, so that it can be run."""

from pathlib import Path

import pytest

from tests.mistakes import Mistake, mistakes, titles

SOURCES = Path(__file__).parents[1] / "src" / "feldspar" / "games"
ALL = [(title, one) for title in titles() for one in mistakes(title)]


@pytest.mark.parametrize(("title", "mistake"), ALL, ids=lambda one: getattr(one, "what", one))
def test_a_mistake_fits_in_one_place(title: str, mistake: Mistake) -> None:
    source = (SOURCES / title / mistake.file).read_text(encoding="utf-8")
    compile(mistake.planted(source), mistake.file, "exec")
    assert mistake.planted(source) != source


@pytest.mark.parametrize("title", titles())
def test_half_of_them_are_in_what_is_promised(title: str) -> None:
    labels = [one for one in mistakes(title) if one.label]
    assert 2 * len(labels) == len(mistakes(title)) >= 10
    assert all(one.file.startswith("view/") for one in labels)
