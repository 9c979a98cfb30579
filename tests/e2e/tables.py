"""Tables set without a page, for tests that look at something else; and ways to sit at them."""

import uuid
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page

Seats = list[dict[str, str]]
ENTROPY = "5eed" * 8


class Guest:
    """What a page asks of the server, asked with the cookies of a browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.http = context.request

    def game(self) -> str:
        """The first game on the shelf."""
        return str(self.http.get("/api/games").json()[0]["id"])

    def table(self, seats: Seats, **more: Any) -> str:
        spec = {"game": self.game(), "seats": seats, "options": {}, "title": "", **more}
        spec.setdefault("clock", {"kind": "none"})
        answer = self.http.post("/api/tables", data=spec)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        return view

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
                action = chance.choice(view["moves"])["decision"]
                seat = view["viewer"]
                self.ask(table, do="submit", seat=seat, action=action, turn=view["turn"])
                decisions -= 1


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
