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
    modules: list[str] = project["tool"]["feldspar"]["compiled"]
    if os.environ.get("FELDSPAR_COMPILE") != "1" or not modules:
        return {}
    try:
        from mypyc.build import mypycify
    except ImportError:  # an isolated build asks first what it needs, and comes back with it
        return {"setup_requires": ["mypy>=2.4,<3"]}
    sources = [f"src/{name.replace('.', '/')}.py" for name in modules]
    return {"ext_modules": mypycify(sources, opt_level="3", debug_level="0", group_name="feldspar")}


setup(**compiled())
