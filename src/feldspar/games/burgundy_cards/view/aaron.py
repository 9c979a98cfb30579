"""Aaron, the opponent of the solo game: his estate, his piles by round, his total beside yours."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.components import AARON_PILES, ALL_TYPES, ROUNDS, TRIPLE
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import Card
from feldspar.games.burgundy_cards.view.opponents import award_cards, strips
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettered, Lettering, Piece, Rival, Shape
from feldspar.kernel.toolkit.memoize import memoize

AARON_WIDE: Final = 272.0
AARON_HIGH: Final = 285.0
CHIPS: Final = 66.0
"""Where his columns begin."""
PILES_LEVEL: Final = 214.0
"""The middle of his piles."""


def aaron_area(position: Position) -> Area:
    """Return all that is Aaron's."""
    his, mine = position.aaron_points, position.holdings[0].score
    piles = tuple([len(pile) for pile in position.aaron_piles])
    placed = tuple([tuple(cards) for cards in columns(position)])
    items: list[Item] = [
        Piece("", "aaron", 14, 15, 28),
        Lettering(36, 21, Text("aaron-name"), "title", size=20),
        Lettering(AARON_WIDE - 43, 23, str(his), "number", "end", 24),
        Lettering(AARON_WIDE - 38, 22, Text("points", {"n": his}), "label"),
        Lettering(0, 50, standing(his, mine), "caption"),
        *strips(placed, position.firsts, CHIPS, 35, AARON_WIDE),
        *award_cards(position.aaron_firsts, position.aaron_seven, AARON_WIDE, 161, 22),
        Shape(f"M0 180h{AARON_WIDE:g}", "rule"),
        *_piles(piles, position.round),
        Lettering(0, AARON_HIGH - 4, Text("aaron-rule"), "label"),
    ]
    told = Text("aaron-summary", {"points": his, "standing": standing(his, mine)})
    return Area(
        "aaron", "common", AARON_WIDE, AARON_HIGH, Text("area-aaron"), tuple(items), summary=told
    )


def rival(position: Position) -> Rival:
    """Return Aaron as somebody to win or lose against."""
    his = position.aaron_points
    return Rival(Text("aaron-name"), "aaron", his, tuple(ROUNDS), Text("aaron-rule"))


@memoize
def standing(his: int, mine: int) -> Text:
    """Say who is ahead, and by how much."""
    if mine == his:
        return Text("standing-level", {"mine": mine})
    key = "standing-ahead" if mine > his else "standing-behind"
    return Text(key, {"mine": mine, "by": abs(mine - his)})


def columns(position: Position) -> list[list[Card]]:
    """Return Aaron's cards as columns: by type, a fourth card of one begins another (BCG-15.6)."""
    found: list[list[Card]] = []
    for type_ in ALL_TYPES:
        cards = [card for card in position.aaron if TYPE[card] == type_]
        found += [cards[at : at + TRIPLE] for at in range(0, len(cards), TRIPLE)]
    return found


@memoize
def _piles(counts: tuple[int, ...], now: int) -> tuple[Item, ...]:
    """Return his piles for the rounds: face down, and gone once they have been turned up."""
    items: list[Item] = []
    for number, count in enumerate(counts):
        x = 26 + 55.0 * number
        name = ROUNDS[number]
        style: Lettered = "strong" if number == now else "label"
        said: Text | str = Text("aaron-count", {"round": name, "count": count})
        items.append(Lettering(x, PILES_LEVEL + 38, said if count else name, style, "middle", 13))
        if not count:
            items.append(Piece("", "slot", x, PILES_LEVEL, 32))
            continue
        for step in range(min(2, count - 1), 0, -1):
            items.append(Piece("", "aaron-back", x + 2.0 * step, PILES_LEVEL + 2.0 * step, 32))
        label = Text("aaron-pile", {"round": name, "count": count})
        told = Text("help-aaron-pile", {"count": AARON_PILES[number]})
        art = "aaron-back"
        items.append(
            Piece(f"aaron/pile/{name}", art, x, PILES_LEVEL, 32, label, short=name, help=told)
        )
    return tuple(items)
