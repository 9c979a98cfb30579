"""What did not change is the same object, and what has changed agrees with the plain views."""

import copy
import json
from random import Random
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from feldspar import Game
from feldspar.kernel.serialize.encode import Plain, plain
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import View
from feldspar.table.views.cache import Sights, kept
from feldspar.table.views.view import changes, merged, view
from tests.table.auction import AUCTION
from tests.table.sitting import Seen, decide, every_game, new_table, seen, state_of, viewers


class Thing(NamedTuple):
    """Something with names for its parts, which can be anything."""

    name: object
    one: object
    two: object
    three: object
    four: object


LEAVES = st.none() | st.booleans() | st.integers(0, 3) | st.text(max_size=2)
PARTS = st.recursive(
    LEAVES | st.dictionaries(st.sampled_from(["new", "part", "length", "patch"]), LEAVES),
    lambda part: st.lists(part, max_size=4).map(tuple) | st.builds(Thing, *[part] * 5),
    max_leaves=14,
)
NAMES = ["options", "mine", "players", "actors", "scene", "moves", "log", "asked", "clock", "fair"]
"""What is no single word or number in a view."""


def laid(known: Seen, before: View, after: View) -> Seen:
    return merged(known, json.loads(json.dumps(changes(before, after))))


# ------------------------------------------------------------------------------- of any two views


@given(data=st.data())
def test_changes_laid_over_the_old_make_the_new(data: st.DataObject) -> None:
    start = view(new_table(AUCTION), 0)
    old, new = (
        View(**{**start._asdict(), **data.draw(st.dictionaries(st.sampled_from(NAMES), PARTS))})
        for _ in range(2)
    )
    if data.draw(st.booleans()):
        new = kept(old, new)
    before = copy.deepcopy((old, new))
    flat = json.loads(json.dumps(plain(old)))
    assert laid(flat, old, new) == json.loads(json.dumps(plain(new)))
    assert (old, new) == before
    assert changes(new, new) == {}
    assert merged(flat, {}) == flat


@given(old=PARTS, new=PARTS)
def test_what_is_kept_is_equal_to_the_new(old: object, new: object) -> None:
    found = kept(old, new)
    assert (found, type(found)) == (new, type(new))
    assert plain(found) == plain(new)
    assert kept(found, copy.deepcopy(new)) is found


# ----------------------------------------------------------------------------- of a table's views


@every_game
def test_parts_that_did_not_change_are_the_same_objects(game: Game) -> None:
    table, sights, choose = new_table(game, "ppb", ClockSpec("live")), Sights(), Random(4)
    looked = {viewer: sights.look(table, viewer) for viewer in viewers(table)}
    flat = {viewer: seen(table, viewer) for viewer in viewers(table)}
    same = 0
    for number in range(25):
        if table.status == "over":
            break
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99), 100 * number)
        for viewer in viewers(table):
            before, after = looked[viewer], sights.look(table, viewer)
            assert after == view(table, viewer)
            for name, one, two in zip(View._fields, before, after, strict=True):
                assert one is two or one != two or type(one) is not type(two), name
            if before.scene and after.scene:
                pairs = zip(before.scene.areas, after.scene.areas, strict=False)
                same += sum(one is two for one, two in pairs)
                assert all(one is two or one != two for one, two in pairs)
            flat[viewer] = laid(flat[viewer], before, after)
            assert flat[viewer] == seen(table, viewer)
            looked[viewer] = after
    assert same


def test_who_has_noticed_nothing_is_shown_the_very_same_view() -> None:
    table, sights = new_table(AUCTION, "ppp"), Sights()
    decide(table, 2)
    before = {viewer: sights.look(table, viewer) for viewer in viewers(table)}
    assert all(sights.look(table, viewer) is before[viewer] for viewer in viewers(table))
    decide(table, 0)
    table.commit(table.undo(0, 0))
    assert sights.look(table, 0) is not before[0]


def test_only_what_is_new_of_a_log_is_sent() -> None:
    table, sights = new_table(AUCTION), Sights()
    for _ in range(4):
        decide(table, state_of(table).actors()[0])
    before = sights.look(table, 0)
    while len(sights.look(table, 0).log) == len(before.log):
        decide(table, state_of(table).actors()[0])
    after = sights.look(table, 0)
    patch = changes(before, after)["log"]
    assert isinstance(patch, dict)
    found: Plain = patch["patch"]
    assert isinstance(found, dict)
    assert patch["length"] == len(after.log)
    assert [int(place) for place in found] == list(range(len(before.log), len(after.log)))


def test_each_table_has_its_own_sights() -> None:
    tables: list[Table] = [new_table(AUCTION), new_table(AUCTION, "pb")]
    sights = [Sights(), Sights()]
    looked = [one.look(table, 0) for one, table in zip(sights, tables, strict=True)]
    assert [view.players[1].kind for view in looked] == ["human", "bot"]


@every_game
def test_what_was_forgotten_is_drawn_again_as_it_was(game: Game) -> None:
    table, choose = new_table(game, "pp"), Random(6)
    resting, awake = Sights(), Sights()
    for number in range(12):
        if table.status == "over":
            break
        before = {viewer: awake.look(table, viewer) for viewer in viewers(table)}
        assert {viewer: resting.look(table, viewer) for viewer in viewers(table)} == before
        resting.rest(table)
        assert all(resting.told(one, one.news) is None for one in before.values())
        resting.wake(table)
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99), 100 * number)
        for viewer, old in before.items():
            new, told = resting.look(table, viewer), resting.told(old, old.news)
            assert told is not None
            assert (new, told.view) == (awake.look(table, viewer), old)
            assert json.dumps(plain(new)) == json.dumps(plain(view(table, viewer)))
            assert changes(told.view, new) == changes(old, awake.look(table, viewer))


def test_who_no_longer_looks_is_not_drawn_again() -> None:
    table, sights = new_table(AUCTION, "pp"), Sights()
    old = [sights.look(table, viewer) for viewer in viewers(table)]
    decide(table, state_of(table).actors()[0], 0, 0)
    looking = sights.look(table, old[0].viewer)
    sights.rest(table)
    sights.wake(table)
    assert sights.told(looking, looking.news) is not None
    gone = [one for one in old[1:] if one.news != table.news[one.viewer]]
    assert gone
    assert all(sights.told(one, table.news[one.viewer]) is None for one in gone)
