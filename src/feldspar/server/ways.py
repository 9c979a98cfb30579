"""Ways to a table for who has no link to click: a short code, and a pass to another device.

A code is the first half of the id of a table, so nothing need be kept for it; it leads there until
the game begins.
"""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.calls import Call, answer, body, call
from feldspar.server.commons import Commons
from feldspar.server.hours import now
from feldspar.server.identity import cookie
from feldspar.server.journal import Journal
from feldspar.server.keeper import Missing
from feldspar.server.rates import Rate, may
from feldspar.server.settings import Settings
from feldspar.table.commands import Shown
from feldspar.table.contract import Done, Found, Pass

CODE: Final = re.compile("[a-hjkmnp-z2-9]{6}")


class Ways:
    """Codes and passes, over HTTP."""

    def __init__(self, journal: Journal, commons: Commons, settings: Settings) -> None:
        self.journal = journal
        self.commons = commons
        self.key = settings.key
        self.codes = Rate("codes", settings.codes_a_minute)
        self.shown = Rate("shown", settings.passes_a_minute)
        self.given = Rate("given", settings.passes_a_minute)

    @call(
        Call("GET", "/api/codes/{code}", "The open table that has a code", Found, refusals=(404,))
    )
    async def find(self, request: Request) -> Response:
        """Return the table of a code, as long as somebody may sit down there."""
        await may(self.commons.tally, self.codes.by(request))
        code = request.path_params["code"].lower()
        table = await self.journal.open_table(code) if CODE.fullmatch(code) else ""
        if not table:
            raise Missing(code)
        return answer(Found(table))

    @call(Call("POST", "/api/passes", "A pass to play on another device as the same player", Pass))
    async def give(self, request: Request) -> Response:
        """Give whoever asks a pass."""
        await may(self.commons.tally, self.given.by(request))
        return answer(await self.commons.passes.give(str(request.scope["player"]), now()))

    @call(
        Call(
            "POST",
            "/api/passes/shown",
            "Become the player whose pass one shows",
            Done,
            takes=Shown,
            refusals=(409,),
        )
    )
    async def show(self, request: Request) -> Response:
        """Let a device be the player whose pass it shows."""
        await may(self.commons.tally, self.shown.by(request))
        shown: Shown = await body(request, Shown)
        player = await self.commons.passes.take(shown.token, now())
        done = answer(Done())
        done.headers.append("set-cookie", cookie(self.key, request.scope, player))
        return done
