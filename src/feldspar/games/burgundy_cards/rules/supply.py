"""Cards that come and go: drawing and reshuffling, the display, and piles of goods and animals."""

from typing import Final, TypeVar, cast

from feldspar.games.burgundy_cards.rules.cards import DIE
from feldspar.games.burgundy_cards.rules.components import DISPLAY
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.games.burgundy_cards.rules.units import NO_CARD, NO_DIE, Card, Die
from feldspar.kernel.chance import dealt

Kind = TypeVar("Kind")

# Chance events
SHUFFLE: Final = 0
SHUFFLE_GOODS: Final = 1
SHUFFLE_ANIMALS: Final = 2


def shuffle(position: Position, cards: list[Card]) -> None:
    """Make a draw pile of some cards (BCG-13.5)."""
    batch = position.batch[:]
    for card in cards:
        batch[card] = position.shuffles
    position.batch = batch
    loose: list[int] = sorted(cards)
    deck = dealt(loose, len(loose), position.key, SHUFFLE, position.shuffles)
    position.deck = cast(list[Card], deck)
    position.shuffles += 1


def draw(position: Position) -> Card:
    """Draw a card, from the discard pile shuffled if need be; NO_CARD if there is none."""
    if not position.deck:
        if not position.discard:
            return NO_CARD
        cards = position.discard
        position.discard = []
        shuffle(position, cards)
    deck = position.deck[:]
    card = deck.pop()
    position.deck = deck
    return card


def lay_out(position: Position) -> None:
    """BCG-2.11 to 2.15: fill the rows, first one after the other, then by the cards' own dice."""
    by_row, by_die = DISPLAY[position.seats]
    rows: list[list[Card]] = [[] for _ in range(6)]
    for count in range(by_row + by_die):
        card = draw(position)
        if card == NO_CARD:
            break
        row = count % 6 if count < by_row else DIE[card] - 1
        rows[row].append(card)
    position.rows = rows
    position.reveal_count += 1


def row_of(position: Position, card: Card) -> Die:
    """Return the die of the row of the display a card lies in, or NO_DIE."""
    for row in range(6):
        if card in position.rows[row]:
            return Die(row + 1)
    return NO_DIE


def remove(position: Position, card: Card) -> None:
    """Take a card out of the display, or out of what a purchase has revealed."""
    if card in position.revealed:
        position.revealed = [other for other in position.revealed if other != card]
        return
    row = row_of(position, card) - 1
    rows = position.rows[:]
    rows[row] = [other for other in rows[row] if other != card]
    position.rows = rows


def deal(position: Position, cards: int) -> None:
    """Deal face-down cards, one at a time clockwise from the start player (BCG-17.1)."""
    piles: list[list[Card]] = [[] for _ in range(position.seats)]
    for count in range(cards * position.seats):
        card = draw(position)
        if card == NO_CARD:
            break
        piles[(position.start + count) % position.seats].append(card)
    for seat, holding in enumerate(position.holdings):
        piles[seat].reverse()  # the first dealt is the first drawn
        holding.pile = piles[seat]


def draw_hand(holding: Holding, count: int) -> None:
    """Draw cards from a personal pile into the hand."""
    drawn = min(count, len(holding.pile))
    if drawn:
        split = len(holding.pile) - drawn
        holding.hand = sorted(holding.hand + holding.pile[split:])
        holding.pile = holding.pile[:split]


def top(piles: list[list[Kind]], which: int) -> list[list[Kind]]:
    """Return two piles without the top card of one; an emptied pile gets half of the other."""
    left = [pile[:] for pile in piles]
    left[which].pop()
    other = left[1 - which]
    if not left[which] and len(other) > 1:
        # R18: the upper half, the larger one, stays where it is.
        lower = len(other) // 2
        left[which] = other[:lower]
        left[1 - which] = other[lower:]
    return left


def split(cards: list[Kind]) -> list[list[Kind]]:
    """Return shuffled cards as two piles, as equal as possible (BCG-2.3, 2.4)."""
    first = (len(cards) + 1) // 2
    return [cards[:first], cards[first:]]
