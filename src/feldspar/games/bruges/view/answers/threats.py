"""Threat markers, the disasters they bring, and what opponents take."""

from typing import Final

from feldspar.games.bruges.rules.cards.characters import COLOUR, POINTS, the
from feldspar.games.bruges.rules.cards.perks import ANY_THREAT, IMMUNE
from feldspar.games.bruges.rules.components import (
    BLUE,
    BROWN,
    DISASTERS,
    INTRIGUE_LOSS,
    MARKER_POINTS,
    PALETTE,
    RED,
    VIOLET,
    YELLOW,
)
from feldspar.games.bruges.rules.pending.disasters import Fire, Plague, Strikes
from feldspar.games.bruges.rules.pending.discard import Discard
from feldspar.games.bruges.rules.pending.opponents import Breach
from feldspar.games.bruges.rules.player_board import Holding, characters, face
from feldspar.games.bruges.rules.position import TURNS, Position, Question
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Given, Look, Several
from feldspar.games.bruges.view.answers.deed import Deed
from feldspar.games.bruges.view.answers.touches import card_path, house_paths, marker_path
from feldspar.games.bruges.view.lead import is_near
from feldspar.games.bruges.view.phrases import Args, a_house, colour_text, danger, sender
from feldspar.kernel.coaching import scored
from feldspar.kernel.events import Text
from feldspar.kernel.scene import Path
from feldspar.kernel.toolkit.memoize import memoize

# ---------------------------------------------------------------------------------------- markers


@memoize
def _marker_label(colour: int) -> Text:
    return Text("move-discard", {"colour": colour_text(colour), "n": MARKER_POINTS})


def _colours(position: Position, asked: Discard) -> list[Colour]:
    """Return the colours of which a marker may be discarded."""
    threats = position.holdings[asked.seat].threats
    return [colour for colour in PALETTE if asked.colours >> colour & 1 and threats[colour]]


def _marker_number(position: Position, asked: Discard) -> Args:
    """Tell how many markers may be discarded, and of which colour if there is but one."""
    threats, held = position.holdings[asked.seat].threats, _colours(position, asked)
    told: Args = {"n": min(asked.markers, sum([threats[colour] for colour in held]))}
    return {**told, "colour": colour_text(held[0])} if len(held) == 1 else told


def _of_one_colour(position: Position, asked: Discard) -> str:
    return "-colour" if len(_colours(position, asked)) == 1 else ""


def _threatens(position: Position, asked: Discard) -> Args:
    return {"danger": danger(position.holdings[asked.seat])}


def _danger(deed: Deed) -> Text | None:
    """A marker is returned before the one that would strike."""
    colour = deed.colour()
    if not is_near(deed.had(), colour):
        return None
    disaster = Text("the-" + DISASTERS[colour])
    return Text("because-danger", {"colour": colour_text(colour), "disaster": disaster})


def _points(deed: Deed) -> Text | None:
    points = scored(deed.told, "log-discard")
    return Text("because-marker", {"n": points}) if points else None


def _lacks_marker(
    position: Position, holding: Holding, card: Card, several: Several
) -> Text | None:
    colour = COLOUR[card]
    if holding.perks[ANY_THREAT] or holding.threats[colour]:
        return None
    return Text("lacks-threat", {"colour": colour_text(colour)})


_RETURN: Final = Answer(
    lambda position, seat, args: _marker_label(args[-1]),
    marker_path,
    reasons=(_danger, _points),
    lacks=_lacks_marker,
    of_hand=True,
)
ANSWERS["threat"] = _RETURN
ANSWERS["discard"] = _RETURN._replace(of_hand=False)
LOOKS[Discard] = Look(
    "discard", _marker_number, _of_one_colour, "discard", _threatens, declined="discard"
)


# ----------------------------------------------------------------------------------------- losses


def _breach_cause(position: Position, asked: Breach) -> Args:
    return {"why": sender(position, position.active, "opponents_lose", "canal_tile")}


def _plague_cause(position: Position, asked: Plague) -> Args:
    return _disaster_cause(position, asked, BROWN)


def _fire_cause(position: Position, asked: Fire) -> Args:
    return _disaster_cause(position, asked, RED)


def _disaster_cause(position: Position, asked: Question, colour: Colour) -> Args:
    """Name a disaster that came with the dice, or else whoever sent it."""
    holding = position.holdings[asked.seat]
    why = Text("disaster-" + DISASTERS[colour])
    if position.phase == TURNS and position.active != asked.seat:
        why = sender(position, position.active, "give_threat", colour)
    return {"why": why, "houses": len(holding.houses), "tiles": sum(holding.tiles)}


def _disaster(position: Position, seat: Seat, args: Given) -> Text:
    """Say what a disaster would take."""
    holding, which = position.holdings[seat], args[0]
    name = DISASTERS[which]
    if holding.perks[IMMUNE] >> which & 1:
        return Text("move-disaster-immune", {"disaster": Text(f"the-{name}")})
    lost = {
        BLUE: sum(holding.workers),
        BROWN: len(characters(holding)),
        YELLOW: holding.florins,
        RED: len(holding.houses) + sum(holding.tiles),
        VIOLET: min(INTRIGUE_LOSS, holding.score),
    }
    return Text(f"move-disaster-{name}", {"n": lost[Colour(which)]})


def _under(position: Position, seat: Seat, args: Given) -> Text:
    """Say which house is lost, and who must leave it."""
    holding, card = position.holdings[seat], Card(args[0])
    house = a_house(COLOUR[face(holding.houses[holding.home_of(card)])])
    return Text("move-burn-under", {"house": house, "card": the(card)})


def _breach(position: Position, seat: Seat, args: Given) -> Text:
    space = position.holdings[seat].tiles[args[0]]
    return Text("move-breach", {"space": space, "section": args[0]})


def _tile(position: Position, seat: Seat, args: Given) -> list[Path]:
    return [(f"tile/{seat}-{args[0]}-{position.holdings[seat].tiles[args[0]]}",)]


def _least(deed: Deed) -> Text | None:
    """No character is worth less at the end."""
    points = POINTS[deed.args[0]]
    others = [POINTS[card] for card in characters(deed.had())]
    return Text("because-least", {"n": points}) if points == min(others) else None


def _empty(deed: Deed) -> Text | None:
    """Nobody lives in the house that is lost."""
    return Text("because-empty")


ANSWERS["disaster"] = Answer(_disaster, marker_path)
ANSWERS["bury"] = Answer(
    lambda position, seat, args: Text("move-bury", {"card": the(Card(args[0]))}),
    card_path,
    reasons=(_least,),
)
ANSWERS["burn"] = Answer(
    lambda position, seat, args: Text("move-burn", {"house": a_house(args[0])}),
    # the one built first (R34): its builder may know what is behind each
    lambda position, seat, args: house_paths(position.holdings[seat], seat, args[0])[:1],
    reasons=(_empty,),
)
ANSWERS["burn_under"] = Answer(_under, card_path)
ANSWERS["breach"] = Answer(_breach, _tile)
LOOKS[Strikes] = Look("strikes", hint="strikes", any_order=True)
LOOKS[Plague] = Look("plague", _plague_cause, hint="plague")
LOOKS[Fire] = Look("fire", _fire_cause, hint="fire")
LOOKS[Breach] = Look("breach", _breach_cause, hint="breach")
