"""Sessions: each device of a player holds a random token, which can be revoked.

What the store says of one is believed for some seconds, so that a request costs no question. Where
one was ended is said on the bus; a process that has not heard it asks the store in time, also for
the sockets that are open. A player whose session was ended is no longer known by a signed cookie
alone: otherwise whoever kept one would come back with it.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final, TypeVar

from starlette.exceptions import HTTPException

from feldspar.server.runtime.bus import Bus, Unsubscribe
from feldspar.server.runtime.clock import now
from feldspar.server.runtime.retry import run_periodically
from feldspar.server.store.journal import StoreUnavailable
from feldspar.server.store.sessions import Session, SessionStore

T = TypeVar("T")
CACHE_SECONDS: Final = 8.0
"""Seconds for which an answer of the store is believed."""
RECHECK_SECONDS: Final = 4.0
"""Seconds after which the sessions of all open sockets are looked up again."""
HOUR_MS: Final = 3_600_000
RECENTLY_ENDED_MS: Final = 10_000
"""How long two answers to one browser may be under way, so that the later one comes first."""
MAX_CACHED: Final = 10_000
"""How many sessions are remembered."""
TOPIC: Final = "session"
"""Where it is said that a session of a player was ended."""
TOKEN_BYTES: Final = 32
TOKEN_LENGTH: Final = 43


def hash_token(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode()).hexdigest()


class WatchedSocket:
    """A socket, and by what its player is known: a session, or a signed cookie alone."""

    def __init__(self, player: str, session: str, close: Callable[[], None]) -> None:
        self.player = player
        self.session = session
        self.close = close


class Sessions:
    """The sessions of a site, as far as this process has been asked about them."""

    def __init__(self, store: SessionStore, bus: Bus, max_per_player: int) -> None:
        self._store = store
        self._bus = bus
        self._max_per_player = max_per_player
        self._session_cache: OrderedDict[str, tuple[Session | None, float]] = OrderedDict()
        self._ended_cache: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._recent_tokens: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """Tokens that signed cookies were exchanged for a moment ago."""
        self._sockets: dict[WatchedSocket, None] = {}
        self._suspects: set[str] = set()
        self._checked_at = -RECHECK_SECONDS
        """When all open sockets were last looked after."""
        self._end_count = 0
        """How often something was ended: what was asked before may be out of date."""
        self._wake_event = asyncio.Event()

    # -------------------------------------------------------------------------------- who is who

    async def find(self, token: str) -> Session | None:
        """Return the session of a token, if it has not ended."""
        key = hash_token(token)
        known = self._session_cache.get(key)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        ends, found = self._end_count, await self._store.find([key])
        session = found[0] if found else None
        if ends == self._end_count:
            _remember(self._session_cache, key, session)
        await self._record_use(found)
        return session

    async def ended_at(self, player: str) -> int:
        """Return when a session of a player was last ended, or 0: from then on no signed cookie of
        theirs is honoured."""
        known = self._ended_cache.get(player)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        ends, at = self._end_count, (await self._store.find_revoked([player])).get(player, 0)
        if ends == self._end_count:
            _remember(self._ended_cache, player, at)
        return at

    async def has_just_ended(self, player: str) -> bool:
        """Tell whether a session of a player was ended a moment ago."""
        at = await self.ended_at(player)
        return at > 0 and now() - at < RECENTLY_ENDED_MS

    async def last_ended(self, player: str, session: str) -> int:
        """Return when sessions of a player were last ended, 0 if never, unless that of whoever asks
        was among them.

        Whoever decides which devices are a player's is not merely believed: one that was signed out
        a moment ago could give itself a pass, or sign the others out.
        """
        ended = (await self._store.find_revoked([player])).get(player, 0)
        # In this order: what was ended then is not found any more.
        if ended and not (session and await self._store.find([session])):
            self._invalidate(player)
            raise HTTPException(401, "refused-session")
        return ended

    async def begin(self, player: str, device: str, ended: int, signed: str = "") -> str:
        """Begin a session and return its token; "" if sessions of the player were ended since the
        time that whoever begins it knows of. One that was begun for a signed cookie a moment ago is
        not begun again."""
        before = self._recent_tokens.get(signed + device) if signed else None
        if before is not None and before[1] > time.monotonic():
            return before[0]
        token = secrets.token_urlsafe(TOKEN_BYTES)
        if signed:  # at once: a page asks for several things together
            _remember(self._recent_tokens, signed + device, token)
        try:
            session = Session(hash_token(token), player, device, now(), now())
            begun = await self._store.add(session, self._max_per_player, ended)
        except Exception:
            self._recent_tokens.pop(signed + device, None)
            raise
        if not begun:
            self._recent_tokens.pop(signed + device, None)
            return ""
        return token

    async def delete(self, session: str) -> None:
        """Forget the session of a device that becomes somebody else, if it had one."""
        if session:
            await self._store.delete(session)
            self._session_cache.pop(session, None)

    async def list_for(self, player: str) -> list[Session]:
        """Return the sessions of a player."""
        return await self._store.list_for(player)

    async def end(self, player: str, session: str, others: bool = False) -> None:
        """End a session of a player, or all others than that: here at once, elsewhere soon."""
        await self._store.end(player, session, now(), others)
        self._invalidate(player)
        self._bus.publish(TOPIC, player)
        with suppress(StoreUnavailable):  # sockets are looked after from time to time, too
            await self._check({player})

    async def _record_use(self, sessions: list[Session]) -> None:
        late = [one.hash for one in sessions if one.seen < now() - HOUR_MS]
        if late:
            with suppress(StoreUnavailable):  # it is noted the next time
                await self._store.touch(late, now())

    # ------------------------------------------------------------------------------ open sockets

    def watch(self, player: str, session: str, close: Callable[[], None]) -> Unsubscribe:
        """Call `close` once a socket's session has ended, until the returned function is called."""
        one = WatchedSocket(player, session, close)
        self._sockets[one] = None
        return lambda: self._sockets.pop(one, None)

    async def run(self) -> None:
        """Look up the sessions of open sockets from time to time, until cancelled."""
        leave = self._bus.subscribe(TOPIC, self._on_ended)
        try:
            await run_periodically(self._check_due, self._wait)
        finally:
            leave()

    def _on_ended(self, player: str) -> None:
        self._invalidate(player)
        self._suspects.add(player)
        self._wake_event.set()

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(
                self._wake_event.wait(), self._checked_at + RECHECK_SECONDS - time.monotonic()
            )
        self._wake_event.clear()

    async def _check_due(self) -> None:
        """Look up those of whom something was heard, and all when it is time, however much is heard
        of others."""
        suspect, self._suspects = self._suspects, set()
        began = time.monotonic()
        if began < self._checked_at + RECHECK_SECONDS:
            await self._check(suspect)
        else:
            await self._check({one.player for one in self._sockets})
            self._checked_at = began

    async def _check(self, players: set[str]) -> None:
        """Close the sockets of some players whose sessions have ended."""
        watched = [one for one in self._sockets if one.player in players]
        sessions = sorted({one.session for one in watched} - {""})
        signed = sorted({one.player for one in watched if not one.session})
        ends = self._end_count
        found = {one.hash: one for one in await self._store.find(sessions)}
        revoked = await self._store.find_revoked(signed)
        if ends == self._end_count:
            for key in sessions:
                _remember(self._session_cache, key, found.get(key))
        for one in watched:
            if (one.session not in found) if one.session else (one.player in revoked):
                one.close()
        await self._record_use(list(found.values()))

    def _invalidate(self, player: str) -> None:
        """Believe nothing of a player that the store has said before."""
        self._end_count += 1
        self._ended_cache.pop(player, None)
        for key in [
            key for key, (one, _) in self._session_cache.items() if one and one.player == player
        ]:
            del self._session_cache[key]


def _remember(cache: OrderedDict[str, tuple[T, float]], key: str, value: T) -> tuple[T, float]:
    """Remember something for as long as it is believed."""
    entry = cache[key] = value, time.monotonic() + CACHE_SECONDS
    cache.move_to_end(key)
    if len(cache) > MAX_CACHED:
        cache.popitem(last=False)
    return entry
