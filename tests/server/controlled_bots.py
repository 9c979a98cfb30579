"""Bots that decide only when a test lets them."""

import threading
from typing import Any

import pytest

from feldspar.server.bots.executor import DecisionJob
from feldspar.server.bots.process_pool import BotProcess
from tests.server.client import PATIENCE


def think_on_demand(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], threading.Semaphore]:
    """Let each decision wait for a semaphore; return the bots that have begun, and it."""
    begun, goes_on = list[str](), threading.Semaphore(0)

    def think(_: BotProcess, job: Any) -> str:
        order: DecisionJob = job.args[0]
        begun.append(order.bot)
        assert goes_on.acquire(timeout=PATIENCE)
        return order.state.game.actions.text(order.state.legal(order.seat)[0])

    monkeypatch.setattr(BotProcess, "run", think)
    return begun, goes_on
