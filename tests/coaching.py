"""Everything a companion says at the decisions of some whole games."""

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import feldspar
from feldspar import Goal, State, Text, bots
from feldspar.kernel.coaching import tried

MOST_GOALS = 3
MOST_LETTERS = 110
Promises = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Of a reason, the messages of the log whose points each of its numbers adds up."""


def why(state: State, written: str, seat: int = 0) -> dict[str, Text]:
    """Return the reasons for a decision, by their keys."""
    action = state.game.actions.parse(written)
    return {text.key: text for text in state.game.reasons(state, seat, action)}


def aims(state: State, seat: int = 0) -> dict[str, Goal]:
    """Return the goals of a seat, by their keys."""
    return {goal.text.key: goal for goal in state.game.goals(state, seat)}


class Moment(NamedTuple):
    """A decision that somebody takes in a game, with others that were possible."""

    state: State
    seat: int
    actions: list[int]

    def said(self) -> list[Text]:
        """Return all goals and reasons."""
        state, seat = self.state, self.seat
        why = [one for action in self.actions for one in state.game.reasons(state, seat, action)]
        return [goal.text for goal in state.game.goals(state, seat)] + why


@cache
def played(title: str) -> list[Moment]:
    """Return some real decisions of some games, at tables of all sizes."""
    game = feldspar.game(title)
    found: list[Moment] = []
    for number, seats in enumerate([*game.seats] * 2):
        found += _decisions(game.new(seats, b"counsel %d" % number))
    return found


def _decisions(state: State) -> Iterator[Moment]:
    bot = bots.load("greedy(whim=300)")
    decided = 0
    while actors := state.actors():
        seat = actors[decided % len(actors)]
        action, legal = bots.decide(bot, state, seat, b"counsel"), state.legal(seat)
        decided += 1
        if len(legal) > 1 and decided % 5 == 0:
            others = [legal[decided % len(legal)], legal[-1 - decided % len(legal)]]
            yield Moment(state.clone(), seat, list(dict.fromkeys([action, *others])))
        state.step(seat, action)


def promises(title: str) -> Promises:
    """Return the points that the reasons of a title promise at once."""
    found: Promises = importlib.import_module(f"tests.games.{title}.promises").REASONS
    return found


def promised(moment: Moment, promises: Promises) -> Iterator[tuple[Text, str, int]]:
    """Yield each number of points that a reason names, and the points that are then told of."""
    for action in moment.actions:
        _, told = tried(moment.state, moment.seat, action)
        for reason in moment.state.game.reasons(moment.state, moment.seat, action):
            for number, keys in promises.get(reason.key, {}).items():
                yield reason, number, sum(event.points for event in told if event.text.key in keys)
