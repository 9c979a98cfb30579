"""Routes for tables of the day: one for each player, title and day.

The name of a table follows from these and the key of the house; so whoever opens one twice, in
whichever process, finds the same. What came of it is proved when its player first asks.
"""

from contextlib import suppress
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from feldspar import games
from feldspar.kernel.chance import subkey
from feldspar.server.access.rate_limiter import Rate, may
from feldspar.server.http.endpoint import Call, answer, body, call, player
from feldspar.server.http.routes.tables import LETTERS, Tables, opened
from feldspar.server.jobs.daily_verifier import Prover
from feldspar.server.runtime.clock import now
from feldspar.server.store.daily_results import Daybook, Kept, Unproved
from feldspar.server.store.journal import Conflict, Missing
from feldspar.table.content import daily as days
from feldspar.table.content.daily import load_daily
from feldspar.table.contract.commands import DailySpec
from feldspar.table.contract.views import (
    BestOfDay,
    Board,
    DayTitle,
    MyDay,
    Published,
    Scored,
    TableOpened,
    Today,
)
from feldspar.table.services import tables as desk

WEEK: Final = 7
FEW: Final = 4
"""Results of others that are proved for whoever asks for a board; housework does the rest."""
FIRST: Final = 3
"""How many of the best are named."""


class Dailies:
    """The tables of the day, and what came of them."""

    tag = "dailies"

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.keeper = tables.keeper
        self.prover = Prover(tables.keeper, tables.settings.key)
        self.rate = Rate("boards", tables.settings.moments_a_minute)

    @property
    def book(self) -> Daybook:
        """Return what is known of all days."""
        return self.keeper.journal.days

    @call(Call("GET", "/api/daily", "The tables of today, and mine of this week", Today))
    async def today(self, request: Request) -> Response:
        """Return what is played today."""
        await may(self.tables.tally, self.rate.by(request))
        day, asker = days.day_of(now()), player(request)
        mine = await self._mine(asker)
        titles = [title for title in games.titles() if load_daily(games.load(title))]
        scores = [await self.book.scores(day, title) for title in titles]
        told = days.add_days(day, -days.PUBLISHED_AFTER_DAYS)
        since = days.add_days(day, 1 - WEEK)
        return answer(
            Today(
                day=day,
                ends=days.end_of_day(day),
                published=Published(told, self.prover.secret(told).hex()),
                titles=tuple(
                    [
                        DayTitle(title, sum([n for _, n in made]), made[0][0] if made else None)
                        for title, made in zip(titles, scores, strict=True)
                    ]
                ),
                mine=tuple([_told(one) for one in mine if one.day >= since]),
                streak=_streak(mine, day),
            )
        )

    @call(
        Call(
            "POST",
            "/api/daily/{game}",
            "Open my table of today, or find it again",
            TableOpened,
            takes=DailySpec,
            status=201,
            refusals=(404, 409),
        )
    )
    async def open(self, request: Request) -> Response:
        """Set somebody's table of today, once."""
        game, asker = request.path_params["game"], player(request)
        if game not in games.titles():
            raise Missing(game)
        spec: DailySpec = await body(request, DailySpec)
        moment = now()
        day = days.day_of(moment)
        opening = desk.open_daily_table(
            game, day, self.prover.secret(day), asker, spec.name, moment
        )
        name = self._name(day, game, asker)
        if not await self.keeper.journal.heads([name]):
            await self.tables.may_open(request)
            await self.book.begin(day, game, asker, name)
            with suppress(Conflict):  # it has been opened meanwhile
                await self.keeper.open(name, opening, self.tables.caller(request))
        return opened(name, days.table_secret(self.prover.secret(day), game))

    def _name(self, day: str, game: str, asker: str) -> str:
        """Return the name of a player's table of a day, which nobody else can guess."""
        drawn = subkey(self.tables.settings.key, f"daily/{day}/{game}/{asker}".encode())
        return "".join([LETTERS[byte % len(LETTERS)] for byte in drawn[:12]])

    @call(
        Call(
            "GET",
            "/api/daily/{game}/{day}",
            "What came of a title's table of a day",
            Board,
            refusals=(404,),
        )
    )
    async def board(self, request: Request) -> Response:
        """Return the results of a day, and mine among them."""
        await may(self.tables.tally, self.rate.by(request))
        game, day = request.path_params["game"], request.path_params["day"]
        if game not in games.titles() or not load_daily(games.load(game)) or not days.is_day(day):
            raise Missing(game)
        asker = player(request)
        every = await self._mine(asker)
        mine = next((one for one in every if (one.day, one.game) == (day, game)), None)
        for one in await self.book.unproved(FEW, day, game):
            await self.prover.prove(one)
        first = await self.book.first(day, game, FIRST)
        own = mine.table if mine else ""
        return answer(
            Board(
                day=day,
                game=game,
                scores=tuple([Scored(*one) for one in await self.book.scores(day, game)]),
                first=tuple([BestOfDay(one.name, one.points, one.table == own) for one in first]),
                mine=_told(mine) if mine else None,
                streak=_streak(every, days.day_of(now())),
            )
        )

    async def _mine(self, asker: str) -> list[Kept]:
        """Return somebody's tables; what is over has been proved."""
        mine = await self.book.mine(asker)
        late = [one for one in mine if one.over and not one.proved]
        for one in late:
            await self.prover.prove(Unproved(one.day, one.game, one.table))
        return await self.book.mine(asker) if late else mine


def _told(one: Kept) -> MyDay:
    state: Literal["playing", "over", "counts", "refused"] = "playing"
    wrong = one.wrong
    if one.over:
        state = "over" if not one.proved else "refused" if wrong else "counts"
    elif days.is_published(one.day, now()):
        wrong = "daily-late"
    return MyDay(one.day, one.game, one.table, state, one.points, wrong, one.name)


def _streak(mine: list[Kept], day: str) -> int:
    return days.streak([one.day for one in mine if one.points is not None], day)
