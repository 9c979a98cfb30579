"""Rate limiter: each kind of request has a rate for every client."""

import math
import time
from collections import OrderedDict, defaultdict
from typing import Final, NamedTuple, Protocol

from starlette.exceptions import HTTPException
from starlette.requests import Request

from feldspar.server.access.client_address import client_id

MAX_REMEMBERED_CLIENTS: Final = 10_000
"""How many callers a rate remembers."""
MINUTE_SECONDS: Final = 60.0
DAY_SECONDS: Final = 86_400.0


class RateRequest(NamedTuple):
    """Something somebody wants, which they may have so often in a time."""

    rate: str
    client: str
    limit: int
    seconds: float


class RateLimiter(Protocol):
    """Counts what everybody has wanted lately."""

    async def acquire(self, *requests: RateRequest) -> float:
        """Count wishes and return 0, if none of them is too much; else the seconds to wait."""


class LocalRateLimiter:
    """A `RateLimiter` of what was wanted of this process."""

    def __init__(self) -> None:
        self._used: defaultdict[str, OrderedDict[str, tuple[float, float]]]
        self._used = defaultdict(OrderedDict)
        """For each rate, and each caller, how much was used up, and when."""

    async def acquire(self, *requests: RateRequest) -> float:
        """Count wishes, or say how long to wait."""
        moment = time.monotonic()
        counted = list[float]()
        for wish in requests:
            spent, then = self._used[wish.rate].get(wish.client, (0.0, 0.0))
            spent = max(0.0, spent - (moment - then) * wish.limit / wish.seconds)
            if spent + 1 > wish.limit:
                return (spent + 1 - wish.limit) * wish.seconds / wish.limit
            counted.append(spent + 1)
        for wish, spent in zip(requests, counted, strict=True):
            callers = self._used[wish.rate]
            callers[wish.client] = spent, moment
            callers.move_to_end(wish.client)
            if len(callers) > MAX_REMEMBERED_CLIENTS:
                callers.popitem(last=False)
        return 0.0


class RateLimit(NamedTuple):
    """How often somebody may want something, all at once or spread out."""

    name: str
    limit: int
    seconds: float = MINUTE_SECONDS

    def for_client(self, client: str) -> RateRequest:
        """Return what somebody wants."""
        return RateRequest(self.name, client, self.limit, self.seconds)

    def for_request(self, request: Request) -> RateRequest:
        """Return what somebody wants, counted for the address they ask from."""
        return self.for_client(client_id(request.scope))


async def enforce(limiter: RateLimiter, *requests: RateRequest) -> None:
    """Count what somebody wants, or refuse it and say when to come again."""
    wait = await limiter.acquire(*requests)
    if wait:
        raise too_many_requests(wait)


def too_many_requests(wait: float) -> HTTPException:
    """Return the refusal of what may be asked again in so many seconds."""
    return HTTPException(429, headers={"retry-after": str(max(1, math.ceil(wait)))})
