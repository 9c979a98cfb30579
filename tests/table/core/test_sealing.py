"""Bytes for the dice: a commitment first, seals of all who add any, and only then the bytes."""

from itertools import pairwise

import pytest

from feldspar import Record
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.core import entries as log
from feldspar.table.core import fairness
from feldspar.table.core.clock import DAY_MS, SECOND_MS
from feldspar.table.core.entries import CorruptJournal, Entry
from feldspar.table.core.state import SEAL_WAIT_MS
from feldspar.table.views.summary import build_summary
from feldspar.table.views.view import build_view
from tests.table.auction import AUCTION
from tests.table.tables import (
    PEOPLE,
    SECRET,
    last_told,
    new_table,
    play_out,
    refused,
    sealed_for,
    state_of,
    through_json,
    viewers,
)

MINE = [b"sixteen of Ada's", b"sixteen of Bob's", b"sixteen of Cyd's"]
FULL = 50 * SECOND_MS
"""When the last seat is taken."""
LIVE = ClockSpec("live", 60)


def sitting(adds: str = "yyy", clock: ClockSpec | None = None) -> Table:
    """Sit people down; `y` will add bytes to the dice, `b` is a bot."""
    table = new_table(AUCTION, "-" * len(adds), clock)
    for seat, will in enumerate(adds):
        if will == "b":
            table.commit(table.seat_bot(seat, "random", "", FULL))
        else:
            table.commit(table.sit(seat, PEOPLE[seat], "", will == "y", FULL))
    return table


def sealed(adds: str = "yyy", clock: ClockSpec | None = None) -> Table:
    table = sitting(adds, clock)
    for seat in table.seats_owing_entropy():
        table.commit(table.seal(seat, sealed_for(table, seat, MINE[seat]), FULL))
    return table


def checked(table: Table) -> fairness.Verdict:
    """Play to the end, and check the record as it is written."""
    play_out(table)
    return fairness.verify(Record.parse(str(table.record())), table.game)


# ------------------------------------------------------------------------------ one after the other


@pytest.mark.promise("PRO-14")
def test_the_table_has_committed_before_anybody_adds_bytes() -> None:
    table = sitting()
    for viewer in viewers(table):
        fair = build_view(table, viewer).fair
        assert fair.commitment == fairness.commitment(SECRET)
        assert (fair.seals, fair.entropy, fair.secret) == (("",) * 3, ("",) * 3, None)
        assert (fair.awaited, fair.dice) == ((0, 1, 2), 2)


@pytest.mark.promise("PRO-15")
def test_all_seal_then_all_tell_their_bytes_then_it_begins() -> None:
    table = sitting()
    assert table.status == "sealing"
    for seat in range(3):
        with refused("refused-unsealed"):
            table.unseal(0, MINE[0], FULL)
        table.commit(table.seal(seat, sealed_for(table, seat, MINE[seat]), FULL))
    seals = [sealed_for(table, seat, mine) for seat, mine in enumerate(MINE)]
    assert build_view(table, 0).fair.seals == tuple(seals)
    for seat in (2, 0, 1):
        assert table.status == "sealing"
        table.commit(table.unseal(seat, MINE[seat], FULL))
    assert (table.status, table.dice_promise()) == ("playing", "sealed")
    assert state_of(table).key == fairness.chance_key(SECRET, dict(enumerate(MINE)))
    assert build_view(table, 0).fair.awaited == ()
    assert checked(table) == fairness.Verdict((), "sealed")
    assert table.record().seals == dict(enumerate(seals))


@pytest.mark.promise("PRO-15")
def test_nobody_is_told_any_bytes_before_all_are_in() -> None:
    table = sealed()
    for seat in (1, 2):
        table.commit(table.unseal(seat, MINE[seat], FULL))
        told = [str(build_view(table, viewer)) for viewer in viewers(table)] + [str(table.record())]
        assert not any(mine.hex() in text for mine in MINE for text in told)
    table.commit(table.unseal(0, MINE[0], FULL))
    everybody = {build_view(table, viewer).fair.entropy for viewer in viewers(table)}
    assert everybody == {tuple([mine.hex() for mine in MINE])}
    assert table.record().entropy == dict(enumerate(MINE))


@pytest.mark.promise("PRO-15")
def test_only_what_was_sealed_can_be_told() -> None:
    table = sealed()
    for other in (b"", b"other", MINE[1], MINE[0] + b"\0", MINE[0][:-1], bytes(16), b"x" * 33):
        with refused("refused-other-bytes"):
            table.unseal(0, other, FULL)


@pytest.mark.parametrize("length", [0, 1, 15, 17, 32])
def test_bytes_have_one_length_though_their_seal_fits(length: int) -> None:
    table, own = sitting("yb"), b"x" * length
    table.commit(table.seal(0, sealed_for(table, 0, own), FULL))
    with refused("refused-other-bytes"):
        table.unseal(0, own, FULL)


@pytest.mark.promise("PRO-67")
def test_a_seal_holds_for_one_table_and_one_seat() -> None:
    other = new_table(AUCTION, "---", secret=bytes(32))
    for sealed_elsewhere in (sealed_for(other, 0, MINE[0]), sealed_for(other, 1, MINE[0])):
        table = sitting("yb")
        table.commit(table.seal(0, sealed_elsewhere, FULL))
        with refused("refused-other-bytes"):
            table.unseal(0, MINE[0], FULL)
    table = sitting("yy")
    copied = sealed_for(table, 0, MINE[0])
    for seat in range(2):
        table.commit(table.seal(seat, copied, FULL))
    table.commit(table.unseal(0, MINE[0], FULL))
    with refused("refused-other-bytes"):
        table.unseal(1, MINE[0], FULL)


def test_bytes_are_sealed_once() -> None:
    table = sealed()
    better = sealed_for(table, 0, bytes(16))
    with refused("refused-sealed"):
        table.seal(0, better, FULL)
    table.commit(table.unseal(0, MINE[0], FULL))
    with refused("refused-sealed"):
        table.seal(0, better, FULL)
    with refused("refused-sealed"):
        table.unseal(0, MINE[0], FULL)


def test_a_page_that_seals_by_another_protocol_is_told_so() -> None:
    table = new_table(AUCTION, "--")
    table.commit(table.sit(0, PEOPLE[0], "", True, 0))
    with refused("refused-other-protocol"):
        table.seal(0, fairness.seal("", 0, MINE[0], 1), FULL, 1)
    with refused("refused-other-protocol"):
        table.join(1, PEOPLE[1], "", FULL, fairness.seal("", 1, MINE[1], 1), 1)


@pytest.mark.promise("PRO-67")
@pytest.mark.parametrize(
    "entry",
    [
        log.Joined(1, "", "", "random", entropy=MINE[1].hex()),
        log.Joined(1, "", "", "random", True, "5e" * 32),
        log.Joined(1, "", PEOPLE[1], entropy=MINE[1].hex()),
        log.Sealed(1, "5e" * 32),
        log.Unsealed(1, MINE[1].hex()),
        log.Unsealed(0, MINE[1].hex()),
    ],
    ids=str,
)
def test_no_journal_mixes_bytes_that_nobody_sealed(entry: log.EntryKind) -> None:
    table = new_table(AUCTION, "--")
    table.commit(table.join(0, PEOPLE[0], "", 0, sealed_for(table, 0, MINE[0])))
    if not isinstance(entry, log.Joined):
        table.commit(table.seat_bot(1, "random", "", 0))
    with pytest.raises(CorruptJournal):
        table.commit(Entry(table.seq + 1, 0, entry))


# ------------------------------------------------------------------- nobody goes back on the game


@pytest.mark.promise("PRO-68", "PRO-34")
def test_once_all_have_sealed_nobody_cancels_or_leaves() -> None:
    """Also before any bytes are told: on their way they are known to whoever forwards them."""
    table = sitting()
    for seat in range(3):
        assert table.leave(seat, FULL)
        assert table.cancel(FULL)
        table.commit(table.seal(seat, sealed_for(table, seat, MINE[seat]), FULL))
    with refused("refused-opened"):
        table.cancel(FULL)
    for seat in range(3):
        with refused("refused-opened"):
            table.leave(seat, FULL)


@pytest.mark.promise("PRO-68")
def test_leaving_is_resigning_then() -> None:
    with refused("refused-not-started"):
        sitting().resign(1, "random", FULL)
    table = sealed()
    table.commit(table.resign(1, "random", FULL))
    table.commit(table.unseal(0, MINE[0], FULL))
    with refused("refused-resigned"):
        table.resign(1, "random", FULL)
    with refused("refused-sealed"):
        table.unseal(1, MINE[1], FULL)
    assert (table.status, table.seats_owing_entropy()) == ("sealing", [2])
    table.commit(through_json(table.unseal(2, MINE[2], FULL)))
    assert (table.status, table.dice_promise(), table.resignations) == (
        "playing",
        "withheld",
        [(1, 0)],
    )
    assert state_of(table).key == fairness.chance_key(SECRET, {0: MINE[0], 2: MINE[2]})
    assert checked(table) == fairness.Verdict((), "withheld")
    assert table.places()[1] == 3


@pytest.mark.promise("PRO-68")
def test_who_has_told_their_bytes_and_resigns_has_them_in_the_dice() -> None:
    table = sealed("yy")
    table.commit(table.unseal(0, MINE[0], FULL))
    table.commit(table.resign(0, "random", FULL))
    assert table.status == "sealing"
    table.commit(table.unseal(1, MINE[1], FULL))
    assert (table.status, table.places(), table.dice_promise()) == ("over", [2, 1], "sealed")
    assert fairness.verify(table.record(), table.game) == fairness.Verdict((), "sealed")


def test_the_last_who_is_awaited_may_resign_and_the_game_begins() -> None:
    table = sealed("yy")
    table.commit(table.unseal(0, MINE[0], FULL))
    table.commit(table.resign(1, "random", FULL))
    assert (table.status, table.places(), table.dice_promise()) == ("over", [1, 2], "withheld")
    assert fairness.verify(table.record(), table.game).wrong == ()


@pytest.mark.promise("PRO-68")
@pytest.mark.parametrize(
    ("clock", "time"),
    [
        (LIVE, 60 * SECOND_MS),
        (ClockSpec("live", 1), 60 * SECOND_MS),
        (ClockSpec("live", 300), 300 * SECOND_MS),
        (ClockSpec("days", days=3), 3 * DAY_MS),
        (ClockSpec(patience=5), 5 * DAY_MS),
    ],
)
def test_who_never_tells_has_resigned_after_the_time_of_a_first_turn(
    clock: ClockSpec, time: int
) -> None:
    table = sealed(clock=clock)
    for seat in (0, 2):
        table.commit(table.unseal(seat, MINE[seat], FULL + SEAL_WAIT_MS))
    assert {build_view(table, viewer).fair.may_begin for viewer in viewers(table)} == {FULL + time}
    with refused("refused-patience"):
        table.begin(0, FULL + time - 1)
    with refused("refused-own-bytes"):
        table.begin(1, FULL + time)
    table.commit(through_json(table.begin(0, FULL + time)))
    assert (table.status, table.resignations) == ("playing", [(1, 0)])
    assert last_told(table) == (1, "log-withheld")
    with refused("refused-started"):
        table.unseal(1, MINE[1], FULL + time)
    assert checked(table) == fairness.Verdict((), "withheld")


def test_among_two_who_never_tells_has_lost() -> None:
    table = sealed("yy", LIVE)
    table.commit(table.unseal(0, MINE[0], FULL))
    table.commit(table.begin(0, FULL + 60 * SECOND_MS))
    assert (table.status, table.places()) == ("over", [1, 2])
    assert fairness.verify(table.record(), table.game) == fairness.Verdict((), "withheld")


# ------------------------------------------------------------------------- not everybody is there


@pytest.mark.promise("PRO-15")
def test_after_a_while_one_may_go_on_without_the_seals_of_the_others() -> None:
    table = sitting()
    for seat in (0, 2):
        table.commit(table.seal(seat, sealed_for(table, seat, MINE[seat]), FULL))
    assert build_view(table, 1).fair.may_begin == FULL + SEAL_WAIT_MS
    with refused("refused-patience"):
        table.begin(0, FULL + SEAL_WAIT_MS - 1)
    table.commit(table.begin(0, FULL + SEAL_WAIT_MS))
    assert (table.status, table.seats_owing_entropy()) == ("sealing", [0, 2]), "they tell theirs"
    with refused("refused-sealed"):
        table.seal(1, sealed_for(table, 1, MINE[1]), FULL + SEAL_WAIT_MS)
    for seat in (0, 2):
        table.commit(table.unseal(seat, MINE[seat], FULL + SEAL_WAIT_MS))
    assert (table.status, table.dice_promise(), table.resignations) == ("playing", "partial", [])
    assert state_of(table).key == fairness.chance_key(SECRET, {0: MINE[0], 2: MINE[2]})
    assert checked(table) == fairness.Verdict((), "partial")


def test_where_nobody_seals_it_begins_without_any() -> None:
    table = sitting("yb")
    table.commit(table.begin(0, FULL + SEAL_WAIT_MS))
    assert (table.status, table.dice_promise()) == ("playing", "none")


def test_a_seat_left_while_sealing_is_open_again() -> None:
    table = sitting()
    for seat in (0, 2):
        table.commit(table.seal(seat, sealed_for(table, seat, MINE[seat]), FULL))
    table.commit(table.leave(1, FULL))
    assert (table.status, table.may_begin_at()) == ("open", None)
    with refused("refused-unsealed"):
        table.unseal(0, MINE[0], FULL)
    table.commit(table.join(1, "other", "", 2 * FULL, sealed_for(table, 1, MINE[1])))
    assert table.status == "sealing"
    assert table.may_begin_at() == 2 * FULL + table.clock.reveal_limit()


def test_who_does_not_add_any_is_not_waited_for() -> None:
    table = sealed("yny")
    assert table.seats_owing_entropy() == [0, 2]
    with refused("refused-sealed"):
        table.seal(1, sealed_for(table, 1, MINE[1]), FULL)
    with refused("refused-sealed"):
        table.unseal(1, MINE[1], FULL)
    for seat in (0, 2):
        table.commit(table.unseal(seat, MINE[seat], FULL))
    assert (table.status, table.dice_promise()) == ("playing", "partial")


def test_nothing_begins_while_a_seat_is_open() -> None:
    table = new_table(AUCTION, "--")
    table.commit(table.sit(0, PEOPLE[0], "", False, 0))
    with refused("refused-unsealed"):
        table.begin(0, 10**9)
    with refused("refused-not-started"):
        table.submit(0, "bid(1)", 0)


@pytest.mark.promise("PRO-15")
@pytest.mark.parametrize(
    ("adds", "promise"),
    [("nnb", "none"), ("ynb", "partial"), ("yyb", "sealed"), ("ybb", "alone"), ("nbb", "none")],
)
def test_no_more_is_promised_than_was_done(adds: str, promise: str) -> None:
    table = sealed(adds)
    for seat in table.seats_owing_entropy():
        assert table.dice_promise() == promise
        table.commit(table.unseal(seat, MINE[seat], FULL))
    assert {build_view(table, viewer).fair.promise for viewer in viewers(table)} == {promise}
    assert checked(table) == fairness.Verdict((), promise)  # type: ignore[arg-type]


# ---------------------------------------------------------------------------- the first protocol


def first_protocol(adds: str) -> Table:
    """A table that a version before the second protocol has set, with who adds bytes sealed."""
    opening = Table.opening_entry(AUCTION, len(adds), {}, SECRET, 0)
    assert isinstance(opening.what, log.Opened)
    table = Table.of(AUCTION, [opening._replace(what=opening.what._replace(dice=1))])
    for seat, will in enumerate(adds):
        sealed = sealed_for(table, seat, MINE[seat]) if will == "y" else ""
        table.commit(table.join(seat, PEOPLE[seat], "", FULL, sealed, 1))
    return table


@pytest.mark.promise("PRO-23")
def test_a_table_of_the_first_protocol_goes_on_by_it() -> None:
    table = first_protocol("yy")
    table.commit(table.unseal(0, MINE[0], FULL))
    assert build_view(table, 1).fair.entropy == ("", ""), "but nobody is told before all are in"
    with refused("refused-opened"):
        table.cancel(FULL)
    table.commit(table.unseal(1, MINE[1], FULL))
    assert state_of(table).key == fairness.chance_key_1(SECRET, 2, dict(enumerate(MINE[:2])))
    assert checked(table) == fairness.Verdict((), "sealed-1")
    assert "\ndice: " not in str(table.record())


def test_by_the_first_protocol_one_begins_without_who_tells_nothing() -> None:
    table = first_protocol("yy")
    table.commit(table.unseal(0, MINE[0], FULL))
    table.commit(table.begin(0, FULL + SEAL_WAIT_MS))
    assert (table.resignations, table.dice_promise()) == ([], "open-1")
    assert checked(table) == fairness.Verdict((), "open-1")


# ------------------------------------------------------------------------------ what others notice


def test_a_summary_says_who_is_waited_for() -> None:
    table = sealed("yyn")
    assert build_summary(table).waiting == (PEOPLE[0], PEOPLE[1])
    table.commit(table.unseal(0, MINE[0], FULL))
    assert build_summary(table).waiting == (PEOPLE[1],)
    assert build_summary(table).for_player("t", PEOPLE[1]).yours


def test_everybody_notices_each_step() -> None:
    table = sitting("yyn")
    news = [table.view_versions[:]]
    for seat in range(2):
        table.commit(table.seal(seat, sealed_for(table, seat, MINE[seat]), FULL))
        news.append(table.view_versions[:])
    for seat in range(2):
        table.commit(table.unseal(seat, MINE[seat], FULL))
        news.append(table.view_versions[:])
    for before, after in pairwise(news):
        assert all(b < a for b, a in zip(before, after, strict=True))
