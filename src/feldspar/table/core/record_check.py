"""Record check: replays a recorded game and reports everything that is wrong.

Nothing a record says about its own end is trusted: the decisions are replayed, and the outcome must
be exactly what the record says, with no decision more or less.
"""

from collections.abc import Iterator

from feldspar.kernel.events import Text
from feldspar.kernel.game import Game, State
from feldspar.kernel.notation.record import Record
from feldspar.kernel.notation.record_format import END, RecordError
from feldspar.kernel.notation.record_parser import MOST_DECISIONS
from feldspar.kernel.standings import ended_by_resignation


def check_record(record: Record, game: Game) -> Iterator[Text]:
    """Yield each thing that is wrong with the decisions and the end of a game."""
    if game.by(record.game, record.rules) is None:
        told, here = f"{record.game} {record.rules}", f"{game.id} {game.rules}"
        yield Text("verify-other-rules", {"told": told, "here": here})
        return
    if len(record.decisions) > MOST_DECISIONS:
        yield Text("verify-too-many")
        return
    yield from _check_seats(record)
    if record.seed is None:
        return
    try:
        state = record.play(game)
    except RecordError as error:
        yield _describe_unplayable(record, error)
        return
    if record.options != state.options:
        yield Text("verify-options")
    over = not state.actors()
    if not over and not _ended_by_resignation(record):
        yield Text("verify-not-over")
    yield from _check_resignations(record, over)
    yield from _check_end(record, state)


def _describe_unplayable(record: Record, error: RecordError) -> Text:
    if not error.decision:
        return Text("verify-no-table", {"why": str(error)})
    seat, written = record.decisions[error.decision - 1]
    if error.rule:
        decision = f"{seat} {written}"
        return Text("verify-illegal", {"n": error.decision, "what": decision, "rule": error.rule})
    return Text("verify-unplayable", {"why": str(error)})


def _check_seats(record: Record) -> Iterator[Text]:
    """Yield references to seats that do not exist, and bots that have a substitute."""
    spoken_of = {*record.players, *record.bots, *record.seals, *record.entropy}
    for seat in sorted(spoken_of):
        if not 0 <= seat < record.seats:
            yield Text("verify-no-seat", {"seat": str(seat)})
    for index in sorted(record.standins):
        real = 0 <= index < len(record.decisions)
        if not real or record.decisions[index][0] in record.bots:
            yield Text("verify-standin", {"n": index + 1})


def _ended_by_resignation(record: Record) -> bool:
    """Return whether the last resignation ended the game, after the last decision."""
    gone = [seat for seat, _ in record.resigned]
    last = record.resigned[-1][1] if record.resigned else -1
    return last == len(record.decisions) and ended_by_resignation(record.seats, gone, record.bots)


def _check_resignations(record: Record, over: bool) -> Iterator[Text]:
    gone: list[int] = []
    earliest, decided = 0, len(record.decisions)
    latest = decided - 1 if over else decided  # nobody can resign from a finished game
    for seat, after in record.resigned:
        person = 0 <= seat < record.seats and seat not in record.bots and seat not in gone
        gone.append(seat)
        if not person or not earliest <= after <= latest:
            yield Text("verify-resigned", {"seat": str(seat), "n": after})
            continue
        earliest = after
        later = [n for n in range(after, decided) if record.decisions[n][0] == seat]
        if any(n not in record.standins for n in later):
            yield Text("verify-played-on", {"seat": str(seat)})
        # Version 0.1.0 let a substitute bot go on where a resignation now ends the game.
        elif (
            ended_by_resignation(record.seats, gone, record.bots) and after < decided and not later
        ):
            yield Text("verify-after-end", {"seat": str(seat)})


def _check_end(record: Record, state: State) -> Iterator[Text]:
    if not record.end:
        yield Text("verify-no-end")
        return
    again = Record.of(state)
    again.resigned = [(seat, n) for seat, n in record.resigned if 0 <= seat < record.seats]
    again.close(state)
    for name in END:
        told = record.end.get(name, "")
        if told != again.end[name]:
            yield Text(f"verify-other-{name}", {"told": told, "found": again.end[name]})
