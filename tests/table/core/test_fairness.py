"""Dice nobody chose: what anybody can check after a game, and that cheating is found."""

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar import Game, Record
from feldspar.table.core import fairness
from feldspar.table.core.timeline import GameTimeline
from tests.table.auction import AUCTION
from tests.table.tables import (
    SECRET,
    decide,
    every_game,
    new_table,
    own_bytes,
    play_of,
    play_out,
    sealed_for,
    state_of,
)

OWN = st.binary(min_size=16, max_size=16)
ENTROPY = st.dictionaries(st.integers(0, 4), OWN, max_size=5)
ALL = {seat: own_bytes(b"all our own", seat) for seat in (0, 1)}


def played(game: Game = AUCTION) -> Record:
    table = new_table(game, "ppb", entropy=b"all our own")
    play_out(table)
    return table.record()


def test_what_is_published_is_the_hash_of_the_secret() -> None:
    assert fairness.commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@given(one=ENTROPY, two=ENTROPY)
def test_the_key_depends_on_what_each_seat_added(
    one: dict[int, bytes], two: dict[int, bytes]
) -> None:
    same = fairness.chance_key(SECRET, one) == fairness.chance_key(SECRET, two)
    assert same == (one == two)


def test_the_key_depends_on_the_secret() -> None:
    assert fairness.chance_key(b"one", {}) != fairness.chance_key(b"two", {})


@every_game
def test_a_whole_game_can_be_verified(game: Game) -> None:
    record = played(game)
    assert not fairness.verify(record, game).wrong
    assert not fairness.verify(Record.parse(str(record)), game).wrong
    assert record.play(game).ranking() == [int(n) for n in record.end["places"].split()]


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_other_bytes_from_any_seat_make_another_game(game: Game, seat: int) -> None:
    one, two = (new_table(game, "--") for _ in range(2))
    for table, mine in ((one, b"one"), (two, b"two")):
        added = [own_bytes(mine if n == seat else b"same", n) for n in range(2)]
        for n in range(2):
            table.commit(table.join(n, f"p{n}", "", 0, sealed_for(table, n, added[n])))
        for n in range(2):
            table.commit(table.unseal(n, added[n], 0))
        for _ in range(12):  # until chance has had its say
            if table.status == "playing":
                decide(table, state_of(table).actors()[0])
    assert state_of(one).key != state_of(two).key
    assert play_of(one).log != play_of(two).log


def wrong(record: Record) -> list[str]:
    return [finding.key for finding in fairness.verify(record, AUCTION).wrong]


def tampered(change: Callable[[Record], None]) -> list[str]:
    record = played()
    change(record)
    return wrong(record)


def test_another_secret_is_found() -> None:
    found = tampered(lambda r: setattr(r, "secret", b"another"))
    assert found[:2] == ["verify-other-secret", "verify-short-secret"]
    assert found[-1] == "verify-other-seed"


def test_another_commitment_is_found() -> None:
    commitment = fairness.commitment(b"another")
    assert tampered(lambda r: setattr(r, "commitment", commitment)) == ["verify-other-secret"]
    assert tampered(lambda r: setattr(r, "commitment", "")) == ["verify-other-secret"]


def test_another_secret_with_its_own_commitment_is_found() -> None:
    def change(record: Record) -> None:
        record.secret, record.commitment = b"another", fairness.commitment(b"another")

    assert "verify-other-seed" in tampered(change)


def test_another_seed_is_found() -> None:
    assert tampered(lambda r: setattr(r, "seed", b"s" * 32))[0] == "verify-other-seed"


@pytest.mark.parametrize(
    "entropy",
    [
        {},
        {0: ALL[0]},
        {0: ALL[0], 1: bytes(16)},
        {0: ALL[0], 1: ALL[1] * 20},
        {0: ALL[0], 1: ALL[1][:-1]},
        {0: ALL[0], 1: b""},
        {0: ALL[1], 1: ALL[0]},
    ],
)
def test_other_entropy_is_found(entropy: dict[int, bytes]) -> None:
    assert "verify-other-seed" in tampered(lambda r: setattr(r, "entropy", entropy))


@pytest.mark.promise("PRO-67")
@pytest.mark.parametrize("protocol", [1, 2])
def test_bytes_of_a_bot_are_wrong_though_the_seed_follows_from_them(protocol: int) -> None:
    """A host who has seen everybody's bytes could try as many as they like in a bot's name."""
    table = new_table(AUCTION, "ppb", entropy=b"all our own")
    secret, added = table.secret, {**ALL, 2: bytes(16)}
    key = fairness.chance_key(secret, added)
    if protocol == 1:
        key = fairness.chance_key_1(secret, 3, added)
    table.dice = protocol
    table.play = GameTimeline(AUCTION, 3, key, table.options)
    play_out(table)
    record = table.record()
    record.seals = {n: fairness.seal(record.commitment, n, ALL[n], protocol) for n in ALL}
    record.entropy = added
    assert wrong(record)[0] == "verify-unowed"


def test_bytes_from_where_nobody_sits_are_found() -> None:
    entropy = {**ALL, 3: b"nobody sits here"}
    assert tampered(lambda r: setattr(r, "entropy", entropy)) == ["verify-no-seat"]


def test_an_impossible_number_of_seats_is_found() -> None:
    assert tampered(lambda r: setattr(r, "seats", 10**12)) == ["verify-no-table"]


def test_what_is_published_of_ones_bytes_is_their_hash_for_this_table_and_seat() -> None:
    hashed = hashlib.sha256(b"feldspar seal 2\xc0\xde\x03mine").hexdigest()
    assert fairness.seal("c0de", 3, b"mine") == hashed
    first = hashlib.sha256(b"feldspar sealmine").hexdigest()
    assert fairness.seal("c0de", 3, b"mine", protocol=1) == first


def test_a_game_that_is_not_over_cannot_be_verified() -> None:
    assert wrong(new_table(AUCTION).record()) == ["verify-no-secret"]
    assert tampered(lambda r: setattr(r, "secret", None)) == ["verify-no-secret"]
    assert tampered(lambda r: setattr(r, "seed", None)) == ["verify-no-secret"]


@given(data=st.data())
def test_any_changed_figure_is_found(data: st.DataObject) -> None:
    """Change one digit of one field the dice depend on, in the text of a record."""
    lines = str(played()).split("\n")
    names = ("dice", "commitment", "seal", "entropy", "secret", "seed")
    number = data.draw(st.sampled_from([n for n, t in enumerate(lines) if t.startswith(names)]))
    name, _, value = lines[number].partition(": ")
    at = data.draw(st.integers(0, len(value) - 1))
    digits = "3456789" if name == "dice" else "0123456789abcdef"
    digit = data.draw(st.sampled_from([d for d in digits if d != value[at]]))
    lines[number] = f"{name}: {value[:at]}{digit}{value[at + 1 :]}"
    assert wrong(Record.parse("\n".join(lines)))
