"""Move evaluator: compares decisions by playing each out in the same determinizations.

The best of many estimates looks better than it is. So whoever has found a decision by a search
judges it afresh: by other worlds, the same for each of the decisions that are compared.
"""

import math

from feldspar.bots.ismcts import Node, Search, Settings
from feldspar.bots.win_probability import Odds
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import Event
from feldspar.kernel.game import State


class Judged:
    """What came of one decision so far."""

    action: int
    walks: int
    chances: list[float]
    """The sum of everybody's chances to win."""
    points: float
    """The sum of the hundredths of points its seat then expected."""
    tries: list[float]
    """Its seat's chance in each world."""
    ends: list[int]
    """The scores of the games that were played to the end."""
    sources: list[dict[str, int]]
    """The points of those still to come, by the message that tells of them."""

    def __init__(self, action: int, seats: int) -> None:
        self.action = action
        self.walks = 0
        self.chances = [0.0] * seats
        self.points = 0.0
        self.tries = []
        self.ends = []
        self.sources = []

    def lead(self, over: "Judged") -> float:
        """Return its mean lead in chance over another, in the same worlds."""
        return sum(self.tries) / self.walks - sum(over.tries) / over.walks

    def doubt(self, over: "Judged | None" = None) -> float:
        """Return how far that lead, or its own chance, may be off: nineteen times of twenty it is
        less."""
        if over is None:
            return doubt(self.tries)
        return doubt([mine - theirs for mine, theirs in zip(self.tries, over.tries, strict=True)])

    def source(self, key: str) -> list[float]:
        """Return the points from a source in each of the games."""
        return [float(game.get(key, 0)) for game in self.sources]


def doubt(found: list[float], errors: float = 1.96) -> float:
    """Return how far the mean of what was found may be off, in so many standard errors."""
    count = len(found)
    if count < 2:
        return 1.0
    mean = sum(found) / count
    spread = sum([(one - mean) * (one - mean) for one in found]) / count
    return errors * math.sqrt(spread / (count - 1))


class Judge(Search):
    """Compares some decisions of a seat; each is followed by what looks best, as in a search."""

    odds: Odds
    judged: list[Judged]
    forced: int
    """The decision tried now."""
    last: list[float]
    """Everybody's chances where the last walk ended."""
    mine: float
    """What the seat expected there."""

    def __init__(
        self,
        odds: Odds,
        view: State,
        seat: int,
        seed: bytes,
        actions: list[int],
    ) -> None:
        self.odds = odds
        self.forced = -1
        self.last = []
        self.mine = 0.0
        settings = Settings()
        settings.settles = False
        super().__init__(odds.value, settings, view, seat, seed)
        self.judged = [Judged(action, view.seats) for action in actions]

    def worths(self, state: State) -> list[float]:
        worths = super().worths(state)
        self.last = self.odds.chances(state, worths)
        self.mine = worths[self.seat]
        return worths

    def pick(self, node: Node) -> int:
        return node.options.index(self.forced) if node is self.root else super().pick(node)

    def weigh(self, walks: int) -> None:
        """Try every decision in so many more worlds."""
        seat = self.seat
        for _ in range(walks):
            self.walks += 1
            seed = subkey(self.seed, self.walks.to_bytes(4, "big"))
            for one in self.judged:
                self.forced = one.action
                self.walk(self.view.determinize(seat, seed))
                one.walks += 1
                one.points += self.mine
                for other, chance in enumerate(self.last):
                    one.chances[other] += chance
                one.tries.append(self.last[seat])

    def finish(self, games: int) -> None:
        """Play so many games to the end after each decision, at first sight."""
        for _ in range(games):
            seed = subkey(self.seed, b"end" + len(self.judged[0].ends).to_bytes(4, "big"))
            for one in self.judged:
                state = self.view.determinize(self.seat, seed)
                log: list[Event] = []
                state.log = log
                state.step(self.seat, one.action)
                while True:
                    actors = state.actors()
                    if not actors:
                        break
                    state.step(actors[0], self.first_sight(state, actors[0]))
                one.ends.append(state.scores()[self.seat])
                one.sources.append(self.sources(log))

    def sources(self, log: list[Event]) -> dict[str, int]:
        """Return the points of a game, as far as the seat is told of them."""
        found: dict[str, int] = {}
        for event in log:
            if event.points and event.seat == self.seat and event.visible_to(self.seat):
                key = event.text.key
                found[key] = found.get(key, 0) + event.points
        return found
