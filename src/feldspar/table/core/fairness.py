"""Fair dice by commit and reveal: a committed secret mixed with every player's numbers.

The table publishes SHA-256(secret) when it opens. Each person seals bytes of their own before they
know anybody else's, and then reveals them. The key of all chance is derived from all of these, and
the secret is published at the end, so that anybody can check that neither side picked the dice.
`docs/fair-dice.md` has the protocol step by step. Protocol 1, of tables and records that name none,
also mixed in unsealed bytes, and bound no seal to its table and seat. The check of a finished game
relies on the record alone, and never on who wrote it.
"""

import hashlib
from collections.abc import Collection, Iterator, Mapping
from typing import Final, Literal, NamedTuple

from feldspar.kernel.events import Text
from feldspar.kernel.game import Game
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_parser import MOST_SEATS
from feldspar.table.core.record_check import check_record

CURRENT_PROTOCOL: Final = 2
"""The protocol of new tables."""
SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = 16
"""How many bytes a person adds: too many to guess from their seal."""
MAX_ENTROPY_BYTES_1: Final = 32
"""The most bytes a seat could add in protocol 1."""

Promise = Literal["sealed", "alone", "withheld", "partial", "none", "sealed-1", "open-1"]
"""What a finished game guarantees about its dice, if the check finds nothing wrong.

"sealed": all people's sealed bytes are in them, and nothing else. "alone": the same, with one
person at the table. "withheld": somebody did not reveal their sealed bytes, and so resigned.
"partial": somebody sealed none, whatever the others did. "none": nobody added any. In protocol 1,
"sealed-1": all people's bytes had been sealed; "open-1": somebody's were unsealed or missing.
"""


class Verdict(NamedTuple):
    """The result of checking a finished game."""

    wrong: tuple[Text, ...]
    """Everything that is wrong; none if the record can be trusted."""
    promise: Promise
    """What is guaranteed if nothing is wrong."""


def commitment(secret: bytes) -> str:
    """Return the public commitment to a secret."""
    return hashlib.sha256(secret).hexdigest()


def seal(committed: str, seat: int, entropy: bytes, protocol: int = CURRENT_PROTOCOL) -> str:
    """Return the public hash of the bytes a seat will add, before anybody's are revealed."""
    if protocol == 1:
        return hashlib.sha256(b"feldspar seal" + entropy).hexdigest()
    bound = bytes.fromhex(committed) + bytes([seat])
    return hashlib.sha256(b"feldspar seal 2" + bound + entropy).hexdigest()


def chance_key(secret: bytes, entropy: Mapping[int, bytes]) -> bytes:
    """Return the key of all chance, from the secret and the bytes of each seat that added any."""
    mixed = hashlib.sha256(b"feldspar key 2" + secret)
    for seat, added in sorted(entropy.items()):
        mixed.update(bytes([seat]) + added)
    return mixed.digest()


def chance_key_1(secret: bytes, seats: int, entropy: Mapping[int, bytes] | None = None) -> bytes:
    """Return the key in protocol 1, also used for tables to which nobody adds bytes."""
    mixed = hashlib.sha256(b"feldspar" + secret)
    for seat in range(seats):
        added = (entropy or {}).get(seat, b"")
        mixed.update(bytes([seat, len(added)]) + added)
    return mixed.digest()


def verify(record: Record, game: Game) -> Verdict:
    """Check the dice of a finished game, and replay all of it."""
    wrong = tuple(_check_dice(record)) + tuple(check_record(record, game))
    return Verdict(wrong, promise_of(record))


def promise_of(record: Record) -> Promise:
    """Return what the dice of a record guarantee, if they are as it says."""
    return classify_promise(_people(record), record.seals, record.entropy, record.dice)


def classify_promise(
    people: Collection[int],
    seals: Collection[int],
    entropy: Mapping[int, bytes],
    protocol: int = CURRENT_PROTOCOL,
) -> Promise:
    """Classify what is guaranteed, from the bytes people sealed and added, if all is as they
    say."""
    added = {seat for seat in people if entropy.get(seat)}
    if not added:
        return "none"
    if protocol == 1:
        return "sealed-1" if set(people) == added & set(seals) else "open-1"
    if set(people) - set(seals):
        return "partial"
    if set(people) - added:
        return "withheld"
    return "sealed" if len(people) > 1 else "alone"


def unsealed_seats(record: Record) -> list[int]:
    """Return the seats whose people sealed nothing; in protocol 1, also those who added unsealed
    bytes."""
    sealed = set(record.seals)
    if record.dice == 1:
        sealed &= set(record.entropy)
    return sorted(_people(record) - sealed)


def withheld_seats(record: Record) -> list[int]:
    """Return the seats whose sealed bytes were never revealed."""
    return [] if record.dice == 1 else sorted(set(record.seals) - set(record.entropy))


def _people(record: Record) -> set[int]:
    """Return the seats of people; format 1 does not name bots, which add nothing."""
    if record.format == 1:
        return set(record.entropy)
    return set(range(min(record.seats, MOST_SEATS))) - set(record.bots)


def _check_dice(record: Record) -> Iterator[Text]:
    if record.dice not in (1, CURRENT_PROTOCOL):
        yield Text("verify-other-protocol", {"dice": str(record.dice)})
        return
    if record.secret is None or record.seed is None:
        yield Text("verify-no-secret")
        return
    if commitment(record.secret) != record.commitment:
        yield Text("verify-other-secret")
    for seat in sorted({*record.seals, *record.entropy} - _people(record)):
        if seat < record.seats:  # unknown seats are reported by the record check
            yield Text("verify-unowed", {"seat": str(seat)})
    yield from _check_entropy_1(record) if record.dice == 1 else _check_entropy(record)


def _check_entropy(record: Record) -> Iterator[Text]:
    assert record.secret is not None
    if len(record.secret) != SECRET_BYTES:
        yield Text("verify-short-secret")
    committed, mixed = commitment(record.secret), {}
    for seat in sorted({*record.seals, *record.entropy} & _people(record)):
        sealed, added = record.seals.get(seat), record.entropy.get(seat)
        if sealed is None:
            yield Text("verify-no-seal", {"seat": str(seat)})
        elif added is None:
            if (seat, 0) not in record.resigned:
                yield Text("verify-withheld", {"seat": str(seat)})
        elif len(added) != ENTROPY_BYTES:
            yield Text("verify-length", {"seat": str(seat)})
        elif sealed != seal(committed, seat, added):
            yield Text("verify-other-seal", {"seat": str(seat)})
        else:
            mixed[seat] = added
    if chance_key(record.secret, mixed) != record.seed:
        yield Text("verify-other-seed")


def _check_entropy_1(record: Record) -> Iterator[Text]:
    assert record.secret is not None
    for seat, sealed in sorted(record.seals.items()):
        added = record.entropy.get(seat)
        if added is not None and sealed != seal("", seat, added, 1):
            yield Text("verify-other-seal", {"seat": str(seat)})
    fits = all(len(added) <= MAX_ENTROPY_BYTES_1 for added in record.entropy.values())
    seats = min(record.seats, MOST_SEATS)
    if not fits or chance_key_1(record.secret, seats, record.entropy) != record.seed:
        yield Text("verify-other-seed")
