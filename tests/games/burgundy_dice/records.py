"""What the recorded games of the dice game must show, by their names."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from feldspar import Record, State
from feldspar.games.burgundy_dice.game import GAME, DiceState
from feldspar.games.burgundy_dice.rules.components import HEXES
from feldspar.games.burgundy_dice.rules.scoring import rating
from feldspar.kernel.events import WATCHER, Event


class Moment(NamedTuple):
    """A decision, and the state in which it was taken."""

    state: DiceState
    seat: int
    kind: str


class Played(NamedTuple):
    """A game, told by all who watched it."""

    record: Record
    end: DiceState
    moments: list[Moment]
    turns: list[list[Event]]
    """What everybody saw, turn by turn."""


def played(record: Record) -> Played:
    """Play a game of the dice game again, and watch."""
    moments: list[Moment] = []

    def watch(state: State, seat: int, action: int) -> None:
        before = state.clone()
        assert isinstance(before, DiceState)
        moments.append(Moment(before, seat, GAME.actions.decode(action).kind))

    log: list[Event] = []
    end = record.play(GAME, log=log, watch=watch)
    assert isinstance(end, DiceState)
    turns: list[list[Event]] = [[]]
    for event in log:
        if event.text.key == "log-roll":
            turns.append([])
        if event.visible_to(WATCHER):
            turns[-1].append(event)
    return Played(record, end, moments, turns)


def phases(game: Played) -> list[int]:
    """How many turns each phase lasted."""
    turns = {
        (moment.state.phase, moment.state.turn) for moment in game.moments if moment.state.turn
    }
    lengths = Counter(phase for phase, _ in turns)
    return [lengths[phase] for phase in range(3)]


def completions(turn: list[Event]) -> list[Event]:
    """The payments for completed colours in a turn."""
    return [event for event in turn if event.text.key == "log-complete"]


def leaders(game: Played) -> int:
    """How many seats share the highest score."""
    return game.end.scores().count(max(game.end.scores()))


def lost_hour(game: Played) -> bool:
    states = [moment.state for moment in game.moments]
    return any(
        before.phase == after.phase and (before.hours, after.hours, after.hourglass) == (9, 10, 2)
        for before, after in pairwise(states)
    )


def completed_together(game: Played) -> bool:
    colours = [[str(e.text.args["colour"]) for e in completions(turn)] for turn in game.turns]
    return any(len(turn) > len(set(turn)) for turn in colours)


def two_colours(game: Played) -> bool:
    seats = [[event.seat for event in completions(turn)] for turn in game.turns]
    return any(len(turn) > len(set(turn)) for turn in seats)


def second_value(game: Played) -> bool:
    return any(event.rule == "BDG-8.6" for turn in game.turns for event in completions(turn))


def nothing_left_to_win(game: Played) -> bool:
    """A colour was completed after both its values had gone."""
    paid = sum(len(completions(turn)) for turn in game.turns)
    return sum(estate.full.bit_count() for estate in game.end.estates) > paid


def silver(wanted: Callable[[DiceState], bool]) -> Callable[[Played], bool]:
    """A second mark was paid for with dice as wanted."""
    return lambda game: any(m.kind == "silver" and wanted(m.state) for m in game.moments)


def solo(rated: str) -> Callable[[Played], bool]:
    return lambda game: game.end.seats == 1 and rating(game.end.scores()[0]) == rated


SHOWS: dict[str, Callable[[Played], bool]] = {
    "tie-broken-by-bonuses": lambda game: leaders(game) > 1 == game.end.ranking().count(1),
    "shared-win": lambda game: leaders(game) > 1 and game.end.ranking().count(1) > 1,
    "nobody-marks": lambda game: {m.kind for m in game.moments} == {"start", "take"},
    "a-worker-for-want-of-a-mark": lambda game: (
        game.end.strict
        and any(m.kind == "take" and len(m.state.legal(m.seat)) == 1 for m in game.moments)
    ),
    "lost-hour": lost_hour,
    "longest-phases": lambda game: phases(game).count(10) == 2,
    "shortest-phase": lambda game: 5 in phases(game),
    "completed-together": completed_together,
    "second-value": second_value,
    "nothing-left-to-win": nothing_left_to_win,
    "two-colours-in-one-turn": lambda game: (
        any(len(completions(t)) > 1 for t in game.turns) and game.end.seats == 2
    ),
    "completed-in-the-last-turn": lambda game: bool(completions(game.turns[-1])),
    "silver-with-equal-pips": silver(lambda state: state.pip_a == state.pip_b),
    "silver-with-equal-colours": silver(lambda state: state.colour_a == state.colour_b),
    "silver-with-twin-dice": silver(
        lambda state: state.colour_a == state.colour_b and state.pip_a == state.pip_b
    ),
    "solo-unrated": solo(""),
    "solo-good": solo("good"),
    "solo-excellent": solo("excellent"),
    "solo-incredible": solo("incredible"),
    "filled-estate": lambda game: any(
        m.kind == "take" and m.state.estates[m.seat].marked.bit_count() == HEXES
        for m in game.moments
    ),
}
"""What a record shows, by its name."""


def shows(name: str, record: Record) -> bool:
    return SHOWS[name](played(record))
