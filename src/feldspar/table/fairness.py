"""Dice nobody chose: a secret committed to before anyone sits down, mixed with everyone's own.

The table publishes SHA-256(secret) when it opens. Each seat seals bytes of its own before it knows
anybody else's, and then adds them. The key of all chance is derived from all of these, and the
secret is shown at the end, so that anybody can check that neither side could have picked the dice.
What a check of a finished game finds rests on the record alone, and never on who wrote it.
"""

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from feldspar.kernel.events import Text
from feldspar.kernel.game import Game
from feldspar.kernel.record import Record
from feldspar.kernel.record_reader import MOST_SEATS
from feldspar.table.course import course

ENTROPY: Final = 32
"""How many bytes of its own a seat may add."""

Promise = Literal["sealed", "open", "none"]


class Verdict(NamedTuple):
    """What the check of a finished game found."""

    wrong: tuple[Text, ...]
    """Each thing that is not as it must be; none if the record can be trusted."""
    promise: Promise
    """How much is promised if nothing is wrong.

    "sealed": nobody chose the dice. "open": nobody who did not know the secret did, for somebody's
    bytes came unsealed, or not at all. "none": nobody added any, and whoever drew the secret could
    have chosen before committing to it.
    """


def commitment(secret: bytes) -> str:
    """Return what is published of a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


def seal(entropy: bytes) -> str:
    """Return what is published of the bytes a seat will add, before anybody's are."""
    return hashlib.sha256(b"feldspar seal" + entropy).hexdigest()


def chance_key(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    """Return the key of all chance: from the secret, and what each seat added, in order."""
    mixed = hashlib.sha256(b"feldspar" + secret)
    for seat, added in enumerate(entropy):
        mixed.update(bytes([seat, len(added)]) + added)
    return mixed.digest()


def verify(record: Record, game: Game) -> Verdict:
    """Check the dice of a finished game, and play all of it again."""
    wrong = tuple(_dice(record)) + tuple(course(record, game))
    return Verdict(wrong, promise(record))


def promise(record: Record) -> Promise:
    """Return how much the dice of a record promise, if they are as it says."""
    return promised(_people(record), record.seals, record.entropy)


def promised(
    people: Collection[int], seals: Mapping[int, str], entropy: Mapping[int, bytes]
) -> Promise:
    """Return how much is promised by what people have sealed and added, if all is as they say."""
    if not any(entropy.get(seat) for seat in people):
        return "none"
    return "sealed" if all(seals.get(s) and entropy.get(s) for s in people) else "open"


def unsealed(record: Record) -> list[int]:
    """Return the seats of people that sealed no bytes, or added none."""
    return sorted(_people(record) - (set(record.seals) & set(record.entropy)))


def _people(record: Record) -> set[int]:
    """Return the seats people had; format 1 does not name bots, which add nothing."""
    if record.format == 1:
        return set(record.entropy)
    return set(range(min(record.seats, MOST_SEATS))) - set(record.bots)


def _dice(record: Record) -> Iterator[Text]:
    if record.secret is None or record.seed is None:
        yield Text("verify-no-secret")
        return
    if commitment(record.secret) != record.commitment:
        yield Text("verify-other-secret")
    for seat, sealed in sorted(record.seals.items()):
        if seat in record.entropy and sealed != seal(record.entropy[seat]):
            yield Text("verify-other-seal", {"seat": str(seat)})
    entropy = [record.entropy.get(seat, b"") for seat in range(min(record.seats, MOST_SEATS))]
    fits = all(len(added) <= ENTROPY for added in record.entropy.values())
    if not fits or chance_key(record.secret, entropy) != record.seed:
        yield Text("verify-other-seed")
