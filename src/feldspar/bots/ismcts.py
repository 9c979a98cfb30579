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

from feldspar.bots.value_function import ValueFunction
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.game import State

_MAX_LOGIT: Final = 30.0
"""Beyond so many scales, squashing makes no difference any more."""


class SearchSettings:
    """How a search thinks; see `docs/bots.md` for what each setting was worth."""

    exploration: float = 0.6
    """How much untried decisions are tried for the sake of what they promised at first sight."""
    prior_temperature: float = 150.0
    """How many hundredths of a point make a decision e times as promising at first sight."""
    uniform_prior: float = 0.25
    """How much of what is promised is shared out evenly, whatever first sight says: the best line
    may begin with something that looks bad."""
    value_scale: float = 1000.0
    """How many hundredths of a point ahead change a worth from even to three quarters, about."""
    first_play_reduction: float = 0.05
    """How much worse than the others an untried decision is thought to be."""
    rollout_depth: int = 0
    """How many decisions are played at first sight where the tree ends, before the value speaks."""
    use_solver: bool = True
    """Whether certain ends are remembered: not where the same decisions are to be tried again."""


@mypyc_attr(acyclic=True)
class Node:
    """A line of decisions from the root, and what came of it for whoever took the last one."""

    visits: int
    value_sum: float
    """Of how well it went, from 0 to 1."""
    points_sum: float
    """Of the hundredths of points it then expected."""
    prior_value: float
    """What it seemed to be worth at first sight, in tempers."""
    prior_weight: float
    """How promising that is beside the best kid its parent had at first: e to the difference."""
    best_prior: float
    """What that best kid promised."""
    children: dict[int, "Node"]
    options: list[int]
    """What could be decided here in the last world: mostly the same as in the next."""
    child_list: list["Node"]
    """The kids of these, in the same order."""
    is_expanded: bool
    """Whether it has been reached before: only then does the tree grow below it."""
    is_solved: bool
    """Whether its end is certain."""
    solved_value: list[float]
    """How far everybody will then be ahead; or if only some kids are settled, in the best of them
    for whoever decides here."""
    unsolved_children: int
    """How many kids are not settled, once there are any."""

    def __init__(self, prior_value: float) -> None:
        self.visits = 0
        self.value_sum = 0.0
        self.points_sum = 0.0
        self.prior_value = prior_value
        self.prior_weight = 1.0
        self.best_prior = 0.0
        self.children = _NO_CHILDREN
        self.options = _NO_OPTIONS
        self.child_list = _NO_NODES
        self.is_expanded = False
        self.is_solved = False
        self.solved_value = _NO_VALUE
        self.unsolved_children = -1

    def child_visits(self) -> int:
        """Return how often a decision was tried from here."""
        return sum([child.visits for child in self.children.values()])


# Most nodes are never gone beyond: they share what is empty, and nothing is ever put into it.
_NO_CHILDREN: Final[dict[int, Node]] = {}
_NO_OPTIONS: Final[list[int]] = []
_NO_NODES: Final[list[Node]] = []
_NO_VALUE: Final[list[float]] = []


class Search:
    """Thinks about one decision of one seat, for as long as it is asked to."""

    value: ValueFunction
    settings: SearchSettings
    view: State
    seat: int
    seed: bytes
    root: Node
    simulations: int
    steps: int
    """Decisions simulated, those looked at first sight included."""
    root_leads: list[float]
    """How far everybody is ahead at the root."""
    has_secrets: list[bool]
    """Who else knows something that not everybody knows: what they can decide is a guess."""

    def __init__(
        self, value: ValueFunction, settings: SearchSettings, view: State, seat: int, seed: bytes
    ) -> None:
        self.value = value
        self.settings = settings
        self.view = view
        self.seat = seat
        self.seed = seed
        self.root = Node(0.0)
        self.root.is_expanded = True
        self.simulations = 0
        self.steps = 0
        self.root_leads = self.leads(self.values(view))
        known = view.known_numbers(WATCHER)
        self.has_secrets = [
            other != seat and view.known_numbers(other) != known for other in range(view.seats)
        ]

    def run(self, simulations: int) -> None:
        """Think on."""
        for _ in range(simulations):
            if self.root.is_solved:
                return
            self.simulations += 1
            seed = subkey(self.seed, self.simulations.to_bytes(4, "big"))
            self.simulate(self.view.determinize(self.seat, seed))

    def simulate(self, state: State) -> None:
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
            if self.has_secrets[seat]:
                guessed = True
            options = state.legal(seat)
            if len(options) == 1:
                self.steps += 1
                state.step(seat, options[0])
                continue
            if not node.is_expanded:
                node.is_expanded = True
                break
            if options != node.options:
                self.expand(node, state, seat, options)
            if node.unsolved_children < 0:
                node.unsolved_children = len(options)
            place = self.select_child(node)
            node = node.child_list[place]
            path.append(node)
            seats.append(seat)
            self.steps += 1
            state.step(seat, options[place])
        guessed = guessed or state.reveal_count != self.view.reveal_count
        certain = self.settings.use_solver and not guessed and not state.actors()
        for _ in range(self.settings.rollout_depth):
            actors = state.actors()
            if not actors:
                break
            self.steps += 1
            state.step(actors[0], self.greedy_action(state, actors[0]))
        values = self.values(state)
        leads = self.leads(values)
        if certain:
            node.is_solved = True
            node.solved_value = leads
        self.backpropagate(path, seats, values, leads)

    def backpropagate(
        self, path: list[Node], seats: list[int], values: list[float], leads: list[float]
    ) -> None:
        """Tell every node on the way back what was found."""
        scale = self.settings.value_scale
        place = len(seats) - 1
        while place >= 0:
            seat = seats[place]
            node = path[place]
            child = path[place + 1]
            child.visits += 1
            child.value_sum += logistic((leads[seat] - self.root_leads[seat]) / scale)
            child.points_sum += values[seat]
            if child.is_solved:
                node.unsolved_children -= 1
                if not node.solved_value or child.solved_value[seat] > node.solved_value[seat]:
                    node.solved_value = child.solved_value
                node.is_solved = not node.unsolved_children
            if node.solved_value and node.solved_value[seat] > leads[seat]:
                leads = node.solved_value  # for that is what would be chosen
            place -= 1

    def expand(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Give every decision not met here before what it promises at first sight."""
        known = len(node.children) > 0
        if not known:
            node.children = {}
        children = node.children
        temper = self.settings.prior_temperature
        fresh: list[Node] = []
        highest = -1e18
        for action in options:
            if action not in children:
                after = state.clone()
                after.step(seat, action)
                self.steps += 1
                child = Node(self.value.evaluate(after, seat) / temper)
                children[action] = child
                fresh.append(child)
                highest = max(highest, child.prior_value)
        if not known:
            node.best_prior = highest
        for child in fresh:
            child.prior_weight = math.exp(min(child.prior_value - node.best_prior, _MAX_LOGIT))
        node.options = options
        node.child_list = [children[action] for action in options]

    def select_child(self, node: Node) -> int:
        """Return the place of the decision to try next: good, or promising and seldom tried."""
        child_list = node.child_list
        visits = 0
        total = 0.0
        whole = 0.0
        for child in child_list:
            if not child.is_solved:
                visits += child.visits
                total += child.value_sum
                whole += child.prior_weight
        settings = self.settings
        untried = total / visits - settings.first_play_reduction if visits else 0.5
        bold = settings.exploration * math.sqrt(visits + 1.0)
        sight = bold * (1.0 - settings.uniform_prior) / whole
        even = bold * settings.uniform_prior / len(child_list)
        best = 0
        most = -1e18
        for place in range(len(child_list)):
            child = child_list[place]
            if not child.is_solved:
                mean = child.value_sum / child.visits if child.visits else untried
                hope = mean + (sight * child.prior_weight + even) / (1 + child.visits)
                if hope > most:
                    most = hope
                    best = place
        return best

    def greedy_action(self, state: State, seat: int) -> int:
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
            value = self.value.evaluate(after, seat)
            if value > highest:
                highest = value
                best = action
        return best

    def values(self, state: State) -> list[float]:
        """Return what everybody may expect to score, or has scored in the end."""
        value = self.value
        return [value.evaluate(state, seat) for seat in range(state.seats)]

    def leads(self, values: list[float]) -> list[float]:
        """Return how far everybody is ahead of the best other; alone, of nothing."""
        if len(values) == 1:
            return values
        leads: list[float] = []
        for seat in range(len(values)):
            best = -1e18
            for other in range(len(values)):
                if other != seat and values[other] > best:
                    best = values[other]
            leads.append(values[seat] - best)
        return leads

    def reroot(self, action: int, view: State) -> None:
        """Take a decision, and think about the next one of the same seat."""
        self.root = self.root.children[action]
        self.root.is_expanded = True
        self.view = view

    def best(self) -> int:
        """Return the decision to take: the one most often tried, or a certain one if as good."""
        best = -1
        most = -1.0
        for action, child in self.root.children.items():
            mean = child.value_sum / child.visits if child.visits else 0.0
            if not child.is_solved and child.visits + mean > most:
                most = child.visits + mean
                best = action
        end = self.root.solved_value
        if end:
            lead = (end[self.seat] - self.root_leads[self.seat]) / self.settings.value_scale
            hoped = self.root.children[best] if best >= 0 else None
            if hoped is None or logistic(lead) * hoped.visits >= hoped.value_sum:
                for action, child in self.root.children.items():
                    if child.is_solved and child.solved_value[self.seat] == end[self.seat]:
                        return action
        return best


def logistic(lead: float) -> float:
    """Return a number between 0 and 1: a half if nothing has changed."""
    if lead < -_MAX_LOGIT:
        return 0.0
    return 1.0 / (1.0 + math.exp(-lead))
