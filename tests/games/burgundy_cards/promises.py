"""What labels promise; see `tests.label_law`."""

from collections.abc import Sequence

from feldspar import State
from feldspar.games.burgundy_cards.game import CardsState
from feldspar.games.burgundy_cards.rules.figures import ALL_GOODS
from feldspar.kernel.events import Event

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


def counters(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, CardsState)
    holding = state.holdings[seat]
    goods = sum(holding.held(goods) for goods in ALL_GOODS)
    paid = {"worker": holding.workers, "silver": holding.silver}
    return {**paid, "cards": sum(paid.values()), "goods": goods}


def alone(events: Sequence[Event]) -> bool:
    """What a card does when it had to wait for something else is told when it comes."""
    rules = [event.rule for event in events]
    return PLACED in rules or not any(rule.startswith(EFFECTS) for rule in rules)


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
