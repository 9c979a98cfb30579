"""Two browsers at one table: secrets, a reload, a lost socket, and taking moves back."""

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute

from tests.e2e.conftest import People
from tests.e2e.hand import Hand
from tests.e2e.tables import DICE, Guest, join

SHOWN = "consent"
"""What has been shown to all is taken back only if all agree."""
HAS_CHOSEN = "section[aria-label='{}'] .status:not(.busy)"
PROGRESS = {"news", "actors", "scene", "clock", "moves"}
PROGRESS_SHOWN = {"prompt", "hint", "panels", "status"}
"""What a view may say while somebody chooses in secret: that they have, not what."""
NO_MOVES: dict[str, Any] = {"patch": {}}


@dataclass
class Player:
    """Somebody at a browser, all that the server tells it, and what it asks of the server."""

    page: Page
    hand: Hand
    frames: list[str] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    sockets: list[WebSocketRoute] = field(default_factory=list)
    cut: bool = False

    def follow(self) -> None:
        """Keep what comes and goes from now on, through a gate that can be shut."""
        self.page.on("request", self._ask)
        self.page.route_web_socket("**/live*", self._connect)

    def lose_the_socket(self) -> None:
        self.cut = True
        for socket in self.sockets:
            socket.close(code=1001)
        self.sockets.clear()

    def _ask(self, request: Request) -> None:
        if request.url.endswith("/commands"):
            self.asked.append(json.loads(request.post_data or "{}"))

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1001)
            return
        server = socket.connect_to_server()
        server.on_message(lambda frame: self._receive(socket, frame))
        self.sockets.append(socket)

    def _receive(self, socket: WebSocketRoute, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        socket.send(frame)


@dataclass
class Pair:
    """Two who play against each other."""

    claire: Player
    odile: Player
    table: str

    def undo(self) -> str:
        """How Claire may take her last decision back."""
        return str(Guest(self.claire.page.context).view(self.table)["undo"])

    def turn(self) -> None:
        """Both decide, first Claire, until all is shown and a new turn begins."""
        self.claire.hand.decide()
        self.end_turn()

    def end_turn(self) -> None:
        while self.undo() != SHOWN:
            for player in (self.odile, self.claire):
                view = Guest(player.page.context).view(self.table)
                if view["moves"] and self.undo() != SHOWN:
                    player.hand.decide()
        for player in (self.claire, self.odile):
            player.hand.sit()


@pytest.fixture
def pair(people: People, server: str) -> Pair:
    """Claire sets a table for friends and sends Odile the link. All choose at once, unseen."""
    claire, odile = (Player(page, Hand(page, seed=8)) for page in map(people.page, [server] * 2))
    for player in (claire, odile):
        player.follow()
    claire.page.goto(f"/new/{DICE}?with=friends")
    claire.page.get_by_role("textbox").first.fill("Claire")
    claire.page.locator("form .go button").click()
    claire.page.wait_for_url("**/table/*")
    link = claire.page.locator("input[readonly]").input_value()
    join(odile.page, link, "Odile")
    for player in (claire, odile):
        player.hand.sit()
    return Pair(claire, odile, link.rsplit("/", 1)[-1])


def sheet(page: Page, whose: str) -> list[str]:
    """The picture of somebody's things on the card that bears their name."""
    found = page.locator(f"section[aria-label='{whose}'] [data-piece]").evaluate_all(
        "all => all.map(({dataset: d}) => `${d.piece} ${d.art} ${d.written ?? ''}`)"
    )
    return [str(piece) for piece in found]


def test_a_choice_stays_secret_until_all_have_chosen(pair: Pair) -> None:
    claire, odile = pair.claire, pair.odile
    pair.turn()
    for _ in range(3):
        board, shown = odile.hand.look().board, sheet(odile.page, "Claire")
        odile.frames.clear()
        claire.asked.clear()
        claire.hand.decide()
        while claire.hand.look().mine:
            claire.hand.decide()
        odile.page.locator(HAS_CHOSEN.format("Claire")).wait_for()
        for frame in odile.frames:
            (changes,) = json.loads(frame)["steps"]
            assert changes.keys() <= PROGRESS
            assert changes.get("scene", {"part": {}})["part"].keys() <= PROGRESS_SHOWN
            # Whoever is the last to choose cannot take that back.
            for move in changes.get("moves", NO_MOVES)["patch"].values():
                assert move["part"].keys() == {"final"}
            assert not any(json.dumps(asked["action"]) in frame for asked in claire.asked)
        assert claire.asked
        assert odile.frames
        assert sheet(odile.page, "Claire") == shown
        assert odile.hand.look().board == board
        pair.end_turn()
        assert odile.hand.look().board != board


def test_a_reload_in_mid_turn_loses_nothing(pair: Pair) -> None:
    claire = pair.claire
    pair.turn()
    before = claire.hand.decide().picture
    claire.page.reload()
    claire.hand.until("look.picture === before", before)
    pair.end_turn()
    assert claire.hand.sit().mine


def test_touches_are_forgotten_by_a_reload_and_the_move_can_be_made(pair: Pair) -> None:
    claire = pair.claire
    claire.hand.mean()
    claire.page.reload()
    assert not claire.hand.sit().ready
    claire.hand.decide()


def test_whoever_lost_the_socket_catches_up(pair: Pair) -> None:
    claire, odile = pair.claire, pair.odile
    pair.turn()
    odile.hand.decide()
    while odile.hand.look().mine:
        odile.hand.decide()
    odile.lose_the_socket()
    odile.page.locator(".banner").wait_for()
    stale = odile.hand.look().picture
    while not Guest(odile.page.context).view(pair.table)["moves"]:
        claire.hand.decide()
    assert odile.hand.look().picture == stale
    odile.cut = False
    odile.page.locator(".banner").wait_for(state="detached")
    odile.hand.until("look.picture !== before && (look.lit.length || look.ready)", stale)
    fresh = odile.page.context.new_page()
    fresh.goto(odile.page.url)
    Hand(fresh).sit()
    assert odile.hand.look().picture == Hand(fresh).look().picture
    assert sheet(claire.page, "Odile")
    pair.turn()


def test_a_move_is_taken_back_freely_before_it_is_shown(pair: Pair) -> None:
    claire = pair.claire
    pair.turn()
    before = claire.hand.look()
    claire.hand.decide()
    claire.page.get_by_role("button", name="Undo").click()
    claire.hand.until("look.picture === before", before.picture)
    assert sorted(claire.hand.sit().lit) == sorted(before.lit)
    assert not pair.odile.page.locator(".asked").count()


@pytest.mark.parametrize("agrees", [True, False])
def test_a_move_that_was_shown_is_taken_back_if_the_other_agrees(pair: Pair, agrees: bool) -> None:
    claire, odile = pair.claire, pair.odile
    pair.turn()
    before = claire.hand.look()
    pair.turn()
    after = claire.hand.look()
    assert after.picture != before.picture
    claire.page.get_by_role("button", name="undo").click()
    question = odile.page.locator(".asked")
    question.wait_for()
    claire.page.locator(".asked").wait_for()
    question.get_by_role("button").nth(0 if agrees else 1).click()
    odile.page.locator(".asked").wait_for(state="detached")
    if agrees:
        claire.page.locator(".asked").wait_for(state="detached")
        claire.hand.until("look.picture !== before", after.picture)
    else:
        claire.page.locator(".asked[role=status]").get_by_role("button").click()
        claire.page.locator(".asked").wait_for(state="detached")
        assert claire.hand.look().picture == after.picture
    pair.turn()
