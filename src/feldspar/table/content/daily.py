"""Daily table: what a title plays on each day, and the key its chance follows from.

On a server the secrets of the days form a hash chain: each is the hash of the next, starting from a
root that is drawn once and never published. So no secret can be derived from earlier ones, and a
published secret lets anybody check all before it. Without a server the secret of a day follows from
its date, and is not secret.
"""

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache
from typing import Final

from feldspar.kernel.chance import subkey
from feldspar.kernel.game import Game
from feldspar.kernel.serialize.decode import decode
from feldspar.kernel.toolkit.component_data import load_components
from feldspar.table.contract.content import Daily, day_number

DAY_MILLISECONDS: Final = 86_400_000
PUBLISHED_AFTER_DAYS: Final = 2
"""Days after which a day's secret is published: a game begun before midnight can be finished."""
_LAST_DAY: Final = date(2100, 1, 1).toordinal()
"""The day whose secret is the root of the chain."""
_EPOCH_DAY: Final = date(1970, 1, 1).toordinal()


@cache
def load_daily(game: Game) -> Daily | None:
    """Return what a title plays every day; None if it has no daily table."""
    try:
        return decode(Daily, load_components(game.package, "daily"))
    except FileNotFoundError:
        return None


# ------------------------------------------------------------------------------------------ dates


def day_of(now: int) -> str:
    """Return the day of a moment, in UTC.

    >>> from feldspar.table.content.daily import day_of
    >>> day_of(0), day_of(86_400_000)
    ('1970-01-01', '1970-01-02')
    """
    return date.fromordinal(_EPOCH_DAY + now // DAY_MILLISECONDS).isoformat()


def add_days(day: str, days: int) -> str:
    """Return the day so many days after another, or before it if negative."""
    return date.fromordinal(day_number(day) + days).isoformat()


def end_of_day(day: str) -> int:
    """Return when a day is over, in milliseconds since 1970."""
    return (day_number(day) + 1 - _EPOCH_DAY) * DAY_MILLISECONDS


def counts_until(day: str) -> int:
    """Return until when decisions at a day's table count: when the day's secret is published."""
    return end_of_day(add_days(day, PUBLISHED_AFTER_DAYS - 1))


def is_published(day: str, now: int) -> bool:
    """Return whether a day's secret is published by now; until then its tables are their players'
    own."""
    return now >= counts_until(day)


def is_day(said: str) -> bool:
    """Return whether a text is a valid day."""
    try:
        return date.fromisoformat(said).isoformat() == said
    except ValueError:
        return False


def streak(played: Sequence[str], today: str) -> int:
    """Return how many days in a row were played, up to today or, if today is missing, yesterday.

    >>> from feldspar.table.content.daily import streak
    >>> streak(["2026-11-14", "2026-11-13", "2026-11-11"], "2026-11-15")
    2
    """
    day = today if today in played else add_days(today, -1)
    length = 0
    while add_days(day, -length) in played:
        length += 1
    return length


# ------------------------------------------------------------------------------------------- keys


def earlier_secret(secret: bytes, days: int = 1) -> bytes:
    """Return the secret of the day so many days earlier in a chain."""
    for _ in range(days):
        secret = hashlib.sha256(b"feldspar day" + secret).digest()
    return secret


@lru_cache(32)
def chain_secret(root: bytes, day: str) -> bytes:
    """Return the secret of a day in the chain that ends with `root`."""
    return earlier_secret(root, _LAST_DAY - day_number(day))


def date_secret(day: str) -> bytes:
    """Return the secret of a day without a server: anybody can compute it."""
    return subkey(b"feldspar daily", day.encode())


def table_secret(secret: bytes, title: str) -> bytes:
    """Return the secret of a title's table on the day that has this secret."""
    return subkey(secret, title.encode())
