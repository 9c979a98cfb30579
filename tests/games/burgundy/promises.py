"""What labels promise; see `tests.label_law`."""

from collections.abc import Sequence

from feldspar import State
from feldspar.games.burgundy.game import BurgundyState
from feldspar.games.burgundy.rules.components import EVERY_GOODS
from feldspar.kernel.events import Event

PROMISES = {
    "use-die": {"workers": "-worker"},
    "gain-silver": {"count": "silver"},
    "gain-workers": {"count": "worker"},
    "move-sell": {"points": "points", "silver": "silver", "gained": "worker", "count": "-goods"},
    "move-workers": {"count": "worker", "silver": "silver"},
    "move-buy": {"silver": "-silver"},
}


def counters(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, BurgundyState)
    estate = state.estates[seat]
    goods = sum(estate.count_goods(goods) for goods in EVERY_GOODS)
    return {"worker": estate.workers, "silver": estate.silver, "goods": goods}


def alone(events: Sequence[Event]) -> bool:
    """Mines pay when a phase ends, whoever ends it."""
    return not any(event.rule == "BUR-18.1" for event in events)


REASONS = {
    "because-region": {"points": ("log-region",), "early": ("log-phase",)},
    "because-herd": {"points": ("log-animals",)},
    "because-first-animals": {"points": ("log-animals",)},
    "because-watchtower": {"points": ("log-watchtower",)},
    "because-sale": {"points": ("log-sell",)},
    "because-sale-buys": {"points": ("log-sell",)},
}
"""The points that reasons promise at once; see `tests.coaching`."""
