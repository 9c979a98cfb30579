"""BRG-8.10, for the judge: nobody is activated in vain. Read beside section 15, one by one."""

from collections.abc import Callable
from typing import Final

from feldspar.games.bruges.rules.characters import ANY, COLOUR, EFFECTS, Effect
from feldspar.games.bruges.rules.components import COLOURS, NO_WORKER, SPACES, TOP
from feldspar.games.bruges.rules.counters import count
from feldspar.games.bruges.rules.player_board import EMPTY, PAID, USED, resident
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.prices import character_costs, tile_costs
from feldspar.games.bruges.rules.units import Card, Colour, Seat


class _Act:
    """An effect about to be carried out, when the worker for it has been paid."""

    def __init__(self, position: Position, seat: Seat, card: Card, effect: Effect) -> None:
        self.position = position
        self.seat = seat
        self.card = card
        self.effect = effect
        self.mine = position.holdings[seat]


def in_vain(position: Position, seat: Seat, card: Card, worker: Colour) -> bool:
    """Tell whether a character could change nothing, activated with a worker or without."""
    after = position.clone()
    assert isinstance(after, Position)
    if worker != NO_WORKER:
        after.holdings[seat].gain_workers(worker, -1)
    acts = [_Act(after, seat, card, effect) for effect in EFFECTS[card]]
    return not any(_CHANGES[act.effect.op](act) for act in acts)


def _some(act: _Act) -> bool:
    """What is counted is enough for one lot."""
    effect = act.effect
    if not effect.amount or not effect.counted:
        return effect.amount > 0
    return count(act.position, act.seat, effect.counted, effect.which) >= effect.lot


def _marker(act: _Act) -> bool:
    """There is a marker of the colour that is named, or of any."""
    colour, threats = act.effect.colour, act.mine.threats
    if colour == ANY:
        return sum(threats) > 0
    return colour < len(COLOURS) and threats[colour] > 0


def _space(act: _Act) -> bool:
    """There is a space for a tile, and it can be paid."""
    paid, spaces = PAID[act.effect.text], [built for built in act.mine.tiles if built != SPACES]
    return any(tile_costs(act.mine, space, paid) <= act.mine.florins for space in spaces)


def _plot(act: _Act) -> bool:
    """There is a card for a house, and a worker of its colour if one is asked for."""
    tops = [pile[-1] for pile in act.position.piles if pile]
    cards = act.mine.hand if act.effect.text == "hand" else tops
    return any(not act.effect.pays_worker or act.mine.workers[COLOUR[card]] for card in cards)


def _guest(act: _Act) -> bool:
    """There is an empty house, and somebody for it who can be paid."""
    if EMPTY not in [resident(one) for one in act.mine.houses]:
        return False
    prices = [character_costs(act.mine, card, act.effect.amount) for card in act.mine.hand]
    return any(price <= act.mine.florins for price in prices)


def _bargain(act: _Act) -> bool:
    """There is enough to pay with, and something to be had for it."""
    mine, effect = act.mine, act.effect
    if effect.get == "threat" and not sum(mine.threats):
        return False
    held = {"florins": mine.florins, "workers": sum(mine.workers)}
    held |= {"cards": len(mine.hand), "vp": mine.score}
    return held[effect.pay] >= effect.pay_n


def _victim(act: _Act) -> bool:
    """An opponent has something to give or to lose."""
    for other in act.position.opponents(act.seat):
        theirs = act.position.holdings[other]
        held = {"florins": theirs.florins, "workers": sum(theirs.workers)}
        held |= {"vp": theirs.score, "canal_tile": sum(theirs.tiles)}
        if held[act.effect.text]:
            return True
    return False


_CHANGES: Final[dict[str, Callable[[_Act], bool]]] = {
    "gain_florins": _some,
    "gain_workers": _some,
    "gain_vp": _some,
    "draw_cards": lambda act: any(act.position.piles),
    "gain_die": lambda act: True,  # every die shows something
    "discard_threat": lambda act: _some(act) and _marker(act),
    "advance": lambda act: act.mine.level < TOP and act.effect.price <= act.mine.florins,
    "build_canal": _space,
    "build_house": _plot,
    "place_character": _guest,
    "play_extra_card": lambda act: len(act.mine.hand) > 0,
    "exchange_workers": lambda act: sum(act.mine.workers) > 0,
    "convert": _bargain,
    "reactivate": lambda act: any(
        one >= USED and one != act.card + USED for one in act.mine.residents
    ),
    "opponents_give": _victim,
    "opponents_lose": _victim,
    "give_threat": lambda act: True,  # there are markers, and opponents
    "pay_opponents": lambda act: act.mine.florins > 0,
}
