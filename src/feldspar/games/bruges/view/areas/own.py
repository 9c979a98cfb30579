"""What on a card is this project's own: a small circle on it, and a line when asked (`house`)."""

from typing import Final

from feldspar.games.bruges.rules.components import PARTS, ROWS
from feldspar.games.bruges.rules.units import Card
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Lettering
from feldspar.kernel.text.event_text import series
from feldspar.kernel.toolkit.memoize import memoize

OWN: Final[list[list[str]]] = [
    [part for part in PARTS if part in row.get("house", [])] for row in ROWS
]
"""What no source tells of each card."""


def own_mark(card: Card, x: float, y: float, size: float) -> tuple[Lettering, ...]:
    """Return the circle of a card whose text or figures are ours; a colour alone is neither."""
    if OWN[card] in ([], ["colour"]):
        return ()
    return (Lettering(x, y, "°", "label", "middle", size),)


def own_told(card: Card, told: Text) -> Text:
    """Add to what is told of a card what of it is ours."""
    return Text("help-own", {"help": told, "what": _parts(card)}) if OWN[card] else told


@memoize
def _parts(card: Card) -> Text:
    return series([Text("own-" + part) for part in OWN[card]])
