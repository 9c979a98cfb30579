"""Puzzle content: positions in which one decision is clearly the best.

A position is written as its seat sees it, so a reader knows no more than that seat. The values of
the decisions were computed beforehand (`feldspar.lab.puzzles.search`), so an answer can be judged
without a search.
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
"""How hard a puzzle is: how badly a quick estimate ranks the best decision."""
HIDDEN_SEED: Final = b"puzzle"
"""The seed from which hidden information is sampled: the same table for everybody."""
_DEFAULTS: Final[dict[str, object]] = {
    "chance": None,
    "low": None,
    "high": None,
    "sources": {},
    "differs": {},
}


class Puzzle(NamedTuple):
    """A position and the values of its decisions."""

    weight: int
    """`EASY` to `HARD`."""
    quarter: int
    """The quarter of the game it is from, 1 to 4."""
    seat: int
    position: str
    judged: tuple[Advised, ...]
    """The best decision first, then other tempting ones, each with a different effect."""

    @property
    def best(self) -> Advised:
        """The solution."""
        return self.judged[0]

    @property
    def runner_up(self) -> Advised:
        """The second-best decision."""
        return self.judged[1]

    @property
    def kind(self) -> str:
        """The kind of the best decision, in a word."""
        return self.best.decision.partition("(")[0]

    def state(self, game: Game) -> State:
        """Return the position, with hidden information sampled."""
        return read_position(self.position, lambda _: game, HIDDEN_SEED)

    def canonical_decisions(self, state: State) -> dict[str, str]:
        """Map every legal decision to the canonical one among those with the same effect."""
        text = state.game.actions.text
        found = outcomes(state.game.moves(state, self.seat))
        return {text(action): text(same) for action, same in found.items()}


@cache
def load_puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a title, the easy ones first; none if it has none."""
    try:
        found = pkgutil.get_data(game.package, FILE)
    except OSError:  # a folder and an archive report a missing file differently
        return ()
    return parse_puzzles((found or b"").decode())


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file."""
    found = tomllib.loads(text).get("puzzles", [])
    return tuple(
        [decode(Puzzle, {**one, "judged": _fill_defaults(one["judged"])}) for one in found]
    )


def _fill_defaults(judged: list[dict[str, object]]) -> list[dict[str, object]]:
    """Fill in omitted values."""
    return [{**_DEFAULTS, **one} for one in judged]
