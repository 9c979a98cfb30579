"""A fresh Debian in a folder, in which the blocks of a page are run unchanged.

What they fetch is fetched before, with this machine's own ways to Debian and PyPI; then they run in
namespaces of their own. So ports are free, whatever runs here, and all they start ends with them.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests import needs

ROOT = Path(__file__).parents[2]
PACKED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
SOURCES = ("/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list")
QUIET_INSTALL = "#!/bin/sh\nexit 101\n"
"""As in containers: what is installed is not started."""
WHEELS = "/mnt/wheels"
HERE = "/srv/feldspar"
ENVIRONMENT = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LC_ALL": "C.UTF-8",
}
_BLOCK = re.compile(r"(?:^<!-- ([^>]*) -->\n)?^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """Some commands of a page, and for whom they are."""

    marks: frozenset[str]
    text: str


def blocks(page: str) -> list[Block]:
    """Return the commands of a page, in order."""
    return [
        Block(frozenset(filter(None, marks.split(", "))), text)
        for marks, text in _BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    ]


def packages(text: str) -> list[str]:
    """Return what a page installs."""
    lines = re.findall(r"^apt-get install -y --no-install-recommends (.*)$", text, re.MULTILINE)
    return [name for line in lines for name in shlex.split(line)]


def run(command: list[str | Path], **environment: str) -> str:
    """Run a command that must succeed; return what it said."""
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


def configured(listed: str) -> tuple[dict[str, str], list[Path]]:
    """Return how pip finds packages on this machine, and which of its files that takes."""
    told, paths = dict[str, str](), set[Path]()
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        value = value.strip("'")
        told["PIP_" + name.rpartition(".")[2].upper().replace("-", "_")] = value
        for word in value.split():
            path = Path(word.removeprefix("file://"))
            if path.is_absolute() and path.exists():  # an index names files that lie beside it
                paths.add(path.parent if word.startswith("file://") else path)
    return told, sorted(paths)


class Fresh:
    """A Debian nobody has used, with the wheel of this checkout at hand."""

    def __init__(self, folder: Path, needed: list[str]) -> None:
        needs.programs("deploy", "mmdebstrap", "ip")
        self.folder = folder
        self.root = folder / "root"
        sources = next(path for path in SOURCES if Path(path).exists())
        release = re.findall(r"^VERSION_CODENAME=(\w+)$", Path("/etc/os-release").read_text(), re.M)
        run(["mmdebstrap", "--quiet", "--variant=minbase", release[0], self.root, sources])
        for name in ("resolv.conf", "hosts"):
            shutil.copyfile(f"/etc/{name}", self.root / "etc" / name)
        policy = self.root / "usr" / "sbin" / "policy-rc.d"
        policy.write_text(QUIET_INSTALL)
        policy.chmod(0o755)
        for copied in ("deploy", "requirements"):
            shutil.copytree(ROOT / copied, self.root / HERE[1:] / copied)
        run(["chroot", self.root, "apt-get", "update", "-qq"], **ENVIRONMENT)
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "--download-only"]
        run(["chroot", self.root, *install, *needed], **ENVIRONMENT)
        self.wheel = self._wheels()

    def _wheels(self) -> str:
        """Build the wheel, and fetch all it needs; return where it lies inside."""
        tree, wheels = self.folder / "tree", self.root / WHEELS[1:]
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "site")
        shutil.copytree(ROOT / "src", tree / "src", ignore=left_out)
        for name in PACKED:
            shutil.copyfile(ROOT / name, tree / name)
        build = ["build", "--wheel", "--no-isolation", "--skip-dependency-check", "--outdir"]
        run([sys.executable, "-m", *build, wheels, tree])
        (wheel,) = wheels.glob("feldspar-*.whl")
        self._fetch(f"--require-hashes -r {HERE}/requirements/site.txt")
        return f"{WHEELS}/{wheel.name}"

    def _fetch(self, wanted: str) -> None:
        """Fetch what is needed with the Python of that Debian, in a copy of it: versions differ."""
        other = self.folder / "other"
        run(["cp", "-a", self.root, other])
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]
        run(["chroot", other, *install, "python3-venv", "ca-certificates"], **ENVIRONMENT)
        run([sys.executable, "-m", "venv", self.folder / "venv"])
        told, paths = configured(run([self.folder / "venv" / "bin" / "pip", "config", "list"]))
        for path in paths:
            there = other / path.relative_to("/")
            there.parent.mkdir(parents=True, exist_ok=True)
            there.mkdir(exist_ok=True) if path.is_dir() else there.touch()
        shared = [f"mount --bind {shlex.quote(str(path))} {other}{path}" for path in paths]
        fetch = f"python3 -m venv /mnt/venv && /mnt/venv/bin/pip download -d {WHEELS} {wanted}"
        inside = " && ".join([*shared, f"exec chroot {other} sh -ec {shlex.quote(fetch)}"])
        run(["unshare", "--mount", "sh", "-ec", inside], **told, **ENVIRONMENT)
        shutil.copytree(other / WHEELS[1:], self.root / WHEELS[1:], dirs_exist_ok=True)
        shutil.rmtree(other)

    def run(self, script: str, **environment: str) -> str:
        """Run a script inside; return what it said."""
        (self.root / "root" / "script").write_text(f"set -euo pipefail\ncd {HERE}\n{script}")
        inside = (
            'mount -t proc proc "$1/proc" && mount -t tmpfs tmpfs "$1/dev/shm" && '
            "ip link set lo up && exec env -i -- "
            + " ".join([shlex.quote(f"{k}={v}") for k, v in {**ENVIRONMENT, **environment}.items()])
            + ' chroot "$1" bash -x /root/script'
        )
        apart = ["unshare", "--mount", "--net", "--ipc", "--uts", "--pid", "--fork", "--kill-child"]
        return run([*apart, "bash", "-c", inside, "inside", self.root])
