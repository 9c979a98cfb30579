"""Puzzles asked and answered, by whoever shows them.

Nobody keeps who has solved what: each question names its puzzle, and has the same answer
everywhere. A decision counts as found if it brings the same as the best one.
"""

from typing import Final

from feldspar import games
from feldspar.bots.move_evaluator import Judge
from feldspar.kernel.game import Game, State
from feldspar.table.content.puzzles import Puzzle, puzzles
from feldspar.table.contract.advice import Advised, Tried
from feldspar.table.contract.commands import PuzzleSpec, TouchSpec, TrySpec
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Posed, Why
from feldspar.table.services import advice, tables
from feldspar.table.services.query import query
from feldspar.table.views.still_table import laid, meant, shown
from feldspar.table.views.still_table import tried as to_be_tried

_SEED: Final = b"try"
"""Whoever tries the same is told the same."""
_WORLDS: Final = 160
"""In so many worlds a decision is tried that was not judged beforehand."""


@query("puzzle", "A position in which one decision is much the best")
def look(asked: PuzzleSpec) -> Posed:
    """Return a puzzle as its seat sees it, and all that may be decided there."""
    game, puzzle = _known(asked.game, asked.number)
    seen = shown(laid(puzzle.state(game), []), puzzle.seat)
    view = to_be_tried(seen._replace(mine=(puzzle.seat,)))
    return Posed(asked.number, len(puzzles(game)), puzzle.weight, view)


@query("puzzle/try", "What a decision in a puzzle is worth")
def tried(asked: TrySpec) -> Tried:
    """Return what a decision is worth; what nobody thought of before is judged now."""
    game, puzzle = _known(asked.game, asked.number)
    state, judged = puzzle.state(game), puzzle.judged
    points_only = puzzle.best.chance is None
    if asked.decision is None:
        return Tried(False, None, judged, points_only)
    written = game.actions.text(meant(state, puzzle.seat, asked.decision))
    brings = puzzle.brings(state)
    known = [brings[one.decision] for one in judged]
    if brings[written] in known:
        place = known.index(brings[written])
        return Tried(place == 0, place, judged, points_only)
    other = _judged(state, puzzle, written)
    return Tried(other.behind <= other.doubt, len(judged), (*judged, other), points_only)


@query("puzzle/why", "Why things touched together make no move in a puzzle")
def why(asked: TouchSpec) -> Why:
    """Return why things that were touched together in a puzzle make no move."""
    game, puzzle = _known(asked.game, asked.number)
    return tables.why(laid(puzzle.state(game), []), puzzle.seat, list(asked.touched))


def _known(title: str, number: int) -> tuple[Game, Puzzle]:
    every = puzzles(games.load(title)) if title in games.titles() else ()
    if not 1 <= number <= len(every):
        raise Refused("refused-no-puzzle", text=f"{title} has {len(every)} puzzles, not {number}")
    return games.load(title), every[number - 1]


def _judged(state: State, puzzle: Puzzle, written: str) -> Advised:
    """Try a decision beside the best, in the same worlds; what it brings less is taken off what is
    known of the best."""
    actions = [state.game.actions.parse(one) for one in (puzzle.best.decision, written)]
    judge = Judge(advice.odds_of(state), state, puzzle.seat, _SEED, actions)
    judge.weigh(_WORLDS)
    first, other = judge.judged
    best, behind, chance = puzzle.best, first.lead(other), None
    if best.chance is not None:
        behind = min(behind, best.chance)
        chance = best.chance - behind
    points = best.points - (first.points - other.points) / first.walks / 100
    return Advised(written, chance, behind, other.doubt(first), points, None, None, {}, {})
