"""Who is who, without accounts: a name nobody can guess, in a cookie only this server can sign.

A guest gets one on first contact with the tables, or with a page. It is http-only, so that no
script can read it, and SameSite=Lax, so that no other site can act with it.
"""

import hmac
import os
import secrets
from collections.abc import MutableMapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LASTS: Final = 400 * 86_400
"""As long as browsers allow; each visit begins it anew."""
KNOWN: Final = 4096
"""How many cookies are remembered that were checked lately."""
TABLES: Final = ("/api/tables", "/api/daily")
TYPE, PAGE = b"content-type", b"text/html"


def server_key(path: Path) -> bytes:
    """Return the key kept in a file; make one if there is none, for its owner's eyes only."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        pass
    key = path.read_bytes()
    if len(key) < 32:
        raise ValueError(f"{path} holds no key; remove it to have a new one made")
    return key


def cookie_name(key: bytes) -> str:
    """Return the name of a server's cookie: two servers on one host must not share it."""
    return f"feldspar-{sha256(b'name' + key).hexdigest()[:8]}"


def signed(key: bytes, player: str) -> str:
    """Return a player's name with its signature."""
    return f"{player}.{_signature(key, player)}"


def cookie(key: bytes, scope: MutableMapping[str, Any], player: str) -> str:
    """Return the cookie that makes a browser a player."""
    secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
    value = f"{cookie_name(key)}={signed(key, player)}"
    return f"{value}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax{secure}"


@lru_cache(KNOWN)
def checked(key: bytes, cookie: str) -> str | None:
    """Return the player's name in a cookie, if we have signed it."""
    player, _, signature = cookie.partition(".")
    good = hmac.compare_digest(signature.encode(), _signature(key, player).encode())
    return player if good else None


def _signature(key: bytes, player: str) -> str:
    return hmac.digest(key, f"player/{player}".encode(), "sha256").hex()


class Guests:
    """Says with each request whose it is, in `scope["player"]`, and gives newcomers a name."""

    def __init__(self, app: ASGIApp, key: bytes) -> None:
        self.app = app
        self.key = key
        self.name = cookie_name(key)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        known = self._known(scope)
        player = known or secrets.token_urlsafe(16)
        scope["player"] = player
        # Only where a name is of use; what may be cached must stay free of it.
        newcomer = known is None and scope["path"].startswith(TABLES)

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = message["headers"] = list(message.get("headers", ()))
                page = any(name == TYPE and value.startswith(PAGE) for name, value in headers)
                if newcomer or page:
                    given = cookie(self.key, scope, player)
                    headers.append((b"set-cookie", given.encode("latin-1")))
                if page:  # it carries somebody's name
                    MutableHeaders(raw=headers)["cache-control"] = "private, no-cache"
            await send(message)

        await self.app(scope, receive, answer)

    def _known(self, scope: Scope) -> str | None:
        said = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
        crumbs = [crumb.partition("=") for crumb in said.decode("latin-1").split(";")]
        found = [value.strip() for name, _, value in crumbs if name.strip() == self.name]
        return checked(self.key, found[-1]) if found else None
