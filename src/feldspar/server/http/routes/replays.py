"""The calls for recorded games, their copies, and lessons: they need no table, and leave none."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.client_address import caller, pseudonym
from feldspar.server.access.concurrency import Few
from feldspar.server.access.rate_limiter import Rate, may
from feldspar.server.bots.executor import Order, Thinking
from feldspar.server.http.endpoint import Call, answer, body, call, while_connected
from feldspar.server.runtime.fair_queue import FairQueue
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.table import Refused
from feldspar.table.contract.advice import Hopes
from feldspar.table.contract.commands import (
    AnswerSpec,
    CopySpec,
    LessonSpec,
    LessonWhy,
    MomentSpec,
    WhySpec,
)
from feldspar.table.contract.views import Answer, Answered, Taught, View, Why
from feldspar.table.services import branches, lessons, replays

T = TypeVar("T")


class Replays:
    """Plays recorded games again: for nobody too often, and not for all at once."""

    thinking: Thinking
    """Where bots think; there while the application runs."""

    def __init__(self, commons: Commons, settings: Settings) -> None:
        self.tally = commons.tally
        self.rate = Rate("moments", settings.moments_a_minute)
        self.waiting = Few(settings.moments_waiting)
        self.queue = FairQueue(settings.moments_at_once, max(1, settings.moments_at_once - 1))
        """One is left for others, however many a caller asks for."""
        self._key = settings.key

    @call(
        Call(
            "POST",
            "/api/moment",
            "A position of a recorded game",
            View,
            takes=MomentSpec,
            refusals=(409,),
        )
    )
    async def moment(self, request: Request) -> Response:
        """Play a recorded game again, up to some decision."""
        return await self.one(request, MomentSpec, replays.moment)

    @call(
        Call(
            "POST",
            "/api/copy",
            "A position beyond a moment of a recorded game, and what may be decided there",
            View,
            takes=CopySpec,
            refusals=(409,),
        )
    )
    async def copy(self, request: Request) -> Response:
        """Play on in a copy of a recorded game."""
        return await self.one(request, CopySpec, branches.look)

    @call(
        Call(
            "POST",
            "/api/copy/why",
            "Why things touched together make no move in a copy",
            Why,
            takes=WhySpec,
            refusals=(409,),
        )
    )
    async def copy_why(self, request: Request) -> Response:
        """Say which rule forbids what was touched."""
        return await self.one(request, WhySpec, branches.why)

    @call(
        Call(
            "POST",
            "/api/copy/hopes",
            "What everybody may hope for in a copy",
            Hopes,
            takes=CopySpec,
            refusals=(409,),
        )
    )
    async def copy_hopes(self, request: Request) -> Response:
        """Say everybody's chances, at first sight."""
        return await self.one(request, CopySpec, branches.hopes)

    @call(
        Call(
            "POST",
            "/api/copy/answer",
            "What a bot decides in a copy",
            Answered,
            takes=AnswerSpec,
            refusals=(409,),
        )
    )
    async def copy_answer(self, request: Request) -> Response:
        """Let a bot decide in a copy; while it thinks, others look at theirs."""
        await may(self.tally, self.rate.by(request))
        asked = await body(request, AnswerSpec)
        async with self.waiting.one(caller(request.scope)):
            return await while_connected(request, self._decided(self._who(request), asked))

    async def _decided(self, who: str, asked: AnswerSpec) -> Response:
        thought = await self._played(who, branches.thought, asked)
        _, decision = await self.thinking.decision(Order(*thought), who)
        return await self._played(who, _answer(branches.answered), asked, decision)

    @call(
        Call(
            "POST",
            "/api/lesson",
            "A place in a lesson, or what follows from a decision there",
            Taught,
            takes=LessonSpec,
            refusals=(409,),
        )
    )
    async def lesson(self, request: Request) -> Response:
        """Teach somebody the next thing."""
        return await self.one(request, LessonSpec, lessons.look)

    @call(
        Call(
            "POST",
            "/api/lesson/why",
            "What is said to things touched together in a lesson",
            Answer,
            takes=LessonWhy,
            refusals=(409,),
        )
    )
    async def lesson_why(self, request: Request) -> Response:
        """Answer what does not go on."""
        return await self.one(request, LessonWhy, lessons.why)

    async def one(self, request: Request, form: object, tell: Callable[[Any], object]) -> Response:
        """Answer a question for which a game must be laid out."""
        await may(self.tally, self.rate.by(request))
        asked = await body(request, form)
        async with self.waiting.one(caller(request.scope)):
            return await while_connected(
                request, self._played(self._who(request), _answer(tell), asked)
            )

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
                raise replays.refused(error) from None


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
