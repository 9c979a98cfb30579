"""Five levels in every title: who plays there is data, and figures are told of nobody else."""

from pathlib import Path

import pytest

import feldspar
from feldspar import bots
from feldspar.bots import levels as known
from feldspar.bots.levels import DEFAULT_LEVEL, LEVELS, Measured, levels, players
from feldspar.kernel.toolkit.component_data import Figures
from feldspar.table.services import tables
from tests.toy import GAME as AUCTION

FOLDER = Path(str(feldspar.__file__)).parent / "games"
SAYING = sorted(path.parents[1].name for path in FOLDER.glob("*/data/levels.toml"))
DICE = feldspar.game("burgundy_dice")
ROWS = {
    "1": {"level-3": {"bot": "c", "games": 9, "score": 7.0, "seconds": 0.1}},
    "2": {
        "level-1": {"bot": "a", "met": "b", "games": 20, "score": 3.0, "seconds": 0.1},
        "level-2": {
            "bot": "b",
            "met": "a",
            "games": 20,
            "won": [0.9, 0.8, 0.95],
            "score": 5.5,
            "seconds": 0.2,
        },
    },
}


def told(monkeypatch: pytest.MonkeyPatch, *named: str) -> dict[str, tuple[Measured, ...]]:
    """What is told of a title where these bots play."""

    def data(package: str, name: str = "") -> Figures:
        return {"bots": list(named), "seats": ROWS}

    monkeypatch.setattr(known, "load_components", data)
    players.cache_clear()
    levels.cache_clear()
    try:
        return {level.id: level.measured for level in levels(DICE)}
    finally:
        players.cache_clear()
        levels.cache_clear()


@pytest.mark.parametrize("title", SAYING)
def test_every_title_has_five_that_can_be_loaded_and_words_for_them(title: str) -> None:
    game = feldspar.game(title)
    named = players(game)
    assert len(set(named)) == len(LEVELS)
    assert named[LEVELS.index(DEFAULT_LEVEL)] == "greedy", (
        "whoever chooses nobody meets the same as ever"
    )
    assert all(isinstance(bots.load(name), bots.Bot) for name in named)
    for language in tables.LANGUAGES:
        words = (FOLDER / title / "words" / f"{language}.ftl").read_text("utf-8")
        assert all(f"\n{level} = " in words and f"\n{level}-is = " in words for level in LEVELS)


def test_a_level_plays_as_whoever_plays_there() -> None:
    state = feldspar.new("burgundy_dice", seats=2, seed="market day")
    level, player = bots.load("level-2"), bots.load(players(DICE)[1])
    while actors := state.actors():
        chosen = bots.decide(level, state, actors[0], b"any")
        assert chosen == bots.decide(player, state, actors[0], b"any")
        state.apply(actors[0], chosen)


def test_it_goes_on_at_another_title() -> None:
    level = bots.load("level-1")
    for title in feldspar.titles():
        state = feldspar.new(title, seats=2, seed="any")
        seat = state.actors()[0]
        assert bots.decide(level, state, seat, b"any") in state.legal(seat)


def test_a_title_that_does_not_say_has_levels_too() -> None:
    assert [level.measured for level in levels(AUCTION)] == [()] * len(LEVELS)
    state = AUCTION.new(2, b"any")
    for name in LEVELS:
        assert bots.decide(bots.load(name), state, 0, b"any") in state.legal(0)


def test_a_level_has_no_settings() -> None:
    with pytest.raises(ValueError, match="there is no setting 'whim'"):
        bots.load("level-2(whim=3)")


def test_what_was_measured_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, "a", "b", "c", "d", "e")
    assert found["level-1"] == (Measured(2, 20, None, None, None, 3.0, 0.1),)
    assert found["level-2"] == (Measured(2, 20, 0.9, 0.8, 0.95, 5.5, 0.2),)
    assert found["level-3"] == (Measured(1, 9, None, None, None, 7.0, 0.1),)
    assert found["level-4"] == ()


def test_figures_of_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, "other", "b", "c", "d", "e")
    assert (found["level-1"], found["level-2"]) == ((), ())
    assert len(found["level-3"]) == 1


def test_there_are_five(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="burgundy_dice has 2 levels, not 5"):
        told(monkeypatch, "a", "b")
