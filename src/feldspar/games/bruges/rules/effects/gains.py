"""Florins, workers and points that come, go, and change hands: what effects end in."""

from feldspar.games.bruges.rules.cards.characters import the
from feldspar.games.bruges.rules.cards.counters import amount
from feldspar.games.bruges.rules.components import COLOURS
from feldspar.games.bruges.rules.effects.vocabulary import (
    PRIMITIVES,
    Cause,
    Primitive,
    capped_amount,
    has_amount,
    has_one_lot,
)
from feldspar.games.bruges.rules.player_board import GAINED, LOST
from feldspar.games.bruges.rules.position import Position
from feldspar.games.bruges.rules.units import Card, Colour, Seat
from feldspar.kernel.events import Text


def receive_florins(position: Position, seat: Seat, number: int, card: Card, rule: str) -> None:
    """Take florins from the bank."""
    if not number:
        return
    position.holdings[seat].florins += number
    if position.log is not None:
        position.log_event(seat, Text("log-florins", {"n": number, "card": the(card)}), rule)


def take_workers(position: Position, seat: Seat, colour: Colour, number: int, rule: str) -> None:
    """Take workers of a colour from the supply."""
    position.holdings[seat].gain_workers(colour, number)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "n": number,
            "workers": Text("workers-" + COLOURS[colour], {"n": number}),
        }
        position.log_event(seat, Text("log-workers", args), rule)


def throw_card(position: Position, seat: Seat, card: Card, rule: str) -> None:
    """Discard a card of the hand, face up, as a price."""
    position.holdings[seat].drop_card(card)
    position.throw_away(card)
    if position.log is not None:
        position.log_event(seat, Text("log-play", {"card": the(card)}), rule, is_cost=True)


def return_worker(position: Position, seat: Seat, colour: Colour, rule: str) -> None:
    """Return a worker to the supply, as a price."""
    position.holdings[seat].gain_workers(colour, -1)
    if position.log is not None:
        text = Text("log-pay-worker", {"workers": Text("workers-" + COLOURS[colour], {"n": 1})})
        position.log_event(seat, text, rule, is_cost=True)


def score(position: Position, seat: Seat, points: int, card: Card, rule: str) -> None:
    """Score points by a character."""
    position.holdings[seat].score_points(points, GAINED)
    if position.log is not None:
        position.log_event(seat, Text("log-points", {"card": the(card)}), rule, points)


def lose_points(position: Position, seat: Seat, points: int, rule: str) -> None:
    """Lose points, as far as there are any (BRG-9.8)."""
    holding = position.holdings[seat]
    lost = min(points, holding.score)
    if lost:
        holding.score_points(-lost, LOST)
    if position.log is not None:
        position.log_event(seat, Text("log-lost", {"n": lost}), rule, -lost)


def give_florins(position: Position, giver: Seat, taker: Seat, number: int, rule: str) -> None:
    """Hand over florins, as far as there are any."""
    given = min(number, position.holdings[giver].florins)
    if not given:
        return
    position.holdings[giver].florins -= given
    position.holdings[taker].florins += given
    if position.log is not None:
        text = Text("log-give-florins", {"n": given, "name": Text("seat-name", {"n": taker + 1})})
        position.log_event(giver, text, rule)


def give_workers(position: Position, giver: Seat, taker: Seat, colour: Colour, number: int) -> None:
    """Hand over workers of a colour."""
    position.holdings[giver].gain_workers(colour, -number)
    position.holdings[taker].gain_workers(colour, number)
    if position.log is not None:
        args: dict[str, int | str | Text] = {
            "n": number,
            "workers": Text("workers-" + COLOURS[colour], {"n": number}),
            "name": Text("seat-name", {"n": taker + 1}),
        }
        position.log_event(giver, Text("log-give-workers", args), "BRG-15.15")


def _gain_florins(position: Position, cause: Cause) -> None:
    """BRG-15.1."""
    florins = amount(position, cause.seat, cause.effect)
    receive_florins(position, cause.seat, florins, cause.card, "BRG-15.1")


def _gain_points(position: Position, cause: Cause) -> None:
    """BRG-15.3."""
    points = amount(position, cause.seat, cause.effect)
    if points:
        score(position, cause.seat, points, cause.card, "BRG-15.3")


PRIMITIVES["gain_florins"] = Primitive(
    _gain_florins, has_amount, has_one_lot, florins=capped_amount
)
PRIMITIVES["gain_vp"] = Primitive(_gain_points, has_amount, has_one_lot, each=100)
