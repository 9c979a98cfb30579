"""Puzzle search in self-play: decisions of which one is clearly the best.

The best of many estimates looks better than it is. So two searches with different seeds must find a
decision, other worlds measure its lead over every other, and games played to the end must confirm
it. A decision that is obvious at first sight makes no puzzle.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from feldspar import bots
from feldspar.bots.move_advisor import MoveAdvisor, ThinkingBudget
from feldspar.bots.move_evaluator import MoveEvaluator, margin_of_error
from feldspar.games import load
from feldspar.kernel.chance import dealt, subkey
from feldspar.kernel.game import Game, State
from feldspar.kernel.move_selection import outcomes
from feldspar.lab.matches.match import deal_key
from feldspar.table.content.puzzles import EASY, FAIR, HARD, Puzzle
from feldspar.table.services import advice

PUZZLES_PER_GAME: Final = 2
"""How many puzzles a game may give: those of one game look alike."""
LEAD: Final = 0.04
"""The minimum lead of the best over all others, in chance to win."""
LEAD_IN_POINTS: Final = 1.0
"""The same in a solo game for points."""
MIN_STANDARD_ERRORS: Final = 3.0
"""The minimum lead in standard errors."""
MIN_REALISED_SHARE: Final = 0.25
"""The share of its lead in points that the best decision must realise in games played to the
end."""
_EASY: Final = 4
"""Easy puzzles are looked for only in one of so many games, as there are many more of them."""
_POSITIONS_PER_GAME: Final = 40
"""How many positions of a game are examined, sampled at random."""
_MIN_MOVES: Final = 3
"""The minimum number of different effects to choose from; in a title with fewer decisions, all."""
_NEAR_SHARE: Final = 0.7
"""A short search is inaccurate: this share of the lead is enough to go on to a longer one."""
_SHORT_BUDGET: Final = ThinkingBudget(simulations=100, worlds=24, games=0)
SIMULATIONS: Final = 1500
"""Of each search for the best decision."""
WORLDS: Final = 300
"""In which it is then compared with all others."""
_FIRST_WORLDS: Final = 50
"""After so many of them it is decided whether the rest is worthwhile."""
_MAX_RIVALS: Final = 3
"""How many of the other decisions are stored: the best of them."""
_GAMES: Final = ((8, 0.0), (24, 0.5), (64, 1.0))
"""How many games are played to the end after each decision, and by how many standard errors these
must score more: first a few, as many candidates fail there."""
_WORLDS: Final = 12
"""The number of worlds for a quick estimate of the decisions."""
_FAR_BEHIND: Final = 100.0
"""A decision this many hundredths of a point behind is hardly examined."""
_QUARTERS: Final = 4


class SearchJob(NamedTuple):
    """A job: one game of self-play."""

    title: str
    seats: int
    seed: str
    number: int


class Candidate(NamedTuple):
    """A decision that may be a puzzle."""

    state: State
    seat: int
    quarter: int
    weight: int


def find(job: SearchJob) -> list[Puzzle]:
    """Play one game, and return the hardest puzzles that are found in it."""
    least = FAIR if job.number % _EASY else EASY
    moments = [one for one in _find_candidates(job) if one.weight >= least]
    found: list[Puzzle] = []
    for moment in sorted(moments, key=lambda one: -one.weight):
        puzzle = _measure(moment, f"{job.seed}/{job.number}".encode())
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == PUZZLES_PER_GAME:
            break
    return found


def find_best(state: State, seat: int, seed: bytes, simulations: int) -> int:
    """Return the decision a search finds, in its canonical form."""
    found = (
        _evaluate(state, seat, seed, ThinkingBudget(simulations, worlds=1, games=0, moves=1))
        .estimates[0]
        .action
    )
    return outcomes(state.game.moves(state, seat))[found]


def compare_with_all(state: State, seat: int, seed: bytes, sought: int) -> MoveEvaluator:
    """Return an evaluator of a decision beside every other that has a different effect."""
    brings = outcomes(state.game.moves(state, seat))
    others = [action for action in dict.fromkeys(brings.values()) if action != brings[sought]]
    return MoveEvaluator(advice.require_win_model(state), state, seat, seed, [sought, *others])


def min_moves(game: Game) -> int:
    """Return how many different effects a puzzle of a title must offer."""
    return min(_MIN_MOVES, game.actions.size)


def margin(judge: MoveEvaluator) -> tuple[float, float]:
    """Return the lead of the first decision over all others, and its margin of error."""
    first, *others = judge.estimates
    return min([(first.lead(one), first.margin_of_error(one)) for one in others])


def _find_candidates(job: SearchJob) -> list[Candidate]:
    """Play one game greedily; return decisions of it that may be worth a longer search."""
    key = deal_key(job.seed, job.number)
    state = load(job.title).new(job.seats, key)
    player = bots.load("learned(whim=200)")
    seen: list[tuple[State, int]] = []
    while actors := state.actors():
        seat = actors[0]
        if len(actors) == 1 and len(state.legal(seat)) >= min_moves(state.game):
            seen.append((state.clone(), seat))
        state.step(seat, bots.decide(player, state, seat, b"puzzles"))
    lots = dealt([*range(len(seen))], min(_POSITIONS_PER_GAME, len(seen)), key, 0)
    looked_at = [_screen(*seen[lot], 1 + _QUARTERS * lot // len(seen)) for lot in lots]
    return [moment for moment in looked_at if moment is not None]


def _screen(truth: State, seat: int, quarter: int) -> Candidate | None:
    """Return a decision if a short search finds it far ahead and it is not obvious."""
    state = Puzzle(0, quarter, seat, truth.position(seat), ()).state(truth.game)
    if len({*outcomes(state.game.moves(state, seat)).values()}) < min_moves(truth.game):
        return None
    judge = _evaluate(state, seat, b"short", _SHORT_BUDGET)
    if len(judge.estimates) < 2 or margin(judge)[0] < _NEAR_SHARE * _required_lead(judge):
        return None
    weight = _weight(state, seat, judge.estimates[0].action)
    return Candidate(state, seat, quarter, weight) if weight else None


def _measure(moment: Candidate, seed: bytes) -> Puzzle | None:
    """Return a puzzle if one decision is reliably far ahead, whatever the seed of the search."""
    state, seat, quarter, _ = moment
    sought = find_best(state, seat, subkey(seed, b"find"), SIMULATIONS)
    if find_best(state, seat, subkey(seed, b"find again"), SIMULATIONS) != sought:
        return None
    judge = compare_with_all(state, seat, subkey(seed, b"measure"), sought)
    judge.evaluate_in_worlds(_FIRST_WORLDS)
    if margin(judge)[0] < _NEAR_SHARE * _required_lead(judge):
        return None
    judge.evaluate_in_worlds(WORLDS - _FIRST_WORLDS)
    first, *others = judge.estimates
    much = _required_lead(judge)
    if any(
        first.lead(one) < max(much, MIN_STANDARD_ERRORS * first.margin_of_error(one))
        for one in others
    ):
        return None
    judge.estimates = [first, *sorted(others, key=first.lead)[:_MAX_RIVALS]]
    for games, errors in _GAMES:
        judge.play_out(games)
        if not _is_confirmed(judge, errors):
            return None
    weight = _weight(state, seat, sought)
    told = advice.compare_decisions(judge)
    return Puzzle(weight, quarter, seat, state.position(seat), told) if weight else None


def _is_confirmed(judge: MoveEvaluator, errors: float) -> bool:
    """Return whether games played to the end score more points after the best decision; in a game
    for points, at least a fair share of the lead."""
    first, *others = judge.estimates
    share = MIN_REALISED_SHARE if judge.win_model.is_for_points(judge.view.seats) else 0.0
    for one in others:
        more = [float(a - b) for a, b in zip(first.final_scores, one.final_scores, strict=True)]
        if sum(more) / len(more) <= max(margin_of_error(more, errors), share * first.lead(one)):
            return False
    return True


def _required_lead(judge: MoveEvaluator) -> float:
    return LEAD_IN_POINTS if judge.win_model.is_for_points(judge.view.seats) else LEAD


def _weight(state: State, seat: int, sought: int) -> int:
    """Return how well a quick estimate ranks the best decision; 0 if it is obvious."""
    value = advice.require_win_model(state).value
    learned = _behind(state, seat, sought, value.evaluate)
    by_hand = _behind(state, seat, sought, lambda after, seat: float(after.evaluate(seat)))
    if not learned:
        return EASY if by_hand else 0
    return HARD if learned > _FAR_BEHIND or by_hand > _FAR_BEHIND else FAIR


def _behind(state: State, seat: int, sought: int, worth: Callable[[State, int], float]) -> float:
    """Return how far a decision is behind the one that looks best right after it is taken."""
    brings = outcomes(state.game.moves(state, seat))
    seems = dict.fromkeys(brings.values(), 0.0)
    for number in range(_WORLDS):
        world = state.determinize(seat, subkey(b"first sight", bytes([number])))
        for action in seems:
            after = world.clone()
            after.step(seat, action)
            seems[action] += worth(after, seat) / _WORLDS
    return max(seems.values()) - seems[brings[sought]]


def _evaluate(state: State, seat: int, seed: bytes, budget: ThinkingBudget) -> MoveEvaluator:
    """Find and evaluate the best decisions."""
    thinking = MoveAdvisor(advice.require_win_model(state), state, seat, seed, budget)
    while not thinking.is_done():
        thinking.step()
    assert thinking.evaluator is not None
    return thinking.evaluator
