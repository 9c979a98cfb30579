"""Messages of the remote job queue: requests for bot computation and their results.

Nothing but plain data passes: a position as its text, a record, names and numbers. Whatever comes
out of Redis is read as what it must be, or not at all.
"""

from typing import Final, NamedTuple

import msgspec

from feldspar import games
from feldspar.kernel.notation import position
from feldspar.server.bots.executor import Failed, Order, Question, Thinking
from feldspar.server.runtime.fair_queue import QueueFull
from feldspar.table import Refused
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.contract.refusal import Refusal


class Position(NamedTuple):
    """A position somebody must decide in, as far as their seat knows it: bots need no more, and
    whoever reads Redis learns nothing of the dice to come."""

    text: str
    seat: int
    seed: bytes
    bot: str = ""
    turn: int = 0
    quick: bool = False

    @classmethod
    def of(cls, asked: Order | Question) -> "Position":
        """Write down what is to be thought about."""
        text, seat, seed = asked.state.position(asked.seat), asked.seat, asked.seed
        if isinstance(asked, Order):
            return cls(text, seat, seed, bot=asked.bot)
        return cls(text, seat, seed, turn=asked.turn, quick=asked.quick)

    def order(self) -> Order:
        """Return the order that was written down."""
        state = position.read(self.text, games.load, self.seed, ours=True)
        return Order(state, self.seat, self.bot, self.seed)

    def question(self) -> Question:
        """Return the question that was written down."""
        state = position.read(self.text, games.load, self.seed, ours=True)
        return Question(state, self.seat, self.seed, self.turn, self.quick)


class Slip(NamedTuple):
    """What somebody wants to know: one of three things."""

    back: str
    """The topic on which they want to hear that there is an answer."""
    order: Position | None = None
    question: Position | None = None
    review: ReviewSpec | None = None
    caller: str = ""
    """Whose turn it takes."""


class Answer(NamedTuple):
    """What came of it: one of these, or nothing and why."""

    decision: str | None = None
    advice: Advice | None = None
    review: Review | None = None
    refused: Refusal | None = None
    failed: str = ""


READS_SLIPS: Final = msgspec.json.Decoder(Slip)
READS_ANSWERS: Final = msgspec.json.Decoder(Answer)


def written(paper: Slip | Answer) -> bytes:
    """Return a slip or an answer as it is sent."""
    return msgspec.json.encode(paper)


async def thought(slip: Slip, thinking: Thinking) -> Answer:
    """Return what comes of a slip."""
    try:
        if slip.order is not None:
            return Answer(decision=await thinking.thought_out(slip.order.order(), slip.caller))
        if slip.question is not None:
            return Answer(advice=await thinking.advice(slip.question.question(), slip.caller))
        if slip.review is not None:
            return Answer(review=await thinking.review(slip.review, slip.caller))
        return Answer(failed="nothing was asked")
    except Refused as refused:
        return Answer(refused=refused.refusal)
    except (Failed, QueueFull, ValueError) as error:  # what another version has written, say
        return Answer(failed=str(error))


def understood(text: bytes) -> Answer:
    """Return an answer that says something, or raise what it says instead."""
    try:
        answer = READS_ANSWERS.decode(text)
    except ValueError as error:
        raise Failed(f"a worker makes no sense: {error}") from None
    if answer.refused is not None:
        raise Refused(*answer.refused)
    if answer.failed:
        raise Failed(answer.failed)
    return answer
