"""Whatever a companion says in a title's own words is true, known to its seat, and can be said."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import feldspar
from tests.coaching import MOST_GOALS, MOST_LETTERS, played, promised, promises
from tests.test_aloud import heard

ROOT = Path(__file__).parent.parent
SAID = re.compile(r"^((?:goal|because)-[\w-]+) =", re.MULTILINE)
TITLES = [t for t in feldspar.titles() if find_spec(f"{feldspar.game(t).package}.view.coaching")]
every_title = pytest.mark.parametrize("title", TITLES)


@every_title
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_it_can_be_said_and_sounds_right(title: str, language: str) -> None:
    words = feldspar.game(title).words(language)
    said = {words.say(text) for moment in played(title) for text in moment.said()}
    assert len(said) > 50
    assert [one for one in said if len(one) > MOST_LETTERS or "!" in one] == []
    assert [one for one in said if heard(language, one)] == []


@every_title
def test_it_depends_on_nothing_hidden_and_changes_nothing(title: str) -> None:
    for moment in played(title):
        state, seat = moment.state, moment.seat
        before = state.state_key()
        said, goals = moment.said(), state.game.goals(state, seat)
        for seed in (b"one", b"two"):
            world = state.determinize(seat, seed)
            assert moment._replace(state=world).said() == said
            assert world.game.goals(world, seat) == goals
        assert state.state_key() == before


@every_title
def test_there_are_few_goals_and_only_for_those_who_decide(title: str) -> None:
    for state, seat, _ in played(title):
        goals = state.game.goals(state, seat)
        assert len(goals) <= MOST_GOALS
        assert len({repr(goal.text) for goal in goals}) == len(goals)
        for other in set(range(state.seats)) - set(state.actors()):
            assert state.game.goals(state, other) == ()


@every_title
def test_points_are_those_of_the_log(title: str) -> None:
    checked = [one for moment in played(title) for one in promised(moment, promises(title))]
    assert {reason.key for reason, *_ in checked} == set(promises(title))
    for reason, number, points in checked:
        assert reason.args[number] == points, (reason, number)


@every_title
def test_every_message_is_said_in_a_test(title: str) -> None:
    words = ROOT / "src" / "feldspar" / "games" / title / "words" / "en.ftl"
    keys = set(SAID.findall(words.read_text("utf-8")))
    test = ROOT / "tests" / "games" / title / "test_coaching.py"
    shown = set(re.findall(r'"((?:goal|because)-[\w-]+)"', test.read_text("utf-8")))
    assert shown == keys
