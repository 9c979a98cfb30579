"""A full storage: discard a stored tile for the new one (BUR-7.4, BUR-17.5)."""

from typing import ClassVar, Final

from feldspar.games.burgundy.rules.components import EVERY_PLACE, NO_PLACE, SLOTS
from feldspar.games.burgundy.rules.evaluate import stored_worth
from feldspar.games.burgundy.rules.player_board import Estate
from feldspar.games.burgundy.rules.position import Position, Question
from feldspar.games.burgundy.rules.tiles import FACES, NO_TILE
from feldspar.games.burgundy.rules.units import Slot
from feldspar.kernel.events import Text
from feldspar.kernel.units import Seat

A_DISCARD: Final = 1359


class Store(Question):
    """Which stored tile makes room for the one in a slot? It is about the slot."""

    code = 1
    name = "store"
    rule = "BUR-7.4"
    not_asked: ClassVar[dict[str, str]] = {"discard": "BUR-7.5"}
    limits: ClassVar[list[int]] = [SLOTS - 1]

    def can_wait(self, position: Position) -> bool:
        """A tile lies in the slot, and the storage is full."""
        there = position.slots[self.about] != NO_TILE
        return there and NO_TILE not in position.estates[self.seat].storage

    def answers(self, position: Position) -> list[int]:
        return [A_DISCARD + place for place in EVERY_PLACE]

    def answer(self, position: Position, action: int) -> None:
        estate = position.estates[self.seat]
        place = EVERY_PLACE[action - A_DISCARD]
        tile = estate.storage[place]
        estate.put(place, NO_TILE)
        position.removed += 1
        position.asked = None
        store(position, estate, self.seat, Slot(self.about))
        if position.log is not None:
            text = Text("log-discard", {"tile": Text("a-" + FACES[tile])})
            position.log_event(self.seat, text, "BUR-7.4")

    def worth(self, position: Position, left: int) -> int:
        estate = position.estates[self.seat]
        return stored_worth(position, estate, position.slots[self.about], left) // 2


def store(position: Position, estate: Estate, seat: Seat, slot: Slot) -> None:
    """Move a tile from a depot to a storage, or ask first what makes room for it (BUR-7.3)."""
    place = estate.room()
    if place == NO_PLACE:
        position.asked = Store(seat, slot)
        return
    estate.put(place, position.slots[slot])
    slots = position.slots[:]
    slots[slot] = NO_TILE
    position.slots = slots
    position.filled ^= 1 << slot
