"""Dice nobody chose: a secret committed to before anyone sits down, mixed with everyone's own.

The table publishes SHA-256(secret) when it opens. Each seat adds bytes of its own when it is
taken. The key of all chance is derived from all of these, and the secret is shown at the end, so
that anybody can check that neither side could have picked the dice.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from feldspar.kernel.record import Record

ENTROPY: Final = 32
"""How many bytes of its own a seat may add."""
MOST_SEATS: Final = 256
"""More than any game has, and as many as the key can count."""


def commitment(secret: bytes) -> str:
    """Return what is published of a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


def chance_key(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    """Return the key of all chance: from the secret, and what each seat added, in order."""
    mixed = hashlib.sha256(b"feldspar" + secret)
    for seat, added in enumerate(entropy):
        mixed.update(bytes([seat, len(added)]) + added)
    return mixed.digest()


def verify(record: Record) -> str | None:
    """Return the message key of what is wrong with the dice of a finished game, if anything is."""
    if record.secret is None or record.seed is None:
        return "verify-no-secret"
    if commitment(record.secret) != record.commitment:
        return "verify-other-secret"
    fits = all(n < record.seats and len(added) <= ENTROPY for n, added in record.entropy.items())
    entropy = [record.entropy.get(seat, b"") for seat in range(min(record.seats, MOST_SEATS))]
    if not fits or chance_key(record.secret, entropy) != record.seed:
        return "verify-other-seed"
    return None
