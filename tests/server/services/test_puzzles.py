"""Puzzles over the network: posed, tried and explained, for whoever asks."""

from collections.abc import Callable
from typing import Any

import pytest

import feldspar
from feldspar.table.content.puzzles import load_puzzles
from tests.server.client import Guest

Arrive = Callable[[], Guest]
TITLE = "burgundy_dice"


def test_a_puzzle_is_posed_and_its_best_decision_found(arrive: Arrive) -> None:
    guest = arrive()
    asked: dict[str, Any] = {"game": TITLE, "number": 1}
    one = load_puzzles(feldspar.game(TITLE))[0]

    def ask(what: str, **said: Any) -> Any:
        answer = guest.http.post(f"/api/puzzle{what}", json={**asked, **said})
        assert answer.status_code == 200, answer.text
        return answer.json()

    posed = ask("")
    assert (posed["weight"], posed["view"]["viewer"]) == (one.weight, one.seat)
    assert one.best.decision in [move["decision"] for move in posed["view"]["moves"]]
    assert ask("/try", decision=one.best.decision)["found"]
    missed = ask("/try", decision=one.runner_up.decision)
    assert (missed["found"], missed["place"]) == (False, 1)
    assert missed["judged"][1]["behind"] == pytest.approx(one.runner_up.behind, abs=0.01)
    assert ask("/try", decision=None)["place"] is None
    assert ask("/why", touched=["no such thing"]) == {"rule": "", "key": "", "args": {}}


def test_what_cannot_be_is_refused(arrive: Arrive) -> None:
    guest = arrive()

    def refusal(what: str, **said: Any) -> tuple[int, str]:
        answer = guest.http.post(f"/api/puzzle{what}", json=said)
        return answer.status_code, answer.json()["key"]

    assert refusal("", game=TITLE, number=999) == (409, "refused-no-puzzle")
    assert refusal("", game="chess", number=1) == (409, "refused-no-puzzle")
    assert refusal("", game=TITLE, number=0) == (422, "refused-request")
    wrong = refusal("/try", game=TITLE, number=1, decision="castle(e8)")
    assert wrong == (409, "refused-unknown")
