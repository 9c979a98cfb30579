"""What labels promise; see `tests.label_law`."""

from collections.abc import Sequence

from feldspar import State
from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.components import ALL_GOODS
from feldspar.kernel.events import Event, Text

PROMISES = {
    "use-die": {"workers": "-worker"},
    "move-sell": {"points": "points", "silver": "silver", "count": "-goods"},
    "move-convert": {"points": "points", "cards": "-cards", "use": ""},
    "move-restock": {"count": "worker"},
    "move-silver": {"count": "silver"},
    "move-buy": {"silver": "-silver"},
    "count-points": {"n": "points"},
    "count-silver": {"n": "silver"},
    "count-workers": {"n": "worker"},
}

PLACED, EFFECTS = "BCG-6.1", ("BCG-11.", "BCG-15.8")
AT_ONCE = {
    "a-mine": "BCG-11.1",
    "a-knowledge": "BCG-11.2",
    "a-watchtower": "BCG-11.11",
    "a-bank": "BCG-11.12",
}
"""The cards that bring something without a question."""


def counters(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, CardsState)
    holding = state.holdings[seat]
    goods = sum(holding.count_goods(goods) for goods in ALL_GOODS)
    paid = {"worker": holding.workers, "silver": holding.silver}
    return {**paid, "cards": sum(paid.values()), "goods": goods}


def alone(events: Sequence[Event]) -> bool:
    """What a card does when it had to wait for something else is told when it comes; and that may
    be together with what another card does that was placed meanwhile."""
    effects = [event.rule for event in events if event.rule.startswith(EFFECTS)]
    placed = [event.text.args["card"] for event in events if event.rule == PLACED]
    if not placed:
        return not effects
    own = [AT_ONCE[card.key] for card in placed if isinstance(card, Text) and card.key in AT_ONCE]
    return sum(rule in AT_ONCE.values() for rule in effects) == sum(rule in effects for rule in own)


def finish(state: State, seat: int, anew: bool) -> None:
    """How a point is paid is asked after what it is for, but either way it is one; who may buy
    something before a card does what it does, buys nothing; and all seven types are looked for
    after a triple has brought what it brings."""
    assert isinstance(state, CardsState)
    while state.stack and state.stack[-1].name in (("mix", "window") if anew else ("mix",)):
        state.step(seat, state.legal(seat)[0 if state.stack[-1].name == "mix" else -1])
    if checks := [question for question in state.stack if question.name == "check"]:
        state.stack = checks[:1]
        checks[0].settle(state)


REASONS = {
    "because-triple": {"points": ("log-triple",)},
    "because-seven": {"points": ("log-seven",)},
    "because-sale": {"points": ("log-sell",)},
    "because-animal": {"points": ("log-animal",)},
    "because-points": {"points": ("log-bonus",)},
}
"""The points that reasons promise at once; see `tests.coaching`."""
