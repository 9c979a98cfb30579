"""Ways to a table for who has no link to click: a short code, and a pass to another device.

A code is the first half of the id of a table, so nothing need be kept for it; it leads there until
the game begins. A pass lets another device be the same player: whoever shows it first, and soon,
has it, and it is kept in memory only.
"""

import re
import secrets
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from feldspar.server.calls import Call, answer, body, call
from feldspar.server.hours import now
from feldspar.server.identity import cookie
from feldspar.server.journal import Journal
from feldspar.server.keeper import Missing
from feldspar.server.limits import Rate
from feldspar.server.settings import Settings
from feldspar.table import Refused
from feldspar.table.commands import Shown
from feldspar.table.contract import Done, Found, Pass

CODE: Final = re.compile("[a-hjkmnp-z2-9]{6}")
LASTS: Final = 10 * 60 * 1000
"""Milliseconds in which a pass must be shown."""
MOST: Final = 1_000
"""How many passes there are at the same time; the oldest give way."""


class Passes:
    """Who may become whom, for a few minutes. Only the hash of a pass is kept."""

    def __init__(self) -> None:
        self._given: OrderedDict[bytes, tuple[str, int]] = OrderedDict()

    def give(self, player: str, at: int) -> Pass:
        """Return a new pass of a player; the one before is void."""
        for one in [one for one, (who, _) in self._given.items() if who == player]:
            del self._given[one]
        token = secrets.token_urlsafe(24)
        self._given[_hash(token)] = player, at + LASTS
        if len(self._given) > MOST:
            self._given.popitem(last=False)
        return Pass(token, at + LASTS)

    def take(self, token: str, at: int) -> str:
        """Return whose pass it is. Nobody can show it again."""
        player, until = self._given.pop(_hash(token), ("", 0))
        if not player or at >= until:
            raise Refused("refused-pass")
        return player


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


class Ways:
    """Codes and passes, over HTTP."""

    def __init__(self, journal: Journal, settings: Settings) -> None:
        self.journal = journal
        self.key = settings.key
        self.passes = Passes()
        self.codes, self.shown = Rate(settings.codes_a_minute), Rate(settings.passes_a_minute)
        self.given = Rate(settings.passes_a_minute)

    @call(
        Call("GET", "/api/codes/{code}", "The open table that has a code", Found, refusals=(404,))
    )
    async def find(self, request: Request) -> Response:
        """Return the table of a code, as long as somebody may sit down there."""
        self.codes(request)
        code = request.path_params["code"].lower()
        table = await self.journal.open_table(code) if CODE.fullmatch(code) else ""
        if not table:
            raise Missing(code)
        return answer(Found(table))

    @call(Call("POST", "/api/passes", "A pass to play on another device as the same player", Pass))
    async def give(self, request: Request) -> Response:
        """Give whoever asks a pass."""
        self.given(request)
        return answer(self.passes.give(str(request.scope["player"]), now()))

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
        self.shown(request)
        shown: Shown = await body(request, Shown)
        player = self.passes.take(shown.token, now())
        done = answer(Done())
        done.headers.append("set-cookie", cookie(self.key, request.scope, player))
        return done
