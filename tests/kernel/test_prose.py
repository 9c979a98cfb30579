"""What happened, in words: to whom, and for how many points."""

import pytest

from feldspar.kernel.events import Event, Text
from feldspar.kernel.fluent import Words
from feldspar.kernel.prose import listed, tell

ENGLISH = Words.of("en", ["feldspar.kernel"])


@pytest.mark.parametrize(("points", "told"), [(3, "Seat 2 +3"), (0, "Seat 2"), (-3, "Seat 2 −3")])
def test_points_are_told_with_their_sign(points: int, told: str) -> None:
    event = Event(0, Text("seat-name", {"n": 2}), "XYZ-1.1", points)
    assert tell(event, ENGLISH, ["Ann"], 0) == told


def test_seats_are_told_by_their_names_in_one_sentence() -> None:
    event = Event(0, listed([0, 1, 2]), "XYZ-1.1")
    assert tell(event, ENGLISH, ["Ann", "Bob", "Cid"], 0) == "Ann, Bob and Cid"
