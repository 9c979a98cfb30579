"""Levels of play: five named strengths, the same names in every title.

The bot of each level is data of the title, `data/levels.toml`, and so are the measurements. These
name the bots they are for: once a level has another bot, they are no longer shown.
"""

from functools import cache
from typing import Final, NamedTuple

from feldspar.bots.bot import AnytimeDecision, Bot
from feldspar.kernel.game import Game, State
from feldspar.kernel.toolkit.component_data import Figures, load_components

LEVELS: Final = ("level-1", "level-2", "level-3", "level-4", "level-5")
"""The weakest first."""
DEFAULT_LEVEL: Final = LEVELS[1]
"""The level of an opponent nobody has chosen."""
_DEFAULT_BOTS: Final = ("random", "greedy", "learned", "search(walks=50)", "search(walks=300)")
"""The bots of a title without levels of its own: where nothing has been learned, all but the first
are greedy."""


class Measured(NamedTuple):
    """The results of a level at a table of so many seats, against the level below in all other
    seats."""

    seats: int
    games: int
    won: float | None
    """The share of the wins, with ties shared: by chance alone, one over the number of seats. There
    is none for the first level, which has no level below it, nor in a solo game."""
    low: float | None
    """The lower bound of the 95% confidence interval of the share; `high` is the upper one."""
    high: float | None
    score: float
    """Average score; for the first level, against the second."""
    seconds: float
    """Average time of a decision where it was measured."""


class Level(NamedTuple):
    """A bot to play against."""

    id: str
    """The name of the level as a seat's bot: "level-1" to "level-5"; its label and description are
    among the title's words."""
    measured: tuple[Measured, ...]
    """By the number of seats; empty if nothing was measured."""


class LevelBot(Bot):
    """Plays any title at a level, by the bot that title has for it."""

    level_index: int = 0
    """The index of the level."""
    game: Game | None = None
    player: Bot | None = None
    """The bot for the title that was last asked about."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        return self.bot_for(view).choose(view, seat, seed)

    def start_deciding(self, view: State, seat: int, seed: bytes) -> AnytimeDecision:
        return self.bot_for(view).start_deciding(view, seat, seed)

    def bot_for(self, view: State) -> Bot:
        """Return the bot for this level in a title."""
        player = self.player
        if player is None or self.game != view.game:
            from feldspar.bots import load

            player = load(players(view.game)[self.level_index])
            self.player = player
            self.game = view.game
        return player


def level(name: str) -> Bot:
    """Return the bot of a level."""
    bot = LevelBot()
    bot.level_index = LEVELS.index(name)
    return bot


@cache
def players(game: Game) -> tuple[str, ...]:
    """Return the bot of every level of a title, as a specification for `feldspar.bots.load`.

    >>> from feldspar.bots.levels import players
    >>> players(feldspar.game("burgundy"))[1]
    'greedy'
    """
    named: tuple[str, ...] = tuple(_load_data(game).get("bots", _DEFAULT_BOTS))
    if len(named) != len(LEVELS):
        raise ValueError(f"{game.id} has {len(named)} levels, not {len(LEVELS)}")
    return named


@cache
def levels(game: Game) -> tuple[Level, ...]:
    """Return the levels of a title, with the measurements of their present bots.

    >>> from feldspar.bots.levels import levels
    >>> [level.id for level in levels(feldspar.game("burgundy"))]
    ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']
    """
    tables: Figures = _load_data(game).get("seats", {})
    found: list[Level] = []
    for name in LEVELS:
        known = [
            _measurement(int(seats), tables[seats][name])
            for seats in sorted(tables)
            if _is_current(game, name, int(seats), tables[seats].get(name, {}))
        ]
        found.append(Level(name, tuple(known)))
    return tuple(found)


def opponent_of(game: Game, name: str, seats: int) -> str:
    """Return the bot in all other seats when a level is measured: that of the level below.

    The first level is measured against the second. A solo game has no opponents.
    """
    place = LEVELS.index(name)
    return players(game)[abs(place - 1)] if seats > 1 else ""


def _is_current(game: Game, name: str, seats: int, row: Figures) -> bool:
    """Return whether measurements are for the present bots."""
    who = players(game)[LEVELS.index(name)], opponent_of(game, name, seats)
    return (row.get("bot", ""), row.get("met", "")) == who


def _measurement(seats: int, row: Figures) -> Measured:
    won, low, high = row.get("won", (None, None, None))
    return Measured(seats, row["games"], won, low, high, row["score"], row["seconds"])


def _load_data(game: Game) -> Figures:
    try:
        return load_components(game.package, "levels")
    except FileNotFoundError:
        return {}
