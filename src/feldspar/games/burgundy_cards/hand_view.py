"""What a player holds: cards in hand, storage, projects, and the cards a purchase has shown."""

from typing import Final

from feldspar.games.burgundy_cards.card_view import (
    TITLES,
    animal_piece,
    card_help,
    card_piece,
    goods_piece,
    hand_help,
    wanted,
)
from feldspar.games.burgundy_cards.figures import ANIMALS, GOODS, HAND, PROJECTS
from feldspar.games.burgundy_cards.holding import Holding
from feldspar.games.burgundy_cards.position import COLUMN, ROOM, Position
from feldspar.games.burgundy_cards.shapes import counts, pill
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Look, Piece

CARD: Final = 82.0
HIGH: Final = 118.0
"""What is common and no higher than this stays in sight on a phone."""
HAND_WIDE: Final = 356.0
STORE: Final = 188.0
"""Where the storage begins, beside the hand."""
OFFERED: Final = 72.0


def chips(holding: Holding) -> tuple[Chip, ...]:
    """Return the counters of a player, always in the same order."""
    goods = sum(counts(holding.goods, len(GOODS)))
    sold = sum(counts(holding.sold, len(GOODS)))
    return (
        Chip("worker", holding.workers, Text("count-workers", {"n": holding.workers})),
        Chip("silver", holding.silver, Text("count-silver", {"n": holding.silver})),
        Chip("goods-back", goods, Text("count-goods", {"n": goods})),
        Chip("sold", sold, Text("count-sold", {"n": sold})),
    )


def hand_area(position: Position, viewer: int, seat: int) -> Area:
    """Return a hand with the storage beside it: all one looks at before touching anything else.

    It is low and common, so a phone keeps it in sight on every page, at its full size. Whoever only
    watches sees backs.
    """
    holding = position.holdings[seat]
    items: list[Item] = []
    for place in range(HAND):
        x = CARD / 2 + (CARD + 9) * place
        if place >= len(holding.hand):
            items.append(Piece("", "slot", x, HIGH / 2, CARD))
        elif viewer == seat:
            card = holding.hand[place]
            label = Text("card-hand", {"card": TITLES[card]})
            items.append(card_piece(card, x, HIGH / 2, CARD, label, hand_help(card), art="hand"))
        else:
            name, label = f"seat/{seat}/hand/{place}", Text("hand-hidden")
            items.append(Piece(name, "card-back", x, HIGH / 2, CARD, label))
    items += [
        *pill(STORE, 0, "worker", holding.workers),
        *pill(STORE + 50, 0, "silver", holding.silver),
        *_pile(holding, "pile/mine" if viewer == seat else f"seat/{seat}/pile"),
        *_storage(holding),
    ]
    title, told = Text("area-hand"), _summary(holding)
    return Area("hand", "common", HAND_WIDE, HIGH, title, tuple(items), seat, summary=told)


def _summary(holding: Holding) -> Text:
    workers = Text("count-workers", {"n": holding.workers})
    silver = Text("count-silver", {"n": holding.silver})
    return Text("hand-summary", {"workers": workers, "silver": silver})


def _pile(holding: Holding, name: str) -> list[Item]:
    """Return the personal pile, which nobody has seen."""
    number = len(holding.pile)
    x = STORE + 118.0
    if not number:
        return [Piece("", "slot", x, 14, 20)]
    label = Text("own-pile" if name == "pile/mine" else "their-pile", {"count": number})
    return [
        Piece("", "card-back", x + 2, 15, 20),
        Piece(name, "card-back", x, 14, 20, label, short="p", help=Text("help-pile")),
        Lettering(x + 16, 19, str(number), "number", size=14),
    ]


def _storage(holding: Holding) -> list[Item]:
    """Return unsold goods and animals; those one has none of are dim."""
    items: list[Item] = []
    for goods, number in enumerate(counts(holding.goods, len(GOODS))):
        x, y = STORE + 24 + 54.0 * goods, 60.0
        if not number:
            items.append(Piece("", f"goods-{GOODS[goods]}", x, y, 48, state="dim"))
            continue
        kind = Text("goods-" + GOODS[goods])
        label = Text("goods-label", {"goods": kind, "count": number})
        items.append(goods_piece(f"goods/{GOODS[goods]}", goods, number, x, y, 48, label))
    for animal, number in enumerate(counts(holding.animals, len(ANIMALS))):
        x, y = STORE + 11 + 42.0 * animal, 104.5
        if not number:
            items.append(Piece("", f"animal-{ANIMALS[animal]}", x, y, 22, state="dim"))
            continue
        kind = Text("animal-" + ANIMALS[animal])
        label = Text("animal-label", {"animal": kind, "count": number})
        items += [
            animal_piece(f"animal/{ANIMALS[animal]}", animal, number, x, y, 22, label),
            Lettering(x + 14, y + 5, str(number), "caption"),
        ]
    return items


def projects_area(position: Position, seat: int) -> Area:
    """Return the projects of the viewer; one about to be placed is the latest change."""
    holding = position.holdings[seat]
    placed = wanted(position, COLUMN)
    used = Text("projects-title", {"count": len(holding.projects), "most": PROJECTS})
    items: list[Item] = [Lettering(0, 11, used, "label")]
    for place in range(PROJECTS):
        x, y = CARD / 2 + (CARD + 11) * place, 19 + CARD * 0.7
        if place >= len(holding.projects):
            items.append(Piece("", "slot", x, y, CARD))
            continue
        card = holding.projects[place]
        label = Text("card-project", {"card": TITLES[card]})
        state: Look = "last" if card == placed else ""
        told = card_help(position, card)
        items.append(card_piece(card, x, y, CARD, label, told, state))
    wide = PROJECTS * CARD + (PROJECTS - 1) * 11
    return Area("projects", "mine", wide, 135, Text("area-projects"), tuple(items), seat)


def offer_area(position: Position) -> Area:
    """Return the cards of a purchase, until one is chosen and has its place."""
    items: list[Item] = [Lettering(0, 9, Text("offer-title"), "label", size=11)]
    for place, card in enumerate(position.revealed):
        x = OFFERED / 2 + (OFFERED + 6) * place
        label = Text("card-offer", {"card": TITLES[card]})
        state: Look = "last" if card == wanted(position, ROOM) else ""
        told = card_help(position, card)
        items.append(card_piece(card, x, HIGH - 1 - OFFERED * 0.7, OFFERED, label, told, state))
    wide = 3 * OFFERED + 12
    return Area("offer", "common", wide, HIGH, Text("area-offer"), tuple(items))
