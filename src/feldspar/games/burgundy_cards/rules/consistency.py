"""Checks that a position that was read is consistent, so that it can be played to its end."""

from typing import Final

from feldspar.games.burgundy_cards.rules.cards import TYPE
from feldspar.games.burgundy_cards.rules.columns import Column
from feldspar.games.burgundy_cards.rules.components import (
    CLOISTER,
    COLUMNS,
    HAND,
    PROJECTS,
    TURNS,
    TYPES,
)
from feldspar.games.burgundy_cards.rules.player_board import Holding
from feldspar.games.burgundy_cards.rules.position import Position
from feldspar.kernel.position_codec import require
from feldspar.kernel.units import Seat

MOST_BEGUN: Final = COLUMNS - len(TYPES)
"""Open columns: a decision names one of so many, and one of each type may yet be begun."""


def check(position: Position) -> None:
    """Raise a `PositionError` if a position contradicts itself."""
    alone = position.seats == 1
    require((position.holder < 0) == alone, "start card: somebody has it, but nobody alone")
    require(position.shuffles > 0, "shuffles: expected a number from 1 on")
    over = position.active < 0
    require(over or position.turn < TURNS, f"turn: expected a number from 0 to {TURNS - 1}")
    for seat, holding in enumerate(position.holdings):
        _holding(position, seat, holding)
    if over:
        require(not position.stack and not position.revealed, "asked: nothing when it is over")
    else:
        _play(position)


def _holding(position: Position, seat: int, holding: Holding) -> None:
    require(len(holding.hand) <= HAND, f"hand {seat}: at most {HAND} cards")
    cards, plays = len(holding.hand) + len(holding.pile), _plays_left(position, seat)
    require(cards <= plays, f"pile {seat}: at most {plays} cards are left to play in this round")
    require(len(holding.projects) <= PROJECTS, f"projects {seat}: at most {PROJECTS}")
    begun = len(holding.open_columns())
    require(begun <= MOST_BEGUN, f"columns {seat}: at most {MOST_BEGUN} that are not complete")
    fits = all(_is_one(column) for column in holding.columns)
    require(fits, f"columns {seat}: cards of one type, and cloisters")


def _plays_left(position: Position, seat: int) -> int:
    """Return how many cards a player has still to play in this round."""
    if position.active < 0:
        return 0
    order = position.clockwise(position.start)
    place, now = order.index(Seat(seat)), order.index(position.active)
    played = place < now or (place == now and position.played)
    return TURNS - position.turn - int(played)


def _is_one(column: Column) -> bool:
    """Tell whether the cards of a column make it what it is said to be."""
    types = [TYPE[card] for card in column.cards if TYPE[card] != CLOISTER]
    return column.size > 0 and [column.type] == ([*{*types}] or [CLOISTER])


def _play(position: Position) -> None:
    """Whoever has the play can go on, and what is asked concerns what lies there."""
    holding, stack = position.mine(), position.stack
    if position.aaron_waits():
        require(not stack and not position.played, "asked: nothing while Aaron turns up cards")
        require(not position.revealed, "revealed: nothing while Aaron turns up cards")
        return
    require(position.played or bool(holding.hand), "active: expected somebody with a card to play")
    require(bool(stack) or not position.revealed, "revealed: nothing, but in a purchase")
    for question in stack[:-1]:
        require(question.is_patient, f"asked: {question.name} is answered before anything else")
    if stack:
        top, rest = stack[-1], Position()
        position.copy_into(rest)
        require(top.can_wait(position), f"asked: {top.name} cannot be asked now")
        require(not top.settle(rest), f"asked: {top.name} waits for nobody")
