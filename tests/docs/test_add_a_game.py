"""The game of docs/add-a-game.md: its files as the page has them, found, played and drawn."""

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import feldspar
import tests.games
from feldspar import Game, State, bots, games
from feldspar.kernel.events import Event, Text
from feldspar.kernel.render.terminal import picture
from feldspar.kernel.text.event_text import event_text
from feldspar.table.contract.views import Why
from feldspar.table.services import tables as desk
from tests import laws
from tests.docs.page import FILES, PAGE, TITLE, lay
from tests.endurance import play_lawfully, tables
from tests.scene_laws import the_art_is_whole
from tests.scenes import viewers
from tests.table.tables import decide, new_table, refused, state_of
from tests.test_laws import OF_GAMES, OF_POSITIONS
from tests.test_scenes import OF_PICTURES, OF_SCENES, Law

LANGUAGES = ("en", "fr")
ROOMS: list[tuple[ModuleType, str]] = [(games, "src/feldspar/games"), (tests.games, "tests/games")]
"""The packages that titles and their tests are found in, and where the page puts its own."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game of the page, as one more folder beside the others."""
    root = tmp_path_factory.mktemp("checkout")
    lay(FILES, root)
    with pytest.MonkeyPatch.context() as patch:
        for package, folder in ROOMS:
            patch.setattr(package, "__path__", [*package.__path__, str(root / folder)])
        yield feldspar.game(TITLE)
    for package, _ in ROOMS:
        package.__dict__.pop(TITLE, None)
        for name in [
            name for name in sys.modules if name.startswith(f"{package.__name__}.{TITLE}")
        ]:
            del sys.modules[name]


def states(game: Game, seats: int) -> Iterator[State]:
    """The one state of some random games, at the start of each and after each decision."""
    for table in tables(game, seats, range(5), "page"):
        state = table.new()
        yield state
        for _ in laws.play(state, table.choose()):
            yield state


# -------------------------------------------------------------------------------------- the rules


def test_a_folder_is_all_it_takes(game: Game) -> None:
    assert TITLE in feldspar.titles()
    assert TITLE in [about.id for about in desk.list_games()]
    assert feldspar.new(TITLE, seats=3, seed="any").seats == 3


@pytest.mark.parametrize("law", OF_POSITIONS, ids=lambda law: str(law.__name__))
@laws.tries(120)
@given(data=st.data())
def test_every_position_keeps_the_laws(
    game: Game, law: Callable[[State, int, Random], None], data: st.DataObject
) -> None:
    table = data.draw(laws.tables(game))
    state = table.position(data.draw(laws.MOMENTS))
    seat = data.draw(st.sampled_from([*state.actors(), *range(state.seats)]))
    law(state, seat, table.choose())


@pytest.mark.parametrize("law", OF_GAMES, ids=lambda law: str(law.__name__))
@laws.tries(60)
@given(data=st.data())
def test_every_game_keeps_the_laws(
    game: Game, law: Callable[[laws.Table], None], data: st.DataObject
) -> None:
    law(data.draw(laws.tables(game)))


def test_random_games_keep_the_laws_of_the_page_itself(game: Game) -> None:
    own = importlib.import_module(f"tests.games.{TITLE}.laws")
    for seats in game.seats:
        for table in tables(game, seats, range(50), "page"):
            assert play_lawfully(table, own.watching) > seats


def test_the_tests_of_the_page_pass(game: Game) -> None:
    module = importlib.import_module(f"tests.games.{TITLE}.test_rules")
    found = [thing for name, thing in vars(module).items() if name.startswith("test_")]
    assert len(found) > 1
    for test in found:
        test()


def test_the_rules_it_names_are_stated_and_it_can_say_why(game: Game) -> None:
    stated = re.findall(
        r"^- (CHR-\d\.\d) ", FILES[f"src/feldspar/games/{TITLE}/rules/en.md"], re.MULTILINE
    )
    judged = {
        rule
        for state in states(game, 2)
        for seat in range(state.seats)
        for action in range(game.actions.size)
        if (rule := state.why_not(seat, action))
    }
    assert judged == {"CHR-1.1", "CHR-1.4", "CHR-2.1"}
    code = "".join(text for name, text in FILES.items() if name.endswith(".py"))
    assert set(re.findall(r"CHR-\d\.\d", code)) < set(stated)
    for language in LANGUAGES:
        words = game.words(language)
        assert all(f"why-{rule}".replace(".", "-").lower() in words for rule in judged)


# ------------------------------------------------------------------------- what is seen and said


def test_the_picture_in_the_page_is_what_is_printed(game: Game) -> None:
    state = feldspar.new(TITLE, seats=2, seed="orchard")
    state.play(0, "pick")
    state.play(0, "pick")
    assert f"```text\n{state}\n```" in PAGE


@pytest.mark.parametrize("law", OF_SCENES + OF_PICTURES, ids=lambda law: str(law.__name__))
@laws.tries(20)
@given(data=st.data())
def test_every_picture_keeps_the_laws(game: Game, law: Law, data: st.DataObject) -> None:
    table = data.draw(laws.tables(game))
    law(table.position(data.draw(laws.MOMENTS)), table.choose())


def test_its_art_is_whole(game: Game) -> None:
    the_art_is_whole(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_told(game: Game, language: str) -> None:
    words, names = game.words(language), ["Ada", "Bob", "Cyd"]
    log: list[Event] = []
    for state in states(game, 3):
        state.log = log
        for viewer in viewers(state):
            scene = game.scene(state, viewer)
            assert words.say(Text("game-title")) in picture(scene, words, names=names)
    assert len({event_text(event, words, names, 0) for event in log}) > 20


def test_a_path_means_its_own_decision_and_no_other(game: Game) -> None:
    for state in states(game, 2):
        for seat in state.actors():
            moves = game.moves(state, seat)
            assert [move.action for move in moves] == state.legal(seat)
            for move in moves:
                assert list(game.actions_for_touch(state, seat, move.path)) == [move.action]


def test_both_languages_have_the_same_messages() -> None:
    keys = [
        re.findall(r"^([\w-]+) =", FILES[f"src/feldspar/games/{TITLE}/words/{language}.ftl"], re.M)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert "game-title" in keys[0]


# --------------------------------------------------------------------- bots, records and a table


def test_the_greedy_bot_wins_more_than_half_against_chance(game: Game) -> None:
    minds, won = [bots.load("greedy"), bots.load("random")], [0, 0]
    for number in range(60):
        state = feldspar.new(TITLE, seats=2, seed=f"bots {number}")
        while actors := state.actors():
            mind = minds[(actors[0] + number) % 2]  # each begins half of the games
            state.apply(actors[0], bots.decide(mind, state, actors[0], b"bots %d" % number))
        for seat, place in enumerate(state.ranking()):
            won[(seat + number) % 2] += place == 1
    assert won[0] > 1.3 * won[1]


def test_it_is_played_at_a_table_refused_undone_and_recorded(game: Game) -> None:
    table = new_table(game)
    with refused("refused-rule", "CHR-1.4"):
        table.submit(0, "home", 0)
    assert desk.why(table, 1, ["die"]) == Why("CHR-1.1", "why-chr-1-1")
    while state_of(table).legal(0) != [0, 1]:
        decide(table, state_of(table).actors()[0])
    before = state_of(table).state_key()
    assert decide(table, 0, 1) == "home"
    assert state_of(table).scores()[0] > 0
    assert table.undo_kind(0) == "free"  # nothing was revealed
    table.commit(table.undo(0, 0))
    assert state_of(table).state_key() == before
    while table.status == "playing":
        decide(table, state_of(table).actors()[0], -1)
    text = str(table.record())
    assert feldspar.replay(text).state_key() == state_of(table).state_key()
    assert f"\nscores: {' '.join(map(str, state_of(table).scores()))}\n" in text
