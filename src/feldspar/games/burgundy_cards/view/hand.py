"""What a player holds: cards in hand, storage, projects, and the cards a purchase has shown."""

from typing import Final

from feldspar.games.burgundy_cards.rules import components
from feldspar.games.burgundy_cards.rules.position import Position, card_in_question
from feldspar.games.burgundy_cards.rules.units import NO_CARD, Animal, Card, Goods
from feldspar.games.burgundy_cards.view.card import animal_piece, card_piece, goods_piece, is_first
from feldspar.games.burgundy_cards.view.shapes import counts, pill
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Area, Chip, Item, Lettering, Look, Piece
from feldspar.kernel.toolkit.memoize import memoize

CARD_WIDE: Final = 82.0
HAND_HIGH: Final = 118.0
"""What is common and no higher than this stays in sight on a phone."""
HAND_WIDE: Final = 356.0
STORE: Final = 188.0
"""Where the storage begins, beside the hand."""
OFFERED: Final = 72.0


@memoize
def chips(workers: int, silver: int, stored: int, sold: int) -> tuple[Chip, ...]:
    """Return the counters of a player, always in the same order; goods are packed by type."""
    goods, sales = (
        sum(counts(stored, len(components.GOODS))),
        sum(counts(sold, len(components.GOODS))),
    )
    return (
        Chip("worker", workers, Text("count-workers", {"n": workers})),
        Chip("silver", silver, Text("count-silver", {"n": silver})),
        Chip("goods-back", goods, Text("count-goods", {"n": goods})),
        Chip("sold", sales, Text("count-sold", {"n": sales})),
    )


def hand_area(position: Position, viewer: int, seat: int) -> Area:
    """Return a hand with the storage beside it: all one looks at before touching anything else.

    It is low and common, so a phone keeps it in sight on every page, at its full size. Whoever only
    watches sees backs.
    """
    holding, mine = position.holdings[seat], viewer == seat
    cards = holding.hand if mine else [NO_CARD] * len(holding.hand)
    pile, stored, kept = len(holding.pile), holding.goods, holding.animals
    return _area(seat, mine, tuple(cards), pile, holding.workers, holding.silver, stored, kept)


@memoize
def _area(
    seat: int,
    mine: bool,
    cards: tuple[Card, ...],
    pile: int,
    workers: int,
    silver: int,
    stored: int,
    kept: int,
) -> Area:
    items: list[Item] = [
        *_hand(seat, cards),
        *pill(STORE, 0, "worker", workers),
        *pill(STORE + 50, 0, "silver", silver),
        *_pile(seat, mine, pile),
        *_goods(stored),
        *_animals(kept),
    ]
    title, told = Text("area-hand"), _summary(workers, silver)
    return Area("hand", "common", HAND_WIDE, HAND_HIGH, title, tuple(items), seat, summary=told)


@memoize
def _hand(seat: int, cards: tuple[Card, ...]) -> tuple[Item, ...]:
    """Return the cards of a hand, or the back of each NO_CARD."""
    items: list[Item] = []
    for place in range(components.HAND):
        x, y = CARD_WIDE / 2 + (CARD_WIDE + 9) * place, HAND_HIGH / 2
        if place >= len(cards):
            items.append(Piece("", "slot", x, y, CARD_WIDE))
        elif cards[place] != NO_CARD:
            items.append(card_piece(cards[place], x, y, CARD_WIDE, "card-hand", art="hand"))
        else:
            name, label = f"seat/{seat}/hand/{place}", Text("hand-hidden")
            items.append(Piece(name, "card-back", x, y, CARD_WIDE, label))
    return tuple(items)


@memoize
def _summary(workers: int, silver: int) -> Text:
    told = Text("count-silver", {"n": silver})
    return Text("hand-summary", {"workers": Text("count-workers", {"n": workers}), "silver": told})


@memoize
def _pile(seat: int, mine: bool, count: int) -> tuple[Item, ...]:
    """Return the personal pile, which nobody has seen."""
    x = STORE + 118.0
    if not count:
        return (Piece("", "slot", x, 14, 20),)
    name = "pile/mine" if mine else f"seat/{seat}/pile"
    label = Text("own-pile" if mine else "their-pile", {"count": count})
    return (
        Piece("", "card-back", x + 2, 15, 20),
        Piece(name, "card-back", x, 14, 20, label, short="p", help=Text("help-pile")),
        Lettering(x + 16, 19, str(count), "number", size=14),
    )


@memoize
def _goods(stored: int) -> tuple[Item, ...]:
    """Return unsold goods; types one has none of are dim."""
    items: list[Item] = []
    for goods, number in enumerate(counts(stored, len(components.GOODS))):
        x, y = STORE + 24 + 54.0 * goods, 60.0
        if not number:
            items.append(Piece("", f"goods-{components.GOODS[goods]}", x, y, 48, state="dim"))
            continue
        kind = Text("goods-" + components.GOODS[goods])
        label = Text("goods-label", {"goods": kind, "count": number})
        name = f"goods/{components.GOODS[goods]}"
        items.append(goods_piece(name, Goods(goods), number, x, y, 48, label))
    return tuple(items)


@memoize
def _animals(stored: int) -> tuple[Item, ...]:
    """Return animals with their numbers; kinds one has none of are dim."""
    items: list[Item] = []
    for animal, number in enumerate(counts(stored, len(components.ANIMALS))):
        x, y = STORE + 11 + 42.0 * animal, 104.5
        if not number:
            items.append(Piece("", f"animal-{components.ANIMALS[animal]}", x, y, 22, state="dim"))
            continue
        kind = Text("animal-" + components.ANIMALS[animal])
        label = Text("animal-label", {"animal": kind, "count": number})
        name = f"animal/{components.ANIMALS[animal]}"
        items += [
            animal_piece(name, Animal(animal), number, x, y, 22, label),
            Lettering(x + 14, y + 5, str(number), "caption"),
        ]
    return tuple(items)


def projects_area(position: Position, seat: int) -> Area:
    """Return the projects of the viewer; one about to be placed is the latest change."""
    cards, last = position.holdings[seat].projects, card_in_question(position)
    return _projects(seat, tuple(cards), position.firsts, last if last in cards else NO_CARD)


@memoize
def _projects(seat: int, cards: tuple[Card, ...], firsts: int, last: Card) -> Area:
    used = Text("projects-title", {"count": len(cards), "most": components.PROJECTS})
    items: list[Item] = [Lettering(0, 11, used, "label")]
    for place in range(components.PROJECTS):
        x, y = CARD_WIDE / 2 + (CARD_WIDE + 11) * place, 19 + CARD_WIDE * 0.7
        if place >= len(cards):
            items.append(Piece("", "slot", x, y, CARD_WIDE))
            continue
        card = cards[place]
        state: Look = "last" if card == last else ""
        first = is_first(firsts, card)
        items.append(card_piece(card, x, y, CARD_WIDE, "card-project", 0, first, state))
    wide = components.PROJECTS * CARD_WIDE + (components.PROJECTS - 1) * 11
    return Area("projects", "mine", wide, 135, Text("area-projects"), tuple(items), seat)


def offer_area(position: Position) -> Area:
    """Return the cards of a purchase, until one is chosen and has its place."""
    items: list[Item] = [Lettering(0, 9, Text("offer-title"), "label", size=11)]
    for place, card in enumerate(position.revealed):
        x, y = OFFERED / 2 + (OFFERED + 6) * place, HAND_HIGH - 1 - OFFERED * 0.7
        state: Look = "last" if card == card_in_question(position) else ""
        first = is_first(position.firsts, card)
        items.append(card_piece(card, x, y, OFFERED, "card-offer", 0, first, state))
    wide = 3 * OFFERED + 12
    return Area("offer", "common", wide, HAND_HIGH, Text("area-offer"), tuple(items))
