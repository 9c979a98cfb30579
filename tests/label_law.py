"""Law of labels: the points, costs and gains a label names are those of its decision.

What the words of a title promise is read in `tests/games/<title>/promises.py`, which has
* `PROMISES`: of a message, the counter that each of its numbers changes, and whether it is lost;
and may have
* `counters(state, seat)`: what a seat has, to be compared before and after;
* `alone(events)`: whether nothing else happened that could change these;
* `finish(state, seat, anew)`: takes what the seat has decided to where it counts, if that is later;
  what it has not decided anew, it may have begun before.
A title without one promises points alone, as arguments of that name.
"""

import importlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from feldspar import State
from feldspar.kernel.events import Event, Text
from feldspar.kernel.scene import Move
from tests.endurance import GAMES
from tests.laws import sample

POINTS = "points"
Counters = Mapping[str, int]


class Reading(NamedTuple):
    """How the labels of a title are read."""

    promises: Mapping[str, Mapping[str, str]] = {}
    counters: Callable[[State, int], Counters] = lambda state, seat: {}
    alone: Callable[[Sequence[Event]], bool] = lambda events: True
    finish: Callable[[State, int, bool], None] = lambda state, seat, anew: None


def reading(title: str) -> Reading:
    """Return how the labels of a title are read."""
    if not (GAMES / title / "promises.py").exists():
        return Reading()
    module = importlib.import_module(f"tests.games.{title}.promises")
    own = {name: getattr(module, name) for name in Reading._fields if hasattr(module, name)}
    return Reading(**{"promises": module.PROMISES, **own})


def promised(text: Text, promises: Mapping[str, Mapping[str, str]]) -> Counter[str]:
    """Add up what a text and all that it is made of promises.

    A counter after a minus is what is lost of it. An asterisk stands for the word at that place: so
    many of it, or one. What has no counter is no promise.
    """
    found: Counter[str] = Counter()
    meanings = promises.get(text.key, {POINTS: POINTS})
    for name, value in text.args.items():
        counter = meanings.get(name)
        if isinstance(value, Text) and counter:
            number = value.args.get("n", 1)
            assert isinstance(number, int)
            found[counter.replace("*", value.key)] += number
        elif isinstance(value, Text) and counter is None:
            found.update(promised(value, promises))
        elif counter:
            assert isinstance(value, int), (text, name)
            found[counter] += value
    return found


def a_label_says_what_then_happens(state: State, choose: Random) -> None:
    """What a seat is promised it gets, it pays what it is told, and points come only as said."""
    read = reading(state.game.id)
    for seat in state.actors():
        moves = {move.action: move for move in state.game.moves(state, seat)}
        for action in sample(moves, choose):
            _as_said(state, seat, moves[action], read)


def the_label_of_a_decision_says_what_then_happens(state: State, seat: int, action: int) -> None:
    """The same of one decision, which a game has come to, if it is legal."""
    if state.why_not(seat, action) is not None:
        return
    move = next(move for move in state.game.moves(state, seat) if move.action == action)
    _as_said(state, seat, move, reading(state.game.id))


def _as_said(state: State, seat: int, move: Move, read: Reading) -> None:
    before, after = state.clone(), state.clone()
    was: list[Event] = []
    log: list[Event] = []
    before.log, after.log = was, log
    after.step(seat, move.action)
    read.finish(before, seat, False)
    read.finish(after, seat, True)
    told = _until_the_next_chapter(log)
    if not read.alone(told):
        return
    said = promised(move.label, read.promises)
    earned = _points(told, seat) - _points(_until_the_next_chapter(was), seat)
    assert said[POINTS] - said["-" + POINTS] == earned, (move.label, earned, told)
    if any(event.seat == seat for event in log[len(told) :]):
        return  # a round that begins may bring more than anybody is promised
    had, has = read.counters(before, seat), read.counters(after, seat)
    if move.price and move.price.art in had:
        assert move.price.amount == said.setdefault(f"-{move.price.art}", move.price.amount)
    for counter in {name.removeprefix("-") for name in said} - {POINTS}:
        change = said[counter] - said[f"-{counter}"]
        assert has[counter] - had[counter] == change, (move.label, counter, told)


def _points(events: Sequence[Event], seat: int) -> int:
    return sum(event.points for event in events if event.seat == seat and event.visible_to(seat))


def _until_the_next_chapter(log: Sequence[Event]) -> list[Event]:
    ends = [number for number, event in enumerate(log) if event.chapter]
    return list(log[: ends[0]] if ends else log)
