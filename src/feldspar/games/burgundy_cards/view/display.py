"""The display: six rows of cards, each under the die that takes from it."""

from typing import Final

from feldspar.games.burgundy_cards.rules.actions.granted import extra_die
from feldspar.games.burgundy_cards.rules.cards import DIE, FACES
from feldspar.games.burgundy_cards.rules.position import Position, card_in_question
from feldspar.games.burgundy_cards.rules.supply import row_of
from feldspar.games.burgundy_cards.rules.units import NO_CARD, Card, Die
from feldspar.games.burgundy_cards.view.card import HEAD, TALL, card_piece, is_first
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettering, Look, Piece
from feldspar.kernel.toolkit.memoize import memoize

DISPLAY_WIDE: Final = 652.0
DISPLAY_HIGH: Final = 240.0
ROW_WIDE: Final = 102.0
ROW_STEP: Final = 110.0
CARDS_TOP: Final = 42.0
SIZES: Final = (0.0, 102.0, 102.0, 94.0, 94.0)
"""The width of a card by number of players: with more of them rows have more cards."""


def display_area(position: Position, viewer: int) -> Area:
    """Return the six rows as a viewer sees them."""
    rows = tuple([tuple(cards) for cards in position.rows])
    last = card_in_question(position)
    if not row_of(position, last):
        last = NO_CARD
    return _area(
        rows, _reachable_rows(position, viewer), SIZES[position.seats], position.firsts, last
    )


@memoize
def _area(
    rows: tuple[tuple[Card, ...], ...],
    reached: tuple[Die, ...],
    size: float,
    firsts: int,
    last: Card,
) -> Area:
    items: list[Item] = []
    for number, cards in enumerate(rows, 1):
        items.append(_head(number, len(cards), number in reached))
        items += _stack(number, cards, size, firsts, last if last in cards else NO_CARD)
    title = Text("area-display")
    return Area("display", "common", DISPLAY_WIDE, DISPLAY_HIGH, title, tuple(items))


def _middle(number: int) -> float:
    return ROW_WIDE / 2 + ROW_STEP * (number - 1)


@memoize
def _head(number: int, count: int, reached: bool) -> Piece:
    """Return the die above a row."""
    return Piece(
        f"row/{number}",
        f"row-now-{number}" if reached else f"row-{number}",
        _middle(number),
        17,
        ROW_WIDE,
        Text("row-label", {"row": number, "count": count}),
        short=str(number),
        help=Text("help-row", {"row": number}),
    )


@memoize
def _stack(
    number: int, cards: tuple[Card, ...], size: float, firsts: int, last: Card
) -> tuple[Item, ...]:
    """Return the cards of a row, the later ones on the earlier ones, and the name of the last."""
    x, y = _middle(number), CARDS_TOP + size * TALL / 2
    if not cards:
        return (Piece("", "slot", x, y, size),)
    room = DISPLAY_HIGH - CARDS_TOP - size * TALL - 2
    step = min(HEAD * size, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    items: list[Item] = []
    for place, card in enumerate(cards):
        state: Look = "last" if card == last else ""
        level, first = y + step * place, is_first(firsts, card)
        items.append(card_piece(card, x, level, size, "card-row", number, first, state))
    bottom = y + step * (len(cards) - 1) + size * TALL / 2 + 17
    if bottom < DISPLAY_HIGH:
        name = Text("short-" + FACES[cards[-1]])
        wide = ROW_STEP - 4  # on a small screen letters are larger, and a long name is squeezed
        items.append(
            Lettering(x, round(bottom, 1), name, "strong", "middle", 12, width=wide, lines=1)
        )
    return tuple(items)


def _reachable_rows(position: Position, viewer: int) -> tuple[Die, ...]:
    """Return the rows that a die of the viewer's opens now; nobody else's hand is told."""
    if viewer < 0 or viewer != position.active or position.aaron_waits():
        return ()
    if position.stack:
        return (extra_die(position),)
    if position.played:
        return ()
    return tuple([DIE[card] for card in position.holdings[viewer].hand])
