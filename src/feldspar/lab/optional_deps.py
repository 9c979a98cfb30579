"""Optional packages of the lab, imported when they are needed."""

import importlib
from types import ModuleType


def extra(package: str, name: str) -> ModuleType:
    """Import an optional package; if it is missing, say which extra installs it."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != package.partition(".")[0]:
            raise
        raise ValueError(f"{package} is an extra: pip install 'feldspar[{name}]'") from None
