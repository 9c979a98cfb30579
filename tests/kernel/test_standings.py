"""Places, once somebody has resigned: never ahead of who stayed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldspar.kernel.standings import final_places, places


@pytest.mark.parametrize(
    ("standing", "found"),
    [
        ([(5,), (7,), (3,)], [2, 1, 3]),
        ([(5,), (5,), (3,)], [1, 1, 3]),
        ([(5,), (3,), (3,)], [1, 2, 2]),
        ([(5, 1), (5, 2)], [2, 1]),
        ([(4,)], [1]),
    ],
)
def test_equal_seats_share_the_better_place(
    standing: list[tuple[int, ...]], found: list[int]
) -> None:
    assert places(standing) == found


@pytest.mark.parametrize(
    ("ranking", "resigned", "places"),
    [
        ([1, 2, 2, 4], [], [1, 2, 2, 4]),
        ([1, 2], [0], [2, 1]),
        ([1, 2], [1], [1, 2]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([1, 2, 2, 4], [0], [4, 1, 1, 3]),
        ([1, 1, 3, 4], [2, 0], [3, 1, 4, 2]),
        ([3, 1, 2], [0, 1], [3, 2, 1]),
        ([2], [], [2]),
        ([1], [], [1]),
        ([1], [0], [2]),
    ],
)
def test_places(ranking: list[int], resigned: list[int], places: list[int]) -> None:
    assert final_places(ranking, resigned) == places


@given(points=st.lists(st.integers(0, 3), min_size=2, max_size=5), data=st.data())
def test_nobody_is_overtaken_by_whoever_resigned(points: list[int], data: st.DataObject) -> None:
    ranking = [1 + sum(other > own for other in points) for own in points]
    everybody = range(len(points))
    resigned = data.draw(st.lists(st.sampled_from(everybody), unique=True))
    places = final_places(ranking, resigned)
    stayed = [seat for seat in everybody if seat not in resigned]
    assert all(places[one] < places[other] for one in stayed for other in resigned)
    assert [places[seat] for seat in reversed(resigned)] == [
        len(stayed) + 1 + n for n in range(len(resigned))
    ]
    for one in stayed:
        assert places[one] == 1 + sum(points[other] > points[one] for other in stayed)
