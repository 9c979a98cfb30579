"""Rate limiter: each kind of request has a rate for every client."""

import math
import time
from collections import OrderedDict, defaultdict
from typing import Final, NamedTuple, Protocol

from starlette.exceptions import HTTPException
from starlette.requests import Request

from feldspar.server.access.client_address import caller

REMEMBERED: Final = 10_000
"""How many callers a rate remembers."""
MINUTE: Final = 60.0
DAY: Final = 86_400.0


class Wish(NamedTuple):
    """Something somebody wants, which they may have so often in a time."""

    rate: str
    who: str
    most: int
    seconds: float


class Tally(Protocol):
    """Counts what everybody has wanted lately."""

    async def spend(self, *wishes: Wish) -> float:
        """Count wishes and return 0, if none of them is too much; else the seconds to wait."""


class LocalTally:
    """A `Tally` of what was wanted of this process."""

    def __init__(self) -> None:
        self._spent: defaultdict[str, OrderedDict[str, tuple[float, float]]]
        self._spent = defaultdict(OrderedDict)
        """For each rate, and each caller, how much was used up, and when."""

    async def spend(self, *wishes: Wish) -> float:
        """Count wishes, or say how long to wait."""
        moment = time.monotonic()
        counted = list[float]()
        for wish in wishes:
            spent, then = self._spent[wish.rate].get(wish.who, (0.0, 0.0))
            spent = max(0.0, spent - (moment - then) * wish.most / wish.seconds)
            if spent + 1 > wish.most:
                return (spent + 1 - wish.most) * wish.seconds / wish.most
            counted.append(spent + 1)
        for wish, spent in zip(wishes, counted, strict=True):
            callers = self._spent[wish.rate]
            callers[wish.who] = spent, moment
            callers.move_to_end(wish.who)
            if len(callers) > REMEMBERED:
                callers.popitem(last=False)
        return 0.0


class Rate(NamedTuple):
    """How often somebody may want something, all at once or spread out."""

    name: str
    most: int
    seconds: float = MINUTE

    def of(self, who: str) -> Wish:
        """Return what somebody wants."""
        return Wish(self.name, who, self.most, self.seconds)

    def by(self, request: Request) -> Wish:
        """Return what somebody wants, counted for the address they ask from."""
        return self.of(caller(request.scope))


async def may(tally: Tally, *wishes: Wish) -> None:
    """Count what somebody wants, or refuse it and say when to come again."""
    wait = await tally.spend(*wishes)
    if wait:
        raise too_often(wait)


def too_often(wait: float) -> HTTPException:
    """Return the refusal of what may be asked again in so many seconds."""
    return HTTPException(429, headers={"retry-after": str(max(1, math.ceil(wait)))})
