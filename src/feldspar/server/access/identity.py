"""Player identities without accounts: an unguessable name, and a session for each device.

A guest gets a name on first contact with the tables, or with a page, in a cookie that is signed and
kept nowhere. With the first thing they do at a table a session is begun, which can be listed and
ended (`sessions.py`); its cookie holds a random token. Signed cookies of versions that knew no
sessions are exchanged for one at the next answer. The signed cookie stays beside it, so that the
version before knows its players; it is honoured until the player has ended a session.

Cookies are http-only, so that no script can read them, and SameSite=Lax, so that no other site can
act with them. Over https their names begin with `__Host-`, so that no neighbouring host can set
them. A signed cookie without that is set beside it, for the version before; it is believed only of
players from before there were sessions.
"""

import hmac
import os
import secrets
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

SIGNED_DAYS: Final = 400
"""Days for which a browser keeps a cookie: as long as browsers allow; each visit begins it anew."""
CACHE_SIZE: Final = 4096
"""How many cookies are remembered that were checked lately."""


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


def sign_player(key: bytes, player: str) -> str:
    """Return a player's name with its signature."""
    return f"{player}.{_signature(key, player)}"


def new_player() -> str:
    """Return the name of somebody new, which nobody can guess."""
    return f"n{secrets.token_urlsafe(16)}"


@lru_cache(CACHE_SIZE)
def verify_cookie(key: bytes, cookie: str) -> str | None:
    """Return the player's name in a cookie, if we have signed it."""
    player, _, signature = cookie.partition(".")
    good = hmac.compare_digest(signature.encode(), _signature(key, player).encode())
    return player if good else None


def _signature(key: bytes, player: str) -> str:
    return hmac.digest(key, f"player/{player}".encode(), "sha256").hex()
