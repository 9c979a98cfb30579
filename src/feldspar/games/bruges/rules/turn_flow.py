"""The flow of the game: set-up, the four phases of a round, and what ends each of them."""

from typing import Final

from feldspar.games.bruges.rules import pending, scoring
from feldspar.games.bruges.rules.answers.activate import activations
from feldspar.games.bruges.rules.cards.characters import COUNTERS, DECKS, LATER
from feldspar.games.bruges.rules.cards.counters import count
from feldspar.games.bruges.rules.cards.perks import TIES
from feldspar.games.bruges.rules.cards.piles import shuffled_cards
from feldspar.games.bruges.rules.components import (
    COLOURS,
    GATES,
    MAJORITIES,
    MAJORITY_FLIPPED,
    NO_COLOUR,
    STACK,
    START_SCORE,
    STATUES,
    TURNS_EACH,
)
from feldspar.games.bruges.rules.effects.events import trigger
from feldspar.games.bruges.rules.pending.advance import all_advance
from feldspar.games.bruges.rules.pending.disasters import all_receive_rolled
from feldspar.games.bruges.rules.pending.draw import all_draw_up
from feldspar.games.bruges.rules.player_board import START, USED, starting_holding
from feldspar.games.bruges.rules.position import COMPARING, DICE, DRAWING, OVER, TURNS, Position
from feldspar.games.bruges.rules.units import Resident, Seat
from feldspar.kernel.chance import below, dealt
from feldspar.kernel.events import Event, Text, heading

# Events of chance
FIRST_PLAYER: Final = 0
DEAL: Final = 1
GATE: Final = 2
ROLL: Final = 3
LATER_EDITION: Final = "later"
MAJORITY_COUNTERS: Final = [
    COUNTERS.index(counted) for counted in ("progress_level", "character", "canal_tile")
]
"""What each majority counts."""

pending.every()  # so that the vocabulary of effects is complete


def set_up(position: Position) -> None:
    """Section 2; then the first round."""
    seats, key = position.seats, position.key
    deck = DECKS[position.game.rules][:]
    if position.options["engraver"] == LATER_EDITION:
        for card, later in LATER:
            deck[card] = later
    cards = shuffled_cards(deck, key, DEAL)
    used = STACK * seats
    half = used // 2
    position.piles = [cards[half:used], cards[:half]]  # the first has the odd card
    position.extra = cards[used:]
    position.discard = []
    position.statues = STATUES[::-1]
    position.dice = [0] * len(COLOURS)
    gates = dealt(list(range(len(GATES))), seats, key, GATE)
    position.holdings = [starting_holding(gate) for gate in gates]
    for holding in position.holdings:
        holding.score_points(START_SCORE, START)
    position.first = Seat(below(seats, key, FIRST_PLAYER))
    position.stack = all_draw_up(position)
    settle(position)


def settle(position: Position) -> None:
    """Carry out what needs no decision, until something does."""
    while position.stack and position.stack[-1].settle(position):
        pass


def proceed(position: Position) -> None:
    """Let all happen that follows, up to the next decision."""
    settle(position)
    while not position.stack and position.phase != OVER:
        if position.phase == DRAWING:
            _roll(position)
        elif position.phase == DICE:
            position.phase = TURNS
            position.active = position.first
            position.turn = 0
            position.played = False
        elif position.phase == TURNS:
            if _has_something_to_do(position):
                return
            end_turn(position)
        else:
            _next_round(position)
        settle(position)


def roll_dice(key: bytes, round_: int) -> list[int]:
    """Return what the die of each colour shows in a round."""
    together = below(6 ** len(COLOURS), key, ROLL, round_)
    dice: list[int] = []
    for _ in COLOURS:
        dice.append(together % 6 + 1)
        together //= 6
    return dice


def _roll(position: Position) -> None:
    """Phase 2: threats for all, then progress for all (BRG-5.13)."""
    position.phase = DICE
    position.dice = dice = roll_dice(position.key, position.round)
    position.reveal_count += 1
    position.stack = all_advance(position) + all_receive_rolled(position)
    if position.log is not None:
        args: dict[str, int | str | Text] = dict(zip(COLOURS, dice, strict=True))
        position.announce(Text("log-dice", args), "BRG-5.1")


def _has_something_to_do(position: Position) -> bool:
    """Tell whether the active player has a card to play, or a character to activate."""
    if position.holdings[position.active].hand and not position.played:
        return True
    return bool(activations(position, position.active))


def end_turn(position: Position) -> None:
    """Go on with the next player, or with phase 4 (BRG-6.1)."""
    position.played = False
    position.active = Seat((position.active + 1) % position.seats)
    if position.active != position.first:
        return
    position.turn += 1
    if position.turn == TURNS_EACH:
        _compare(position)


def _compare(position: Position) -> None:
    """Phase 4: markers are turned; then characters may answer, in player order."""
    position.phase = COMPARING
    turned: list[Seat] = []
    for majority in range(len(MAJORITIES)):
        turned += _majority(position, majority)
    for seat in reversed(position.clockwise(position.first)):
        for _ in range(len([one for one in turned if one == seat])):
            trigger(position, seat, MAJORITY_FLIPPED, NO_COLOUR)


def _majority(position: Position, majority: int) -> list[Seat]:
    """Return who turns a marker (BRG-10.1 to 10.5, 15.25)."""
    counts = [
        count(position, seat, MAJORITY_COUNTERS[majority], 0) for seat in position.clockwise(0)
    ]
    most = max(counts)
    turned: list[Seat] = []
    for seat in position.clockwise(position.first):
        holding = position.holdings[seat]
        ahead = counts.count(most) == 1 or holding.perks[TIES]
        if counts[seat] == most and most and ahead and not holding.majorities >> majority & 1:
            holding.majorities |= 1 << majority
            turned.append(seat)
            if position.log is not None:
                text = Text("log-majority-" + MAJORITIES[majority], {"n": most})
                position.log_event(seat, text, f"BRG-10.{majority + 1}")
    return turned


def _next_round(position: Position) -> None:
    """BRG-10.6, or the end of the game."""
    if position.round == position.last:
        position.phase = OVER
        if position.log is not None:
            position.log.append(heading(Text("log-end"), "BRG-11.1"))
        scoring.count_up(position)
        return
    for holding in position.holdings:
        holding.residents = [Resident(one & ~USED) for one in holding.residents]
    position.round += 1
    position.first = Seat((position.first + 1) % position.seats)
    position.phase = DRAWING
    position.stack = all_draw_up(position)
    if position.log is not None:
        position.log.append(_round_event(position))


def opening(position: Position) -> list[Event]:
    """Return what the set-up has shown to everybody."""
    begun = [
        Event(seat, Text("log-start"), "BRG-2.4", START_SCORE) for seat in range(position.seats)
    ]
    return [*begun, _round_event(position)]


def _round_event(position: Position) -> Event:
    name = Text("seat-name", {"n": position.first + 1})
    key = "log-last-round" if position.round == position.last else "log-round"
    text = Text(key, {"round": position.round, "name": name})
    return heading(text, "BRG-3.1")
