"""Tools some tests need besides Python: without them they are skipped, with a hint.

A module may import what only a group of `scripts/setup` installs: here, and not in each of them, it
is decided what happens then. With `CI=true` in the environment nothing is skipped for what lacks:
an honest check errs.
"""

import os
import shutil
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

import pytest

STRICT: Final = os.environ.get("CI") == "true"
IMPORTED: Final = {
    "server": "asyncpg hiredis httptools httpx msgspec openapi_spec_validator opentelemetry "
    "prometheus_client redis starlette uvicorn websockets",
    "deploy": "grafana_foundation_sdk yaml",
    "page": "playwright",
    "lab": "openskill ray",
}
"""What each group of `scripts/setup` brings, by the names it is imported as."""
OURS: Final = ("feldspar", "tests", "scripts")
"""Others may look for a package that they do without."""


def lacks(what: str, group: str) -> str:
    return f"needs {what}: scripts/setup {group}"


def skip(what: str, group: str) -> None:
    """Skip this test, or the module that is being read, for what is not there."""
    if STRICT:
        pytest.fail(lacks(what, group), pytrace=False)
    pytest.skip(lacks(what, group), allow_module_level=True)


def programs(group: str, *names: str) -> None:
    """Skip what runs these programs unless they are there."""
    for name in names:
        if not (shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")):
            skip(name, group)


class Packages(MetaPathFinder):
    """Is asked for what nobody else has found: a package of a group that is not installed."""

    reading = False
    """Whether tests are being read, which can be skipped; a conftest that was named cannot."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for group, names in IMPORTED.items():
            if name in names.split() and _asking().partition(".")[0] in OURS:
                if not self.reading:
                    raise ImportError(lacks(name, group))
                skip(name, group)
        return None


def _asking() -> str:
    """The module that imports something."""
    frame = sys._getframe(2)
    while frame.f_back and str(frame.f_globals.get("__name__")).startswith("importlib"):
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))


PACKAGES: Final = Packages()
if not STRICT:
    sys.meta_path.append(PACKAGES)
