"""Canal tiles and houses, built with a card or by an effect."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR, the
from feldspar.games.bruges.rules.cards.perks import (
    ANY_CANAL,
    CANAL_PRICE,
    HOUSE_TAKES_ANY,
    HOUSE_TAKES_NONE,
    HOUSE_WORKER,
    UNSET,
)
from feldspar.games.bruges.rules.components import (
    GATES,
    HOUSE_POINTS,
    NO_WORKER,
    SPACES,
    THIRD,
    THIRD_POINTS,
)
from feldspar.games.bruges.rules.pending.build import Build
from feldspar.games.bruges.rules.pending.dig import Dig
from feldspar.games.bruges.rules.player_board import NO_PRICE, PRINTED_PRICE, Holding, empty_colours
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Given, Look, Several
from feldspar.games.bruges.view.answers.deed import Deed, leads, statue
from feldspar.games.bruges.view.answers.touches import (
    florins,
    lacking_florins,
    worker_path,
    worker_price,
)
from feldspar.games.bruges.view.lead import dearest_card
from feldspar.games.bruges.view.phrases import NOTHING, Args, a_house, colour_text, workers
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Path
from feldspar.kernel.text.event_text import series
from feldspar.kernel.toolkit.memoize import memoize

# ----------------------------------------------------------------------------------------- canals


def tile_price(position: Position, holding: Holding, section: Section) -> int:
    """Return what the next tile of a section costs now, with a card or by an effect."""
    asked = position.stack[-1] if position.stack else None
    return holding.tile_price(section, asked.paid if isinstance(asked, Dig) else PRINTED_PRICE)


def _payment(position: Position, asked: Dig) -> Args:
    fixed = position.holdings[asked.seat].perks[CANAL_PRICE] != UNSET
    return {"n": -1 if fixed and asked.paid != NO_PRICE else asked.paid}


def _tile_label(position: Position, seat: Seat, args: Given) -> Text:
    """Say where the next tile of a section goes, and what it would bring."""
    holding, section = position.holdings[seat], Section(args[-1])
    space = holding.tiles[section] + 1
    crowned = not position.statues or holding.crowned >> section & 1
    statue = 0 if crowned else position.statues[-1]
    colour = GATES[holding.gate][section][space - 1]
    return _canal(colour, space, tile_price(position, holding, section), statue)


@memoize
def _canal(colour: Colour, space: int, florins: int, statue: int) -> Text:
    """Say where a tile goes; a statue of so many points, or 0, is at the end of the section."""
    gain = NOTHING
    if space == THIRD:
        gain = Text("gain-third", {"n": THIRD_POINTS})
    elif space == SPACES and statue:
        gain = Text("gain-statue", {"n": statue})
    told: Args = {"colour": colour_text(colour), "space": space, "florins": florins, "gain": gain}
    return Text("move-canal", told)


def _next_space(position: Position, seat: Seat, args: Given) -> list[Path]:
    """Return the next space of a section, or the last of a complete one."""
    built = position.holdings[seat].tiles[args[-1]]
    return [(f"space/{seat}-{args[-1]}-{min(built + 1, SPACES)}",)]


def _space(deed: Deed) -> int:
    """Return which space of a section is built."""
    return deed.had().tiles[Section(deed.args[-1])] + 1


def _third(deed: Deed) -> Text | None:
    """The third space counts at the end."""
    return Text("because-third", {"n": THIRD_POINTS}) if _space(deed) == THIRD else None


def _nearly(deed: Deed) -> Text | None:
    """The next space brings a statue, or points."""
    space, position = _space(deed), deed.before
    if space == THIRD - 1:
        return Text("because-near-third", {"n": THIRD_POINTS})
    crowned = deed.had().crowned >> deed.args[-1] & 1
    if space != SPACES - 1 or crowned or not position.statues:
        return None
    return Text("because-near-statue", {"n": position.statues[-1]})


def _lacks_for_tile(
    position: Position, holding: Holding, card: Card, several: Several
) -> Text | None:
    """Say what the next spaces of some sections ask for, which the card or its owner has not."""
    spaces = {
        section: GATES[holding.gate][section][holding.tiles[section]]
        for section in [Section(args[1]) for args in several]
        if holding.tiles[section] < SPACES
    }
    fitting = [s for s in spaces if spaces[s] == COLOUR[card] or holding.perks[ANY_CANAL]]
    if fitting:
        return lacking_florins(
            min([holding.tile_price(s, PRINTED_PRICE) for s in fitting]), holding
        )
    if not spaces:
        return None
    colours = [colour_text(colour) for colour in dict.fromkeys(spaces.values())]
    told: dict[str, int | str | Text] = {"n": len(spaces), "card": colour_text(COLOUR[card])}
    return Text("lacks-space", {**told, "spaces": series(colours)})


_TILE: Final = Answer(
    _tile_label,
    _next_space,
    lambda position, seat, args: florins(
        tile_price(position, position.holdings[seat], Section(args[-1]))
    ),
    (statue, _third, leads, _nearly),
    _lacks_for_tile,
    of_hand=True,
)
ANSWERS["canal"] = _TILE
ANSWERS["dig"] = _TILE._replace(of_hand=False)
LOOKS[Dig] = Look("dig", _payment, hint="dig")


# ----------------------------------------------------------------------------------------- houses


def _likely_worker(position: Position, holding: Holding, card: Card) -> Colour:
    """Return the worker that comes to mind for a house, or NO_WORKER."""
    asked = position.stack[-1] if position.stack else None
    free = holding.perks[HOUSE_WORKER] == HOUSE_TAKES_NONE
    if isinstance(asked, Build):
        free = not asked.workers
    return NO_WORKER if free else COLOUR[card]


def _is_any_worker(position: Position, holding: Holding) -> bool:
    """Tell whether a house may be built for workers of any colour."""
    asked = position.stack[-1] if position.stack else None
    return holding.perks[HOUSE_WORKER] == HOUSE_TAKES_ANY and not isinstance(asked, Build)


@memoize
def _house_label(colour: int, worker: int) -> Text:
    if worker == NO_WORKER:
        return Text("move-house-free", {"house": a_house(colour)})
    return Text("move-house", {"workers": workers(worker, 1)})


def _worker(position: Position, seat: Seat, args: Given) -> list[Path]:
    free = _is_any_worker(position, position.holdings[seat])
    return worker_path(position, seat, args) if free else [()]


def _home(deed: Deed) -> Text | None:
    """Somebody in the hand can move in, where nobody could."""
    holding = deed.had()
    card = dearest_card(holding, deed.args[0], holding.florins)
    if card is None or empty_colours(holding):
        return None
    return Text("because-home", {"card": the(card), "florins": holding.place_price(card, 0)})


def _house(deed: Deed) -> Text | None:
    return Text("because-house", {"n": HOUSE_POINTS})


def _lacks_for_house(
    position: Position, holding: Holding, card: Card, several: Several
) -> Text | None:
    colour = COLOUR[card]
    if holding.perks[HOUSE_WORKER] in (HOUSE_TAKES_ANY, HOUSE_TAKES_NONE):
        return None
    return (
        None if holding.workers[colour] else Text("lacks-worker", {"colour": colour_text(colour)})
    )


ANSWERS["house"] = Answer(
    lambda position, seat, args: _house_label(COLOUR[args[0]], args[1]),
    _worker,
    worker_price,
    (_home, _house),
    _lacks_for_house,
    of_hand=True,
    is_unlikely=lambda position, holding, args: (
        args[1] != _likely_worker(position, holding, Card(args[0]))
    ),
)
LOOKS[Build] = Look("build", hint="build")
