"""Seats that are kept for somebody: each is told of their own, and in the list of their tables."""

from feldspar.table.core.table import Table
from feldspar.table.services import tables
from feldspar.table.views.cache import ViewCache
from feldspar.table.views.summary import build_summary
from tests.table.tables import DICE, NAMES, PEOPLE, SECRET, refused

ADA, BOB, CYD = PEOPLE


def set_again() -> Table:
    """Set a table by Ada, who sits there; the other seats are kept for Bob and Cyd."""
    first = Table.opening_entry(DICE, 3, {}, SECRET, 0, opener=ADA, invited=("", BOB, CYD))
    table = Table.of(DICE, [first])
    table.commit(table.sit(0, ADA, NAMES[0], True, 0))
    return table


def test_everybody_sees_which_seat_is_kept_for_them() -> None:
    table, sights = set_again(), ViewCache()
    seen = {player: tables.view_for(table, sights, player) for player in [*PEOPLE, "somebody", ""]}
    assert {player: view.invited for player, view in seen.items()} == {
        ADA: (),
        BOB: (1,),
        CYD: (2,),
        "somebody": (),
        "": (),
    }
    assert [player for player, view in seen.items() if view.opener] == [ADA]


def test_a_seat_that_was_taken_is_kept_no_more() -> None:
    table = set_again()
    table.commit(table.join(1, BOB, NAMES[1], 0))
    assert tables.view_for(table, ViewCache(), BOB).invited == ()


def test_nobody_else_may_take_a_seat_that_is_kept() -> None:
    table = set_again()
    for player, name in ((CYD, NAMES[2]), ("somebody", "Dee")):
        with refused("refused-kept"):
            table.join(1, player, name, 0)
    table.commit(table.join(1, BOB, NAMES[1], 0))
    assert table.seats[1].player == BOB


def test_a_list_of_tables_says_to_whom_a_seat_is_offered() -> None:
    table = set_again()
    assert build_summary(table).waiting == (BOB, CYD)
    table.commit(table.join(1, BOB, NAMES[1], 0))
    assert build_summary(table).waiting == (CYD,)
    table.commit(table.join(2, CYD, NAMES[2], 0))
    # All sit: now the game waits for the bytes that Ada will add.
    assert (build_summary(table).status, build_summary(table).waiting) == ("sealing", (ADA,))
