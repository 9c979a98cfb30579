"""Chance is fair, named by its event, and the same for ever on every machine."""

import hashlib
from collections.abc import Iterable
from itertools import pairwise, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.chance import below, dealt, subkey
from tests.randomness import fair

KEY = bytes(range(32))
SPAN = 2**56


def dice(count: int) -> list[int]:
    return [below(6, KEY, 0, index=i) for i in range(count)]


def attempts(index: int) -> Iterable[int]:
    """What the hash gives for one event, attempt after attempt, written out by hand."""
    for attempt in range(256):
        event = bytes([0, 0, 0, 0]) + index.to_bytes(2, "big") + bytes([attempt])
        yield int.from_bytes(hashlib.sha256(KEY + event).digest()[:7], "big")


# ---------------------------------------------------------------------------- the same for ever


def test_dice_are_what_they_have_always_been() -> None:
    assert dice(20) == [5, 0, 2, 4, 5, 5, 4, 4, 0, 3, 2, 2, 1, 2, 4, 5, 4, 3, 0, 3]
    assert [below(6**5, KEY, 0, turn) for turn in range(1, 9)] == [
        *(692, 6727, 6315, 1843, 1244, 3271, 5087, 5772)
    ]


def test_the_largest_and_smallest_events_are_what_they_have_always_been() -> None:
    assert below(SPAN, KEY, 255, 65535, 255, 65535) == 31965186398906492
    assert below(SPAN, b"", 0) == 37005737946777882


def test_a_deal_is_what_it_has_always_been() -> None:
    assert dealt(list(range(10)), 10, KEY, 3, 7) == [0, 3, 9, 8, 2, 5, 6, 1, 4, 7]


def test_a_subkey_is_what_it_has_always_been() -> None:
    expected = "42f374fea6b7eb9d905f60378473581db0a9a29eb535dab8486d8b76f2d49dac"
    assert subkey(KEY, b"chance").hex() == expected
    assert subkey(KEY, b"choices") != subkey(KEY, b"chance") != KEY


# -------------------------------------------------------------------------------- named by event


def test_a_draw_does_not_depend_on_those_before_it() -> None:
    forwards = [below(1000, KEY, 1, turn, 2, 3) for turn in range(50)]
    backwards = [below(1000, KEY, 1, turn, 2, 3) for turn in reversed(range(50))]
    assert forwards == backwards[::-1]


def test_every_part_of_an_event_gives_another_draw() -> None:
    edges = [range(3), (0, 1, 255, 256, 65535), (0, 1, 255), (0, 1, 255, 256, 65535)]
    events = list(product(*edges))
    assert len({below(SPAN, KEY, *event) for event in events}) == len(events)


def test_another_key_gives_other_dice() -> None:
    assert below(SPAN, KEY, 0) != below(SPAN, KEY + b"\0", 0) != below(SPAN, KEY[:-1], 0)


# ------------------------------------------------------------------------------------------ fair


@given(st.integers(1, SPAN), st.binary(max_size=40), st.integers(0, 255), st.integers(0, 65535))
def test_a_draw_is_below_its_bound(bound: int, key: bytes, what: int, round_: int) -> None:
    assert 0 <= below(bound, key, what, round_) < bound


def test_a_die_is_fair() -> None:
    assert fair(dice(60_000), 6)


def test_a_die_does_not_remember() -> None:
    assert fair(pairwise(dice(36_000)), 36)


@pytest.mark.parametrize("part", ["round_", "seat"])
def test_a_die_is_fair_over_rounds_and_over_seats(part: str) -> None:
    drawn = [
        below(6, key.to_bytes(2, "big"), 0, **{part: n}) for key in range(50) for n in range(200)
    ]
    assert fair(drawn, 6)


def test_every_choice_and_order_of_a_deal_is_equally_likely() -> None:
    for count in (3, 4):
        orders = [tuple(dealt([1, 2, 3, 4], count, KEY, 0, round_)) for round_ in range(24_000)]
        assert set(orders) == set(permutations([1, 2, 3, 4], count))
        assert fair(orders, 24)


@given(st.lists(st.integers(0, 5), max_size=200), st.floats(0, 1))
def test_what_is_dealt_is_taken_off_the_deck(deck: list[int], part: float) -> None:
    before, count = deck[:], round(part * len(deck))
    taken = dealt(deck, count, KEY, 0)
    assert len(taken) == count
    assert sorted(taken + deck) == sorted(before)


def test_what_would_be_unfair_is_drawn_again() -> None:
    bound = 2**55 + 1  # half of all attempts lie beyond the last whole multiple of the bound
    needed = []
    for index in range(100):
        drawn = list(attempts(index))
        needed.append(next(n for n, value in enumerate(drawn) if value < bound))
        assert below(bound, KEY, 0, index=index) == drawn[needed[-1]]
    assert needed[:4] == [2, 0, 0, 0]
    assert max(needed) > 3


def test_what_lies_just_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    # With a bound above half the span, the bound itself is the first value that is not fair.
    drawn = [list(attempts(index)) for index in range(20)]
    edges = [(index, values) for index, values in enumerate(drawn) if values[0] > SPAN // 2]
    assert len(edges) > 5
    for index, values in edges:
        bound = values[0]
        again = next(value for value in values[1:] if value < bound)
        assert below(bound, KEY, 0, index=index) == again


@pytest.mark.parametrize("bound", [1, 2, 2**55, SPAN])
def test_nothing_is_drawn_again_when_the_bound_divides_the_span(bound: int) -> None:
    for index in range(50):
        assert below(bound, KEY, 0, index=index) == next(iter(attempts(index))) % bound


@pytest.mark.parametrize(
    ("bound", "event"),
    [
        (0, (0, 0, 0, 0)),
        (-3, (0, 0, 0, 0)),
        ((1 << 56) + 1, (0, 0, 0, 0)),
        (6, (256, 0, 0, 0)),
        (6, (0, 65536, 0, 0)),
        (6, (0, 0, 256, 0)),
        (6, (0, 0, 0, 65536)),
        (6, (0, -1, 0, 0)),
    ],
)
def test_an_event_that_would_be_taken_for_another_is_refused(
    bound: int, event: tuple[int, int, int, int]
) -> None:
    with pytest.raises(ValueError, match="below 256"):
        below(bound, KEY, *event)
