"""The display: six rows of cards, each under the die that takes from it."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import DIE, FACES
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Card, Die
from feldspar.games.burgundy_cards.view.card import (
    HEAD,
    TALL,
    TITLES,
    card_help,
    card_piece,
)
from feldspar.games.burgundy_cards.view.questions import extra_die, wanted
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Look, Piece

DISPLAY_WIDE: Final = 652.0
DISPLAY_HIGH: Final = 240.0
ROW_WIDE: Final = 102.0
ROW_STEP: Final = 110.0
CARDS_TOP: Final = 42.0
SIZES: Final = (0.0, 102.0, 102.0, 94.0, 94.0)
"""The width of a card by number of players: with more of them rows have more cards."""


def display_area(position: Position, viewer: int) -> Area:
    """Return the six rows as a viewer sees them."""
    reached = _reached(position, viewer)
    size = SIZES[position.seats]
    items: list[Item] = []
    for number, cards in enumerate(position.rows, 1):
        x = ROW_WIDE / 2 + ROW_STEP * (number - 1)
        items.append(
            Piece(
                f"row/{number}",
                f"row-now-{number}" if number in reached else f"row-{number}",
                x,
                17,
                ROW_WIDE,
                Text("row-label", {"row": number, "count": len(cards)}),
                short=str(number),
                help=Text("help-row", {"row": number}),
            )
        )
        if not cards:
            items.append(Piece("", "slot", x, CARDS_TOP + size * TALL / 2, size))
            continue
        items += _stack(position, cards, x, size, number)
    title = Text("area-display")
    return Area("display", "common", DISPLAY_WIDE, DISPLAY_HIGH, title, tuple(items))


def _stack(position: Position, cards: list[Card], x: float, size: float, number: int) -> list[Item]:
    """Return the cards of a row, the later ones on the earlier ones, and the name of the last."""
    room = DISPLAY_HIGH - CARDS_TOP - size * TALL - 2
    step = min(HEAD * size, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    y = CARDS_TOP + size * TALL / 2
    items: list[Item] = []
    for place, card in enumerate(cards):
        label = Text("card-row", {"card": TITLES[card], "row": number})
        told = card_help(position, card)
        state: Look = "last" if card == wanted(position) else ""
        items.append(card_piece(card, x, y + step * place, size, label, told, state))
    bottom = y + step * (len(cards) - 1) + size * TALL / 2 + 17
    if bottom < DISPLAY_HIGH:
        name = Text("short-" + FACES[cards[-1]])
        wide = ROW_STEP - 4  # on a small screen letters are larger, and a long name is squeezed
        items.append(
            Lettering(x, round(bottom, 1), name, "strong", "middle", 12, width=wide, lines=1)
        )
    return items


def _reached(position: Position, viewer: int) -> set[Die]:
    """Return the rows that a die of the viewer's opens now; nobody else's hand is told."""
    if viewer < 0 or viewer != position.active or position.aaron_waits():
        return set()
    if position.stack:
        return {extra_die(position)}
    if position.played:
        return set()
    return {DIE[card] for card in position.holdings[viewer].hand}
