"""Closed list of the bots that a server or a worker may load.

Bot names there come from a request, a journal or a queue. None of them may choose which code is
imported, or for how long a search thinks.
"""

import re
from typing import Final, NamedTuple

from feldspar.bots.levels import LEVELS

NAMED_BOTS: Final = ("greedy", "learned", "random")
"""Bots of tables created before there were levels."""
MAX_SECONDS: Final = 5
MAX_SIMULATIONS: Final = 1000
_SEARCH: Final = re.compile(r"search\((seconds|walks)=([1-9][0-9]{0,3})\)")


class ListedBot(NamedTuple):
    """A bot on the list: a level, a named bot, or a search with a time limit."""

    name: str
    seconds: int = 0
    """The time limit of a search, if it is bounded by time."""

    @property
    def is_level(self) -> bool:
        """Whether players may choose it."""
        return self.name in LEVELS

    def is_offered(self, search_seconds: int) -> bool:
        """Return whether a new table may have it, where searches may take so many seconds."""
        return self.is_level or 0 < self.seconds <= search_seconds


def find_listed(name: str) -> ListedBot | None:
    """Return the bot of that name if it is on the list.

    >>> from feldspar.bots.allowlist import find_listed
    >>> find_listed("search(seconds=3)")
    ListedBot(name='search(seconds=3)', seconds=3)
    >>> [find_listed(name) for name in ("os:abort", "search(seconds=600)", "greedy(noise=0)")]
    [None, None, None]
    """
    if name in LEVELS or name in NAMED_BOTS:
        return ListedBot(name)
    found = _SEARCH.fullmatch(name)
    if found is None:
        return None
    bound = int(found[2])
    if found[1] == "walks":
        return ListedBot(name) if bound <= MAX_SIMULATIONS else None
    return ListedBot(name, bound) if bound <= MAX_SECONDS else None
