"""Transfer tokens in Redis, which any process can redeem."""

from redis.asyncio import Redis

from feldspar.server.access.transfer_tokens import LIFETIME_MS, hash_token, new_token
from feldspar.server.cluster.message_signing import Signer
from feldspar.server.cluster.redis_client import FAILED
from feldspar.server.runtime import metrics
from feldspar.server.store.journal import StoreUnavailable
from feldspar.table import Refused
from feldspar.table.contract.views import Pass


class RedisTransferTokens:
    """`TransferTokens` of a house, in Redis. Only the hash of a pass is kept, and whose it is is
    signed."""

    def __init__(self, redis: Redis, prefix: str, signer: Signer) -> None:
        self._redis = redis
        self._prefix = prefix
        self._signer = signer

    async def issue(self, player: str, ended: int, at: int) -> Pass:
        """Return a new pass of a player."""
        token = new_token()
        name, of_player = (
            hash_token(token).hex(),
            f"{self._prefix}:pass-of:{hash_token(player).hex()}",
        )
        signed = self._signer.sign("pass", name, f"{ended} {player}".encode())
        try:
            old = await self._redis.getdel(of_player)
            async with self._redis.pipeline() as line:
                if isinstance(old, bytes):  # whoever forges it voids a pass, no more
                    line.delete(self._key(old.decode("ascii", "replace")))
                line.set(self._key(name), signed, px=LIFETIME_MS)
                line.set(of_player, name, px=LIFETIME_MS)
                await line.execute()
        except FAILED as error:
            metrics.redis_failures.labels("pass").inc()
            raise StoreUnavailable(str(error)) from error
        return Pass(token, at + LIFETIME_MS)

    async def redeem(self, token: str, at: int) -> tuple[str, int]:
        """Return whose pass it is."""
        name = hash_token(token).hex()
        try:
            said = await self._redis.getdel(self._key(name))
        except FAILED as error:
            metrics.redis_failures.labels("pass").inc()
            raise StoreUnavailable(str(error)) from error
        data = (
            self._signer.verify("pass", name, said, LIFETIME_MS)
            if isinstance(said, bytes)
            else None
        )
        if data is None:
            raise Refused("refused-pass")
        ended, _, player = data.decode().partition(" ")
        return player, int(ended)

    def _key(self, name: str) -> str:
        return f"{self._prefix}:pass:{name}"
