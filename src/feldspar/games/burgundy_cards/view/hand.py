"""What a player holds: cards in hand, storage, projects, and the cards a purchase has shown."""

from typing import Final

from feldspar.games.burgundy_cards.rules import figures
from feldspar.games.burgundy_cards.rules.holding import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.view.card import (
    TITLES,
    animal_piece,
    card_help,
    card_piece,
    goods_piece,
    hand_help,
)
from feldspar.games.burgundy_cards.view.questions import wanted
from feldspar.games.burgundy_cards.view.shapes import counts, pill
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Look, Piece

CARD_WIDE: Final = 82.0
HAND_HIGH: Final = 118.0
"""What is common and no higher than this stays in sight on a phone."""
HAND_WIDE: Final = 356.0
STORE: Final = 188.0
"""Where the storage begins, beside the hand."""
OFFERED: Final = 72.0


def chips(holding: Holding) -> tuple[Chip, ...]:
    """Return the counters of a player, always in the same order."""
    goods = sum(counts(holding.goods, len(figures.GOODS)))
    sold = sum(counts(holding.sold, len(figures.GOODS)))
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
    for place in range(figures.HAND):
        x = CARD_WIDE / 2 + (CARD_WIDE + 9) * place
        if place >= len(holding.hand):
            items.append(Piece("", "slot", x, HAND_HIGH / 2, CARD_WIDE))
        elif viewer == seat:
            card = holding.hand[place]
            label = Text("card-hand", {"card": TITLES[card]})
            items.append(
                card_piece(card, x, HAND_HIGH / 2, CARD_WIDE, label, hand_help(card), art="hand")
            )
        else:
            name, label = f"seat/{seat}/hand/{place}", Text("hand-hidden")
            items.append(Piece(name, "card-back", x, HAND_HIGH / 2, CARD_WIDE, label))
    items += [
        *pill(STORE, 0, "worker", holding.workers),
        *pill(STORE + 50, 0, "silver", holding.silver),
        *_pile(holding, "pile/mine" if viewer == seat else f"seat/{seat}/pile"),
        *_storage(holding),
    ]
    title, told = Text("area-hand"), _summary(holding)
    return Area("hand", "common", HAND_WIDE, HAND_HIGH, title, tuple(items), seat, summary=told)


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
    for goods in figures.ALL_GOODS:
        number = holding.held(goods)
        x, y = STORE + 24 + 54.0 * goods, 60.0
        if not number:
            items.append(Piece("", f"goods-{figures.GOODS[goods]}", x, y, 48, state="dim"))
            continue
        kind = Text("goods-" + figures.GOODS[goods])
        label = Text("goods-label", {"goods": kind, "count": number})
        items.append(goods_piece(f"goods/{figures.GOODS[goods]}", goods, number, x, y, 48, label))
    for animal in figures.ALL_ANIMALS:
        number = holding.kept(animal)
        x, y = STORE + 11 + 42.0 * animal, 104.5
        if not number:
            items.append(Piece("", f"animal-{figures.ANIMALS[animal]}", x, y, 22, state="dim"))
            continue
        kind = Text("animal-" + figures.ANIMALS[animal])
        label = Text("animal-label", {"animal": kind, "count": number})
        items += [
            animal_piece(f"animal/{figures.ANIMALS[animal]}", animal, number, x, y, 22, label),
            Lettering(x + 14, y + 5, str(number), "caption"),
        ]
    return items


def projects_area(position: Position, seat: int) -> Area:
    """Return the projects of the viewer; one about to be placed is the latest change."""
    holding = position.holdings[seat]
    used = Text("projects-title", {"count": len(holding.projects), "most": figures.PROJECTS})
    items: list[Item] = [Lettering(0, 11, used, "label")]
    for place in range(figures.PROJECTS):
        x, y = CARD_WIDE / 2 + (CARD_WIDE + 11) * place, 19 + CARD_WIDE * 0.7
        if place >= len(holding.projects):
            items.append(Piece("", "slot", x, y, CARD_WIDE))
            continue
        card = holding.projects[place]
        label = Text("card-project", {"card": TITLES[card]})
        state: Look = "last" if card == wanted(position) else ""
        told = card_help(position, card)
        items.append(card_piece(card, x, y, CARD_WIDE, label, told, state))
    wide = figures.PROJECTS * CARD_WIDE + (figures.PROJECTS - 1) * 11
    return Area("projects", "mine", wide, 135, Text("area-projects"), tuple(items), seat)


def offer_area(position: Position) -> Area:
    """Return the cards of a purchase, until one is chosen and has its place."""
    items: list[Item] = [Lettering(0, 9, Text("offer-title"), "label", size=11)]
    for place, card in enumerate(position.revealed):
        x = OFFERED / 2 + (OFFERED + 6) * place
        label = Text("card-offer", {"card": TITLES[card]})
        state: Look = "last" if card == wanted(position) else ""
        told = card_help(position, card)
        items.append(
            card_piece(card, x, HAND_HIGH - 1 - OFFERED * 0.7, OFFERED, label, told, state)
        )
    wide = 3 * OFFERED + 12
    return Area("offer", "common", wide, HAND_HIGH, Text("area-offer"), tuple(items))
