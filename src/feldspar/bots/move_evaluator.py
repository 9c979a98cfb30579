"""Move evaluator: compares decisions by playing each out in the same determinizations.

The best of many estimates looks better than it is. So decisions found by a search are evaluated
again in other worlds, the same for each of the decisions that are compared.
"""

import math

from feldspar.bots.ismcts import Node, Search, SearchSettings
from feldspar.bots.win_probability import WinModel
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import Event
from feldspar.kernel.game import State


class MoveEstimate:
    """The results of one decision so far."""

    action: int
    simulations: int
    chances: list[float]
    """Sum of the winning chances of all seats."""
    points: float
    """Sum of its seat's expected scores, in hundredths of points."""
    chance_samples: list[float]
    """Its seat's chance in each world."""
    final_scores: list[int]
    """The final scores of games played to the end."""
    sources: list[dict[str, int]]
    """The points still to come in each, by the message key of their source."""

    def __init__(self, action: int, seats: int) -> None:
        self.action = action
        self.simulations = 0
        self.chances = [0.0] * seats
        self.points = 0.0
        self.chance_samples = []
        self.final_scores = []
        self.sources = []

    def lead(self, over: "MoveEstimate") -> float:
        """Return its mean lead in chance over another, in the same worlds."""
        return (
            sum(self.chance_samples) / self.simulations
            - sum(over.chance_samples) / over.simulations
        )

    def margin_of_error(self, over: "MoveEstimate | None" = None) -> float:
        """Return the 95% margin of error of that lead, or of its own chance."""
        if over is None:
            return margin_of_error(self.chance_samples)
        return margin_of_error(
            [
                mine - theirs
                for mine, theirs in zip(self.chance_samples, over.chance_samples, strict=True)
            ]
        )

    def source(self, key: str) -> list[float]:
        """Return the points from a source in each of the games."""
        return [float(game.get(key, 0)) for game in self.sources]


def margin_of_error(found: list[float], errors: float = 1.96) -> float:
    """Return the margin of error of a mean, for so many standard errors."""
    count = len(found)
    if count < 2:
        return 1.0
    mean = sum(found) / count
    spread = sum([(one - mean) * (one - mean) for one in found]) / count
    return errors * math.sqrt(spread / (count - 1))


class MoveEvaluator(Search):
    """Compares some decisions of a seat; each is followed by greedy play, as in a search."""

    win_model: WinModel
    estimates: list[MoveEstimate]
    forced_action: int
    """The decision being tried."""
    last_chances: list[float]
    """All seats' chances at the end of the last simulation."""
    last_value: float
    """The seat's expected score there."""

    def __init__(
        self,
        win_model: WinModel,
        view: State,
        seat: int,
        seed: bytes,
        actions: list[int],
    ) -> None:
        self.win_model = win_model
        self.forced_action = -1
        self.last_chances = []
        self.last_value = 0.0
        settings = SearchSettings()
        settings.use_solver = False
        super().__init__(win_model.value, settings, view, seat, seed)
        self.estimates = [MoveEstimate(action, view.seats) for action in actions]

    def values(self, state: State) -> list[float]:
        values = super().values(state)
        self.last_chances = self.win_model.win_probabilities(state, values)
        self.last_value = values[self.seat]
        return values

    def select_child(self, node: Node) -> int:
        return (
            node.options.index(self.forced_action)
            if node is self.root
            else super().select_child(node)
        )

    def evaluate_in_worlds(self, worlds: int) -> None:
        """Try every decision in so many more worlds."""
        seat = self.seat
        for _ in range(worlds):
            self.simulations += 1
            seed = subkey(self.seed, self.simulations.to_bytes(4, "big"))
            for one in self.estimates:
                self.forced_action = one.action
                self.simulate(self.view.determinize(seat, seed))
                one.simulations += 1
                one.points += self.last_value
                for other, chance in enumerate(self.last_chances):
                    one.chances[other] += chance
                one.chance_samples.append(self.last_chances[seat])

    def play_out(self, games: int) -> None:
        """Play so many games to the end after each decision, greedily."""
        for _ in range(games):
            seed = subkey(
                self.seed, b"end" + len(self.estimates[0].final_scores).to_bytes(4, "big")
            )
            for one in self.estimates:
                state = self.view.determinize(self.seat, seed)
                log: list[Event] = []
                state.log = log
                state.step(self.seat, one.action)
                while True:
                    actors = state.actors()
                    if not actors:
                        break
                    state.step(actors[0], self.greedy_action(state, actors[0]))
                one.final_scores.append(state.scores()[self.seat])
                one.sources.append(self.points_by_source(log))

    def points_by_source(self, log: list[Event]) -> dict[str, int]:
        """Return the points of a game by source, as far as the seat may know them."""
        found: dict[str, int] = {}
        for event in log:
            if event.points and event.seat == self.seat and event.visible_to(self.seat):
                key = event.text.key
                found[key] = found.get(key, 0) + event.points
        return found
