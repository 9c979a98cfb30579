"""Bots that play by a learned value: one ply greedily, or with a tree search."""

import time
from typing import Final

from feldspar.bots.bot import AnytimeDecision, GreedyBot
from feldspar.bots.ismcts import Search, SearchSettings
from feldspar.bots.weights_file import load_value_function
from feldspar.kernel.game import State

_DEFAULT_SECONDS: Final = 1.0
"""The time limit if nothing else ends a search."""


class LearnedBot(GreedyBot):
    """Takes the decision with the highest learned value, looking one step ahead.

    Where nothing has been learned, it is as greedy as its game allows.
    """

    noise: int = 1

    def evaluate(self, state: State, seat: int) -> float:
        value = load_value_function(state.game, state.seats)
        return float(state.evaluate(seat)) if value is None else value.evaluate(state, seat)


class SearchBot(LearnedBot):
    """Searches for a number of simulations or seconds, whichever ends first; see `Search`."""

    simulations: int = 0
    """0: as many as there is time for."""
    seconds: float = 0.0
    """Time limit; 0: as long as the simulations take, or one second if they have no number
    either."""
    exploration: float = 0.6
    prior_temperature: float = 150.0
    uniform_prior: float = 0.25
    value_scale: float = 1000.0
    first_play_reduction: float = 0.05
    rollout_depth: int = 0
    kept_search: Search | None = None
    """The search tree for the decision it expects to take next."""
    expected_view: bytes = b""
    """What its seat will know then."""

    def choose(self, view: State, seat: int, seed: bytes) -> int:
        search = self.start_search(view, seat, seed)
        return (
            super().choose(view, seat, seed)
            if search is None
            else SearchDecision(self, search).finish()
        )

    def start_deciding(self, view: State, seat: int, seed: bytes) -> AnytimeDecision:
        search = self.start_search(view, seat, seed)
        return (
            super().start_deciding(view, seat, seed)
            if search is None
            else SearchDecision(self, search)
        )

    def start_search(self, view: State, seat: int, seed: bytes) -> Search | None:
        """Start a search, or reuse the tree of the last decision; None if there is no choice, or no
        value function."""
        if len(view.legal(seat)) == 1:
            return None
        kept = self.kept_search
        if kept is not None and self.expected_view == view.info_key(seat):
            self.kept_search = None
            return kept
        value = load_value_function(view.game, view.seats)
        if value is None:
            return None
        settings = SearchSettings()
        settings.exploration = self.exploration
        settings.prior_temperature = self.prior_temperature
        settings.uniform_prior = self.uniform_prior
        settings.value_scale = self.value_scale
        settings.first_play_reduction = self.first_play_reduction
        settings.rollout_depth = self.rollout_depth
        return Search(value, settings, view, seat, seed)

    def keep_search(self, search: Search, action: int) -> None:
        """Keep the tree for the next decision, if it is this seat's and nothing is revealed.

        Chance drawn in between is sampled in the view, so the tree for it would be useless.
        """
        self.kept_search = None
        after = search.view.clone()
        after.step(search.seat, action)
        if after.reveal_count == search.view.reveal_count and after.actors()[:1] == [search.seat]:
            search.reroot(action, after)
            self.kept_search = search
            self.expected_view = after.info_key(search.seat)


class SearchDecision(AnytimeDecision):
    """A search in progress. The clock is read after every simulation, as some machines are slow."""

    searcher: SearchBot
    search: Search
    last_simulation: int
    """The number of simulations at which it ends; 0: no limit."""
    seconds: float
    """The seconds after which it ends; 0: no limit."""
    spent: float

    def __init__(self, bot: SearchBot, search: Search) -> None:
        super().__init__(bot, search.view, search.seat, search.seed)
        self.searcher = bot
        self.search = search
        self.last_simulation = (
            search.simulations + bot.simulations - search.root.child_visits()
            if bot.simulations
            else 0
        )
        self.seconds = bot.seconds if bot.simulations or bot.seconds else _DEFAULT_SECONDS
        self.spent = 0.0
        self.update_progress(0.0)

    def advance(self, seconds: float) -> int | None:
        before = self.spent
        began = time.monotonic()
        while self.progress < 1.0 and self.spent - before < seconds:
            self.search.run(1)
            self.update_progress(before + time.monotonic() - began)
        if self.progress < 1.0:
            return None
        action = self.search.best()
        self.searcher.keep_search(self.search, action)
        return action

    def update_progress(self, spent: float) -> None:
        """Update the progress after so many seconds."""
        self.spent = spent
        progress = spent / self.seconds if self.seconds else 0.0
        if self.last_simulation:
            walks = self.searcher.simulations
            progress = max(progress, 1.0 - (self.last_simulation - self.search.simulations) / walks)
        self.progress = 1.0 if self.search.root.is_solved else min(progress, 1.0)
