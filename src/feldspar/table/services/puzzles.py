"""Puzzle service: poses puzzles and judges answers.

Nothing is stored about who has solved what: each request names its puzzle, and has the same answer
everywhere. A decision counts as the solution if it has the same effect as the best one.
"""

from typing import Final

from feldspar import games
from feldspar.bots.move_evaluator import MoveEvaluator
from feldspar.kernel.game import Game, State
from feldspar.table.content.puzzles import Puzzle, load_puzzles
from feldspar.table.contract.advice import Advised, Tried
from feldspar.table.contract.commands import PuzzleSpec, TouchSpec, TrySpec
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Posed, Why
from feldspar.table.services import advice, tables
from feldspar.table.services.query import query
from feldspar.table.views.still_table import as_sandbox as to_be_tried
from feldspar.table.views.still_table import parse_legal, static_view, table_at

_TRY_SEED: Final = b"try"
"""The same attempt always gets the same answer."""
_TRY_WORLDS: Final = 160
"""Worlds in which a decision is tried that was not judged beforehand."""


@query("puzzle", "A position in which one decision is much the best")
def view_puzzle(asked: PuzzleSpec) -> Posed:
    """Return a puzzle as its seat sees it, with all possible decisions."""
    game, puzzle = _find_puzzle(asked.game, asked.number)
    seen = static_view(table_at(puzzle.state(game), []), puzzle.seat)
    view = to_be_tried(seen._replace(mine=(puzzle.seat,)))
    return Posed(asked.number, len(load_puzzles(game)), puzzle.weight, view)


@query("puzzle/try", "What a decision in a puzzle is worth")
def try_decision(asked: TrySpec) -> Tried:
    """Return the value of a decision; one that was not judged beforehand is judged now."""
    game, puzzle = _find_puzzle(asked.game, asked.number)
    state, judged = puzzle.state(game), puzzle.judged
    points_only = puzzle.best.chance is None
    if asked.decision is None:
        return Tried(False, None, judged, points_only)
    written = game.actions.text(parse_legal(state, puzzle.seat, asked.decision))
    brings = puzzle.canonical_decisions(state)
    known = [brings[one.decision] for one in judged]
    if brings[written] in known:
        place = known.index(brings[written])
        return Tried(place == 0, place, judged, points_only)
    other = _evaluate_decision(state, puzzle, written)
    return Tried(other.behind <= other.doubt, len(judged), (*judged, other), points_only)


@query("puzzle/why", "Why things touched together make no move in a puzzle")
def why(asked: TouchSpec) -> Why:
    """Return why things that were selected together in a puzzle make no move."""
    game, puzzle = _find_puzzle(asked.game, asked.number)
    return tables.why(table_at(puzzle.state(game), []), puzzle.seat, list(asked.touched))


def _find_puzzle(title: str, number: int) -> tuple[Game, Puzzle]:
    every = load_puzzles(games.load(title)) if title in games.titles() else ()
    if not 1 <= number <= len(every):
        raise Refused("refused-no-puzzle", text=f"{title} has {len(every)} puzzles, not {number}")
    return games.load(title), every[number - 1]


def _evaluate_decision(state: State, puzzle: Puzzle, written: str) -> Advised:
    """Try a decision beside the best, in the same worlds; the difference is subtracted from the
    known value of the best."""
    actions = [state.game.actions.parse(one) for one in (puzzle.best.decision, written)]
    judge = MoveEvaluator(advice.require_win_model(state), state, puzzle.seat, _TRY_SEED, actions)
    judge.evaluate_in_worlds(_TRY_WORLDS)
    first, other = judge.estimates
    best, behind, chance = puzzle.best, first.lead(other), None
    if best.chance is not None:
        behind = min(behind, best.chance)
        chance = best.chance - behind
    points = best.points - (first.points - other.points) / first.simulations / 100
    return Advised(
        written, chance, behind, other.margin_of_error(first), points, None, None, {}, {}
    )
