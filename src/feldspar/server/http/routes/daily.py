"""Routes for tables of the day: one for each player, title and day.

The name of a table follows from these and the site's key; so whoever opens one twice, in
whichever process, finds the same. What came of it is proved when its player first asks.
"""

from contextlib import suppress
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from feldspar import games
from feldspar.kernel.chance import subkey
from feldspar.server.access.rate_limiter import RateLimit, enforce
from feldspar.server.http.endpoint import Endpoint, endpoint, json_response, player_of, read_body
from feldspar.server.http.routes.tables import LETTERS, TableRoutes, opened_response
from feldspar.server.jobs.daily_verifier import DailyVerifier
from feldspar.server.runtime.clock import now
from feldspar.server.store.daily_results import DailyResult, DailyResultStore, PendingResult
from feldspar.server.store.journal import Conflict, NotFound
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

WEEK_DAYS: Final = 7
MAX_VERIFIED_PER_REQUEST: Final = 4
"""Results of others that are proved for whoever asks for a board; maintenance does the rest."""
LEADERBOARD_SIZE: Final = 3
"""How many of the best are named."""


class DailyRoutes:
    """The tables of the day, and what came of them."""

    tag = "dailies"

    def __init__(self, tables: TableRoutes) -> None:
        self.tables = tables
        self.repository = tables.repository
        self.verifier = DailyVerifier(tables.repository, tables.settings.key)
        self.rate = RateLimit("boards", tables.settings.replays_per_minute)

    @property
    def results(self) -> DailyResultStore:
        """Return what is known of all days."""
        return self.repository.journal.daily_results

    @endpoint(Endpoint("GET", "/api/daily", "The tables of today, and mine of this week", Today))
    async def today(self, request: Request) -> Response:
        """Return what is played today."""
        await enforce(self.tables.limiter, self.rate.for_request(request))
        day, asker = days.day_of(now()), player_of(request)
        mine = await self._mine(asker)
        titles = [title for title in games.titles() if load_daily(games.load(title))]
        scores = [await self.results.scores(day, title) for title in titles]
        told = days.add_days(day, -days.PUBLISHED_AFTER_DAYS)
        since = days.add_days(day, 1 - WEEK_DAYS)
        return json_response(
            Today(
                day=day,
                ends=days.end_of_day(day),
                published=Published(told, self.verifier.secret(told).hex()),
                titles=tuple(
                    [
                        DayTitle(title, sum([n for _, n in made]), made[0][0] if made else None)
                        for title, made in zip(titles, scores, strict=True)
                    ]
                ),
                mine=tuple([_to_my_day(one) for one in mine if one.day >= since]),
                streak=_streak(mine, day),
            )
        )

    @endpoint(
        Endpoint(
            "POST",
            "/api/daily/{game}",
            "Open my table of today, or find it again",
            TableOpened,
            body=DailySpec,
            status=201,
            errors=(404, 409),
        )
    )
    async def open(self, request: Request) -> Response:
        """Set somebody's table of today, once."""
        game, asker = request.path_params["game"], player_of(request)
        if game not in games.titles():
            raise NotFound(game)
        spec: DailySpec = await read_body(request, DailySpec)
        moment = now()
        day = days.day_of(moment)
        opening = desk.open_daily_table(
            game, day, self.verifier.secret(day), asker, spec.name, moment
        )
        name = self._name(day, game, asker)
        if not await self.repository.journal.read_heads([name]):
            await self.tables.enforce_open_limits(request)
            await self.results.record_start(day, game, asker, name)
            with suppress(Conflict):  # it has been opened meanwhile
                await self.repository.create(name, opening, self.tables.caller_of(request))
        return opened_response(name, days.table_secret(self.verifier.secret(day), game))

    def _name(self, day: str, game: str, asker: str) -> str:
        """Return the name of a player's table of a day, which nobody else can guess."""
        drawn = subkey(self.tables.settings.key, f"daily/{day}/{game}/{asker}".encode())
        return "".join([LETTERS[byte % len(LETTERS)] for byte in drawn[:12]])

    @endpoint(
        Endpoint(
            "GET",
            "/api/daily/{game}/{day}",
            "What came of a title's table of a day",
            Board,
            errors=(404,),
        )
    )
    async def board(self, request: Request) -> Response:
        """Return the results of a day, and mine among them."""
        await enforce(self.tables.limiter, self.rate.for_request(request))
        game, day = request.path_params["game"], request.path_params["day"]
        if game not in games.titles() or not load_daily(games.load(game)) or not days.is_day(day):
            raise NotFound(game)
        asker = player_of(request)
        every = await self._mine(asker)
        mine = next((one for one in every if (one.day, one.game) == (day, game)), None)
        for one in await self.results.pending(MAX_VERIFIED_PER_REQUEST, day, game):
            await self.verifier.verify(one)
        first = await self.results.leaderboard(day, game, LEADERBOARD_SIZE)
        own = mine.table if mine else ""
        return json_response(
            Board(
                day=day,
                game=game,
                scores=tuple([Scored(*one) for one in await self.results.scores(day, game)]),
                first=tuple([BestOfDay(one.name, one.points, one.table == own) for one in first]),
                mine=_to_my_day(mine) if mine else None,
                streak=_streak(every, days.day_of(now())),
            )
        )

    async def _mine(self, asker: str) -> list[DailyResult]:
        """Return somebody's tables; what is over has been proved."""
        mine = await self.results.results_of(asker)
        late = [one for one in mine if one.is_over and not one.is_verified]
        for one in late:
            await self.verifier.verify(PendingResult(one.day, one.game, one.table))
        return await self.results.results_of(asker) if late else mine


def _to_my_day(one: DailyResult) -> MyDay:
    state: Literal["playing", "over", "counts", "refused"] = "playing"
    wrong = one.problem
    if one.is_over:
        state = "over" if not one.is_verified else "refused" if wrong else "counts"
    elif days.is_published(one.day, now()):
        wrong = "daily-late"
    return MyDay(one.day, one.game, one.table, state, one.points, wrong, one.name)


def _streak(mine: list[DailyResult], day: str) -> int:
    return days.streak([one.day for one in mine if one.points is not None], day)
