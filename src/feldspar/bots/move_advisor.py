"""Move advisor: finds the best few decisions by search, then evaluates them afresh."""

from typing import Final, NamedTuple

from feldspar.bots.ismcts import Search, SearchSettings
from feldspar.bots.move_evaluator import MoveEvaluator
from feldspar.bots.win_probability import WinModel
from feldspar.kernel.chance import subkey
from feldspar.kernel.game import State
from feldspar.kernel.move_selection import outcomes

_SIMULATIONS_PER_STEP: Final = 8
"""Simulations between two points where the search can be interrupted."""
_WORLDS_PER_GAME: Final = 4
"""In one of so many worlds the game is also played to its end, which takes longest."""


class ThinkingBudget(NamedTuple):
    """How much to compute for a decision."""

    simulations: int
    """Simulations to find the best decisions."""
    worlds: int
    """Worlds to evaluate them in."""
    games: int
    """Games to play to the end after each."""
    moves: int = 3
    """How many decisions are evaluated."""


class MoveAdvisor:
    """Computes advice for a seat from what it knows, in small steps: call `step` until
    `is_done`."""

    win_model: WinModel
    view: State
    seat: int
    budget: ThinkingBudget
    search: Search
    evaluator: MoveEvaluator | None
    asked_action: int
    """A decision that is evaluated in any case; -1 for none."""

    def __init__(
        self,
        win_model: WinModel,
        state: State,
        seat: int,
        seed: bytes,
        budget: ThinkingBudget,
        asked_action: int = -1,
    ) -> None:
        thought = subkey(seed, b"advice" + bytes([seat]) + state.info_key(seat))
        self.view = state.determinize(seat, subkey(thought, b"view"))
        self.win_model = win_model
        self.seat = seat
        self.budget = budget
        self.asked_action = asked_action
        self.search = Search(
            win_model.value, SearchSettings(), self.view, seat, subkey(thought, b"find")
        )
        self.evaluator = None

    def step(self) -> None:
        """Compute the next step."""
        search, judge = self.search, self.evaluator
        if judge is None:
            search.run(min(_SIMULATIONS_PER_STEP, self.budget.simulations - search.simulations))
            if search.root.is_solved or search.simulations >= self.budget.simulations:
                self.evaluator = self.start_evaluating()
            return
        if judge.simulations < self.budget.worlds:
            judge.evaluate_in_worlds(1)
        ends = len(judge.estimates[0].final_scores)
        due = judge.simulations >= min(self.budget.worlds, ends * _WORLDS_PER_GAME)
        if due and ends < self.budget.games:
            judge.play_out(1)

    def stop_searching(self) -> None:
        """End the search and evaluate what it has found."""
        self.budget = self.budget._replace(simulations=self.search.simulations)

    def start_evaluating(self) -> MoveEvaluator:
        """Select the most visited decisions, the best first, and the one that was asked about."""
        search = self.search
        best = search.best()
        children = search.root.children
        legal = self.view.legal(self.seat)
        tried = sorted(
            [action for action in children if action != best and action in legal],
            key=lambda action: -children[action].visits,
        )
        most = self.budget.moves
        chosen = [best] if most == 1 else self.drop_equivalent([best, *tried])[:most]
        if self.asked_action >= 0 and self.asked_action not in chosen:
            chosen.append(self.asked_action)
        seed = subkey(search.seed, b"judge")
        return MoveEvaluator(self.win_model, self.view, self.seat, seed, chosen)

    def drop_equivalent(self, actions: list[int]) -> list[int]:
        """Keep one of several decisions with the same effect."""
        brings = outcomes(self.view.game.moves(self.view, self.seat))
        found: dict[int, int] = {}
        for action in actions:
            found.setdefault(brings.get(action, action), action)
        return [*found.values()]

    def is_done(self) -> bool:
        """Return whether everything is computed."""
        judge, budget = self.evaluator, self.budget
        if judge is None:
            return False
        return (
            judge.simulations >= budget.worlds
            and len(judge.estimates[0].final_scores) >= budget.games
        )

    def progress(self) -> float:
        """Return the share that is done, from 0 to 1."""
        budget, judge = self.budget, self.evaluator
        parts = [self.search.simulations / max(budget.simulations, 1), 0.0, 0.0]
        if judge is not None:
            parts = [
                1.0,
                judge.simulations / max(budget.worlds, 1),
                len(judge.estimates[0].final_scores) / max(budget.games, 1),
            ]
        return min(1.0, 0.2 * parts[0] + 0.3 * parts[1] + 0.5 * parts[2])
