"""Refused clicks of recorded games: what a click on a thing that is not lit is answered."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import feldspar
from feldspar import Record, State
from feldspar.kernel.events import Text
from feldspar.table.services.tables import refusal
from tests.scenes import touchable

RECORDS = Path(__file__).parent / "records"


class Click(NamedTuple):
    """A click on something that no move goes through, and what is answered."""

    state: State
    seat: int
    thing: str
    rule: str
    text: Text | None
    """None: the page can only say "Not now."."""


def positions(path: Path, every: int = 10) -> Iterator[State]:
    """Yield a copy of every position of a record whose number is a multiple of `every`."""
    record = Record.parse(path.read_text("utf-8"))
    game = feldspar.game(record.game).by(record.game, record.rules)
    assert game is not None
    state = record.play(game, 0)
    for number, decision in enumerate(record.decisions):
        if number % every == 0:
            yield state.clone()
        state.play(*decision)


def kind_of(thing: str) -> str:
    """Return what a thing is, without what tells it from others of its kind."""
    return "/".join(re.sub(r"^[\d-]+$|^[a-g]\d$", "#", part) for part in thing.split("/"))


def clicks(state: State, each: bool = True) -> Iterator[Click]:
    """Yield a click of each seat that is to decide on everything that is not lit for it, or on one
    thing of each kind."""
    for seat in state.actors():
        lit = {step for move in state.game.moves(state, seat) for step in move.path}
        known: set[str] = set()
        for thing in touchable(state.game.scene(state, seat)):
            if thing not in lit and (each or kind_of(thing) not in known):
                known.add(kind_of(thing))
                why = refusal(state, seat, [thing])
                text = Text(why.key, why.args) if why.key else None
                yield Click(state, seat, thing, why.rule, text)


def records(title: str) -> Sequence[Path]:
    return sorted((RECORDS / title).glob("*.record"))
