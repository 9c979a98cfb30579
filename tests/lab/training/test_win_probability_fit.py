"""How sure an expected score is: found by playing, the same for the same seed, and smooth."""

import json
from pathlib import Path

import pytest

import feldspar
from feldspar.bots.win_probability import load_win_model
from feldspar.cli import main
from feldspar.lab.execution.backends import open_executor
from feldspar.lab.training.win_probability_fit import measure

TITLES = feldspar.titles()


@pytest.mark.parametrize("seats", [1, 2])
def test_it_follows_from_the_seed(seats: int) -> None:
    with open_executor("serial", None, "") as workers:
        once, again = (measure("burgundy_dice", seats, 3, "any", workers) for _ in "ab")
    assert once == again
    assert ("enough" in once) is False
    spreads = once["spreads"]
    assert isinstance(spreads, list)
    assert len(spreads) == (0 if seats == 1 else 32)


def test_the_command_adds_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "odds.json"
    for seats in ("1", "2"):
        told = ["odds", "burgundy_dice", "--seats", seats, "--games", "2"]
        assert main([*told, "--backend", "serial", "--out", str(out)]) == 0
    assert list(json.loads(out.read_text())) == ["1", "2"]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_sure_of_the_end_and_not_of_the_beginning(title: str) -> None:
    game = feldspar.game(title)
    for seats in game.seats:
        found = load_win_model(game, seats)
        assert found is not None, f"{title}, {seats} seats"
        if not found.is_for_points(seats):
            assert found.scale_by_time[0] > 1.5 * min(found.scale_by_time)
