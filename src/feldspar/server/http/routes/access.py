"""Routes for joining by code and for moving to another device.

A code is the first half of a table's id, so nothing need be stored for it; it works until the game
begins.
"""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.rate_limiter import DAY_SECONDS, RateLimit, enforce
from feldspar.server.access.sessions import Sessions
from feldspar.server.http.endpoint import Endpoint, endpoint, json_response, read_body
from feldspar.server.http.middleware.identity import SignedIn, device_of_request
from feldspar.server.runtime.clock import now
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.server.store.journal import Journal, NotFound
from feldspar.table import Refused
from feldspar.table.contract.commands import Shown
from feldspar.table.contract.views import Done, Found, Pass

CODE_PATTERN: Final = re.compile("[a-hjkmnp-z2-9]{6}")


class AccessRoutes:
    """Codes and passes, over HTTP."""

    tag = "ways"

    def __init__(
        self, journal: Journal, services: Services, settings: Settings, sessions: Sessions
    ) -> None:
        self.journal = journal
        self.services = services
        self.sessions = sessions
        self.code_rate = RateLimit("codes", settings.codes_per_minute)
        self.redeem_rate = RateLimit("shown", settings.passes_per_minute)
        self.issue_rate = RateLimit("given", settings.passes_per_minute)
        self.session_rate = RateLimit("sessions-a-day", settings.sessions_a_day, DAY_SECONDS)

    @endpoint(
        Endpoint("GET", "/api/codes/{code}", "The open table that has a code", Found, errors=(404,))
    )
    async def find(self, request: Request) -> Response:
        """Return the table of a code, as long as somebody may sit down there."""
        await enforce(self.services.rate_limiter, self.code_rate.for_request(request))
        code = request.path_params["code"].lower()
        table = await self.journal.find_open_table(code) if CODE_PATTERN.fullmatch(code) else ""
        if not table:
            raise NotFound(code)
        return json_response(Found(table))

    @endpoint(
        Endpoint("POST", "/api/passes", "A pass to play on another device as the same player", Pass)
    )
    async def issue_pass(self, request: Request) -> Response:
        """Give whoever asks a pass."""
        await enforce(self.services.rate_limiter, self.issue_rate.for_request(request))
        player = str(request.scope["player"])
        ended = await self.sessions.last_ended(player, str(request.scope["session"]))
        return json_response(await self.services.transfer_tokens.issue(player, ended, now()))

    @endpoint(
        Endpoint(
            "POST",
            "/api/passes/shown",
            "Become the player whose pass one shows",
            Done,
            body=Shown,
            errors=(409,),
        )
    )
    async def redeem_pass(self, request: Request) -> Response:
        """Let a device be the player whose pass it shows."""
        await enforce(
            self.services.rate_limiter,
            self.redeem_rate.for_request(request),
            self.session_rate.for_request(request),
        )
        shown: Shown = await read_body(request, Shown)
        player, ended = await self.services.transfer_tokens.redeem(shown.token, now())
        token = await self.sessions.begin(player, device_of_request(request.scope), ended)
        if not token:
            raise Refused("refused-pass")
        await self.sessions.delete(request.scope["session"])  # it is somebody else now
        request.scope["signed_in"] = SignedIn(player, token)
        return json_response(Done())
