"""Cards on their way into the estate: a project that is placed, and the column it goes into."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES, TYPE, a_card
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import CLOISTER, NEW_COLUMN, TRIPLE, TYPES
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position, card_in_question
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.games.burgundy_cards.view.answer import Answer, Decision, Deed, affords
from feldspar.games.burgundy_cards.view.card import NOTHING
from feldspar.games.burgundy_cards.view.promises import new_type, promises, triple_points
from feldspar.kernel.coaching import scored, tried
from feldspar.kernel.events import Text, TextArg
from feldspar.kernel.scene import Move, Path

_AT_ONCE: Final = {
    "mine": ("count-silver", components.MINE_SILVER),
    "knowledge": ("count-workers", components.KNOWLEDGE_WORKERS),
    "watchtower": ("count-points", components.TOWER_POINTS),
    "bank": ("count-silver", components.BANK_SILVER),
}
"""What some cards bring as soon as they are placed, without a question."""


def _place(one: Decision) -> Move:
    card = Card(one.args[1])
    gain = _gain(one.position, one.holding, card)
    return one.use(components.COST[one.die()][DIE[card]], card=a_card(card), gain=gain)


def _gain(position: Position, holding: Holding, card: Card) -> Text:
    """Say what a card would complete or bring at once, if there is no doubt where it goes."""
    type_ = TYPE[card]
    fitting = [one for one in holding.columns if one.fits(type_)]
    if len(fitting) + holding.may_begin(type_) != 1:
        return NOTHING
    if fitting and fitting[0].size == 2:
        completed = fitting[0].with_card(card).type
        return Text("gain-triple", {"points": triple_points(position, completed)})
    found = _AT_ONCE.get(FACES[card])
    return Text("gain-at-once", {"gain": Text(found[0], {"n": found[1]})}) if found else NOTHING


def _project_path(one: Decision) -> list[Path]:
    there = one.args[1] in one.holding.projects
    return [(*used, f"card/{one.args[1]}") for used in one.hand() if there]


def _column(one: Decision) -> Move:
    card = card_in_question(one.position)
    name, columns = a_card(card), one.holding.columns[:]
    if one.args[0] == NEW_COLUMN:
        columns.append(Column(TYPE[card], [card]))
        return one.move(one.text("-new", card=name, seven=_all_seven(one, columns)))
    place = one.holding.open_columns()[one.args[0]]
    after = columns[place] = columns[place].with_card(card)
    type_, points = Text("triple-" + TYPES[after.type]), triple_points(one.position, after.type)
    complete = after.size == TRIPLE
    gain = Text("gain-triple", {"points": points}) if complete else NOTHING
    seven = _all_seven(one, columns)
    return one.move(one.text(card=name, type=type_, gain=gain, seven=seven))


def _all_seven(one: Decision, columns: Sequence[Column]) -> Text:
    """Say what all seven types bring, if so many columns have them for the first time."""
    whole = len({column.type for column in columns}) == len(TYPES)
    if not whole or one.holding.seven or not one.position.sevens:
        return NOTHING
    return Text("gain-seven", {"points": one.position.sevens[-1]})


def _column_path(one: Decision) -> list[Path]:
    return [("column/new" if one.args[0] == NEW_COLUMN else f"column/{one.args[0] + 1}",)]


# ---------------------------------------------------------------------------------------- reasons

_IN_VAIN: Final = ("log-lost", "log-no-supply")


def _card(deed: Deed) -> Card:
    """Return the card in question: the one placed, or the one a column is chosen for."""
    return Card(deed.args[1]) if deed.kind == "place" else card_in_question(deed.before)


def _has_column(deed: Deed) -> bool:
    """Tell whether the card has its column."""
    return len(deed.after.holdings[deed.seat].projects) < len(deed.had().projects)


def _triple(deed: Deed) -> Text | None:
    """A column is complete: its points, and those for being the first."""
    event = deed.happens("log-triple")
    if event is None:
        return None
    first = scored(deed.told, "log-first")
    bonus = Text("because-first", {"points": first}) if first else NOTHING
    told: dict[str, TextArg] = {**event.text.args, "points": event.points, "first": bonus}
    return Text("because-triple", {**told, "round": components.ROUNDS[deed.before.round]})


def _seven(deed: Deed) -> Text | None:
    points = scored(deed.told, "log-seven")
    return Text("because-seven", {"points": points}) if points else None


def _could(deed: Deed) -> Text | None:
    """Its column is still to be chosen, and one of them lacks just this card."""
    return None if _has_column(deed) else promises(deed.before, deed.had(), _card(deed))


def _pair(deed: Deed) -> Text | None:
    """A column lacks only one more card."""
    if not _has_column(deed):
        return None
    grown = [one for one in deed.after.holdings[deed.seat].columns if one.size == TRIPLE - 1]
    grown = [one for one in grown if one.cards[-1] == _card(deed)]
    if not grown or grown[0].type == CLOISTER:
        return None
    points = triple_points(deed.after, grown[0].type)
    type_ = Text("triple-" + TYPES[grown[0].type])
    return Text("because-pair", {"type": type_, "points": points})


def _type(deed: Deed) -> Text | None:
    """A type that the estate lacked, on the way to all seven."""
    if not _has_column(deed) or (deed.kind == "column" and deed.args[0] != NEW_COLUMN):
        return None
    return new_type(deed.before, deed.had(), _card(deed))


def _function(deed: Deed) -> Text | None:
    """What the card does, unless in vain; whoever may buy before that can also go on. What a triple
    brings comes first."""
    card = _card(deed)
    if not _has_column(deed) or TYPE[card] == CLOISTER or deed.happens("log-triple"):
        return None
    told = deed.told
    if deed.goes_on() and deed.after.stack and deed.after.stack[-1].decline >= 0:
        told = tried(deed.after, deed.seat, deed.after.stack[-1].decline)[1]
    if any(event.text.key in _IN_VAIN for event in told):
        return None
    return Text("because-function", {"does": Text("help-" + FACES[card])})


_PLACING: Final = (_triple, _seven, _could, _pair, affords, _function, _type)
KINDS: Final = {
    "place": Answer(_place, _project_path, _PLACING),
    "column": Answer(_column, _column_path, _PLACING),
}
