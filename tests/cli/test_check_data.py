"""Figures from somebody's own box are checked before they replace ours."""

from pathlib import Path

import pytest

from feldspar.cli import main

GAMES = Path(__file__).parents[2] / "src" / "feldspar" / "games"
CHARACTERS = GAMES / "bruges" / "data" / "characters.toml"
COMPONENTS = GAMES / "burgundy_cards" / "data" / "components.toml"


def checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], path: Path, *changes: tuple[str, str]
) -> tuple[int, str]:
    """Change the first of some words in a shipped file; return what is said of it."""
    source = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in source
        source = source.replace(old, new, 1)
    file = tmp_path / "mine.toml"
    file.write_text(source, encoding="utf-8")
    status = main(["check-data", str(file)])
    return status, capsys.readouterr().out.replace(str(file), "mine.toml")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (CHARACTERS, "114 name, 120 effect, 121 symbol, 53 worker, 162 group, 161 price, 165 col"),
        (COMPONENTS, "dice, dice_buildings, triples_house, goods_points, round_bonus.B, round"),
    ],
)
def test_what_is_shipped_fits_and_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], path: Path, said: str
) -> None:
    status, told = checked(tmp_path, capsys, path)
    assert status == 0
    assert f"may replace {path.parts[-3]}/data/{path.name}" in told
    assert f"own: {said}" in told


def test_what_is_printed_is_no_longer_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = checked(tmp_path, capsys, CHARACTERS, ('house = ["colour"]\n', ""))
    assert (status, "164 colour" in told) == (0, True)
    printed = ('provenance = "house"', 'provenance = "box"')
    status, told = checked(tmp_path, capsys, COMPONENTS, printed)
    assert (status, "own: dice_buildings" in told) == (0, True)


@pytest.mark.parametrize(
    ("path", "old", "new", "said"),
    [
        (CHARACTERS, 'id = "princess"', 'id = "empress"', "empress stands where princess must"),
        (CHARACTERS, "price = 9", "price = 8", "mine.toml:14: prince: price must be one of 0, 3"),
        (CHARACTERS, 'colour = "yellow"', 'colour = "pink"', "prince: colour must be one of"),
        (CHARACTERS, '"gain_vp"', '"win"', "prince: no effect is called 'win'"),
        (CHARACTERS, 'house = ["colour"]', 'house = ["hue"]', "prince: house may name name,"),
        (CHARACTERS, "price = 9", "price = ", "mine.toml:18: "),
        (COMPONENTS, "castle = [2, 2", "castle = [3, 2", "the dice of castle must be six counts"),
        (COMPONENTS, "carpenter = [1, 3, 5]", "carpenter = [1, 3, 7]", "carpenter must have 3"),
        (COMPONENTS, 'provenance = "rulebook"', 'provenance = "me"', "provenance must be one of"),
        (COMPONENTS, "[goods_points]", "[goods_dots]", "[goods_points] is missing"),
        (COMPONENTS, "points = 3", 'points = "3"', "has not the form of the shipped one"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], path: Path, old: str, new: str, said: str
) -> None:
    status, told = checked(tmp_path, capsys, path, (old, new))
    assert status == 1
    assert said in told
    assert told.startswith("mine.toml:")


def test_a_file_of_something_else_is_named_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "else.toml"
    file.write_text("a = 1\n")
    assert main(["check-data", str(file)]) == 2
    assert "no file of a game's figures" in capsys.readouterr().err
