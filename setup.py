"""The pure wheel by default; with FELDSPAR_COMPILE=1 the hot modules become one mypyc group.

One group, because calls bind early only inside it. mypyc reads the strictness from pyproject.toml.
"""

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup


def compiled() -> dict[str, Any]:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = project["tool"]["feldspar"]["compiled"]
    if os.environ.get("FELDSPAR_COMPILE") != "1":
        return {}
    try:
        from mypyc.build import mypycify
    except ImportError:  # an isolated build asks first what it needs, and comes back with it
        return {"setup_requires": ["mypy>=2.4,<3"]}
    found = {one: list(Path("src/feldspar").glob(one)) for one in patterns}
    if empty := [one for one, paths in found.items() if not paths]:
        raise SystemExit(f"[tool.feldspar] compiled: no file matches {', '.join(empty)}")
    every = sorted({path for paths in found.values() for path in paths})
    sources = [path.as_posix() for path in every if path.name != "__init__.py"]
    return {"ext_modules": mypycify(sources, opt_level="3", debug_level="0", group_name="feldspar")}


setup(**compiled())
