"""Loader of games: every folder here with a `GAME` in it is found by its name.

A game may also live in a distribution of its own, which names its package as an entry point of the
group `feldspar.games`. What is a folder here has its name: nothing from elsewhere replaces it.
"""

import importlib
import pkgutil
import sys
from functools import cache

from feldspar.kernel.game import Game

GROUP = "feldspar.games"


def titles() -> list[str]:
    """Return the ids of all games, those of other distributions among them.

    >>> feldspar.titles()  # doctest: +ELLIPSIS
    [...'bruges', 'burgundy', ...]
    >>> {title: feldspar.game(title).title() for title in ("bruges", "burgundy")}
    {'bruges': 'Bruges', 'burgundy': 'The Castles of Burgundy'}
    """
    return sorted({*_here(), *_elsewhere()})


def load(name: str) -> Game:
    """Return a game by its id; raise ValueError, saying which there are, if there is none.

    >>> feldspar.game("bruges")
    feldspar.game('bruges')
    >>> feldspar.game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ValueError: no game is called 'chess'; there are: ...bruges, ...
    """
    if name in _here():
        package = f"{__name__}.{name}"
    elif name in _elsewhere():
        package = _only(name, _elsewhere()[name])
    else:
        raise ValueError(f"no game is called {name!r}; there are: {', '.join(titles())}")
    game = importlib.import_module(package).GAME
    if not isinstance(game, Game) or (game.id, game.package) != (name, package):
        raise ValueError(f"{package}.GAME is not the game {name!r} of that package")
    return game


def _here() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


@cache
def _elsewhere() -> dict[str, list[str]]:
    """Return the packages other distributions name, by the title; read once, and when asked for."""
    found: dict[str, list[str]] = {}
    if sys.platform == "emscripten":  # a page has no others, and pays for whatever it loads
        return found
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point.module)
    return found


def _only(name: str, packages: list[str]) -> str:
    if len({*packages}) > 1:
        raise ValueError(f"several packages have a game {name!r}: {', '.join(sorted(packages))}")
    return packages[0]
