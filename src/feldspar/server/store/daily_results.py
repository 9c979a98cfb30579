"""Daily results: whose table is which, and the verdict once it was replayed.

They are stored beside the journal. A player has one table for each title and day, and its name
follows from that; so storing it twice changes nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from feldspar.table.content.daily import add_days
from feldspar.table.services.daily_check import DailyVerdict

RETENTION_DAYS: Final = 400
"""How many days are kept."""
Query = Callable[..., Awaitable[list[Any]]]
"""Takes a statement, whose values are called $1, $2 and so on, and the values."""


class DailyResult(NamedTuple):
    """What is known of somebody's table of a day."""

    day: str
    game: str
    table: str
    is_over: bool
    is_verified: bool
    """Whether it has been played again: it counts if it then has points."""
    points: int | None
    problem: str
    """The message that says why it does not count."""
    name: str
    """Under which it was played, known once it has been played again."""


class PendingResult(NamedTuple):
    """A table of a day that is over."""

    day: str
    game: str
    table: str


class LeaderboardRow(NamedTuple):
    """One of the best of a day."""

    table: str
    name: str
    points: int


class DailyResultStore:
    """All tables of the last days, by title and player."""

    def __init__(self, query: Query, execute: Query) -> None:
        self._query = query
        self._execute = execute

    async def record_start(self, day: str, game: str, player: str, table: str) -> None:
        """Note whose table of a day is which; what is older than anybody asks for is put away."""
        await self._execute("DELETE FROM daily WHERE day < $1", add_days(day, -RETENTION_DAYS))
        await self._execute(
            "INSERT INTO daily (day, game, player, place) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (place) DO NOTHING",
            *(day, game, player, table),
        )

    async def owner_of(self, table: str) -> tuple[str, str] | None:
        """Return the day and the player of a table, if it is one of a day."""
        found = await self._query("SELECT day, player FROM daily WHERE place = $1", table)
        return (found[0][0], found[0][1]) if found else None

    async def results_of(self, player: str) -> list[DailyResult]:
        """Return all that is known of a player's tables, the latest day first."""
        found = await self._query(
            "SELECT day, daily.game, place, status = 'over', proved, points, wrong, name"
            " FROM daily JOIN summary USING (place) WHERE player = $1 ORDER BY day DESC",
            player,
        )
        return [
            DailyResult(day, game, table, bool(over), bool(proved), *rest)
            for day, game, table, over, proved, *rest in found
        ]

    async def pending(self, limit: int, since: str, game: str = "") -> list[PendingResult]:
        """Return some tables that are over and that nobody has played again yet: those of a title
        and day, or of all titles since then."""
        which = "day = $2 AND daily.game = $3" if game else "day >= $2 AND daily.game <> $3"
        found = await self._query(
            "SELECT day, daily.game, place FROM daily JOIN summary USING (place)"
            f" WHERE {which} AND proved = 0 AND status = 'over' ORDER BY at LIMIT $1",
            *(limit, since, game),
        )
        return [PendingResult(*line) for line in found]

    async def record_verdict(self, table: str, name: str, verdict: DailyVerdict) -> None:
        """Note what came of playing a table again, and under which name it was played."""
        await self._execute(
            "UPDATE daily SET proved = 1, name = $2, points = $3, wrong = $4 WHERE place = $1",
            *(table, name, verdict.points, verdict.wrong),
        )

    async def scores(self, day: str, game: str) -> list[tuple[int, int]]:
        """Return all points that count, the most first, and how often they were made."""
        found = await self._query(
            "SELECT points, count(*) FROM daily WHERE day = $1 AND game = $2"
            " AND points IS NOT NULL GROUP BY points ORDER BY points DESC",
            *(day, game),
        )
        return [(points, often) for points, often in found]

    async def leaderboard(self, day: str, game: str, limit: int) -> list[LeaderboardRow]:
        """Return the best of a day; of equals any."""
        found = await self._query(
            "SELECT place, name, points FROM daily WHERE day = $1 AND game = $2"
            " AND points IS NOT NULL ORDER BY points DESC, place LIMIT $3",
            *(day, game, limit),
        )
        return [LeaderboardRow(*line) for line in found]
