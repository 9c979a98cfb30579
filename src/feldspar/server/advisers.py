"""Hint and review over the network: what is thought is thought where bots think."""

import logging
import time
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from feldspar.kernel.game import State
from feldspar.server.api import player
from feldspar.server.callers import caller
from feldspar.server.calls import Call, Query, answer, body, call, number
from feldspar.server.keeper import Keeper
from feldspar.server.limits import Few, Rate
from feldspar.server.settings import Settings
from feldspar.server.thinkers import Failed, Job, Pause, Thinkers
from feldspar.table import Refused, advice, desk, replays
from feldspar.table.commands import ReviewSpec
from feldspar.table.judgement import Advice, Review

HINT_SECONDS: Final = 8.0
"""After which a hint says what has been thought so far: where the rules are not compiled, all of it
would take minutes."""
log = logging.getLogger(__name__)


class Advisers:
    """Who is asked what the best bot would do, or would have done."""

    def __init__(self, keeper: Keeper, settings: Settings) -> None:
        self.keeper = keeper
        self.rate, self.waiting = Rate(settings.advice_a_minute), Few(settings.advice_waiting)
        self.thinkers: Thinkers
        """Where they think; there while the application runs."""

    @call(
        Call(
            "GET",
            "/api/tables/{table}/advice",
            "What the best bot would do now, told to whoever asked for a hint in this turn",
            Advice,
            asks={"seat": Query(int, "For which seat.", needed=True)},
            refusals=(404, 409, 410),
        )
    )
    async def advice(self, request: Request) -> Response:
        """Think for a seat."""
        self.rate(request)
        seat = number(request, "seat")
        if seat is None:
            raise Refused("refused-request", text="name a seat")
        async with self.keeper.at(request.path_params["table"]) as place:
            told = desk.hinted(place.table, player(request), seat)
        return await self._think(request, partial(_advice, *told))

    @call(
        Call(
            "POST",
            "/api/review",
            "What some decisions of a recorded game were worth",
            Review,
            takes=ReviewSpec,
            refusals=(409,),
        )
    )
    async def review(self, request: Request) -> Response:
        """Judge some decisions of a recorded game."""
        self.rate(request)
        asked = await body(request, ReviewSpec)
        return await self._think(request, partial(_review, asked))

    async def _think(self, request: Request, job: Job[Advice | Review]) -> Response:
        async with self.waiting.one(caller(request.scope)):
            try:
                return answer(await self.thinkers.thought(job))
            except Failed as failed:
                log.warning("no advice: %s", failed)
                raise HTTPException(503, "refused-busy") from None


def _advice(state: State, seat: int, seed: bytes, turn: int, pause: Pause) -> Advice:
    thinking = advice.adviser(state, seat, seed, advice.HINT)
    began = time.monotonic()
    while not thinking.done():
        thinking.on()
        pause()
        spent = time.monotonic() - began
        if spent > HINT_SECONDS / 3:
            thinking.hurry()
        if spent > HINT_SECONDS and thinking.judge is not None and thinking.judge.walks > 1:
            break
    return advice.advice(thinking, turn)._replace(progress=1.0)


def _review(asked: ReviewSpec, pause: Pause) -> Review:
    try:
        return advice.review(asked, advice.REVIEW, pause)
    except Refused:
        raise
    except (ValueError, LookupError) as error:
        raise replays.refused(error) from None
