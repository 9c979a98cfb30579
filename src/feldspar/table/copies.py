"""Copies of recorded games: from any moment one plays on, and neither record nor table changes.

No copy is kept. Whoever asks says the record, the moment, and what was decided since: so the same
question has the same answer everywhere, and a copy can be sent as a link.
Only games that are over can be copied; nothing of a running one can be learned by it.
"""

from typing import NamedTuple

from feldspar.bots.levels import LEVELS
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.game import State
from feldspar.kernel.record import Record
from feldspar.table import advice, desk, replays
from feldspar.table.commands import AnswerSpec, CopySpec, WhySpec
from feldspar.table.contract import Answered, View, Why
from feldspar.table.judgement import Hopes
from feldspar.table.laid import meant, tried
from feldspar.table.play import Decision
from feldspar.table.refusal import Refused
from feldspar.table.table import Table


class Thought(NamedTuple):
    """What a bot needs to decide in a copy, wherever it thinks: the arguments of `desk.think`."""

    state: State
    seat: int
    bot: str
    seed: bytes


def look(asked: CopySpec) -> View:
    """Return what a seat sees of a copy, and what it may decide there.

    Whoever resigned in the game that was played has not in its copy: it goes on by the rules.
    """
    record, table = _played(asked)
    return _seen(record, table, asked)


def why(asked: WhySpec) -> Why:
    """Return why things that were touched together in a copy make no move."""
    _, table = _played(asked.copy)
    return desk.why(table, _viewer(table, asked.copy), list(asked.touched))


def hopes(asked: CopySpec) -> Hopes:
    """Return what everybody may hope for in a copy, by what its viewer knows."""
    _, table = _played(asked)
    assert table.play is not None
    return advice.hopes(table.play.state, _viewer(table, asked))


def thought(asked: AnswerSpec) -> Thought:
    """Return what a bot must think about to decide for a seat of a copy."""
    record, table = _played(asked.copy)
    if asked.bot not in LEVELS:
        raise Refused("refused-bot")
    if asked.who not in table.actors():
        raise Refused("refused-stale")
    assert table.play is not None
    assert record.seed is not None
    name = "/".join(["copy", str(asked.who), str(asked.copy.at), *asked.copy.line])
    seed = subkey(record.seed, name.encode())
    return Thought(table.play.state.clone(), asked.who, asked.bot, seed)


def answered(asked: AnswerSpec, written: str) -> Answered:
    """Return what is seen once a bot has decided."""
    decision = f"{asked.who} {written}"
    copy = asked.copy._replace(line=(*asked.copy.line, decision))
    return Answered(decision, look(copy))


def answer(asked: AnswerSpec) -> Answered:
    """Let a bot decide for a seat, here and now."""
    return answered(asked, desk.think(*thought(asked)))


def _played(asked: CopySpec) -> tuple[Record, Table]:
    record, game = replays.known(asked.record)
    table = replays.played(record, game, asked.at)
    for said in asked.line:
        first, _, rest = said.partition(" ")
        if first == "dice":
            _redeal(record, table, rest)
        else:
            _decide(table, int(first), rest)
    return record, table


def _redeal(record: Record, table: Table, which: str) -> None:
    assert record.seed is not None
    assert table.play is not None
    play = table.play
    name = f"dice/{which}/{len(play.decisions)}"
    play.state = play.state.redealt(subkey(record.seed, name.encode()))
    play.state.log = play.log


def _decide(table: Table, seat: int, written: str) -> None:
    """Carry out a decision, or refuse it as a table does."""
    assert table.play is not None
    if seat not in range(len(table.seats)):
        raise Refused("refused-seat")
    action = meant(table.play.state, seat, written)
    decision = Decision(seat, table.game.actions.text(action))
    table.play.decide(decision, action, judged=True)


def _viewer(table: Table, asked: CopySpec) -> int:
    if asked.seat is not None:
        return asked.seat
    assert table.play is not None
    last = [decision.seat for decision in table.play.decisions[-1:]]
    return next(iter([*table.actors(), *last]), WATCHER)


def _seen(record: Record, table: Table, asked: CopySpec) -> View:
    return tried(replays.seen(table, record, _viewer(table, asked)))
