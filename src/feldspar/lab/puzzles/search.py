"""Puzzle search in self-play: decisions of which one is clearly the best.

The best of many estimates looks better than it is. So two searches with different seeds
must find a decision, other worlds measure how far it is ahead of every other, and whole games must
say the same. What everybody sees at first sight is no puzzle.
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
"""How far the best must be ahead of all others, in chance to win."""
LEAD_IN_POINTS: Final = 1.0
"""The same where somebody plays alone for points."""
MIN_STANDARD_ERRORS: Final = 3.0
"""How many times its doubt that lead must be."""
MIN_REALISED_SHARE: Final = 0.25
"""What part of its lead in points the best decision must bring in games played to the end."""
_EASY: Final = 4
"""In one game of so many easy puzzles are looked for as well: there are many more of them."""
_POSITIONS_PER_GAME: Final = 40
"""How many decisions of a game are looked at, drawn by lot."""
_MIN_MOVES: Final = 3
"""How many different things one must be able to do; in a title with fewer decisions, all."""
_NEAR_SHARE: Final = 0.7
"""A short look is not sure: so much of the lead is enough for a longer one."""
_SHORT_BUDGET: Final = ThinkingBudget(simulations=100, worlds=24, games=0)
SIMULATIONS: Final = 1500
"""Of each search for the best decision."""
WORLDS: Final = 300
"""In which it is then measured beside all others."""
_FIRST_WORLDS: Final = 50
"""After so many of them it is seen whether the rest is worth while."""
_MAX_RIVALS: Final = 3
"""How many of the others are told of: the best of them."""
_GAMES: Final = ((8, 0.0), (24, 0.5), (64, 1.0))
"""How many are played to the end after each decision, and by how many standard errors these must
bring more: first a few, for many fail by them."""
_WORLDS: Final = 12
"""In so many worlds first sight looks at what can be decided."""
_FAR_BEHIND: Final = 100.0
"""So many hundredths of a point behind, a decision is hardly looked at."""
_QUARTERS: Final = 4


class SearchJob(NamedTuple):
    """A job: one game against oneself."""

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
    """Return what a search finds: the decision that stands for all that bring the same."""
    found = (
        _evaluate(state, seat, seed, ThinkingBudget(simulations, worlds=1, games=0, moves=1))
        .estimates[0]
        .action
    )
    return outcomes(state.game.moves(state, seat))[found]


def compare_with_all(state: State, seat: int, seed: bytes, sought: int) -> MoveEvaluator:
    """Return somebody to judge a decision beside every other that brings something else."""
    brings = outcomes(state.game.moves(state, seat))
    others = [action for action in dict.fromkeys(brings.values()) if action != brings[sought]]
    return MoveEvaluator(advice.require_win_model(state), state, seat, seed, [sought, *others])


def min_moves(game: Game) -> int:
    """Return how many different things one must be able to do in a puzzle of a title."""
    return min(_MIN_MOVES, game.actions.size)


def margin(judge: MoveEvaluator) -> tuple[float, float]:
    """Return how far the first decision is ahead of all others, and how far that may be off."""
    first, *others = judge.estimates
    return min([(first.lead(one), first.margin_of_error(one)) for one in others])


def _find_candidates(job: SearchJob) -> list[Candidate]:
    """Play one game at first sight; return decisions of it that may be worth a longer look."""
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
    """Return a decision if a short look finds something far ahead that not everybody sees."""
    state = Puzzle(0, quarter, seat, truth.position(seat), ()).state(truth.game)
    if len({*outcomes(state.game.moves(state, seat)).values()}) < min_moves(truth.game):
        return None
    judge = _evaluate(state, seat, b"short", _SHORT_BUDGET)
    if len(judge.estimates) < 2 or margin(judge)[0] < _NEAR_SHARE * _required_lead(judge):
        return None
    weight = _weight(state, seat, judge.estimates[0].action)
    return Candidate(state, seat, quarter, weight) if weight else None


def _measure(moment: Candidate, seed: bytes) -> Puzzle | None:
    """Return a puzzle if one decision is far ahead for sure, whoever looks for it."""
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
    """Tell whether games played to the end bring more points after the best decision; where points
    are what counts, a fair share of those it promises."""
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
    """Return how well first sight sees the best decision; 0 if everybody does."""
    value = advice.require_win_model(state).value
    learned = _behind(state, seat, sought, value.evaluate)
    by_hand = _behind(state, seat, sought, lambda after, seat: float(after.evaluate(seat)))
    if not learned:
        return EASY if by_hand else 0
    return HARD if learned > _FAR_BEHIND or by_hand > _FAR_BEHIND else FAIR


def _behind(state: State, seat: int, sought: int, worth: Callable[[State, int], float]) -> float:
    """Return how far a decision is behind what seems to be the best right after it is taken."""
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
    """Find and judge the best decisions."""
    thinking = MoveAdvisor(advice.require_win_model(state), state, seat, seed, budget)
    while not thinking.is_done():
        thinking.step()
    assert thinking.evaluator is not None
    return thinking.evaluator
