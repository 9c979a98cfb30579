"""Aaron, the opponent of the solo game: his estate, his piles by round, his total beside yours."""

from typing import Final

from feldspar.games.burgundy_cards import aaron
from feldspar.games.burgundy_cards.cards import TYPE
from feldspar.games.burgundy_cards.figures import AARON_PILES, ROUNDS, TRIPLE, TYPES
from feldspar.games.burgundy_cards.others_view import strips, won
from feldspar.games.burgundy_cards.position import Position
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Item, Lettered, Lettering, Piece, Rival, Shape

WIDE: Final = 272.0
HIGH: Final = 285.0
CHIPS: Final = 66.0
"""Where his columns begin."""
PILES: Final = 214.0
"""The middle of his piles."""


def aaron_area(position: Position) -> Area:
    """Return all that is Aaron's."""
    his, mine = aaron.total(position), position.holdings[0].score
    items: list[Item] = [
        Piece("", "aaron", 14, 15, 28),
        Lettering(36, 21, Text("aaron-name"), "title", size=20),
        Lettering(WIDE - 43, 23, str(his), "number", "end", 24),
        Lettering(WIDE - 38, 22, Text("points", {"n": his}), "label"),
        Lettering(0, 50, standing(his, mine), "caption"),
        *strips(position, columns(position), CHIPS, 35, WIDE),
        *won(position.aaron_firsts, position.aaron_seven, WIDE, 161, 22),
        Shape(f"M0 180h{WIDE:g}", "rule"),
        *_piles(position),
        Lettering(0, HIGH - 4, Text("aaron-rule"), "label"),
    ]
    told = Text("aaron-summary", {"points": his, "standing": standing(his, mine)})
    return Area("aaron", "common", WIDE, HIGH, Text("area-aaron"), tuple(items), summary=told)


def rival(position: Position) -> Rival:
    """Return Aaron as somebody to win or lose against."""
    his = aaron.total(position)
    return Rival(Text("aaron-name"), "aaron", his, tuple(ROUNDS), Text("aaron-rule"))


def standing(his: int, mine: int) -> Text:
    """Say who is ahead, and by how much."""
    if mine == his:
        return Text("standing-level", {"mine": mine})
    key = "standing-ahead" if mine > his else "standing-behind"
    return Text(key, {"mine": mine, "by": abs(mine - his)})


def columns(position: Position) -> list[list[int]]:
    """Return Aaron's cards as columns: by type, a fourth card of one begins another (BCG-15.6)."""
    found: list[list[int]] = []
    for type_ in range(len(TYPES)):
        cards = [card for card in position.aaron if TYPE[card] == type_]
        found += [cards[at : at + TRIPLE] for at in range(0, len(cards), TRIPLE)]
    return found


def _piles(position: Position) -> list[Item]:
    """Return his piles for the rounds: face down, and gone once they have been turned up."""
    items: list[Item] = []
    for number, pile in enumerate(position.aaron_piles):
        x = 26 + 55.0 * number
        name = ROUNDS[number]
        style: Lettered = "strong" if number == position.round else "label"
        said: Text | str = Text("aaron-count", {"round": name, "count": len(pile)})
        items.append(Lettering(x, PILES + 38, said if pile else name, style, "middle", 13))
        if not pile:
            items.append(Piece("", "slot", x, PILES, 32))
            continue
        for step in range(min(2, len(pile) - 1), 0, -1):
            items.append(Piece("", "aaron-back", x + 2.0 * step, PILES + 2.0 * step, 32))
        label = Text("aaron-pile", {"round": name, "count": len(pile)})
        told = Text("help-aaron-pile", {"count": AARON_PILES[number]})
        art = "aaron-back"
        items.append(Piece(f"aaron/pile/{name}", art, x, PILES, 32, label, short=name, help=told))
    return items
