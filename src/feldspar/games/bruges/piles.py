"""The draw piles: drawing by backs, the extra pile, and the last round (section 4)."""

from feldspar.games.bruges.characters import COLOUR
from feldspar.games.bruges.figures import COLOURS
from feldspar.games.bruges.holding import Holding
from feldspar.games.bruges.position import DRAWING, Position
from feldspar.kernel.events import Text
from feldspar.kernel.prose import series


def open_piles(position: Position) -> list[int]:
    """Return the piles there is something to draw from."""
    return [pile for pile in range(2) if position.piles[pile]]


def take_top(position: Position, pile: int) -> int:
    """Take the top card of a pile; the back below it is seen."""
    piles = position.piles[:]
    card = piles[pile][-1]
    piles[pile] = piles[pile][:-1]
    position.piles = piles
    position.reveals += 1
    if not piles[pile]:
        _refill(position, pile)
    return card


def _refill(position: Position, pile: int) -> None:
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


def draw(position: Position, seat: int, pile: int) -> None:
    """Take a card whose face is not seen yet (BRG-4.2, 4.3)."""
    holding = position.holdings[seat]
    holding.fresh = [*holding.fresh, take_top(position, pile)]


def look(position: Position, seat: int, rule: str) -> None:
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
        position.report(seat, Text("log-draw", {"n": len(drawn), "cards": series(cards)}), rule)
    holding.hand = sorted(holding.hand + holding.fresh)
    holding.fresh = []


def cards_held(holding: Holding) -> int:
    """Return how many cards a player has in hand, seen or not."""
    return len(holding.hand) + len(holding.fresh)
