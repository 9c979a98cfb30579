"""Tables created without a page, for tests of something else; and ways to join them."""

import json
import re
import time
import uuid
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page

import feldspar
from tests.e2e.hand import PATIENCE

Seats = list[dict[str, str]]
GAMES = tuple(feldspar.titles())
BRUGES, BURGUNDY, CARDS, DICE = "bruges", "burgundy", "burgundy_cards", "burgundy_dice"
"""With questions out of turn; in turn and long; with hands of cards, also alone; all at once and
short, also alone."""
SECRET = "5ec7e7a1" * 8
"""The secret of every table on the server, in hex: its dice and bots are the same in every run."""
PAUSE = 0.02
"""Seconds between two looks at a table that is not yet as it shall be."""

SEEDS = 12
"""How many games are tried for a question that comes now and then."""


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

    def until(self, table: str, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until something is true of the view of a table, as long as its game goes on."""
        turn, deadline = None, 0.0
        while not so(view := self.view(table)):
            if view["turn"] != turn:
                turn, deadline = view["turn"], time.monotonic() + PATIENCE / 1000
            assert time.monotonic() < deadline, f"nothing happens in turn {turn}"
            time.sleep(PAUSE)
        return view

    def sit(self, table: str) -> dict[str, Any]:
        """Wait until nobody else may decide, or it is over: where all decide at once, a bot that
        is slow today would decide otherwise than one that is quick."""
        return self.until(
            table, lambda view: view["status"] != "playing" or view["actors"] == [view["viewer"]]
        )

    def ask(self, table: str, **request: Any) -> int:
        answer = self.http.post(
            f"/api/tables/{table}/commands", data={"key": str(uuid.uuid4()), **request}
        )
        return answer.status

    def play(self, table: str, decisions: int = 10_000, seed: int = 0) -> None:
        """Decide at random, until the game is over or so often."""
        chance = Random(seed)
        while decisions and (view := self.sit(table))["status"] == "playing":
            self.decide(table, view, chance.choice(view["moves"]))
            decisions -= 1

    def asked(self, game: str, wanted: str, wishes: Sequence[str], seed: int) -> str:
        """Play until the question or an answer to it is wanted: which table. Both what is wanted
        and the decisions wished on the way there are told by their messages; the rest is chance.
        Where it does not come with a seed, the next is tried: how dice are drawn may change."""
        for tried in range(seed, seed + SEEDS):
            table, chance = self.table([me(), bot()], game), Random(tried)
            while (view := self.sit(table))["status"] == "playing":
                moves = view["moves"]
                answers = [move["label"] for move in moves]
                if re.search(wanted, json.dumps([view["scene"]["prompt"], answers])):
                    return table
                found = ([m for m in moves if re.search(w, json.dumps(m["label"]))] for w in wishes)
                self.decide(table, view, chance.choice(next(filter(None, found), moves)))
        raise AssertionError(f"{wanted} does not come with any seed from {seed} on")

    def decided_last(self, table: str) -> bool:
        """Whether nobody else has decided since, once it is one's turn again."""
        seats = [line["seat"] for line in self.sit(table)["log"] if line["seat"] >= 0]
        return bool(seats) and seats[-1] == self.view(table)["viewer"]

    def decide(self, table: str, view: dict[str, Any], move: dict[str, Any]) -> None:
        seat, turn = view["viewer"], view["turn"]
        status = self.ask(table, do="submit", seat=seat, action=move["decision"], turn=turn)
        assert status < 300, f"{status}: {move}"


def play_on(guests: Sequence[Guest], table: str, decisions: int, seed: int = 0) -> list[int]:
    """Let guests who sit at one table decide so often, at random; how often each did."""
    chance, counts = Random(seed), [0] * len(guests)
    seats = {guest.view(table)["viewer"]: number for number, guest in enumerate(guests)}
    for _ in range(decisions):
        view = guests[0].until(table, lambda view: seats.keys() >= {*view["actors"]})
        assert view["status"] == "playing", "nothing is left to be played on the page"
        number = seats[view["actors"][0]]
        view = guests[number].view(table)
        guests[number].decide(table, view, chance.choice(view["moves"]))
        counts[number] += 1
    return counts


def me(name: str = "Odile") -> dict[str, str]:
    """A seat for whoever asks; nobody there adds anything to the dice."""
    return {"kind": "me", "name": name}


def bot(name: str = "Bastien", level: str = "level-2") -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": level}


def open_seat() -> dict[str, str]:
    return {"kind": "open"}


def join(page: Page, link: str, name: str) -> None:
    """Follow a link to a table and take its first open seat."""
    page.goto(link)
    seat = page.locator("form:has(input)").first
    seat.locator("input").fill(name)
    seat.get_by_role("button").click()
