"""A tile bought with silver, or none, which ends the turn (section 17)."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer, add_each
from feldspar.games.burgundy.rules.components import BUY_ANYWHERE, NUMBERED, PER_DEPOT, PRICE
from feldspar.games.burgundy.rules.pending.store import store
from feldspar.games.burgundy.rules.position import Position
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE
from feldspar.games.burgundy.rules.turn_flow import end_turn
from feldspar.games.burgundy.rules.units import Slot
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_BUY: Final = 1327
A_DONE: Final = 1381


class Buy(Answer):
    """Which tile is bought?"""

    waits = "BUR-17.3"

    def add_all(self, found: list[int], position: Position, seat: int) -> None:
        slots = position.may_buy(position.estates[seat])
        if slots:
            add_each(found, A_BUY, slots)

    def why_not(self, position: Position, seat: Seat, args: tuple[int, ...]) -> str | None:
        slot, estate = args[0], position.estates[seat]
        if position.bought or estate.silver < PRICE or position.slots[slot] == NO_TILE:
            return "BUR-17.1"
        return None if slot >= NUMBERED or estate.has(BUY_ANYWHERE) else "BUR-21.7"

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        estate, slot = position.estates[seat], Slot(action - A_BUY)
        estate.silver -= PRICE
        position.bought = True
        if position.log is not None:
            tile = Text("a-" + FACES[position.slots[slot]])
            depot = 0 if slot >= NUMBERED else slot // PER_DEPOT + 1
            text = Text("log-buy", {"tile": tile, "depot": depot, "silver": PRICE})
            position.log_event(seat, text, "BUR-17.1")
        store(position, estate, seat, slot)


class Done(Answer):
    """Is nothing bought?"""

    def add_all(self, found: list[int], position: Position, seat: int) -> None:
        if position.used == 3:
            found.append(A_DONE)

    def why_not(self, position: Position, seat: Seat, args: tuple[int, ...]) -> str | None:
        return None if position.used == 3 else "BUR-5.4"

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        end_turn(position)


ANSWERS: Final[dict[str, Answer]] = {"buy": Buy(), "done": Done()}
