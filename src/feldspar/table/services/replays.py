"""Replay service: replays records and shows them; nothing a record says is trusted."""

from bisect import bisect_right

from feldspar import games
from feldspar.kernel.events import WATCHER, Event
from feldspar.kernel.game import Game
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import RecordError
from feldspar.kernel.standings import final_places
from feldspar.kernel.text.safe_text import clean
from feldspar.table.contract.commands import MomentSpec
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Checked, Fair, View
from feldspar.table.core.fairness import promise_of, verify
from feldspar.table.core.table import Table
from feldspar.table.core.timeline import Decision
from feldspar.table.services.query import query
from feldspar.table.views.still_table import static_view, table_at
from feldspar.table.views.view import log_line


@query("moment", "A position of a recorded game")
def view_moment(asked: MomentSpec) -> View:
    """Return a table after some decisions of a recorded game.

    Errors name the line of the record, as "line 7: ...".
    """
    record, game = load_record(asked.record)
    table = table_after(record, game, asked.at)
    if asked.at >= len(record.decisions):
        for seat, _ in record.resigned:
            table.seats[seat].resigned = True
        table.resignations, table.takebacks = list(record.resigned), record.takebacks
    return view_replay(table, record, asked.seat)._replace(moves=())


def load_record(text: str) -> tuple[Record, Game]:
    """Return a record and its game; refuse one whose chance must not be public yet."""
    record = Record.parse(text)
    if record.game not in games.titles():
        titles = ", ".join(games.titles())
        wrong = f"no game is called {record.game!r}; there are: {titles}"
        raise RecordError(wrong, "refused-record-game")
    if record.seed is None:
        raise Refused("refused-not-over")
    return record, games.load(record.game)


def table_after(record: Record, game: Game, at: int) -> Table:
    """Return a table after the first decisions of a record."""
    log: list[Event] = []
    written: list[int] = []  # how long the log was before each decision
    try:
        state = record.play(game, at, log, lambda *_: written.append(len(log)))
    except RecordError as error:
        if not error.decision:
            raise
        placed = RecordError(f"line {record.line_of(error.decision)}: {error}", error.key)
        placed.rule = error.rule
        raise placed from None
    table = table_at(state, log, record.players)
    for number in range(record.seats):
        table.seats[number].seal = record.seals.get(number, "")
        table.seats[number].entropy = record.entropy.get(number, b"")
    table.dice = record.dice
    table.title = clean(record.title)
    assert table.play is not None
    table.play.moments = [bisect_right(written, line) for line in range(len(log))]
    table.play.decisions = [Decision(*decision) for decision in record.decisions[:at]]
    for number, bot in record.bots.items():
        table.seats[number].kind, table.seats[number].bot = "bot", bot
    return table


def view_replay(table: Table, record: Record, seat: int) -> View:
    """Return what a seat, or else a watcher, sees of a table without players."""
    fair = Fair(
        commitment=record.commitment,
        seals=tuple([record.seals.get(n, "") for n in range(record.seats)]),
        entropy=tuple([record.entropy.get(n, b"").hex() for n in range(record.seats)]),
        secret=record.secret.hex() if record.secret is not None else None,
        awaited=(),
        may_begin=None,
        promise=promise_of(record),
        lots=table.game.lots,
        dice=record.dice,
    )
    found = static_view(table, seat if seat in range(record.seats) else WATCHER, fair)
    return found._replace(decisions=len(record.decisions))


def to_refused(wrong: Exception) -> Refused:
    """Return the refusal for a record that cannot be shown."""
    if isinstance(wrong, RecordError):
        return Refused(wrong.key, wrong.rule, str(wrong))
    return Refused("refused-request", text=str(wrong))


def verify_record(record: Record) -> Checked:
    """Replay a recorded game and report every difference from the record."""
    game = games.load(record.game)
    wrong = verify(record, game).wrong
    if wrong:
        return Checked(wrong, (), (), ())
    log: list[Event] = []
    state = record.play(game, None, log)
    lines = [log_line(event, None) for event in log if event.visible_to(WATCHER)]
    places = final_places(state.ranking(), [seat for seat, _ in record.resigned])
    return Checked((), tuple(state.scores()), tuple(places), tuple(lines))
