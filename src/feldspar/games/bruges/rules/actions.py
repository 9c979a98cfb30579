"""What the six actions do (section 7): in a turn, or by an effect that lets one play a card."""

from feldspar.games.bruges.rules.canals import build_tile
from feldspar.games.bruges.rules.characters import COLOUR, PLACED, WHEN, the
from feldspar.games.bruges.rules.components import (
    A_CANAL,
    A_FLORINS,
    A_HOUSE,
    A_PLACE,
    A_THREAT,
    COLOURS,
    NO_WORKER,
    THREAT_ACTION,
    WORKER_CHOICES,
    WORKERS_ACTION,
    WORKERS_TAKEN,
)
from feldspar.games.bruges.rules.events import act, build_house, discard_marker, happened
from feldspar.games.bruges.rules.gains import return_worker, take_workers, throw_card
from feldspar.games.bruges.rules.pending.again import Again
from feldspar.games.bruges.rules.pending.settled import Settled
from feldspar.games.bruges.rules.perks import MORE_FLORINS, MORE_WORKERS, TWICE
from feldspar.games.bruges.rules.player_board import PRINTED_PRICE
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat, Section
from feldspar.kernel.events import Text


def play(position: Position, seat: Seat, action: int) -> None:
    """Play a card."""
    if action < A_FLORINS:
        _take_workers(position, seat, Card(action))
    elif action < A_THREAT:
        _take_florins(position, seat, Card(action - A_FLORINS))
    elif action < A_CANAL:
        card, marker = divmod(action - A_THREAT, len(COLOURS))
        throw_card(position, seat, Card(card), "BRG-7.4")
        discard_marker(position, seat, Colour(marker), "BRG-7.4")
        happened(position, seat, THREAT_ACTION, COLOUR[card])
    elif action < A_HOUSE:
        card, which = divmod(action - A_CANAL, 2)
        section = Section(which)
        price = position.holdings[seat].tile_price(section, PRINTED_PRICE)
        throw_card(position, seat, Card(card), "BRG-7.6")
        build_tile(position, seat, section, price, "BRG-7.6")
    elif action < A_PLACE:
        build(position, seat, action, "BRG-7.10")
    else:
        place(position, seat, action, 0, "BRG-7.11")


def _take_workers(position: Position, seat: Seat, card: Card) -> None:
    """Action I."""
    throw_card(position, seat, card, "BRG-7.1")
    number = WORKERS_TAKEN + position.holdings[seat].perks[MORE_WORKERS]
    take_workers(position, seat, COLOUR[card], number, "BRG-7.1")
    happened(position, seat, WORKERS_ACTION, COLOUR[card])


def _take_florins(position: Position, seat: Seat, card: Card) -> None:
    """Action II."""
    throw_card(position, seat, card, "BRG-7.3")
    holding = position.holdings[seat]
    number = position.dice[COLOUR[card]] + holding.perks[MORE_FLORINS]
    holding.florins += number
    if position.log is not None:
        colour = Text("colour-" + COLOURS[COLOUR[card]])
        position.report(seat, Text("log-die", {"n": number, "colour": colour}), "BRG-7.3")


def build(position: Position, seat: Seat, action: int, rule: str) -> None:
    """Action V."""
    card, worker = divmod(action - A_HOUSE, WORKER_CHOICES)
    position.holdings[seat].drop_card(Card(card))
    if worker != NO_WORKER:
        return_worker(position, seat, Colour(worker), rule)
    build_house(position, seat, Card(card), False, rule)


def place(position: Position, seat: Seat, action: int, minus: int, rule: str) -> None:
    """Action VI, and what follows in the order of BRG-8.12."""
    number, house = divmod(action - A_PLACE, len(COLOURS))
    card, colour = Card(number), Colour(house)
    holding = position.holdings[seat]
    price = holding.place_price(card, minus)
    twice = holding.perks[TWICE]
    holding.florins -= price
    holding.drop_card(card)
    holding.settle_in(card, colour)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "card": the(card),
            "house": Text("a-house-" + COLOURS[colour]),
            "florins": price,
        }
        position.report(seat, Text("log-place", args), rule)
    position.push(Settled(seat, card))
    if WHEN[card] == PLACED:
        if twice:
            position.push(Again(seat, card))
        act(position, seat, card)
