"""Matches: everybody has every seat of the same deals, wherever they are played."""

from collections.abc import Iterator

import pytest

import feldspar
from feldspar.cli import main
from feldspar.lab.execution.backends import open_executor
from feldspar.lab.execution.executor import Executor
from feldspar.lab.matches.match import GameJob, GameResult, Match, deal_key, games, play, share
from feldspar.lab.matches.sequential_test import SequentialTest

TITLE = "burgundy_dice"
SMALL = Match(TITLE, ("greedy", "random"), blocks=4, seed="small", record=True)


@pytest.fixture(scope="module")
def small() -> list[GameResult]:
    with open_executor("serial") as alone:
        return list(games(SMALL, alone))


@pytest.fixture
def alone() -> Iterator[Executor]:
    with open_executor("serial") as workers:
        yield workers


def test_everybody_has_every_seat_of_every_deal() -> None:
    match = Match(TITLE, ("greedy", "random", "random"), blocks=1)
    seatings = [play(GameJob(match, 0, rotation)).seats for rotation in range(3)]
    assert seatings == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_the_games_of_a_block_have_the_same_dice(small: list[GameResult]) -> None:
    records = [feldspar.Record.parse(game.record) for game in small]
    assert [game.block for game in small] == [0, 0, 1, 1, 2, 2, 3, 3]
    seeds = [record.seed for record in records]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 4
    openings = [feldspar.replay(record, until=0) for record in records]
    assert openings[0] == openings[1] != openings[2]


def test_a_result_is_what_its_record_ends_in(small: list[GameResult]) -> None:
    for game in small:
        record = feldspar.Record.parse(game.record)
        state = feldspar.replay(record)
        assert tuple(state.scores()) == game.scores
        assert tuple(state.ranking()) == game.places
        seats = [seat for seat, _ in record.decisions]
        assert tuple(map(seats.count, range(2))) == game.decisions
        assert record.bots == {seat: SMALL.lineup[who] for seat, who in enumerate(game.seats)}
        assert all(spent > 0 for spent in game.seconds)


def test_a_bot_plays_as_it_would_at_a_table(small: list[GameResult]) -> None:
    """The bot decides from what its seat sees: greedy beats random wherever it sits."""
    assert share(SMALL, "greedy", small) == 1
    assert share(SMALL, "random", small) == 0


def test_records_are_accepted_by_replay_and_verify(
    small: list[GameResult], tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("records") / "game.record"
    file.write_text(small[1].record, "utf-8")
    assert main(["replay", str(file), "--quiet"]) == 0
    assert main(["verify", str(file)]) == 0


def test_a_pool_plays_the_same_games(small: list[GameResult]) -> None:
    with open_executor("pool", workers=2) as workers:
        assert list(games(SMALL, workers)) == small


def test_another_seed_deals_otherwise(alone: Executor, small: list[GameResult]) -> None:
    other = Match(TITLE, SMALL.lineup, blocks=1, seed="other", record=True)
    assert next(games(other, alone)).record != small[0].record
    assert deal_key("small", 0) != deal_key("small", 1)


def test_a_match_stops_at_the_block_that_tells(alone: Executor) -> None:
    stop = SequentialTest(p0=0.5, p1=0.9)
    match = Match(TITLE, ("greedy", "random"), blocks=99, seed="stop")
    played = list(games(match, alone, stop))
    assert (stop.verdict, stop.blocks) == ("better", 6)
    assert len(played) == 2 * 6
    with open_executor("pool", workers=2) as workers:
        assert list(games(match, workers, SequentialTest(p0=0.5, p1=0.9))) == played


def test_alone_one_plays_against_the_game(alone: Executor) -> None:
    solo = Match("burgundy_cards", ("random",), blocks=3)
    played = list(games(solo, alone))
    assert [(game.seats, game.rotation) for game in played] == [((0,), 0)] * 3
    assert all(game.win_share(0) == (game.places == (1,)) for game in played)


def test_those_who_tie_share_the_win() -> None:
    tied = GameResult(0, 0, (0, 1, 2), (9, 9, 1), (1, 1, 3), (1, 1, 1), (0.0, 0.0, 0.0))
    assert [tied.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0]


@pytest.mark.parametrize(
    ("match", "wrong"),
    [
        (Match(TITLE, ("greedy",) * 6, 1), "is for 1 to 5 seats, not 6"),
        (Match(TITLE, ("greedy", "deep"), 1), "no bot is called 'deep'"),
        (Match(TITLE, ("greedy",), 0), "at least one block"),
        (Match(TITLE, ("greedy",), 1, options={"sheet": "Z"}), "sheet cannot be 'Z'"),
    ],
    ids=["seats", "bot", "blocks", "option"],
)
def test_what_cannot_be_played_is_said_before_anybody_works(
    match: Match, wrong: str, alone: Executor
) -> None:
    with pytest.raises(ValueError, match=wrong):
        next(games(match, alone))
