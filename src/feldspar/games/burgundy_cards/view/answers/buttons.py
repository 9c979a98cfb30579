"""What needs but a button: cards bought, nothing bought any more, and Aaron's next card."""

from typing import Final

from feldspar.games.burgundy_cards.rules.components import PRICE
from feldspar.games.burgundy_cards.view.answer import Answer, Decision, Deed
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Price


def _cards_shown(deed: Deed) -> Text | None:
    return Text("because-buy", {"count": len(deed.after.revealed)})


def _end_choice(one: Decision) -> Choice:
    return Choice("", "", Text("choice-go-on" if one.position.stack else "choice-end"))


KINDS: Final = {
    "aaron": Answer(
        lambda one: one.move(one.text())._replace(forced=True),
        rank=3,
        choice=lambda one: Choice("", "aaron-back", Text("choice-aaron")),
    ),
    "buy": Answer(
        lambda one: one.move(one.text(silver=PRICE), Price("silver", PRICE)),
        reasons=(_cards_shown,),
        rank=4,
        choice=lambda one: Choice("", "card-back", Text("choice-buy", {"silver": PRICE})),
    ),
    "done": Answer(rank=5, choice=_end_choice),
}
