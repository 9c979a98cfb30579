"""What a player holds: the cards of the hand, and money and workers beside them."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, HAND, PALETTE
from feldspar.games.bruges.rules.player_board import empty_colours
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.view.answers.characters import place_price
from feldspar.games.bruges.view.areas.card import CARD_WIDE, TONES, back_piece, hand_piece
from feldspar.games.bruges.view.phrases import heading, workers
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Piece
from feldspar.kernel.toolkit.memoize import memoize

HAND_TALL: Final = 206.0
HAND_GAP: Final = 4.0
ROOM: Final = HAND * (CARD_WIDE + HAND_GAP) - HAND_GAP
"""A full hand lies side by side; a larger one overlaps."""
SUPPLY_WIDE: Final = 334.0
SUPPLY_HIGH: Final = 38.0


@memoize
def chips(florins: int, crew: tuple[int, ...]) -> tuple[Chip, ...]:
    """Return the counters of a player, in order: florins, and the crew by colour."""
    return (
        Chip("florin", florins, Text("count-florins", {"n": florins})),
        *(
            Chip(f"worker-{COLOURS[colour]}", n, workers(colour, n))
            for colour, n in enumerate(crew)
        ),
    )


def hand_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return a hand; new cards lie face down, and whoever only watches sees nothing but backs."""
    holding, own = position.holdings[seat], viewer == seat
    cards = tuple(holding.hand) if own else ()
    prices = tuple([place_price(position, holding, card) for card in cards])
    lacking = tuple([max(0, price - holding.florins) for price in prices])
    house, hidden = bool(empty_colours(holding)), tuple(backs(position, seat, own))
    return _area(seat, own, cards, prices, lacking, house, hidden)


@memoize
def _area(
    seat: Seat,
    own: bool,
    cards: tuple[Card, ...],
    prices: tuple[int, ...],
    lacking: tuple[int, ...],
    house: bool,
    hidden: tuple[Colour, ...],
) -> Area:
    count = len(cards) + len(hidden)
    step = min(CARD_WIDE + HAND_GAP, (ROOM - CARD_WIDE) / max(count - 1, 1))
    across = [round(CARD_WIDE / 2 + step * place, 2) for place in range(count)]
    y = HAND_TALL / 2
    items: list[Item] = []
    for card, price, lack, x in zip(cards, prices, lacking, across, strict=False):
        items.append(hand_piece(card, x, y, house, price, lack))
    for place, colour in enumerate(hidden):
        items.append(back_piece(seat, place, colour, across[len(cards) + place], y, CARD_WIDE))
    title, told = heading("area-hand", seat, own), Text("hand-summary", {"count": count})
    return Area("hand", "hand", ROOM, HAND_TALL, title, tuple(items), seat, summary=told)


def backs(position: Position, seat: Seat, fresh: bool) -> list[Colour]:
    """Return the colours of cards seen from behind: all of a hand, or only those just drawn.

    Cards of a hand lie in the order of their numbers; that of their colours tells nothing more.
    """
    holding = position.holdings[seat]
    hand = [] if fresh else sorted([COLOUR[card] for card in holding.hand])
    return hand + [COLOUR[card] for card in holding.fresh]


def supply_area(position: Position, seat: Seat) -> Area:
    """Return florins and workers: low and common, so that a phone keeps them in sight."""
    holding = position.holdings[seat]
    return _supply(seat, holding.florins, tuple(holding.workers))


@memoize
def _supply(seat: Seat, florins: int, crew: tuple[int, ...]) -> Area:
    y = SUPPLY_HIGH / 2
    told = Text("count-florins", {"n": florins})
    items: list[Item] = [
        Piece("florins", "florin", 15, y, 28, told, short="$"),
        Lettering(34, y + 6.5, str(florins), "number", size=18),
    ]
    for colour in PALETTE:
        items += _workers(colour, crew[colour])
    title = Text("area-supply")
    return Area("supply", "common", SUPPLY_WIDE, SUPPLY_HIGH, title, tuple(items), seat)


@memoize
def _workers(colour: Colour, count: int) -> tuple[Item, ...]:
    """Return the workers of a colour, as one and their number."""
    x, y, name = 86.0 + 54 * colour, SUPPLY_HIGH / 2, COLOURS[colour]
    worker = Piece(
        f"worker/{name}",
        f"worker-{name}",
        x,
        y,
        30,
        workers(colour, count),
        short=f"{name[:2]}{count}"[:3],
        tone=TONES[colour],
        help=Text("help-worker", {"colour": name}),
    )
    return worker, Lettering(x + 19, y + 5.5, str(count), "number", size=15)
