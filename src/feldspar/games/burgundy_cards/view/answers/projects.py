"""Cards that become projects, taken or bought, and those discarded for them."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, TYPE, a_card
from feldspar.games.burgundy_cards.rules.components import CLOISTER, COST, FREE, PROJECTS, TURNS
from feldspar.games.burgundy_cards.rules.position import card_in_question
from feldspar.games.burgundy_cards.rules.supply import row_of
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.games.burgundy_cards.view.answer import Answer, Decision, Deed
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.games.burgundy_cards.view.promises import joins, new_type, promises
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Choice, Move, Path


def _take(one: Decision) -> Move:
    card = Card(one.args[1])
    row, full = row_of(one.position, card), len(one.holding.projects) >= PROJECTS
    then = Text("then-drop") if full else NOTHING
    return one.use(COST[one.die()][row], card=a_card(card), row=row, full=then)


def _row_path(one: Decision) -> list[Path]:
    there = row_of(one.position, Card(one.args[1]))
    return [(*used, f"card/{one.args[1]}") for used in one.hand() if there]


def _purpose(one: Decision) -> str:
    return "action" if one.args[1] else "project"


def _choose(one: Decision) -> Move:
    card = Card(one.args[0])
    return one.move(one.text(f"-{_purpose(one)}", card=a_card(card), die=DIE[card]))


def _drop(one: Decision) -> Move:
    card, new = a_card(Card(one.args[0])), a_card(card_in_question(one.position))
    return one.move(one.text(card=card, new=new))


# ---------------------------------------------------------------------------------------- reasons


def _card(deed: Deed) -> Card:
    return Card(deed.args[1] if deed.kind == "take" else deed.args[0])


def _as_action(deed: Deed) -> bool:
    return deed.kind == "choose" and deed.args[1] == 1


def _extra(deed: Deed) -> Text | None:
    """A card of a purchase is used for its die."""
    return Text("because-extra", {"die": DIE[_card(deed)]}) if _as_action(deed) else None


def _completes(deed: Deed) -> Text | None:
    return None if _as_action(deed) else promises(deed.before, deed.had(), _card(deed))


def _next(deed: Deed) -> Text | None:
    """A card that stays in the hand can place it in the next turn, without workers."""
    if _as_action(deed) or deed.before.turn + 1 >= TURNS:
        return None
    hand = deed.had().hand
    if not deed.before.stack and deed.kind == "take" and deed.args[0] != FREE:
        used = [card for card in hand if DIE[card] == deed.args[0] % 6 + 1]
        hand = [card for card in hand if card != (used[-1] if deed.args[0] >= 6 else used[0])]
    die = DIE[_card(deed)]
    return Text("because-next", {"die": die}) if die in [DIE[card] for card in hand] else None


def _joins(deed: Deed) -> Text | None:
    return None if _as_action(deed) else joins(deed.had(), _card(deed))


def _type(deed: Deed) -> Text | None:
    return None if _as_action(deed) else new_type(deed.before, deed.had(), _card(deed))


def _later(deed: Deed) -> Text | None:
    """What it will do."""
    card = _card(deed)
    if _as_action(deed):
        return None
    if TYPE[card] == CLOISTER:
        return Text("because-cloister")
    return Text("because-later", {"does": Text("help-" + FACES[card])})


def _joins_nothing(deed: Deed) -> Text | None:
    """What is discarded fits none of the columns begun."""
    type_ = TYPE[_card(deed)]
    fits = any(one.fits(type_) for one in deed.had().columns)
    return None if fits else Text("because-joins-nothing")


_TAKING: Final = (_extra, _completes, _joins, _next, _type, _later)
KINDS: Final = {
    "take": Answer(_take, _row_path, _TAKING),
    "choose": Answer(
        _choose,
        lambda one: [(f"card/{one.args[0]}", f"choice/{_purpose(one)}")],
        _TAKING,
        2,
        lambda one: Choice("", "", Text(f"choice-{_purpose(one)}")),
    ),
    "drop": Answer(
        _drop,
        lambda one: [(f"card/{card}",) for card in one.holding.projects if card == one.args[0]],
        (_joins_nothing,),
    ),
}
