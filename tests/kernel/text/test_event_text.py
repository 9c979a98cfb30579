"""What happened, in words: to whom, and for how many points."""

import pytest

from feldspar.kernel.events import Event, Text
from feldspar.kernel.text.event_text import event_text, letters, name_list, put_names
from feldspar.kernel.text.fluent import Words

ENGLISH = Words.of("en", ["feldspar.kernel"])


@pytest.mark.parametrize(("points", "told"), [(3, "Seat 2 +3"), (0, "Seat 2"), (-3, "Seat 2 −3")])
def test_points_are_told_with_their_sign(points: int, told: str) -> None:
    event = Event(0, Text("seat-name", {"n": 2}), "XYZ-1.1", points)
    assert event_text(event, ENGLISH, ["Ann"], 0) == told


def test_seats_are_told_by_their_names_in_one_sentence() -> None:
    event = Event(0, name_list([0, 1, 2]), "XYZ-1.1")
    assert event_text(event, ENGLISH, ["Ann", "Bob", "Cid"], 0) == "Ann, Bob and Cid"


def test_a_letter_stands_for_a_player_two_where_one_is_not_enough_else_the_number() -> None:
    assert letters(["odile", "Oscar", "Bastien"]) == ["Od", "Os", "B"]
    assert letters(["Seat 1", "Seat 2", "Éva"]) == ["1", "2", "É"]
    assert put_names(Text("seat-letter", {"n": 2}), ["Ann", "Bob"]) == "B"
    assert ENGLISH.say(put_names(Text("seat-letter", {"n": 2}), [])) == "2"
