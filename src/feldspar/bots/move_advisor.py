"""Move advisor: finds the best few decisions by search, then evaluates them afresh."""

from typing import Final, NamedTuple

from feldspar.bots.ismcts import Search, Settings
from feldspar.bots.move_evaluator import Judge
from feldspar.bots.win_probability import Odds
from feldspar.kernel.chance import subkey
from feldspar.kernel.game import State
from feldspar.kernel.move_selection import outcomes

_AT_ONCE: Final = 8
"""So many walks are made before anybody may interrupt."""
_WORLDS_A_GAME: Final = 4
"""In one of so many worlds the game is also played to its end: that takes longest."""


class Budget(NamedTuple):
    """How long to think about a decision."""

    walks: int
    """To find the best decisions."""
    worlds: int
    """To judge them in."""
    games: int
    """To play to the end after each."""
    most: int = 3
    """How many decisions are judged."""


class Adviser:
    """Thinks for a seat by what it knows, little by little: `on` until `done`."""

    odds: Odds
    view: State
    seat: int
    budget: Budget
    search: Search
    judge: Judge | None
    asked: int
    """A decision that is judged in any case; -1 for none."""

    def __init__(
        self, odds: Odds, state: State, seat: int, seed: bytes, budget: Budget, asked: int = -1
    ) -> None:
        thought = subkey(seed, b"advice" + bytes([seat]) + state.info_key(seat))
        self.view = state.determinize(seat, subkey(thought, b"view"))
        self.odds = odds
        self.seat = seat
        self.budget = budget
        self.asked = asked
        self.search = Search(odds.value, Settings(), self.view, seat, subkey(thought, b"find"))
        self.judge = None

    def on(self) -> None:
        """Think a little further."""
        search, judge = self.search, self.judge
        if judge is None:
            search.run(min(_AT_ONCE, self.budget.walks - search.walks))
            if search.root.settled or search.walks >= self.budget.walks:
                self.judge = self.begin_to_judge()
            return
        if judge.walks < self.budget.worlds:
            judge.weigh(1)
        ends = len(judge.judged[0].ends)
        due = judge.walks >= min(self.budget.worlds, ends * _WORLDS_A_GAME)
        if due and ends < self.budget.games:
            judge.finish(1)

    def hurry(self) -> None:
        """Look for nothing better any more: judge what has been found."""
        self.budget = self.budget._replace(walks=self.search.walks)

    def begin_to_judge(self) -> Judge:
        """Take the decisions most often tried, the best first, and one that was asked about."""
        search = self.search
        best = search.best()
        kids = search.root.kids
        legal = self.view.legal(self.seat)
        tried = sorted(
            [action for action in kids if action != best and action in legal],
            key=lambda action: -kids[action].visits,
        )
        most = self.budget.most
        chosen = [best] if most == 1 else self.apart([best, *tried])[:most]
        if self.asked >= 0 and self.asked not in chosen:
            chosen.append(self.asked)
        seed = subkey(search.seed, b"judge")
        return Judge(self.odds, self.view, self.seat, seed, chosen)

    def apart(self, actions: list[int]) -> list[int]:
        """Keep one decision of those that bring the same."""
        brings = outcomes(self.view.game.moves(self.view, self.seat))
        found: dict[int, int] = {}
        for action in actions:
            found.setdefault(brings.get(action, action), action)
        return [*found.values()]

    def done(self) -> bool:
        """Tell whether all is thought that was to be."""
        judge, budget = self.judge, self.budget
        if judge is None:
            return False
        return judge.walks >= budget.worlds and len(judge.judged[0].ends) >= budget.games

    def progress(self) -> float:
        """Return how far it has come, from 0 to 1."""
        budget, judge = self.budget, self.judge
        parts = [self.search.walks / max(budget.walks, 1), 0.0, 0.0]
        if judge is not None:
            parts = [
                1.0,
                judge.walks / max(budget.worlds, 1),
                len(judge.judged[0].ends) / max(budget.games, 1),
            ]
        return min(1.0, 0.2 * parts[0] + 0.3 * parts[1] + 0.5 * parts[2])
