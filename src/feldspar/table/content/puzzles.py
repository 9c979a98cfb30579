"""Puzzle content: positions in which one decision is clearly the best.

A position is written as its seat sees it, so whoever reads it knows no more than that seat. What
the decisions there are worth was measured beforehand (`feldspar.lab.puzzles.search`); nothing need
be thought to tell somebody what theirs would cost.
"""

import pkgutil
import tomllib
from functools import cache
from typing import Final, NamedTuple

from feldspar.kernel.game import Game, State
from feldspar.kernel.move_selection import outcomes
from feldspar.kernel.notation.position import read as read_position
from feldspar.kernel.serialize.decode import decode
from feldspar.table.contract.advice import Advised

FILE: Final = "data/puzzles.toml"
EASY, FAIR, HARD = 1, 2, 3
"""How much a puzzle asks: by how well first sight sees the best decision."""
HIDDEN_SEED: Final = b"puzzle"
"""By this seed whatever the seat does not know is drawn: the same table for everybody."""
_DEFAULTS: Final[dict[str, object]] = {
    "chance": None,
    "low": None,
    "high": None,
    "sources": {},
    "differs": {},
}


class Puzzle(NamedTuple):
    """A position, and what was found about the decisions there."""

    weight: int
    """`EASY` to `HARD`."""
    quarter: int
    """In which part of the game it comes, from 1 to 4."""
    seat: int
    position: str
    judged: tuple[Advised, ...]
    """The best decision first, then others that are tempting: each brings something else."""

    @property
    def best(self) -> Advised:
        """The decision that is looked for."""
        return self.judged[0]

    @property
    def runner_up(self) -> Advised:
        """The best of the others."""
        return self.judged[1]

    @property
    def kind(self) -> str:
        """What the best decision does, in a word."""
        return self.best.decision.partition("(")[0]

    def state(self, game: Game) -> State:
        """Return the position, with a guess in the place of all that is hidden."""
        return read_position(self.position, lambda _: game, HIDDEN_SEED)

    def canonical_decisions(self, state: State) -> dict[str, str]:
        """Return for every legal decision the one that stands for all that bring the same."""
        text = state.game.actions.text
        found = outcomes(state.game.moves(state, self.seat))
        return {text(action): text(same) for action, same in found.items()}


@cache
def load_puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a title, the easy ones first; none if it has none."""
    try:
        found = pkgutil.get_data(game.package, FILE)
    except OSError:  # a folder and an archive say differently that it is not there
        return ()
    return parse_puzzles((found or b"").decode())


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file."""
    found = tomllib.loads(text).get("puzzles", [])
    return tuple(
        [decode(Puzzle, {**one, "judged": _fill_defaults(one["judged"])}) for one in found]
    )


def _fill_defaults(judged: list[dict[str, object]]) -> list[dict[str, object]]:
    """Fill in what is not written down."""
    return [{**_DEFAULTS, **one} for one in judged]
