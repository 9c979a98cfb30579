"""From wheels alone: a game of somebody else is found and played, and rules can be asked for."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.docs.page import ROOT, TITLE, distribution, lay

PACKED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
PLAYS = f"""
import pickle, sys
import feldspar
assert "importlib.metadata" not in sys.modules, "entry points are read when they are asked for"
assert feldspar.game("burgundy").title("fr") == "Les Châteaux de Bourgogne"
assert "importlib.metadata" not in sys.modules
assert "{TITLE}" in feldspar.titles()
game = feldspar.game("{TITLE}")
assert game.title("fr") == "Cerises" and game.package == "{TITLE}"
play = feldspar.Play(feldspar.new("{TITLE}", seats=2, seed="orchard"))
greedy = feldspar.bots.load("greedy")
while actors := play.state.actors():
    play.push(actors[0], feldspar.bots.decide(greedy, play.state, actors[0], b"any"))
assert max(play.state.scores()) >= 30
assert feldspar.replay(str(play.record())) == play.state
assert pickle.loads(pickle.dumps(play.state)) == play.state
assert "30 cherries" in feldspar.rule("CHR-2.1").en and "30 cerises" in feldspar.rule("CHR-2.1").fr
assert "Cherries" in str(play.state) and "<svg" in play.state._repr_svg_()
assert feldspar.rule("BUR-7.4").fr != feldspar.rule("BUR-7.4").en
assert feldspar.rule("PRO-6").game == ""
from feldspar.table.services import tables as desk
assert "{TITLE}" in [about.id for about in desk.list_games()]
assert "Cerises" in desk.load_words("{TITLE}", "fr") and "basket" in desk.load_art("{TITLE}")[1]
print(feldspar.__file__)
"""


def run(*command: str | Path, **variables: str) -> str:
    done = subprocess.run(
        command,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what two wheels hold: the library's, and that of the page's game."""
    root = tmp_path_factory.mktemp("wheels")
    lay(distribution(), root / TITLE)
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "site", "build")
    shutil.copytree(ROOT / "src", root / "library" / "src", ignore=left_out)
    for name in PACKED:
        shutil.copy(ROOT / name, root / "library" / name)
    for source in (TITLE, "library"):
        build = ("-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check")
        run(sys.executable, *build, "--outdir", root / "dist", root / source, FELDSPAR_COMPILE="")
    for wheel in (root / "dist").glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(root / "installed")
    return root / "installed"


def test_a_game_of_another_distribution_is_played_like_the_others(installed: Path) -> None:
    found = run(sys.executable, "-c", PLAYS, PYTHONPATH=str(installed), PYTHONUTF8="1")
    assert Path(found.strip()).is_relative_to(installed)


def test_the_commands_know_it_too(installed: Path) -> None:
    simulate = ("simulate", TITLE, "--games", "3", "--seats", "2")
    said = run(sys.executable, "-m", "feldspar.cli", *simulate, PYTHONPATH=str(installed))
    assert TITLE in said or "Cherries" in said
