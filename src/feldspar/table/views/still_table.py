"""Still tables: a position shown without players."""

from feldspar.kernel.events import Event
from feldspar.kernel.game import State
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Fair, View
from feldspar.table.core.table import Table
from feldspar.table.views.view import build_view


def table_at(state: State, log: list[Event], names: dict[int, str] | None = None) -> Table:
    """Return a table with a game in this state; what happens there is added to its log."""
    opened = Table.opening_entry(state.game, state.seats, state.options, b"", 0)
    table = Table.of(state.game, [opened])
    for number in range(state.seats):
        table.commit(table.join(number, "", (names or {}).get(number, ""), 0))
    assert table.play is not None
    table.play.state, table.play.log, table.play.moments = state, log, [0] * len(log)
    state.log = log
    return table


def static_view(table: Table, viewer: int, fair: Fair | None = None) -> View:
    """Return what a seat or a watcher sees of it: nothing can be undone there, and no player is
    awaited."""
    found = build_view(table, viewer, moments=True, fair=fair)
    nobody = found.clock._replace(awaited=(None,) * len(table.seats))
    return found._replace(mine=(), opener=False, undo="", clock=nobody)


def as_sandbox(seen: View) -> View:
    """Allow decisions to be tried there: each can be undone."""
    moves = tuple([move._replace(final=False) for move in seen.moves])
    return seen._replace(moves=moves, waits=False)


def parse_legal(state: State, seat: int, written: str) -> int:
    """Parse a decision, or refuse it as a table does."""
    try:
        action = state.game.actions.parse(written)
    except ValueError as error:
        raise Refused("refused-unknown", text=f"{seat} {written}: {error}") from None
    rule = state.why_not(seat, action)
    if rule is not None:
        raise Refused("refused-rule", rule, f"{seat} {written}: see rule {rule}")
    return action
