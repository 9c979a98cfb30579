"""Loader of a game's printed figures, from the data in its folder."""

import pkgutil
import tomllib
from collections.abc import Mapping
from typing import Any

Figures = Mapping[str, Any]
"""What a file of figures holds: whoever reads a figure knows its type."""


def load_components(package: str, name: str = "components") -> Figures:
    """Return what stands in a file of a game's data."""
    raw = pkgutil.get_data(package, f"data/{name}.toml")
    return tomllib.loads((raw or b"").decode())
