"""What several kinds of decision touch, and what they pay or lack."""

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, NO_WORKER
from feldspar.games.bruges.rules.player_board import EMPTY, Holding, face, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Seat
from feldspar.games.bruges.view.answers.answer import Given
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Path, Price


def card_path(position: Position, seat: Seat, args: Given) -> list[Path]:
    """Touch a character, or a card."""
    return [(f"card/{args[0]}",)]


def worker_path(position: Position, seat: Seat, args: Given) -> list[Path]:
    """Touch a worker, if there is one."""
    return [() if args[-1] == NO_WORKER else (f"worker/{COLOURS[args[-1]]}",)]


def marker_path(position: Position, seat: Seat, args: Given) -> list[Path]:
    """Touch a threat marker."""
    return [(f"threat/{COLOURS[args[-1]]}",)]


def house_paths(holding: Holding, seat: Seat, colour: int) -> list[Path]:
    """Return the empty houses of a colour, which are all alike; or those that are not empty."""
    places = [p for p, one in enumerate(holding.houses) if COLOUR[face(one)] == colour]
    empty = [place for place in places if resident(holding.houses[place]) == EMPTY]
    return [(f"house/{seat}-{place}",) for place in empty or places]


def worker_price(position: Position, seat: Seat, args: Given) -> Price | None:
    """Pay a worker, if one is given."""
    return None if args[1] == NO_WORKER else Price("worker-" + COLOURS[args[1]], 1)


def florins(number: int) -> Price | None:
    """Pay florins, if any."""
    return Price("florin", number) if number else None


def lacking_florins(price: int, holding: Holding) -> Text | None:
    """Say what a price lacks."""
    if price <= holding.florins:
        return None
    return Text("lacks-florins", {"price": price, "florins": holding.florins})
