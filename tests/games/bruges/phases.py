"""The phases around the turns: prepared positions go on with drawing, with dice, with majorities.

`given` prepares a turn of phase 3; each of these lets a phase begin, and stops at the first
decision.
"""

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

from feldspar.games.bruges.game import BrugesState
from feldspar.games.bruges.rules import turn_flow
from feldspar.games.bruges.rules.cards.characters import COLOUR
from feldspar.games.bruges.rules.components import COLOURS, NAMES
from feldspar.games.bruges.rules.position import COMPARING, DRAWING, TURNS
from feldspar.kernel.chance import below
from feldspar.kernel.events import Event, Text
from feldspar.kernel.units import Seat
from tests.games.bruges.given import CALM


def begin_round(state: BrugesState) -> list[Event]:
    """Phase 1 of the next round, with seat 0 as its first player; return what was told."""
    state.phase = COMPARING
    state.first = Seat(state.seats - 1)  # whose left neighbour is seat 0
    state.log = []
    turn_flow.proceed(state)
    return state.log


def throw_dice(state: BrugesState, **dice: int) -> list[Event]:
    """Phase 2 of this round: the dice show this, and are calm else; return what was told."""
    shown = {**CALM, **dice}
    state.phase = DRAWING
    state.key = _key(state.round, tuple(shown[colour] for colour in COLOURS))
    state.log = []
    turn_flow.proceed(state)
    assert state.dice == [shown[colour] for colour in COLOURS]
    return state.log


@cache
def _key(round_: int, dice: tuple[int, ...]) -> bytes:
    """A key of chance with which the dice fall like this."""
    wanted = sum((value - 1) * 6**place for place, value in enumerate(dice))
    keys = (b"dice %d" % number for number in count())
    return next(key for key in keys if below(6**5, key, turn_flow.ROLL, round_) == wanted)


def end_round(state: BrugesState) -> list[Event]:
    """Phase 4 of this round, after the last turn of the last player; return what was told."""
    state.phase, state.stack = TURNS, []
    state.active = Seat((state.first - 1) % state.seats)
    state.turn, state.played = 3, True
    state.log = []
    turn_flow.end_turn(state)
    turn_flow.proceed(state)
    return state.log


def of_colours(*colours: str) -> list[str]:
    """Cards of these colours, all different: the first there are."""
    found: list[str] = []
    for colour in colours:
        cards = [name for card, name in enumerate(NAMES) if COLOURS[COLOUR[card]] == colour]
        found.append(next(name for name in cards if name not in found))
    return found


def notices(state: BrugesState, viewer: int, one: str, other: str) -> bool:
    """Whether a viewer would know it if two cards nobody lives as had changed places."""
    cards = NAMES.index(one), NAMES.index(other)
    places = dict(zip(cards, cards[::-1], strict=True))

    def changed(things: Sequence[int]) -> list[Any]:
        return [thing & ~255 | places.get(thing & 255, thing & 255) for thing in things]

    world = state.clone()
    world.piles = [changed(pile) for pile in state.piles]
    world.extra, world.discard = changed(state.extra), changed(state.discard)
    for holding in world.holdings:
        holding.hand = sorted(changed(holding.hand))
        holding.fresh, holding.houses = changed(holding.fresh), changed(holding.houses)
    assert world.state_key() != state.state_key()
    return world.info_key(viewer) != state.info_key(viewer)


def heard(events: Sequence[Event], viewer: int) -> set[str]:
    """The cards that are named to a viewer in what was told."""
    return {name for event in events if event.visible_to(viewer) for name in _named(event.text)}


def _named(text: Text) -> list[str]:
    """The cards a sentence names."""
    found = [text.key[4:]] if text.key.startswith("the-") and text.key[4:] in NAMES else []
    for arg in text.args.values():
        if isinstance(arg, Text):
            found += _named(arg)
    return found
