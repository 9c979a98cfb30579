"""Transfer tokens: single-use codes that let another device be the same player.

It names when sessions of that player had last been ended as it was given, 0 if never. If that is no
longer the last time when it is shown, it is void: a device that was signed out may have taken it.
"""

import secrets
from collections import OrderedDict
from hashlib import sha256
from typing import Final, Protocol

from feldspar.table import Refused
from feldspar.table.contract.views import Pass

LIFETIME_MS: Final = 10 * 60 * 1000
"""Milliseconds in which a pass must be shown."""
MAX_TOKENS: Final = 1_000
"""How many passes there are at the same time; the oldest give way."""


class TransferTokens(Protocol):
    """Who may become whom, for a few minutes."""

    async def issue(self, player: str, ended: int, at: int) -> Pass:
        """Return a new pass of a player, sessions of whom were last ended then; the one before is
        void."""

    async def redeem(self, token: str, at: int) -> tuple[str, int]:
        """Return whose pass it is, and when sessions of theirs had last been ended as it was given.
        Nobody can show it again."""


class LocalTransferTokens:
    """`TransferTokens` of this process. Only the hash of a pass is kept."""

    def __init__(self) -> None:
        self._issued: OrderedDict[bytes, tuple[str, int, int]] = OrderedDict()

    async def issue(self, player: str, ended: int, at: int) -> Pass:
        """Return a new pass of a player."""
        for one in [one for one, (who, _, _) in self._issued.items() if who == player]:
            del self._issued[one]
        token = new_token()
        self._issued[hash_token(token)] = player, ended, at + LIFETIME_MS
        if len(self._issued) > MAX_TOKENS:
            self._issued.popitem(last=False)
        return Pass(token, at + LIFETIME_MS)

    async def redeem(self, token: str, at: int) -> tuple[str, int]:
        """Return whose pass it is."""
        player, ended, until = self._issued.pop(hash_token(token), ("", 0, 0))
        if not player or at >= until:
            raise Refused("refused-pass")
        return player, ended


def new_token() -> str:
    """Return the text of a pass, which nobody can guess."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> bytes:
    """Return what is kept of a pass."""
    return sha256(token.encode()).digest()
