"""What may be decided that has no place on the table, and the counters and state of a seat."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.scoring import ranking
from feldspar.games.burgundy_cards.view.aaron import standing
from feldspar.games.burgundy_cards.view.hand import chips
from feldspar.games.burgundy_cards.view.pending import mixed
from feldspar.games.burgundy_cards.view.rounds import gain_art, gain_text
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Panel

_ORDER: Final = (
    "silver",
    "restock",
    "project",
    "action",
    "aaron",
    "buy",
    "done",
    "bonus",
    "convert",
    "mix",
)


def choices(position: Position, viewer: int, ahead: Sequence[Move]) -> tuple[Choice, ...]:
    """Return the choices that the decisions ahead go through, once each."""
    steps = dict.fromkeys(
        [step for move in ahead for step in move.path if step.startswith("choice/")]
    )
    return tuple([_choice(position, viewer, step) for step in sorted(steps, key=_rank)])


def _rank(step: str) -> tuple[int, int]:
    _, kind, *rest = step.split("/")
    return _ORDER.index(kind), int(rest[0]) if rest else 0


def _choice(position: Position, viewer: int, step: str) -> Choice:
    """Return one choice; its label says gain and price."""
    _, kind, *rest = step.split("/")
    number = int(rest[0]) if rest else 0
    if kind == "bonus":
        option = components.OPTIONS[position.round][number - 1]
        group = Text("choice-bonus", {"round": components.ROUNDS[position.round]})
        return Choice(step, gain_art(option), gain_text(option), group)
    if kind == "convert":
        label = Text("choice-convert", {"points": number, "cards": components.PER_POINT * number})
        return Choice(step, f"points-{number}", label, Text("choice-converts"))
    if kind == "mix":
        return Choice(step, f"workers-{number}", mixed(position, number), Text("choice-mix"))
    if kind == "restock":
        count = components.RESTOCK - position.holdings[viewer].workers
        return Choice(step, "worker", Text("choice-restock", {"count": count}))
    if kind == "silver":
        return Choice(step, "silver", Text("choice-silver", {"count": components.SILVER_TAKEN}))
    if kind == "buy":
        return Choice(step, "card-back", Text("choice-buy", {"silver": components.PRICE}))
    if kind == "done":
        return Choice(step, "", Text("choice-go-on" if position.stack else "choice-end"))
    art = {"aaron": "aaron-back"}.get(kind, "")
    return Choice(step, art, Text(f"choice-{kind}"))


def panel(position: Position, seat: int) -> Panel:
    """Return what is known of a seat at a glance."""
    holding = position.holdings[seat]
    held = chips(holding.workers, holding.silver, holding.goods, holding.sold)
    return Panel(seat, holding.score, held, _state(position, seat), position.active == seat)


def _state(position: Position, seat: int) -> Text:
    if position.seats == 1:
        if position.active < 0:
            return Text("seat-beaten" if position.beaten else "seat-held")
        return standing(position.aaron_points, position.holdings[0].score)
    if position.active < 0:
        return Text("seat-place", {"place": ranking(position)[seat]})
    place = (seat - position.start) % position.seats + 1
    return Text("seat-playing" if position.active == seat else "seat-order", {"place": place})
