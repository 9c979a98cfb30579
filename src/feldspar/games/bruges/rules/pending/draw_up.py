"""Draw in phase 1."""

from collections.abc import Sequence

from feldspar.games.bruges.rules import piles
from feldspar.games.bruges.rules.components import A_DONE, A_DRAW, HAND
from feldspar.games.bruges.rules.perks import HAND_LIMIT
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Pile


class DrawUp(Question):
    """Draw until the hand is full (BRG-4.1)."""

    code = 0
    rule = "BRG-4.1"
    kinds = ("draw", "done")

    def settle(self, position: Position) -> bool:
        """Look when the hand is complete, or nothing is left (BRG-4.1 to 4.5)."""
        holding = position.holdings[self.seat]
        held = piles.cards_held(holding)
        choice = piles.open_piles(position)
        if held >= holding.perks[HAND_LIMIT] or not choice:
            position.pop()
            piles.look(position, self.seat, "BRG-4.1")
        elif held < HAND and len(choice) == 1:
            piles.draw(position, self.seat, choice[0])
        else:
            return False
        return True

    def answers(self, position: Position) -> list[int]:
        found = [A_DRAW + pile for pile in piles.open_piles(position)]
        if piles.cards_held(position.holdings[self.seat]) >= HAND:
            found.append(A_DONE)
        return found

    def why_not(self, position: Position, kind: str, args: Sequence[int]) -> str | None:
        if kind == "draw":
            return None if position.piles[args[0]] else "BRG-4.10"
        holding = position.holdings[self.seat]
        return None if len(holding.hand) + len(holding.fresh) >= HAND else "BRG-4.1"

    def answer(self, position: Position, action: int) -> None:
        if action == A_DONE:
            position.pop()
            piles.look(position, self.seat, "BRG-4.5")
        else:
            piles.draw(position, self.seat, Pile(action - A_DRAW))
