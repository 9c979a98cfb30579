"""What comes of a decision at once, whatever it is: read from what is told of it."""

from typing import Final

from feldspar.games.bruges.rules.components import MAJORITIES, MAJORITY_POINTS
from feldspar.games.bruges.view.lead import race
from feldspar.games.bruges.view.move_reasons.deed import Deed
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text

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
