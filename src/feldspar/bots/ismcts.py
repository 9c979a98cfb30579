"""Information-set Monte Carlo tree search (ISMCTS) over determinizations of one seat's view.

Each walk draws a world anew, hidden things and chance to come included, goes down the tree by the
decisions that are legal in that world, and ends where the tree does: there the learned value says
what everybody may expect. So a node is a line of decisions, not a position, and what the seat does
not know is averaged over, never looked at. Every seat wants the best for itself.

Where a line ends before anything hidden comes to light, and nobody with secrets decides on the way,
its end is certain. Such lines are settled: they are not walked again, and where all that follow are
settled, so is the one before them. The last decisions of a game are therefore found as if by
looking at everything.
"""

import math
from typing import Final

from feldspar.bots.value_function import Value
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.game import State

_FARTHEST: Final = 30.0
"""Beyond so many scales, squashing makes no difference any more."""


class Settings:
    """How a search thinks; see `docs/bots.md` for what each setting was worth."""

    boldness: float = 0.6
    """How much untried decisions are tried for the sake of what they promised at first sight."""
    temper: float = 150.0
    """How many hundredths of a point make a decision e times as promising at first sight."""
    open_mind: float = 0.25
    """How much of what is promised is shared out evenly, whatever first sight says: the best line
    may begin with something that looks bad."""
    scale: float = 1000.0
    """How many hundredths of a point ahead change a worth from even to three quarters, about."""
    doubt: float = 0.05
    """How much worse than the others an untried decision is thought to be."""
    horizon: int = 0
    """How many decisions are played at first sight where the tree ends, before the value speaks."""
    settles: bool = True
    """Whether certain ends are remembered: not where the same decisions are to be tried again."""


@mypyc_attr(acyclic=True)
class Node:
    """A line of decisions from the root, and what came of it for whoever took the last one."""

    visits: int
    total: float
    """Of how well it went, from 0 to 1."""
    points: float
    """Of the hundredths of points it then expected."""
    promise: float
    """What it seemed to be worth at first sight, in tempers."""
    pull: float
    """How promising that is beside the best kid its parent had at first: e to the difference."""
    top: float
    """What that best kid promised."""
    kids: dict[int, "Node"]
    options: list[int]
    """What could be decided here in the last world: mostly the same as in the next."""
    some: list["Node"]
    """The kids of these, in the same order."""
    open: bool
    """Whether it has been reached before: only then does the tree grow below it."""
    settled: bool
    """Whether its end is certain."""
    end: list[float]
    """How far everybody will then be ahead; or if only some kids are settled, in the best of them
    for whoever decides here."""
    left: int
    """How many kids are not settled, once there are any."""

    def __init__(self, promise: float) -> None:
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.promise = promise
        self.pull = 1.0
        self.top = 0.0
        self.kids = _NO_KIDS
        self.options = _NO_OPTIONS
        self.some = _NOBODY
        self.open = False
        self.settled = False
        self.end = _NO_END
        self.left = -1

    def tried(self) -> int:
        """Return how often a decision was tried from here."""
        return sum([kid.visits for kid in self.kids.values()])


# Most nodes are never gone beyond: they share what is empty, and nothing is ever put into it.
_NO_KIDS: Final[dict[int, Node]] = {}
_NO_OPTIONS: Final[list[int]] = []
_NOBODY: Final[list[Node]] = []
_NO_END: Final[list[float]] = []


class Search:
    """Thinks about one decision of one seat, for as long as it is asked to."""

    value: Value
    settings: Settings
    view: State
    seat: int
    seed: bytes
    root: Node
    walks: int
    steps: int
    """Decisions simulated, those looked at first sight included."""
    start: list[float]
    """How far everybody is ahead at the root."""
    secretive: list[bool]
    """Who else knows something that not everybody knows: what they can decide is a guess."""

    def __init__(
        self, value: Value, settings: Settings, view: State, seat: int, seed: bytes
    ) -> None:
        self.value = value
        self.settings = settings
        self.view = view
        self.seat = seat
        self.seed = seed
        self.root = Node(0.0)
        self.root.open = True
        self.walks = 0
        self.steps = 0
        self.start = self.margins(self.worths(view))
        known = view.known_numbers(WATCHER)
        self.secretive = [
            other != seat and view.known_numbers(other) != known for other in range(view.seats)
        ]

    def run(self, walks: int) -> None:
        """Think on."""
        for _ in range(walks):
            if self.root.settled:
                return
            self.walks += 1
            seed = subkey(self.seed, self.walks.to_bytes(4, "big"))
            self.walk(self.view.determinize(self.seat, seed))

    def walk(self, state: State) -> None:
        """Go down the tree in one world, to its end, and take home what was found there."""
        node = self.root
        path = [node]
        seats: list[int] = []
        guessed = False
        while True:
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            if node is self.root and self.seat in actors:
                seat = self.seat  # others may have to decide as well, at the same time
            if self.secretive[seat]:
                guessed = True
            options = state.legal(seat)
            if len(options) == 1:
                self.steps += 1
                state.step(seat, options[0])
                continue
            if not node.open:
                node.open = True
                break
            if options != node.options:
                self.look(node, state, seat, options)
            if node.left < 0:
                node.left = len(options)
            place = self.pick(node)
            node = node.some[place]
            path.append(node)
            seats.append(seat)
            self.steps += 1
            state.step(seat, options[place])
        guessed = guessed or state.reveals != self.view.reveals
        certain = self.settings.settles and not guessed and not state.actors()
        for _ in range(self.settings.horizon):
            actors = state.actors()
            if not actors:
                break
            self.steps += 1
            state.step(actors[0], self.first_sight(state, actors[0]))
        worths = self.worths(state)
        ahead = self.margins(worths)
        if certain:
            node.settled = True
            node.end = ahead
        self.take_home(path, seats, worths, ahead)

    def take_home(
        self, path: list[Node], seats: list[int], worths: list[float], ahead: list[float]
    ) -> None:
        """Tell every node on the way back what was found."""
        scale = self.settings.scale
        place = len(seats) - 1
        while place >= 0:
            seat = seats[place]
            node = path[place]
            kid = path[place + 1]
            kid.visits += 1
            kid.total += squash((ahead[seat] - self.start[seat]) / scale)
            kid.points += worths[seat]
            if kid.settled:
                node.left -= 1
                if not node.end or kid.end[seat] > node.end[seat]:
                    node.end = kid.end
                node.settled = not node.left
            if node.end and node.end[seat] > ahead[seat]:
                ahead = node.end  # for that is what would be chosen
            place -= 1

    def look(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Give every decision not met here before what it promises at first sight."""
        known = len(node.kids) > 0
        if not known:
            node.kids = {}
        kids = node.kids
        temper = self.settings.temper
        fresh: list[Node] = []
        highest = -1e18
        for action in options:
            if action not in kids:
                after = state.clone()
                after.step(seat, action)
                self.steps += 1
                kid = Node(self.value.worth(after, seat) / temper)
                kids[action] = kid
                fresh.append(kid)
                highest = max(highest, kid.promise)
        if not known:
            node.top = highest
        for kid in fresh:
            kid.pull = math.exp(min(kid.promise - node.top, _FARTHEST))
        node.options = options
        node.some = [kids[action] for action in options]

    def pick(self, node: Node) -> int:
        """Return the place of the decision to try next: good, or promising and seldom tried."""
        some = node.some
        visits = 0
        total = 0.0
        whole = 0.0
        for kid in some:
            if not kid.settled:
                visits += kid.visits
                total += kid.total
                whole += kid.pull
        settings = self.settings
        untried = total / visits - settings.doubt if visits else 0.5
        bold = settings.boldness * math.sqrt(visits + 1.0)
        sight = bold * (1.0 - settings.open_mind) / whole
        even = bold * settings.open_mind / len(some)
        best = 0
        most = -1e18
        for place in range(len(some)):
            kid = some[place]
            if not kid.settled:
                mean = kid.total / kid.visits if kid.visits else untried
                hope = mean + (sight * kid.pull + even) / (1 + kid.visits)
                if hope > most:
                    most = hope
                    best = place
        return best

    def first_sight(self, state: State, seat: int) -> int:
        """Return the decision whose value is the highest."""
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        best = options[0]
        highest = -1e18
        for action in options:
            after = state.clone()
            after.step(seat, action)
            self.steps += 1
            worth = self.value.worth(after, seat)
            if worth > highest:
                highest = worth
                best = action
        return best

    def worths(self, state: State) -> list[float]:
        """Return what everybody may expect to score, or has scored in the end."""
        value = self.value
        return [value.worth(state, seat) for seat in range(state.seats)]

    def margins(self, worths: list[float]) -> list[float]:
        """Return how far everybody is ahead of the best other; alone, of nothing."""
        if len(worths) == 1:
            return worths
        ahead: list[float] = []
        for seat in range(len(worths)):
            best = -1e18
            for other in range(len(worths)):
                if other != seat and worths[other] > best:
                    best = worths[other]
            ahead.append(worths[seat] - best)
        return ahead

    def follow(self, action: int, view: State) -> None:
        """Take a decision, and think about the next one of the same seat."""
        self.root = self.root.kids[action]
        self.root.open = True
        self.view = view

    def best(self) -> int:
        """Return the decision to take: the one most often tried, or a certain one if as good."""
        best = -1
        most = -1.0
        for action, kid in self.root.kids.items():
            mean = kid.total / kid.visits if kid.visits else 0.0
            if not kid.settled and kid.visits + mean > most:
                most = kid.visits + mean
                best = action
        end = self.root.end
        if end:
            ahead = (end[self.seat] - self.start[self.seat]) / self.settings.scale
            hoped = self.root.kids[best] if best >= 0 else None
            if hoped is None or squash(ahead) * hoped.visits >= hoped.total:
                for action, kid in self.root.kids.items():
                    if kid.settled and kid.end[self.seat] == end[self.seat]:
                        return action
        return best


def squash(ahead: float) -> float:
    """Return a number between 0 and 1: a half if nothing has changed."""
    if ahead < -_FARTHEST:
        return 0.0
    return 1.0 / (1.0 + math.exp(-ahead))
