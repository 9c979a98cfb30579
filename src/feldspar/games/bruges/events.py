"""What happens to a player, and whom in the display it moves to act."""

from feldspar.games.bruges.characters import COLOUR, EFFECTS, WHEN
from feldspar.games.bruges.figures import (
    COLOURS,
    HOUSE_BUILT,
    MARKER_POINTS,
    NAMES,
)
from feldspar.games.bruges.holding import THREAT, house
from feldspar.games.bruges.position import EFFECT, Position, item
from feldspar.kernel.events import Text


def happened(position: Position, seat: int, event: int, colour: int, but: int = -1) -> None:
    """Let the characters act that an event calls, but for one, in the order they were placed."""
    due: list[int] = []
    for one in position.holdings[seat].residents:
        card = one & 255
        if WHEN[card] == event and card != but:
            for number in range(len(EFFECTS[card])):
                due.append(item(EFFECT, seat, card, number, colour))
    if due:
        position.stack = position.stack + due[::-1]


def build_house(position: Position, seat: int, card: int, unseen: bool, rule: str) -> None:
    """Put a card face down as a house."""
    holding = position.holdings[seat]
    holding.houses = [*holding.houses, house(card, unseen)]
    colour = COLOUR[card]
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "colour": Text("a-house-" + COLOURS[colour]),
            "unseen": int(unseen),
        }
        position.report(seat, Text("log-house", args), rule)
    happened(position, seat, HOUSE_BUILT, colour)


def discard_marker(position: Position, seat: int, colour: int, rule: str) -> None:
    """Return a threat marker, for a point (BRG-7.12)."""
    holding = position.holdings[seat]
    holding.gain_threats(colour, -1)
    holding.score_points(MARKER_POINTS, THREAT)
    if position.log is not None:
        text = Text("log-discard", {"colour": Text("colour-" + COLOURS[colour])})
        position.report(seat, text, rule, MARKER_POINTS)


def the(card: int) -> Text:
    """Return a character's name in a sentence."""
    return Text("the-" + NAMES[card])
