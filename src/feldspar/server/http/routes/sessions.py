"""Routes to list the devices you play on, and to sign them out."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.rate_limiter import DAY_SECONDS, RateLimit, enforce
from feldspar.server.access.sessions import Sessions, hash_token
from feldspar.server.http.endpoint import Endpoint, endpoint, json_response, player_of, read_body
from feldspar.server.http.middleware.identity import SignedIn, device_of_request
from feldspar.server.services import Services
from feldspar.server.settings import Settings
from feldspar.table import Refused
from feldspar.table.contract.commands import EndSession
from feldspar.table.contract.views import Done, SessionInfo

ID_LENGTH = 16
"""Letters of the hash of a token by which a session is named: its owner has few."""


class SessionRoutes:
    """The sessions of whoever asks, over HTTP."""

    tag = "sessioncalls"

    def __init__(self, services: Services, settings: Settings, sessions: Sessions) -> None:
        self.limiter = services.rate_limiter
        self.sessions = sessions
        self.rate = RateLimit("sessions", settings.passes_per_minute)
        self.session_rate = RateLimit("sessions-a-day", settings.sessions_a_day, DAY_SECONDS)

    @endpoint(
        Endpoint("GET", "/api/sessions", "The devices I am signed in on", tuple[SessionInfo, ...])
    )
    async def list(self, request: Request) -> Response:
        """Return the sessions of whoever asks, the last used first."""
        mine, current = await self.sessions.list_for(player_of(request)), request.scope["session"]
        return json_response(
            [
                SessionInfo(one.hash[:ID_LENGTH], *one[2:], current=one.hash == current)
                for one in mine
            ]
        )

    @endpoint(
        Endpoint(
            "POST",
            "/api/sessions/ended",
            "End one of my sessions, or all but this one",
            Done,
            body=EndSession,
            errors=(409,),
        )
    )
    async def end(self, request: Request) -> Response:
        """End sessions of whoever asks.

        Whoever ends all others gets a new session, and the one that asks ends as well: somebody
        else may hold a copy of its token.
        """
        await enforce(self.limiter, self.rate.for_request(request))
        asked: EndSession = await read_body(request, EndSession)
        if request.scope["newcomer"]:  # there is nothing to end, and nothing need be written
            raise Refused("refused-no-session")
        asker, current = player_of(request), str(request.scope["session"])
        ended = await self.sessions.last_ended(asker, current)
        named = await self._find_session(asker, asked.id) if asked.id else ""
        if not current:  # the signed cookie alone will not be honoured any more
            await enforce(self.limiter, self.session_rate.for_request(request))
        if not (named and current):
            current = await self._begin(request, asker, ended)
        await self.sessions.end(asker, named or current, others=not named)
        return json_response(Done())

    async def _find_session(self, asker: str, name: str) -> str:
        """Return the session of whoever asks that has a name."""
        for one in await self.sessions.list_for(asker):
            if one.hash[:ID_LENGTH] == name:
                return one.hash
        raise Refused("refused-no-session")

    async def _begin(self, request: Request, asker: str, ended: int) -> str:
        """Begin a session for whoever asks, whose sessions were last ended then."""
        token = await self.sessions.begin(asker, device_of_request(request.scope), ended)
        if not token:  # this one was ended meanwhile, too
            raise HTTPException(401, "refused-session")
        request.scope["signed_in"] = SignedIn(asker, token)
        return hash_token(token)
