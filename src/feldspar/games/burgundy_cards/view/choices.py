"""What may be decided that has no place on the table, and the counters and state of a seat."""

from collections.abc import Sequence

from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.scoring import ranking
from feldspar.games.burgundy_cards.view.aaron import standing
from feldspar.games.burgundy_cards.view.answer import decision
from feldspar.games.burgundy_cards.view.answers import ANSWERS
from feldspar.games.burgundy_cards.view.hand import chips
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Panel


def choices(position: Position, viewer: int, ahead: Sequence[Move]) -> tuple[Choice, ...]:
    """Return the choices that the decisions ahead go through, once each."""
    found: dict[str, tuple[int, int, Choice]] = {}
    for move in ahead:
        for step in move.path:
            if step.startswith("choice/") and step not in found:
                one = decision(position, viewer, move.action)
                answer, number = ANSWERS[one.kind], one.args[-1] if one.args else 0
                found[step] = answer.rank, number, answer.choice(one)._replace(id=step)
    return tuple([choice for _, _, choice in sorted(found.values())])


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
