"""French joins small words to the names that follow them, in Python as in the page."""

import json
from pathlib import Path

import pytest

from feldspar.kernel.events import Text
from feldspar.kernel.text.fluent import Words
from feldspar.kernel.text.french_elision import END, PLACEHOLDER_START, apply_elision

# The page's own test reads the same file.
CASES = json.loads((Path(__file__).parents[1] / "elision.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("before", "name", "joined"), CASES)
def test_what_is_put_in_is_joined(before: str, name: str, joined: str) -> None:
    words = Words("fr", {"": f'm = {{ "" }}{before}{{ $who }}.'})
    assert words.say(Text("m", {"who": name})) == f"{joined}."
    assert apply_elision(f"{before}{PLACEHOLDER_START}{name}{END}") == joined


def test_what_is_joined_may_be_a_message_or_a_text_of_its_own() -> None:
    words = Words("fr", {"": "m = la main de { who }\nwho = { $name }\nn = de { $it }\nan = un as"})
    assert words.say(Text("m", {"name": "Odile"})) == "la main d’Odile"
    assert words.say(Text("n", {"it": Text("an")})) == "d’un as"


def test_what_is_written_stays_as_it_is() -> None:
    assert apply_elision("de Odile à le Prince") == "de Odile à le Prince"


def test_english_joins_nothing() -> None:
    words = Words("en", {"": "m = Vin de { $who }"})
    assert words.say(Text("m", {"who": "Odile"})) == "Vin de Odile"
