"""Hidden information: whether a seat has any, for players who share one screen.

No game has code for it: what each seat may know is part of the rules already (`info_key`), and so
is what would be known of each decision.
"""

from typing import Final

from feldspar.kernel.events import WATCHER
from feldspar.kernel.game import State

MAX_DECISIONS_TRIED: Final = 12
"""Decisions compared before a seat's next one is assumed to be public."""
SEED: Final = b"secrecy"


def has_secrets(state: State, seat: int) -> bool:
    """Return whether a seat knows what a watcher may not, or is about to decide it.

    It follows from what the seat itself knows, so the answer reveals nothing.
    """
    return state.info_key(seat) != state.info_key(WATCHER) or _has_secret_decision(state, seat)


def _has_secret_decision(state: State, seat: int) -> bool:
    """Return whether a watcher could not tell some of a seat's decisions apart."""
    if seat not in state.actors():
        return False
    world = state.determinize(seat, SEED)
    told: dict[bytes, bytes] = {}
    for action in world.legal(seat)[:MAX_DECISIONS_TRIED]:
        after = world.clone()
        after.step(seat, action)
        known = after.info_key(seat)
        if told.setdefault(after.info_key(WATCHER), known) != known:
            return True
    return False
