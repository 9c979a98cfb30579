"""Sites for browser tests: the built sites, an installed wheel, and servers on free ports.

Everything is made once and lies in build/e2e; what is newer than all it was made from is kept.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE = ROOT / "build" / "e2e"
SITE = ROOT / "src" / "feldspar" / "server" / "site"
ALONE = ROOT / "web" / "dist"
VENV = MADE / "venv"
SERVE = Path(__file__).parent / "serve_seeded.py"
PACKED = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
SOURCES = ("src", "web", "scripts/build-web", "scripts/write_shelf.py", *PACKED[1:])
"""What the sites and the wheel are made from."""
LEFT_OUT = {"node_modules", "dist", "site", "__pycache__", ".svelte-kit"}
LEFT_OUT_ENDINGS = (".egg-info",)


@contextmanager
def alone() -> Iterator[None]:
    """One process at a time makes things; the others wait and find them made."""
    MADE.mkdir(parents=True, exist_ok=True)
    with (MADE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a command that must succeed, with this Python's tools on the path; what it said."""
    tools = Path(sys.executable).parent
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}"
    return done.stdout


def build_sites() -> None:
    """Build the site for the server and the site without one, unless nothing has changed."""
    made = (SITE / "index.html", ALONE / "index.html")
    if _newest(SOURCES) < min(map(_age, made)):
        return
    pnpm = ROOT / "tools" / "pnpm"
    if not (pnpm / "node_modules").exists():
        run("npm", "install", "--no-save", "--no-audit", "--no-fund", cwd=pnpm)
    if not (ROOT / "web" / "node_modules").exists():
        main = pnpm / "node_modules" / "pnpm" / "bin" / "pnpm.mjs"
        run("node", main, "install", "--frozen-lockfile", cwd=ROOT / "web")
    run(ROOT / "scripts" / "build-web")


def install() -> Path:
    """Build the wheel, site included, and install it into a fresh environment: its `feldspar`."""
    command = VENV / "bin" / "feldspar"
    if max(_newest(SOURCES), _age(SITE / "index.html")) < _age(command):
        return command
    wheels, tree = MADE / "wheel", MADE / "tree"
    for folder in (wheels, tree, VENV):
        shutil.rmtree(folder, ignore_errors=True)
    tree.mkdir()
    for name in PACKED:
        _copy(ROOT / name, tree / name)
    build = ("build", "--wheel", "--no-isolation", "--skip-dependency-check")
    run(sys.executable, "-m", *build, "--outdir", wheels, tree)
    shutil.rmtree(tree)
    run(sys.executable, "-m", "venv", VENV)
    (wheel,) = wheels.glob("*-py3-none-any.whl")
    run(VENV / "bin" / "pip", "install", "--quiet", f"{wheel}[server]")
    command.touch()
    return command


@contextmanager
def served(*command: str | Path, announced: str) -> Iterator[str]:
    """Run a server while the block runs; yields the address made from what it announces."""
    serving = subprocess.Popen(
        command,
        cwd=MADE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    said = serving.stdout
    assert said is not None
    try:
        for line in said:
            if found := re.search(announced, line):
                yield f"http://127.0.0.1:{found['port']}"
                break
        else:
            raise AssertionError(f"{command} ended with {serving.wait()}")
    finally:
        serving.terminate()
        serving.wait(20)
        said.close()


@contextmanager
def folder() -> Iterator[str]:
    """Serve the site that needs no server as the files it is; yields its address."""
    with alone():
        build_sites()
    serve = (sys.executable, "-m", "http.server", "0", "--bind", "127.0.0.1")
    with served(*serve, "--directory", ALONE, announced=r"port (?P<port>\d+)") as address:
        yield address


def axe() -> str:
    """The accessibility checker, as a script for a page."""
    tool = ROOT / "tools" / "axe"
    script = tool / "node_modules" / "axe-core" / "axe.min.js"
    with alone():
        if not script.exists():
            run("npm", "ci", "--no-audit", "--no-fund", cwd=tool)
    return script.read_text(encoding="utf-8")


def _newest(names: Iterable[str]) -> float:
    return max(path.stat().st_mtime for name in names for path in _files(ROOT / name))


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
        return
    for inner in place.iterdir():
        if inner.name not in LEFT_OUT and not inner.name.endswith(LEFT_OUT_ENDINGS):
            yield from _files(inner)


def _age(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(source, target, ignore=ignored)
    else:
        shutil.copy(source, target)
