"""Cards drawn, placed and played, and what characters do again."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.characters import the
from feldspar.games.bruges.rules.components import HAND
from feldspar.games.bruges.rules.pending.again import Again
from feldspar.games.bruges.rules.pending.draw import Draw
from feldspar.games.bruges.rules.pending.draw_up import DrawUp
from feldspar.games.bruges.rules.pending.place import Place
from feldspar.games.bruges.rules.pending.play import Play
from feldspar.games.bruges.rules.pending.straighten import Straighten
from feldspar.games.bruges.rules.piles import cards_held
from feldspar.games.bruges.rules.player_board import Holding
from feldspar.games.bruges.rules.position import DRAWING, Position, Question
from feldspar.games.bruges.rules.units import Card
from feldspar.games.bruges.view.pending.look import Look, Looks
from feldspar.games.bruges.view.phrases import NOTHING, Args
from feldspar.games.bruges.view.texts import effect_text
from feldspar.kernel.events import Text


def place_price(position: Position, holding: Holding, card: Card) -> int:
    """Return what a character costs now: less, if an effect lets one place it."""
    asked = position.stack[-1] if position.stack else None
    return holding.place_price(card, asked.minus if isinstance(asked, Place) else 0)


def last_card(position: Position, asked: Question) -> Args:
    """Warn of a draw that brings the last round (BRG-4.8, 4.9)."""
    if position.last or 1 not in [len(pile) for pile in position.piles]:
        return {"last": NOTHING}
    return {"last": Text("hint-last-card", {"now": int(position.phase == DRAWING)})}


def _held(position: Position, asked: DrawUp) -> Args:
    return {"held": cards_held(position.holdings[asked.seat]), "hand": HAND}


def _full(position: Position, asked: DrawUp) -> str:
    return "-more" if cards_held(position.holdings[asked.seat]) >= HAND else ""


def _character(position: Position, asked: Again) -> Args:
    return {"card": the(asked.card)}


def _once_more(position: Position, asked: Again, kind: str, args: Sequence[int]) -> Text:
    return Text("move-again", {"card": the(asked.card), "effect": effect_text(asked.card)})


def _before_ones_own(position: Position, asked: Play) -> Args | None:
    """Announce the card of the turn, if there will be one."""
    last = len(position.holdings[asked.seat].hand) == 1
    return None if last else {"played": int(position.played)}


LOOKS: Final[Looks] = {
    DrawUp: Look("draw", _held, _full, hint="draw", follows=last_card, declined="draw", blind=True),
    Draw: Look("draw-some", hint="draw", follows=last_card, blind=True),
    Place: Look("place", hint="place", declined="place"),
    Play: Look("play-more", hint="play-more", follows=_before_ones_own),
    Again: Look(
        "again", _character, hint="again", declined="again", own=("again",), label=_once_more
    ),
    Straighten: Look("straighten", hint="straighten"),
}
