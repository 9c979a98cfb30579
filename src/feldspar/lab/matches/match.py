"""Matches: every deal is played once for each rotation of the bots over the seats.

As in duplicate bridge nobody is luckier than anybody else: chance is keyed by event, so that in a
block of games every bot of the line-up meets the same dice and cards from every seat. A game
follows from its match and its number alone, whoever plays it where.

>>> from feldspar.lab.matches.match import Match, games
>>> from feldspar.lab.execution.backends import open_executor
>>> match = Match("burgundy_dice", ("greedy", "random"), blocks=1, seed="market day")
>>> with open_executor("serial") as workers:
...     for game in games(match, workers):
...         print(game.seats, game.scores, game.places)
(0, 1) (61, 26) (1, 2)
(1, 0) (25, 56) (2, 1)
"""

import hashlib
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean as mean
from typing import NamedTuple

from feldspar import bots
from feldspar.games import load
from feldspar.kernel.chance import subkey
from feldspar.kernel.game import State
from feldspar.kernel.notation.record import Record
from feldspar.lab.execution.executor import Executor
from feldspar.lab.matches.sequential_test import SequentialTest
from feldspar.table.core.fairness import chance_key_1, commitment


@dataclass(frozen=True)
class Match:
    """A line-up of bots for a game, and the number of deals."""

    title: str
    lineup: tuple[str, ...]
    """The bots, as specifications for `feldspar.bots.load`: as many as there are seats."""
    blocks: int
    """How many deals; each is played once for every rotation of the line-up."""
    seed: str = "feldspar"
    options: Mapping[str, str] = field(default_factory=dict)
    record: bool = False
    """Whether the results include a record of each game."""

    def check(self) -> None:
        """Raise ValueError with an explanation if this cannot be played."""
        if self.blocks < 1:
            raise ValueError(f"a match has at least one block, not {self.blocks}")
        load(self.title).choose(len(self.lineup), self.options)
        for name in self.lineup:
            bots.load(name)

    @property
    def games(self) -> int:
        """The number of games, if nothing stops the match early."""
        return self.blocks * len(self.lineup)


class GameJob(NamedTuple):
    """A job: one game of a match."""

    match: Match
    block: int
    rotation: int


@dataclass(frozen=True)
class GameResult:
    """The result of one game. Results that differ only in the time taken are equal."""

    block: int
    rotation: int
    seats: tuple[int, ...]
    """The bot of each seat, as an index in the line-up."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    """The number of decisions each seat took."""
    seconds: tuple[float, ...] = field(compare=False)
    """The time each seat took for them."""
    record: str = ""

    def win_share(self, seat: int) -> float:
        """Return a seat's share of the win: a tie is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def games(
    match: Match, workers: Executor, test: SequentialTest | None = None
) -> Iterator[GameResult]:
    """Play a match; yield its games in order, only whole blocks if a `stop` ends it early.

    The stop is given the share of the first bot of the line-up.
    """
    match.check()
    rotations = len(match.lineup)
    jobs = (GameJob(match, b, r) for b in range(match.blocks) for r in range(rotations))
    block: list[GameResult] = []
    for played in workers.map(play, jobs):
        yield played
        block.append(played)
        if len(block) == rotations:
            if test is not None and test.update(share(match, match.lineup[0], block)):
                return
            block.clear()


def seats_of(match: Match, name: str, played: Sequence[GameResult]) -> list[tuple[GameResult, int]]:
    """Return every game of some and every seat in it that a bot had."""
    return [
        (game, seat)
        for game in played
        for seat, player in enumerate(game.seats)
        if match.lineup[player] == name
    ]


def share(match: Match, name: str, played: Sequence[GameResult]) -> float:
    """Return the average share of the wins for each seat of a bot."""
    return mean([game.win_share(seat) for game, seat in seats_of(match, name, played)])


def play(job: GameJob) -> GameResult:
    """Play one game."""
    match, seated = job.match, _seating(job)
    names = [match.lineup[player] for player in seated]
    secret = deal_key(match.seed, job.block)
    key = chance_key_1(secret, len(seated))
    state = load(match.title).new(len(seated), key, **match.options)
    record = _start_record(state, secret, names) if match.record else None
    # Fresh bots: what one remembers of another game would depend on which worker played that.
    players = [bots.load(name) for name in names]
    thoughts = subkey(key, b"bots")
    decisions, seconds = [0] * len(seated), [0.0] * len(seated)
    while actors := state.actors():
        seat = actors[0]
        began = time.perf_counter()
        action = bots.decide(players[seat], state, seat, thoughts)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        if record is not None:
            record.add(state, seat, action)
        state.step(seat, action)
    if record is not None:
        record.close(state)
    return GameResult(
        job.block,
        job.rotation,
        seated,
        tuple(state.scores()),
        tuple(state.ranking()),
        tuple(decisions),
        tuple(seconds),
        str(record) if record is not None else "",
    )


def deal_key(seed: str, number: int) -> bytes:
    """Return the secret from which all chance of a block is derived."""
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()


def _seating(job: GameJob) -> tuple[int, ...]:
    """Return the bot of the line-up for each seat: with every rotation, all move by one."""
    seats = len(job.match.lineup)
    return tuple((seat + job.rotation) % seats for seat in range(seats))


def _start_record(state: State, secret: bytes, names: list[str]) -> Record:
    """Start a record as a table of bots would: one that `feldspar verify` accepts."""
    record = Record.of(state)
    record.players = dict(enumerate(names))
    record.bots = {seat: name.partition("(")[0] for seat, name in enumerate(names)}
    record.commitment = commitment(secret)
    record.secret = secret
    return record
