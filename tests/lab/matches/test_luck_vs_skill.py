"""Luck told from skill, over some games."""

import pytest

from feldspar.bots.move_advisor import ThinkingBudget
from feldspar.lab.execution.backends import open_executor
from feldspar.lab.matches.luck_vs_skill import (
    Account,
    accounts,
    jobs,
    report,
    review_game,
    variance_explained,
)
from feldspar.lab.matches.match import Match
from feldspar.table.contract.advice import Judgement

BRIEF = ThinkingBudget(simulations=8, worlds=2, games=0, moves=1)


def judgement(seat: int, before: tuple[float, ...], after: tuple[float, ...]) -> Judgement:
    return Judgement(0, seat, "a", "b", before, after, 0.0, (0.0, 0.0))


def test_start_luck_and_decisions_add_up_to_the_end() -> None:
    judged = [
        judgement(0, (0.5, 0.5), (0.4, 0.6)),
        judgement(1, (0.3, 0.7), (0.45, 0.55)),
        judgement(0, (0.65, 0.35), (0.65, 0.35)),
    ]
    first, second = accounts(judged, (1.0, 0.0))
    assert first == pytest.approx((0.5, 0.45, -0.1, 0.15, 1.0))
    assert second == pytest.approx((0.5, -0.45, -0.15, 0.1, 0.0))
    assert accounts([], (1.0,)) == [Account(1.0, 0.0, 0.0, 0.0, 1.0)]


def test_what_explains_a_result_is_all_of_it() -> None:
    lucky = [Account(0.5, luck, 0.0, 0.0, 0.5 + luck) for luck in (-0.5, 0.5)]
    assert (
        variance_explained(lucky)
        == "luck by 100 %, own decisions by 0 %, those of the others by 0 %"
    )
    skilled = [Account(0.5, 0.0, -lost, lost - 0.5, 0.0) for lost in (0.5, 0.5)]
    assert variance_explained(skilled) == "from nothing: all games ended alike"


def test_bots_are_reviewed_and_whoever_plays_at_random_loses_by_decisions() -> None:
    work = jobs(Match("burgundy_dice", ("learned", "random"), blocks=1), BRIEF)
    with open_executor("serial") as workers:
        games = list(workers.map(review_game, work))
    assert [game.bots for game in games] == [("learned", "random"), ("random", "learned")]
    for game in games:
        for account in game.accounts:
            changed = account.luck + account.own + account.others
            assert account.start + changed == pytest.approx(account.end)
        lost = dict(zip(game.bots, game.accounts, strict=True))
        assert lost["random"].own < lost["learned"].own - 0.1
    lines = list(report(games))
    assert [line.split()[0] for line in lines] == ["learned", "random", "The"]
    with open_executor("serial") as workers:
        assert list(workers.map(review_game, work)) == games
