"""Workers and florins: taken with a card, by an effect, and given for points."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import ACTIVATED, COLOUR, WHEN, WORKER, the
from feldspar.games.bruges.rules.cards.perks import HOUSE_WORKER, MORE_FLORINS, MORE_WORKERS
from feldspar.games.bruges.rules.components import COLOURS, WORKERS_TAKEN
from feldspar.games.bruges.rules.pending.die import Die
from feldspar.games.bruges.rules.pending.opponents import Spend
from feldspar.games.bruges.rules.pending.take import Take
from feldspar.games.bruges.rules.player_board import USED, empty_colours
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Seat
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Given, Look
from feldspar.games.bruges.view.answers.deed import AT_ONCE, Deed, Reason
from feldspar.games.bruges.view.answers.touches import worker_path
from feldspar.games.bruges.view.lead import dearest_card
from feldspar.games.bruges.view.phrases import Args, a_house, colour_text, seat_name, workers
from feldspar.kernel.events import Text
from feldspar.kernel.toolkit.memoize import memoize

# ---------------------------------------------------------------------------------------- workers


@memoize
def _workers(colour: int, number: int) -> Text:
    return Text("move-take", {"workers": workers(colour, number)})


def _more(position: Position, asked: Take) -> Args | None:
    return {} if asked.workers > 1 else None


def _activates(deed: Deed) -> Text | None:
    """Somebody waits for a worker of this colour."""
    colour, holding = deed.colour(), deed.had()
    for one in holding.residents:
        if one < USED and WHEN[one] == ACTIVATED and WORKER[one] == colour:
            if not holding.workers[colour]:
                told = {"workers": workers(colour, 1), "card": the(Card(one))}
                return Text("because-activates", {**told})
    return None


def _builds(deed: Deed) -> Text | None:
    """A card of the colour could become a house."""
    colour, holding = deed.colour(), deed.had()
    played = deed.card_played()
    others = [card for card in holding.hand if card != played and COLOUR[card] == colour]
    if holding.workers[colour] or not others or holding.perks[HOUSE_WORKER]:
        return None
    return Text("because-builds", {"house": a_house(colour)})


def _hire(position: Position, seat: Seat, args: Given) -> Text:
    number = WORKERS_TAKEN + position.holdings[seat].perks[MORE_WORKERS]
    return _workers(COLOUR[args[0]], number)


_HIRING: Final[tuple[Reason, ...]] = (_activates, _builds)
ANSWERS["workers"] = Answer(_hire, reasons=_HIRING, of_hand=True)
ANSWERS["take"] = Answer(
    lambda position, seat, args: _workers(args[0], 1), worker_path, reasons=_HIRING
)
LOOKS[Take] = Look("take", hint="take", follows=_more)


# ---------------------------------------------------------------------------------------- florins


_POOR: Final = 2
"""With so many florins and fewer one is poor."""


@memoize
def _florins(colour: int, florins: int) -> Text:
    return Text("move-die", {"n": florins, "colour": colour_text(colour)})


def _each(position: Position, asked: Spend) -> Args:
    return {"n": asked.florins}


def _spend(position: Position, asked: Spend, kind: str, args: Given) -> Text:
    points = asked.florins * asked.points
    told: Args = {"n": asked.florins, "points": points, "name": seat_name(args[0])}
    return Text("move-recipient", told)


def _affords(deed: Deed) -> Text | None:
    """Florins are then enough for somebody who can move in."""
    holding = deed.had()
    card = dearest_card(holding, deed.card_played())
    gained = _die_florins(deed)
    if card is None or not empty_colours(holding):
        return None
    price = holding.place_price(card, 0)
    if not holding.florins < price <= holding.florins + gained:
        return None
    return Text("because-affords", {"card": the(card), "n": price})


def _die_florins(deed: Deed) -> int:
    event = deed.happens("log-die")
    number = event.text.args["n"] if event else 0
    assert isinstance(number, int)
    return number


def _best_die(deed: Deed) -> Text | None:
    """No die pays more."""
    gained, dice = _die_florins(deed), deed.before.dice
    if not gained or dice[deed.colour()] < max(dice):
        return None
    return Text("because-best-die", {"n": gained})


def _poor(deed: Deed) -> Text | None:
    """There are hardly any florins."""
    had = deed.had().florins
    return Text("because-poor", {"n": had}) if had <= _POOR else None


def _earn(position: Position, seat: Seat, args: Given) -> Text:
    colour, more = COLOUR[args[0]], position.holdings[seat].perks[MORE_FLORINS]
    return _florins(colour, position.dice[colour] + more)


_EARNING: Final[tuple[Reason, ...]] = (_affords, _best_die, _poor)
ANSWERS["florins"] = Answer(_earn, reasons=_EARNING, of_hand=True)
ANSWERS["die"] = Answer(
    lambda position, seat, args: _florins(args[0], position.dice[args[0]]),
    lambda position, seat, args: [(f"die/{COLOURS[args[0]]}",)],
    reasons=_EARNING,
)
ANSWERS["recipient"] = Answer(
    path=lambda position, seat, args: [(f"choice/seat-{args[0] + 1}",)],
    reasons=AT_ONCE,
)
LOOKS[Die] = Look("die")
LOOKS[Spend] = Look("spend", _each, hint="spend", label=_spend)
