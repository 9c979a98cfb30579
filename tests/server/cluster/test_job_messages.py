"""What passes between servers and workers: plain data, nothing secret, and it means the same."""

import pytest

import feldspar
from feldspar.server.bots.executor import AdviceJob, DecisionJob, JobFailed
from feldspar.server.cluster.job_messages import (
    REQUEST_DECODER,
    JobPosition,
    JobRequest,
    JobResult,
    decode_result,
    encode,
)
from feldspar.table import Refused
from feldspar.table.contract.refusal import Refusal
from feldspar.table.services import tables


def order(title: str, bot: str) -> DecisionJob:
    """Return something to think about, with a choice."""
    state = feldspar.new(title, 2, "market day")
    decisions = 12
    while len(state.legal(state.actors()[0])) < 2:
        feldspar.playout(state, seed=7, most=decisions)
        decisions += 1
    return DecisionJob(state, state.actors()[0], bot, b"a seed")


@pytest.mark.parametrize("title", feldspar.titles())
def test_whoever_is_sent_an_order_decides_alike_and_learns_no_secret(title: str) -> None:
    asked = order(title, "search(walks=12)")
    text = encode(JobRequest("here", decision=JobPosition.from_job(asked)))
    assert asked.state.key.hex().encode() not in text
    sent = REQUEST_DECODER.decode(text).decision
    assert sent is not None
    assert tables.decide_with_bot(*sent.to_decision_job()) == tables.decide_with_bot(*asked)


def test_a_question_is_the_same_question() -> None:
    asked = order("burgundy_dice", "")
    question = AdviceJob(asked.state, asked.seat, asked.seed, 7, quick=True)
    sent = REQUEST_DECODER.decode(
        encode(JobRequest("here", advice=JobPosition.from_job(question)))
    ).advice
    assert sent is not None
    again = sent.to_advice_job()
    assert again[1:] == question[1:]
    assert again.state.info_key(asked.seat) == asked.state.info_key(asked.seat)


def test_an_answer_is_what_was_said_or_why_not() -> None:
    assert decode_result(encode(JobResult(decision="start(monk)"))).decision == "start(monk)"
    with pytest.raises(Refused) as refused:
        decode_result(encode(JobResult(refusal=Refusal("refused-not-over", "BUR-1.1", "not yet"))))
    assert refused.value.refusal == Refusal("refused-not-over", "BUR-1.1", "not yet")
    with pytest.raises(JobFailed, match="3 bot processes died"):
        decode_result(encode(JobResult(error="3 bot processes died")))


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", b'["a",[1]]', b"\x80\x04\x95", b"[" * 10_000])
def test_what_makes_no_sense_is_not_read(text: bytes) -> None:
    with pytest.raises(JobFailed, match="invalid result from a worker"):
        decode_result(text)
    with pytest.raises(ValueError, match=r"."):
        REQUEST_DECODER.decode(text)
