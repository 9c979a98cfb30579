"""Routes for joining by code and for moving to another device.

A code is the first half of the id of a table, so nothing need be kept for it; it leads there until
the game begins.
"""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.rate_limiter import DAY, Rate, may
from feldspar.server.access.sessions import Sessions
from feldspar.server.http.endpoint import Call, answer, body, call
from feldspar.server.http.middleware.identity import SignedIn, device
from feldspar.server.runtime.clock import now
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.server.store.journal import Journal, Missing
from feldspar.table import Refused
from feldspar.table.contract.commands import Shown
from feldspar.table.contract.views import Done, Found, Pass

CODE: Final = re.compile("[a-hjkmnp-z2-9]{6}")


class Ways:
    """Codes and passes, over HTTP."""

    tag = "ways"

    def __init__(
        self, journal: Journal, commons: Commons, settings: Settings, sessions: Sessions
    ) -> None:
        self.journal = journal
        self.commons = commons
        self.sessions = sessions
        self.codes = Rate("codes", settings.codes_a_minute)
        self.shown = Rate("shown", settings.passes_a_minute)
        self.given = Rate("given", settings.passes_a_minute)
        self.begun = Rate("sessions-a-day", settings.sessions_a_day, DAY)

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
        player = str(request.scope["player"])
        ended = await self.sessions.last_ended(player, str(request.scope["session"]))
        return answer(await self.commons.passes.give(player, ended, now()))

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
        await may(self.commons.tally, self.shown.by(request), self.begun.by(request))
        shown: Shown = await body(request, Shown)
        player, ended = await self.commons.passes.take(shown.token, now())
        token = await self.sessions.begin(player, device(request.scope), ended)
        if not token:
            raise Refused("refused-pass")
        await self.sessions.drop(request.scope["session"])  # it is somebody else now
        request.scope["signed_in"] = SignedIn(player, token)
        return answer(Done())
