"""The estate chosen in the advanced set-up, and the space of its castle (section 22)."""

from typing import Final

from feldspar.games.burgundy.rules.answer import Answer
from feldspar.games.burgundy.rules.components import BOARD, HEXES
from feldspar.games.burgundy.rules.opening import put_start_castle
from feldspar.games.burgundy.rules.position import NOT_CHOSEN, OPEN, SETUP, Position
from feldspar.games.burgundy.rules.sheet import DUCHIES, SHEETS
from feldspar.games.burgundy.rules.turn_flow import begin_phase
from feldspar.kernel.events import Text
from feldspar.kernel.units import Hex, Seat

A_START: Final = 0


class Start(Answer):
    """Which side of one's own sheet, and which castle space on it?"""

    stage = SETUP

    def add_all(self, found: list[int], position: Position, seat: int) -> None:
        for number in SHEETS[position.sheets[seat]]:
            for hex_ in DUCHIES[number - 1].castles:
                found.append(A_START + (number - 1) * HEXES + hex_)

    def why_not(self, position: Position, seat: Seat, args: tuple[int, ...]) -> str | None:
        if position.stage != SETUP:
            return "BUR-22.1" if position.setup else "BUR-2.4"
        if position.choices[seat] != NOT_CHOSEN or not position.waiting >> seat & 1:
            return "BUR-22.2"
        estate, hex_ = args
        fits = estate + 1 in SHEETS[position.sheets[seat]] and hex_ in DUCHIES[estate].castles
        return None if fits else "BUR-22.1"

    def carry_out(self, position: Position, seat: Seat, action: int) -> None:
        """Openly, one after the other, or in secret, all at once."""
        choices = position.choices[:]
        choices[seat] = action - A_START
        position.choices = choices
        position.waiting &= ~(1 << seat)
        if position.setup == OPEN:
            _settle(position, seat)
            place = position.order.index(seat) + 1
            if place < position.seats:
                position.waiting = 1 << position.order[place]
        elif not position.waiting:
            position.reveal_count += 1
            for other in position.order:
                _settle(position, other)
        if not position.waiting:
            begin_phase(position)


def _settle(position: Position, seat: Seat) -> None:
    duchy, hex_ = divmod(position.choices[seat], HEXES)
    put_start_castle(position, seat, duchy, Hex(hex_))
    if position.log is not None:
        text = Text("log-estate", {"estate": duchy + 1, "hex": BOARD.names[hex_]})
        position.log_event(seat, text, "BUR-22.1")


ANSWERS: Final[dict[str, Answer]] = {"start": Start()}
