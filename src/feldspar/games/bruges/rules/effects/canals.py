"""Canals: tiles laid and lost, and the statues for complete sections."""

from feldspar.games.bruges.rules.components import CANAL_BUILT, COLOURS, GATES, SPACES
from feldspar.games.bruges.rules.effects.events import trigger
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat, Section
from feldspar.kernel.events import Text


def build_tile(position: Position, seat: Seat, section: Section, price: int, rule: str) -> None:
    """Pay, and put a canal tile onto the next space; the fifth brings a statue (BRG-7.8)."""
    holding = position.holdings[seat]
    holding.florins -= price
    tiles = holding.tiles[:]
    colour = GATES[holding.gate][section][tiles[section]]
    tiles[section] += 1
    holding.tiles = tiles
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "colour": Text("colour-" + COLOURS[colour]),
            "space": tiles[section],
            "section": section,
            "florins": price,
        }
        position.log_event(seat, Text("log-canal", args), rule)
    if tiles[section] == SPACES and not holding.crowned >> section & 1:
        holding.crowned |= 1 << section
        if position.statues:
            holding.statues = [*holding.statues, position.statues[-1]]
            if position.log is not None:
                text = Text("log-statue", {"points": position.statues[-1]})
                position.log_event(seat, text, "BRG-7.8")
            position.statues = position.statues[:-1]
    trigger(position, seat, CANAL_BUILT, colour)


def lose_tile(position: Position, seat: Seat, section: Section, rule: str) -> None:
    """Take a tile from the outer end of a section (BRG-9.7)."""
    holding = position.holdings[seat]
    tiles = holding.tiles[:]
    tiles[section] -= 1
    holding.tiles = tiles
    if position.log is not None:
        args: dict[str, int | str | Text] = {"space": tiles[section] + 1, "section": section}
        position.log_event(seat, Text("log-breach", args), rule)
