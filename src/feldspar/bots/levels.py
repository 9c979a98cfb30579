"""Levels of play: five named strengths, the same names in every title.

Who plays at a level is data of the title, `data/levels.toml`, and so is what was measured there.
Figures say which bots they are of: once another bot plays there, they are not told any more.
"""

from functools import cache
from typing import Final, NamedTuple

from feldspar.bots.bot import AnytimeDecision, Bot
from feldspar.kernel.game import Game, State
from feldspar.kernel.toolkit.component_data import Figures, load_components

LEVELS: Final = ("level-1", "level-2", "level-3", "level-4", "level-5")
"""The weakest first."""
DEFAULT_LEVEL: Final = LEVELS[1]
"""Whom one meets who has chosen nobody."""
_DEFAULT_BOTS: Final = ("random", "greedy", "learned", "search(walks=50)", "search(walks=300)")
"""Who plays a title that does not say: where nothing has been learned, all but the first are
greedy."""


class Measured(NamedTuple):
    """How a level did at a table of so many seats, with the level below in all the others."""

    seats: int
    games: int
    won: float | None
    """The share of the wins, ties shared: by chance alone, one over the number of seats. There is
    none for the first level, which has nobody below it, and for whoever plays alone."""
    low: float | None
    """The share is not lower than this, nor higher than the next, in 95 of 100 matches."""
    high: float | None
    score: float
    """Points on average; the first level's against the second."""
    seconds: float
    """How long a decision took where it was measured."""


class Level(NamedTuple):
    """Somebody to play against."""

    id: str
    """What a seat is given as its bot: "level-1" to "level-5"; its name and what it is like are
    words of the title."""
    measured: tuple[Measured, ...]
    """By the number of seats; empty if nothing was measured."""


class LevelBot(Bot):
    """Plays any title at a level: as whoever plays there in that title."""

    level_index: int = 0
    """Of the level among all."""
    game: Game | None = None
    player: Bot | None = None
    """Who plays there in the title that was last asked about."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        return self.bot_for(view).choose(view, seat, seed)

    def start_deciding(self, view: State, seat: int, seed: bytes) -> AnytimeDecision:
        return self.bot_for(view).start_deciding(view, seat, seed)

    def bot_for(self, view: State) -> Bot:
        """Return whoever plays at this level of a title."""
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
    """Return the bot of every level of a title, as `feldspar.bots.load` understands it.

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
    """Return the levels of a title, with what is known of whoever plays there now.

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
    """Return the bot that has all other seats when a level is measured: that of the level below.

    The first level meets the second. Alone one meets nobody.
    """
    place = LEVELS.index(name)
    return players(game)[abs(place - 1)] if seats > 1 else ""


def _is_current(game: Game, name: str, seats: int, row: Figures) -> bool:
    """Tell whether figures are of those who play now."""
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
