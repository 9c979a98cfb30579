"""What happens to a player, and whom in the display it moves to act."""

from feldspar.games.bruges.rules.cards.characters import COLOUR, EFFECTS, WHEN
from feldspar.games.bruges.rules.components import COLOURS, HOUSE_BUILT, MARKER_POINTS, NO_COLOUR
from feldspar.games.bruges.rules.pending.carry_out import CarryOut
from feldspar.games.bruges.rules.player_board import THREAT, house
from feldspar.games.bruges.rules.position import Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat, When
from feldspar.kernel.events import Text


def trigger(position: Position, seat: Seat, event: When, colour: Colour, but: int = -1) -> None:
    """Let the characters act that an event calls, but for one, in the order they were placed."""
    due: list[Question] = []
    for one in position.holdings[seat].residents:
        card = one & 255
        if WHEN[card] == event and card != but:
            for number in range(len(EFFECTS[card])):
                due.append(CarryOut(seat, Card(card), number, colour))
    if due:
        position.stack = position.stack + due[::-1]


def act(position: Position, seat: Seat, card: Card) -> None:
    """Let a character do all it does, the first of its effects first."""
    for number in range(len(EFFECTS[card]) - 1, -1, -1):
        position.push(CarryOut(seat, card, number, NO_COLOUR))


def build_house(position: Position, seat: Seat, card: Card, unseen: bool, rule: str) -> None:
    """Put a card face down as a house."""
    holding = position.holdings[seat]
    holding.houses = [*holding.houses, house(card, unseen)]
    colour = COLOUR[card]
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "colour": Text("a-house-" + COLOURS[colour]),
            "unseen": int(unseen),
        }
        position.log_event(seat, Text("log-house", args), rule)
    trigger(position, seat, HOUSE_BUILT, colour)


def discard_marker(position: Position, seat: Seat, colour: Colour, rule: str) -> None:
    """Return a threat marker, for a point (BRG-7.12)."""
    holding = position.holdings[seat]
    holding.gain_threats(colour, -1)
    holding.score_points(MARKER_POINTS, THREAT)
    if position.log is not None:
        text = Text("log-discard", {"colour": Text("colour-" + COLOURS[colour])})
        position.log_event(seat, text, rule, MARKER_POINTS)
