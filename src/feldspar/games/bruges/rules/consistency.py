"""Checks that a position that was read is consistent, so that it can be played to its end."""

from feldspar.games.bruges.rules.components import COLOURS, DISASTER, STATUES, TURNS_EACH
from feldspar.games.bruges.rules.player_board import EMPTY, Holding, characters, resident
from feldspar.games.bruges.rules.position import DRAWING, OVER, TURNS, Position
from feldspar.kernel.position_codec import require


def check(position: Position) -> None:
    """Raise a `PositionError` if a position contradicts itself."""
    _course(position)
    for number, question in enumerate(position.stack):
        fits = question.can_wait(position, position.stack[number + 1 :])
        require(fits, f"asked: {question.name()} cannot be asked here")
    for seat, holding in enumerate(position.holdings):
        _holding(position, seat, holding)
    owned = [*position.statues]
    for holding in position.holdings:
        owned += holding.statues
    fits = len(owned) == len({*owned}) and {*owned} <= {*STATUES}
    require(fits, f"statues: there is one of each: {', '.join(map(str, STATUES))}")


def _course(position: Position) -> None:
    """The game goes on by a question or a turn, and comes to its last round."""
    phase, stack = position.phase, position.stack
    require(phase > 0, "phase: expected draw, dice, turns, majorities or over")
    if phase == OVER:
        require(not stack, "asked: nothing when it is over")
        require(position.round == position.last, "last round: expected this one, when it is over")
    elif phase == TURNS:
        fits = position.turn < TURNS_EACH
        require(fits, f"turn: expected a number from 0 to {TURNS_EACH - 1}")
    else:
        require(bool(stack), "asked: expected something, outside of the turns")
    rolled = [die for die in position.dice if die]
    fits = len(rolled) == len(COLOURS) or (not rolled and phase == DRAWING)
    require(fits, "dice: expected numbers from 1 to 6, once they are rolled")
    require(position.round > 0, "round: expected a number from 1 on")
    if position.last:
        fits = position.round <= position.last <= position.round + 1 and not position.extra
        require(fits, "last round: expected this one or the next, without an extra pile")
    else:
        fits = bool(position.piles[0] and position.piles[1])
        require(fits, "pile: cards in both, until the last round is known")
    if stack:
        rest = Position()
        position.copy_into(rest)
        require(not stack[-1].settle(rest), f"asked: {stack[-1].name()} waits for nobody")


def _holding(position: Position, seat: int, holding: Holding) -> None:
    living = [resident(one) for one in holding.houses if resident(one) != EMPTY]
    fits = sorted(living) == sorted(characters(holding))
    require(fits, f"residents {seat}: every character has a house, and no house another")
    strikes = [one for one in position.stack if one.seat == seat and "disaster" in one.kinds]
    fits = bool(strikes) or not holding.due()
    require(fits, f"threats {seat}: with {DISASTER} of a colour, a disaster strikes")
