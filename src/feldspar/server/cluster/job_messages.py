"""Messages of the remote job queue: requests for bot computation and their results.

Only plain data passes: a position as its text, a record, names and numbers. Whatever is read from
Redis must decode as the expected type, or it is rejected.
"""

from typing import Final, NamedTuple

import msgspec

from feldspar import games
from feldspar.kernel.notation import position
from feldspar.server.bots.executor import AdviceJob, BotExecutor, DecisionJob, JobFailed
from feldspar.server.runtime.fair_queue import QueueFull
from feldspar.table import Refused
from feldspar.table.contract.advice import Advice, Review
from feldspar.table.contract.commands import ReviewSpec
from feldspar.table.contract.refusal import Refusal


class JobPosition(NamedTuple):
    """A position somebody must decide in, as far as their seat knows it: bots need no more, and
    whoever reads Redis learns nothing of the dice to come."""

    text: str
    seat: int
    seed: bytes
    bot: str = ""
    turn: int = 0
    quick: bool = False

    @classmethod
    def from_job(cls, job: DecisionJob | AdviceJob) -> "JobPosition":
        """Write down what is to be thought about."""
        text, seat, seed = job.state.position(job.seat), job.seat, job.seed
        if isinstance(job, DecisionJob):
            return cls(text, seat, seed, bot=job.bot)
        return cls(text, seat, seed, turn=job.turn, quick=job.quick)

    def to_decision_job(self) -> DecisionJob:
        """Return the order that was written down."""
        state = position.read(self.text, games.load, self.seed, ours=True)
        return DecisionJob(state, self.seat, self.bot, self.seed)

    def to_advice_job(self) -> AdviceJob:
        """Return the question that was written down."""
        state = position.read(self.text, games.load, self.seed, ours=True)
        return AdviceJob(state, self.seat, self.seed, self.turn, self.quick)


class JobRequest(NamedTuple):
    """What somebody wants to know: one of three things."""

    reply_topic: str
    """The topic on which they want to hear that there is an answer."""
    decision: JobPosition | None = None
    advice: JobPosition | None = None
    review: ReviewSpec | None = None
    caller: str = ""
    """Whose turn it takes."""


class JobResult(NamedTuple):
    """What came of it: one of these, or nothing and why."""

    decision: str | None = None
    advice: Advice | None = None
    review: Review | None = None
    refusal: Refusal | None = None
    error: str = ""


REQUEST_DECODER: Final = msgspec.json.Decoder(JobRequest)
RESULT_DECODER: Final = msgspec.json.Decoder(JobResult)


def encode(message: JobRequest | JobResult) -> bytes:
    """Return a slip or an answer as it is sent."""
    return msgspec.json.encode(message)


async def execute(slip: JobRequest, executor: BotExecutor) -> JobResult:
    """Return what comes of a slip."""
    try:
        if slip.decision is not None:
            return JobResult(
                decision=await executor.compute(slip.decision.to_decision_job(), slip.caller)
            )
        if slip.advice is not None:
            return JobResult(advice=await executor.advise(slip.advice.to_advice_job(), slip.caller))
        if slip.review is not None:
            return JobResult(review=await executor.review(slip.review, slip.caller))
        return JobResult(error="nothing was asked")
    except Refused as refused:
        return JobResult(refusal=refused.refusal)
    except (JobFailed, QueueFull, ValueError) as error:  # what another version has written, say
        return JobResult(error=str(error))


def decode_result(text: bytes) -> JobResult:
    """Return an answer that says something, or raise what it says instead."""
    try:
        answer = RESULT_DECODER.decode(text)
    except ValueError as error:
        raise JobFailed(f"invalid result from a worker: {error}") from None
    if answer.refusal is not None:
        raise Refused(*answer.refusal)
    if answer.error:
        raise JobFailed(answer.error)
    return answer
