"""Routes for the declared queries: about records, branches, lessons, puzzles, tables.

Each is declared once, beside its code (`table.services.query`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from feldspar.kernel.serialize.decode import fields
from feldspar.server.access.client_address import caller, pseudonym
from feldspar.server.access.concurrency import Few
from feldspar.server.access.rate_limiter import Rate, may
from feldspar.server.bots.executor import Order, Thinking
from feldspar.server.http.endpoint import (
    Call,
    Parameter,
    answer,
    body,
    number,
    player,
    route,
    while_connected,
)
from feldspar.server.http.json_schema import documented
from feldspar.server.runtime.fair_queue import FairQueue
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import Keeper
from feldspar.table import Refused
from feldspar.table.contract.commands import AnswerSpec
from feldspar.table.services import branches, replays
from feldspar.table.services.queries import QUERIES, TABLE_QUERIES
from feldspar.table.services.query import Query, TableQuery, decode_request

T = TypeVar("T")
RequestHandler = Callable[[Request], Awaitable[Response]]


def calls() -> Iterator[Call]:
    """Yield all declared questions as HTTP calls."""
    for query in QUERIES.values():
        yield _call(query)
    for table_query in TABLE_QUERIES.values():
        yield _table_call(table_query)


def _call(query: Query) -> Call:
    return Call(
        *("POST", f"/api/{query.name}", query.summary, query.returns),
        takes=query.takes,
        refusals=(409,),
    )


def _table_call(query: TableQuery) -> Call:
    _, said = documented(query.takes)
    asks = {
        name: Parameter(form, said[name], needed=True) for name, form in fields(query.takes).items()
    }
    return Call(
        *("GET", f"/api/tables/{{table}}/{query.name}", query.summary, query.returns),
        asks=asks,
        refusals=(404, 409, 410),
    )


class QueryRoutes:
    """Answers the declared questions: for nobody too often, and not for all at once."""

    tag = "queries"

    thinking: Thinking
    """Where bots think; there while the application runs."""

    def __init__(
        self,
        keeper: Keeper,
        commons: Commons,
        settings: Settings,
        elsewhere: Mapping[str, RequestHandler],
    ) -> None:
        """`elsewhere`: what answers the questions that are not answered in this process."""
        self.keeper = keeper
        self.elsewhere = {"copy/answer": self.copy_answer, **elsewhere}
        self.tally = commons.tally
        self.rate = Rate("moments", settings.moments_a_minute)
        self.waiting = Few(settings.moments_waiting)
        self.queue = FairQueue(settings.moments_at_once, max(1, settings.moments_at_once - 1))
        """One is left for others, however many a caller asks for."""
        self._key = settings.key

    def routes(self) -> list[Route]:
        """Return the routes to all of them."""
        found = []
        for query in QUERIES.values():
            handler = self.elsewhere.get(query.name, partial(self.answer, query))
            found.append(route(_call(query), handler))
        for table_query in TABLE_QUERIES.values():
            found.append(route(_table_call(table_query), partial(self.answer_table, table_query)))
        return found

    async def answer(self, query: Query, request: Request) -> Response:
        """Answer a question for which a game must be laid out."""
        asked = await self.asked(request, query)
        async with self.waiting.one(caller(request.scope)):
            work = self._played(self._who(request), _answer(query.answer), asked)
            return await while_connected(request, work)

    async def answer_table(self, query: TableQuery, request: Request) -> Response:
        """Answer a question about a table, as far as its asker may know."""
        asked = decode_request(query.takes, _parameters(request, query.takes))
        async with self.keeper.newest(request.path_params["table"]) as place:
            who = player(request)
            if not query.own_seat:
                return answer(query.answer(place.shown_to(who), *asked))
            if asked.seat not in place.table.seats_of(who):
                raise Refused("refused-not-yours")  # what is open to others may be their secret
            return answer(query.answer(place.table, *asked))

    async def copy_answer(self, request: Request) -> Response:
        """Let a bot decide in a copy; while it thinks, others look at theirs."""
        asked: AnswerSpec = await self.asked(request, QUERIES["copy/answer"])
        async with self.waiting.one(caller(request.scope)):
            return await while_connected(request, self._decided(self._who(request), asked))

    async def asked(self, request: Request, query: Query) -> Any:
        """Return what a request asks, unless its caller asks too often."""
        await may(self.tally, self.rate.by(request))
        return await body(request, query.takes)

    async def _decided(self, who: str, asked: AnswerSpec) -> Response:
        thought = await self._played(who, branches.bot_job, asked)
        _, decision = await self.thinking.decision(Order(*thought), who)
        return await self._played(who, _answer(branches.build_answer), asked, decision)

    def _who(self, request: Request) -> str:
        return pseudonym(self._key, caller(request.scope))

    async def _played(self, who: str, tell: Callable[..., T], *asked: object) -> T:
        """Return what is told of a record, or say what is wrong with it."""
        async with self.queue.slot(who):
            try:
                return await _in_thread(partial(tell, *asked))
            except Refused:
                raise
            except (ValueError, LookupError) as error:
                raise replays.to_refused(error) from None


def _parameters(request: Request, form: type) -> dict[str, object]:
    """Return what stands after the question mark, by the fields of a form."""
    found: dict[str, object] = {}
    for name, kind in fields(form).items():
        if kind is int:
            if (value := number(request, name)) is not None:
                found[name] = value
        else:
            found[name] = request.query_params.getlist(name)
    return found


async def _in_thread(work: Callable[[], T]) -> T:
    """Do something in a thread. It cannot be stopped there: so whoever is cancelled waits for it,
    and keeps its slot."""
    working = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        await asyncio.wait({working})
        raise


def _answer(tell: Callable[..., object]) -> Callable[..., Response]:
    """Let an answer be written where it is found: a view is long."""
    return lambda *asked: answer(tell(*asked))
