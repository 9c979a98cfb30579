"""Ladder: is each bot of a list stronger than the one before?

Each rung is a match between two bots: one seat for the upper bot, the others for the lower.
Everything follows from the seed and the order of the games, wherever they are played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from statistics import fmean as mean
from typing import Any, Final, NamedTuple

from feldspar.lab.matches.match import GameResult, Match
from feldspar.lab.matches.sequential_test import SequentialTest
from feldspar.lab.matches.statistics import BotSummary, summarise
from feldspar.lab.optional_deps import extra

MIN_EXCESS_SHARE: Final = 0.1
"""By how much a bot must exceed its fair share of wins to be called better."""


class LadderMatch(NamedTuple):
    """A match of two bots, and its games."""

    match: Match
    played: Sequence[GameResult]
    verdict: str = ""
    """The result of the sequential test, if there was one."""

    @property
    def summaries(self) -> list[BotSummary]:
        """The statistics of the two bots; none if no block was finished."""
        return summarise(self.match, self.played)

    @property
    def folder(self) -> str:
        """A folder name for the records of this match, valid on every file system."""
        upper, *lower = self.match.lineup
        return "-".join([_file_safe(upper), *[f"against-{_file_safe(name)}" for name in lower[:1]]])


class Rating(NamedTuple):
    """The strength of a bot by OpenSkill: mean and deviation of the estimate."""

    bot: str
    mu: float
    sigma: float


@dataclass(frozen=True)
class Ladder:
    """Bots of a title for a number of seats, the strongest last.

    >>> from feldspar.lab.matches.ladder import Ladder
    >>> ladder = Ladder("burgundy_dice", ("random", "greedy"), seats=3, blocks=10)
    >>> [match.lineup for match in ladder.matches()]
    [('greedy', 'random', 'random')]
    """

    title: str
    bots: tuple[str, ...]
    seats: int
    blocks: int
    seed: str = "feldspar"
    options: dict[str, str] = field(default_factory=dict)
    record: bool = False
    everyone: bool = False
    """Whether every bot plays every other, not only the next."""

    def matches(self) -> list[Match]:
        """Return the matches; in a solo game, every bot plays against the game itself."""
        if len(set(self.bots)) < len(self.bots):
            raise ValueError("name every bot of a ladder once")
        if self.seats > 1 and len(self.bots) < 2:
            raise ValueError("a ladder needs at least two bots")
        pairs = combinations(self.bots, 2) if self.everyone else pairwise(self.bots)
        lineups = [(upper, *[lower] * (self.seats - 1)) for lower, upper in pairs]
        if self.seats == 1:
            lineups = [(bot,) for bot in self.bots]
        return [
            Match(self.title, lineup, self.blocks, self.seed, self.options, self.record)
            for lineup in lineups
        ]

    def sequential_test(self) -> SequentialTest:
        """Return a test whether the upper bot of a match is better than the lower."""
        if self.seats == 1:
            raise ValueError("a match stops early when one bot beats another: alone there is none")
        return SequentialTest(1 / self.seats, 1 / self.seats + MIN_EXCESS_SHARE)


def ratings(rungs: Iterable[LadderMatch]) -> list[Rating]:
    """Return the ratings after all games, by OpenSkill's Plackett-Luce model, the best first.

    Late games weigh more than early ones, so the matches take turns, block by block. A bot with
    several seats in a game counts as a separate player in each, and its new rating is their mean.
    Solo games say nothing about other bots.
    """
    model: Any = extra("openskill.models", "lab").PlackettLuce()
    known: dict[str, Any] = {}
    met = [(rung.match, game) for rung in rungs for game in rung.played if len(game.seats) > 1]
    for match, game in sorted(met, key=lambda one: one[1].block):
        names = [match.lineup[player] for player in game.seats]
        before = [known.get(name) or model.rating(name=name) for name in names]
        teams = [[model.rating(one.mu, one.sigma, one.name)] for one in before]
        rated = model.rate(teams, ranks=list(game.places))
        for name in dict.fromkeys(names):
            same = [team[0] for team in rated if team[0].name == name]
            known[name] = model.rating(
                mean([one.mu for one in same]), mean([one.sigma for one in same]), name
            )
    found = [Rating(name, one.mu, one.sigma) for name, one in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _file_safe(name: str) -> str:
    return "".join([letter if letter.isalnum() or letter in "_.=" else "_" for letter in name])
