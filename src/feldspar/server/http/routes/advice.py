"""Routes for hints and reviews, which are computed where bots are."""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.client_address import caller, pseudonym
from feldspar.server.access.concurrency import Few
from feldspar.server.access.rate_limiter import Rate, may
from feldspar.server.bots.executor import Failed, Question, Thinking
from feldspar.server.http.endpoint import (
    Call,
    Parameter,
    answer,
    body,
    call,
    number,
    player,
    while_connected,
)
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.tables.repository import Keeper
from feldspar.table import Refused
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.services import tables

log = logging.getLogger(__name__)


class Advisers:
    """Who is asked what the best bot would do, or would have done."""

    tag = "advisers"

    def __init__(self, keeper: Keeper, commons: Commons, settings: Settings) -> None:
        self.keeper = keeper
        self.tally = commons.tally
        self.rate = Rate("advice", settings.advice_a_minute)
        self.waiting = Few(settings.advice_waiting)
        self._key = settings.key
        self.thinking: Thinking
        """Where they think; there while the application runs."""

    @call(
        Call(
            "GET",
            "/api/tables/{table}/advice",
            "What the best bot would do now, told to whoever asked for a hint in this turn",
            Advice,
            asks={"seat": Parameter(int, "For which seat.", needed=True)},
            refusals=(404, 409, 410),
        )
    )
    async def advice(self, request: Request) -> Response:
        """Think for a seat."""
        await may(self.tally, self.rate.by(request))
        seat = number(request, "seat")
        if seat is None:
            raise Refused("refused-request", text="name a seat")
        async with self.keeper.newest(request.path_params["table"]) as place:
            told = Question(*tables.hint_job(place.table, player(request), seat))
            told = told._replace(quick=place.table.seats[seat].hinted_turn != told.turn)
        return await self._told(request, partial(self.thinking.advice, told))

    async def review(self, request: Request) -> Response:
        """Judge some decisions of a recorded game."""
        await may(self.tally, self.rate.by(request))
        asked = await body(request, ReviewSpec)
        return await self._told(request, partial(self.thinking.review, asked))

    async def _told(
        self, request: Request, think: Callable[[str], Coroutine[Any, Any, Advice | Review]]
    ) -> Response:
        who = caller(request.scope)
        async with self.waiting.one(who):
            try:
                return answer(await while_connected(request, think(pseudonym(self._key, who))))
            except Failed as failed:
                log.warning("no advice: %s", failed)
                raise HTTPException(503, "refused-busy") from None
