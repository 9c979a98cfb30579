"""Bots that play by a learned value: one ply greedily, or with a tree search."""

import time
from typing import Final

from feldspar.bots.bot import GreedyBot, Thought
from feldspar.bots.ismcts import Search, Settings
from feldspar.bots.weights_file import learned
from feldspar.kernel.game import State

_USUALLY: Final = 1.0
"""Seconds, if nothing else ends a search."""


class LearnedBot(GreedyBot):
    """Takes the decision that promises most at first sight, by learned weights.

    Where nothing has been learned, it is as greedy as its game allows.
    """

    whim: int = 1

    def worth(self, state: State, seat: int) -> float:
        value = learned(state.game, state.seats)
        return float(state.evaluate(seat)) if value is None else value.worth(state, seat)


class SearchBot(LearnedBot):
    """Thinks ahead for so many walks or seconds, whichever are over first; see `Search`."""

    walks: int = 0
    """0: as many as there is time for."""
    seconds: float = 0.0
    """Spent thinking; 0: as long as the walks take, or one second if they have no number either."""
    boldness: float = 0.6
    temper: float = 150.0
    open_mind: float = 0.25
    scale: float = 1000.0
    doubt: float = 0.05
    horizon: int = 0
    kept: Search | None = None
    """What it thought about the decision it expects to take next."""
    awaited: bytes = b""
    """What its seat then knows."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        search = self.begin(view, seat, seed)
        return super().choose(view, seat, seed) if search is None else Searching(self, search).end()

    def ponder(self, view: State, seat: int, seed: bytes) -> Thought:
        search = self.begin(view, seat, seed)
        return super().ponder(view, seat, seed) if search is None else Searching(self, search)

    def begin(self, view: State, seat: int, seed: bytes) -> Search | None:
        """Begin to think, or go on where the last decision left off; None if there is no choice, or
        nothing is known to think with."""
        if len(view.legal(seat)) == 1:
            return None
        kept = self.kept
        if kept is not None and self.awaited == view.info_key(seat):
            self.kept = None
            return kept
        value = learned(view.game, view.seats)
        if value is None:
            return None
        settings = Settings()
        settings.boldness = self.boldness
        settings.temper = self.temper
        settings.open_mind = self.open_mind
        settings.scale = self.scale
        settings.doubt = self.doubt
        settings.horizon = self.horizon
        return Search(value, settings, view, seat, seed)

    def keep(self, search: Search, action: int) -> None:
        """Keep what is known about the next decision, if it is this seat's and nothing is revealed.

        What chance brings in between is guessed in the view, so its tree would be of no use.
        """
        self.kept = None
        after = search.view.clone()
        after.step(search.seat, action)
        if after.reveals == search.view.reveals and after.actors()[:1] == [search.seat]:
            search.follow(action, after)
            self.kept = search
            self.awaited = after.info_key(search.seat)


class Searching(Thought):
    """A search under way. The clock is looked at after every walk: some machines are slow."""

    searcher: SearchBot
    search: Search
    last: int
    """The walk it ends with; 0: none."""
    seconds: float
    """After which it ends; 0: never."""
    spent: float

    def __init__(self, bot: SearchBot, search: Search) -> None:
        super().__init__(bot, search.view, search.seat, search.seed)
        self.searcher = bot
        self.search = search
        self.last = search.walks + bot.walks - search.root.tried() if bot.walks else 0
        self.seconds = bot.seconds if bot.walks or bot.seconds else _USUALLY
        self.spent = 0.0
        self.look(0.0)

    def on(self, seconds: float) -> int | None:
        before = self.spent
        began = time.monotonic()
        while self.progress < 1.0 and self.spent - before < seconds:
            self.search.run(1)
            self.look(before + time.monotonic() - began)
        if self.progress < 1.0:
            return None
        action = self.search.best()
        self.searcher.keep(self.search, action)
        return action

    def look(self, spent: float) -> None:
        """Note how far it has come after so many seconds."""
        self.spent = spent
        progress = spent / self.seconds if self.seconds else 0.0
        if self.last:
            walks = self.searcher.walks
            progress = max(progress, 1.0 - (self.last - self.search.walks) / walks)
        self.progress = 1.0 if self.search.root.settled else min(progress, 1.0)
