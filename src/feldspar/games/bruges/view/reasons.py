"""Why a card cannot be used in a way, as the position has it: what is lacking, by name."""

from collections.abc import Sequence

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.components import ACTIONS, COLOURS, GATES, PLAYS, SPACES
from feldspar.games.bruges.rules.perks import (
    ANY_CANAL,
    ANY_THREAT,
    HOUSE_TAKES_ANY,
    HOUSE_TAKES_NONE,
    HOUSE_WORKER,
)
from feldspar.games.bruges.rules.player_board import EMPTY, PRINTED_PRICE, Holding, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.view.pending.cards import place_price
from feldspar.kernel.events import Text
from feldspar.kernel.text.event_text import series


def reason(position: Position, seat: Seat, actions: Sequence[int]) -> Text | None:
    """Say what all of some decisions with one card lack; None if a rule says it as well."""
    decoded = [ACTIONS.decode(action) for action in actions]
    kinds, cards = {kind for kind, _ in decoded}, {args[0] for _, args in decoded if args}
    holding = position.holdings[seat]
    if len(kinds) != 1 or len(cards) != 1 or not kinds <= {*PLAYS}:
        return None
    kind, card = kinds.pop(), Card(cards.pop())
    if card not in holding.hand:
        return None
    if kind == "canal":
        return _canal(holding, card, [Section(args[1]) for _, args in decoded])
    if kind == "threat" and not holding.perks[ANY_THREAT] and not holding.threats[COLOUR[card]]:
        return Text("lacks-threat", {"colour": _colour(COLOUR[card])})
    if kind == "house" and holding.perks[HOUSE_WORKER] not in (HOUSE_TAKES_ANY, HOUSE_TAKES_NONE):
        lacking = not holding.workers[COLOUR[card]]
        return Text("lacks-worker", {"colour": _colour(COLOUR[card])}) if lacking else None
    if kind == "place":
        if all(resident(one) != EMPTY for one in holding.houses):
            return Text("lacks-house")
        return _florins(place_price(position, holding, card), holding)
    return None


def _canal(holding: Holding, card: Card, sections: Sequence[Section]) -> Text | None:
    """Say what the next spaces of some sections ask for, which the card or its owner has not."""
    spaces = {
        section: GATES[holding.gate][section][holding.tiles[section]]
        for section in sections
        if holding.tiles[section] < SPACES
    }
    fitting = [s for s in spaces if spaces[s] == COLOUR[card] or holding.perks[ANY_CANAL]]
    if fitting:
        return _florins(min([holding.tile_price(s, PRINTED_PRICE) for s in fitting]), holding)
    if not spaces:
        return None
    colours = [_colour(colour) for colour in dict.fromkeys(spaces.values())]
    told: dict[str, int | str | Text] = {"n": len(spaces), "card": _colour(COLOUR[card])}
    return Text("lacks-space", {**told, "spaces": series(colours)})


def _florins(price: int, holding: Holding) -> Text | None:
    if price <= holding.florins:
        return None
    return Text("lacks-florins", {"price": price, "florins": holding.florins})


def _colour(colour: Colour) -> Text:
    return Text(f"colour-{COLOURS[colour]}")
