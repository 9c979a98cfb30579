"""Routes for hints and reviews, which are computed where bots are."""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.client_address import client_id, pseudonym
from feldspar.server.access.concurrency import ConcurrencyLimiter
from feldspar.server.access.rate_limiter import RateLimit, enforce
from feldspar.server.bots.executor import AdviceJob, BotExecutor, JobFailed
from feldspar.server.http.endpoint import (
    Endpoint,
    Parameter,
    endpoint,
    int_param,
    json_response,
    player_of,
    read_body,
    while_connected,
)
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import TableRepository
from feldspar.table import Refused
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.services import tables

log = logging.getLogger(__name__)


class AdviceRoutes:
    """Who is asked what the best bot would do, or would have done."""

    tag = "advisers"

    def __init__(self, repository: TableRepository, services: Services, settings: Settings) -> None:
        self.repository = repository
        self.limiter = services.rate_limiter
        self.rate = RateLimit("advice", settings.advice_per_minute)
        self.concurrency = ConcurrencyLimiter(settings.advice_waiting)
        self._key = settings.key
        self.executor: BotExecutor
        """Where they think; there while the application runs."""

    @endpoint(
        Endpoint(
            "GET",
            "/api/tables/{table}/advice",
            "What the best bot would do now, told to whoever asked for a hint in this turn",
            Advice,
            query={"seat": Parameter(int, "For which seat.", required=True)},
            errors=(404, 409, 410),
        )
    )
    async def advice(self, request: Request) -> Response:
        """Think for a seat."""
        await enforce(self.limiter, self.rate.for_request(request))
        seat = int_param(request, "seat")
        if seat is None:
            raise Refused("refused-request", text="name a seat")
        async with self.repository.locked_latest(request.path_params["table"]) as cached:
            told = AdviceJob(*tables.hint_job(cached.table, player_of(request), seat))
            told = told._replace(quick=cached.table.seats[seat].hinted_turn != told.turn)
        return await self._respond(request, partial(self.executor.advise, told))

    async def review(self, request: Request) -> Response:
        """Judge some decisions of a recorded game."""
        await enforce(self.limiter, self.rate.for_request(request))
        asked = await read_body(request, ReviewSpec)
        return await self._respond(request, partial(self.executor.review, asked))

    async def _respond(
        self, request: Request, think: Callable[[str], Coroutine[Any, Any, Advice | Review]]
    ) -> Response:
        who = client_id(request.scope)
        async with self.concurrency.slot(who):
            try:
                return json_response(
                    await while_connected(request, think(pseudonym(self._key, who)))
                )
            except JobFailed as failed:
                log.warning("advice failed: %s", failed)
                raise HTTPException(503, "refused-busy") from None
