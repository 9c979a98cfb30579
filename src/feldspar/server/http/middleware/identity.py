"""Middleware that identifies the player of a request and sets the cookies."""

from contextlib import suppress
from typing import Final, NamedTuple

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldspar.server.access.client_address import client_id
from feldspar.server.access.device_name import device_of
from feldspar.server.access.identity import (
    SIGNED_DAYS,
    cookie_name,
    new_player,
    sign_player,
    verify_cookie,
)
from feldspar.server.access.rate_limiter import RateLimit, RateLimiter
from feldspar.server.access.sessions import TOKEN_LENGTH, Sessions
from feldspar.server.http.errors import STORE_RETRY_SECONDS, refusal, reject
from feldspar.server.store.journal import StoreUnavailable

COOKIE_SECONDS: Final = SIGNED_DAYS * 86_400
MAX_COOKIE_LENGTH: Final = 200
"""Characters of a cookie that may be one of ours; whatever is longer is not even looked at."""
NAMING_PATHS: Final = ("/api/tables", "/api/daily")
"""Where a newcomer is given a name."""
PERSONAL_PATHS: Final = (*NAMING_PATHS, "/api/passes", "/api/history", "/api/sessions")
"""Where it matters who asks."""
OLD_NAME_LENGTH: Final = 22
"""Letters in the names of players from before there were sessions; newer ones have more."""
SECURE_SCHEMES: Final = ("https", "wss")
TYPE, PAGE = b"content-type", b"text/html"


class Visitor(NamedTuple):
    """Who asks, and by what that is known."""

    player: str
    session: str = ""
    """The hash of the token, if a session says who it is."""
    token: str = ""
    """What the cookie of a session says, whatever that is worth."""
    signed_cookie: str = ""
    """The signed cookie, if it is honoured."""
    is_signed_out: bool = False
    """Whether they were somebody until their session was ended."""
    is_just_signed_out: bool = False
    """Whether that was a moment ago: another answer may bring their browser a new session."""

    @property
    def is_new(self) -> bool:
        """Whether nothing is known of them."""
        return not (self.session or self.signed_cookie)

    @property
    def is_old(self) -> bool:
        """Whether they come with the cookie of a version that knew no sessions."""
        return bool(self.signed_cookie) and not self.session and len(self.player) == OLD_NAME_LENGTH


class SignedIn(NamedTuple):
    """Who a device is from now on: a handler leaves it in `scope["signed_in"]`."""

    player: str
    token: str


class IdentityMiddleware:
    """Says with each request whose it is, in `scope["player"]` and `scope["session"]`, and in
    `scope["newcomer"]` whether that was not known before; gives newcomers a name and players a
    session."""

    def __init__(
        self, app: ASGIApp, key: bytes, sessions: Sessions, limiter: RateLimiter, rate: RateLimit
    ) -> None:
        self.app = app
        self.key = key
        self.sessions = sessions
        self.limiter = limiter
        self.rate = rate
        """How many sessions may be begun from one address: each is a row in the store."""
        self.name = cookie_name(key)
        self.session_name = self.name.replace("-", "-session-", 1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        personal = scope["path"].startswith(PERSONAL_PATHS)
        try:
            visitor = await self._visitor(scope, personal)
        except StoreUnavailable:
            wait = {"retry-after": str(STORE_RETRY_SECONDS)}
            away = refusal(503, "refused-store", headers=wait)
            await reject(away, scope, receive, send)
            return
        scope["player"], scope["session"] = visitor.player, visitor.session
        scope["newcomer"] = visitor.is_new

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = message["headers"] = list(message.get("headers", ()))
                page = any(name == TYPE and value.startswith(PAGE) for name, value in headers)
                unsure = personal and not visitor.session
                if page or unsure or "signed_in" in scope:
                    done = message.get("status", 400) < 400
                    for cookie in await self._cookies(scope, visitor, page, done):
                        headers.append((b"set-cookie", cookie.encode("latin-1")))
                if page:  # it carries somebody's name
                    MutableHeaders(raw=headers)["cache-control"] = "private, no-cache"
            await send(message)

        if visitor.is_signed_out and _is_write(
            scope
        ):  # nobody acts as somebody else without knowing it
            await refusal(401, "refused-session")(scope, receive, answer)
            return
        await self.app(scope, receive, answer)

    async def _visitor(self, scope: Scope, personal: bool) -> Visitor:
        """Return who asks. Where that does not matter, the store is not asked either."""
        said = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
        crumbs = [crumb.partition("=") for crumb in said.decode("latin-1").split(";")]
        cookies = {name.strip(): value.strip() for name, _, value in crumbs}
        token = cookies.get(_scoped_name(scope, self.session_name), "")
        token = token if len(token) == TOKEN_LENGTH else ""
        if token and personal and (session := await self.sessions.find(token)):
            return Visitor(session.player, session.hash, token)
        name = cookies.get(_scoped_name(scope, self.name), "")
        player = self._verify(name)
        if not player and _is_secure(scope):  # a neighbouring host may have set it
            name = cookies.get(self.name, "")
            player = self._verify(name)
            player = player if player and len(player) == OLD_NAME_LENGTH else None
        if player and not (personal and await self.sessions.ended_at(player)):
            return Visitor(player, "", token, name)
        ended = personal and bool(token or player)
        just_ended = ended and bool(player) and await self.sessions.has_just_ended(player or "")
        return Visitor(new_player(), "", token, "", ended, just_ended)

    async def _cookies(self, scope: Scope, visitor: Visitor, page: bool, done: bool) -> list[str]:
        """Return the cookies that an answer sets."""
        if isinstance(known := scope.get("signed_in"), SignedIn):
            return [
                self._session_cookie(scope, known.token),
                *self._signed_cookies(scope, known.player),
            ]
        refused = visitor.is_signed_out and _is_write(scope)
        if refused and not visitor.is_just_signed_out:
            return [
                self._session_cookie(scope, "", lasts=0),
                *self._signed_cookies(scope, visitor.player),
            ]
        if visitor.is_signed_out and (visitor.token or visitor.is_just_signed_out):
            return []  # this may arrive after the answer that brings their browser a new session
        token = visitor.token
        personal = scope["path"].startswith(PERSONAL_PATHS)
        acted = personal and done and _is_write(scope) and not visitor.session
        fresh = acted or (visitor.is_old and scope["type"] == "http" and not (page and token))
        if fresh and (begun := await self._begin_session(scope, visitor)):
            return [
                self._session_cookie(scope, begun),
                *self._signed_cookies(scope, visitor.player),
            ]
        cookies = (
            [self._session_cookie(scope, token)] if page and await self._is_alive(token) else []
        )
        named = page or scope["path"].startswith(NAMING_PATHS)
        if (visitor.is_new and named and not token) or (page and visitor.signed_cookie):
            cookies += self._signed_cookies(scope, visitor.player)
        return cookies

    async def _is_alive(self, token: str) -> bool:
        """Tell whether a cookie may be set anew: an ended one must not take a new one's place."""
        with suppress(StoreUnavailable):
            return bool(token and await self.sessions.find(token))
        return False

    async def _begin_session(self, scope: Scope, visitor: Visitor) -> str:
        """Begin a session for a player who is known by a signed cookie alone; "" if that fails."""
        name = visitor.signed_cookie or sign_player(self.key, visitor.player)
        with suppress(StoreUnavailable):  # the signed cookie is good for the next time
            honoured = visitor.is_new or not await self.sessions.ended_at(visitor.player)
            if honoured and not await self.limiter.acquire(self.rate.for_client(client_id(scope))):
                return await self.sessions.begin(visitor.player, device_of_request(scope), 0, name)
        return ""

    def _verify(self, cookie: str) -> str | None:
        return verify_cookie(self.key, cookie) if 0 < len(cookie) <= MAX_COOKIE_LENGTH else None

    def _session_cookie(self, scope: Scope, token: str, lasts: int = COOKIE_SECONDS) -> str:
        return _format_cookie(scope, _scoped_name(scope, self.session_name), token, lasts)

    def _signed_cookies(self, scope: Scope, player: str) -> list[str]:
        names = sorted({_scoped_name(scope, self.name), self.name})
        return [
            _format_cookie(scope, name, sign_player(self.key, player), COOKIE_SECONDS)
            for name in names
        ]


def device_of_request(scope: Scope) -> str:
    """Return what the device is called that a request comes from."""
    said = next((value for name, value in scope["headers"] if name == b"user-agent"), b"")
    return device_of(said.decode("latin-1"))


def _scoped_name(scope: Scope, cookie: str) -> str:
    """Return what a cookie is called that no other host shall set, where browsers see to that."""
    return f"__Host-{cookie}" if _is_secure(scope) else cookie


def _format_cookie(scope: Scope, name: str, value: str, lasts: int) -> str:
    secure = "; Secure" if _is_secure(scope) else ""
    return f"{name}={value}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Lax{secure}"


def _is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in SECURE_SCHEMES


def _is_write(scope: Scope) -> bool:
    """Tell whether a request may change something."""
    return scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
