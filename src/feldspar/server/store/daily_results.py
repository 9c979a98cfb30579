"""Daily results: whose table is which, and the verdict once it was replayed.

It lies beside the journal, in the same store. Whoever plays has one table a title and day, and the
table's name follows from that; so writing it down twice changes nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from feldspar.table.content.daily import add_days
from feldspar.table.services.daily_check import DailyVerdict

KEPT: Final = 400
"""How many days are kept."""
Ask = Callable[..., Awaitable[list[Any]]]
"""Takes a statement, whose values are called $1, $2 and so on, and the values."""


class Kept(NamedTuple):
    """What is known of somebody's table of a day."""

    day: str
    game: str
    table: str
    over: bool
    proved: bool
    """Whether it has been played again: it counts if it then has points."""
    points: int | None
    wrong: str
    """The message that says why it does not count."""
    name: str
    """Under which it was played, known once it has been played again."""


class Unproved(NamedTuple):
    """A table of a day that is over."""

    day: str
    game: str
    table: str


class First(NamedTuple):
    """One of the best of a day."""

    table: str
    name: str
    points: int


class Daybook:
    """All tables of the last days, by title and player."""

    def __init__(self, ask: Ask, write: Ask) -> None:
        self._ask = ask
        self._write = write

    async def begin(self, day: str, game: str, player: str, table: str) -> None:
        """Note whose table of a day is which; what is older than anybody asks for is put away."""
        await self._write("DELETE FROM daily WHERE day < $1", add_days(day, -KEPT))
        await self._write(
            "INSERT INTO daily (day, game, player, place) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (place) DO NOTHING",
            *(day, game, player, table),
        )

    async def whose(self, table: str) -> tuple[str, str] | None:
        """Return the day and the player of a table, if it is one of a day."""
        found = await self._ask("SELECT day, player FROM daily WHERE place = $1", table)
        return (found[0][0], found[0][1]) if found else None

    async def mine(self, player: str) -> list[Kept]:
        """Return all that is known of a player's tables, the latest day first."""
        found = await self._ask(
            "SELECT day, daily.game, place, status = 'over', proved, points, wrong, name"
            " FROM daily JOIN summary USING (place) WHERE player = $1 ORDER BY day DESC",
            player,
        )
        return [
            Kept(day, game, table, bool(over), bool(proved), *rest)
            for day, game, table, over, proved, *rest in found
        ]

    async def unproved(self, most: int, since: str, game: str = "") -> list[Unproved]:
        """Return some tables that are over and that nobody has played again yet: those of a title
        and day, or of all titles since then."""
        which = "day = $2 AND daily.game = $3" if game else "day >= $2 AND daily.game <> $3"
        found = await self._ask(
            "SELECT day, daily.game, place FROM daily JOIN summary USING (place)"
            f" WHERE {which} AND proved = 0 AND status = 'over' ORDER BY at LIMIT $1",
            *(most, since, game),
        )
        return [Unproved(*line) for line in found]

    async def prove(self, table: str, name: str, proof: DailyVerdict) -> None:
        """Note what came of playing a table again, and under which name it was played."""
        await self._write(
            "UPDATE daily SET proved = 1, name = $2, points = $3, wrong = $4 WHERE place = $1",
            *(table, name, proof.points, proof.wrong),
        )

    async def scores(self, day: str, game: str) -> list[tuple[int, int]]:
        """Return all points that count, the most first, and how often they were made."""
        found = await self._ask(
            "SELECT points, count(*) FROM daily WHERE day = $1 AND game = $2"
            " AND points IS NOT NULL GROUP BY points ORDER BY points DESC",
            *(day, game),
        )
        return [(points, often) for points, often in found]

    async def first(self, day: str, game: str, most: int) -> list[First]:
        """Return the best of a day; of equals any."""
        found = await self._ask(
            "SELECT place, name, points FROM daily WHERE day = $1 AND game = $2"
            " AND points IS NOT NULL ORDER BY points DESC, place LIMIT $3",
            *(day, game, most),
        )
        return [First(*line) for line in found]
