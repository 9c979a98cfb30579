"""Routes to list the devices you play on, and to sign them out."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.access.rate_limiter import DAY, Rate, may
from feldspar.server.access.sessions import Sessions, hashed
from feldspar.server.http.endpoint import Call, answer, body, call, player
from feldspar.server.http.middleware.identity import SignedIn, device
from feldspar.server.services import Commons
from feldspar.server.settings import Settings
from feldspar.table import Refused
from feldspar.table.contract.commands import EndSession
from feldspar.table.contract.views import Done, SessionInfo

ID_LENGTH = 16
"""Letters of the hash of a token by which a session is named: its owner has few."""


class SessionCalls:
    """The sessions of whoever asks, over HTTP."""

    tag = "sessioncalls"

    def __init__(self, commons: Commons, settings: Settings, sessions: Sessions) -> None:
        self.tally = commons.tally
        self.sessions = sessions
        self.rate = Rate("sessions", settings.passes_a_minute)
        self.begun = Rate("sessions-a-day", settings.sessions_a_day, DAY)

    @call(Call("GET", "/api/sessions", "The devices I am signed in on", tuple[SessionInfo, ...]))
    async def list(self, request: Request) -> Response:
        """Return the sessions of whoever asks, the last used first."""
        mine, current = await self.sessions.of(player(request)), request.scope["session"]
        return answer(
            [
                SessionInfo(one.hash[:ID_LENGTH], *one[2:], current=one.hash == current)
                for one in mine
            ]
        )

    @call(
        Call(
            "POST",
            "/api/sessions/ended",
            "End one of my sessions, or all but this one",
            Done,
            takes=EndSession,
            refusals=(409,),
        )
    )
    async def end(self, request: Request) -> Response:
        """End sessions of whoever asks.

        Whoever ends all others gets a new session, and the one that asks ends as well: somebody
        else may hold a copy of its token.
        """
        await may(self.tally, self.rate.by(request))
        asked: EndSession = await body(request, EndSession)
        if request.scope["newcomer"]:  # there is nothing to end, and nothing need be written
            raise Refused("refused-no-session")
        asker, current = player(request), str(request.scope["session"])
        ended = await self.sessions.last_ended(asker, current)
        named = await self._named(asker, asked.id) if asked.id else ""
        if not current:  # the signed cookie alone will not be honoured any more
            await may(self.tally, self.begun.by(request))
        if not (named and current):
            current = await self._begin(request, asker, ended)
        await self.sessions.end(asker, named or current, others=not named)
        return answer(Done())

    async def _named(self, asker: str, name: str) -> str:
        """Return the session of whoever asks that has a name."""
        for one in await self.sessions.of(asker):
            if one.hash[:ID_LENGTH] == name:
                return one.hash
        raise Refused("refused-no-session")

    async def _begin(self, request: Request, asker: str, ended: int) -> str:
        """Begin a session for whoever asks, whose sessions were last ended then."""
        token = await self.sessions.begin(asker, device(request.scope), ended)
        if not token:  # this one was ended meanwhile, too
            raise HTTPException(401, "refused-session")
        request.scope["signed_in"] = SignedIn(asker, token)
        return hashed(token)
