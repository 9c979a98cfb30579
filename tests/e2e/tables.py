"""Tables set without a page, for tests that look at something else; and ways to sit at them."""

import json
import re
import time
import uuid
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.e2e.hand import PATIENCE

Seats = list[dict[str, str]]
GAMES = BRUGES, BURGUNDY, CARDS, DICE = "bruges", "burgundy", "burgundy_cards", "burgundy_dice"
"""With questions out of turn; in turn and long; with hands of cards, also alone; all at once and
short, also alone."""
MOST_TRIES = 40
"""Games in which a question must come, which comes in one of three."""
ENTROPY = "5eed" * 8


class Guest:
    """What a page asks of the server, asked with the cookies of a browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.http = context.request

    def table(self, seats: Seats, game: str = DICE, **more: Any) -> str:
        spec = {"game": game, "seats": seats, "options": {}, "title": "", **more}
        spec.setdefault("clock", {"kind": "none"})
        answer = self.http.post("/api/tables", data=spec)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        return view

    def wait(self, table: str, status: str) -> None:
        """Wait until a table is full, or its game is over."""
        deadline = time.monotonic() + PATIENCE / 1000
        while self.view(table)["status"] != status:
            assert time.monotonic() < deadline, f"never {status}"
            time.sleep(0.1)

    def ask(self, table: str, **request: Any) -> int:
        answer = self.http.post(
            f"/api/tables/{table}/commands", data={"key": str(uuid.uuid4()), **request}
        )
        return answer.status

    def play(self, table: str, decisions: int = 10_000, seed: int = 0) -> None:
        """Decide at random, until the game is over or so often."""
        chance = Random(seed)
        while decisions and (view := self.view(table))["status"] == "playing":
            if view["moves"]:
                self.decide(table, view, chance.choice(view["moves"]))
                decisions -= 1

    def asked(self, game: str, wanted: str, wishes: Sequence[str]) -> str:
        """Play until the question or an answer to it is wanted: which table. Both what is wanted
        and the decisions wished on the way there are told by their messages."""
        for seed in range(MOST_TRIES):
            table, chance = self.table([me(), bot()], game), Random(seed)
            while (view := self.view(table))["status"] == "playing":
                if not (moves := view["moves"]):
                    continue
                answers = [move["label"] for move in moves]
                if re.search(wanted, json.dumps([view["scene"]["prompt"], answers])):
                    return table
                found = ([m for m in moves if re.search(w, json.dumps(m["label"]))] for w in wishes)
                self.decide(table, view, chance.choice(next(filter(None, found), moves)))
        raise AssertionError(f"{wanted} never comes")

    def decide(self, table: str, view: dict[str, Any], move: dict[str, Any]) -> None:
        seat, turn = view["viewer"], view["turn"]
        self.ask(table, do="submit", seat=seat, action=move["decision"], turn=turn)


def me(name: str = "Odile") -> dict[str, str]:
    return {"kind": "me", "name": name, "entropy": ENTROPY}


def bot(name: str = "Bastien", kind: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": kind}


def open_seat() -> dict[str, str]:
    return {"kind": "open"}


def join(page: Page, link: str, name: str) -> None:
    """Follow a link to a table and take its first open seat."""
    page.goto(link)
    seat = page.locator("form:has(input)").first
    seat.locator("input").fill(name)
    seat.get_by_role("button").click()
