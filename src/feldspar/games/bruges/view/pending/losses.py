"""Disasters, and what opponents take."""

from collections.abc import Sequence
from typing import Final

from feldspar.games.bruges.rules.characters import EFFECTS, the
from feldspar.games.bruges.rules.components import BROWN, DISASTERS, RED
from feldspar.games.bruges.rules.pending.breach import Breach
from feldspar.games.bruges.rules.pending.fire import Fire
from feldspar.games.bruges.rules.pending.give import Give
from feldspar.games.bruges.rules.pending.plague import Plague
from feldspar.games.bruges.rules.pending.strikes import Strikes
from feldspar.games.bruges.rules.player_board import characters
from feldspar.games.bruges.rules.position import TURNS, Position, Question
from feldspar.games.bruges.rules.units import Colour, Seat
from feldspar.games.bruges.view.pending.look import Look, Looks
from feldspar.games.bruges.view.phrases import Args, seat_name, workers
from feldspar.kernel.events import Text


def _given(position: Position, asked: Give) -> Args:
    why = _sent(position, asked.taker, "opponents_give", "workers")
    return {"n": asked.workers, "name": seat_name(asked.taker), "why": why}


def _give(position: Position, asked: Give, kind: str, args: Sequence[int]) -> Text:
    return Text("move-give", {"workers": workers(args[0], 1), "name": seat_name(asked.taker)})


def _breached(position: Position, asked: Breach) -> Args:
    return {"why": _sent(position, position.active, "opponents_lose", "canal_tile")}


def _died(position: Position, asked: Plague) -> Args:
    return _struck(position, asked, BROWN)


def _burnt(position: Position, asked: Fire) -> Args:
    return _struck(position, asked, RED)


def _struck(position: Position, asked: Question, colour: Colour) -> Args:
    """Name a disaster that came with the dice, or else whoever sent it."""
    holding = position.holdings[asked.seat]
    why = Text("disaster-" + DISASTERS[colour])
    if position.phase == TURNS and position.active != asked.seat:
        why = _sent(position, position.active, "give_threat", colour)
    return {"why": why, "houses": len(holding.houses), "tiles": sum(holding.tiles)}


def _sent(position: Position, seat: Seat, op: str, about: int | str) -> Text:
    """Say who has sent which character to do something."""
    culprits = [
        card
        for card in characters(position.holdings[seat])
        for effect in EFFECTS[card]
        if effect.op == op and about in (effect.text, effect.colour)
    ]
    return Text("sent", {"name": seat_name(seat), "card": the(culprits[-1])})


LOOKS: Final[Looks] = {
    Strikes: Look("strikes", hint="strikes"),
    Plague: Look("plague", _died, hint="plague"),
    Fire: Look("fire", _burnt, hint="fire"),
    Give: Look("give", _given, own=("pay",), label=_give),
    Breach: Look("breach", _breached, hint="breach"),
}
