"""No two moves of a moment have the same words, unless they bring the same."""

import pytest

import feldspar
from feldspar.kernel.distinct_labels import distinct_labels
from feldspar.kernel.events import Text
from feldspar.kernel.move_selection import result
from feldspar.kernel.scene import Move
from tests.refusals import positions, records

TAKE = Text("move-take")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", feldspar.titles())
def test_moves_with_the_same_words_bring_the_same(title: str, language: str) -> None:
    words = feldspar.game(title).words(language)
    looked = 0
    for number, path in enumerate(records(title)[::5]):
        for state in positions(path, 5 + number % 4):
            for seat in state.actors():
                results: dict[tuple[str, str], set[int]] = {}
                for move in state.game.moves(state, seat):
                    price = words.say(move.price.text) if move.price and not move.forced else ""
                    results.setdefault((words.say(move.label), price), set()).add(result(move))
                alike = [said for said, found in results.items() if len(found) > 1]
                assert not alike or state.game.moves(state, seat)[0].forced, alike
                looked += 1
    assert looked > 50


def test_like_moves_name_what_tells_them_apart() -> None:
    moves = [
        Move(0, ("card/1", "choice/take"), TAKE),
        Move(1, ("card/2", "choice/take"), TAKE),
        Move(2, ("card/3",), Text("move-place")),
    ]
    found = distinct_labels(moves, lambda thing: Text(thing) if "card" in thing else None)
    assert [move.label for move in found] == [
        Text("move-apart", {"move": TAKE, "what": Text("card/1")}),
        Text("move-apart", {"move": TAKE, "what": Text("card/2")}),
        Text("move-place"),
    ]


def test_moves_that_bring_the_same_keep_their_words() -> None:
    moves = [Move(0, ("card/1",), TAKE), Move(1, ("card/2",), TAKE, same=0)]
    assert distinct_labels(moves, Text) == moves
