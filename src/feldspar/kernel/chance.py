"""Keyed randomness: the same key and event give the same dice, whatever the players do.

A draw is SHA-256(key, event), where the event names itself: what is drawn (a small number each
game assigns), in which round, for which seat, and its index among its like. No draw depends on an
earlier one, so copying a state copies one key, duplicate tables are fair, and a replay is exact
on every machine. Nothing can be predicted without the key.
"""

import hashlib
from typing import Final

# 56 bits: what a compiled integer holds without growing, and room for every event and outcome.
_BITS: Final = 56
_SPAN: Final = 1 << _BITS
_DEAL_SPAN: Final = 1 << _BITS - 8  # so that a draw is seldom tried twice


def below(bound: int, key: bytes, what: int, round_: int = 0, seat: int = 0, index: int = 0) -> int:
    """Draw a number in `range(bound)` for one event, each equally likely."""
    if not 0 < bound <= _SPAN or (round_ | index) >> 16 or (what | seat) >> 8:
        raise ValueError("what and seat are below 256, round and index below 65536, bound not 0")
    event = (((what << 16 | round_) << 8 | seat) << 16 | index) << 8
    fair = _SPAN - _SPAN % bound
    while True:
        digest = hashlib.sha256(key + event.to_bytes(7, "big")).digest()
        drawn = int.from_bytes(digest[:7], "big")
        if drawn < fair:
            return drawn % bound
        event += 1  # the low byte counts the attempts at this event


def dealt(deck: list[int], count: int, key: bytes, what: int, round_: int = 0) -> list[int]:
    """Take items off a deck, every choice and order of them equally likely.

    One hash serves several items, as hashes are what dealing costs.
    """
    taken: list[int] = []
    index = 0
    while len(taken) < count:
        bound = 1
        together = 0
        while len(taken) + together < count and bound * (len(deck) - together) <= _DEAL_SPAN:
            bound *= len(deck) - together
            together += 1
        drawn = below(bound, key, what, round_, 0, index)
        index += 1
        for _ in range(together):
            place = drawn % len(deck)
            drawn //= len(deck)
            taken.append(deck[place])
            deck[place] = deck[-1]
            deck.pop()
    return taken


def subkey(key: bytes, purpose: bytes) -> bytes:
    """Derive a key for another purpose, from which the first cannot be found."""
    return hashlib.sha256(b"feldspar/" + purpose + b"/" + key).digest()
