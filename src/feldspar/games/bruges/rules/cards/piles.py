"""The draw piles: drawing by backs, the extra pile, and the last round (section 4)."""

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import BOTH_PILES, COLOURS
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import DRAWING, Position
from feldspar.games.bruges.rules.units import Card, Pile, Seat
from feldspar.kernel.chance import dealt
from feldspar.kernel.events import Text
from feldspar.kernel.text.event_text import series


def shuffled_cards(cards: list[Card], key: bytes, what: int, round_: int = 0) -> list[Card]:
    """Return cards in an order that chance decides."""
    return [Card(card) for card in dealt([*cards], len(cards), key, what, round_)]


def open_piles(position: Position) -> list[Pile]:
    """Return the piles there is something to draw from."""
    return [pile for pile in BOTH_PILES if position.piles[pile]]


def take_top(position: Position, pile: Pile) -> Card:
    """Take the top card of a pile; the back below it is seen."""
    piles = position.piles[:]
    card = piles[pile][-1]
    piles[pile] = piles[pile][:-1]
    position.piles = piles
    position.reveal_count += 1
    if not piles[pile]:
        _refill(position, pile)
    return card


def _refill(position: Position, pile: Pile) -> None:
    """BRG-4.6 to 4.10: the extra pile, once; then half of the other pile."""
    piles = position.piles[:]
    if not position.last:
        piles[pile] = position.extra
        position.extra = []
        position.last = position.round if position.phase == DRAWING else position.round + 1
        text = Text("log-extra", {"pile": pile + 1, "now": int(position.last == position.round)})
        position.announce(text, "BRG-4.8" if position.phase == DRAWING else "BRG-4.9")
    else:
        other = piles[1 - pile]
        half = len(other) // 2  # the odd card stays above
        piles[pile] = other[:half]
        piles[1 - pile] = other[half:]
        if half:
            position.announce(Text("log-halved", {"pile": pile + 1}), "BRG-4.7")
    position.piles = piles


def draw(position: Position, seat: Seat, pile: Pile) -> None:
    """Take a card whose face is not seen yet (BRG-4.2, 4.3)."""
    holding = position.holdings[seat]
    holding.fresh = [*holding.fresh, take_top(position, pile)]


def look(position: Position, seat: Seat, rule: str) -> None:
    """See the cards just drawn, and have them in hand."""
    holding = position.holdings[seat]
    if not holding.fresh:
        return
    if position.log is not None:
        drawn = [COLOURS[COLOUR[card]] for card in holding.fresh]
        cards = [
            Text("cards-" + colour, {"n": drawn.count(colour)})
            for colour in COLOURS
            if colour in drawn
        ]
        position.log_event(seat, Text("log-draw", {"n": len(drawn), "cards": series(cards)}), rule)
    holding.hand = sorted(holding.hand + holding.fresh)
    holding.fresh = []


def cards_held(holding: Holding) -> int:
    """Return how many cards a player has in hand, seen or not."""
    return len(holding.hand) + len(holding.fresh)
