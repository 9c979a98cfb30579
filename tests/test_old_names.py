"""Names that were changed still work for one release, and say what they are called now."""

import importlib
import re
from collections.abc import Sequence

import pytest

import feldspar
from feldspar import bots
from feldspar.bots.learned_bots import SearchBot
from feldspar.kernel.deprecation import renamed
from feldspar.kernel.events import Event, Text
from feldspar.kernel.position_codec import TRUTH, PositionCodec, Writer
from feldspar.kernel.scene import Scene
from feldspar.lab.training.self_play import TrainingPlan

TITLE = "burgundy_dice"
OLD = [
    ("feldspar.bots", "ponder", "feldspar.bots.start_deciding"),
    ("feldspar.bots", "Thought", "feldspar.bots.AnytimeDecision"),
    ("feldspar.lab.crew", "crew", "open_executor"),
    ("feldspar.lab.crew", "Crew", "Executor"),
    ("feldspar.lab.stop", "Stop", "SequentialTest"),
    ("feldspar.lab.summary", "summarise", "feldspar.lab.matches.statistics.summarise"),
    ("feldspar.lab.training.self_play", "study", "train_shard"),
    ("feldspar.table.days", "daily", "load_daily"),
    ("feldspar.table.days", "Daily", "Daily"),
    ("feldspar.table.days", "later", "add_days"),
    ("feldspar.table.puzzles", "look", "view_puzzle"),
    ("feldspar.kernel.events", "chapter", "feldspar.kernel.events.heading"),
    ("feldspar.kernel.remember", "remembered", "feldspar.kernel.toolkit.memoize"),
    ("feldspar.kernel.notation", "Notation", "feldspar.kernel.position_codec"),
    ("feldspar.kernel.notation", "written", "feldspar.kernel.position_codec.write_text"),
    ("feldspar.kernel.position_codec", "restored", "restore"),
    ("feldspar.kernel.position_codec", "written", "write_text"),
]


@pytest.mark.parametrize(("module", "name", "new"), OLD)
def test_an_old_name_works_and_says_the_new_one(module: str, name: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=re.escape(new)):
        assert getattr(importlib.import_module(module), name) is not None


def test_what_never_was_is_no_old_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'wonder'"):
        bots.wonder  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError, match="nothing"):
        renamed("anywhere", {})("nothing")


def test_settings_in_the_names_of_bots_are_understood_for_ever() -> None:
    for old, new in bots.OPTION_NAMES.items():
        before, after = bots.load(f"search({old}=3)"), bots.load(f"search({new}=3)")
        assert isinstance(before, SearchBot)
        assert getattr(before, new) == getattr(after, new) == 3
    state = feldspar.new(TITLE, seats=2, seed="x")
    for name in ("search(walks=20,horizon=6)", "search(simulations=20,rollout_depth=6)"):
        assert bots.decide(bots.load(name), state, 0, b"y") in state.legal(0)


def test_a_decision_goes_on_by_its_old_names() -> None:
    state = feldspar.new(TITLE, seats=2, seed="x")
    with pytest.warns(DeprecationWarning, match="start_deciding"):
        thought = getattr(bots, "ponder")(bots.load("greedy"), state, 0, b"y")  # noqa: B009
    with pytest.warns(DeprecationWarning, match="is_instant"):
        assert thought.at_once
    with pytest.warns(DeprecationWarning, match="advance"):
        decision = thought.on(0.1)
    with pytest.warns(DeprecationWarning, match="finish"):
        assert thought.end() == decision
    with pytest.warns(DeprecationWarning, match=r"Bot\.start_deciding"):
        assert bots.load("greedy").ponder(state, 0, b"y").is_instant
    with pytest.warns(DeprecationWarning, match="noise"):
        assert bots.load("greedy(whim=7)").whim == 7  # type: ignore[attr-defined]


class Ponderer(feldspar.Bot):
    """A bot as one was written before."""

    def ponder(self, view: feldspar.State, seat: int, seed: bytes) -> bots.AnytimeDecision:
        return super().ponder(view, seat, seed)

    def choose(self, view: feldspar.State, seat: int, seed: bytes) -> int:
        return view.legal(seat)[-1]


def test_a_bot_that_ponders_is_asked_to() -> None:
    state = feldspar.new(TITLE, seats=2, seed="x")
    with pytest.warns(DeprecationWarning, match=r"Bot\.ponder is now Bot\.start_deciding"):
        assert bots.decide(Ponderer(), state, 0, b"y") == state.legal(0)[-1]


def test_an_executor_and_a_test_behave_as_before() -> None:
    with pytest.warns(DeprecationWarning, match="open_executor"):
        crew = importlib.import_module("feldspar.lab.crew").crew
    with crew("serial", hands=1) as workers:
        with pytest.warns(DeprecationWarning, match="map"):
            assert list(workers.each(abs, [-3])) == [3]
        with pytest.warns(DeprecationWarning, match="workers"):
            assert workers.hands == 1
    with pytest.warns(DeprecationWarning, match="SequentialTest"):
        stop = importlib.import_module("feldspar.lab.stop").Stop(fair=0.5, better=0.6)
    with pytest.warns(DeprecationWarning, match="update"):
        assert not stop.after(1.0)


def test_settings_of_a_training_are_stored_by_their_old_names() -> None:
    with pytest.warns(DeprecationWarning, match="TrainingPlan"):
        course = importlib.import_module("feldspar.lab.training.self_play").Course
    plan = course(TITLE, 2, 3, whim=7, step=0.5)
    assert plan == TrainingPlan(TITLE, 2, 3, noise=7, learning_rate=0.5)
    assert plan.stored_settings()["whim"] == 7
    assert set(plan.stored_settings()) == {
        *("title", "seats", "generations", "shards", "games", "seed", "warming", "step"),
        *("last_step", "trace", "whim", "curiosity", "fine", "coherent", "varied"),
    }


def test_a_set_in_a_position_is_written_by_its_old_name() -> None:
    codec = Writer(TRUTH)
    with pytest.warns(DeprecationWarning, match=r"PositionCodec\.choice"):
        assert codec.chosen("fruit", 0b101, ["apple", "pear", "plum"]) == 0b101
    assert codec.lines == ["fruit: apple plum"]


def test_a_sum_of_features_goes_by_its_old_names() -> None:
    state = feldspar.new(TITLE, seats=2, seed="x")
    with pytest.warns(DeprecationWarning, match=r"feldspar\.FeatureSum"):
        tally = getattr(feldspar, "Tally")([1.0] * state.game.feature_count, keeps=True)  # noqa: B009
    with pytest.warns(DeprecationWarning, match="sum_features"):
        state.weigh(0, tally)
    with pytest.warns(DeprecationWarning, match="features"):
        assert tally.found == state.features(0)
    with pytest.warns(DeprecationWarning, match="collect"):
        assert tally.keeps
    with pytest.warns(DeprecationWarning, match="features"):
        tally.found = []
    assert not tally.features


class OldState(feldspar.State):
    """A position of a title as one was written before."""

    def evaluate(self, seat: int) -> int:
        return 7

    def clone(self) -> "OldState":
        return OldState()

    def open_numbers(self) -> list[int]:
        return [1]

    def hidden_numbers(self) -> list[int]:
        return [2]

    def report(
        self, seat: int, text: Text, rule: str, points: int = 0, means: bool = False
    ) -> None:
        super().report(seat, text, rule, points + 1, means)

    def transcribe(self, notation: PositionCodec) -> None:
        self.seats = notation.number("turns", self.seats, 9, usual=3)  # type: ignore[call-arg]

    def redealt(self, key: bytes) -> feldspar.State:
        return super().redealt(key + b"!")

    def weigh(self, seat: int, tally: feldspar.FeatureSum) -> None:
        super().weigh(seat, tally)
        tally.add(1)


def test_a_title_that_weighs_is_asked_to() -> None:
    tally = feldspar.FeatureSum([0.0, 20.0])
    with pytest.warns(DeprecationWarning, match=r"State\.weigh is now State\.sum_features"):
        OldState().sum_features(0, tally)
    assert tally.worth == 27.0


def test_a_state_goes_by_the_old_names_of_its_methods() -> None:
    state = feldspar.new(TITLE, seats=2, seed="x")
    with pytest.warns(DeprecationWarning, match="with_other_chance"):
        assert state.redealt(b"y") == state.with_other_chance(b"y")
    with pytest.warns(DeprecationWarning, match="public_ints"):
        assert state.open_numbers() == state.public_ints()
    with pytest.warns(DeprecationWarning, match="hidden_ints"):
        assert state.hidden_numbers() == state.hidden_ints()
    with pytest.warns(DeprecationWarning, match="reveal_count"):
        state.reveals += 2
    assert state.reveal_count == 2


def test_methods_a_title_has_by_old_names_are_asked() -> None:
    state = OldState()
    with pytest.warns(DeprecationWarning, match=r"State\.redealt is now State\.with_other_chance"):
        assert state.with_other_chance(b"y").key == b"y!"
    with pytest.warns(DeprecationWarning, match="public_ints"):
        assert state.public_ints() == [1]
    with pytest.warns(DeprecationWarning, match="hidden_ints"):
        assert state.hidden_ints() == [2]


def test_what_happens_is_logged_by_the_old_name() -> None:
    state, old = feldspar.State(), OldState()
    state.log, old.log = [], []
    with pytest.warns(DeprecationWarning, match=r"State\.log_event"):
        state.report(0, Text("given"), "BDG-2.3", 3, means=True)
    with pytest.warns(DeprecationWarning, match=r"State\.log_event"):
        old.log_event(0, Text("given"), "BDG-2.3", 2, is_cost=True)
    assert old.log == state.log == [Event(0, Text("given"), "BDG-2.3", 3, means=True)]


def test_a_title_that_transcribes_is_asked_to() -> None:
    state, writer = OldState(), Writer(0)
    state.seats = 5
    with (
        pytest.warns(DeprecationWarning, match="usual is now default"),
        pytest.warns(DeprecationWarning, match=r"State\.visit_notation"),
    ):
        state.visit_notation(writer)
    assert writer.lines == ["turns: 5"]
    with pytest.warns(DeprecationWarning, match="visit_notation"):
        feldspar.new(TITLE, seats=2, seed="x").transcribe(writer)
    assert len(writer.lines) > 1


class OldGame(feldspar.Game):
    """A title as one was written before."""

    id = TITLE
    package = f"feldspar.games.{TITLE}"
    actions = feldspar.game(TITLE).actions

    def closer(self, state: feldspar.State, seat: int) -> Scene:
        return super().closer(state, seat)._replace(viewer=seat)

    def meant(self, state: feldspar.State, seat: int, touched: Sequence[str]) -> Sequence[int]:
        return [*super().meant(state, seat, touched), 7]

    def reason(self, state: feldspar.State, seat: int, actions: Sequence[int], rule: str) -> Text:
        return Text(super().reason(state, seat, actions, rule).key + "-so")


def test_a_game_goes_by_the_old_names_of_its_methods() -> None:
    game, old = feldspar.game(TITLE), OldGame()
    state = game.new(2, b"x")
    touched = game.moves(state, 0)[0].path
    with pytest.warns(DeprecationWarning, match=r"Game\.close_up"):
        assert game.closer(state, 1) == game.close_up(state, 1)
    with pytest.warns(DeprecationWarning, match=r"Game\.close_up"):
        assert old.close_up(state, 1) == game.close_up(state, 1)._replace(viewer=1)
    with pytest.warns(DeprecationWarning, match=r"Game\.actions_for_touch"):
        meant = game.meant(state, 0, touched)
    with pytest.warns(DeprecationWarning, match=r"Game\.actions_for_touch"):
        assert old.actions_for_touch(state, 0, touched) == [*meant, 7]
    with pytest.warns(DeprecationWarning, match=r"Game\.forbidden_message"):
        assert game.reason(state, 0, [], "BDG-3.9").key == "why-bdg-3-9"
    with pytest.warns(DeprecationWarning, match=r"Game\.forbidden_message"):
        assert old.forbidden_message(state, 0, [], "BDG-3.9").key == "why-bdg-3-9-so"
