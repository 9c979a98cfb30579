"""Branch service: play on from any moment of a record, without changing it.

Nothing is stored. Each request names the record, the moment, and the decisions since: so the same
request has the same answer everywhere, and a branch can be sent as a link. Only finished games can
be branched, as nothing may be learned about a running one. Instead of a record and its moment, a
request may name a known position of a puzzle or an example.
"""

from typing import NamedTuple

from feldspar.bots.levels import LEVELS
from feldspar.kernel.chance import subkey
from feldspar.kernel.events import WATCHER
from feldspar.kernel.game import State
from feldspar.kernel.notation.record import Record
from feldspar.table.content import named_positions
from feldspar.table.contract.advice import Hopes
from feldspar.table.contract.commands import AnswerSpec, CopySpec, WhySpec
from feldspar.table.contract.refusal import Refused
from feldspar.table.contract.views import Answered, View, Why
from feldspar.table.core.table import Table
from feldspar.table.core.timeline import Decision, GameTimeline
from feldspar.table.services import advice, replays, tables
from feldspar.table.services.query import query
from feldspar.table.views.still_table import as_sandbox, parse_legal, static_view, table_at


class BotJob(NamedTuple):
    """What a bot needs to decide in a branch, in any process: the arguments of
    `tables.decide_with_bot`."""

    state: State
    seat: int
    bot: str
    seed: bytes


class Branch(NamedTuple):
    """A table in a branch, and where it comes from."""

    table: Table
    seed: bytes
    """The seed of all chance not drawn yet."""
    record: Record | None

    @property
    def play(self) -> GameTimeline:
        """The timeline of its game."""
        assert self.table.play is not None
        return self.table.play


@query("copy", "A position beyond a moment of a recorded game, and what may be decided there")
def view_branch(asked: CopySpec) -> View:
    """Return the view of a seat of a branch, with its possible decisions.

    A player who resigned in the recorded game has not in the branch: it goes on by the rules.
    """
    copy = _replay_branch(asked)
    viewer = _viewer(copy, asked)
    if copy.record is None:
        return as_sandbox(static_view(copy.table, viewer))
    return as_sandbox(replays.view_replay(copy.table, copy.record, viewer))


@query("copy/why", "Why things touched together make no move in a copy")
def why(asked: WhySpec) -> Why:
    """Return why things that were selected together in a branch make no move."""
    copy = _replay_branch(asked.copy)
    return tables.why(copy.table, _viewer(copy, asked.copy), list(asked.touched))


@query("copy/hopes", "What everybody may hope for in a copy")
def estimate_chances(asked: CopySpec) -> Hopes:
    """Return a quick estimate of everybody's prospects in a branch, from what its viewer knows."""
    copy = _replay_branch(asked)
    return advice.estimate_chances(copy.play.state, _viewer(copy, asked))


def bot_job(asked: AnswerSpec) -> BotJob:
    """Return what a bot needs to decide for a seat of a branch."""
    copy = _replay_branch(asked.copy)
    if asked.bot not in LEVELS:
        raise Refused("refused-bot")
    if asked.who not in copy.table.actors():
        raise Refused("refused-stale")
    name = "/".join(["copy", str(asked.who), str(asked.copy.at), *asked.copy.line])
    seed = subkey(copy.seed, name.encode())
    return BotJob(copy.play.state.clone(), asked.who, asked.bot, seed)


def build_answer(asked: AnswerSpec, written: str) -> Answered:
    """Return the view after a bot's decision."""
    decision = f"{asked.who} {written}"
    copy = asked.copy._replace(line=(*asked.copy.line, decision))
    return Answered(decision, view_branch(copy))


@query("copy/answer", "What a bot decides in a copy")
def answer_now(asked: AnswerSpec) -> Answered:
    """Let a bot decide for a seat, in this process."""
    return build_answer(asked, tables.decide_with_bot(*bot_job(asked)))


def _replay_branch(asked: CopySpec) -> Branch:
    copy = _open_branch(asked)
    for said in asked.line:
        first, _, rest = said.partition(" ")
        if first == "dice":
            _redeal(copy, rest)
        else:
            _decide(copy, int(first), rest)
    return copy


def _open_branch(asked: CopySpec) -> Branch:
    if asked.position:
        state = named_positions.load_named_position(asked.position)
        return Branch(table_at(state, []), asked.position.encode(), None)
    record, game = replays.load_record(asked.record)
    assert record.seed is not None
    return Branch(replays.table_after(record, game, asked.at), record.seed, record)


def _redeal(copy: Branch, which: str) -> None:
    play = copy.play
    name = f"dice/{which}/{len(play.decisions)}"
    play.state = play.state.with_other_chance(subkey(copy.seed, name.encode()))
    play.state.log = play.log


def _decide(copy: Branch, seat: int, written: str) -> None:
    """Apply a decision, or refuse it as a table does."""
    table = copy.table
    if seat not in range(len(table.seats)):
        raise Refused("refused-seat")
    action = parse_legal(copy.play.state, seat, written)
    decision = Decision(seat, table.game.actions.text(action))
    copy.play.decide(decision, action, checked=True)


def _viewer(copy: Branch, asked: CopySpec) -> int:
    if asked.seat is not None:
        return asked.seat if asked.seat in range(len(copy.table.seats)) else WATCHER
    last = [decision.seat for decision in copy.play.decisions[-1:]]
    return next(iter([*copy.table.actors(), *last]), WATCHER)
