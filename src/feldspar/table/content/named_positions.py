"""Named positions of a title: those of puzzles and of examples."""

from feldspar import games
from feldspar.kernel.game import Game, State
from feldspar.table.content import guide
from feldspar.table.content.puzzles import load_puzzles
from feldspar.table.contract.refusal import Refused


def load_named_position(name: str) -> State:
    """Return the position named "puzzle/GAME/7" or "example/GAME/RULE/0"; what is hidden is
    sampled, the same way for everybody."""
    kind, title, which = (*name.split("/", 2), "", "")[:3]
    state = None
    if title in games.titles() and kind == "puzzle":
        state = _puzzle_position(games.load(title), which)
    elif title in games.titles() and kind == "example":
        state = _example_position(games.load(title), which)
    if state is None:
        raise Refused("refused-no-position", text=f"no position is called {name!r}")
    return state


def _puzzle_position(game: Game, which: str) -> State | None:
    for number, one in enumerate(load_puzzles(game), 1):
        if str(number) == which:
            return one.state(game)
    return None


def _example_position(game: Game, which: str) -> State | None:
    for one in guide.load_examples(game):
        if f"{one.rule}/{one.nth}" == which:
            return guide.load_position(game, one.position)
    return None
