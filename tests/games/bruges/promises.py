"""What labels promise; see `tests.label_law`."""

from collections.abc import Sequence

from feldspar import State
from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules.components import COLOURS, THIRD, THIRD_POINTS
from feldspar.kernel.events import Event

PROMISES = {
    "move-take": {"workers": "*"},
    "move-die": {"n": "florin"},
    "move-discard": {"n": "points"},
    "move-canal": {"florins": "-florin"},
    "move-house": {"workers": "-*"},
    "move-place": {"florins": "-florin", "effect": ""},
    "move-activate": {"effect": ""},
    "move-activate-worker": {"workers": "-*", "effect": ""},
    "move-again": {"effect": ""},
    "move-advance": {"florins": "-florin"},
    "move-give": {"workers": "-*"},
    "move-exchange": {"workers": "-*"},
    "move-pay": {"workers": "-*"},
    "move-recipient": {"n": "-florin", "points": "points"},
    "move-disaster-raid": {"n": "-florin"},
    "move-disaster-intrigue": {"n": "-points"},
    "move-trade-florins": {"n": "-florin"},
    "move-trade-vp": {"n": "-points"},
    "get-florins": {"n": "florin"},
    "get-vp": {"n": "points"},
    "gain-third": {"n": "third"},
    "gain-statue": {"n": "statue"},
}


def counters(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, BrugesState)
    holding = state.holdings[seat]
    thirds = len([built for built in holding.tiles if built >= THIRD])
    found = {
        "florin": holding.florins,
        "third": thirds * THIRD_POINTS,
        "statue": sum(holding.statues),
    }
    for name, workers in zip(COLOURS, holding.workers, strict=True):
        found[f"worker-{name}"] = found[f"workers-{name}"] = workers  # in prices, and in words
    return found


def alone(events: Sequence[Event]) -> bool:
    """What characters do, they say themselves; a trade brings something with its last payment."""
    trades = any(event.means and event.rule == "BRG-15.13" for event in events)
    said = any(event.text.key == "log-points" for event in events)
    return not trades and not said and len([event for event in events if not event.means]) <= 1


REASONS = {
    "because-marker": {"n": ("log-discard",)},
    "because-scores": {"n": ("log-points", "log-discard", "log-gave")},
}
"""The points that reasons promise at once; see `tests.coaching`."""
