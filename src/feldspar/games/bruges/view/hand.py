"""What a player holds: the cards of the hand, and money and workers beside them."""

from typing import Final

from feldspar.games.bruges.rules.characters import COLOUR
from feldspar.games.bruges.rules.figures import COLOURS, HAND
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.view.card import CARD_WIDE, TONES, back_piece, hand_piece
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Piece

HAND_TALL: Final = 206.0
HAND_GAP: Final = 4.0
ROOM: Final = HAND * (CARD_WIDE + HAND_GAP) - HAND_GAP
"""A full hand lies side by side; a larger one overlaps."""
SUPPLY_WIDE: Final = 334.0
SUPPLY_HIGH: Final = 38.0


def chips(position: Position, seat: Seat) -> tuple[Chip, ...]:
    """Return the counters of a player, always in the same order."""
    holding = position.holdings[seat]
    florins = holding.florins
    return (
        Chip("florin", florins, Text("count-florins", {"n": florins})),
        *(
            Chip(f"worker-{colour}", n, Text(f"workers-{colour}", {"n": n}))
            for colour, n in zip(COLOURS, holding.workers, strict=True)
        ),
    )


def hand_area(position: Position, viewer: int, seat: Seat) -> Area:
    """Return a hand; new cards lie face down, and whoever only watches sees nothing but backs."""
    holding = position.holdings[seat]
    shown = holding.hand if viewer == seat else []
    hidden = backs(position, seat, viewer == seat)
    count = len(shown) + len(hidden)
    step = min(CARD_WIDE + HAND_GAP, (ROOM - CARD_WIDE) / max(count - 1, 1))
    items: list[Item] = []
    for place in range(count):
        x, y = round(CARD_WIDE / 2 + step * place, 2), HAND_TALL / 2
        if place < len(shown):
            items.append(hand_piece(position, seat, shown[place], x, y))
            continue
        at = place - len(shown)
        thing = f"seat/{seat}/hand/{at}"
        label = Text("hand-hidden", {"colour": COLOURS[hidden[at]]})
        items.append(back_piece(thing, hidden[at], x, y, CARD_WIDE, label))
    title = Text("area-hand")
    if viewer != seat:
        title = Text("area-hand-of", {"name": Text("seat-name", {"n": seat + 1})})
    told = Text("hand-summary", {"count": count})
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
    y = SUPPLY_HIGH / 2
    told = Text("count-florins", {"n": holding.florins})
    items: list[Item] = [
        Piece("florins", "florin", 15, y, 28, told, short="$"),
        Lettering(34, y + 6.5, str(holding.florins), "number", size=18),
    ]
    for colour, name in enumerate(COLOURS):
        x, count = 86.0 + 54 * colour, holding.workers[colour]
        label = Text(f"workers-{name}", {"n": count})
        help_ = Text("help-worker", {"colour": name})
        items += [
            Piece(
                f"worker/{name}",
                f"worker-{name}",
                x,
                y,
                30,
                label,
                short=f"{name[:2]}{count}"[:3],
                tone=TONES[colour],
                help=help_,
            ),
            Lettering(x + 19, y + 5.5, str(count), "number", size=15),
        ]
    title = Text("area-supply")
    return Area("supply", "common", SUPPLY_WIDE, SUPPLY_HIGH, title, tuple(items), seat)
