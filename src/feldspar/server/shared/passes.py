"""Passes that any process takes, whichever gave them."""

from redis.asyncio import Redis

from feldspar.server.journal import Unavailable
from feldspar.server.passes import LASTS, hashed, new_token
from feldspar.server.shared.redis import FAILED
from feldspar.table import Refused
from feldspar.table.contract import Pass


class RedisPasses:
    """`Passes` of a house, in Redis. Only the hash of a pass is kept."""

    def __init__(self, redis: Redis, house: str) -> None:
        self._redis = redis
        self._house = house

    async def give(self, player: str, at: int) -> Pass:
        """Return a new pass of a player."""
        token = new_token()
        name, of_player = self._name(token), f"{self._house}:pass-of:{player}"
        try:
            old = await self._redis.getdel(of_player)
            async with self._redis.pipeline() as line:
                if old:
                    line.delete(old)
                line.set(name, player, px=LASTS)
                line.set(of_player, name, px=LASTS)
                await line.execute()
        except FAILED as error:
            raise Unavailable(str(error)) from error
        return Pass(token, at + LASTS)

    async def take(self, token: str, at: int) -> str:
        """Return whose pass it is."""
        try:
            player = await self._redis.getdel(self._name(token))
        except FAILED as error:
            raise Unavailable(str(error)) from error
        if not player:
            raise Refused("refused-pass")
        return player.decode() if isinstance(player, bytes) else player

    def _name(self, token: str) -> str:
        return f"{self._house}:pass:{hashed(token).hex()}"
