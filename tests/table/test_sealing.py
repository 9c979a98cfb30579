"""Bytes for the dice: a commitment first, seals of all who add any, and only then the bytes."""

from itertools import pairwise

import pytest

from feldspar import Record
from feldspar.table import Table, fairness
from feldspar.table.clock import SECOND
from feldspar.table.facts import PATIENCE
from feldspar.table.summary import summary
from feldspar.table.view import view
from tests.table.auction import AUCTION
from tests.table.sitting import (
    PEOPLE,
    SECRET,
    new_table,
    play_out,
    refused,
    state_of,
    viewers,
)

MINE = [b"ada" * 4, b"bob" * 4, b"cyd" * 4]
FULL = 50 * SECOND
"""When the last seat is taken."""


def sitting(adds: str = "yyy") -> Table:
    """Sit three people down; `y` will add bytes to the dice."""
    table = new_table(AUCTION, "---")
    for seat, will in enumerate(adds):
        table.commit(table.sit(seat, PEOPLE[seat], "", will == "y", FULL))
    return table


def sealed(adds: str = "yyy") -> Table:
    table = sitting(adds)
    for seat in table.bytes_awaited():
        table.commit(table.seal(seat, fairness.seal(MINE[seat]), FULL))
    return table


@pytest.mark.promise("PRO-14")
def test_the_table_has_committed_before_anybody_adds_bytes() -> None:
    table = sitting()
    for viewer in viewers(table):
        fair = view(table, viewer).fair
        assert fair.commitment == fairness.commitment(SECRET)
        assert (fair.seals, fair.entropy, fair.secret) == (("",) * 3, ("",) * 3, None)
        assert fair.awaited == (0, 1, 2)


@pytest.mark.promise("PRO-15")
def test_all_seal_then_all_say_their_bytes_then_it_begins() -> None:
    table = sitting()
    assert table.status == "sealing"
    for seat in range(3):
        with refused("refused-unsealed"):
            table.unseal(0, MINE[0], FULL)
        table.commit(table.seal(seat, fairness.seal(MINE[seat]), FULL))
    assert view(table, 0).fair.seals == tuple([fairness.seal(mine) for mine in MINE])
    assert view(table, 0).fair.entropy == ("", "", "")
    for seat in (2, 0, 1):
        assert table.status == "sealing"
        table.commit(table.unseal(seat, MINE[seat], FULL))
    assert (table.status, table.promise()) == ("playing", "sealed")
    assert state_of(table).key == fairness.chance_key(SECRET, MINE)
    assert view(table, 0).fair.awaited == ()
    play_out(table)
    record = Record.parse(str(table.record()))
    assert record.seals == {seat: fairness.seal(mine) for seat, mine in enumerate(MINE)}
    assert fairness.verify(record, table.game).wrong == ()


@pytest.mark.promise("PRO-15")
def test_only_what_was_sealed_can_be_said() -> None:
    table = sealed()
    for other in (b"", b"other", MINE[1], MINE[0] + b"\0", b"x" * 33):
        with refused("refused-other-bytes"):
            table.unseal(0, other, FULL)


def test_bytes_are_sealed_once() -> None:
    table = sealed()
    with refused("refused-sealed"):
        table.seal(0, fairness.seal(b"better"), FULL)
    table.commit(table.unseal(0, MINE[0], FULL))
    with refused("refused-sealed"):
        table.seal(0, fairness.seal(b"better"), FULL)
    with refused("refused-sealed"):
        table.unseal(0, MINE[0], FULL)


@pytest.mark.promise("PRO-15")
def test_nobody_leaves_to_seal_again_once_bytes_have_been_said() -> None:
    table = sealed()
    assert table.leave(1, FULL)
    table.commit(table.unseal(0, MINE[0], FULL))
    for seat in range(3):
        with refused("refused-started"):
            table.leave(seat, FULL)


def test_a_seat_left_while_sealing_is_open_again() -> None:
    table = sealed()
    table.commit(table.leave(1, FULL))
    assert (table.status, table.may_begin()) == ("open", None)
    with refused("refused-unsealed"):
        table.unseal(0, MINE[0], FULL)
    table.commit(table.join(1, "other", "", b"", 2 * FULL, fairness.seal(b"new")))
    assert table.status == "sealing"
    assert table.may_begin() == 2 * FULL + PATIENCE


def test_who_does_not_add_any_is_not_waited_for() -> None:
    table = sealed("yny")
    assert table.bytes_awaited() == [0, 2]
    with refused("refused-sealed"):
        table.seal(1, fairness.seal(b""), FULL)
    with refused("refused-sealed"):
        table.unseal(1, b"", FULL)
    for seat in (0, 2):
        table.commit(table.unseal(seat, MINE[seat], FULL))
    assert (table.status, table.promise()) == ("playing", "open")


@pytest.mark.promise("PRO-15")
def test_after_a_while_one_may_begin_without_the_bytes_of_the_others() -> None:
    table = sealed()
    table.commit(table.unseal(0, MINE[0], FULL))
    assert view(table, 1).fair.may_begin == FULL + PATIENCE
    with refused("refused-patience"):
        table.begin(0, FULL + PATIENCE - 1)
    table.commit(table.begin(0, FULL + PATIENCE))
    assert (table.status, table.promise()) == ("playing", "open")
    assert state_of(table).key == fairness.chance_key(SECRET, [MINE[0], b"", b""])
    with refused("refused-started"):
        table.unseal(1, MINE[1], FULL + PATIENCE)
    play_out(table)
    assert fairness.verify(Record.parse(str(table.record())), table.game).wrong == ()


def test_nothing_begins_while_a_seat_is_open() -> None:
    table = new_table(AUCTION, "--")
    table.commit(table.sit(0, PEOPLE[0], "", False, 0))
    with refused("refused-unsealed"):
        table.begin(0, 10**9)
    with refused("refused-not-started"):
        table.submit(0, "bid(1)", 0)


@pytest.mark.promise("PRO-15")
@pytest.mark.parametrize(
    ("own", "seals", "promise"),
    [
        ([b"", b""], [False, False], "none"),
        ([b"a", b""], [False, False], "open"),
        ([b"a", b"b"], [False, False], "open"),
        ([b"a", b"b"], [True, False], "open"),
        ([b"a", b"b"], [True, True], "sealed"),
    ],
)
def test_no_more_is_promised_than_was_done(
    own: list[bytes], seals: list[bool], promise: str
) -> None:
    table = new_table(AUCTION, "--b")
    for seat in range(2):
        sealed = fairness.seal(own[seat]) if seals[seat] else ""
        table.commit(table.join(seat, PEOPLE[seat], "", own[seat], 0, sealed))
    for seat in table.bytes_awaited():
        table.commit(table.unseal(seat, own[seat], 0))
    assert table.promise() == promise
    assert {view(table, viewer).fair.promise for viewer in viewers(table)} == {promise}


def test_bytes_said_together_with_their_seal_do_not_count_as_sealed() -> None:
    table = new_table(AUCTION, "-b")
    table.commit(table.join(0, PEOPLE[0], "", b"mine", 0, fairness.seal(b"mine")))
    assert table.seats[0].entropy == b""
    assert table.status == "sealing"


def test_a_summary_says_who_is_waited_for() -> None:
    table = sealed("yyn")
    assert summary(table).waiting == (PEOPLE[0], PEOPLE[1])
    table.commit(table.unseal(0, MINE[0], FULL))
    assert summary(table).waiting == (PEOPLE[1],)
    assert summary(table).told("t", PEOPLE[1]).yours


def test_everybody_notices_each_step() -> None:
    table = sitting("yyn")
    news = [table.news[:]]
    for seat in range(2):
        table.commit(table.seal(seat, fairness.seal(MINE[seat]), FULL))
        news.append(table.news[:])
    for seat in range(2):
        table.commit(table.unseal(seat, MINE[seat], FULL))
        news.append(table.news[:])
    for before, after in pairwise(news):
        assert all(b < a for b, a in zip(before, after, strict=True))
