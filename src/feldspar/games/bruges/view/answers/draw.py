"""Cards drawn: in phase 1, by an effect, and for a house."""

from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.cards.piles import cards_held
from feldspar.games.bruges.rules.components import BOTH_SECTIONS, GATES, HAND, SPACES
from feldspar.games.bruges.rules.pending.build import BuildUnseen
from feldspar.games.bruges.rules.pending.draw import Draw, DrawUp
from feldspar.games.bruges.rules.player_board import PRINTED_PRICE
from feldspar.games.bruges.rules.position import DRAWING, Position, Question
from feldspar.games.bruges.rules.units import Colour
from feldspar.games.bruges.view.answers.answer import ANSWERS, LOOKS, Answer, Given, Look, look
from feldspar.games.bruges.view.answers.deed import Deed
from feldspar.games.bruges.view.lead import is_near
from feldspar.games.bruges.view.phrases import NOTHING, Args, a_house, colour_text
from feldspar.kernel.events import Text


def _top(position: Position, args: Given) -> Colour:
    """Return the colour of the card that is drawn."""
    return COLOUR[position.piles[args[0]][-1]]


def _last_card(position: Position, asked: Question) -> Args:
    """Warn of a draw that brings the last round (BRG-4.8, 4.9)."""
    if position.last or 1 not in [len(pile) for pile in position.piles]:
        return {"last": NOTHING}
    return {"last": Text("hint-last-card", {"now": int(position.phase == DRAWING)})}


def _hand_size(position: Position, asked: DrawUp) -> Args:
    return {"held": cards_held(position.holdings[asked.seat]), "hand": HAND}


def _full(position: Position, asked: DrawUp) -> str:
    return "-more" if cards_held(position.holdings[asked.seat]) >= HAND else ""


def _unseen_house(position: Position, asked: BuildUnseen, kind: str, args: Given) -> Text:
    return Text("move-house-unseen", {"house": a_house(_top(position, args))})


def _for_canal(deed: Deed) -> Text | None:
    """The next space of a canal has this colour, and can be paid."""
    holding, colour = deed.had(), _top(deed.before, deed.args)
    if not look(deed.before).blind:
        return None
    for section in BOTH_SECTIONS:
        built = holding.tiles[section]
        if built < SPACES and GATES[holding.gate][section][built] == colour:
            if holding.tile_price(section, PRINTED_PRICE) <= holding.florins:
                return Text("because-for-canal", {"colour": colour_text(colour)})
    return None


def _for_threat(deed: Deed) -> Text | None:
    """It can return a marker where one more would strike."""
    colour = _top(deed.before, deed.args)
    if not look(deed.before).blind or not is_near(deed.had(), colour):
        return None
    return Text("because-for-threat", {"colour": colour_text(colour)})


def _for_house(deed: Deed) -> Text | None:
    """There is a worker for a house of this colour."""
    colour = _top(deed.before, deed.args)
    if not look(deed.before).blind or not deed.had().workers[colour]:
        return None
    return Text("because-for-house", {"house": a_house(colour)})


ANSWERS["draw"] = Answer(
    lambda position, seat, args: Text("move-draw", {"colour": colour_text(_top(position, args))}),
    lambda position, seat, args: [(f"pile/{args[0] + 1}",)],
    reasons=(_for_threat, _for_canal, _for_house),  # unless it becomes a house at once
)
LOOKS[DrawUp] = Look(
    "draw", _hand_size, _full, hint="draw", follows=_last_card, declined="draw", blind=True
)
LOOKS[Draw] = Look("draw-some", hint="draw", follows=_last_card, blind=True)
LOOKS[BuildUnseen] = Look(
    "build-unseen", hint="build-unseen", follows=_last_card, label=_unseen_house
)
