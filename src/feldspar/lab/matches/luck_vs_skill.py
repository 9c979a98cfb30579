"""Luck and skill: games are played and reviewed, and both shares reported.

A review has the chances of all seats for every decision, after the one taken and after the better
one. What a seat loses between the two, it lost by its decision; whatever changes between one
decision and the next is luck, since nobody decided it. So for every seat the start, the luck, its
own decisions and those of the others add up to the result.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean as mean
from statistics import stdev
from typing import Final, NamedTuple

from feldspar.bots.move_advisor import ThinkingBudget
from feldspar.lab.matches.match import GameJob, Match, play
from feldspar.table.contract.advice import Judgement
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.services import advice

CONFIDENCE_Z: Final = 1.96
"""Standard errors of a 95% confidence interval."""
_ALL: Final = 1_000_000
"""More decisions than any game has."""


class Account(NamedTuple):
    """The changes in the chances of one seat, from 0 to 1; in a solo game for points, in its
    score."""

    start: float
    luck: float
    own: float
    """The change by its own decisions: at most 0, since nothing is better than the best."""
    others: float
    """The change by the decisions of the others."""
    end: float

    def result(self) -> float:
        """Return the total change over the game."""
        return self.end - self.start


def accounts(judged: Sequence[Judgement], end: Sequence[float]) -> list[Account]:
    """Return for every seat the changes from its start to its result."""
    found = []
    follows = [one.before for one in judged[1:]] + [tuple(end)] * bool(judged)
    for seat, last in enumerate(end):
        luck = own = others = 0.0
        for one, then in zip(judged, follows, strict=True):
            decided = one.after[seat] - one.before[seat]
            if one.seat == seat:
                own += decided
            else:
                others += decided
            luck += then[seat] - one.after[seat]
        start = judged[0].before[seat] if judged else last
        found.append(Account(start, luck, own, others, last))
    return found


class ReviewJob(NamedTuple):
    """One game of a match, and the thinking budget to review its decisions."""

    sitting: GameJob
    budget: ThinkingBudget = advice.REVIEW_BUDGET


class ReviewedGame(NamedTuple):
    """The account of each bot in a game, by seat."""

    bots: tuple[str, ...]
    accounts: tuple[Account, ...]


def jobs(match: Match, budget: ThinkingBudget = advice.REVIEW_BUDGET) -> list[ReviewJob]:
    """Return the games of a match as jobs, each to be played and reviewed."""
    recorded = Match(match.title, match.lineup, match.blocks, match.seed, match.options, True)
    recorded.check()
    places = [(b, r) for b in range(match.blocks) for r in range(len(match.lineup))]
    return [ReviewJob(GameJob(recorded, block, rotation), budget) for block, rotation in places]


def review_game(job: ReviewJob) -> ReviewedGame:
    """Play a game and review it."""
    played = play(job.sitting)
    found = advice.review_record(ReviewSpec(played.record, 0, _ALL), job.budget)
    names = tuple([job.sitting.match.lineup[bot] for bot in played.seats])
    return ReviewedGame(names, tuple(accounts(found.judged, found.end)))


def report(games: Sequence[ReviewedGame]) -> Iterator[str]:
    """Yield a line for each bot: the averages of its luck and its decisions, and what they
    explain."""
    seats = [pair for game in games for pair in zip(game.bots, game.accounts, strict=True)]
    names = list(dict.fromkeys([name for name, _ in seats]))
    unit = 1.0 if any(account.end > 1 for _, account in seats) else 100.0
    wide = max(map(len, names))
    for name in names:
        own = [account for player, account in seats if player == name]
        luck = _format_figures([unit * account.luck for account in own])
        lost = _format_figures([unit * account.own for account in own])
        yield f"{name:{wide}}  {len(own):4} games  luck {luck}  decisions {lost}"
    yield f"The result follows {variance_explained([account for _, account in seats])}."


def variance_explained(found: Sequence[Account]) -> str:
    """Return how much of the variance of results each part explains: 100 % in all."""
    results = [account.result() for account in found]
    middle = mean(results)
    spread = sum([(result - middle) ** 2 for result in results])
    if not spread:
        return "from nothing: all games ended alike"
    parts = {
        "luck": [account.luck for account in found],
        "own decisions": [account.own for account in found],
        "those of the others": [account.others for account in found],
    }
    told = []
    for name, part in parts.items():
        common = mean(part)
        pairs = zip(part, results, strict=True)
        share = sum([(one - common) * (result - middle) for one, result in pairs]) / spread
        told.append(f"{name} by {100 * share:.0f} %")
    return ", ".join(told)


def _format_figures(figures: Sequence[float]) -> str:
    if len(figures) < 2:
        return f"{mean(figures):+6.1f}"
    return f"{mean(figures):+6.1f} ± {CONFIDENCE_Z * stdev(figures) / len(figures) ** 0.5:.1f}"
