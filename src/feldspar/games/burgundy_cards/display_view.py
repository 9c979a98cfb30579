"""The display: six rows of cards, each under the die that takes from it."""

from typing import Final

from feldspar.games.burgundy_cards.card_view import (
    HEAD,
    TALL,
    TITLES,
    card_help,
    card_piece,
    wanted,
)
from feldspar.games.burgundy_cards.cards import DIE, FACES
from feldspar.games.burgundy_cards.position import ACT, ROOM, Position
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Look, Piece

WIDE: Final = 652.0
HIGH: Final = 240.0
COLUMN: Final = 102.0
STEP: Final = 110.0
TOP: Final = 42.0
SIZES: Final = (0.0, 102.0, 102.0, 94.0, 94.0)
"""The width of a card by number of players: with more of them rows have more cards."""


def display_area(position: Position, viewer: int) -> Area:
    """Return the six rows as a viewer sees them."""
    reached = _reached(position, viewer)
    size = SIZES[position.seats]
    items: list[Item] = []
    for row, cards in enumerate(position.rows):
        x = COLUMN / 2 + STEP * row
        number = row + 1
        items.append(
            Piece(
                f"row/{number}",
                f"row-now-{number}" if number in reached else f"row-{number}",
                x,
                17,
                COLUMN,
                Text("row-label", {"row": number, "count": len(cards)}),
                short=str(number),
                help=Text("help-row", {"row": number}),
            )
        )
        if not cards:
            items.append(Piece("", "slot", x, TOP + size * TALL / 2, size))
            continue
        items += _stack(position, cards, x, size, number)
    title = Text("area-display")
    return Area("display", "common", WIDE, HIGH, title, tuple(items))


def _stack(position: Position, cards: list[int], x: float, size: float, number: int) -> list[Item]:
    """Return the cards of a row, the later ones on the earlier ones, and the name of the last."""
    room = HIGH - TOP - size * TALL - 2
    step = min(HEAD * size, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    y = TOP + size * TALL / 2
    items: list[Item] = []
    for place, card in enumerate(cards):
        label = Text("card-row", {"card": TITLES[card], "row": number})
        told = card_help(position, card)
        state: Look = "last" if card == wanted(position, ROOM) else ""
        items.append(card_piece(card, x, y + step * place, size, label, told, state))
    bottom = y + step * (len(cards) - 1) + size * TALL / 2 + 17
    if bottom < HIGH:
        name = Text("short-" + FACES[cards[-1]])
        wide = STEP - 4  # on a small screen letters are larger, and a long name is squeezed
        items.append(
            Lettering(x, round(bottom, 1), name, "strong", "middle", 12, width=wide, lines=1)
        )
    return items


def _reached(position: Position, viewer: int) -> set[int]:
    """Return the rows that a die of the viewer's opens now; nobody else's hand is told."""
    if viewer < 0 or viewer != position.active or position.aaron_waits():
        return set()
    if position.stack:
        item = position.stack[-1]
        return {item >> 4} if item & 15 == ACT else set()
    if position.played:
        return set()
    return {DIE[card] for card in position.holdings[viewer].hand}
