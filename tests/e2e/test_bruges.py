"""Bruges by clicking: some rounds without a server, and four at a table, out of turn as well."""

import re
from collections import Counter
from itertools import count

from feldspar.games.bruges.rules.components import DISASTER, THREATENING
from feldspar.games.bruges.rules.turn_flow import roll_dice
from feldspar.table.core.fairness import chance_key
from tests.e2e.conftest import DESKTOP, PHONE, People, added
from tests.e2e.hand import Finger, Hand, Look
from tests.e2e.tables import BRUGES, SECRET, Guest, bot, join, me, open_seat
from tests.e2e.test_burgundy import play_between, play_together, results

ROUNDS = 6
"""No game is over before so many."""
AT_ONCE = 4
"""How many disasters befall everybody in the third round, each of whom chooses their order."""
STORMS = 60
"""Decisions of two people, by which the disasters of the third round have come."""
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


def test_some_rounds_without_a_server(people: People, folder: str) -> None:
    page = people.page(folder)
    page.goto(f"/#/new/{BRUGES}")
    page.locator("form ol > li").nth(1).wait_for()
    page.get_by_role("textbox").first.fill("Odile")
    page.locator("form .go button").click()
    hand = Hand(page, seed=41)
    hand.sit()
    assert hand.play(2 * ROUNDS) == 2 * ROUNDS


def stormy(key: bytes) -> bool:
    """Whether nearly all dice threaten in each of the first rounds."""
    threats = Counter(
        colour
        for round_ in range(1, DISASTER + 1)
        for colour, pips in enumerate(roll_dice(key, round_))
        if pips in THREATENING
    )
    return list(threats.values()).count(DISASTER) >= AT_ONCE


def stormy_luck() -> int:
    """How lucky the page at the second seat must be, so that several disasters come at once."""
    secret = bytes.fromhex(SECRET)
    dice = (chance_key(secret, {1: added(luck)}) for luck in count())
    return next(luck for luck, key in enumerate(dice) if stormy(key))


def test_four_on_a_server_and_questions_out_of_turn(people: People, server: str) -> None:
    desk, phone = people.page(server, DESKTOP), people.page(server, PHONE, luck=stormy_luck())
    seats = [me("Claire"), open_seat(), bot(), bot("Renaud")]
    table = Guest(desk.context).table(seats, BRUGES)
    desk.goto(f"/table/{table}")
    join(phone, f"/table/{table}", "Odile")
    hands = [Reckless(desk, seed=42), RecklessFinger(phone, seed=52)]
    first = play_together(hands, STORMS)
    assert all(hand.asked for hand in hands)  # at most one of them was the first player
    between = play_between(hands, 90)
    counts = map(sum, zip(first, between, play_together(hands), strict=True))
    assert min(counts) >= 4 * ROUNDS
    found = results(desk)
    assert results(phone) == found
    assert len(found) == 4
