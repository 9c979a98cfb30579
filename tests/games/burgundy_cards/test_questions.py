"""What waits on the stack: called as its file, and a number of its own in the keys."""

from random import Random

from feldspar.games.burgundy_cards.game import GAME
from feldspar.games.burgundy_cards.rules.position import Question


def met(games: int) -> dict[str, list[Question]]:
    """All that waits on the stack in some random games, by name."""
    found: dict[str, list[Question]] = {}
    for number in range(games):
        random, state = Random(number), GAME.new(2, b"questions %d" % number)
        while state.actors():
            for question in state.stack:
                found.setdefault(question.name, []).append(question)
            state.step(state.active, random.choice(state.legal(state.active)))
    return found


def test_questions_have_names_and_numbers_of_their_own() -> None:
    found = met(40)
    assert set(found) == {
        *("room", "column", "bonus", "draw", "check", "window", "function"),
        *("choose", "act", "free", "take", "place", "sell", "mix"),
    }
    for name, questions in found.items():
        assert {type(one).__module__.rsplit(".", 1)[1] for one in questions} == {name}
        for one in questions:
            assert len(one.fields()) <= 1
            assert one.number() == one.code + 16 * sum(one.fields())
    assert len({questions[0].code for questions in found.values()}) == len(found)
