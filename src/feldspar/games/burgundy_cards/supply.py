"""Cards that come and go: drawing and reshuffling, the display, and piles of goods and animals."""

from typing import Final

from feldspar.games.burgundy_cards.cards import DIE
from feldspar.games.burgundy_cards.figures import DISPLAY
from feldspar.games.burgundy_cards.holding import Holding
from feldspar.games.burgundy_cards.position import Position
from feldspar.kernel.chance import dealt

# Chance events
SHUFFLE: Final = 0
SHUFFLE_GOODS: Final = 1
SHUFFLE_ANIMALS: Final = 2

NOTHING: Final = -1


def shuffle(position: Position, cards: list[int]) -> None:
    """Make a draw pile of some cards (BCG-13.5)."""
    batch = position.batch[:]
    for card in cards:
        batch[card] = position.shuffles
    position.batch = batch
    loose = sorted(cards)
    position.deck = dealt(loose, len(loose), position.key, SHUFFLE, position.shuffles)
    position.shuffles += 1


def draw(position: Position) -> int:
    """Draw a card, from the discard pile shuffled if need be; NOTHING if there is none."""
    if not position.deck:
        if not position.discard:
            return NOTHING
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
    rows: list[list[int]] = [[] for _ in range(6)]
    for count in range(by_row + by_die):
        card = draw(position)
        if card == NOTHING:
            break
        row = count % 6 if count < by_row else DIE[card] - 1
        rows[row].append(card)
    position.rows = rows
    position.reveals += 1


def row_of(position: Position, card: int) -> int:
    """Return the row of the display a card lies in, or NOTHING."""
    for row in range(6):
        if card in position.rows[row]:
            return row
    return NOTHING


def remove(position: Position, card: int) -> None:
    """Take a card out of the display, or out of what a purchase has revealed."""
    if card in position.revealed:
        position.revealed = [other for other in position.revealed if other != card]
        return
    row = row_of(position, card)
    rows = position.rows[:]
    rows[row] = [other for other in rows[row] if other != card]
    position.rows = rows


def deal(position: Position, cards: int) -> None:
    """Deal face-down cards, one at a time clockwise from the start player (BCG-17.1)."""
    piles: list[list[int]] = [[] for _ in range(position.seats)]
    for count in range(cards * position.seats):
        card = draw(position)
        if card == NOTHING:
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


def top(piles: list[list[int]], which: int) -> list[list[int]]:
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


def split(cards: list[int]) -> list[list[int]]:
    """Return shuffled cards as two piles, as equal as possible (BCG-2.3, 2.4)."""
    first = (len(cards) + 1) // 2
    return [cards[:first], cards[first:]]
