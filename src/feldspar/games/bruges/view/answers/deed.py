"""A decision with what its reasons need, and what comes of any decision at once."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import MAJORITIES, MAJORITY_POINTS, PLAYS
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.view.lead import race
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Event, Text


class Deed(NamedTuple):
    """What is decided, and what becomes of it before anything is rolled again."""

    before: Position
    after: Position
    told: list[Event]
    """Nothing while cards are drawn: dice may follow."""
    seat: Seat
    kind: str
    args: Sequence[int]

    def had(self) -> Holding:
        """Return what the player had."""
        return self.before.holdings[self.seat]

    def card_played(self) -> int:
        """Return the card of the hand that is played, or -1."""
        return self.args[0] if self.kind in PLAYS else -1

    def colour(self) -> Colour:
        """Return the colour it is about: that of the card, if nothing else is chosen."""
        card = self.card_played()
        return COLOUR[card] if card >= 0 and len(self.args) == 1 else Colour(self.args[-1])

    def happens(self, key: str) -> Event | None:
        """Return what is told by a message, if it is."""
        return next((event for event in self.told if event.text.key == key), None)

    def same_round(self) -> bool:
        """Tell whether the round goes on: the next begins with chance."""
        return self.after.round == self.before.round and bool(self.after.actors())


Reason = Callable[[Deed], Text | None]
_SCORED: Final = ("log-points", "log-discard", "log-gave")


def leads(deed: Deed) -> Text | None:
    """It puts one ahead alone, where one was not and has not turned the marker."""
    if not deed.same_round():
        return None
    for majority, name in enumerate(MAJORITIES):
        if deed.had().majorities >> majority & 1 or race(deed.before, deed.seat, majority).ahead():
            continue
        if race(deed.after, deed.seat, majority).ahead():
            return Text(f"because-lead-{name}", {"n": MAJORITY_POINTS})
    return None


def statue(deed: Deed) -> Text | None:
    """The last space of a canal brings a statue."""
    event = deed.happens("log-statue")
    return Text("because-statue", {"n": event.text.args["points"]}) if event else None


def scores(deed: Deed) -> Text | None:
    """Points come."""
    points = scored(deed.told, *_SCORED)
    return Text("because-scores", {"n": points}) if points else None


def earns(deed: Deed) -> Text | None:
    """Florins come."""
    event = deed.happens("log-florins")
    return Text("because-earns", {"n": event.text.args["n"]}) if event else None


def climbs(deed: Deed) -> Text | None:
    """Levels are climbed: the last is where one ends."""
    levels = [e.text.args["level"] for e in deed.told if e.text.key == "log-advance"]
    return Text("because-climbs", {"level": levels[-1]}) if levels else None


AT_ONCE: Final[tuple[Reason, ...]] = (scores, statue, leads, earns, climbs)
"""Why it is good to let characters act, the best first."""
