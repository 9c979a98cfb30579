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
from feldspar.server.access.client_address import client_id, pseudonym
from feldspar.server.access.concurrency import ConcurrencyLimiter
from feldspar.server.access.rate_limiter import RateLimit, enforce
from feldspar.server.bots.executor import BotExecutor, DecisionJob
from feldspar.server.http.endpoint import (
    Endpoint,
    Parameter,
    int_param,
    json_response,
    player_of,
    read_body,
    route,
    while_connected,
)
from feldspar.server.http.json_schema import docstrings_of
from feldspar.server.runtime.fair_queue import FairQueue
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused
from feldspar.table.contract.commands import AnswerSpec
from feldspar.table.services import branches, replays
from feldspar.table.services.queries import QUERIES, TABLE_QUERIES
from feldspar.table.services.query import Query, TableQuery, decode_request

T = TypeVar("T")
RequestHandler = Callable[[Request], Awaitable[Response]]


def query_endpoints() -> Iterator[Endpoint]:
    """Yield all declared questions as HTTP calls."""
    for query in QUERIES.values():
        yield _endpoint(query)
    for table_query in TABLE_QUERIES.values():
        yield _table_endpoint(table_query)


def _endpoint(query: Query) -> Endpoint:
    return Endpoint(
        *("POST", f"/api/{query.name}", query.summary, query.returns),
        body=query.takes,
        errors=(409,),
    )


def _table_endpoint(query: TableQuery) -> Endpoint:
    _, said = docstrings_of(query.takes)
    asks = {
        name: Parameter(form, said[name], required=True)
        for name, form in fields(query.takes).items()
    }
    return Endpoint(
        *("GET", f"/api/tables/{{table}}/{query.name}", query.summary, query.returns),
        query=asks,
        errors=(404, 409, 410),
    )


class QueryRoutes:
    """Answers the declared questions: for nobody too often, and not for all at once."""

    tag = "queries"

    executor: BotExecutor
    """Where bots think; there while the application runs."""

    def __init__(
        self,
        repository: TableRepository,
        services: Services,
        settings: Settings,
        handlers: Mapping[str, RequestHandler],
    ) -> None:
        """`handlers`: what answers the questions that are not answered in this process."""
        self.repository = repository
        self.handlers = {"copy/answer": self.copy_answer, **handlers}
        self.limiter = services.rate_limiter
        self.rate = RateLimit("moments", settings.replays_per_minute)
        self.concurrency = ConcurrencyLimiter(settings.replays_waiting)
        self.queue = FairQueue(settings.replays_at_once, max(1, settings.replays_at_once - 1))
        """One is left for others, however many a caller asks for."""
        self._key = settings.key

    def routes(self) -> list[Route]:
        """Return the routes to all of them."""
        found = []
        for query in QUERIES.values():
            handler = self.handlers.get(query.name, partial(self.answer, query))
            found.append(route(_endpoint(query), handler))
        for table_query in TABLE_QUERIES.values():
            found.append(
                route(_table_endpoint(table_query), partial(self.answer_table, table_query))
            )
        return found

    async def answer(self, query: Query, request: Request) -> Response:
        """Answer a question for which a game must be laid out."""
        asked = await self.read_query(request, query)
        async with self.concurrency.slot(client_id(request.scope)):
            work = self._run(self._who(request), _answer(query.answer), asked)
            return await while_connected(request, work)

    async def answer_table(self, query: TableQuery, request: Request) -> Response:
        """Answer a question about a table, as far as its asker may know."""
        asked = decode_request(query.takes, _parameters(request, query.takes))
        async with self.repository.locked_latest(request.path_params["table"]) as cached:
            who = player_of(request)
            if not query.own_seat:
                return json_response(query.answer(cached.table_for(who), *asked))
            if asked.seat not in cached.table.seats_of(who):
                raise Refused("refused-not-yours")  # what is open to others may be their secret
            return json_response(query.answer(cached.table, *asked))

    async def copy_answer(self, request: Request) -> Response:
        """Let a bot decide in a copy; while it thinks, others look at theirs."""
        asked: AnswerSpec = await self.read_query(request, QUERIES["copy/answer"])
        async with self.concurrency.slot(client_id(request.scope)):
            return await while_connected(request, self._decide(self._who(request), asked))

    async def read_query(self, request: Request, query: Query) -> Any:
        """Return what a request asks, unless its caller asks too often."""
        await enforce(self.limiter, self.rate.for_request(request))
        return await read_body(request, query.takes)

    async def _decide(self, who: str, asked: AnswerSpec) -> Response:
        thought = await self._run(who, branches.bot_job, asked)
        _, decision = await self.executor.decide(DecisionJob(*thought), who)
        return await self._run(who, _answer(branches.build_answer), asked, decision)

    def _who(self, request: Request) -> str:
        return pseudonym(self._key, client_id(request.scope))

    async def _run(self, who: str, tell: Callable[..., T], *asked: object) -> T:
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
            if (value := int_param(request, name)) is not None:
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
    return lambda *asked: json_response(tell(*asked))
