"""The games, one folder each. A folder with a `GAME` in it is found here by its name."""

import importlib
import pkgutil

from feldspar.kernel.game import Game


def titles() -> list[str]:
    """Return the names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game:
    """Return a game by its name."""
    if name not in titles():
        raise ValueError(f"no game is called {name!r}; there are: {', '.join(titles())}")
    game = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
