"""Information-set Monte Carlo tree search (ISMCTS) over determinizations of one seat's view.

Each simulation samples a world, with hidden things and future chance, descends the tree by the
decisions that are legal in that world, and evaluates the leaf with the learned value function. So a
node is a sequence of decisions, not a position, and what the seat does not know is averaged over,
never looked at. Every seat maximizes its own result.

Where a sequence ends before anything hidden is revealed, and no player with secrets decides on the
way, its outcome is certain and the node is solved. Solved nodes are not simulated again, and a node
whose children are all solved is solved, too. The last decisions of a game are therefore found as if
by exhaustive search.
"""

import math
from typing import Final

from feldspar.bots.value_function import ValueFunction
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.fast.mypyc_compat import mypyc_attr
from feldspar.kernel.game import State

_MAX_LOGIT: Final = 30.0
"""Logits beyond this make no difference to the logistic function."""


class SearchSettings:
    """The settings of a search; `docs/bots.md` has what each was worth."""

    exploration: float = 0.6
    """Weight of the prior in the choice of the decision to try."""
    prior_temperature: float = 150.0
    """Difference in hundredths of a point that makes a decision e times as likely a priori."""
    uniform_prior: float = 0.25
    """Share of the prior that is uniform: the best line may begin with something that looks bad."""
    value_scale: float = 1000.0
    """Lead in hundredths of a point that changes a value from one half to about three quarters."""
    first_play_reduction: float = 0.05
    """How far below the others' value an untried decision is assumed to be."""
    rollout_depth: int = 0
    """Greedy decisions played at a leaf before it is evaluated."""
    use_solver: bool = True
    """Whether solved nodes are remembered: not where the same decisions are to be tried again."""


@mypyc_attr(acyclic=True)
class Node:
    """A sequence of decisions from the root, with the results for the seat that took the last
    one."""

    visits: int
    value_sum: float
    """Sum of the results, from 0 to 1 each."""
    points_sum: float
    """Sum of the scores expected, in hundredths of points."""
    prior_value: float
    """Quick estimate of its value, in units of the prior temperature."""
    prior_weight: float
    """Unnormalized prior: e to the difference from its parent's best first child."""
    best_prior: float
    """The estimate of that best child."""
    children: dict[int, "Node"]
    options: list[int]
    """The legal decisions in the last world: mostly the same in the next."""
    child_list: list["Node"]
    """The children for these, in the same order."""
    is_expanded: bool
    """Whether it has been reached before: only then does the tree grow below it."""
    is_solved: bool
    """Whether its outcome is certain."""
    solved_value: list[float]
    """The certain leads of all seats; if only some children are solved, those in the best of them
    for the seat that decides here."""
    unsolved_children: int
    """How many children are not solved, once there are any."""

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


# Most nodes are leaves: they share these empty lists, which are never modified.
_NO_CHILDREN: Final[dict[int, Node]] = {}
_NO_OPTIONS: Final[list[int]] = []
_NO_NODES: Final[list[Node]] = []
_NO_VALUE: Final[list[float]] = []


class Search:
    """The search for one decision of one seat, run for as long as requested."""

    value: ValueFunction
    settings: SearchSettings
    view: State
    seat: int
    seed: bytes
    root: Node
    simulations: int
    steps: int
    """Decisions simulated, including those with only a quick estimate."""
    root_leads: list[float]
    """The leads of all seats at the root."""
    has_secrets: list[bool]
    """Which other seats have private knowledge: their legal decisions are a guess."""

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
        """Run more simulations."""
        for _ in range(simulations):
            if self.root.is_solved:
                return
            self.simulations += 1
            seed = subkey(self.seed, self.simulations.to_bytes(4, "big"))
            self.simulate(self.view.determinize(self.seat, seed))

    def simulate(self, state: State) -> None:
        """Run one simulation in one world: select, expand, evaluate and backpropagate."""
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
                seat = self.seat  # other seats may have to decide at the same time
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
        """Add the result to every node on the path."""
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
                leads = node.solved_value  # as that child would be chosen
            place -= 1

    def expand(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Give every decision that is new here its prior."""
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
        """Return the index of the decision to try next: good, or likely a priori and rarely
        tried."""
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
        """Return the decision with the highest value."""
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
        """Return the expected final scores of all seats, or the actual ones at the end."""
        value = self.value
        return [value.evaluate(state, seat) for seat in range(state.seats)]

    def leads(self, values: list[float]) -> list[float]:
        """Return the lead of each seat over the best other; in a solo game, over zero."""
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
        """Take a decision, and continue with the next one of the same seat."""
        self.root = self.root.children[action]
        self.root.is_expanded = True
        self.view = view

    def best(self) -> int:
        """Return the decision to take: the most visited one, or a solved one that is as good."""
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
    """Map a lead to a number between 0 and 1: one half for no lead."""
    if lead < -_MAX_LOGIT:
        return 0.0
    return 1.0 / (1.0 + math.exp(-lead))
