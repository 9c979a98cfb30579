"""Bruges by clicking: two at a table without a server, and four on one, out of turn as well."""

import re

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, People
from tests.e2e.hand import Finger, Hand, Look
from tests.e2e.tables import BRUGES, Guest, bot, join, me, open_seat
from tests.e2e.test_burgundy import play_together, results

ROUNDS = 6
"""No game is over before so many."""
TRIES = 4
"""Games in which somebody must be asked something out of turn: five in six have such a question."""
OUT_OF_TURN = re.compile(r"you lose\.|Several disasters|: give \d")
"""What may be asked of somebody whose turn it is not."""


class Reckless(Hand):
    """Builds and settles, and lets threats pile up, so that disasters find something to take."""

    asked = False
    """Whether something was asked out of turn."""

    def reach(self, look: Look) -> None:
        """Touch something, but no way out of danger; rather a house or a resident than money."""
        wished = [one for one in look.lit if one in ("choice/house", "choice/place")]
        risky = [one for one in look.lit if "threat" not in one]
        self.touch(self.chance.choice(wished or risky or look.lit))

    def decide(self) -> Look:
        sentence = self.page.locator(".prompt .sentence").first.inner_text()
        self.asked = self.asked or bool(OUT_OF_TURN.search(sentence))
        return super().decide()


class RecklessFinger(Reckless, Finger):
    """The same, on a phone."""


def test_two_without_a_server(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto(f"/#/new/{BRUGES}")
    page.locator("form ol > li").nth(1).wait_for()
    page.get_by_role("textbox").first.fill("Odile")
    page.locator("form .go button").click()
    hand = Hand(page, seed=41)
    hand.sit()
    assert hand.play() >= 4 * ROUNDS
    assert len(results(page)) == 2


def test_four_on_a_server_and_a_question_out_of_turn(people: People, server: str) -> None:
    for attempt in range(TRIES):
        desk, phone = people.page(server, DESKTOP), people.page(server, PHONE)
        seats = [me("Claire"), open_seat(), bot(), bot("Renaud")]
        table = Guest(desk.context).table(seats, BRUGES)
        desk.goto(f"/table/{table}")
        join(phone, f"/table/{table}", "Odile")
        hands = [Reckless(desk, seed=42 + attempt), RecklessFinger(phone, seed=52 + attempt)]
        counts = play_together(hands)
        assert min(counts) >= 4 * ROUNDS
        found = results(desk)
        assert results(phone) == found
        assert len(found) == 4
        if any(hand.asked for hand in hands):
            return
    pytest.fail(f"nobody was asked anything out of turn in {TRIES} games")
