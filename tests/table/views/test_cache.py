"""What did not change is the same object, and what has changed agrees with the plain views."""

import copy
import json
from random import Random
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from feldspar import Game
from feldspar.kernel.serialize.encode import Plain, to_plain
from feldspar.table import Table
from feldspar.table.contract.commands import ClockSpec
from feldspar.table.contract.views import View
from feldspar.table.views.cache import ViewCache, reuse_unchanged
from feldspar.table.views.view import apply_changes, build_view, diff_views
from tests.table.auction import AUCTION
from tests.table.tables import Seen, decide, every_game, new_table, seen, state_of, viewers


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
    return apply_changes(known, json.loads(json.dumps(diff_views(before, after))))


# ------------------------------------------------------------------------------- of any two views


@given(data=st.data())
def test_changes_laid_over_the_old_make_the_new(data: st.DataObject) -> None:
    start = build_view(new_table(AUCTION), 0)
    old, new = (
        View(**{**start._asdict(), **data.draw(st.dictionaries(st.sampled_from(NAMES), PARTS))})
        for _ in range(2)
    )
    if data.draw(st.booleans()):
        new = reuse_unchanged(old, new)
    before = copy.deepcopy((old, new))
    flat = json.loads(json.dumps(to_plain(old)))
    assert laid(flat, old, new) == json.loads(json.dumps(to_plain(new)))
    assert (old, new) == before
    assert diff_views(new, new) == {}
    assert apply_changes(flat, {}) == flat


@given(old=PARTS, new=PARTS)
def test_what_is_kept_is_equal_to_the_new(old: object, new: object) -> None:
    found = reuse_unchanged(old, new)
    assert (found, type(found)) == (new, type(new))
    assert to_plain(found) == to_plain(new)
    assert reuse_unchanged(found, copy.deepcopy(new)) is found


# ----------------------------------------------------------------------------- of a table's views


@every_game
def test_parts_that_did_not_change_are_the_same_objects(game: Game) -> None:
    table, sights, choose = new_table(game, "ppb", ClockSpec("live")), ViewCache(), Random(4)
    looked = {viewer: sights.view_for(table, viewer) for viewer in viewers(table)}
    flat = {viewer: seen(table, viewer) for viewer in viewers(table)}
    same = 0
    for number in range(25):
        if table.status == "over":
            break
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99), 100 * number)
        for viewer in viewers(table):
            before, after = looked[viewer], sights.view_for(table, viewer)
            assert after == build_view(table, viewer)
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
    table, sights = new_table(AUCTION, "ppp"), ViewCache()
    decide(table, 2)
    before = {viewer: sights.view_for(table, viewer) for viewer in viewers(table)}
    assert all(sights.view_for(table, viewer) is before[viewer] for viewer in viewers(table))
    decide(table, 0)
    table.commit(table.undo(0, 0))
    assert sights.view_for(table, 0) is not before[0]


def test_only_what_is_new_of_a_log_is_sent() -> None:
    table, sights = new_table(AUCTION), ViewCache()
    for _ in range(4):
        decide(table, state_of(table).actors()[0])
    before = sights.view_for(table, 0)
    while len(sights.view_for(table, 0).log) == len(before.log):
        decide(table, state_of(table).actors()[0])
    after = sights.view_for(table, 0)
    patch = diff_views(before, after)["log"]
    assert isinstance(patch, dict)
    found: Plain = patch["patch"]
    assert isinstance(found, dict)
    assert patch["length"] == len(after.log)
    assert [int(place) for place in found] == list(range(len(before.log), len(after.log)))


def test_each_table_has_its_own_sights() -> None:
    tables: list[Table] = [new_table(AUCTION), new_table(AUCTION, "pb")]
    sights = [ViewCache(), ViewCache()]
    looked = [one.view_for(table, 0) for one, table in zip(sights, tables, strict=True)]
    assert [view.players[1].kind for view in looked] == ["human", "bot"]


@every_game
def test_what_was_forgotten_is_drawn_again_as_it_was(game: Game) -> None:
    table, choose = new_table(game, "pp"), Random(6)
    resting, awake = ViewCache(), ViewCache()
    for number in range(12):
        if table.status == "over":
            break
        before = {viewer: awake.view_for(table, viewer) for viewer in viewers(table)}
        assert {viewer: resting.view_for(table, viewer) for viewer in viewers(table)} == before
        resting.compact(table)
        assert all(resting.sent_view(one, one.news) is None for one in before.values())
        resting.restore(table)
        decide(table, choose.choice(state_of(table).actors()), choose.randrange(99), 100 * number)
        for viewer, old in before.items():
            new, told = resting.view_for(table, viewer), resting.sent_view(old, old.news)
            assert told is not None
            assert (new, told.view) == (awake.view_for(table, viewer), old)
            assert json.dumps(to_plain(new)) == json.dumps(to_plain(build_view(table, viewer)))
            assert diff_views(told.view, new) == diff_views(old, awake.view_for(table, viewer))


def test_who_no_longer_looks_is_not_drawn_again() -> None:
    table, sights = new_table(AUCTION, "pp"), ViewCache()
    old = [sights.view_for(table, viewer) for viewer in viewers(table)]
    decide(table, state_of(table).actors()[0], 0, 0)
    looking = sights.view_for(table, old[0].viewer)
    sights.compact(table)
    sights.restore(table)
    assert sights.sent_view(looking, looking.news) is not None
    gone = [one for one in old[1:] if one.news != table.view_versions[one.viewer]]
    assert gone
    assert all(sights.sent_view(one, table.view_versions[one.viewer]) is None for one in gone)
